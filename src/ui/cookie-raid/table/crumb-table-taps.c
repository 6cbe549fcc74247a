/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Makes moves of the taps and keys at the table. */

#include "crumb-config.h"

#include "crumb-honest-hand.h"
#include "crumb-table-view-private.h"
#include "crumb-table-voice.h"
#include "ui/people/crumb-people.h"
#include "ui/widgets/crumb-announce.h"

#include "words/cookie-raid/crumb-words-honesty.h"
#include "words/cookie-raid/crumb-words-raid.h"

#include <glib/gi18n.h>

static const CrumbRaid *
get_raid (CrumbTableView *self)
{
  return crumb_game_panel_get_state (CRUMB_GAME_PANEL (self));
}

gboolean
crumb_table_view_takes_back (CrumbGame *game)
{
  guint n = crumb_game_get_n_moves (game);

  if (n == 0)
    return FALSE;

  switch (crumb_game_get_move (game, n - 1)->what)
    {
    case CRUMB_RAID_ROUND:
    case CRUMB_RAID_END:
    case CRUMB_RAID_JOIN:
    case CRUMB_RAID_LEAVE:
    case CRUMB_RAID_ORDER:
    case CRUMB_RAID_PLAY_ON:
    case CRUMB_RAID_TARGET:
    case CRUMB_RAID_ROUNDS:
      return FALSE;
    default:
      return TRUE;
    }
}

/* Cookies are doubted like hands: a slip of the finger adds a digit. */
static char *
words_for_cookies (CrumbTableView *self, const CrumbMove *move)
{
  const CrumbRaid *raid = get_raid (self);
  CrumbGame *game = crumb_game_panel_get_game (CRUMB_GAME_PANEL (self));

  if (move->what != CRUMB_RAID_COOKIES || raid->overrule || move->seat >= raid->scores.n_seats
      || move->amount > CRUMB_COOKIES_MAX || move->amount <= crumb_raid_most_cookies (raid, move->seat))
    return NULL;
  return crumb_words_too_many_cookies (crumb_people_get_name (game, move->seat), move->amount,
                                       crumb_raid_most_cookies (raid, move->seat));
}

static char *
words_for_hand (CrumbTableView *self, const CrumbMove *move)
{
  CrumbGame *game = crumb_game_panel_get_game (CRUMB_GAME_PANEL (self));
  CrumbHonesty honesty;
  CrumbHonestyVerdict verdict = crumb_honest_hand_check (game, move, &honesty);

  if (verdict.reason == CRUMB_HONESTY_POSSIBLE)
    return NULL;
  return crumb_words_doubt (&honesty, &verdict, crumb_people_get_name (game, move->seat));
}

static void
save (CrumbTableView *self, const CrumbRaidTap *tap)
{
  crumb_table_play (CRUMB_TABLE (self), tap->moves, tap->count, NULL);
}

/* A hand that can't be is saved with its last die, but doesn't count before the table has been asked. */
static void
play (CrumbTableView *self, CrumbMove move)
{
  g_autofree char *doubt = words_for_hand (self, &move);
  CrumbRaidTap tap;

  if (doubt != NULL)
    move = crumb_raid_ask (&move);
  tap = crumb_raid_tap (get_raid (self), &move);
  save (self, &tap);
}

static void
play_tap (CrumbTableView *self, CrumbRaidTap tap)
{
  if (tap.count > 0)
    save (self, &tap);
}

/* A doubted hand waits for an answer: more dice would only be lost. */
static gboolean
is_waiting (CrumbTableView *self)
{
  gboolean waiting = crumb_table_view_doubt (self);

  if (waiting)
    gtk_widget_error_bell (GTK_WIDGET (self));
  return waiting;
}

static CrumbDie
die_of (CrumbTableView *self, GVariant *face)
{
  return (CrumbDie) {
    .face = (uint8_t) g_variant_get_int32 (face),
    .colour = get_raid (self)->rules.flush ? (uint8_t) self->colour : 0,
  };
}

static void
die_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbTableView *self = CRUMB_TABLE_VIEW (widget);
  guint seat = crumb_raid_expects (get_raid (self)).seat;

  self->entered = -1;
  if (is_waiting (self))
    return;
  play (self, crumb_raid_enter_die (get_raid (self), die_of (self, parameter)));
  if (crumb_raid_expects (get_raid (self)).seat == seat)
    self->entered = (int) seat;
}

/* Unless the die has filled what it belongs to, which then has ended already. */
static void
held_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbTableView *self = CRUMB_TABLE_VIEW (widget);
  gboolean last = (self->taps & CRUMB_TAP_LAST_DIE) != 0 && (self->taps & CRUMB_TAP_DONE) != 0;

  if (last && self->entered == (int) crumb_raid_expects (get_raid (self)).seat && !crumb_table_view_doubt (self))
    play (self, crumb_raid_enter_done (get_raid (self)));
}

static void
last_die_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbTableView *self = CRUMB_TABLE_VIEW (widget);

  if (!is_waiting (self))
    play (self, crumb_raid_enter_last_die (get_raid (self), die_of (self, parameter)));
}

static void
digit_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbTableView *self = CRUMB_TABLE_VIEW (widget);

  play (self, crumb_raid_enter_digit (get_raid (self), (guint) g_variant_get_int32 (parameter)));
}

/* A key that does nothing now says why. */
static const char *
words_for_mute_key (const CrumbRaid *raid)
{
  switch (raid->phase)
    {
    case CRUMB_RAID_AT_NOBODY:
      return _ ("Say whether the round ends first.");
    case CRUMB_RAID_AT_SCORED:
      return _ ("Press Enter for the next round.");
    case CRUMB_RAID_AT_OVER:
      return _ ("This game is over.");
    default:
      return _ ("Answer the question below first.");
    }
}

static void
say_mute (CrumbTableView *self)
{
  if (!crumb_table_is_doubted (CRUMB_TABLE (self)))
    crumb_table_doubt (CRUMB_TABLE (self), words_for_mute_key (get_raid (self)), NULL, NULL);
}

/* Pointing at somebody, or saying that only cookies are entered, types none yet. */
static gboolean
lacks_cookies (CrumbTableView *self)
{
  const CrumbRaid *raid = get_raid (self);
  CrumbGame *game = crumb_game_panel_get_game (CRUMB_GAME_PANEL (self));
  guint n_moves = crumb_game_get_n_moves (game);
  guint seat = crumb_raid_expects (raid).seat;

  if (crumb_raid_expects (raid).what != CRUMB_RAID_COOKIES)
    return FALSE;
  return raid->focus != seat
         || (raid->cookies[seat] == 0
             && (n_moves < 2 || crumb_game_get_move (game, n_moves - 2)->what != CRUMB_RAID_COOKIES));
}

static void
done_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbTableView *self = CRUMB_TABLE_VIEW (widget);

  if (crumb_table_view_doubt (self))
    crumb_table_popup_insist (CRUMB_TABLE (self));
  else if (lacks_cookies (self))
    say_mute (self);
  else
    play (self, crumb_raid_enter_done (get_raid (self)));
}

/* Ends the bid that is being entered, if there is one; then the next seat has no bid. */
static void
pass (CrumbTableView *self)
{
  CrumbRaidTap tap = { 0 };
  CrumbRaid raid = *get_raid (self);
  CrumbRefusal refusal;

  if (crumb_raid_expects (&raid).dice.count > 0)
    {
      tap.moves[tap.count] = crumb_raid_enter_done (&raid);
      crumb_raid_apply (&raid, &tap.moves[tap.count++], &refusal);
    }
  if (raid.phase == CRUMB_RAID_AT_BID)
    {
      const CrumbMove none = { .what = CRUMB_RAID_BID, .seat = crumb_raid_expects (&raid).seat };
      CrumbRaidTap last = crumb_raid_tap (&raid, &none);

      for (guint i = 0; i < last.count; i++)
        tap.moves[tap.count++] = last.moves[i];
    }
  play_tap (self, tap);
}

static void
no_bid_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  pass (CRUMB_TABLE_VIEW (widget));
}

/* Takes back one die, and with it what Next made of the dice before. */
static void
take_back_die (CrumbTableView *self)
{
  CrumbRaidExpect before = crumb_raid_expects (get_raid (self)), after;
  gboolean asked = crumb_seats_has (get_raid (self)->asked, before.seat);
  g_autofree char *said = NULL;

  if (!crumb_table_take_back (CRUMB_TABLE (self)))
    return;
  after = crumb_raid_expects (get_raid (self));
  if (asked && after.dice.count == before.dice.count && !crumb_table_take_back (CRUMB_TABLE (self)))
    return;

  after = crumb_raid_expects (get_raid (self));
  said = crumb_table_voice_undone (&before, &after);
  crumb_announce (GTK_WIDGET (self), CRUMB_SAID_UNDONE, said);
}

gboolean
crumb_table_view_back (CrumbTable *table)
{
  CrumbTableView *self = CRUMB_TABLE_VIEW (table);

  if (self->any_die)
    g_object_set (self, "any-die", FALSE, NULL);
  else
    take_back_die (self);
  return TRUE;
}

/* Asks once before dice that are in are thrown away. */
static gboolean
spares (CrumbTableView *self, guint seat)
{
  CrumbGame *game = crumb_game_panel_get_game (CRUMB_GAME_PANEL (self));
  g_autofree char *sentence = NULL;

  if (self->wipes == (int) seat || !crumb_raid_wipes (get_raid (self), seat))
    return FALSE;

  sentence = crumb_words_before_wiping (get_raid (self), crumb_people_get_name (game, seat));
  crumb_table_doubt (CRUMB_TABLE (self), sentence, NULL, NULL);
  self->wipes = (int) seat;
  return TRUE;
}

/* Whether the last bid was won by a tap, and nobody said which die was taken. */
static gboolean
won_by_taps (CrumbGame *game)
{
  guint at = crumb_game_get_n_moves (game);
  const CrumbMove *take, *winner;

  while (at > 1 && crumb_game_get_move (game, at - 1)->what != CRUMB_RAID_TAKE)
    at--;
  if (at < 2)
    return FALSE;
  take = crumb_game_get_move (game, at - 1);
  winner = crumb_game_get_move (game, at - 2);
  return winner->what == CRUMB_RAID_WINNER && take->dice.dice[0].face == 0;
}

/* Adds @move to the tap, and makes it in @raid. */
static void
add_to_tap (CrumbRaidTap *tap, CrumbRaid *raid, CrumbMove move)
{
  CrumbRefusal refusal;

  if (crumb_raid_apply (raid, &move, &refusal))
    tap->moves[tap->count++] = move;
}

static void
add_unknown_take (CrumbRaidTap *tap, CrumbRaid *raid)
{
  CrumbMove take = { .what = CRUMB_RAID_TAKE, .seat = raid->winner };

  crumb_dice_add (&take.dice, (CrumbDie) { 0 });
  if (raid->phase == CRUMB_RAID_AT_TAKE)
    add_to_tap (tap, raid, take);
}

/* A bid won by a tap is over with the next tap, on whichever place: nobody said which die was taken. From the second
 * one on nobody is asked. */
static void
win_next (CrumbTableView *self, guint seat)
{
  CrumbRaidTap tap = { .count = 0 };
  CrumbRaid raid = *get_raid (self);

  add_unknown_take (&tap, &raid);
  if (raid.phase == CRUMB_RAID_AT_BID)
    add_to_tap (&tap, &raid, (CrumbMove) { .what = CRUMB_RAID_WINNER, .seat = (uint8_t) seat });
  add_unknown_take (&tap, &raid);
  play_tap (self, tap);
}

/* A bid ends when the next one is pointed at. */
static void
point_at (CrumbTableView *self, guint seat)
{
  CrumbMove move = crumb_raid_enter_seat (get_raid (self), seat);
  gboolean next = get_raid (self)->phase == CRUMB_RAID_AT_TAKE && !get_raid (self)->ruled;

  if (next
      || (move.what == CRUMB_RAID_WINNER && get_raid (self)->phase == CRUMB_RAID_AT_BID
          && won_by_taps (crumb_game_panel_get_game (CRUMB_GAME_PANEL (self)))))
    {
      win_next (self, seat);
      return;
    }
  if (spares (self, seat))
    return;
  if (crumb_raid_ends_first (get_raid (self), seat))
    play (self, crumb_raid_enter_done (get_raid (self)));
  if (crumb_raid_expects (get_raid (self)).seat != seat
      || crumb_raid_enter_seat (get_raid (self), seat).what != CRUMB_RAID_BID
      || crumb_raid_wipes (get_raid (self), seat))
    play (self, crumb_raid_enter_seat (get_raid (self), seat));
}

static void
seat_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  point_at (CRUMB_TABLE_VIEW (widget), (guint) g_variant_get_int32 (parameter));
}

/* Seats by where they are shown, from the top. */
static void
place_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbTableView *self = CRUMB_TABLE_VIEW (widget);
  guint place = g_variant_get_uint32 (parameter);

  if (place < crumb_seats_count (get_raid (self)->scores.playing))
    point_at (self, get_raid (self)->scores.order[place]);
}

static void
rest_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbTableView *self = CRUMB_TABLE_VIEW (widget);

  play_tap (self, crumb_raid_tap_rest (get_raid (self)));
}

static void
take_now_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbTableView *self = CRUMB_TABLE_VIEW (widget);
  CrumbDie die;

  g_variant_get (parameter, "(yy)", &die.face, &die.colour);
  play_tap (self, crumb_raid_tap_take (get_raid (self), die));
}

static void
more_dice_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  play (CRUMB_TABLE_VIEW (widget), (CrumbMove) { .what = CRUMB_RAID_OVERRULE, .seat = CRUMB_NO_SEAT });
}

static void
take_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbTableView *self = CRUMB_TABLE_VIEW (widget);
  CrumbMove move = { .what = CRUMB_RAID_TAKE, .seat = get_raid (self)->winner };
  CrumbDie die;

  g_variant_get (parameter, "(yy)", &die.face, &die.colour);
  crumb_dice_add (&move.dice, die);
  play (self, move);
}

static void
countdown_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  crumb_countdown_toggle (CRUMB_TABLE_VIEW (widget)->countdown);
}

static void
reveal_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  play (CRUMB_TABLE_VIEW (widget), (CrumbMove) { .what = CRUMB_RAID_REVEAL, .seat = CRUMB_NO_SEAT });
}

static void
enter (GtkWidget *widget, CrumbRaidMove what)
{
  CrumbTableView *self = CRUMB_TABLE_VIEW (widget);

  play (self, crumb_taps_enter (get_raid (self), what));
}

static void
enter_plate_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  enter (widget, CRUMB_RAID_PLATE);
}

static void
enter_bids_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  enter (widget, CRUMB_RAID_BID);
}

static void
enter_hands_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  enter (widget, CRUMB_RAID_HAND);
}

static void
enter_cookies_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  enter (widget, CRUMB_RAID_COOKIES);
}

/* What is not always possible. */
static const struct
{
  const char *action;
  const char *parameter;
  GtkWidgetActionActivateFunc tapped;
  CrumbTap tap;
} tap_actions[] = {
  { "table.die", "i", die_cb, CRUMB_TAP_DIE },
  { "table.digit", "i", digit_cb, CRUMB_TAP_DIGIT },
  { "table.done", NULL, done_cb, CRUMB_TAP_DONE },
  { "table.no-bid", NULL, no_bid_cb, CRUMB_TAP_NO_BID },
  { "table.seat", "i", seat_cb, CRUMB_TAP_SEAT },
  { "table.place", "u", place_cb, CRUMB_TAP_SEAT },
  { "table.take", "(yy)", take_cb, CRUMB_TAP_TAKE },
  { "table.reveal", NULL, reveal_cb, CRUMB_TAP_REVEAL },
  { "table.enter-plate", NULL, enter_plate_cb, CRUMB_TAP_ENTER_PLATE },
  { "table.enter-bids", NULL, enter_bids_cb, CRUMB_TAP_ENTER_BIDS },
  { "table.enter-hands", NULL, enter_hands_cb, CRUMB_TAP_ENTER_HANDS },
  { "table.enter-cookies", NULL, enter_cookies_cb, CRUMB_TAP_ENTER_COOKIES },
  { "table.rest", NULL, rest_cb, CRUMB_TAP_REST },
  { "table.last-die", "i", last_die_cb, CRUMB_TAP_LAST_DIE },
  { "table.take-now", "(yy)", take_now_cb, CRUMB_TAP_TAKE_NOW },
  { "table.more-dice", NULL, more_dice_cb, CRUMB_TAP_MORE_DICE },
};

/* Public ----------------------------------------------------------------- */

gboolean
crumb_table_view_doubt (CrumbTableView *self)
{
  const CrumbRaid *raid = get_raid (self);
  CrumbMove move = crumb_raid_enter_done (raid);
  g_autofree char *sentence = words_for_cookies (self, &move);
  g_autofree char *short_sentence = NULL;
  const char *name;

  if (sentence == NULL && crumb_seats_has (raid->asked, move.seat))
    sentence = words_for_hand (self, &move);
  if (sentence == NULL)
    return FALSE;
  name = crumb_people_get_name (crumb_game_panel_get_game (CRUMB_GAME_PANEL (self)), move.seat);
  short_sentence =
      /* Translators: %s is a name. */
      g_strdup_printf (move.what == CRUMB_RAID_COOKIES ? _ ("%s can’t have that many cookies.")
                                                       /* Translators: %s is a name. */
                                                       : _ ("%s can’t have this hand."),
                       name);
  crumb_table_doubt (CRUMB_TABLE (self), short_sentence, sentence, &move);
  return TRUE;
}

void
crumb_table_view_update_taps (CrumbTableView *self, const CrumbRaid *raid)
{
  GtkWidget *widget = GTK_WIDGET (self);

  self->taps = raid != NULL ? crumb_taps_allowed (raid) : 0;
  for (guint i = 0; i < G_N_ELEMENTS (tap_actions); i++)
    gtk_widget_action_set_enabled (widget, tap_actions[i].action, (self->taps & tap_actions[i].tap) != 0);
  gtk_widget_action_set_enabled (widget, "table.colour", (self->taps & CRUMB_TAP_DIE) != 0 && raid->rules.flush);
  gtk_widget_action_set_enabled (widget, "table.countdown", raid != NULL && crumb_countdown_fits (raid));
}

void
crumb_table_view_install_taps (CrumbTableViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  for (guint i = 0; i < G_N_ELEMENTS (tap_actions); i++)
    gtk_widget_class_install_action (widget_class, tap_actions[i].action, tap_actions[i].parameter,
                                     tap_actions[i].tapped);
  gtk_widget_class_install_action (widget_class, "table.held", NULL, held_cb);
  gtk_widget_class_install_action (widget_class, "table.countdown", NULL, countdown_cb);
  gtk_widget_class_install_property_action (widget_class, "table.colour", "colour");
  gtk_widget_class_install_property_action (widget_class, "table.any-die", "any-die");
}

void
crumb_table_view_insist (CrumbTable *table, const CrumbMove *move, const char *why)
{
  CrumbTableView *self = CRUMB_TABLE_VIEW (table);
  CrumbRaidTap tap;

  /* The hand that ended the round is entered again, with one die more. */
  if (move->what == CRUMB_RAID_HAND && get_raid (self)->phase >= CRUMB_RAID_AT_SCORED && !crumb_table_take_back (table))
    return;
  tap = crumb_raid_tap_insist (get_raid (self), move);

  crumb_table_play (table, tap.moves, tap.count, why);
}

/* A die more than the hand has that ended the round: it is not lost, but kept if the table says so. */
static gboolean
doubt_more_dice (CrumbTableView *self, int face)
{
  CrumbGame *game = crumb_game_panel_get_game (CRUMB_GAME_PANEL (self));
  guint n = crumb_game_get_n_moves (game);
  g_autofree char *sentence = NULL;
  CrumbMove move;

  if (n == 0 || face == 0 || crumb_game_get_move (game, n - 1)->what != CRUMB_RAID_HAND)
    return FALSE;
  move = *crumb_game_get_move (game, n - 1);
  sentence = crumb_words_one_more_die (move.dice.count, crumb_people_get_name (game, move.seat));
  crumb_dice_add (&move.dice, (CrumbDie) { .face = (uint8_t) face });
  move.open = false;
  move.amount = 0;
  crumb_table_doubt_entered (CRUMB_TABLE (self), sentence, &move, n - 1);
  return TRUE;
}

gboolean
crumb_table_view_number_key (CrumbTable *table, int number)
{
  CrumbTableView *self = CRUMB_TABLE_VIEW (table);
  GtkWidget *widget = GTK_WIDGET (table);

  if (get_raid (self) == NULL
      || (number > 9 && ((self->taps & CRUMB_TAP_DIE) == 0 || number > get_raid (self)->rules.sides)))
    return FALSE;
  if ((self->taps & CRUMB_TAP_DIGIT) != 0)
    gtk_widget_activate_action (widget, "table.digit", "i", number);
  else if (number > 0 && (self->taps & CRUMB_TAP_DIE) != 0)
    gtk_widget_activate_action (widget, "table.die", "i", number);
  else if (number == 0 && crumb_raid_expects (get_raid (self)).what == CRUMB_RAID_BID
           && get_raid (self)->phase == CRUMB_RAID_AT_BID)
    pass (self);
  else if (!doubt_more_dice (self, number))
    say_mute (self);
  return TRUE;
}
