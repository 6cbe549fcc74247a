/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Every dialog fits the lowest window, cuts nothing that it says, and can be gone through with Tab. */

#include "carry-files.h"
#include "room-fixture.h"
#include "ui-display-tests.h"
#include "widget-texts.h"

#include "record/store/crumb-backups.h"
#include "ui/app/crumb-preferences-dialog.h"
#include "ui/app/crumb-shortcuts-dialog.h"
#include "ui/carry/crumb-import-dialog.h"
#include "ui/history/crumb-history-view.h"
#include "ui/history/crumb-player-page.h"
#include "ui/history/crumb-review-page.h"

/** What opens a dialog, and what opens more in that one, as menus name it; NULL where there is no more. */
typedef struct
{
  const char *opens;
  const char *then;
} Way;

static void
check_dialog (Room *room, const char *what)
{
  GtkWidget *dialog = GTK_WIDGET (room_get_dialog (room));

  room_check_sizes (room, dialog, what);
  room_check_tabs (room, dialog, what);
}

static AdwBanner *
find_banner (GtkWidget *widget)
{
  AdwBanner *banner = ADW_IS_BANNER (widget) ? ADW_BANNER (widget) : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); banner == NULL && child != NULL;
       child = gtk_widget_get_next_sibling (child))
    banner = find_banner (child);
  return banner;
}

/* What a banner says of names is the longest of what they say. */
static void
check_banner (Room *room, const char *what)
{
  g_autofree char *sentence = crumb_seat_explain_name ("\u202eeuS");
  AdwBanner *banner = find_banner (GTK_WIDGET (room_get_dialog (room)));

  if (banner == NULL || adw_banner_get_revealed (banner))
    return;
  if (*adw_banner_get_title (banner) == '\0')
    adw_banner_set_title (banner, sentence);
  adw_banner_set_revealed (banner, TRUE);
  room_settle ();
  check_dialog (room, what);
  adw_banner_set_revealed (banner, FALSE);
  room_settle ();
}

static void
check_ways (Room *room, GtkWidget *widget, const Way *ways)
{
  for (; ways->opens != NULL; ways++)
    {
      room_resize (room, ROOM_PHONE);
      room_open_dialog (room, widget, ways->opens);
      check_dialog (room, ways->opens);
      check_banner (room, ways->opens);
      if (ways->then != NULL)
        {
          room_act (GTK_WIDGET (room_get_dialog (room)), ways->then);
          check_dialog (room, ways->then);
          check_banner (room, ways->then);
        }
      room_close_dialogs (room);
    }
}

static void
check_new (Room *room, AdwDialog *dialog, const char *what)
{
  adw_dialog_present (dialog, room->window);
  room_settle ();
  check_dialog (room, what);
  room_close_dialogs (room);
}

static void
open_game (Room *room, const char *file)
{
  g_autofree char *id = room_read_game (room, file);

  g_assert_true (gtk_widget_activate_action (room->window, "win.open-game", "s", id));
  room_settle ();
}

/* Of all games. */
static void
test_table (Room *room, gconstpointer data)
{
  static const Way ways[] = {
    { "win.log", NULL },
    { "win.new-game", "new-game.rules" },
    { "win.people", NULL },
    { "win.game-rules", NULL },
    { "win.share", NULL },
    { "win.deleted-games", NULL },
    { "win.first-game", "step.next" },
    { "win.rules('')", "rules.check" },
    { "win.export-all", NULL },
    { "win.correct(uint32 0)", NULL },
    { "win.correct-among(uint32 0)", "correction.edit(uint32 0)" },
    { "win.correct-among(uint32 3)", "correction.add" },
    { NULL, NULL },
  };
  const Reader *reader = data;

  open_game (room, reader->file);
  check_ways (room, room->window, ways);
}

/* What only Cookie Raid has, and what only a game that is over has. */
static void
test_rulings (Room *room, gconstpointer data)
{
  static const Way settled[] = { { "win.show-large(uint32 5)", NULL },
                                 { "win.look-at(uint32 5)", NULL },
                                 { NULL, NULL } };
  static const Way over[] = { { "win.play-on", NULL }, { NULL, NULL } };

  open_game (room, "four-players.json");
  check_ways (room, room->window, settled);
  open_game (room, "two-players.json");
  check_ways (room, room->window, over);
}

static void
test_history (Room *room, gconstpointer data)
{
  static const Way of_review[] = {
    { "win.correct-among(uint32 5)", NULL },
    { "review.describe", NULL },
    { NULL, NULL },
  };
  static const Way of_player[] = { { "player.rename", NULL }, { "player.merge", NULL }, { NULL, NULL } };
  const Reader *reader = data;
  g_autofree char *id = room_read_game (room, reader->file);
  g_autoptr (GPtrArray) players =
      crumb_store_find_players (room->record.store, NULL, CRUMB_PLAYERS_BY_NAME, FALSE, NULL);

  g_assert_true (gtk_widget_activate_action (room->window, "win.review", "s", id));
  check_ways (room, room_wait_for (room, CRUMB_TYPE_REVIEW_PAGE), of_review);
  g_assert_true (gtk_widget_activate_action (room_wait_for (room, CRUMB_TYPE_HISTORY_VIEW), "history.player", "s",
                                             ((const CrumbPlayer *) players->pdata[0])->key));
  check_ways (room, room_wait_for (room, CRUMB_TYPE_PLAYER_PAGE), of_player);
}

/* One that asks, and one that says what can't be imported. */
static void
check_import (Room *room, CarryVersion first, CarryVersion second, const char *what)
{
  g_autoptr (GFile) one = carry_write (&room->record, "one.json", 1, first);
  g_autoptr (GFile) other = carry_write (&room->record, "other.json", 1, second);
  g_autoptr (GPtrArray) files = g_ptr_array_new ();
  gint64 deadline = g_get_monotonic_time () + 20 * G_USEC_PER_SEC;

  g_ptr_array_add (files, one);
  g_ptr_array_add (files, other);
  room_resize (room, 360, ROOM_LOWEST);
  crumb_import_dialog_start (CRUMB_IMPORT_DIALOG (crumb_import_dialog_new (room->record.store, files)), room->window);
  while (room_get_dialog (room) == NULL)
    {
      g_assert_cmpint (g_get_monotonic_time (), <, deadline);
      widget_wait ();
    }
  check_dialog (room, what);
  room_close_dialogs (room);
}

/* What isn't about one game. */
static void
test_others (Room *room, gconstpointer data)
{
  const Reader *reader = data;
  g_autofree char *id = room_read_game (room, reader->file);
  const char *ids[] = { id, NULL };
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *backups = crumb_backups_default_folder (room->record.path);
  g_autoptr (GError) error = NULL;

  crumb_backups_make_daily (room->record.path, backups, now, &error);
  g_assert_no_error (error);
  check_new (room, crumb_preferences_dialog_new (backups, NULL), "preferences");
  check_new (room, g_object_new (CRUMB_TYPE_SHORTCUTS_DIALOG, NULL), "shortcuts");
  check_new (room, adw_about_dialog_new_from_appdata ("/crumb/crumb.metainfo.xml", NULL), "about");
  check_import (room, CARRY_BEGUN, CARRY_OTHER, "an import that asks");
  check_import (room, CARRY_OVER, CARRY_REFUSED, "an import that tells");
  crumb_store_delete_games (room->record.store, ids, &error);
  g_assert_no_error (error);
  room_resize (room, 360, ROOM_LOWEST);
  room_act (room->window, "win.deleted-games");
  check_dialog (room, "a deleted game");
  room_close_dialogs (room);
  record_remove_folder (backups);
}

/* The menus of each view, as wide as they like. */
static void
test_popovers (Room *room, gconstpointer data)
{
  static const char *const views[] = { "table", "rulings", "history" };
  const Reader *reader = data;

  open_game (room, reader->file);
  for (guint view = 0; view < G_N_ELEMENTS (views); view++)
    {
      g_assert_true (gtk_widget_activate_action (room->window, "win.view", "s", views[view]));
      room_resize (room, ROOM_PHONE);
      room_check_popovers (room, room->window, views[view]);
    }
}

void
add_dialogs_tests (void)
{
  adw_init ();

  room_add_readers ("/dialogs/table", test_table);
  room_add_readers_once ("/dialogs/rulings", test_rulings);
  room_add_readers ("/dialogs/history", test_history);
  room_add_readers_once ("/dialogs/others", test_others);
  room_add_readers ("/dialogs/popovers", test_popovers);
}
