/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Games in History become others: another program changes them, or a file's or a backup's version is used. */

#include "history-fixture.h"
#include "ui-display-tests.h"
#include "widget-texts.h"

#include "record/files/crumb-game-file.h"
#include "record/store/crumb-deleted-game.h"
#include "ui/deleted/crumb-deleted-dialog.h"
#include "ui/deleted/crumb-deleted-row.h"
#include "ui/history/crumb-game-browser.h"
#include "ui/history/crumb-note-dialog.h"
#include "ui/past/crumb-game-card.h"

/* Somebody else changes the record between any two steps of ours: only what was chosen is ever touched. */
typedef struct
{
  History *history;
  CrumbStore *other;
  GHashTable *ids; /* the name of the first player, who plays but once → the game's id */
} Others;

static void
add_known_game (Others *others, CrumbStore *store)
{
  char *name = g_strdup_printf ("Player %u", g_hash_table_size (others->ids));

  g_hash_table_insert (others->ids, name, history_add_game_to (store, "", name, "Bo", TRUE));
}

static const char *
random_id (Others *others)
{
  g_autofree char *name = g_strdup_printf (
      "Player %d", g_rand_int_range (others->history->record.rand, 0, (gint32) g_hash_table_size (others->ids)));

  return g_hash_table_lookup (others->ids, name);
}

static void
interfere (Others *others)
{

  GRand *rand = others->history->record.rand;

  for (int n = g_rand_int_range (rand, 0, 4); n > 0; n--)
    {
      const char *const ids[] = { random_id (others), NULL };
      g_autoptr (CrumbGame) game = crumb_store_load_game (others->other, ids[0], NULL);

      switch (g_rand_int_range (rand, 0, 5))
        {
        case 0:
          /* As many as are sure to have a row that can be looked at. */
          if (g_hash_table_size (others->ids) < 22)
            add_known_game (others, others->other);
          break;
        case 1:
          g_assert_true (crumb_store_delete_games (others->other, ids, NULL));
          break;
        case 2:
          g_assert_true (crumb_store_restore_games (others->other, ids, NULL));
          break;
        case 3:
          crumb_game_set_title (game, "Theirs", NULL);
          break;
        default:
          history_correct_cookies (game, (gint16) g_rand_int_range (rand, 0, 40));
          break;
        }
    }
  if (g_rand_boolean (rand))
    history_settle ();
}

/* What every game is, in a line for each. */
static GHashTable *
look_at_all (Others *others)
{
  GHashTable *games = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_free);
  g_autoptr (GPtrArray) listed = crumb_store_list_games (others->other, NULL, 0, NULL);
  GHashTableIter iter;
  gpointer id;

  g_hash_table_iter_init (&iter, others->ids);
  while (g_hash_table_iter_next (&iter, NULL, &id))
    {
      g_autoptr (CrumbGame) game = crumb_store_load_game (others->other, id, NULL);

      g_hash_table_insert (games, id, g_strdup_printf ("deleted %s", crumb_game_get_title (game)));
    }
  for (guint i = 0; i < listed->len; i++)
    {
      id = ((CrumbGameSummary *) listed->pdata[i])->id;
      if (g_hash_table_contains (games, id))
        {
          g_autoptr (CrumbGame) game = crumb_store_load_game (others->other, id, NULL);
          gpointer own = NULL;

          g_hash_table_lookup_extended (games, id, &own, NULL);
          g_hash_table_insert (games, own, crumb_game_file_write (game));
        }
    }
  return games;
}

/* Whether each game in sight is seen to be selected, by id. Rows that a long list
 * has below have no cards. */
static GHashTable *
look_at_selection (Others *others)
{
  g_autoptr (GPtrArray) cards = widget_find_all (GTK_WIDGET (others->history->view), CRUMB_TYPE_GAME_CARD);
  GHashTable *seen = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < cards->len; i++)
    {
      g_autofree char *texts = widget_texts (cards->pdata[i]);
      g_auto (GStrv) lines = g_strsplit (texts, "\n", -1);
      gboolean selected;

      g_object_get (cards->pdata[i], "selected", &selected, NULL);
      for (guint line = 0; lines[line] != NULL; line++)
        if (g_hash_table_contains (others->ids, lines[line]))
          g_hash_table_insert (seen, g_hash_table_lookup (others->ids, lines[line]), GINT_TO_POINTER (selected));
    }
  return seen;
}

/* The games that the list says are selected are those that are seen to be. */
static GHashTable *
check_selection (Others *others, const char *const *selected)
{
  g_autoptr (GHashTable) seen = look_at_selection (others);
  GHashTable *chosen = g_hash_table_new (g_str_hash, g_str_equal);
  GHashTableIter iter;
  gpointer id, is_selected;

  for (guint i = 0; selected[i] != NULL; i++)
    g_hash_table_add (chosen, (gpointer) selected[i]);
  g_assert_true (selected[0] == NULL || g_hash_table_size (seen) > 0);
  g_hash_table_iter_init (&iter, seen);
  while (g_hash_table_iter_next (&iter, &id, &is_selected))
    g_assert_cmpint (GPOINTER_TO_INT (is_selected), ==, g_hash_table_contains (chosen, id));
  return chosen;
}

static void
assert_only (GHashTable *before, GHashTable *after, GHashTable *chosen)
{
  GHashTableIter iter;
  gpointer id, now;

  g_hash_table_iter_init (&iter, after);
  while (g_hash_table_iter_next (&iter, &id, &now))
    if (!g_hash_table_contains (chosen, id))
      g_assert_cmpstr (now, ==, g_hash_table_lookup (before, id));
}

static void
choose_some (Others *others)
{
  GRand *rand = others->history->record.rand;
  GtkWidget *games = history_find (others->history, CRUMB_TYPE_GAME_BROWSER);
  g_autoptr (GPtrArray) lists = widget_find_all (games, GTK_TYPE_LIST_VIEW);
  GtkSelectionModel *model = lists->len > 0 ? gtk_list_view_get_model (lists->pdata[0]) : NULL;
  guint n = model != NULL ? g_list_model_get_n_items (G_LIST_MODEL (model)) : 0;
  int several = g_rand_int_range (rand, 0, 8);

  if (several == 0)
    history_act (games, "games.select-all", NULL);
  else if (several < 4)
    crumb_game_browser_mark (CRUMB_GAME_BROWSER (games), random_id (others));
  else
    for (int i = several; i > 3 && n > 0; i--)
      gtk_selection_model_select_item (model, (guint) g_rand_int_range (rand, 0, (gint32) n), i == several);
}

static void
act_on_selection (Others *others)
{
  GRand *rand = others->history->record.rand;
  CrumbGameBrowser *games = CRUMB_GAME_BROWSER (history_find (others->history, CRUMB_TYPE_GAME_BROWSER));
  g_autoptr (GHashTable) chosen = NULL;
  g_autoptr (GHashTable) before = NULL;
  g_autoptr (GHashTable) after = NULL;
  g_auto (GStrv) selected = NULL;

  interfere (others);
  before = look_at_all (others);
  selected = crumb_game_browser_get_selected (games);
  chosen = check_selection (others, (const char *const *) selected);
  if (g_rand_boolean (rand))
    {
      gtk_widget_activate_action (GTK_WIDGET (games), "games.delete", NULL);
      for (guint i = 0; selected[i] != NULL; i++)
        g_assert_true (history_is_deleted (others->history, selected[i]));
    }
  after = look_at_all (others);
  assert_only (before, after, chosen);
  history_act (GTK_WIDGET (games), "games.cancel", NULL);
}

static void
act_on_page (Others *others)
{
  History *history = others->history;
  const char *id = random_id (others);
  g_autoptr (CrumbGame) game = crumb_store_load_game (history->record.store, id, NULL);
  g_autoptr (GHashTable) chosen = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GHashTable) before = NULL;
  g_autoptr (GHashTable) after = NULL;

  g_hash_table_add (chosen, (gpointer) id);
  crumb_history_view_review (history->view, game);
  interfere (others);
  before = look_at_all (others);
  if (g_rand_boolean (history->record.rand))
    crumb_game_set_title (game, "Ours", NULL);
  else
    history_correct_cookies (game, (gint16) g_rand_int_range (history->record.rand, 0, 40));
  after = look_at_all (others);
  assert_only (before, after, chosen);
}

static void
test_others (History *history, gconstpointer data)
{
  Others others = { .history = history };
  guint32 seed = g_rand_int (history->record.rand);

  g_rand_set_seed (history->record.rand, seed);
  g_test_message ("Seed: %u", seed);
  others.other = crumb_store_open (history->record.path, NULL);
  others.ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  for (int i = 0; i < 12; i++)
    add_known_game (&others, history->record.store);
  for (int step = 0; step < (g_test_slow () ? 1000 : 15); step++)
    {
      interfere (&others);
      choose_some (&others);
      interfere (&others);
      if (g_rand_int_range (history->record.rand, 0, 3) > 0)
        act_on_selection (&others);
      else
        act_on_page (&others);
      if (g_rand_boolean (history->record.rand))
        crumb_edits_step (crumb_history_view_get_edits (history->view), FALSE);
    }
  g_object_unref (others.other);
  g_hash_table_unref (others.ids);
}

/* Whether Deleted Games lists as many, the last one with that sentence. It is seen a few frames after it is presented. */
static gboolean
lists (AdwDialog *dialog, guint n, const char *sentence)
{
  g_autoptr (GPtrArray) rows = widget_find_all (GTK_WIDGET (dialog), CRUMB_TYPE_DELETED_ROW);
  g_autofree char *texts = rows->len == n ? widget_texts (rows->pdata[0]) : NULL;

  return texts != NULL && strstr (texts, sentence) != NULL;
}

/* The version that was used up to now waits, and Deleted Games says why. */
static void
assert_waits (History *history, AdwDialog *dialog, const char *title, const char *sentence)
{
  CrumbStore *store = history->record.store;
  g_autoptr (GPtrArray) deleted = crumb_store_find_deleted (store, NULL, NULL);
  const CrumbDeletedGame *last = deleted->pdata[0];
  g_autoptr (CrumbGame) version = crumb_store_look_at_game (store, last->id, NULL);
  gint64 deadline = g_get_monotonic_time () + 60 * G_USEC_PER_SEC;

  g_assert_cmpstr (crumb_game_get_title (version), ==, title);
  while (!lists (dialog, deleted->len, sentence))
    {
      g_assert_cmpint (g_get_monotonic_time (), <, deadline);
      g_main_context_iteration (NULL, FALSE);
    }
}

/* What undo and redo leave waiting says so too. */
static void
assert_both_wait (History *history, AdwDialog *dialog, const char *sentence)
{
  CrumbEdits *edits = crumb_history_view_get_edits (history->view);

  assert_waits (history, dialog, "Mine", sentence);
  crumb_edits_step (edits, FALSE);
  assert_waits (history, dialog, "Them", "You went back to the version before this one.");
  crumb_edits_step (edits, TRUE);
  assert_waits (history, dialog, "Mine", sentence);
  crumb_edits_step (edits, FALSE);
}

static void
test_versions (History *history, gconstpointer data)
{
  CrumbStore *store = history->record.store;
  CrumbEdits *edits = crumb_history_view_get_edits (history->view);
  AdwDialog *dialog = crumb_deleted_dialog_new (store, edits, NULL);
  g_autofree char *id = history_add_game_to (store, "", "Sue", "John", TRUE);
  g_autoptr (CrumbGame) game = crumb_store_load_game (store, id, NULL);
  g_autoptr (CrumbGame) theirs = NULL;
  g_autoptr (GString) file = NULL;
  g_autofree char *taken = NULL;
  g_autofree char *replaced = NULL;
  g_autofree char *mine = NULL;
  gboolean back;

  g_assert_true (crumb_game_set_title (game, "Mine", NULL));
  mine = crumb_game_file_write (game);
  g_clear_object (&game);
  file = g_string_new (mine);
  g_assert_cmpuint (g_string_replace (file, "Mine", "Them", 0), >, 0);
  adw_dialog_present (dialog, GTK_WIDGET (history->view));

  g_assert_true (crumb_game_file_read (store, file->str, file->len, CRUMB_IMPORT_TAKE_FILE, &taken, NULL, NULL, NULL));
  g_signal_emit_by_name (store, "changed", NULL);
  crumb_edits_took_file (edits, (const char *[]) { id, NULL });
  theirs = crumb_store_look_at_game (store, id, NULL);
  assert_both_wait (history, dialog, "You’re using a file’s version instead.");

  g_assert_true (crumb_game_file_restore (store, theirs, &replaced, &back, NULL));
  g_assert_nonnull (replaced);
  crumb_edits_restored (edits, id, TRUE);
  assert_both_wait (history, dialog, "You’re using a backup’s version instead.");
  adw_dialog_force_close (dialog);
  history_settle ();
}

/* What is pasted may be longer than a note can be: it stays as it is, and isn't kept until it is shortened. */
static void
test_long_note (History *history, gconstpointer data)
{
  g_autofree char *id = history_add_game_to (history->record.store, "", "Sue", "John", TRUE);
  g_autoptr (CrumbGame) game = crumb_store_load_game (history->record.store, id, NULL);
  AdwDialog *dialog = crumb_note_dialog_new (game, crumb_history_view_get_edits (history->view));
  GtkWidget *keep = adw_dialog_get_default_widget (dialog);
  g_autofree char *longest = g_strnfill (CRUMB_NOTE_MAX, 'x');
  g_autofree char *longer = g_strconcat (longest, "yz", NULL);
  g_autoptr (CrumbGame) described = NULL;
  g_autofree char *said = NULL;
  GtkTextBuffer *buffer;
  GtkTextIter start, end;

  adw_dialog_present (dialog, GTK_WIDGET (history->view));
  while (!gtk_widget_get_mapped (keep))
    widget_wait ();
  buffer = gtk_text_view_get_buffer (GTK_TEXT_VIEW (widget_find (GTK_WIDGET (dialog), GTK_TYPE_TEXT_VIEW)));
  gtk_text_buffer_set_text (buffer, longer, -1);
  history_settle ();
  said = widget_texts (GTK_WIDGET (dialog));
  g_assert_nonnull (strstr (said, "Your note is 2 characters too long. Please shorten it."));
  g_assert_false (gtk_widget_is_sensitive (keep));

  gtk_text_buffer_get_iter_at_offset (buffer, &start, CRUMB_NOTE_MAX);
  gtk_text_buffer_get_end_iter (buffer, &end);
  gtk_text_buffer_delete (buffer, &start, &end);
  g_assert_true (gtk_widget_is_sensitive (keep));
  g_signal_emit_by_name (keep, "clicked");
  history_settle ();
  described = crumb_store_load_game (history->record.store, id, NULL);
  g_assert_true (g_str_equal (crumb_game_get_note (described), longest));
}

void
add_history_others_tests (void)
{
  adw_init ();

  g_test_add ("/history/others", History, NULL, history_set_up, test_others, history_tear_down);
  g_test_add ("/history/versions", History, NULL, history_set_up, test_versions, history_tear_down);
  g_test_add ("/history/long-note", History, NULL, history_set_up, test_long_note, history_tear_down);
}
