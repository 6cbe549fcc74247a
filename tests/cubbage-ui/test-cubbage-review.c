/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A game of Cubbage that is looked back at, what is settled without one, and its house rules. */

#include "cubbage-games.h"
#include "cubbage-ui-tests.h"

#include "../ui/widget-texts.h"
#include "ui/corrections/crumb-correction-dialog.h"
#include "ui/corrections/crumb-move-page.h"
#include "ui/cubbage/review/crumb-deals-view.h"
#include "ui/cubbage/rulings/crumb-cubbage-rulings.h"
#include "ui/game/crumb-agreement-dialog.h"
#include "ui/game/crumb-first-game-dialog.h"
#include "ui/game/crumb-game-ui.h"
#include "ui/game/crumb-rule-sets.h"
#include "ui/game/crumb-rules-dialog.h"
#include "ui/game/crumb-undoable.h"
#include "ui/history/crumb-game-log.h"
#include "ui/past/crumb-game-card.h"
#include "ui/replay/crumb-replay-view.h"
#include "ui/widgets/crumb-log-line.h"
#include "words/crumb-game-words.h"
#include "words/cubbage/crumb-cubbage-rulebook.h"

#include <adwaita.h>
#include <string.h>

static void
test_deals (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) game = cubbage_new_game (fixture->store, "", CUBBAGE_SOLO_DEAL);
  GtkWidget *deals = g_object_ref_sink (crumb_deals_view_new ());

  g_object_set (deals, "game", game, NULL);
  widget_assert_shows (deals, "Deal 1: Ana +14 = 14");
  widget_assert_shows (deals, "Ana: play 4, hand 10, crib 0");
  widget_assert_shows (deals, "Correct This Deal…");
  widget_assert_shows (deals, "Best hand\n10 points");
  widget_assert_shows (deals, "Best dice kept\n");
  g_object_unref (deals);
}

/* How four dice were kept is told of deals that are over, but not while dice are chosen for the next one. */
static void
test_keeps (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) game = cubbage_new_game (fixture->store, "", CUBBAGE_SOLO_DEAL);
  GtkWidget *deals = g_object_ref_sink (crumb_deals_view_new ());
  g_autoptr (GPtrArray) expanders = NULL;
  g_autofree char *choosing = NULL;

  g_object_set (deals, "game", game, NULL);
  choosing = widget_texts (deals);
  g_assert_null (strstr (choosing, "kept 1-2-2-4"));
  cubbage_play (game, "e");
  widget_assert_shows (deals, "Ana kept 1-2-2-4");
  expanders = widget_find_all (deals, ADW_TYPE_EXPANDER_ROW);
  g_assert_cmpuint (expanders->len, ==, 1);
  adw_expander_row_set_expanded (expanders->pdata[0], TRUE);
  widget_assert_shows (deals, "Hand 12.33 (37/3)");
  widget_assert_shows (deals, "Pushed 5-6");
  g_object_unref (deals);
}

static void
test_replay (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) game = cubbage_new_game (fixture->store, "", CUBBAGE_SOLO_DEAL);
  GtkWidget *replay = g_object_ref_sink (g_object_new (CRUMB_TYPE_REPLAY_VIEW, NULL));
  CrumbReplayView *view = CRUMB_REPLAY_VIEW (replay);

  g_object_set (replay, "game", game, NULL);
  widget_assert_shows (replay, "The game starts.");
  crumb_replay_view_show_move (view, 5);
  widget_assert_shows (replay, "seven for 2");
  widget_assert_shows (replay, "Deal 1 · Play");
  g_assert_true (gtk_widget_activate_action (replay, "replay.back", "s", "step"));
  g_assert_cmpuint (crumb_replay_view_get_n_moves (view), ==, 4);
  g_assert_true (gtk_widget_activate_action (replay, "replay.forward", "s", "end"));
  g_assert_cmpuint (crumb_replay_view_get_n_moves (view), ==, crumb_game_get_n_moves (game));
  widget_assert_shows (replay, "crib");
  widget_assert_shows (replay, "Deal 1 · Crib");
  g_object_unref (replay);
}

/* A claim that the table let stand is told with what the dice are worth, and why: in the log and in the replay. */
static void
test_insisted (RecordFixture *fixture, gconstpointer data)
{
  const char *const kept = "The table keeps Ana’s claim of 11 points. Reason: <b>";
  const char *const worth = "They’re worth 10: four sevens for 8";
  const CrumbMove insist = { .what = CRUMB_CUBBAGE_OVERRULE, .seat = CRUMB_NO_SEAT };
  const CrumbMove claim = { .what = CRUMB_CUBBAGE_CLAIM, .amount = 11 };
  g_autoptr (CrumbGame) game =
      cubbage_new_game (fixture->store, "count=claim", "1f 0r122436 0c36 0l2 1t5 0l2 1t5 0l1 1t1 0l4 1t3 s5");
  GtkWidget *replay = g_object_ref_sink (g_object_new (CRUMB_TYPE_REPLAY_VIEW, NULL));
  GtkWidget *log = g_object_ref_sink (crumb_game_log_new ());
  g_autoptr (GPtrArray) lists = NULL;
  g_autoptr (CrumbLogLine) claimed = NULL;
  g_autoptr (CrumbLogLine) insisted = NULL;
  g_autoptr (GError) error = NULL;
  CrumbRefusal refusal;
  GListModel *lines;

  g_assert_true (crumb_game_tap (game, (CrumbMove[]) { insist, claim }, 2, "<b>", &refusal, &error));
  g_assert_no_error (error);
  g_object_set (log, "game", game, NULL);
  lists = widget_find_all (log, GTK_TYPE_LIST_VIEW);
  lines = G_LIST_MODEL (gtk_list_view_get_model (lists->pdata[0]));
  claimed = g_list_model_get_item (lines, 0);
  insisted = g_list_model_get_item (lines, 1);
  g_assert_nonnull (strstr (crumb_log_line_get_text (claimed), worth));
  g_assert_cmpstr (crumb_log_line_get_text (insisted), ==, kept);

  g_object_set (replay, "game", game, NULL);
  crumb_replay_view_show_move (CRUMB_REPLAY_VIEW (replay), G_MAXUINT);
  widget_assert_shows (replay, kept);
  widget_assert_shows (replay, worth);
  g_object_unref (replay);
  g_object_unref (log);
}

static void
enter (GtkWidget *rulings, const char *dice)
{
  for (; *dice != '\0'; dice++)
    gtk_widget_activate_action (rulings, "table.die", "i", *dice - '0');
}

static void
test_rulings (RecordFixture *fixture, gconstpointer data)
{
  GtkWidget *rulings = g_object_ref_sink (g_object_new (CRUMB_TYPE_CUBBAGE_RULINGS, NULL));

  enter (rulings, "12245");
  widget_assert_shows (rulings, "10 points");
  g_assert_true (crumb_undoable_step (CRUMB_UNDOABLE (rulings), FALSE, NULL));
  g_assert_true (crumb_undoable_can (CRUMB_UNDOABLE (rulings), TRUE));
  g_assert_true (crumb_undoable_step (CRUMB_UNDOABLE (rulings), TRUE, NULL));
  widget_assert_shows (rulings, "10 points");
  g_assert_true (crumb_undoable_step (CRUMB_UNDOABLE (rulings), FALSE, NULL));
  enter (rulings, "3");
  widget_assert_shows (rulings, "1-2-3-4");
  g_assert_false (crumb_undoable_can (CRUMB_UNDOABLE (rulings), TRUE));

  crumb_rulings_page_set_kind (CRUMB_RULINGS_PAGE (rulings), CRUMB_CUBBAGE_CASE_CLAIM);
  enter (rulings, "12245");
  widget_assert_shows (rulings, "Pick the dice of a combination, then claim it.");
  gtk_widget_activate_action (rulings, "claim.pick", "i", 1);
  gtk_widget_activate_action (rulings, "claim.pick", "i", 4);
  g_assert_true (gtk_widget_activate_action (rulings, "table.done", NULL));
  widget_assert_shows (rulings, "2+5");
  gtk_widget_activate_action (rulings, "claim.pick", "i", 1);
  gtk_widget_activate_action (rulings, "claim.pick", "i", 4);
  g_assert_true (gtk_widget_activate_action (rulings, "table.done", NULL));
  widget_assert_shows (rulings, "Claimed twice");
  {
    g_autofree char *told = widget_texts (rulings);

    g_assert_null (strstr (told, "1+2+4"));
    g_assert_null (strstr (told, "10"));
  }

  crumb_rulings_page_set_kind (CRUMB_RULINGS_PAGE (rulings), CRUMB_CUBBAGE_CASE_PLAY);
  enter (rulings, "66");
  widget_assert_shows (rulings, "The last die scores 2");
  enter (rulings, "4");
  widget_assert_shows (rulings, "16");
  enter (rulings, "3");
  widget_assert_shows (rulings, "Second leads");

  crumb_rulings_page_set_kind (CRUMB_RULINGS_PAGE (rulings), CRUMB_CUBBAGE_CASE_KEEPS);
  enter (rulings, "122456");
  widget_assert_shows (rulings, "Push");
  g_assert_true (gtk_widget_activate_action (rulings, "rulings.clear", NULL));
  g_assert_true (crumb_undoable_step (CRUMB_UNDOABLE (rulings), FALSE, NULL));
  widget_assert_shows (rulings, "Push");
  g_object_unref (rulings);
}

static void
wait_until_it_shows (GtkWidget *widget, const char *text)
{
  gint64 end = g_get_monotonic_time () + 5 * G_TIME_SPAN_SECOND;
  gboolean shown = FALSE;

  while (!shown)
    {
      g_autofree char *texts = widget_texts (widget);

      shown = strstr (texts, text) != NULL;
      if (g_get_monotonic_time () > end)
        g_error ("“%s” is not shown, but:\n%s", text, texts);
      widget_wait ();
    }
}

static void
open_ruling (CrumbGame *game, GtkWidget *rulings, guint n_moves, const char *shown)
{
  const CrumbGameUi *ui = crumb_game_ui_of (&crumb_cubbage);

  g_assert_true (ui->rulings_open (rulings, game, n_moves));
  widget_assert_shows (rulings, shown);
}

/* A line of the log leads to the dice that it is about. */
static void
test_open (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) game = cubbage_new_game (fixture->store, "", CUBBAGE_SOLO_DEAL);
  const CrumbGameUi *ui = crumb_game_ui_of (&crumb_cubbage);
  GtkWidget *rulings = g_object_ref_sink (g_object_new (CRUMB_TYPE_CUBBAGE_RULINGS, NULL));

  g_assert_false (ui->rulings_open (rulings, game, 0));
  g_assert_false (ui->rulings_open (rulings, game, 2));
  open_ruling (game, rulings, 5, "seven for 2");
  open_ruling (game, rulings, 12, "3-4-5-6");
  open_ruling (game, rulings, 13, "3-4-5-6");
  g_object_unref (rulings);
}

/* What to keep, and what a hand can become, is shown before a game and after it, but not beside dice that somebody has to choose from. */
static void
test_no_odds (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) game = cubbage_new_game (fixture->store, "", "1f");
  GtkWidget *rulings = g_object_ref_sink (g_object_new (CRUMB_TYPE_CUBBAGE_RULINGS, NULL));
  g_autofree char *hand = NULL;
  g_autofree char *texts = NULL;

  enter (rulings, "1224");
  widget_assert_shows (rulings, "12.33 points on average (37/3)");
  g_object_set (rulings, "game", game, NULL);
  hand = widget_texts (rulings);
  g_assert_null (strstr (hand, "on average (37/3)"));

  g_object_set (rulings, "game", NULL, NULL);
  crumb_rulings_page_set_kind (CRUMB_RULINGS_PAGE (rulings), CRUMB_CUBBAGE_CASE_KEEPS);
  enter (rulings, "122456");
  widget_assert_shows (rulings, "Push");
  g_object_set (rulings, "game", game, NULL);
  texts = widget_texts (rulings);
  g_assert_null (strstr (texts, "Push"));
  g_object_unref (rulings);
}

/* A card in History says what its marks can't. */
static void
test_skunk (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) skunk = cubbage_new_game (fixture->store, "skunk=91", "0p121 1p60");
  g_autoptr (CrumbGame) close = cubbage_new_game (fixture->store, "skunk=91", "0p121 1p91");
  g_autoptr (CrumbGameSummary) skunked = crumb_game_summarise (skunk);
  g_autoptr (CrumbGameSummary) other = crumb_game_summarise (close);
  GtkWidget *card = g_object_ref_sink (g_object_new (CRUMB_TYPE_GAME_CARD, NULL));
  g_autofree char *texts = NULL;

  crumb_game_card_show (CRUMB_GAME_CARD (card), skunked, NULL);
  widget_assert_shows (card, "It’s a skunk: Ben <b> has only 60 points.");
  crumb_game_card_show (CRUMB_GAME_CARD (card), other, NULL);
  texts = widget_texts (card);
  g_assert_null (strstr (texts, "skunk:"));
  g_object_unref (card);
}

static GtkWidget *
wait_for_page (GtkWidget *dialog)
{
  gint64 end = g_get_monotonic_time () + 5 * G_TIME_SPAN_SECOND;

  while (TRUE)
    {
      g_autoptr (GPtrArray) pages = widget_find_all (dialog, CRUMB_TYPE_MOVE_PAGE);

      if (pages->len == 1)
        return pages->pdata[0];
      g_assert_cmpint (g_get_monotonic_time (), <, end);
      g_main_context_iteration (NULL, TRUE);
    }
}

/* The starter was 3, not 5: 1-2-2-4 and 3 are worth 18. */
static void
test_correction (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) game = cubbage_new_game (fixture->store, "", CUBBAGE_SOLO_DEAL " 0r111111");
  GtkWidget *dialog = GTK_WIDGET (crumb_correction_dialog_new (game, "win.correct-among", g_variant_new_uint32 (0)));
  GtkWidget *window = adw_window_new ();
  GtkWidget *page;

  gtk_window_present (GTK_WINDOW (window));
  adw_dialog_present (ADW_DIALOG (dialog), window);
  wait_until_it_shows (dialog, "Deal 1, roll");
  widget_assert_shows (dialog, "Ana pushes 5-6 to the crib");
  widget_assert_shows (dialog, "The starter is 5");
  widget_assert_shows (dialog, "The crib gets 3-4");

  g_assert_true (gtk_widget_activate_action (dialog, "correction.edit", "u", 11));
  page = wait_for_page (dialog);
  g_assert_true (gtk_widget_activate_action (page, "table.die", "i", 3));
  g_assert_true (gtk_widget_activate_action (page, "table.done", NULL));
  wait_until_it_shows (dialog, "Ana 14 → 22");
  g_assert_true (gtk_widget_activate_action (dialog, "correction.save", NULL));
  g_assert_cmpint (crumb_scores_of (crumb_game_get_state (game))->totals[0], ==, 22);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* With a lower die the next one does not fit at that place any more, and the dialog says which. */
static void
test_misfit (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) game = cubbage_new_game (fixture->store, "", CUBBAGE_SOLO_DEAL);
  GtkWidget *dialog = GTK_WIDGET (crumb_correction_dialog_new (game, "win.correct-among", g_variant_new_uint32 (0)));
  GtkWidget *window = adw_window_new ();
  GtkWidget *page;

  gtk_window_present (GTK_WINDOW (window));
  adw_dialog_present (ADW_DIALOG (dialog), window);
  g_assert_true (gtk_widget_activate_action (dialog, "correction.edit", "u", 2));
  page = wait_for_page (dialog);
  g_assert_true (gtk_widget_activate_action (page, "table.back", NULL));
  g_assert_true (gtk_widget_activate_action (page, "table.back", NULL));
  gtk_widget_activate_action (page, "table.die", "i", 1);
  gtk_widget_activate_action (page, "table.die", "i", 6);
  gtk_widget_activate_action (page, "table.die", "i", 6);
  g_assert_cmpuint (crumb_move_page_get_move (CRUMB_MOVE_PAGE (page))->dice.count, ==, CRUMB_CUBBAGE_PUSHED);
  g_assert_true (gtk_widget_activate_action (page, "table.done", NULL));
  wait_until_it_shows (dialog, "Deal 1, play: “Ana lays 1” no longer fits. Ana has no 1 left.");
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
chosen_cb (AdwDialog *dialog, const char *rules, char **chosen)
{
  g_set_str (chosen, rules);
}

static void
test_house_rules (RecordFixture *fixture, gconstpointer data)
{
  const CrumbAgreement *agreement = crumb_game_words_of (&crumb_cubbage)->agreement;
  AdwDialog *dialog = g_object_ref_sink (crumb_agreement_dialog_new (agreement, NULL, "table=open,target=61", TRUE));
  GtkWidget *window = adw_window_new ();
  g_autofree char *summary = crumb_rule_sets_summary (agreement, NULL, "table=open");
  g_autofree char *begun = crumb_rule_sets_for_new_games (agreement, NULL);
  g_autofree char *chosen = NULL;
  char canonical[CRUMB_RULES_TEXT_MAX];

  g_assert_true (crumb_game_kind_normalise (&crumb_cubbage, "", canonical));
  g_assert_cmpstr (begun, ==, canonical);
  g_assert_cmpstr (summary, !=, "");
  gtk_window_present (GTK_WINDOW (window));
  adw_dialog_present (dialog, window);
  g_signal_connect (dialog, "chosen", G_CALLBACK (chosen_cb), &chosen);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (dialog), "house-rules.agree", NULL));
  g_assert_nonnull (strstr (chosen, "table=open"));
  g_assert_nonnull (strstr (chosen, "target=61"));
  g_object_unref (dialog);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Every section can be opened, and the referee agrees with all of its examples. */
static void
test_rulebook (RecordFixture *fixture, gconstpointer data)
{
  const CrumbGameUi *ui = crumb_game_ui_of (&crumb_cubbage);
  AdwDialog *dialog = g_object_ref_sink (crumb_rules_dialog_new (ui->rulebook));
  AdwDialog *first = g_object_ref_sink (crumb_first_game_dialog_new (ui->rulebook));

  for (guint i = 0; i < crumb_cubbage_rulebook.n_sections; i++)
    {
      crumb_rules_dialog_open (CRUMB_RULES_DIALOG (dialog), crumb_cubbage_rulebook.sections[i].id, "");
      widget_assert_shows (adw_dialog_get_child (dialog), crumb_cubbage_rulebook.sections[i].parts[0].text);
    }
  crumb_rules_dialog_open (CRUMB_RULES_DIALOG (dialog), "check", "");
  widget_assert_shows (adw_dialog_get_child (dialog), "They agree");
  for (guint i = 1; i < crumb_cubbage_rulebook.n_steps; i++)
    g_assert_true (gtk_widget_activate_action (GTK_WIDGET (first), "step.next", NULL));
  widget_assert_shows (adw_dialog_get_child (first),
                       crumb_cubbage_rulebook.steps[crumb_cubbage_rulebook.n_steps - 1].title);
  g_object_unref (first);
  g_object_unref (dialog);
}

static void
add (const char *path, void (*test) (RecordFixture *fixture, gconstpointer data))
{
  g_test_add (path, RecordFixture, NULL, record_fixture_set_up, test, record_fixture_tear_down);
}

void
add_cubbage_review_tests (void)
{
  adw_init ();

  add ("/cubbage/review/deals", test_deals);
  add ("/cubbage/review/keeps", test_keeps);
  add ("/cubbage/review/replay", test_replay);
  add ("/cubbage/review/insisted", test_insisted);
  add ("/cubbage/correction", test_correction);
  add ("/cubbage/correction/misfit", test_misfit);
  add ("/cubbage/rulings", test_rulings);
  add ("/cubbage/rulings/open", test_open);
  add ("/cubbage/rulings/no-odds", test_no_odds);
  add ("/cubbage/skunk", test_skunk);
  add ("/cubbage/house-rules", test_house_rules);
  add ("/cubbage/rulebook", test_rulebook);
}
