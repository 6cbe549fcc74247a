/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The dialogs for export, sharing and import. */

#include "carry-files.h"
#include "ui-display-tests.h"
#include "widget-texts.h"

#include "ui/carry/crumb-export-dialog.h"
#include "ui/carry/crumb-import-dialog.h"
#include "ui/carry/crumb-qr-view.h"
#include "ui/carry/crumb-result-picture.h"
#include "ui/carry/crumb-share-dialog.h"
#include "ui/carry/crumb-share-texts.h"

typedef struct
{
  RecordFixture record;
  GtkWindow *window;
  char *sentence;
  gboolean finished;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  record_fixture_set_up (&fixture->record, NULL);
  fixture->window = GTK_WINDOW (g_object_new (ADW_TYPE_WINDOW, "default-width", 500, "default-height", 700, NULL));
  gtk_window_present (fixture->window);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  gtk_window_destroy (fixture->window);
  while (g_main_context_pending (NULL))
    g_main_context_iteration (NULL, FALSE);
  g_free (fixture->sentence);
  record_fixture_tear_down (&fixture->record, NULL);
}

static CrumbGame *
bring (Fixture *fixture, CarryVersion version)
{
  g_autoptr (GFile) file = carry_write (&fixture->record, "game.json", 1, version);
  g_autoptr (CrumbImport) import = carry_import (&fixture->record, file, NULL);
  CrumbGame *game = crumb_store_load_game (fixture->record.store, CARRY_ID, NULL);

  g_assert_nonnull (game);
  return game;
}

static AdwDialog *
share (Fixture *fixture, CrumbGame *game)
{
  AdwDialog *dialog = crumb_share_dialog_new (game, NULL);

  adw_dialog_present (dialog, GTK_WIDGET (fixture->window));
  return dialog;
}

static gboolean
shows (gpointer root, const char *text)
{
  g_autofree char *texts = widget_texts (root);

  return strstr (texts, text) != NULL;
}

static void
wait_for_text (gpointer root, const char *text)
{
  while (!shows (root, text))
    g_main_context_iteration (NULL, TRUE);
}

static char *
pasted (gpointer widget)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_value_init (&value, G_TYPE_STRING);
  g_assert_true (
      gdk_content_provider_get_value (gdk_clipboard_get_content (gtk_widget_get_clipboard (widget)), &value, NULL));
  return g_value_dup_string (&value);
}

static void
finished_cb (Fixture *fixture, const char *sentence)
{
  g_set_str (&fixture->sentence, sentence);
  fixture->finished = TRUE;
}

static void
wait_until_finished (Fixture *fixture)
{
  while (!fixture->finished)
    g_main_context_iteration (NULL, TRUE);
}

/* Sharing ---------------------------------------------------------------- */

static void
test_share (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) game = bring (fixture, CARRY_OVER);
  AdwDialog *dialog = share (fixture, game);
  GdkPaintable *picture;
  g_autofree char *sheet = crumb_share_texts_sheet (game);
  g_autofree char *copied = NULL;
  g_autofree char *link = NULL;

  wait_for_text (dialog, "Picture of the Result");
  wait_for_text (dialog, "Save as Game File…");
  wait_for_text (dialog, "Scan the code with a phone that has BG Stats to add the play.");
  picture = gtk_picture_get_paintable (GTK_PICTURE (widget_find (GTK_WIDGET (dialog), GTK_TYPE_PICTURE)));
  g_assert_cmpint (gdk_paintable_get_intrinsic_width (picture), ==, CRUMB_RESULT_PICTURE_WIDTH);

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (dialog), "share.copy-sheet", NULL));
  copied = pasted (dialog);
  g_assert_cmpstr (copied, ==, sheet);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (dialog), "share.copy-link", NULL));
  link = pasted (dialog);
  g_assert_true (g_str_has_prefix (link, "bgstats://"));
  wait_for_text (dialog, "Link copied");
}

static void
test_share_unfinished (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) game = bring (fixture, CARRY_BEGUN);
  AdwDialog *dialog = share (fixture, game);

  wait_for_text (dialog, "Save Score Table…");
  g_assert_false (shows (dialog, "BG Stats"));
}

static void
test_texts (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) game = bring (fixture, CARRY_OVER);
  g_autofree char *title = crumb_share_texts_title (game);
  g_autofree char *name = crumb_share_texts_file_name (game, ".csv");
  g_autofree char *json_name = crumb_share_texts_file_name (game, ".json");
  g_autofree char *described = crumb_result_picture_describe (game);
  g_autofree char *called = NULL;

  g_assert_cmpstr (title, ==, "Sue and <b>John");
  g_assert_true (g_str_has_prefix (name, "2026-03-01 Sue, "));
  g_assert_true (g_str_has_suffix (name, ".csv"));
  g_assert_null (strstr (name, ".json"));
  g_assert_true (g_str_has_suffix (json_name, ".json"));
  g_assert_cmpstr (described, ==,
                   "Picture of the result: Sue and <b>John. <b>John wins with 9 cookies. The game ended early.");

  g_assert_true (crumb_game_set_title (game, "Friday & all", NULL));
  called = crumb_share_texts_title (game);
  g_assert_cmpstr (called, ==, "Friday & all");
}

/* The code has the light margin and the size that cameras need. */
static void
test_code (Fixture *fixture, gconstpointer data)
{
  GtkWidget *code = g_object_ref_sink (g_object_new (CRUMB_TYPE_QR_VIEW, NULL));
  g_autofree char *endless = g_strnfill (10000, 'x');
  int minimum, natural, height;

  g_assert_true (crumb_qr_view_set_text (CRUMB_QR_VIEW (code), "bgstats://app.bgstatsapp.com"));
  gtk_widget_measure (code, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
  g_assert_cmpint (minimum, >=, 2 * (21 + 8));
  g_assert_cmpint (natural, ==, 2 * minimum);
  gtk_widget_measure (code, GTK_ORIENTATION_VERTICAL, minimum + 1, &height, NULL, NULL, NULL);
  g_assert_cmpint (height, ==, minimum);
  g_assert_false (crumb_qr_view_set_text (CRUMB_QR_VIEW (code), endless));
  g_object_unref (code);
}

/* Importing -------------------------------------------------------------- */

static CrumbImportDialog *
start_import (Fixture *fixture, GFile *first, GFile *second)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new ();
  AdwDialog *dialog;

  g_ptr_array_add (files, first);
  if (second != NULL)
    g_ptr_array_add (files, second);
  dialog = crumb_import_dialog_new (fixture->record.store, files);
  g_signal_connect_swapped (dialog, "finished", G_CALLBACK (finished_cb), fixture);
  crumb_import_dialog_start (CRUMB_IMPORT_DIALOG (dialog), GTK_WIDGET (fixture->window));
  return CRUMB_IMPORT_DIALOG (dialog);
}

static void
answer (CrumbImportDialog *dialog, const char *word)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (dialog), "import.answer", "s", word));
}

static void
test_import_one (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = carry_write (&fixture->record, "game.json", 1, CARRY_OVER);

  start_import (fixture, file, NULL);
  wait_until_finished (fixture);
  g_assert_cmpstr (fixture->sentence, ==, "Added: Sue and <b>John");
  g_assert_null (adw_window_get_visible_dialog (ADW_WINDOW (fixture->window)));
}

static void
test_import_refused (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) good = carry_write (&fixture->record, "good.json", 1, CARRY_OVER);
  g_autoptr (GFile) bad = carry_write (&fixture->record, "bad <b>.json", 2, CARRY_REFUSED);
  CrumbImportDialog *dialog = start_import (fixture, good, bad);

  wait_until_finished (fixture);
  g_assert_null (fixture->sentence);
  wait_for_text (dialog, "Added 1 game. 1 couldn’t be imported.");
  wait_for_text (dialog, "bad <b>.json");
  wait_for_text (dialog, "Entry 3: ");
}

static void
test_import_asks (Fixture *fixture, gconstpointer data)
{
  static const int totals[] = { 3, 4, 3 };
  static const char *const words[] = { "mine", "file", "both" };
  static const guint n_games[] = { 1, 1, 2 };
  static const char *const sentences[] = { "Left unchanged: Sue and <b>John", "Updated: Sue and <b>John",
                                           "Added: Sue and <b>John" };
  guint row = GPOINTER_TO_UINT (data);
  g_autoptr (CrumbGame) before = bring (fixture, CARRY_BEGUN);
  g_autoptr (GFile) other = carry_write (&fixture->record, "other.json", 1, CARRY_OTHER);
  CrumbImportDialog *dialog = start_import (fixture, other, NULL);
  g_autoptr (CrumbGame) after = NULL;
  g_autoptr (GPtrArray) games = NULL;

  wait_for_text (dialog, "Another Version of This Game");
  wait_for_text (dialog, "In “other.json”: ");
  wait_for_text (dialog, "At the start, they differ.");
  answer (dialog, words[row]);
  wait_until_finished (fixture);
  g_assert_cmpstr (fixture->sentence, ==, sentences[row]);

  after = crumb_store_load_game (fixture->record.store, CARRY_ID, NULL);
  g_assert_cmpint (crumb_scores_of (crumb_game_get_state (after))->totals[0], ==, totals[row]);
  games = crumb_store_list_games (fixture->record.store, NULL, 0, NULL);
  g_assert_cmpuint (games->len, ==, n_games[row]);
}

/* One answer can apply to all remaining games, and closing without answering keeps our version. */
static void
test_import_asks_many (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) one = carry_write (&fixture->record, "1.json", 1, CARRY_BEGUN);
  g_autoptr (GFile) two = carry_write (&fixture->record, "2.json", 2, CARRY_BEGUN);
  g_autoptr (CrumbImport) import = carry_import (&fixture->record, one, two, NULL);
  g_autoptr (GFile) other_one = carry_write (&fixture->record, "1.json", 1, CARRY_OTHER);
  g_autoptr (GFile) other_two = carry_write (&fixture->record, "2.json", 2, CARRY_OTHER);
  CrumbImportDialog *dialog = start_import (fixture, other_one, other_two);
  g_autoptr (GPtrArray) boxes = NULL;

  wait_for_text (dialog, "Do the same with 1 other game");
  adw_dialog_force_close (ADW_DIALOG (dialog));
  wait_until_finished (fixture);
  fixture->finished = FALSE;

  dialog = start_import (fixture, other_one, other_two);
  wait_for_text (dialog, "Do the same with 1 other game");
  boxes = widget_find_all (GTK_WIDGET (dialog), GTK_TYPE_CHECK_BUTTON);
  gtk_check_button_set_active (boxes->pdata[0], TRUE);
  answer (dialog, "file");
  wait_until_finished (fixture);
  g_assert_cmpstr (fixture->sentence, ==, "Updated 2 games.");
}

/* Exporting -------------------------------------------------------------- */

static void
test_export (Fixture *fixture, gconstpointer data)
{
  CrumbExportForm form = GPOINTER_TO_UINT (data);
  const char *name = form == CRUMB_EXPORT_AS_FOLDER ? "out" : form == CRUMB_EXPORT_AS_TABLE ? "out.csv" : "out.json";
  g_autoptr (CrumbGame) game = bring (fixture, CARRY_OVER);
  AdwDialog *dialog = crumb_export_dialog_new (fixture->record.store, NULL);
  g_autofree char *path = g_build_filename (fixture->record.folder, name, NULL);
  g_autoptr (GFile) place = g_file_new_for_path (path);
  g_autofree char *told = g_strdup_printf ("Exported 1 game to “%s”", name);

  g_assert_cmpstr (adw_dialog_get_title (dialog), ==, "Export All Games");
  g_signal_connect_swapped (dialog, "finished", G_CALLBACK (finished_cb), fixture);
  adw_dialog_present (dialog, GTK_WIDGET (fixture->window));
  wait_for_text (dialog, "A File for Each, in a Folder…");
  crumb_export_dialog_write (CRUMB_EXPORT_DIALOG (dialog), place, form);
  wait_until_finished (fixture);
  g_assert_cmpstr (fixture->sentence, ==, told);
  g_assert_true (g_file_test (path, form == CRUMB_EXPORT_AS_FOLDER ? G_FILE_TEST_IS_DIR : G_FILE_TEST_IS_REGULAR));
  if (form == CRUMB_EXPORT_AS_TABLE)
    {
      g_autofree char *table = NULL;

      g_assert_true (g_file_get_contents (path, &table, NULL, NULL));
      g_assert_true (g_str_has_prefix (table, "\uFEFFID,Date,Time,Place,Title,Note,Game,Rules,Rounds,Players,Player,"
                                              "Score,Rank,Winner\r\n"));
      g_assert_nonnull (strstr (table, ",1,yes\r\n"));
      g_assert_nonnull (strstr (table, ",2,no\r\n"));
    }
  if (form == CRUMB_EXPORT_AS_FOLDER)
    record_remove_folder (path);
}

static void
test_export_fails (Fixture *fixture, gconstpointer data)
{
  const char *const ids[] = { "one", "two", NULL };
  AdwDialog *dialog = crumb_export_dialog_new (fixture->record.store, ids);
  g_autoptr (GFile) place = g_file_new_for_path ("/dev/null/games.json");

  g_assert_cmpstr (adw_dialog_get_title (dialog), ==, "Export 2 Games");
  g_signal_connect_swapped (dialog, "finished", G_CALLBACK (finished_cb), fixture);
  adw_dialog_present (dialog, GTK_WIDGET (fixture->window));
  crumb_export_dialog_write (CRUMB_EXPORT_DIALOG (dialog), place, CRUMB_EXPORT_AS_FILE);
  wait_until_finished (fixture);
  g_assert_true (g_str_has_prefix (fixture->sentence, "Couldn’t save “games.json”: "));
}

void
add_carry_tests (void)
{
  adw_init ();

  g_test_add ("/carry/share", Fixture, NULL, set_up, test_share, tear_down);
  g_test_add ("/carry/share-unfinished", Fixture, NULL, set_up, test_share_unfinished, tear_down);
  g_test_add ("/carry/texts", Fixture, NULL, set_up, test_texts, tear_down);
  g_test_add ("/carry/code", Fixture, NULL, set_up, test_code, tear_down);
  g_test_add ("/carry/import-one", Fixture, NULL, set_up, test_import_one, tear_down);
  g_test_add ("/carry/import-refused", Fixture, NULL, set_up, test_import_refused, tear_down);
  g_test_add ("/carry/import-asks/mine", Fixture, GUINT_TO_POINTER (0), set_up, test_import_asks, tear_down);
  g_test_add ("/carry/import-asks/file", Fixture, GUINT_TO_POINTER (1), set_up, test_import_asks, tear_down);
  g_test_add ("/carry/import-asks/both", Fixture, GUINT_TO_POINTER (2), set_up, test_import_asks, tear_down);
  g_test_add ("/carry/import-asks/many", Fixture, NULL, set_up, test_import_asks_many, tear_down);
  g_test_add ("/carry/export/file", Fixture, GUINT_TO_POINTER (CRUMB_EXPORT_AS_FILE), set_up, test_export, tear_down);
  g_test_add ("/carry/export/table", Fixture, GUINT_TO_POINTER (CRUMB_EXPORT_AS_TABLE), set_up, test_export, tear_down);
  g_test_add ("/carry/export/folder", Fixture, GUINT_TO_POINTER (CRUMB_EXPORT_AS_FOLDER), set_up, test_export,
              tear_down);
  g_test_add ("/carry/export/fails", Fixture, NULL, set_up, test_export_fails, tear_down);
}
