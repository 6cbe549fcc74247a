/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Players and their statistics as tables of text. */

#include "crumb-stats-text.h"

#include "words/crumb-game-words.h"
#include "words/crumb-text-table.h"

#include <glib/gi18n.h>

/* As much of an id as `crumb games` shows. */
#define ID_SHOWN 8

static void
add_line (CrumbTextTable *table, const char *what, char *text)
{
  crumb_text_table_take (table, g_strdup (what));
  crumb_text_table_take (table, text);
}

static double
per_round (const CrumbPlayer *player)
{
  return player->rounds > 0 ? (double) player->cookies / (double) player->rounds : 0;
}

static void
add_games (CrumbTextTable *table, const CrumbPlayerStats *stats, const CrumbGameWords *words)
{
  const CrumbPlayer *player = stats->player;
  g_autofree char *id = stats->best_game != NULL ? g_strndup (stats->best_game, ID_SHOWN) : NULL;

  add_line (table, _ ("Games"), g_strdup_printf ("%u", player->games));
  add_line (table, _ ("Won"), g_strdup_printf ("%u", player->won));
  if (stats->running > 0)
    add_line (table, _ ("Unfinished"), g_strdup_printf ("%u", stats->running));
  if (player->rounds > 0)
    add_line (table, _ (words->points_a_round), g_strdup_printf ("%.2f", crumb_player_stats_per_round (stats)));
  if (id != NULL)
    add_line (table, _ ("Best round"),
              /* Translators: the most points of one round, and the id of the game it was in. */
              g_strdup_printf (_ ("%1$d, in game %2$s"), stats->best_round, id));
  if (stats->hands > 0)
    add_line (table, _ ("Bonuses"),
              /* Translators: how often a player had the bonus, and how many rounds could tell. */
              g_strdup_printf (_ ("%1$u of %2$u"), (guint) stats->bonuses, (guint) stats->hands));
}

static void
add_bids (CrumbTextTable *table, const CrumbPlayerStats *stats)
{
  static const char *const heads[CRUMB_TALLY_BIDS] = {
    N_ ("Bids of four dice or more"),
    N_ ("Bids of one die"),
    N_ ("Bids of two dice"),
    N_ ("Bids of three dice"),
  };

  for (guint n = 1; n <= CRUMB_TALLY_BIDS; n++)
    {
      const CrumbBidCount *bids = &stats->bids[n % CRUMB_TALLY_BIDS];

      if (bids->bids > 0)
        add_line (table, _ (heads[n % CRUMB_TALLY_BIDS]),
                  /* Translators: bids that were won, of how many, and how many the exact chances add up to. */
                  g_strdup_printf (_ ("%1$u won of %2$u, %3$.1f to be expected"), (guint) bids->won, (guint) bids->bids,
                                   bids->expected));
    }
}

static void
add_lucky (CrumbTextTable *table, const CrumbLuckyCount *lucky)
{
  if (lucky->kept + lucky->rerolled > 0)
    add_line (table, _ ("Lucky lasts"),
              g_strdup_printf (_ ("%1$u kept, %2$u re-rolled"), (guint) lucky->kept, (guint) lucky->rerolled));
  if (lucky->rerolled > 0)
    add_line (table, _ ("Re-rolled lucky lasts"),
              g_strdup_printf (_ ("%1$u better, %2$u worse, %3$+d pips in all"), (guint) lucky->better,
                               (guint) lucky->worse, (int) lucky->pips));
}

static void
add_streaks (CrumbTextTable *table, const CrumbPlayerStats *stats)
{
  guint n = (guint) ABS (stats->streak);

  if (n == 0)
    return;
  add_line (table, _ ("Streak"),
            stats->streak > 0 ? g_strdup_printf (ngettext ("%u game won", "%u games won in a row", n), n)
                              : g_strdup_printf (ngettext ("%u game not won", "%u games not won in a row", n), n));
  add_line (table, _ ("Most won in a row"), g_strdup_printf ("%u", stats->longest_won));
  add_line (table, _ ("Most not won in a row"), g_strdup_printf ("%u", stats->longest_lost));
}

static void
add_rivals (CrumbTextTable *table, GPtrArray *rivals)
{
  for (guint i = 0; i < rivals->len; i++)
    {
      const CrumbRival *rival = rivals->pdata[i];
      g_autofree char *what = g_strdup_printf (_ ("With %s"), rival->player->name);

      add_line (table, what,
                g_strdup_printf (
                    ngettext ("%1$u game, won %2$u to %3$u", "%1$u games, won %2$u to %3$u", (gulong) rival->games),
                    (guint) rival->games, (guint) rival->won, (guint) rival->lost));
    }
}

char *
crumb_stats_text_players (GPtrArray *players, const CrumbGameKind *kind)
{
  const CrumbGameWords *words = crumb_game_words_of (kind);
  g_autoptr (CrumbTextTable) table = crumb_text_table_new ("lrrr");

  if (players->len == 0)
    return g_strdup ("");

  crumb_text_table_take (table, g_strdup (C_ ("column", "Player")));
  crumb_text_table_take (table, g_strdup (C_ ("column", "Games")));
  crumb_text_table_take (table, g_strdup (C_ ("column", "Won")));
  crumb_text_table_take (table, g_strdup (_ (words->points_a_round)));
  for (guint i = 0; i < players->len; i++)
    {
      const CrumbPlayer *player = players->pdata[i];

      crumb_text_table_take (table, g_strdup (player->name));
      crumb_text_table_take (table, g_strdup_printf ("%u", player->games));
      crumb_text_table_take (table, g_strdup_printf ("%u", player->won));
      crumb_text_table_take (table, g_strdup_printf ("%.2f", per_round (player)));
    }
  return crumb_text_table_to_string (table);
}

char *
crumb_stats_text_player (const CrumbPlayerStats *stats, const CrumbGameKind *kind)
{
  g_autoptr (CrumbTextTable) table = crumb_text_table_new ("ll");

  add_line (table, _ ("Player"), g_strdup (stats->player->name));
  for (guint i = 0; i < stats->spellings->len; i++)
    add_line (table, _ ("Also spelled"), g_strdup (((const CrumbPlayer *) stats->spellings->pdata[i])->name));
  add_games (table, stats, crumb_game_words_of (kind));
  add_bids (table, stats);
  add_lucky (table, &stats->lucky);
  add_streaks (table, stats);
  add_rivals (table, stats->rivals);
  return crumb_text_table_to_string (table);
}
