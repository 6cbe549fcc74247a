/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A game as texts to be copied, saved or sent. No widgets. */

#include "crumb-share-texts.h"

#include "record/base/crumb-text.h"
#include "record/files/crumb-game-name.h"
#include "ui/game/crumb-rule-sets.h"
#include "ui/people/crumb-people.h"
#include "ui/widgets/crumb-widget-helpers.h"
#include "words/crumb-game-words.h"
#include "words/crumb-score-rows.h"
#include "words/crumb-score-sheet.h"
#include "words/crumb-words.h"

#include <glib/gi18n.h>
#include <string.h>

char *
crumb_share_texts_title (CrumbGame *game)
{
  const char *names[CRUMB_SEATS_MAX];

  if (crumb_game_get_title (game)[0] != '\0')
    return g_strdup (crumb_game_get_title (game));
  crumb_people_get_names (game, names);
  return crumb_words_names (crumb_seats_all (crumb_game_get_n_seats (game)), names);
}

char *
crumb_share_texts_day (CrumbGame *game)
{
  return crumb_format_time (crumb_game_get_started (game), "%x");
}

char *
crumb_share_texts_details (CrumbGame *game, GSettings *settings)
{
  const CrumbGameKind *kind = crumb_game_get_kind (game);
  const char *rules = crumb_game_get_head (game)->rules;
  g_autofree char *name = crumb_rule_sets_name (crumb_game_words_of (kind)->agreement, settings, rules);
  g_autofree char *date = crumb_format_day_and_time (crumb_game_get_started (game));
  g_autofree char *place = crumb_text_tell (crumb_game_get_place (game));
  g_autoptr (GPtrArray) parts = g_ptr_array_new ();
  g_autoptr (GArray) changes = crumb_game_list_changes (game);

  g_ptr_array_add (parts, date);
  if (*place != '\0')
    g_ptr_array_add (parts, place);
  g_ptr_array_add (parts, name != NULL ? name : (gpointer) crumb_game_words_rules_name (kind, rules));
  if (changes->len > 0)
    /* Translators: of a game: some of its moves were entered again later */
    g_ptr_array_add (parts, (gpointer) C_ ("game", "Corrected"));
  g_ptr_array_add (parts, NULL);
  return g_strjoinv (" · ", (char **) parts->pdata);
}

char *
crumb_share_texts_outcome (CrumbGame *game)
{
  const char *names[CRUMB_SEATS_MAX];

  crumb_people_get_names (game, names);
  return crumb_game_words_result (crumb_game_get_kind (game), crumb_game_get_state (game), names);
}

/* Other programs get the names as they are typed, people as sentences have them. */
static char *
write_scores (CrumbGame *game, const char *day, gboolean told, char *(*write) (const CrumbScoreSheet *scores))
{
  g_autofree char *time = crumb_format_time (crumb_game_get_started (game), "%H:%M%:z");
  CrumbScoreSheet scores = {
    .kind = crumb_game_get_kind (game),
    .state = crumb_game_get_state (game),
    .title = crumb_game_get_title (game),
    .day = day,
    .id = crumb_game_get_id (game),
    .time = time,
    .place = crumb_game_get_place (game),
    .note = crumb_game_get_note (game),
    .rules = crumb_game_get_head (game)->rules,
  };

  for (guint seat = 0; seat < crumb_game_get_n_seats (game); seat++)
    {
      const CrumbSeat *player = crumb_game_get_seat (game, seat);

      scores.names[seat] = told ? player->told : player->name;
    }
  return (*write) (&scores);
}

char *
crumb_share_texts_table (CrumbGame *game)
{
  return write_scores (game, NULL, FALSE, crumb_score_sheet_csv);
}

char *
crumb_share_texts_sheet (CrumbGame *game)
{
  g_autofree char *day = crumb_share_texts_day (game);

  return write_scores (game, day, TRUE, crumb_score_sheet_text);
}

char *
crumb_share_texts_rows (CrumbGame *game)
{
  g_autofree char *day = crumb_format_time (crumb_game_get_started (game), "%Y-%m-%d");

  return write_scores (game, day, FALSE, crumb_score_rows);
}

char *
crumb_share_texts_file_name (CrumbGame *game, const char *suffix)
{
  g_autofree char *name = crumb_game_name_plain (game);

  return g_strconcat (name, suffix, NULL);
}
