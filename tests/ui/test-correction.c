/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Correcting a move: what is offered, what it changes, and which later moves no longer fit. */

#include "../record/record-fixture.h"
#include "../rules/raid-script.h"
#include "ui-display-tests.h"
#include "widget-texts.h"

#include "ui/corrections/crumb-bid-changes.h"
#include "ui/corrections/crumb-choice-page.h"
#include "ui/corrections/crumb-correction-dialog.h"
#include "ui/corrections/crumb-move-page.h"
#include "ui/corrections/crumb-round-moves.h"

#include <sqlite3.h>

typedef struct
{
  RecordFixture record;
  CrumbGame *game;
  GtkWidget *window;
  AdwDialog *dialog;
  guint n_corrected;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  record_fixture_set_up (&fixture->record, NULL);
  fixture->game = record_new_game (fixture->record.store, "", 2);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  if (fixture->window != NULL)
    {
      /* A frame that is being drawn is finished first: GTK would leak what it drew. */
      gtk_widget_set_visible (fixture->window, FALSE);
      while (g_main_context_iteration (NULL, FALSE))
        ;
      widget_destroy_window (GTK_WINDOW (fixture->window));
    }
  g_clear_object (&fixture->game);
  record_fixture_tear_down (&fixture->record, NULL);
}

static void
play (Fixture *fixture, const char *script)
{
  g_autoptr (GArray) moves = raid_script_parse (script);

  record_take_all (fixture->game, moves);
}

static int
total (Fixture *fixture, guint seat)
{
  return crumb_scores_of (crumb_game_get_state (fixture->game))->totals[seat];
}

static gboolean
shows (Fixture *fixture, const char *text)
{
  g_autofree char *texts = widget_texts (GTK_WIDGET (fixture->dialog));

  return strstr (texts, text) != NULL;
}

static void
wait_until (Fixture *fixture, gboolean shown, const char *text)
{
  gint64 end = g_get_monotonic_time () + 20 * G_TIME_SPAN_SECOND;

  while (shows (fixture, text) != shown)
    {
      g_assert_cmpint (g_get_monotonic_time (), <, end);
      g_main_context_iteration (NULL, TRUE);
    }
}

static void
wait_until_it_shows (Fixture *fixture, const char *text)
{
  wait_until (fixture, TRUE, text);
}

static void
corrected_cb (Fixture *fixture)
{
  fixture->n_corrected++;
}

static void
open_by (Fixture *fixture, const char *action, GVariant *target)
{
  fixture->dialog = crumb_correction_dialog_new (fixture->game, action, target);
  g_signal_connect_swapped (fixture->dialog, "corrected", G_CALLBACK (corrected_cb), fixture);
  fixture->window = adw_window_new ();
  gtk_window_present (GTK_WINDOW (fixture->window));
  adw_dialog_present (fixture->dialog, fixture->window);
}

static void
open_dialog (Fixture *fixture, guint move)
{
  open_by (fixture, "win.correct-among", g_variant_new_uint32 (move));
  wait_until_it_shows (fixture, "Select the entry that’s wrong.");
}

static void
act (Fixture *fixture, const char *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->dialog), action, NULL));
}

/* The page that edits a move, once it is shown. */
static GtkWidget *
get_page (Fixture *fixture)
{
  gint64 end = g_get_monotonic_time () + 20 * G_TIME_SPAN_SECOND;

  while (TRUE)
    {
      g_autoptr (GPtrArray) pages = widget_find_all (GTK_WIDGET (fixture->dialog), CRUMB_TYPE_MOVE_PAGE);

      if (pages->len == 1)
        return pages->pdata[0];
      g_assert_cmpint (g_get_monotonic_time (), <, end);
      g_main_context_iteration (NULL, TRUE);
    }
}

static GtkWidget *
edit (Fixture *fixture, guint index)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->dialog), "correction.edit", "u", index));
  return get_page (fixture);
}

static GtkWidget *
find_only (GtkWidget *root, GType type)
{
  g_autoptr (GPtrArray) found = widget_find_all (root, type);

  g_assert_cmpuint (found->len, ==, 1);
  return found->pdata[0];
}

static void
enter_amount (Fixture *fixture, guint index, int amount)
{
  GtkWidget *page = edit (fixture, index);

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (find_only (page, GTK_TYPE_SPIN_BUTTON)), amount);
  g_assert_true (gtk_widget_activate_action (page, "correction.choose", NULL));
}

static void
enter_dice (GtkWidget *page, const char *faces)
{
  while (gtk_widget_activate_action (page, "table.back", NULL))
    if (crumb_move_page_get_move (CRUMB_MOVE_PAGE (page))->dice.count == 0)
      break;
  for (; *faces != '\0'; faces++)
    g_assert_true (gtk_widget_activate_action (page, "table.die", "i", *faces - '0'));
  g_assert_true (gtk_widget_activate_action (page, "table.done", NULL));
}

/* What dice were entered bit by bit is listed once. */
static void
test_moves (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbCorrection) correction = NULL;
  g_autofree CrumbRaid *before = NULL;

  play (fixture, "0b5~ 0b51~ 0b511 1b444 0t6 v 0h6511");
  open_dialog (fixture, 0);
  g_assert_true (shows (fixture, "Round 1, bid 1\nSue bids 5-1-1\nJohn & <b> bids 4-4-4\nSue takes 6\n"
                                 "Round 1, scoring\nSue’s hand is 6-5-1-1\n"));
  g_assert_false (shows (fixture, "Changed"));

  correction = crumb_correction_new (fixture->game);
  g_assert_cmpuint (crumb_round_moves_get_round (correction, 6), ==, 0);
  before = crumb_round_moves_get_before (correction, 4);
  g_assert_cmpuint (before->winner, ==, 0);
}

static void
test_cookies (Fixture *fixture, gconstpointer data)
{
  GtkWidget *reason;
  g_autofree char *change = NULL;
  g_autoptr (GArray) changes = NULL;
  g_autoptr (GError) error = NULL;

  play (fixture, "0c4 1c9 n 0c10 1c2");
  open_dialog (fixture, 0);
  g_assert_false (shows (fixture, "What Changes"));

  enter_amount (fixture, 0, 40);

  change = g_strdup_printf ("%s 14 → 50", crumb_game_get_seat (fixture->game, 0)->name);
  wait_until_it_shows (fixture, change);
  g_assert_cmpint (total (fixture, 0), ==, 14);

  reason = find_only (GTK_WIDGET (fixture->dialog), ADW_TYPE_ENTRY_ROW);
  gtk_editable_set_text (GTK_EDITABLE (reason), " misread ");
  act (fixture, "correction.save");
  g_assert_cmpuint (fixture->n_corrected, ==, 1);
  g_assert_cmpint (total (fixture, 0), ==, 50);
  changes = crumb_game_list_changes (fixture->game);
  g_assert_cmpuint (changes->len, ==, 1);
  g_assert_cmpstr (g_array_index (changes, CrumbChange, 0).why, ==, "misread");

  g_assert_cmpint (crumb_game_undo (fixture->game, &error), ==, CRUMB_UNDONE_DONE);
  g_assert_cmpint (total (fixture, 0), ==, 14);
}

static void
test_undo (Fixture *fixture, gconstpointer data)
{
  play (fixture, "0c4 1c9");
  open_dialog (fixture, 0);
  enter_amount (fixture, 1, 12);
  wait_until_it_shows (fixture, "9 → 12");

  act (fixture, "correction.undo");
  wait_until (fixture, FALSE, "9 → 12");
  g_assert_cmpuint (fixture->n_corrected, ==, 0);
}

/* Saving fails while another program locks the record: the input stays, and can be saved afterwards. */
static void
test_keep_fails (Fixture *fixture, gconstpointer data)
{
  g_autofree char *change = NULL;
  sqlite3 *db;

  play (fixture, "0c4 1c9");
  change = g_strdup_printf ("%s 4 → 12", crumb_game_get_seat (fixture->game, 0)->name);
  open_dialog (fixture, 0);
  enter_amount (fixture, 0, 12);
  wait_until_it_shows (fixture, change);

  g_assert_cmpint (sqlite3_open (fixture->record.path, &db), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (db, "BEGIN IMMEDIATE", NULL, NULL, NULL), ==, SQLITE_OK);
  act (fixture, "correction.save");
  g_assert_cmpuint (fixture->n_corrected, ==, 0);
  g_assert_cmpint (total (fixture, 0), ==, 4);
  sqlite3_close (db);

  /* Every row is updated. */
  enter_amount (fixture, 1, 10);
  wait_until_it_shows (fixture, "9 → 10");
  g_assert_true (shows (fixture, change));
  act (fixture, "correction.save");
  g_assert_cmpuint (fixture->n_corrected, ==, 1);
  g_assert_cmpint (total (fixture, 0), ==, 12);
}

/* The game was changed elsewhere meanwhile: the dialog shows it as it is now, and it can be corrected again. */
static void
test_outdated (Fixture *fixture, gconstpointer data)
{
  CrumbCorrection *elsewhere;
  CrumbMove instead;
  g_autoptr (GError) error = NULL;

  play (fixture, "0c4 1c9");
  open_dialog (fixture, 0);
  enter_amount (fixture, 0, 12);
  wait_until_it_shows (fixture, "4 → 12");

  elsewhere = crumb_correction_new (fixture->game);
  instead = *crumb_correction_get_move (elsewhere, 0);
  instead.amount = 5;
  crumb_correction_replace (elsewhere, 0, &instead);
  g_assert_true (crumb_game_correct (fixture->game, elsewhere, NULL, &error));
  crumb_correction_free (elsewhere);
  act (fixture, "correction.save");
  g_assert_cmpuint (fixture->n_corrected, ==, 0);
  wait_until (fixture, FALSE, "→");
  g_assert_true (shows (fixture, "gets 5 cookies"));

  enter_amount (fixture, 0, 12);
  wait_until_it_shows (fixture, "5 → 12");
  act (fixture, "correction.save");
  g_assert_cmpuint (fixture->n_corrected, ==, 1);
  g_assert_cmpint (total (fixture, 0), ==, 12);
}

/* The answer with that title to what no longer fits. */
static void
answer (Fixture *fixture, const char *title)
{
  g_autoptr (GPtrArray) pages = widget_find_all (GTK_WIDGET (fixture->dialog), CRUMB_TYPE_CHOICE_PAGE);
  g_autoptr (GPtrArray) rows = widget_find_all (pages->pdata[pages->len - 1], ADW_TYPE_ACTION_ROW);

  for (guint i = 0; i < rows->len; i++)
    if (g_str_equal (adw_preferences_row_get_title (rows->pdata[i]), title))
      {
        g_signal_emit_by_name (rows->pdata[i], "activate");
        return;
      }
  g_error ("Nothing is called “%s”.", title);
}

/* With other dice John wins, so Sue can't have taken the 6: most likely John has. */
static void
test_misfit (Fixture *fixture, gconstpointer data)
{
  g_autofree char *title = NULL;
  const CrumbRaid *raid;

  play (fixture, "0b511 1b444 0t6 0b1 1b-");
  title = g_strdup_printf ("%s takes 6", crumb_game_get_seat (fixture->game, 1)->name);
  open_dialog (fixture, 2);
  enter_dice (edit (fixture, 0), "311");
  wait_until_it_shows (fixture, "Enter Again");

  answer (fixture, title);
  wait_until_it_shows (fixture, "now goes to");
  act (fixture, "correction.save");
  g_assert_cmpuint (fixture->n_corrected, ==, 1);
  raid = crumb_game_get_state (fixture->game);
  g_assert_cmpuint (raid->won[0], ==, 0);
  g_assert_cmpuint (raid->won[1], ==, 1);
}

/* A die that is tapped is the one that is typed again; nothing else is asked, and what it comes to is said first. */
static void
test_one_die (Fixture *fixture, gconstpointer data)
{
  GtkWidget *page;
  const CrumbDice *dice;

  play (fixture, "0b511 1b444 0t6 0b31 1b21");
  open_by (fixture, "win.correct-die", g_variant_new ("(uuu)", 3, 1, 0));
  page = get_page (fixture);
  g_assert_false (shows (fixture, "The scores don’t change."));
  g_assert_true (widget_press (page, GDK_KEY_2));
  g_assert_true (shows (fixture, "The scores don’t change."));
  act (fixture, "correction.choose");
  g_assert_cmpuint (fixture->n_corrected, ==, 1);
  dice = &crumb_game_get_move (fixture->game, 3)->dice;
  g_assert_cmpuint (dice->count, ==, 2);
  g_assert_cmpuint (dice->dice[0].face, ==, 3);
  g_assert_cmpuint (dice->dice[1].face, ==, 2);
}

/* A page that is left takes back what was entered on it. */
static void
test_left_page (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) views = NULL;

  play (fixture, "0b511 1b444 0t6 0b31 1b21");
  open_dialog (fixture, 3);
  g_assert_true (widget_press (edit (fixture, 3), GDK_KEY_4));
  g_assert_true (shows (fixture, "The scores don’t change."));
  views = widget_find_all (GTK_WIDGET (fixture->dialog), ADW_TYPE_NAVIGATION_VIEW);
  adw_navigation_view_pop (views->pdata[0]);
  gtk_widget_activate_action (GTK_WIDGET (fixture->dialog), "correction.save", NULL);
  g_assert_cmpuint (fixture->n_corrected, ==, 0);
  g_assert_cmpuint (crumb_game_get_move (fixture->game, 3)->dice.dice[0].face, ==, 3);
}

/* Correcting can end at the round: it is as from a paper sheet, and all that follows stays. */
static void
test_keep_points (Fixture *fixture, gconstpointer data)
{
  const CrumbRaid *raid;
  int totals[2];

  play (fixture, "0c4 1c9 n 0b511 1b444 0t6 v 0h6511 1h444 n 0c10 1c2");
  totals[0] = total (fixture, 0);
  totals[1] = total (fixture, 1);
  open_dialog (fixture, 3);
  enter_dice (edit (fixture, 3), "311");
  wait_until_it_shows (fixture, "Keep This Round’s Points");
  g_assert_true (shows (fixture, "Only the scores, as on paper"));

  answer (fixture, "Keep This Round’s Points");
  wait_until_it_shows (fixture, "The scores don’t change.");
  act (fixture, "correction.save");
  g_assert_cmpuint (fixture->n_corrected, ==, 1);
  raid = crumb_game_get_state (fixture->game);
  g_assert_cmpuint (raid->scores.n_rounds, ==, 3);
  g_assert_true (raid->scores.points[0][0] == 4 && raid->scores.points[2][0] == 10);
  g_assert_false (raid->rounds[1].by_hands);
  g_assert_cmpint (total (fixture, 0), ==, totals[0]);
  g_assert_cmpint (total (fixture, 1), ==, totals[1]);
}

/* The rest of the round that is being played goes; the rounds before it stay. */
static void
test_cut_round (Fixture *fixture, gconstpointer data)
{
  const CrumbRaid *raid;

  play (fixture, "0c4 1c9 n 0b511 1b444 0t6");
  open_dialog (fixture, 3);
  enter_dice (edit (fixture, 3), "311");
  wait_until_it_shows (fixture, "Remove the Rest of This Round");
  g_assert_false (shows (fixture, "Keep This Round’s Points"));
  g_assert_false (shows (fixture, "Remove What Follows"));
  answer (fixture, "Remove the Rest of This Round");
  act (fixture, "correction.save");
  raid = crumb_game_get_state (fixture->game);
  g_assert_cmpuint (raid->phase, ==, CRUMB_RAID_AT_TAKE);
  g_assert_cmpuint (raid->winner, ==, 1);
  g_assert_cmpint (total (fixture, 1), ==, 9);
}

/* Sue's cookies of round 1, which end the game after round 2 with 12 more, so that round 3 doesn't fit any more. */
static void
end_earlier (Fixture *fixture)
{
  play (fixture, "0c4 1c9 n 0c12 1c3 n 0c5 1c6 n 0c7");
  open_dialog (fixture, 0);
  enter_amount (fixture, 0, 40);
  wait_until_it_shows (fixture, "Remove What Follows");
  g_assert_true (shows (fixture, "Play On"));
}

/* One press, and the game is over where it ended. */
static void
test_cut (Fixture *fixture, gconstpointer data)
{
  end_earlier (fixture);
  answer (fixture, "Remove What Follows");
  wait_until_it_shows (fixture, "Rounds scored");
  act (fixture, "correction.save");
  g_assert_cmpuint (fixture->n_corrected, ==, 1);
  g_assert_true (crumb_scores_of (crumb_game_get_state (fixture->game))->over);
  g_assert_cmpuint (crumb_scores_of (crumb_game_get_state (fixture->game))->n_rounds, ==, 2);
  g_assert_cmpint (total (fixture, 0), ==, 52);
  g_assert_cmpint (total (fixture, 1), ==, 12);
}

/* One press, and all that was played counts. */
static void
test_play_on (Fixture *fixture, gconstpointer data)
{
  end_earlier (fixture);
  answer (fixture, "Play On");
  wait_until_it_shows (fixture, "What Changes");
  act (fixture, "correction.save");
  g_assert_cmpuint (fixture->n_corrected, ==, 1);
  g_assert_false (crumb_scores_of (crumb_game_get_state (fixture->game))->over);
  g_assert_cmpint (total (fixture, 0), ==, 57);
  g_assert_cmpint (total (fixture, 1), ==, 18);
}

/* What is typed on the next page is not entered on the one below it. */
static void
test_page_below (Fixture *fixture, gconstpointer data)
{
  const CrumbDice *dice;
  GtkWidget *page;

  play (fixture, "0b511 1b444 0t6");
  open_dialog (fixture, 2);
  page = edit (fixture, 0);
  dice = &crumb_move_page_get_move (CRUMB_MOVE_PAGE (page))->dice;
  g_assert_true (widget_press (page, GDK_KEY_BackSpace));
  g_assert_true (widget_press (page, GDK_KEY_5));
  g_assert_cmpuint (dice->count, ==, 3);
  g_assert_true (widget_press (page, GDK_KEY_BackSpace));

  g_assert_true (gtk_widget_activate_action (page, "correction.add-after", NULL));
  g_assert_false (widget_press (page, GDK_KEY_BackSpace));
  widget_press (page, GDK_KEY_5);
  g_assert_false (widget_press (page, GDK_KEY_Return));
  g_assert_cmpuint (dice->count, ==, 2);
}

static void
assert_moved (CrumbCorrection *correction, const char *expected)
{
  static const char *const names[] = { "Sue", "John", NULL };
  g_auto (GStrv) lines = crumb_bid_changes_list (correction, names);
  g_autofree char *moved = g_strjoinv ("\n", lines);

  g_assert_cmpstr (moved, ==, expected);
}

/* A bid is told that goes to somebody else or is new, and none that another move settles by now. */
static void
test_bids_moved (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbCorrection) correction = NULL;
  g_autoptr (GArray) bid = raid_script_parse ("0b6 1b5 0t5");
  g_autoptr (GArray) lower = raid_script_parse ("0b31");

  play (fixture, "0b54 1b32 0t6 0b4 1b61 1t6 v");
  correction = crumb_correction_new (fixture->game);
  assert_moved (correction, "");
  crumb_correction_strike (correction, 5);
  assert_moved (correction, "");
  crumb_correction_undo (correction, 0);

  crumb_correction_replace_all (correction, 3, 3, &g_array_index (bid, CrumbMove, 0), bid->len);
  assert_moved (correction, "Round 1: Bid 2 now goes to Sue.");
  crumb_correction_undo (correction, 0);

  crumb_correction_replace (correction, 0, &g_array_index (lower, CrumbMove, 0));
  assert_moved (correction, "Round 1: Bid 1 now goes to John.");
}

#define ADD(path, test) g_test_add ("/correction/" path, Fixture, NULL, set_up, test, tear_down)

void
add_correction_tests (void)
{
  adw_init ();

  ADD ("moves", test_moves);
  ADD ("cookies", test_cookies);
  ADD ("undo", test_undo);
  ADD ("keep-fails", test_keep_fails);
  ADD ("outdated", test_outdated);
  ADD ("misfit", test_misfit);
  ADD ("one-die", test_one_die);
  ADD ("left-page", test_left_page);
  ADD ("keep-points", test_keep_points);
  ADD ("cut-round", test_cut_round);
  ADD ("cut", test_cut);
  ADD ("play-on", test_play_on);
  ADD ("page-below", test_page_below);
  ADD ("bids-moved", test_bids_moved);
}
