/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Describes imported games, and asks about those that differ. No widgets. */

#include "crumb-import-report.h"

#include "crumb-share-texts.h"

#include "record/base/crumb-text.h"
#include "words/crumb-game-words.h"
#include "words/crumb-words-rounds.h"

#include <glib/gi18n.h>

guint
crumb_import_report_next (CrumbImport *import, guint from, CrumbImportOutcome outcome)
{
  for (guint i = from; i < crumb_import_get_n_results (import); i++)
    if (crumb_import_get_result (import, i)->outcome == outcome)
      return i;
  return CRUMB_IMPORT_NO_RESULT;
}

guint
crumb_import_report_count (CrumbImport *import, guint from, CrumbImportOutcome outcome)
{
  guint count = 0;

  for (guint i = from; i < crumb_import_get_n_results (import); i++)
    count += crumb_import_get_result (import, i)->outcome == outcome ? 1 : 0;
  return count;
}

gboolean
crumb_import_report_is_short (CrumbImport *import)
{
  guint n_results = crumb_import_get_n_results (import);

  for (CrumbImportOutcome outcome = 0; outcome < CRUMB_IMPORT_REFUSED; outcome++)
    if (crumb_import_count (import, outcome) == n_results)
      return TRUE;
  return FALSE;
}

const char *
crumb_import_report_new_game (CrumbImport *import)
{
  if (crumb_import_count (import, CRUMB_IMPORT_NEW) != 1)
    return NULL;
  return crumb_import_get_result (import, crumb_import_report_next (import, 0, CRUMB_IMPORT_NEW))->id;
}

/* The players of a game of the record, or what else it can be called. */
static char *
name_game (CrumbStore *store, const char *id)
{
  g_autoptr (CrumbGame) game = id != NULL ? crumb_store_load_game (store, id, NULL) : NULL;

  return game != NULL ? crumb_share_texts_title (game) : g_strdup (id);
}

static char *
tell_one (CrumbImport *import, CrumbStore *store)
{
  const CrumbImportResult *result = crumb_import_get_result (import, 0);
  g_autofree char *game = name_game (store, result->id);
  g_autofree char *place = crumb_import_report_place (result);

  switch (result->outcome)
    {
    case CRUMB_IMPORT_NEW:
      /* Translators: %s is what the game is called, or who plays: “Sue and John” */
      return g_strdup_printf (_ ("Added: %s"), game);
    case CRUMB_IMPORT_LONGER:
      /* Translators: %s is what the game is called, or who plays. */
      return g_strdup_printf (_ ("Updated: %s"), game);
    case CRUMB_IMPORT_KNOWN:
      /* Translators: %s is what the game is called, or who plays. */
      return g_strdup_printf (_ ("Already here: %s"), game);
    case CRUMB_IMPORT_DIFFERS:
      /* Translators: %s is what the game is called, or who plays. */
      return g_strdup_printf (_ ("Left unchanged: %s"), game);
    case CRUMB_IMPORT_REFUSED:
      /* Translators: %s is the name of a file, or which game of a file: “games.json, game 12” */
      return g_strdup_printf (_ ("Couldn’t import “%s”."), place);
    case CRUMB_N_IMPORT_OUTCOMES:
      break;
    }
  g_return_val_if_reached (NULL);
}

/* (transfer none): The sentence about @n games of one outcome, with a number in it. */
static const char *
outcome_format (CrumbImportOutcome outcome, guint n)
{
  switch (outcome)
    {
    case CRUMB_IMPORT_NEW:
      /* Translators: %u counts games. */
      return ngettext ("Added %u game.", "Added %u games.", n);
    case CRUMB_IMPORT_LONGER:
      /* Translators: %u counts games that are now as they are in a file. */
      return ngettext ("Updated %u game.", "Updated %u games.", n);
    case CRUMB_IMPORT_KNOWN:
      /* Translators: %u counts games. */
      return ngettext ("%u game was already here.", "%u games were already here.", n);
    case CRUMB_IMPORT_DIFFERS:
      /* Translators: %u counts games. */
      return ngettext ("%u game differs from your copy and was left unchanged.",
                       "%u games differ from your copies and were left unchanged.", n);
    case CRUMB_IMPORT_REFUSED:
      /* Translators: %u counts games, and files without a game in them. */
      return ngettext ("%u couldn’t be imported.", "%u couldn’t be imported.", n);
    case CRUMB_N_IMPORT_OUTCOMES:
      break;
    }
  g_return_val_if_reached (NULL);
}

static void
append_outcome (GString *text, CrumbImport *import, CrumbImportOutcome outcome)
{
  guint n = crumb_import_count (import, outcome);

  if (n == 0)
    return;
  if (text->len > 0)
    g_string_append_c (text, ' ');
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  g_string_append_printf (text, outcome_format (outcome, n), n);
#pragma GCC diagnostic pop
}

char *
crumb_import_report_sentences (CrumbImport *import, CrumbStore *store)
{
  g_autoptr (GString) text = g_string_new (NULL);

  if (crumb_import_get_n_results (import) == 0)
    return g_strdup (_ ("There’s no game file in it"));
  if (crumb_import_get_n_results (import) == 1)
    return tell_one (import, store);

  for (CrumbImportOutcome outcome = 0; outcome < CRUMB_N_IMPORT_OUTCOMES; outcome++)
    append_outcome (text, import, outcome);
  return g_string_free_and_steal (g_steal_pointer (&text));
}

char *
crumb_import_report_place (const CrumbImportResult *result)
{
  g_autofree char *base = g_file_get_basename (result->file);
  g_autofree char *shown = crumb_text_of_file (base);

  /* Translators: the name of a file, and which one of the games in it: “games.json, game 12” */
  return result->n == 0 ? g_steal_pointer (&shown) : g_strdup_printf (_ ("%1$s, game %2$u"), shown, result->n);
}

char *
crumb_import_report_problem (const CrumbImportResult *result)
{
  const CrumbGameFileRefusal *refusal = &result->refusal;
  g_autofree char *why = NULL;

  g_return_val_if_fail (result->error != NULL, NULL);

  if (refusal->refusal.reason == CRUMB_REFUSAL_NONE)
    return g_strdup (result->error->message);
  why = crumb_game_words_of (refusal->kind)->refusal (&refusal->refusal, (const char *const *) refusal->names);
  /* Translators: %1$s is “Entry 12 in line 40” of a game file, %2$s a whole sentence: “Sue holds 4 dice.” */
  return g_strdup_printf (_ ("%1$s: %2$s"), refusal->place, why);
}

static gboolean
is_same_move (const CrumbMove *one, const CrumbMove *other)
{
  char dice[CRUMB_DICE_TEXT_MAX];
  char other_dice[CRUMB_DICE_TEXT_MAX];

  return one->what == other->what && one->seat == other->seat && one->amount == other->amount
         && g_str_equal (crumb_dice_format (&one->dice, dice), crumb_dice_format (&other->dice, other_dice));
}

/* After which round the first moves differ. */
static char *
when_they_part (CrumbGame *one, CrumbGame *other)
{
  const CrumbGameKind *kind = crumb_game_get_kind (one);
  guint n = MIN (crumb_game_get_n_moves (one), crumb_game_get_n_moves (other));
  g_autofree gpointer state = g_malloc (kind->state_size);
  guint move = 0;

  while (move < n && is_same_move (crumb_game_get_move (one, move), crumb_game_get_move (other, move)))
    move++;
  crumb_game_state_after (one, move, state);
  return crumb_game_words_after_round (kind, crumb_scores_of (state)->n_rounds);
}

/* Who won or leads, and what everybody has. */
static char *
tell_result (CrumbGame *game)
{
  const CrumbGameKind *kind = crumb_game_get_kind (game);
  const void *state = crumb_game_get_state (game);
  guint n_seats = crumb_game_get_n_seats (game);
  const char *names[CRUMB_SEATS_MAX];
  int totals[CRUMB_SEATS_MAX];
  g_autofree char *outcome = crumb_share_texts_outcome (game);
  g_autofree char *scores = NULL;

  for (guint seat = 0; seat < n_seats; seat++)
    {
      names[seat] = crumb_game_get_seat (game, seat)->told;
      totals[seat] = crumb_scores_of (state)->totals[seat];
    }
  scores = crumb_words_totals (kind, totals, n_seats, crumb_scores_of (state)->n_rounds, names);
  /* Translators: two whole sentences: “Sue wins with 53 cookies.” and “After round 3: Sue 53, John 41.” */
  return g_strdup_printf (C_ ("result", "%1$s %2$s"), outcome, scores);
}

char *
crumb_import_report_question (const CrumbImportResult *result, CrumbGame *theirs, CrumbStore *store)
{
  g_autoptr (CrumbGame) game = result->id != NULL ? crumb_store_load_game (store, result->id, NULL) : NULL;
  g_autofree char *place = crumb_import_report_place (result);
  g_autofree char *title = NULL, *day = NULL, *outcome = NULL, *other = NULL, *since = NULL;

  if (game == NULL)
    return g_strdup (result->error->message);
  title = crumb_share_texts_title (game);
  day = crumb_share_texts_day (game);
  outcome = tell_result (game);
  if (theirs == NULL)
    /* Translators: %1$s is what a game is called or who plays, %2$s a date, %3$s a whole sentence: “Sue wins with 53
       cookies.”, %4$s the name of a file */
    return g_strdup_printf (_ ("%1$s, %2$s. Yours: %3$s The one in “%4$s” is different."), title, day, outcome, place);
  other = tell_result (theirs);
  since = when_they_part (game, theirs);
  /* Translators: %1$s is what a game is called or who plays, %2$s a date, %3$s and %5$s whole sentences: “Sue wins with
     53 cookies.”, %4$s the name of a file, %6$s when: “At the start”, “After round 2” */
  return g_strdup_printf (_ ("%1$s, %2$s.\nYours: %3$s\nIn “%4$s”: %5$s\n%6$s, they differ."), title, day, outcome,
                          place, other, since);
}
