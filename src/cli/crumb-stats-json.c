/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Players and their statistics as JSON. */

#include "crumb-stats-json.h"

#include "crumb-json-line.h"

static void
add_number (JsonBuilder *json, const char *name, gint64 number)
{
  json_builder_set_member_name (json, name);
  json_builder_add_int_value (json, number);
}

static void
add_text (JsonBuilder *json, const char *name, const char *text)
{
  json_builder_set_member_name (json, name);
  json_builder_add_string_value (json, text);
}

static void
add_time (JsonBuilder *json, const char *name, gint64 at)
{
  g_autoptr (GDateTime) utc = g_date_time_new_from_unix_utc_usec (at);
  g_autofree char *text = g_date_time_format_iso8601 (utc);

  add_text (json, name, text);
}

static void
add_player (JsonBuilder *json, const CrumbPlayer *player)
{
  add_text (json, "name", player->name);
  add_text (json, "colour", crumb_colour_to_word (player->colour));
  json_builder_set_member_name (json, "hidden");
  json_builder_add_boolean_value (json, player->hidden);
  add_time (json, "played", player->played);
  add_number (json, "games", player->games);
  add_number (json, "won", player->won);
  add_number (json, "rounds", (gint64) player->rounds);
  add_number (json, "cookies", player->cookies);
}

/* By their number of dice; the last ones have as many or more. */
static void
add_bids (JsonBuilder *json, const CrumbPlayerStats *stats)
{
  json_builder_set_member_name (json, "bids");
  json_builder_begin_array (json);
  for (guint n = 1; n <= CRUMB_TALLY_BIDS; n++)
    {
      const CrumbBidCount *bids = &stats->bids[n % CRUMB_TALLY_BIDS];

      json_builder_begin_object (json);
      add_number (json, "dice", n);
      add_number (json, "bids", (gint64) bids->bids);
      add_number (json, "won", (gint64) bids->won);
      json_builder_set_member_name (json, "expected");
      json_builder_add_double_value (json, bids->expected);
      json_builder_end_object (json);
    }
  json_builder_end_array (json);
}

static void
add_lucky (JsonBuilder *json, const CrumbLuckyCount *lucky)
{
  json_builder_set_member_name (json, "lucky");
  json_builder_begin_object (json);
  add_number (json, "kept", (gint64) lucky->kept);
  add_number (json, "rerolled", (gint64) lucky->rerolled);
  add_number (json, "better", (gint64) lucky->better);
  add_number (json, "worse", (gint64) lucky->worse);
  add_number (json, "pips", lucky->pips);
  add_number (json, "weighed", (gint64) lucky->weighed);
  add_number (json, "gained", lucky->gained);
  json_builder_end_object (json);
}

static void
add_rivals (JsonBuilder *json, GPtrArray *rivals)
{
  json_builder_set_member_name (json, "against");
  json_builder_begin_array (json);
  for (guint i = 0; i < rivals->len; i++)
    {
      const CrumbRival *rival = rivals->pdata[i];

      json_builder_begin_object (json);
      add_text (json, "name", rival->player->name);
      add_number (json, "games", (gint64) rival->games);
      add_number (json, "won", (gint64) rival->won);
      add_number (json, "lost", (gint64) rival->lost);
      add_number (json, "cookies", rival->cookies);
      add_number (json, "their_cookies", rival->their_cookies);
      json_builder_end_object (json);
    }
  json_builder_end_array (json);
}

static void
add_spellings (JsonBuilder *json, GPtrArray *spellings)
{
  json_builder_set_member_name (json, "spellings");
  json_builder_begin_array (json);
  for (guint i = 0; i < spellings->len; i++)
    json_builder_add_string_value (json, ((const CrumbPlayer *) spellings->pdata[i])->name);
  json_builder_end_array (json);
}

char *
crumb_stats_json_players (GPtrArray *players)
{
  g_autoptr (JsonBuilder) json = json_builder_new_immutable ();

  json_builder_begin_array (json);
  for (guint i = 0; i < players->len; i++)
    {
      json_builder_begin_object (json);
      add_player (json, players->pdata[i]);
      json_builder_end_object (json);
    }
  json_builder_end_array (json);
  return crumb_json_line_from_builder (json);
}

char *
crumb_stats_json_player (const CrumbPlayerStats *stats)
{
  g_autoptr (JsonBuilder) json = json_builder_new_immutable ();

  json_builder_begin_object (json);
  add_player (json, stats->player);
  add_number (json, "unfinished", stats->running);
  add_number (json, "hands", (gint64) stats->hands);
  add_number (json, "bonuses", (gint64) stats->bonuses);
  add_number (json, "best_round", stats->best_round);
  if (stats->best_game != NULL)
    add_text (json, "best_game", stats->best_game);
  add_number (json, "taken", (gint64) stats->taken);
  add_number (json, "ties", (gint64) stats->ties);
  add_bids (json, stats);
  add_lucky (json, &stats->lucky);
  add_number (json, "streak", stats->streak);
  add_number (json, "longest_won", stats->longest_won);
  add_number (json, "longest_lost", stats->longest_lost);
  add_rivals (json, stats->rivals);
  add_spellings (json, stats->spellings);
  json_builder_end_object (json);
  return crumb_json_line_from_builder (json);
}
