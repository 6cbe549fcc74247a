/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Hostile names in every view: each is shown as typed, by itself and in every sentence, on screen and to screen readers. */

#include "../record/hostile-names.h"
#include "carry-files.h"
#include "room-fixture.h"
#include "ui-display-tests.h"
#include "widget-texts.h"

#include "record/base/crumb-seat.h"
#include "ui/app/crumb-scoreboard-window.h"
#include "ui/carry/crumb-import-dialog.h"
#include "ui/carry/crumb-paper.h"
#include "ui/carry/crumb-result-picture.h"
#include "ui/carry/crumb-share-texts.h"
#include "ui/history/crumb-history-view.h"
#include "ui/history/crumb-player-page.h"
#include "ui/history/crumb-review-page.h"
#include "ui/leaderboard/crumb-leaderboard-page.h"
#include "ui/past/crumb-filter-button.h"

#include <glib/gstdio.h>
#include <string.h>

/* Titles and places of games, which have marks of their own. */
#define TITLES HOSTILE_NAMES
#define PLACES (TITLES + 150)
#define NOTES (PLACES + 150)
#define ALL (NOTES + 150)

/* So many of the players have their pages opened each time, all in long tests. */
#define N_PLAYERS_SHORT 2
/* One in so many is hidden, and has all others listed, to be compared with and to become one of: each takes as long as
 * there are players. */
#define PLAYERS_PER_CHANGE 5

/* A kind of game, and what opens dialogs at its table. */
typedef struct
{
  const char *file;
  guint n_entries;
  guint n_seats;
  const char *ways[9];
} Kind;

static const Kind kinds[] = {
  { "four-players.json",
    20,
    4,
    { "win.log", "win.people", "win.share", "win.correct(uint32 2)", "win.correct-among(uint32 2)",
      "win.show-large(uint32 5)", "win.look-at(uint32 5)", "win.new-game" } },
  { "cubbage/two-players.json",
    40,
    2,
    { "win.log", "win.people", "win.share", "win.correct(uint32 2)", "win.correct-among(uint32 2)" } },
  { "playtest-14.json", 5, 4, { "win.log", "win.share", "win.play-on", "win.new-game" } },
};

/* How each is to be shown, NULL where it isn't. */
typedef struct
{
  Room room;
  char *shown[ALL];
  guint next;
  guint n_games;
} Names;

/* Of one text ---------------------------------------------------------------- */

static void
complain (const char *where, const char *what, const char *text)
{
  g_autofree char *escaped = g_strescape (text, NULL);

  g_error ("%s: %s: “%s”", where, what, escaped);
}

/* What turns text around ends where it began, in each line. */
static void
check_signs (const char *where, const char *text)
{
  guint isolates = 0;

  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if ((g_unichar_iscntrl (c) && c != '\n') || (c >= 0x2028 && c <= 0x202e) || c == 0x2066 || c == 0x2067)
        complain (where, "a sign that people aren’t shown", text);
      if (c == 0x2068)
        isolates++;
      else if ((c == 0x2069 && isolates-- == 0) || (c == '\n' && isolates > 0))
        complain (where, "isolates that don’t match", text);
    }
  if (isolates > 0)
    complain (where, "an isolate without an end", text);
}

/* Takes the names out of the text; each is there as a whole. (transfer full) */
static char *
take_names_out (Names *names, const char *where, const char *text)
{
  GString *rest = g_string_new (text);
  const char *mark;
  guint n;

  while ((mark = hostile_mark_find (rest->str, &n)) != NULL)
    {
      const char *before = n < ALL && names->shown[n] != NULL ? hostile_mark_find (names->shown[n], &n) : NULL;
      const char *name = before != NULL ? mark - (before - names->shown[n]) : rest->str - 1;

      if (name < rest->str || !g_str_has_prefix (name, names->shown[n]))
        complain (where, "a part of a name", text);
      g_string_erase (rest, name - rest->str, (gssize) strlen (names->shown[n]));
    }
  return g_string_free_and_steal (rest);
}

static void
check_text (Names *names, const char *where, const char *text)
{
  g_autofree char *rest = NULL;

  if (text == NULL)
    return;
  if (!g_utf8_validate (text, -1, NULL))
    g_error ("%s: this is no text", where);
  check_signs (where, text);
  rest = take_names_out (names, where, text);
}

/* Of one widget -------------------------------------------------------------- */

static gboolean
has_letters (const char *text)
{
  for (; *text != '\0'; text++)
    if (g_ascii_isalpha (*text))
      return TRUE;
  return FALSE;
}

/* A sentence reads from left to right, whoever it is about. */
static void
check_direction (Names *names, const char *where, GtkLabel *label)
{
  const char *text = gtk_label_get_text (label);
  g_autofree char *rest = take_names_out (names, where, text);

  if (!has_letters (rest) || strchr (text, '\n') != NULL)
    return;
  for (int i = 0; i < pango_layout_get_line_count (gtk_label_get_layout (label)); i++)
    if (pango_layout_line_get_resolved_direction (pango_layout_get_line_readonly (gtk_label_get_layout (label), i))
        != PANGO_DIRECTION_LTR)
      complain (where, "a sentence that is turned around", text);
}

/* What a screen reader is told of it. */
static void
check_heard (Names *names, const char *where, GtkWidget *widget)
{
  g_autofree char *label =
      gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, "\n");
  g_autofree char *description =
      gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "\n");
  g_autofree char *value =
      gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, "\n");

  check_text (names, where, label);
  check_text (names, where, description);
  check_text (names, where, value);
}

static void
check_widget (Names *names, const char *where, GtkWidget *widget)
{
  g_autofree char *tooltip = g_strdup (gtk_widget_get_tooltip_text (widget));

  check_text (names, where, tooltip);
  check_heard (names, where, widget);
  if (GTK_IS_LABEL (widget))
    {
      check_text (names, where, gtk_label_get_text (GTK_LABEL (widget)));
      if (gtk_widget_get_mapped (widget))
        check_direction (names, where, GTK_LABEL (widget));
    }
  else if (GTK_IS_EDITABLE (widget))
    check_text (names, where, gtk_editable_get_text (GTK_EDITABLE (widget)));
}

/* Of all that is shown -------------------------------------------------------- */

static void
check_view (Names *names, const char *where, GtkWidget *view)
{
  g_autoptr (GPtrArray) widgets = NULL;

  g_test_message ("%s", where);
  room_settle ();
  widgets = widget_find_all (view, GTK_TYPE_WIDGET);
  g_assert_cmpuint (widgets->len, >, 0);
  for (guint i = 0; i < widgets->len; i++)
    check_widget (names, where, widgets->pdata[i]);
}

static void
check_window (Names *names, const char *where)
{
  check_view (names, where, names->room.window);
  check_text (names, where, gtk_window_get_title (GTK_WINDOW (names->room.window)));
}

static void
check_ways (Names *names, GtkWidget *widget, const char *const *ways)
{
  for (; *ways != NULL; ways++)
    {
      room_open_dialog (&names->room, widget, *ways);
      check_view (names, *ways, GTK_WIDGET (room_get_dialog (&names->room)));
      room_close_dialogs (&names->room);
    }
}

static void
let_shown (Names *names, guint n, char *shown)
{
  g_assert_cmpuint (n, <, ALL);
  g_free (names->shown[n]);
  names->shown[n] = shown;
}

/* The next one that may be a name; refused ones are what the record's tests are about. */
static const char *
next_name (Names *names)
{
  while (names->next < hostile_names_to_try ())
    {
      guint n = names->next++;
      g_autofree char *typed = hostile_name (n);
      char *name = crumb_seat_clean_name (typed);

      if (name != NULL)
        {
          let_shown (names, n, name);
          return name;
        }
    }
  return NULL;
}

/* (transfer full) (nullable): A game of the next names, NULL when there aren't enough any more. */
static CrumbGame *
add_game (Names *names, const char *file, guint n_entries, guint n_seats)
{
  const char *players[CRUMB_SEATS_MAX + 1] = { NULL };
  g_autofree char *title = hostile_text (TITLES + names->n_games, 80);
  g_autofree char *place = hostile_text (PLACES + names->n_games, 80);
  g_autofree char *note = hostile_text (NOTES + names->n_games, 2000);
  g_autofree char *text = NULL;
  g_autofree char *id = NULL;
  CrumbGame *game;

  for (guint seat = 0; seat < n_seats; seat++)
    if ((players[seat] = next_name (names)) == NULL)
      return NULL;
  text = hostile_game (file, n_entries, players, (const char *const[]) { title, note, place });
  id = record_read (names->room.record.store, text);
  game = record_load (names->room.record.store, id);
  let_shown (names, TITLES + names->n_games, g_strdup (crumb_game_get_title (game)));
  let_shown (names, PLACES + names->n_games, g_strdup (crumb_game_get_place (game)));
  let_shown (names, NOTES + names->n_games, g_strdup (crumb_game_get_note (game)));
  names->n_games++;
  return game;
}

/* What goes out of a game --------------------------------------------------- */

static void
check_lines (Names *names, const char *where, const char *text, guint n_lines)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  check_text (names, where, text);
  if (g_strv_length (lines) != n_lines + 1)
    complain (where, "lines that are broken", text);
}

/* The cells of a table as RFC 4180 has it. (transfer full): with a NULL after each line */
static GPtrArray *
read_table (const char *csv)
{
  GPtrArray *cells = g_ptr_array_new_with_free_func (g_free);
  GString *cell = g_string_new (NULL);
  gboolean quoted = FALSE;
  const char *start = g_str_has_prefix (csv, "\uFEFF") ? csv + strlen ("\uFEFF") : csv;

  for (const char *p = start; *p != '\0'; p++)
    if (*p == '"')
      {
        if (!quoted && p > csv && p[-1] == '"')
          g_string_append_c (cell, '"');
        quoted = !quoted;
      }
    else if (!quoted && (*p == ',' || *p == '\n'))
      {
        if (*p == '\n')
          g_string_truncate (cell, cell->len - 1);
        g_ptr_array_add (cells, g_strdup (cell->str));
        if (*p == '\n')
          g_ptr_array_add (cells, NULL);
        g_string_truncate (cell, 0);
      }
    else
      g_string_append_c (cell, *p);
  g_assert_false (quoted);
  g_assert_cmpuint (cell->len, ==, 0);
  g_string_free (cell, TRUE);
  return cells;
}

/* Each row is as wide as the first, and begins no formula. */
static void
check_table (Names *names, const char *where, const char *csv)
{
  g_autoptr (GPtrArray) cells = read_table (csv);
  guint width = 0;
  guint first = 0;

  for (guint i = 0; i < cells->len; i++)
    {
      check_text (names, where, cells->pdata[i]);
      if (cells->pdata[i] != NULL && hostile_mark_find (cells->pdata[i], &first) != NULL
          && strchr ("=+-@\t\r", *(const char *) cells->pdata[i]) != NULL)
        complain (where, "a formula", cells->pdata[i]);
    }
  first = 0;
  for (guint i = 0; i < cells->len; i++)
    if (cells->pdata[i] == NULL)
      {
        if (width > 0 && i - first != width)
          complain (where, "rows of different lengths", csv);
        width = i - first;
        first = i + 1;
      }
}

static void
check_paper (Names *names, CrumbGame *game)
{
  g_autofree char *path = g_build_filename (names->room.record.folder, "sheet.pdf", NULL);
  g_autoptr (GtkPrintOperation) sheet = crumb_paper_new (game, NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *job = NULL;

  g_object_get (sheet, "job-name", &job, NULL);
  check_signs ("the name of what is printed", job);
  gtk_print_operation_set_export_filename (sheet, path);
  gtk_print_operation_run (sheet, GTK_PRINT_OPERATION_ACTION_EXPORT, NULL, &error);
  g_assert_no_error (error);
  g_remove (path);
}

static void
check_outputs (Names *names, CrumbGame *game)
{
  guint n_rounds = crumb_scores_of (crumb_game_get_state (game))->n_rounds;
  g_autofree char *sheet = crumb_share_texts_sheet (game);
  g_autofree char *table = crumb_share_texts_table (game);
  g_autofree char *rows = crumb_share_texts_rows (game);
  g_autofree char *file = crumb_share_texts_file_name (game, ".csv");
  g_autofree char *picture = crumb_result_picture_describe (game);

  /* Title, day, a blank line, the heading, the rounds, and how it ended. */
  check_lines (names, "the sheet", sheet, n_rounds + (*crumb_game_get_title (game) != '\0' ? 5 : 4));
  check_table (names, "the table", table);
  check_table (names, "rows of a table", rows);
  check_text (names, "the picture", picture);
  g_assert_null (strchr (file, '/'));
  check_signs ("the name of a file", file);
  check_paper (names, game);
}

/* Games ---------------------------------------------------------------------- */

static void
check_tabs (Names *names, GtkWidget *review)
{
  AdwViewStack *views = ADW_VIEW_STACK (widget_find (review, ADW_TYPE_VIEW_STACK));
  g_autoptr (GListModel) pages = G_LIST_MODEL (adw_view_stack_get_pages (views));

  for (guint i = 0; i < g_list_model_get_n_items (pages); i++)
    {
      g_autoptr (AdwViewStackPage) page = g_list_model_get_item (pages, i);

      adw_view_stack_set_visible_child (views, adw_view_stack_page_get_child (page));
      check_window (names, adw_view_stack_page_get_name (page));
    }
}

/* A window of its own. */
static void
check_scoreboard (Names *names)
{
  g_autoptr (GList) windows = NULL;

  room_act (names->room.window, "win.scoreboard");
  windows = gtk_window_list_toplevels ();
  for (GList *at = windows; at != NULL; at = at->next)
    if (CRUMB_IS_SCOREBOARD_WINDOW (at->data))
      {
        check_view (names, "the scoreboard", at->data);
        room_act (names->room.window, "win.scoreboard");
        return;
      }
  g_assert_not_reached ();
}

/* What is said of one game, on the table and afterwards. */
static void
check_game (Names *names, CrumbGame *game, const char *const *ways)
{
  static const char *const of_review[] = { "review.describe", "win.correct-among(uint32 1)", NULL };
  const char *id = crumb_game_get_id (game);
  GtkWidget *review;

  room_act (names->room.window, "win.view('table')");
  g_assert_true (gtk_widget_activate_action (names->room.window, "win.open-game", "s", id));
  check_window (names, "the table");
  check_ways (names, names->room.window, ways);
  check_scoreboard (names);
  room_act (names->room.window, "win.view('rulings')");
  check_window (names, "rulings");
  g_assert_true (gtk_widget_activate_action (names->room.window, "win.review", "s", id));
  review = room_wait_for (&names->room, CRUMB_TYPE_REVIEW_PAGE);
  check_window (names, "the review");
  check_tabs (names, review);
  check_ways (names, review, of_review);
  check_outputs (names, game);
}

/* The toast that says so: those of libadwaita have no type of their own that is public, and stand beside what they cover. */
static GtkWidget *
wait_for_toast (Names *names, const char *text)
{
  gint64 deadline = g_get_monotonic_time () + 20 * G_USEC_PER_SEC;
  GtkWidget *overlay = widget_find (names->room.window, ADW_TYPE_TOAST_OVERLAY);
  GtkWidget *view = adw_toast_overlay_get_child (ADW_TOAST_OVERLAY (overlay));

  while (TRUE)
    {
      for (GtkWidget *at = gtk_widget_get_first_child (overlay); at != NULL; at = gtk_widget_get_next_sibling (at))
        {
          g_autofree char *texts = at != view ? widget_texts (at) : NULL;

          if (texts != NULL && strstr (texts, text) != NULL)
            return at;
        }
      g_assert_cmpint (g_get_monotonic_time (), <, deadline);
      widget_wait ();
    }
}

/* (transfer none): somebody else. */
static const char *
other_than (Names *names, const char *key)
{
  g_autoptr (GPtrArray) players =
      crumb_store_find_players (names->room.record.store, NULL, CRUMB_PLAYERS_BY_NAME, TRUE, NULL);
  const CrumbPlayer *first = players->pdata[0];
  const CrumbPlayer *other = g_str_equal (first->key, key) ? players->pdata[1] : first;

  return g_intern_string (other->key);
}

/* What is done to a player, and said of it. */
static void
check_changes (Names *names, GtkWidget *history, const char *key)
{
  GtkWidget *page = room_wait_for (&names->room, CRUMB_TYPE_PLAYER_PAGE);

  check_ways (names, page, (const char *const[]) { "player.merge", NULL });
  room_act (page, "player.hidden");
  check_view (names, "a toast", wait_for_toast (names, "” is hidden"));
  room_act (page, "player.hidden");
  wait_for_toast (names, "” is no longer hidden");
  room_act (history, "history.leaderboard");
  g_assert_true (gtk_widget_activate_action (room_wait_for (&names->room, CRUMB_TYPE_LEADERBOARD_PAGE),
                                             "leaderboard.against", "s", key));
  check_window (names, "a player against others");
  g_assert_true (
      gtk_widget_activate_action (history, "history.rivals", "@ams",
                                  crumb_filter_values_new ((const char *const[CRUMB_FILTER_N]) {
                                      [CRUMB_FILTER_PLAYER] = key, [CRUMB_FILTER_WITH] = other_than (names, key) })));
  check_window (names, "two rivals");
}

/* All who have played, and what comes after a game. */
static void
check_everybody (Names *names)
{
  CrumbStore *store = names->room.record.store;
  g_autoptr (GPtrArray) players = crumb_store_find_players (store, NULL, CRUMB_PLAYERS_BY_NAME, FALSE, NULL);
  GtkWidget *history;

  room_resize (&names->room, 900, 640);
  room_act (names->room.window, "win.view('history')");
  history = room_wait_for (&names->room, CRUMB_TYPE_HISTORY_VIEW);
  check_window (names, "the list of games");
  room_act (history, "history.leaderboard");
  check_window (names, "the leaderboard");
  room_act (history, "history.highlights");
  check_window (names, "highlights");
  for (guint i = 0; i < (g_test_slow () ? players->len : N_PLAYERS_SHORT); i++)
    {
      const CrumbPlayer *player = players->pdata[i];

      g_assert_true (gtk_widget_activate_action (history, "history.player", "s", player->key));
      check_window (names, "a player");
      check_ways (names, room_wait_for (&names->room, CRUMB_TYPE_PLAYER_PAGE),
                  (const char *const[]) { "player.rename", NULL });
      if (i % PLAYERS_PER_CHANGE == 0)
        check_changes (names, history, player->key);
    }
}

static void
check_deleted (Names *names)
{
  CrumbStore *store = names->room.record.store;
  g_autoptr (GPtrArray) games = crumb_store_list_games (store, NULL, 1, NULL);
  const char *ids[] = { ((const CrumbGameSummary *) games->pdata[0])->id, NULL };
  g_autoptr (GError) error = NULL;

  crumb_store_delete_games (store, ids, &error);
  g_assert_no_error (error);
  check_ways (names, names->room.window, (const char *const[]) { "win.deleted-games", NULL });
}

static void
test_games (Names *names, gconstpointer data)
{
  while (TRUE)
    {
      const Kind *kind = &kinds[names->n_games % G_N_ELEMENTS (kinds)];
      g_autoptr (CrumbGame) game = add_game (names, kind->file, kind->n_entries, kind->n_seats);

      if (game == NULL)
        break;
      check_game (names, game, kind->ways);
    }
  g_assert_cmpuint (names->n_games, >=, G_N_ELEMENTS (kinds));
  check_everybody (names);
  check_deleted (names);
}

/* What a file may be called, as the dialog is to show it. (transfer full) */
static char *
name_file (Names *names, guint n)
{
  g_autofree char *name = hostile_text (n, 40);
  char *file = g_strconcat (n % 2 == 0 ? "\xff\n" : "", g_strdelimit (name, "/", '_'), ".json", NULL);
  g_autofree char *valid = g_utf8_make_valid (file, -1);
  GString *tame = g_string_new (NULL);

  for (const char *p = valid; *p != '\0'; p = g_utf8_next_char (p))
    if (g_utf8_get_char (p) >= 0x2028 && g_utf8_get_char (p) <= 0x2029)
      g_string_append_c (tame, ' ');
    else if (*p != '\n' && (g_utf8_get_char (p) < 0x202a || g_utf8_get_char (p) > 0x202e)
             && (g_utf8_get_char (p) < 0x2066 || g_utf8_get_char (p) > 0x2069))
      g_string_append_unichar (tame, g_utf8_get_char (p));
  let_shown (names, n, g_strstrip (g_string_free_and_steal (tame)));
  return file;
}

/* Files that can't be read, of hostile names. */
static void
test_files (Names *names, gconstpointer data)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);
  gint64 deadline = g_get_monotonic_time () + 20 * G_USEC_PER_SEC;

  for (guint n = 0; n < hostile_names_to_try (); n++)
    {
      g_autofree char *name = name_file (names, n);

      g_ptr_array_add (files, carry_write (&names->room.record, name, 1, CARRY_BROKEN));
    }
  crumb_import_dialog_start (CRUMB_IMPORT_DIALOG (crumb_import_dialog_new (names->room.record.store, files)),
                             names->room.window);
  while (room_get_dialog (&names->room) == NULL)
    {
      g_assert_cmpint (g_get_monotonic_time (), <, deadline);
      widget_wait ();
    }
  check_view (names, "files that can’t be imported", GTK_WIDGET (room_get_dialog (&names->room)));
  room_close_dialogs (&names->room);
}

static void
set_up (Names *names, gconstpointer data)
{
  room_let_move (FALSE);
  room_set_up (&names->room, NULL);
  room_resize (&names->room, 400, 720);
}

static void
tear_down (Names *names, gconstpointer data)
{
  room_tear_down (&names->room, NULL);
  room_let_move (TRUE);
  for (guint n = 0; n < ALL; n++)
    g_free (names->shown[n]);
}

void
add_names_tests (void)
{
  adw_init ();

  g_test_add ("/names/games", Names, NULL, set_up, test_games, tear_down);
  g_test_add ("/names/files", Names, NULL, set_up, test_files, tear_down);
}
