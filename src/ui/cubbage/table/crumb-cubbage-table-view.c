/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The table: shows what the game waits for, and makes a move of each tap and key. */

#include "crumb-cubbage-table-view.h"

#include "crumb-choice-pad.h"
#include "crumb-cubbage-taps.h"
#include "ui/cubbage/panels/crumb-cubbage-board.h"
#include "ui/cubbage/panels/crumb-cubbage-ruled.h"
#include "ui/cubbage/panels/crumb-cubbage-seat.h"
#include "ui/cubbage/panels/crumb-deal-view.h"
#include "ui/fit/crumb-name.h"
#include "ui/game/crumb-undoable.h"
#include "ui/history/crumb-game-log.h"
#include "ui/history/crumb-over-panel.h"
#include "ui/widgets/crumb-announce.h"
#include "ui/widgets/crumb-dice-row.h"
#include "ui/widgets/crumb-entry-keys.h"
#include "ui/widgets/crumb-focus.h"
#include "ui/widgets/crumb-held-focus.h"
#include "ui/widgets/crumb-keypad.h"
#include "ui/widgets/crumb-reason-popover.h"
#include "ui/widgets/crumb-scroll-above.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include "words/cubbage/crumb-words-cubbage.h"

#include <glib/gi18n.h>

#define DICE_SIZE 36
/* From these on there is room for larger names and totals, too. */
#define LARGE_DICE 44
#define HUGE_DICE 72
#define HELD_MIN 12
/* A line of the log is looked for so many moves back: no more are entered without settling anything. */
#define OPEN_MOVES_MAX 8
/* While nothing was claimed. */
#define NO_CLAIM (-1)
#define CLAIM_MAX 99

struct _CrumbCubbageTableView
{
  CrumbGamePanel parent_instance;

  GtkStack *scene;
  GtkViewport *viewport;
  GtkBox *seats;
  CrumbCubbageBoard *board;
  /* Where there is no room beside the play: below it, to be scrolled to. */
  CrumbCubbageBoard *low_board;
  CrumbDealView *deal;
  GtkLabel *settled;
  GtkWidget *entered_row;
  CrumbDiceRow *entered;
  AdwBin *over;
  GtkWidget *entry;
  GtkWidget *notice;
  GtkLabel *notice_label;
  GtkMenuButton *insist;
  GtkLabel *prompt;
  GtkLabel *hint_label;
  GtkStack *pads;
  CrumbKeypad *keypad;
  CrumbChoicePad *choice;
  CrumbName *first_seat;
  CrumbName *second_seat;

  CrumbCubbageSeat *cards[CRUMB_CUBBAGE_SEATS];
  CrumbCubbageWay way;
  int claim;
  gboolean total_told;
  char *trouble;
  CrumbMove refused;
  gboolean can_insist;
  gboolean compact;
  int dice_size;
};

static void crumb_cubbage_table_view_undoable_init (CrumbUndoableInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (CrumbCubbageTableView, crumb_cubbage_table_view, CRUMB_TYPE_GAME_PANEL,
                               G_IMPLEMENT_INTERFACE (CRUMB_TYPE_UNDOABLE, crumb_cubbage_table_view_undoable_init))

static const char *const pad_names[] = {
  [CRUMB_CUBBAGE_PAD_NONE] = NULL,       [CRUMB_CUBBAGE_PAD_SEATS] = "seats", [CRUMB_CUBBAGE_PAD_FACES] = "keys",
  [CRUMB_CUBBAGE_PAD_CHOICE] = "choice", [CRUMB_CUBBAGE_PAD_DIGITS] = "keys",
};

static CrumbGame *
get_game (CrumbCubbageTableView *self)
{
  return crumb_game_panel_get_game (CRUMB_GAME_PANEL (self));
}

static const CrumbCubbage *
get_state (CrumbCubbageTableView *self)
{
  return crumb_game_panel_get_state (CRUMB_GAME_PANEL (self));
}

/* What is shown ---------------------------------------------------------- */

/* In little room what is wrong, or why dice are gray, takes the place of what is asked. */
static void
update_notice (CrumbCubbageTableView *self)
{
  gboolean hint = *gtk_label_get_text (self->hint_label) != '\0' && (self->trouble == NULL || !self->compact);

  gtk_widget_set_visible (GTK_WIDGET (self->hint_label), hint);
  gtk_widget_set_visible (self->notice, self->trouble != NULL);
  gtk_label_set_text (self->notice_label, self->trouble != NULL ? self->trouble : "");
  crumb_reason_popover_fit (self->notice_label,
                            self->compact && self->can_insist ? gtk_widget_get_height (GTK_WIDGET (self)) : G_MAXINT);
  gtk_widget_set_visible (GTK_WIDGET (self->insist), self->can_insist);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "table.insist", self->can_insist);
  gtk_widget_set_visible (GTK_WIDGET (self->prompt), (self->trouble == NULL && !hint) || !self->compact);
}

/* Nothing was done: says why, and lets the table insist where it may. */
static void
set_trouble (CrumbCubbageTableView *self, const char *sentence, gboolean can_insist)
{
  g_set_str (&self->trouble, sentence);
  self->can_insist = can_insist;
  update_notice (self);
  crumb_announce (GTK_WIDGET (self), CRUMB_SAID_TROUBLE, sentence);
}

static gboolean
can_be_done (CrumbCubbageTableView *self, const CrumbCubbage *game, CrumbCubbagePad pad)
{
  if (pad == CRUMB_CUBBAGE_PAD_DIGITS && crumb_cubbage_expect (game).what == CRUMB_CUBBAGE_CLAIM)
    return self->claim != NO_CLAIM;
  if (pad == CRUMB_CUBBAGE_PAD_DIGITS)
    return game->phase == CRUMB_CUBBAGE_AT_POINTS && game->focus == crumb_cubbage_expect (game).seat;
  return crumb_cubbage_taps_can_go (game);
}

static void
update_actions (CrumbCubbageTableView *self, const CrumbCubbage *game)
{
  GtkWidget *widget = GTK_WIDGET (self);
  CrumbCubbagePad pad = game != NULL ? crumb_cubbage_taps_pad (game, self->way) : CRUMB_CUBBAGE_PAD_NONE;
  gboolean faces = pad == CRUMB_CUBBAGE_PAD_FACES || pad == CRUMB_CUBBAGE_PAD_CHOICE;

  gtk_widget_action_set_enabled (widget, "table.die", faces);
  gtk_widget_action_set_enabled (widget, "table.digit", pad == CRUMB_CUBBAGE_PAD_DIGITS);
  gtk_widget_action_set_enabled (widget, "table.seat", pad == CRUMB_CUBBAGE_PAD_SEATS);
  gtk_widget_action_set_enabled (widget, "table.done", game != NULL && can_be_done (self, game, pad));
  gtk_widget_action_set_enabled (widget, "table.back",
                                 game != NULL && game->phase != CRUMB_CUBBAGE_AT_OVER
                                     && crumb_undoable_can_undo (CRUMB_UNDOABLE (self)));
  gtk_widget_action_set_enabled (widget, "table.enter-points",
                                 game != NULL && crumb_cubbage_taps_has_way (game, CRUMB_CUBBAGE_WAY_POINTS));
  gtk_widget_action_set_enabled (widget, "table.enter-dice",
                                 game != NULL && crumb_cubbage_taps_has_way (game, CRUMB_CUBBAGE_WAY_DICE));
}

static void
get_seats (CrumbCubbageTableView *self, const CrumbSeat *seats[CRUMB_CUBBAGE_SEATS])
{
  for (guint seat = 0; seat < CRUMB_CUBBAGE_SEATS; seat++)
    seats[seat] = crumb_game_panel_get_seat (CRUMB_GAME_PANEL (self), seat);
}

/* What the last move settled, in the words of the log. What is counted is drawn, combination by combination. */
static char *
words_for_settled (CrumbCubbageTableView *self, const CrumbCubbage *game)
{
  guint n = crumb_game_panel_get_n_moves (CRUMB_GAME_PANEL (self));
  guint oldest = n > OPEN_MOVES_MAX ? n - OPEN_MOVES_MAX : 0;
  CrumbCubbage after = *game;
  const char *names[CRUMB_SEATS_MAX];

  crumb_game_panel_get_names (CRUMB_GAME_PANEL (self), names);
  for (guint at = n; at > oldest; at--)
    {
      const CrumbMove *move = crumb_game_get_move (get_game (self), at - 1);
      CrumbCubbageRuled ruled;
      CrumbCubbage before;
      char *line;

      crumb_game_state_after (get_game (self), at - 1, &before);
      if (crumb_cubbage_ruled_read (&before, &after, &ruled) && !ruled.is_play)
        return NULL;
      line = crumb_words_cubbage_move (&before, move, &after, names);
      if (line != NULL)
        return line;
      after = before;
    }
  return NULL;
}

static void
update_scene (CrumbCubbageTableView *self, const CrumbCubbage *game, const CrumbSeat *const seats[])
{
  g_autofree char *settled = NULL;

  crumb_cubbage_board_show (self->board, game, seats);
  crumb_cubbage_board_show (self->low_board, game, seats);
  for (guint seat = 0; seat < CRUMB_CUBBAGE_SEATS; seat++)
    crumb_cubbage_seat_show (self->cards[seat], game, seat, seats[seat]);

  if (game->phase == CRUMB_CUBBAGE_AT_OVER)
    {
      /* Most games have never come that far when they are opened. */
      if (adw_bin_get_child (self->over) == NULL)
        adw_bin_set_child (self->over, crumb_over_panel_new (NULL));
      crumb_game_panel_set_game (CRUMB_GAME_PANEL (adw_bin_get_child (self->over)), get_game (self));
      gtk_stack_set_visible_child_name (self->scene, "over");
      return;
    }

  gtk_stack_set_visible_child_name (self->scene, "play");
  settled = words_for_settled (self, game);
  crumb_label_show (self->settled, settled);
  crumb_deal_view_show (self->deal, game, crumb_cubbage_shown_deal (game), seats);
}

/* Dice that are entered one by one have a place each. */
static void
update_entered (CrumbCubbageTableView *self, const CrumbCubbageExpect *expect)
{
  gboolean several = expect->max > 1 && self->way != CRUMB_CUBBAGE_WAY_POINTS;

  gtk_widget_set_visible (self->entered_row, several);
  if (!several)
    return;
  crumb_dice_row_set_dice (self->entered, &expect->dice);
  crumb_dice_row_set_slots (self->entered, expect->max - expect->dice.count);
}

/* Why dice are gray. */
static char *
words_for_hint (const CrumbCubbageExpect *expect, const char *const names[])
{
  GString *reasons = g_string_new (NULL);

  for (guint face = 1; face <= CRUMB_CUBBAGE_SIDES; face++)
    if (crumb_dice_count_face (&expect->choice, face) > 0)
      {
        g_autofree char *reason = crumb_words_cubbage_bar (expect, face, names);

        if (reason != NULL)
          g_string_append_printf (reasons, "%s%s", reasons->len > 0 ? " " : "", reason);
      }
  return g_string_free_and_steal (reasons);
}

static char *
words_for_prompt (CrumbCubbageTableView *self, const CrumbCubbage *game, const char *const names[])
{
  g_autofree char *asked = NULL;

  if (self->way == CRUMB_CUBBAGE_WAY_POINTS)
    /* Translators: %s is a name. */
    return g_strdup_printf (_ ("How many points did %s get in this deal?"), names[0]);
  if (self->way == CRUMB_CUBBAGE_WAY_DICE && crumb_cubbage_taps_pad (game, self->way) == CRUMB_CUBBAGE_PAD_SEATS)
    return g_strdup (_ ("Who has the crib?"));
  if (self->way == CRUMB_CUBBAGE_WAY_DICE)
    return g_strdup (_ ("Which dice did you roll?"));

  asked = crumb_words_cubbage_expect (game, names);
  if (self->claim != NO_CLAIM)
    /* Translators: %1$s is a question, %2$d the number that is being typed. */
    return g_strdup_printf (_ ("%1$s %2$d"), asked, self->claim);
  if (game->phase == CRUMB_CUBBAGE_AT_POINTS && game->focus < CRUMB_CUBBAGE_SEATS)
    return g_strdup_printf (_ ("%1$s %2$d"), asked, game->entered[game->focus]);
  return g_steal_pointer (&asked);
}

/* @again: says the question even if it is the same as before */
static void
update_prompt (CrumbCubbageTableView *self, const CrumbCubbage *game, gboolean again)
{
  CrumbCubbageExpect expect = crumb_cubbage_expect (game);
  const char *names[CRUMB_SEATS_MAX];
  g_autofree char *prompt = NULL;
  g_autofree char *hint = NULL;
  g_autofree char *question = NULL;

  crumb_game_panel_get_names (CRUMB_GAME_PANEL (self), names);
  prompt = words_for_prompt (self, game, names);
  hint = words_for_hint (&expect, names);
  if (again || g_strcmp0 (prompt, gtk_label_get_text (self->prompt)) != 0)
    {
      gtk_label_set_text (self->prompt, prompt);
      question = self->total_told ? crumb_words_cubbage_ask (game, names) : g_strdup (prompt);
      crumb_announce (GTK_WIDGET (self), CRUMB_SAID_QUESTION, question);
    }
  gtk_label_set_text (self->hint_label, hint);
  update_notice (self);
}

static void
update_pad (CrumbCubbageTableView *self, const CrumbCubbage *game)
{
  CrumbCubbagePad pad = crumb_cubbage_taps_pad (game, self->way);
  CrumbCubbageExpect expect = crumb_cubbage_expect (game);
  const CrumbSeat *seats[CRUMB_CUBBAGE_SEATS];
  const char *names[CRUMB_SEATS_MAX];

  gtk_widget_set_visible (self->entry, pad != CRUMB_CUBBAGE_PAD_NONE || game->phase == CRUMB_CUBBAGE_AT_FULL);
  gtk_widget_set_visible (GTK_WIDGET (self->pads), pad != CRUMB_CUBBAGE_PAD_NONE);
  update_entered (self, &expect);
  if (pad == CRUMB_CUBBAGE_PAD_NONE)
    return;

  crumb_game_panel_get_names (CRUMB_GAME_PANEL (self), names);
  get_seats (self, seats);
  crumb_name_set_name (self->first_seat, seats[0]->name);
  crumb_name_set_name (self->second_seat, seats[1]->name);
  crumb_choice_pad_show (self->choice, &expect, names);
  g_object_set (self->keypad, "other-ways",
                crumb_cubbage_taps_has_way (game, CRUMB_CUBBAGE_WAY_POINTS)
                    || crumb_cubbage_taps_has_way (game, CRUMB_CUBBAGE_WAY_DICE),
                "sides", pad == CRUMB_CUBBAGE_PAD_DIGITS ? 0 : CRUMB_CUBBAGE_SIDES, "done-label",
                crumb_cubbage_taps_can_go (game) ? C_ ("no die fits", "Go") : C_ ("button", "Next"), NULL);
  gtk_stack_set_visible_child_name (self->pads, pad_names[pad]);
}

/* What does not change the game: another way to enter it, or a digit of a claim. @taken_back: or some of it was undone
 */
static void
update_entry (CrumbCubbageTableView *self, gboolean taken_back)
{
  const CrumbCubbage *game = get_state (self);

  set_trouble (self, NULL, FALSE);
  update_actions (self, game);
  if (game == NULL)
    return;
  update_prompt (self, game, taken_back);
  update_pad (self, game);
  crumb_keep_focus (GTK_WIDGET (self), NULL);
}

/* What was counted, until dice are entered that come after it. */
static void
keep_newest_in_view (CrumbCubbageTableView *self, const CrumbCubbage *game)
{
  GtkWidget *newest = crumb_deal_view_get_newest (self->deal);
  gboolean entering = crumb_cubbage_expect (game).dice.count > 0 || !gtk_widget_get_visible (newest);

  crumb_keep_in_view (entering && gtk_widget_get_visible (self->entered_row) ? self->entered_row : newest);
}

/* What screen readers are told of a move. */
static char *
words_for_new_move (gconstpointer before, const CrumbMove *move, gconstpointer after, gboolean newest,
                    const char *const names[])
{
  return crumb_words_cubbage_move (before, move, after, names);
}

/* What is said of a die that is laid ends with the total. */
static gboolean
laid_last (CrumbGamePanel *panel)
{
  CrumbGame *game = crumb_game_panel_get_game (panel);
  guint what = crumb_game_get_move (game, crumb_game_get_n_moves (game) - 1)->what;

  return what == CRUMB_CUBBAGE_LAY || what == CRUMB_CUBBAGE_THROW;
}

static void
crumb_cubbage_table_view_update (CrumbGamePanel *panel, gconstpointer state)
{
  CrumbCubbageTableView *self = CRUMB_CUBBAGE_TABLE_VIEW (panel);
  const CrumbCubbage *game = state;
  int n_told = crumb_game_panel_announce_moves (panel, words_for_new_move);

  self->way = CRUMB_CUBBAGE_WAY_EXPECTED;
  self->claim = NO_CLAIM;
  if (game != NULL)
    {
      const CrumbSeat *seats[CRUMB_CUBBAGE_SEATS];

      get_seats (self, seats);
      update_scene (self, game, seats);
    }
  self->total_told = n_told > 0 && laid_last (panel);
  update_entry (self, n_told < 0);
  self->total_told = FALSE;
  if (game != NULL)
    keep_newest_in_view (self, game);
}

/* What is tapped --------------------------------------------------------- */

static void
fail (CrumbCubbageTableView *self, const CrumbMove *move, const CrumbRefusal *refusal, const GError *error)
{
  const char *names[CRUMB_SEATS_MAX];
  g_autofree char *sentence = NULL;

  if (error != NULL)
    {
      set_trouble (self, error->message, FALSE);
      return;
    }
  crumb_game_panel_get_names (CRUMB_GAME_PANEL (self), names);
  sentence = crumb_words_cubbage_refusal (refusal, names);
  self->refused = *move;
  set_trouble (self, sentence, refusal->can_overrule);
}

static void
play (CrumbCubbageTableView *self, CrumbMove move)
{
  g_autoptr (GError) error = NULL;
  CrumbRefusal refusal;

  if (!crumb_game_play (get_game (self), &move, &refusal, &error))
    fail (self, &move, &refusal, error);
}

static void
die_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbCubbageTableView *self = CRUMB_CUBBAGE_TABLE_VIEW (widget);

  play (self, crumb_cubbage_enter_die (get_state (self), (guint) g_variant_get_int32 (parameter)));
}

static void
digit_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbCubbageTableView *self = CRUMB_CUBBAGE_TABLE_VIEW (widget);
  CrumbCubbageExpect expect = crumb_cubbage_expect (get_state (self));
  guint digit = (guint) g_variant_get_int32 (parameter);

  if (expect.what != CRUMB_CUBBAGE_CLAIM)
    {
      play (self, crumb_cubbage_enter_digit (get_state (self), self->way == CRUMB_CUBBAGE_WAY_POINTS ? 0 : expect.seat,
                                             digit));
      return;
    }
  self->claim = MIN (MAX (self->claim, 0) * 10 + (int) digit, CLAIM_MAX);
  update_entry (self, FALSE);
}

static void
done_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbCubbageTableView *self = CRUMB_CUBBAGE_TABLE_VIEW (widget);
  CrumbMove move = crumb_cubbage_enter_done (get_state (self));

  if (move.what == CRUMB_CUBBAGE_CLAIM)
    move.amount = (int16_t) self->claim;
  play (self, move);
}

static void
seat_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  play (CRUMB_CUBBAGE_TABLE_VIEW (widget),
        (CrumbMove) { .what = CRUMB_CUBBAGE_FIRST_CRIB, .seat = (uint8_t) g_variant_get_int32 (parameter) });
}

static void
enter_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbCubbageTableView *self = CRUMB_CUBBAGE_TABLE_VIEW (widget);

  self->way = g_str_equal (action_name, "table.enter-dice") ? CRUMB_CUBBAGE_WAY_DICE : CRUMB_CUBBAGE_WAY_POINTS;
  update_entry (self, FALSE);
}

static void
insist_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbCubbageTableView *self = CRUMB_CUBBAGE_TABLE_VIEW (widget);
  CrumbMove insist = { .what = CRUMB_CUBBAGE_OVERRULE, .seat = CRUMB_NO_SEAT };
  CrumbMove move = self->refused;
  g_autoptr (GError) error = NULL;
  CrumbRefusal refusal;

  if (!crumb_game_insist (get_game (self), &insist, &move, g_variant_get_string (parameter, NULL), &refusal, &error))
    fail (self, &move, &refusal, error);
}

static gboolean
number_key_cb (GtkWidget *widget, int number)
{
  CrumbCubbageTableView *self = CRUMB_CUBBAGE_TABLE_VIEW (widget);
  const CrumbCubbage *game = get_state (self);
  CrumbCubbagePad pad = game != NULL ? crumb_cubbage_taps_pad (game, self->way) : CRUMB_CUBBAGE_PAD_NONE;

  if (number > 9 || pad == CRUMB_CUBBAGE_PAD_NONE)
    return FALSE;
  if (pad == CRUMB_CUBBAGE_PAD_DIGITS)
    gtk_widget_activate_action (widget, "table.digit", "i", number);
  else if (pad != CRUMB_CUBBAGE_PAD_SEATS)
    gtk_widget_activate_action (widget, "table.die", "i", number);
  else if (number >= 1 && number <= CRUMB_CUBBAGE_SEATS)
    gtk_widget_activate_action (widget, "table.seat", "i", number - 1);
  return TRUE;
}

/* Undo ------------------------------------------------------------------- */

/* Whether something is only on the screen: it is the first to be taken back. */
static gboolean
is_loose (CrumbCubbageTableView *self)
{
  return self->claim != NO_CLAIM || self->way != CRUMB_CUBBAGE_WAY_EXPECTED;
}

static gboolean
can_undo (CrumbUndoable *undoable)
{
  CrumbGame *game = get_game (CRUMB_CUBBAGE_TABLE_VIEW (undoable));

  return game != NULL && (is_loose (CRUMB_CUBBAGE_TABLE_VIEW (undoable)) || crumb_game_get_can_undo (game));
}

static gboolean
can_redo (CrumbUndoable *undoable)
{
  CrumbGame *game = get_game (CRUMB_CUBBAGE_TABLE_VIEW (undoable));

  return game != NULL && crumb_game_get_can_redo (game);
}

static void
drop_loose (CrumbCubbageTableView *self)
{
  if (self->claim != NO_CLAIM)
    self->claim = self->claim > 9 ? self->claim / 10 : NO_CLAIM;
  else
    self->way = CRUMB_CUBBAGE_WAY_EXPECTED;
  update_entry (self, TRUE);
}

static gboolean
undo (CrumbUndoable *undoable, GError **error)
{
  CrumbCubbageTableView *self = CRUMB_CUBBAGE_TABLE_VIEW (undoable);

  if (!is_loose (self))
    return crumb_game_undo_step (get_game (self), error) == CRUMB_UNDONE_DONE;
  drop_loose (self);
  return TRUE;
}

/* Takes back one die, or one digit of a claim. */
static void
back_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbCubbageTableView *self = CRUMB_CUBBAGE_TABLE_VIEW (widget);
  g_autoptr (GError) error = NULL;

  if (is_loose (self))
    drop_loose (self);
  else if (crumb_game_undo (get_game (self), &error) == CRUMB_UNDONE_FAILED)
    set_trouble (self, error->message, FALSE);
  if (error == NULL)
    crumb_announce (widget, CRUMB_SAID_UNDONE, _ ("Undone"));
}

static gboolean
redo (CrumbUndoable *undoable, GError **error)
{
  return crumb_game_redo_step (get_game (CRUMB_CUBBAGE_TABLE_VIEW (undoable)), error) == CRUMB_UNDONE_DONE;
}

static void
crumb_cubbage_table_view_undoable_init (CrumbUndoableInterface *iface)
{
  iface->can_undo = can_undo;
  iface->can_redo = can_redo;
  iface->undo = undo;
  iface->redo = redo;
}

/* The widget ------------------------------------------------------------- */

static void
update_dice_size (CrumbCubbageTableView *self)
{
  crumb_set_css_class (GTK_WIDGET (self), "large", self->dice_size >= LARGE_DICE && self->dice_size < HUGE_DICE);
  crumb_set_css_class (GTK_WIDGET (self), "huge", self->dice_size >= HUGE_DICE);
  g_object_set (self->deal, "pixel-size", self->dice_size, NULL);
  crumb_dice_row_set_pixel_size (self->entered, self->dice_size);
  for (guint seat = 0; seat < CRUMB_CUBBAGE_SEATS; seat++)
    crumb_cubbage_seat_set_pixel_size (self->cards[seat], MAX (self->dice_size / 2, HELD_MIN));
}

static void
set_dice_size (CrumbCubbageTableView *self, int dice_size)
{
  if (crumb_set_int (self, "dice-size", &self->dice_size, dice_size))
    update_dice_size (self);
}

static void
set_compact (CrumbCubbageTableView *self, gboolean compact)
{
  if (!crumb_set_boolean (self, "compact", &self->compact, compact))
    return;
  crumb_set_css_class (GTK_WIDGET (self), "compact", compact);
  for (guint seat = 0; seat < CRUMB_CUBBAGE_SEATS; seat++)
    crumb_set_css_class (GTK_WIDGET (self->cards[seat]), "compact", compact);
  update_notice (self);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "table.die", "i", die_cb);
  gtk_widget_class_install_action (widget_class, "table.digit", "i", digit_cb);
  gtk_widget_class_install_action (widget_class, "table.done", NULL, done_cb);
  gtk_widget_class_install_action (widget_class, "table.back", NULL, back_cb);
  gtk_widget_class_install_action (widget_class, "table.seat", "i", seat_cb);
  gtk_widget_class_install_action (widget_class, "table.enter-points", NULL, enter_cb);
  gtk_widget_class_install_action (widget_class, "table.enter-dice", NULL, enter_cb);
  gtk_widget_class_install_action (widget_class, "table.insist", "s", insist_cb);
}

static void
crumb_cubbage_table_view_class_init (CrumbCubbageTableViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  CRUMB_GAME_PANEL_CLASS (klass)->kind = &crumb_cubbage;
  CRUMB_GAME_PANEL_CLASS (klass)->update = crumb_cubbage_table_view_update;

  crumb_class_property (klass, CrumbCubbageTableView, compact, set_compact,
                        g_param_spec_boolean ("compact", NULL, NULL, FALSE, CRUMB_READWRITE));
  crumb_class_property (klass, CrumbCubbageTableView, dice_size, set_dice_size,
                        g_param_spec_int ("dice-size", NULL, NULL, 1, G_MAXINT, DICE_SIZE, CRUMB_READWRITE));

  g_type_ensure (CRUMB_TYPE_CHOICE_PAD);
  g_type_ensure (CRUMB_TYPE_CUBBAGE_BOARD);
  g_type_ensure (CRUMB_TYPE_DEAL_VIEW);
  g_type_ensure (CRUMB_TYPE_DICE_ROW);
  g_type_ensure (CRUMB_TYPE_GAME_LOG);
  g_type_ensure (CRUMB_TYPE_KEYPAD);
  g_type_ensure (CRUMB_TYPE_NAME);
  g_type_ensure (CRUMB_TYPE_SCROLL_ABOVE);
  gtk_widget_class_set_css_name (widget_class, "table");
  crumb_class_template (klass, CrumbCubbageTableView, "crumb-cubbage-table-view", scene, viewport, seats, board,
                        low_board, deal, settled, entered_row, entered, over, entry, notice, notice_label, insist,
                        prompt, hint_label, pads, keypad, choice, first_seat, second_seat);
  crumb_class_owns (klass, CrumbCubbageTableView, g_free, trouble);
  install_actions (widget_class);
}

static void
crumb_cubbage_table_view_init (CrumbCubbageTableView *self)
{
  /* Breakpoints in the template go back to what they find while it is built. */
  self->dice_size = DICE_SIZE;
  self->claim = NO_CLAIM;
  gtk_widget_init_template (GTK_WIDGET (self));
  crumb_scroll_if_low (ADW_BREAKPOINT_BIN (adw_bin_get_child (ADW_BIN (self))));

  for (guint seat = 0; seat < CRUMB_CUBBAGE_SEATS; seat++)
    {
      self->cards[seat] = g_object_new (CRUMB_TYPE_CUBBAGE_SEAT, NULL);
      gtk_box_append (self->seats, GTK_WIDGET (self->cards[seat]));
    }
  update_dice_size (self);
  crumb_reason_popover_add (self->insist, self->notice_label);
  crumb_entry_keys_add (GTK_WIDGET (self), number_key_cb);
  crumb_hold_focus (GTK_WIDGET (self));
  update_actions (self, NULL);
  update_notice (self);
}
