/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A link that hands a finished game to BG Stats. */

#include "crumb-play-link.h"
#include "crumb-json-add.h"

#define LINK_START "bgstats://app.bgstatsapp.com/createPlay.html?data="
/* A game that was open for longer was not being played all that time. */
#define MINUTES_MAX (12 * 60)
/* Enough digits to tell players apart; more would make the code too dense for a camera. */
#define PLAYER_ID_SHOWN 12

/* BG Stats remembers which player an id belongs to, so it has to be the same in every game and on every machine. */
static char *
make_player_id (const char *name)
{
  g_autofree char *key = crumb_seat_name_key (name);
  char *hash = g_compute_checksum_for_string (G_CHECKSUM_SHA256, key, -1);

  hash[PLAYER_ID_SHOWN] = '\0';
  return hash;
}

/* Writes every field, since BG Stats on Android ignores players that lack one. */
static void
add_player (JsonBuilder *json, CrumbGame *game, guint seat)
{
  const CrumbScores *scores = crumb_scores_of (crumb_game_get_state (game));
  const char *name = crumb_game_get_seat (game, seat)->name;
  g_autofree char *id = make_player_id (name);

  json_builder_begin_object (json);
  crumb_json_add_text (json, "name", name);
  crumb_json_add_text (json, "sourcePlayerId", id);
  crumb_json_add_bool (json, "startPlayer", seat == crumb_game_get_head (game)->first);
  crumb_json_add_int (json, "rank", crumb_scores_rank (scores, seat));
  crumb_json_add_int (json, "score", scores->totals[seat]);
  crumb_json_add_bool (json, "winner", crumb_seats_has (scores->winners, seat));
  json_builder_end_object (json);
}

static void
add_game (JsonBuilder *json, const CrumbGameKind *kind)
{
  crumb_json_begin_object (json, "game");
  crumb_json_add_text (json, "name", kind->name);
  crumb_json_add_text (json, "sourceGameId", kind->id);
  crumb_json_add_bool (json, "highestWins", TRUE);
  crumb_json_add_bool (json, "noPoints", FALSE);
  json_builder_end_object (json);
}

static void
add_times (JsonBuilder *json, CrumbGame *game)
{
  guint n = crumb_game_get_n_entries (game);
  gint64 entered = crumb_game_get_head (game)->started;
  gint64 minutes = n > 0 ? (crumb_game_get_entry (game, n - 1)->at - entered) / G_TIME_SPAN_MINUTE : 0;
  g_autoptr (GDateTime) utc = g_date_time_new_from_unix_utc_usec (crumb_game_get_started (game));
  g_autoptr (GDateTime) local = g_date_time_to_local (utc);
  g_autofree char *day = g_date_time_format (local, "%Y-%m-%d %H:%M:%S");

  crumb_json_add_text (json, "playDate", day);
  if (minutes > 0 && minutes <= MINUTES_MAX)
    crumb_json_add_int (json, "durationMin", minutes);
}

char *
crumb_play_link (CrumbGame *game)
{
  g_autoptr (JsonBuilder) json = json_builder_new_immutable ();
  g_autofree char *text = NULL;
  g_autofree char *escaped = NULL;
  CrumbSeats people = crumb_scores_of (crumb_game_get_state (game))->people;

  json_builder_begin_object (json);
  crumb_json_add_text (json, "sourceName", "Crumb");
  crumb_json_add_text (json, "sourcePlayId", crumb_game_get_id (game));
  add_times (json, game);
  add_game (json, crumb_game_get_kind (game));
  crumb_json_begin_array (json, "players");
  for (guint seat = 0; seat < crumb_game_get_n_seats (game); seat++)
    if (crumb_seats_has (people, seat))
      add_player (json, game, seat);
  json_builder_end_array (json);
  json_builder_end_object (json);

  text = crumb_json_to_line (json);
  escaped = g_uri_escape_string (text, NULL, FALSE);
  return g_strconcat (LINK_START, escaped, NULL);
}
