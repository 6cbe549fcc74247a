/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The Rulings view: what taps do, and what it shows. */

#include "crumb-config.h"
#include "ui-display-tests.h"

#include "../record/record-fixture.h"
#include "widget-texts.h"

#include "rules/cookie-raid/house-rules.h"
#include "ui/cookie-raid/rulings/crumb-rulings-view.h"
#include "ui/game/crumb-agreement-dialog.h"
#include "ui/game/crumb-rule-sets.h"
#include "ui/game/crumb-undoable.h"
#include "ui/table/crumb-case-view.h"
#include "ui/table/crumb-seat-places.h"
#include "ui/widgets/crumb-colour-keys.h"
#include "words/cookie-raid/crumb-raid-agreement.h"

typedef struct
{
  RecordFixture record;
  GSettings *settings;
  GtkWidget *window;
  GtkWidget *view;
  GtkWidget *entry;
} Fixture;

static GtkWidget *
find_only (GtkWidget *root, GType type)
{
  g_autoptr (GPtrArray) found = widget_find_all (root, type);

  g_assert_cmpuint (found->len, ==, 1);
  return g_ptr_array_index (found, 0);
}

static gboolean
shows (Fixture *fixture, const char *text)
{
  g_autofree char *shown = widget_texts (fixture->window);

  return strstr (shown, text) != NULL;
}

/* Layout and animations take a few frames. */
static void
wait_for (Fixture *fixture, const char *text)
{
  gint64 end = g_get_monotonic_time () + 20 * G_TIME_SPAN_SECOND;

  while (!shows (fixture, text))
    {
      g_autofree char *shown = widget_texts (fixture->window);

      if (g_get_monotonic_time () > end)
        g_error ("“%s” is not shown, but:\n%s", text, shown);
      widget_wait ();
    }
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  record_fixture_set_up (&fixture->record, NULL);
  fixture->settings = g_settings_new (CRUMB_APPLICATION_ID);
  fixture->view = crumb_rulings_view_new (fixture->settings);
  fixture->window = adw_window_new ();
  adw_window_set_content (ADW_WINDOW (fixture->window), fixture->view);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 900, 640);
  gtk_window_present (GTK_WINDOW (fixture->window));
  wait_for (fixture, "What did Player 1 roll?");
  fixture->entry = find_only (fixture->view, CRUMB_TYPE_CASE_VIEW);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  g_object_unref (fixture->settings);
  record_fixture_tear_down (&fixture->record, NULL);
}

static void
tap (Fixture *fixture, const char *action)
{
  g_assert_true (gtk_widget_activate_action (fixture->entry, action, NULL));
}

static void
tap_dice (Fixture *fixture, const char *dice)
{
  for (; *dice != '\0'; dice++)
    if (*dice == '.')
      tap (fixture, "table.done");
    else
      g_assert_true (gtk_widget_activate_action (fixture->entry, "table.die", "i", *dice - '0'));
}

static const CrumbDispute *
dispute (Fixture *fixture)
{
  const CrumbDisputes *disputes = crumb_rulings_page_get_entered (CRUMB_RULINGS_PAGE (fixture->view));

  return &disputes->disputes[crumb_rulings_page_get_kind (CRUMB_RULINGS_PAGE (fixture->view))];
}

static void
show_kind (Fixture *fixture, guint kind)
{
  crumb_rulings_page_set_kind (CRUMB_RULINGS_PAGE (fixture->view), kind);
}

static void
undo (Fixture *fixture)
{
  g_assert_true (crumb_undoable_can (CRUMB_UNDOABLE (fixture->view), FALSE));
  g_assert_true (crumb_undoable_step (CRUMB_UNDOABLE (fixture->view), FALSE, NULL));
}

static void
redo (Fixture *fixture)
{
  g_assert_true (crumb_undoable_can (CRUMB_UNDOABLE (fixture->view), TRUE));
  g_assert_true (crumb_undoable_step (CRUMB_UNDOABLE (fixture->view), TRUE, NULL));
}

static void
assert_dice (Fixture *fixture, guint seat, const char *dice)
{
  char text[CRUMB_DICE_TEXT_MAX];

  g_assert_cmpstr (crumb_dice_format (&dispute (fixture)->rolls[0].dice[seat], text), ==, dice);
}

static GtkWidget *
find_button (GtkWidget *root, const char *action)
{
  g_autoptr (GPtrArray) buttons = widget_find_all (root, GTK_TYPE_BUTTON);

  for (guint i = 0; i < buttons->len; i++)
    if (g_strcmp0 (gtk_actionable_get_action_name (g_ptr_array_index (buttons, i)), action) == 0)
      return g_ptr_array_index (buttons, i);
  return NULL;
}

static void
test_bid (Fixture *fixture, gconstpointer data)
{
  g_assert_null (find_button (fixture->view, "rulings.copy"));
  tap_dice (fixture, "511");
  g_assert_true (shows (fixture, "What did Player 2 roll?"));
  tap_dice (fixture, "444");
  g_assert_true (shows (fixture, "Player 1 takes the bid."));
  g_assert_true (shows (fixture, "5-1-1 beats 4-4-4: 5 is higher than 4."));
  g_assert_null (find_button (fixture->view, "table.die"));
  g_assert_nonnull (find_button (fixture->view, "rulings.copy"));
  /* The deciding die is highlighted in both bids. */
  g_assert_cmpuint (widget_count_class (fixture->view, "marked"), ==, 2);
  g_assert_cmpuint (widget_count_class (fixture->view, "won"), ==, 1);
}

static void
test_die_changed (Fixture *fixture, gconstpointer data)
{
  tap_dice (fixture, "511444");
  g_assert_true (gtk_widget_activate_action (fixture->entry, "table.pick", "(iuu)", 1, 4, 0));
  g_assert_true (shows (fixture, "What did Player 2 roll instead of 4?"));
  g_assert_cmpuint (widget_count_class (fixture->view, "doubted"), ==, 1);
  tap (fixture, "rulings.let-go");
  g_assert_true (shows (fixture, "Player 1 takes the bid."));
  g_assert_null (find_button (fixture->view, "table.die"));
  g_assert_true (gtk_widget_activate_action (fixture->entry, "table.pick", "(iuu)", 1, 4, 0));
  tap_dice (fixture, "6");
  g_assert_true (shows (fixture, "Player 2 takes the bid."));
  g_assert_cmpuint (widget_count_class (fixture->view, "doubted"), ==, 0);
}

static void
test_tie (Fixture *fixture, gconstpointer data)
{
  tap_dice (fixture, "54.54.");
  g_assert_true (shows (fixture, "Player 1 and Player 2 re-roll."));
  g_assert_true (shows (fixture, "What did Player 1 roll this time?"));
  tap_dice (fixture, "6162");
  g_assert_true (shows (fixture, "Player 2 takes the bid."));
  g_assert_true (shows (fixture, "Tied before: 5-4"));
}

static void
test_hands (Fixture *fixture, gconstpointer data)
{
  show_kind (fixture, CRUMB_DISPUTE_HANDS);
  g_assert_true (shows (fixture, "What’s in Player 1’s hand?"));
  tap_dice (fixture, "665");
  g_assert_cmpuint (widget_count_class (fixture->view, "set"), ==, 1);
  g_assert_true (shows (fixture, "+2"));
  tap_dice (fixture, ".22");
  g_assert_true (shows (fixture, "Player 1 has the best set and gets 5 more cookies."));
  tap_dice (fixture, "2.");
  g_assert_true (shows (fixture, "Player 2 has the best set and gets 5 more cookies."));
  g_assert_true (shows (fixture, "3 + ★5 = 8"));
  g_assert_cmpuint (widget_count_class (fixture->view, "won"), ==, 1);
}

static void
test_steps (Fixture *fixture, gconstpointer data)
{
  tap_dice (fixture, "51");
  undo (fixture);
  assert_dice (fixture, 0, "5");
  redo (fixture);
  assert_dice (fixture, 0, "51");
  g_assert_false (crumb_undoable_can (CRUMB_UNDOABLE (fixture->view), TRUE));
  undo (fixture);
  tap_dice (fixture, "3");
  g_assert_false (crumb_undoable_can (CRUMB_UNDOABLE (fixture->view), TRUE));
  while (crumb_undoable_can (CRUMB_UNDOABLE (fixture->view), FALSE))
    undo (fixture);
  g_assert_true (crumb_dispute_is_empty (dispute (fixture)));
}

/* Picking a die to change it is no step; changing it is one. */
static void
test_picks (Fixture *fixture, gconstpointer data)
{
  tap_dice (fixture, "511444");
  undo (fixture);
  g_assert_true (gtk_widget_activate_action (fixture->entry, "table.pick", "(iuu)", 0, 1, 0));
  g_assert_cmpuint (dispute (fixture)->die, !=, CRUMB_NEXT_DIE);
  tap (fixture, "rulings.let-go");
  redo (fixture);
  assert_dice (fixture, 1, "444");

  g_assert_true (gtk_widget_activate_action (fixture->entry, "table.pick", "(iuu)", 0, 1, 0));
  tap_dice (fixture, "2");
  undo (fixture);
  assert_dice (fixture, 0, "511");
  g_assert_cmpuint (dispute (fixture)->die, ==, CRUMB_NEXT_DIE);
}

/* Undo goes to the kind that it changes. */
static void
test_undo_of_kind (Fixture *fixture, gconstpointer data)
{
  show_kind (fixture, CRUMB_DISPUTE_HANDS);
  tap_dice (fixture, "6");
  show_kind (fixture, CRUMB_DISPUTE_BIDS);
  undo (fixture);
  g_assert_true (shows (fixture, "What’s in Player 1’s hand?"));
}

static void
test_clear (Fixture *fixture, gconstpointer data)
{
  tap_dice (fixture, "511444");
  tap (fixture, "rulings.clear");
  g_assert_true (crumb_dispute_is_empty (dispute (fixture)));
  undo (fixture);
  g_assert_true (shows (fixture, "Player 1 takes the bid."));
}

static void
test_rules (Fixture *fixture, gconstpointer data)
{
  tap_dice (fixture, "61.22.");
  g_assert_true (shows (fixture, "Final rules"));
  g_assert_true (shows (fixture, "Player 1 takes the bid."));
  g_assert_true (gtk_widget_activate_action (fixture->view, "rulings.rules", "s", "first-draft"));
  g_assert_true (shows (fixture, "First draft"));
  g_assert_true (shows (fixture, "7 pips are more than 4."));
}

/* Rules without a preset are agreed on in the same dialog as for a new game. */
static void
test_house_rules (Fixture *fixture, gconstpointer data)
{
  AdwDialog *dialog;

  tap_dice (fixture, "43.433");
  g_assert_true (shows (fixture, "Player 1 takes the bid."));
  g_assert_true (gtk_widget_activate_action (fixture->view, "rulings.agree", NULL));
  dialog = adw_window_get_visible_dialog (ADW_WINDOW (fixture->window));
  g_assert_true (CRUMB_IS_AGREEMENT_DIALOG (dialog));
  g_signal_emit_by_name (dialog, "chosen", "advantage=none,plate=7");
  g_assert_true (shows (fixture, "House rules"));
  g_assert_true (shows (fixture, "Player 2 takes the bid."));
  adw_dialog_force_close (dialog);

  undo (fixture);
  g_assert_true (shows (fixture, "Final rules"));
  g_assert_true (shows (fixture, "Player 1 takes the bid."));
}

static guint
count_entries (GMenuModel *menu, guint section)
{
  g_autoptr (GMenuModel) entries = g_menu_model_get_item_link (menu, (int) section, G_MENU_LINK_SECTION);

  return (guint) g_menu_model_get_n_items (entries);
}

/* Saved rule sets can be chosen by their names. */
static void
test_saved_rules (Fixture *fixture, gconstpointer data)
{
  GSettings *settings = fixture->settings;
  g_autoptr (GMenuModel) saved = NULL;
  g_autofree char *label = NULL;
  g_autoptr (GPtrArray) buttons = widget_find_all (fixture->view, GTK_TYPE_MENU_BUTTON);
  GtkMenuButton *button = buttons->pdata[0];

  g_assert_cmpuint (count_entries (gtk_menu_button_get_menu_model (button), 1), ==, 0);
  crumb_rule_sets_set (&crumb_raid_agreement, settings, "Sun_day", "plate=7");
  saved = g_menu_model_get_item_link (gtk_menu_button_get_menu_model (button), 1, G_MENU_LINK_SECTION);
  g_assert_cmpint (g_menu_model_get_n_items (saved), ==, 1);
  g_assert_true (g_menu_model_get_item_attribute (saved, 0, G_MENU_ATTRIBUTE_LABEL, "s", &label));
  g_assert_cmpstr (label, ==, "Sun__day");

  g_assert_true (gtk_widget_activate_action (fixture->view, "rulings.rules", "s", "plate=7"));
  g_assert_cmpuint (dispute (fixture)->rules.plate, ==, 7);
  g_assert_true (shows (fixture, "Sun_day"));
  g_settings_reset (settings, "saved-rules");
  g_assert_true (shows (fixture, "House rules"));
}

/* Dice are entered and changed with their colours, in rules where colours count. */
static void
test_colours (Fixture *fixture, gconstpointer data)
{
  const CrumbDice *hand;
  g_autoptr (GPtrArray) none = widget_find_all (fixture->view, CRUMB_TYPE_COLOUR_KEYS);

  g_assert_cmpuint (none->len, ==, 0);
  show_kind (fixture, CRUMB_DISPUTE_HANDS);
  g_assert_true (gtk_widget_activate_action (fixture->view, "rulings.rules", "s", "three-colours"));
  find_only (fixture->view, CRUMB_TYPE_COLOUR_KEYS);

  g_assert_true (widget_press (fixture->entry, GDK_KEY_r));
  tap_dice (fixture, "66");
  g_assert_true (widget_press (fixture->entry, GDK_KEY_b));
  tap_dice (fixture, "6.54.");
  hand = &dispute (fixture)->rolls[0].dice[0];
  g_assert_cmpuint (hand->dice[0].colour, ==, 1);
  g_assert_cmpuint (hand->dice[2].colour, ==, 3);
  g_assert_true (shows (fixture, "+3"));

  g_assert_true (gtk_widget_activate_action (fixture->entry, "table.pick", "(iuu)", 0, 6, 3));
  g_assert_true (widget_press (fixture->entry, GDK_KEY_r));
  tap_dice (fixture, "6");
  hand = &dispute (fixture)->rolls[0].dice[0];
  g_assert_cmpuint (hand->dice[2].colour, ==, 1);
  g_assert_true (shows (fixture, "+6"));

  /* Changing a picked die's face leaves its colour: it stays blue. */
  g_assert_true (gtk_widget_activate_action (fixture->entry, "table.pick", "(iuu)", 1, 5, 3));
  tap_dice (fixture, "4");
  g_assert_cmpuint (dispute (fixture)->rolls[0].dice[1].dice[0].colour, ==, 3);
}

static GtkWidget *
find_tooltip (GtkWidget *root, const char *tooltip)
{
  g_autoptr (GPtrArray) buttons = widget_find_all (root, GTK_TYPE_BUTTON);

  for (guint i = 0; i < buttons->len; i++)
    if (g_strcmp0 (gtk_widget_get_tooltip_text (g_ptr_array_index (buttons, i)), tooltip) == 0)
      return g_ptr_array_index (buttons, i);
  g_error ("There is no “%s”.", tooltip);
}

static AdwDialog *
open_people (Fixture *fixture)
{
  tap (fixture, "rulings.people");
  wait_for (fixture, "Players");
  return adw_window_get_visible_dialog (ADW_WINDOW (fixture->window));
}

static void
test_seats (Fixture *fixture, gconstpointer data)
{
  AdwDialog *dialog;

  tap (fixture, "rulings.add");
  g_assert_true (shows (fixture, "Player 3"));
  dialog = open_people (fixture);
  g_signal_emit_by_name (find_tooltip (GTK_WIDGET (dialog), "Remove Player 1"), "clicked");
  adw_dialog_force_close (dialog);
  g_assert_cmpuint (dispute (fixture)->n_seats, ==, 2);
  g_assert_true (shows (fixture, "What did Player 2 roll?"));
}

/* What was typed counts when the dialog closes, too. */
static void
test_rename (Fixture *fixture, gconstpointer data)
{
  AdwDialog *dialog = open_people (fixture);
  g_autoptr (GPtrArray) rows = widget_find_all (GTK_WIDGET (dialog), ADW_TYPE_ENTRY_ROW);

  g_assert_cmpuint (rows->len, ==, 2);
  gtk_editable_set_text (g_ptr_array_index (rows, 0), "  ");
  gtk_editable_set_text (g_ptr_array_index (rows, 1), "<b>Zoë</b>");
  adw_dialog_force_close (dialog);
  wait_for (fixture, "<b>Zoë</b>");
  g_assert_true (shows (fixture, "What did Player 1 roll?"));
  tap_dice (fixture, "1.6.");
  g_assert_true (shows (fixture, "<b>Zoë</b> takes the bid."));
}

static void
test_game (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) game = record_new_game (fixture->record.store, "", 3);

  g_object_set (fixture->view, "game", game, NULL);
  g_assert_true (shows (fixture, "What did Sue roll?"));
  tap_dice (fixture, "5");
  g_object_set (fixture->view, "game", NULL, NULL);
  g_object_set (fixture->view, "game", game, NULL);
  g_assert_false (crumb_dispute_is_empty (dispute (fixture)));
  tap (fixture, "rulings.sit-down");
  g_assert_true (crumb_dispute_is_empty (dispute (fixture)));
}

static void
test_more_sides (Fixture *fixture, gconstpointer data)
{
  g_assert_true (gtk_widget_activate_action (fixture->view, "rulings.rules", "s", "sides=12"));
  g_assert_true (gtk_widget_activate_action (fixture->entry, "table.die", "i", 12));
  tap_dice (fixture, ".9.");
  g_assert_true (shows (fixture, "12 beats 9: 12 is higher than 9."));
}

/* Keys don't enter dice on a page that is hidden. */
static void
test_odds (Fixture *fixture, gconstpointer data)
{
  const CrumbDisputes *disputes;

  tap_dice (fixture, "5");
  show_kind (fixture, CRUMB_RULINGS_ODDS);
  wait_for (fixture, "Odds of Winning the Bid");
  g_assert_false (widget_press (fixture->entry, GDK_KEY_5));
  g_assert_false (widget_press (fixture->entry, GDK_KEY_BackSpace));
  disputes = crumb_rulings_page_get_entered (CRUMB_RULINGS_PAGE (fixture->view));
  g_assert_cmpuint (disputes->disputes[CRUMB_DISPUTE_BIDS].rolls[0].dice[0].count, ==, 1);
  show_kind (fixture, CRUMB_DISPUTE_HANDS);
  wait_for (fixture, "What’s in Player 1’s hand?");
}

static void
copied_cb (GObject *clipboard, GAsyncResult *result, gpointer data)
{
  *(char **) data = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (clipboard), result, NULL);
}

static void
test_copy (Fixture *fixture, gconstpointer data)
{
  g_autofree char *text = NULL;

  tap_dice (fixture, "6.5.");
  tap (fixture, "rulings.copy");
  wait_for (fixture, "Ruling copied");
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (fixture->view), NULL, copied_cb, &text);
  while (text == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (text, ==,
                   "Cookie Raid, Final rules\nPlayer 1: 6\nPlayer 2: 5\n"
                   "Player 1 takes the bid. 6 beats 5: 6 is higher than 5.");
}

static void
wait_for_type (GtkWidget *root, GType type)
{
  for (guint found = 0; found == 0;)
    {
      g_autoptr (GPtrArray) all = widget_find_all (root, type);

      found = all->len;
      if (found == 0)
        widget_wait ();
    }
}

/* The sentence stands there twice, once for those opposite; nothing can be tapped. */
static void
test_large (Fixture *fixture, gconstpointer data)
{
  AdwDialog *dialog;
  g_autofree char *texts = NULL;
  const char *first;

  tap_dice (fixture, "54.54.6162");
  tap (fixture, "rulings.large");
  dialog = adw_window_get_visible_dialog (ADW_WINDOW (fixture->window));
  wait_for_type (GTK_WIDGET (dialog), CRUMB_TYPE_SEAT_PLACES);
  texts = widget_texts (GTK_WIDGET (dialog));
  first = strstr (texts, "Player 2 takes the bid.");
  g_assert_nonnull (first);
  g_assert_nonnull (strstr (first + 1, "Player 2 takes the bid."));
  g_assert_nonnull (strstr (texts, "Tied before: 5-4"));
  g_assert_cmpuint (widget_count_class (GTK_WIDGET (dialog), "idle"), ==, 2);
  adw_dialog_force_close (dialog);
}

void
add_rulings_view_tests (void)
{
  static const struct
  {
    const char *path;
    void (*test) (Fixture *fixture, gconstpointer data);
  } tests[] = {
    { "/rulings-view/bid", test_bid },
    { "/rulings-view/die-changed", test_die_changed },
    { "/rulings-view/tie", test_tie },
    { "/rulings-view/hands", test_hands },
    { "/rulings-view/steps", test_steps },
    { "/rulings-view/picks", test_picks },
    { "/rulings-view/undo-of-kind", test_undo_of_kind },
    { "/rulings-view/clear", test_clear },
    { "/rulings-view/rules", test_rules },
    { "/rulings-view/rules/house", test_house_rules },
    { "/rulings-view/rules/saved", test_saved_rules },
    { "/rulings-view/colours", test_colours },
    { "/rulings-view/seats", test_seats },
    { "/rulings-view/rename", test_rename },
    { "/rulings-view/game", test_game },
    { "/rulings-view/more-sides", test_more_sides },
    { "/rulings-view/odds", test_odds },
    { "/rulings-view/copy", test_copy },
    { "/rulings-view/large", test_large },
  };

  adw_init ();

  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);
}
