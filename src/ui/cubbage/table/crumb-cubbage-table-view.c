/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The table of Cubbage: asks what the game waits for, and makes moves of taps and keys. */

#include "crumb-config.h"

#include "crumb-cubbage-table-view.h"

#include "crumb-adjust-dialog.h"
#include "crumb-cubbage-taps.h"
#include "ui/cubbage/panels/crumb-cubbage-ruled.h"
#include "ui/cubbage/panels/crumb-deal-view.h"
#include "ui/widgets/crumb-announce.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include "words/cubbage/crumb-words-cubbage.h"

#include <glib/gi18n.h>

/* While nothing was claimed. */
#define NO_CLAIM (-1)
#define CLAIM_MAX 99
#define FACES 6
#define DIGITS 10

/* What is only on the screen: @way: what is entered where it isn't what the game waits for; @claim: what was typed of a
 * claim; @breaks_in: whose die or go comes out of turn, or %CRUMB_NO_SEAT; @counting: whether what was counted is shown
 * part by part, and @steps of them so far; @wins: whether the die or the count that has won is still looked at; @drawn:
 * the game as far as all that lets people see it. @counted: how many hands and cribs of @of, a game that is only
 * compared, were counted so far; @was_over: whether it was over */
struct _CrumbCubbageTableView
{
  CrumbTable parent_instance;

  GtkWidget *ways;
  CrumbCubbageWay way;
  int claim;
  guint breaks_in;
  gboolean counting;
  gboolean wins;
  guint steps;
  int counted;
  gboolean was_over;
  gconstpointer of;
  CrumbCubbage drawn;
};

G_DEFINE_FINAL_TYPE (CrumbCubbageTableView, crumb_cubbage_table_view, CRUMB_TYPE_TABLE)

static const CrumbCubbage *
get_state (CrumbCubbageTableView *self)
{
  return crumb_game_panel_get_state (CRUMB_GAME_PANEL (self));
}

/* Asking ------------------------------------------------------------------- */

/* Which hand is counted now, and whether nothing of it was counted yet. */
static char *
words_for_count (CrumbCubbageTableView *self, const CrumbCubbage *game, const char *const names[])
{
  guint which = 0;
  g_autofree char *title = NULL;

  while (which + 1 < CRUMB_CUBBAGE_N_COUNTED && crumb_cubbage_count_parts (game, (int) which + 1) <= self->steps)
    which++;
  title = crumb_deal_view_title (
      (CrumbCubbageCounted) which,
      names[crumb_cubbage_counts_for (&game->deals[crumb_cubbage_shown_deal (game)], (CrumbCubbageCounted) which)]);
  if (crumb_cubbage_count_parts (game, (int) which) == self->steps)
    /* Translators: %s is “Ana’s hand” or “Ana’s crib”. */
    return g_strdup_printf (_ ("%s: what counts?"), title);
  /* Translators: %s is “Ana’s hand” or “Ana’s crib”. */
  return g_strdup_printf (_ ("%s: what else counts?"), title);
}

/* Whether the deal ends with what is being counted: nothing else of it can be entered. */
static gboolean
counts_out (CrumbCubbageTableView *self, const CrumbCubbage *game)
{
  return self->counting
         && (game->phase == CRUMB_CUBBAGE_AT_OVER || crumb_cubbage_shown_deal (game) < game->scores.round);
}

static char *
words_for_question (CrumbCubbageTableView *self, const CrumbCubbage *game, const char *const names[])
{
  g_autofree char *asked = NULL;

  if (self->counting)
    return words_for_count (self, game, names);
  if (self->wins)
    return g_strdup (_ ("That ends the game."));
  if (self->breaks_in != CRUMB_NO_SEAT)
    /* Translators: %s is a name. */
    return g_strdup_printf (_ ("Which die did %s lay out of turn?"), names[self->breaks_in]);
  if (self->way == CRUMB_CUBBAGE_WAY_POINTS)
    /* Translators: %s is a name. */
    return g_strdup_printf (_ ("How many points did %s get in this deal?"), names[0]);
  if (self->way == CRUMB_CUBBAGE_WAY_DICE && crumb_cubbage_taps_pad (game, self->way) == CRUMB_CUBBAGE_PAD_SEATS)
    return g_strdup (_ ("Who has the crib?"));
  if (self->way == CRUMB_CUBBAGE_WAY_DICE)
    return g_strdup (_ ("Which dice did you roll?"));

  asked = crumb_words_cubbage_ask (game, names);
  if (game->phase == CRUMB_CUBBAGE_AT_POINTS && game->focus < CRUMB_CUBBAGE_SEATS)
    /* Translators: %1$s is a question, %2$d the number that is being typed. */
    return g_strdup_printf (C_ ("typed number", "%1$s %2$d"), asked, game->entered[game->focus]);
  return g_steal_pointer (&asked);
}

/* The six faces have the same places whoever is asked for what; those that can't be entered say why. Nobody is told
 * what a seat has that lays out of turn. */
static void
add_faces (CrumbAsking *asking, const CrumbCubbageExpect *expect, const char *const names[])
{
  asking->page = "faces";
  crumb_asking_add_faces (asking, CRUMB_CUBBAGE_SIDES, "table.die");
  for (guint face = 1; face <= CRUMB_CUBBAGE_SIDES; face++)
    {
      CrumbKey *key = &asking->keys[face - 1];
      g_autofree char *reason = crumb_words_cubbage_bar (expect, face, names);

      key->dim = reason != NULL;
      if (reason != NULL)
        /* Translators: the face of a die, and why it can’t be entered: “5: 11 and 5 make 16.” */
        key->tooltip = g_strdup_printf (C_ ("die", "%1$u: %2$s"), face, reason);
    }
}

/* Whether nothing of the deal was entered: a table that only keeps points begins it with these. */
static gboolean
is_fresh (const CrumbCubbage *game)
{
  const CrumbCubbageDeal *deal = crumb_cubbage_deal (game);

  return deal->n_rolled[0] + deal->n_rolled[1] + deal->n_laid == 0;
}

/* Whether something is entered that is only on the screen. */
static gboolean
is_begun (CrumbCubbageTableView *self)
{
  return self->claim != NO_CLAIM || self->way != CRUMB_CUBBAGE_WAY_EXPECTED || self->breaks_in != CRUMB_NO_SEAT;
}

/* How else the deal can be entered, what takes the last entry back, and what ends this one. Counting all ends where the
 * next deal begins: what begins that otherwise is in the menu from then on. */
static void
add_bottom (CrumbCubbageTableView *self, const CrumbCubbage *game, CrumbCubbagePad pad, CrumbAsking *asking)
{
  if (self->counting)
    crumb_asking_add_bottom (asking, _ ("Count All"), "table.count-all", NULL);
  else if (self->way == CRUMB_CUBBAGE_WAY_EXPECTED && crumb_cubbage_taps_has_way (game, CRUMB_CUBBAGE_WAY_POINTS)
           && is_fresh (game) && game->scores.round == 0)
    crumb_asking_add_bottom (asking, _ ("Points Only"), "table.enter-points", NULL);
  else if (self->way == CRUMB_CUBBAGE_WAY_POINTS || crumb_cubbage_taps_has_way (game, CRUMB_CUBBAGE_WAY_DICE))
    crumb_asking_add_bottom (asking, _ ("Enter Dice"), "table.enter-dice", NULL);
  else
    crumb_asking_add_bottom (asking, NULL, NULL, NULL);
  crumb_asking_add_back (asking);
  if (self->counting)
    crumb_asking_add_bottom (asking, C_ ("button", "Count"), "table.done", NULL)->main = TRUE;
  else if (pad == CRUMB_CUBBAGE_PAD_DIGITS)
    crumb_asking_add_bottom (asking, C_ ("button", "Next"), "table.done", NULL);
  else if (crumb_cubbage_taps_can_go (game))
    crumb_asking_add_bottom (asking, C_ ("no die fits", "Go"), "table.go", NULL);
  else
    crumb_asking_add_bottom (asking, NULL, NULL, NULL);
}

static void
ask_keys (CrumbCubbageTableView *self, const CrumbCubbage *game, CrumbCubbagePad pad, const char *const names[],
          CrumbAsking *asking)
{
  CrumbCubbageExpect expect = crumb_cubbage_expect (game);

  if (pad == CRUMB_CUBBAGE_PAD_SEATS)
    {
      asking->page = "seats";
      for (guint seat = 0; seat < CRUMB_CUBBAGE_SEATS; seat++)
        crumb_asking_add_seat (asking, crumb_game_panel_get_seat (CRUMB_GAME_PANEL (self), seat), "table.seat",
                               g_variant_new_int32 ((int) seat));
    }
  else if (pad == CRUMB_CUBBAGE_PAD_DIGITS)
    {
      asking->page = "digits";
      crumb_asking_add_digits (asking, "table.digit");
    }
  else
    add_faces (asking, &expect, names);
  add_bottom (self, game, pad, asking);
}

/* There were as many deals as a game can have. */
static void
ask_full (CrumbAsking *asking)
{
  asking->page = "full";
  crumb_asking_add_text (asking, _ ("End the Game"), "win.end-game", NULL)->main = TRUE;
  crumb_asking_add_back (asking);
}

/* Whatever ends the deal or the game is looked at before anything else begins. The keys give way to what is asked then. */
static void
ask_to_go_on (CrumbCubbageTableView *self, CrumbAsking *asking)
{
  asking->page = "ends";
  crumb_asking_add_bottom (asking, self->counting ? _ ("Count All") : NULL, "table.count-all", NULL);
  crumb_asking_add_back (asking);
  crumb_asking_add_bottom (asking, self->counting ? C_ ("button", "Count") : C_ ("button", "Next"), "table.done", NULL)
      ->main = TRUE;
}

static void
crumb_cubbage_table_view_ask (CrumbTable *table, gconstpointer state, CrumbAsking *asking)
{
  CrumbCubbageTableView *self = CRUMB_CUBBAGE_TABLE_VIEW (table);
  const CrumbCubbage *game = get_state (self);
  const char *names[CRUMB_SEATS_MAX];
  CrumbCubbagePad pad = crumb_cubbage_taps_pad (game, self->way);

  crumb_game_panel_get_names (CRUMB_GAME_PANEL (table), names);
  asking->begun = is_begun (self);
  asking->question = words_for_question (self, game, names);
  if (self->wins || counts_out (self, game))
    ask_to_go_on (self, asking);
  else if (game->phase == CRUMB_CUBBAGE_AT_OVER)
    crumb_table_ask_over (table, asking);
  else if (pad == CRUMB_CUBBAGE_PAD_NONE)
    ask_full (asking);
  else
    ask_keys (self, game, pad, names, asking);
}

/* Where seats claim what they have, digits are as usual as faces. */
static guint
count_most_keys (gconstpointer state)
{
  const CrumbCubbage *game = state;

  return game->rules.count == CRUMB_CUBBAGE_COUNT_REFEREE ? FACES : DIGITS;
}

/* The game as far as it is told: the points of combinations that nobody has counted yet are not there, and who has won
 * is not known before that was looked at. A claim is there as it is typed. */
static void
draw (CrumbCubbageTableView *self)
{
  CrumbScores *scores = &self->drawn.scores;
  int lead;

  self->drawn = *get_state (self);
  if (self->claim != NO_CLAIM)
    {
      self->drawn.focus = crumb_cubbage_expect (&self->drawn).seat;
      self->drawn.entered[self->drawn.focus] = (int16_t) self->claim;
    }
  if (self->counting)
    {
      crumb_cubbage_hide_parts (&self->drawn, self->steps);
      lead = scores->totals[0] - scores->totals[1];
      scores->leaders = (CrumbSeats) ((lead >= 0 ? crumb_seats_of (0) : 0) | (lead <= 0 ? crumb_seats_of (1) : 0));
    }
  if (!self->counting && !self->wins)
    return;
  /* Nobody is asked while that is looked at. */
  scores->round = (uint8_t) crumb_cubbage_shown_deal (&self->drawn);
  self->drawn.phase = CRUMB_CUBBAGE_AT_FULL;
  scores->over = FALSE;
  scores->winners = 0;
}

static void
show (CrumbCubbageTableView *self)
{
  draw (self);
  CRUMB_GAME_PANEL_CLASS (crumb_cubbage_table_view_parent_class)->update (CRUMB_GAME_PANEL (self), &self->drawn);
  /* Nobody is to read elsewhere how it ends. */
  crumb_table_set_untold (CRUMB_TABLE (self), self->counting || self->wins ? 1 : 0);
}

/* What was undone and is there again was looked at before. */
static gboolean
is_redone (CrumbGame *game)
{
  guint n = crumb_game_get_n_entries (game);

  return n > 0 && crumb_game_get_entry (game, n - 1)->type == CRUMB_ENTRY_REDO;
}

/* What the referee has just counted is shown part by part, as people count aloud; what was claimed was counted by them.
 * @parts: (out): the combinations that were counted before */
static gboolean
begins_count (CrumbCubbageTableView *self, const CrumbCubbage *game, guint *parts)
{
  int counted = (int) game->scores.round * CRUMB_CUBBAGE_N_COUNTED
                + (game->scores.round < CRUMB_CUBBAGE_DEALS_MAX ? game->deals[game->scores.round].n_counted : 0);
  gconstpointer of = crumb_game_panel_get_game (CRUMB_GAME_PANEL (self));
  gboolean more =
      self->of == of && counted > self->counted && !is_redone (crumb_game_panel_get_game (CRUMB_GAME_PANEL (self)));

  *parts =
      crumb_cubbage_count_parts (game, self->counted - (int) crumb_cubbage_shown_deal (game) * CRUMB_CUBBAGE_N_COUNTED);
  self->of = of;
  self->counted = counted;
  return more && game->rules.count == CRUMB_CUBBAGE_COUNT_REFEREE
         && crumb_cubbage_count_parts (game, CRUMB_CUBBAGE_N_COUNTED) > *parts;
}

/* Whether a die, a count or a claim has just won the game. */
static gboolean
begins_to_win (CrumbCubbageTableView *self, const CrumbCubbage *game)
{
  CrumbGamePanel *panel = CRUMB_GAME_PANEL (self);
  gboolean was_over = self->was_over || self->of != crumb_game_panel_get_game (panel);
  CrumbCubbageRuled ruled;

  self->was_over = game->scores.over;
  return !was_over && game->scores.over && !game->scores.ended_early && !is_redone (crumb_game_panel_get_game (panel))
         && crumb_cubbage_ruled_at (crumb_game_panel_get_game (panel), crumb_game_panel_get_n_moves (panel), &ruled);
}

static void
update_ways (CrumbCubbageTableView *self, const CrumbCubbage *game)
{
  gboolean adjusts = game != NULL && (crumb_cubbage_expect (game).also >> CRUMB_CUBBAGE_ADJUST & 1u) != 0;
  gboolean changes = game != NULL && game->phase != CRUMB_CUBBAGE_AT_CRIB
                     && (crumb_cubbage_expect (game).also >> CRUMB_CUBBAGE_FIRST_CRIB & 1u) != 0;

  gboolean points = game != NULL && crumb_cubbage_taps_has_way (game, CRUMB_CUBBAGE_WAY_POINTS);

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "table.enter-points", points);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "table.adjust", adjusts);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "table.change-crib", changes);
  gtk_widget_set_sensitive (self->ways, adjusts || changes || points);
}

static void
crumb_cubbage_table_view_update (CrumbGamePanel *panel, gconstpointer state)
{
  CrumbCubbageTableView *self = CRUMB_CUBBAGE_TABLE_VIEW (panel);

  self->way = CRUMB_CUBBAGE_WAY_EXPECTED;
  self->claim = NO_CLAIM;
  self->breaks_in = CRUMB_NO_SEAT;
  self->wins = state != NULL && begins_to_win (self, state);
  self->counting = state != NULL && begins_count (self, state, &self->steps);
  if (!self->counting)
    self->steps = G_MAXUINT;
  update_ways (self, state);
  if (state != NULL)
    show (self);
  else
    {
      CRUMB_GAME_PANEL_CLASS (crumb_cubbage_table_view_parent_class)->update (panel, NULL);
      crumb_table_set_untold (CRUMB_TABLE (self), 0);
    }
}

/* What screen readers are told of a move. What it lets the referee count is told part by part, after it. */
static char *
words_for_new_move (gconstpointer before, const CrumbMove *move, gconstpointer after, gboolean newest,
                    const char *const names[])
{
  const CrumbCubbage *was = before, *is = after;
  guint deal = was->scores.round;
  CrumbCubbage told;

  if (!newest || is->rules.count != CRUMB_CUBBAGE_COUNT_REFEREE || deal >= CRUMB_CUBBAGE_DEALS_MAX
      || is->deals[deal].n_counted == was->deals[deal].n_counted)
    return crumb_words_cubbage_move (before, move, after, names);

  told = *is;
  told.deals[deal].n_counted = was->deals[deal].n_counted;
  told.scores.round = was->scores.round;
  told.phase = CRUMB_CUBBAGE_AT_COUNT;
  return crumb_words_cubbage_move (before, move, &told, names);
}

/* Taps and keys ------------------------------------------------------------ */

static void
play (CrumbCubbageTableView *self, CrumbMove move)
{
  crumb_table_play (CRUMB_TABLE (self), &move, 1, NULL);
}

static void
die_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbCubbageTableView *self = CRUMB_CUBBAGE_TABLE_VIEW (widget);
  const CrumbCubbage *game = get_state (self);
  CrumbMove move = crumb_cubbage_enter_die (game, (guint) g_variant_get_int32 (parameter));

  gboolean ends = counts_out (self, game);

  /* Whoever goes on at once is told all of the count first, and sees it before the next deal begins. */
  if (self->counting)
    gtk_widget_activate_action (widget, "table.count-all", NULL);
  if (self->wins || ends)
    return;
  if (self->breaks_in != CRUMB_NO_SEAT)
    {
      move.seat = (uint8_t) self->breaks_in;
      move.what = crumb_cubbage_is_opponent (game, self->breaks_in) ? CRUMB_CUBBAGE_THROW : CRUMB_CUBBAGE_LAY;
    }
  play (self, move);
}

/* What is typed of a claim stands beside the dice. */
static void
show_claim (CrumbCubbageTableView *self, int claim)
{
  const char *names[CRUMB_SEATS_MAX];
  g_autofree char *said = NULL;

  crumb_game_panel_get_names (CRUMB_GAME_PANEL (self), names);
  said = claim != NO_CLAIM ? g_strdup_printf ("%d", claim) : crumb_words_cubbage_ask (get_state (self), names);
  self->claim = claim;
  show (self);
  crumb_announce (GTK_WIDGET (self), CRUMB_SAID_QUESTION, said);
}

static void
digit_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbCubbageTableView *self = CRUMB_CUBBAGE_TABLE_VIEW (widget);
  CrumbCubbageExpect expect = crumb_cubbage_expect (get_state (self));
  guint digit = (guint) g_variant_get_int32 (parameter);

  if (expect.what != CRUMB_CUBBAGE_CLAIM || self->way != CRUMB_CUBBAGE_WAY_EXPECTED)
    {
      play (self, crumb_cubbage_enter_digit (get_state (self), self->way == CRUMB_CUBBAGE_WAY_POINTS ? 0 : expect.seat,
                                             digit));
      return;
    }
  /* Whoever counts again begins anew. */
  if (crumb_table_is_doubted (CRUMB_TABLE (self)))
    self->claim = NO_CLAIM;
  show_claim (self, MIN (MAX (self->claim, 0) * 10 + (int) digit, CLAIM_MAX));
}

/* Why Enter does nothing. */
static const char *
words_for_undone (CrumbCubbageTableView *self, const CrumbCubbage *game, CrumbCubbagePad pad)
{
  if (pad == CRUMB_CUBBAGE_PAD_DIGITS)
    return _ ("Type the number first.");
  if (pad == CRUMB_CUBBAGE_PAD_SEATS)
    return _ ("Select who has the first crib.");
  if (crumb_cubbage_taps_can_go (game))
    return _ ("Enter the die, or press G to go.");
  if (game->scores.round > 0 && is_fresh (game))
    return _ ("Press 1 to 6 for the first die of the next deal.");
  return _ ("Press 1 to 6 for the die.");
}

/* One more part; with the last one the next deal is asked for as usual. */
static void
count_on (CrumbCubbageTableView *self)
{
  self->steps++;
  self->counting = self->steps < crumb_cubbage_count_parts (get_state (self), CRUMB_CUBBAGE_N_COUNTED);
  show (self);
}

static void
count_all_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbCubbageTableView *self = CRUMB_CUBBAGE_TABLE_VIEW (widget);

  if (!self->counting)
    return;
  self->steps = crumb_cubbage_count_parts (get_state (self), CRUMB_CUBBAGE_N_COUNTED) - 1;
  count_on (self);
}

/* One more combination, or after the last one who has won. */
static void
go_on (CrumbCubbageTableView *self)
{
  if (self->counting)
    {
      g_autofree char *part = crumb_cubbage_describe_part (get_state (self), self->steps);

      crumb_announce (GTK_WIDGET (self), CRUMB_SAID_RESULT, part);
      count_on (self);
      return;
    }
  self->wins = FALSE;
  show (self);
}

static void
done_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbCubbageTableView *self = CRUMB_CUBBAGE_TABLE_VIEW (widget);
  const CrumbCubbage *game = get_state (self);
  CrumbCubbagePad pad = game != NULL ? crumb_cubbage_taps_pad (game, self->way) : CRUMB_CUBBAGE_PAD_NONE;
  CrumbMove move;

  if (self->counting || self->wins)
    {
      go_on (self);
      return;
    }
  if (pad == CRUMB_CUBBAGE_PAD_NONE)
    return;
  move = crumb_cubbage_enter_done (game);
  if (self->claim != NO_CLAIM)
    {
      move.amount = (int16_t) self->claim;
      play (self, move);
    }
  else if (game->phase == CRUMB_CUBBAGE_AT_POINTS && game->focus == crumb_cubbage_expect (game).seat)
    play (self, move);
  else
    crumb_table_doubt (CRUMB_TABLE (self), words_for_undone (self, game, pad), NULL, NULL);
}

static void
go_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbCubbageTableView *self = CRUMB_CUBBAGE_TABLE_VIEW (widget);
  const CrumbCubbage *game = get_state (self);

  if (game != NULL && game->phase != CRUMB_CUBBAGE_AT_OVER)
    play (self,
          (CrumbMove) {
              .what = CRUMB_CUBBAGE_GO,
              .seat = (uint8_t) (self->breaks_in != CRUMB_NO_SEAT ? self->breaks_in : crumb_cubbage_expect (game).seat),
          });
}

/* Who has the first crib; later, whose die comes out of turn. */
static void
take_seat (CrumbCubbageTableView *self, uint8_t seat)
{
  const CrumbCubbage *game = get_state (self);

  if (game->phase == CRUMB_CUBBAGE_AT_CRIB && !self->counting)
    play (self, (CrumbMove) { .what = CRUMB_CUBBAGE_FIRST_CRIB, .seat = seat });
  else if (game->phase == CRUMB_CUBBAGE_AT_PLAY)
    {
      self->breaks_in = seat == game->turn || seat == self->breaks_in ? CRUMB_NO_SEAT : seat;
      crumb_table_ask_again (CRUMB_TABLE (self));
    }
}

static void
seat_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  take_seat (CRUMB_CUBBAGE_TABLE_VIEW (widget), (uint8_t) g_variant_get_int32 (parameter));
}

/* Seats keep their order in this game. */
static void
place_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  guint place = g_variant_get_uint32 (parameter);

  if (place < CRUMB_CUBBAGE_SEATS)
    take_seat (CRUMB_CUBBAGE_TABLE_VIEW (widget), (uint8_t) place);
}

/* The other one has the crib of this deal. */
static void
change_crib_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbCubbageTableView *self = CRUMB_CUBBAGE_TABLE_VIEW (widget);

  play (self, (CrumbMove) { .what = CRUMB_CUBBAGE_FIRST_CRIB,
                            .seat = crumb_cubbage_deal (get_state (self))->crib == 0 ? 1 : 0 });
}

static void
adjust_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  adw_dialog_present (crumb_adjust_dialog_new (crumb_game_panel_get_game (CRUMB_GAME_PANEL (widget))), widget);
}

static void
enter_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbCubbageTableView *self = CRUMB_CUBBAGE_TABLE_VIEW (widget);

  if (g_str_equal (action_name, "table.enter-points"))
    self->way = CRUMB_CUBBAGE_WAY_POINTS;
  else
    self->way = self->way == CRUMB_CUBBAGE_WAY_POINTS ? CRUMB_CUBBAGE_WAY_EXPECTED : CRUMB_CUBBAGE_WAY_DICE;
  crumb_table_ask_again (CRUMB_TABLE (self));
}

static gboolean
crumb_cubbage_table_view_number_key (CrumbTable *table, int number)
{
  CrumbCubbageTableView *self = CRUMB_CUBBAGE_TABLE_VIEW (table);
  GtkWidget *widget = GTK_WIDGET (table);
  CrumbCubbagePad pad = crumb_cubbage_taps_pad (get_state (self), self->way);

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

/* What is only on the screen is the first to be taken back. */
static gboolean
crumb_cubbage_table_view_back (CrumbTable *table)
{
  CrumbCubbageTableView *self = CRUMB_CUBBAGE_TABLE_VIEW (table);

  if (self->claim != NO_CLAIM)
    {
      show_claim (self, self->claim > 9 ? self->claim / 10 : NO_CLAIM);
      return TRUE;
    }
  if (self->way != CRUMB_CUBBAGE_WAY_EXPECTED)
    self->way = CRUMB_CUBBAGE_WAY_EXPECTED;
  else if (self->breaks_in != CRUMB_NO_SEAT)
    self->breaks_in = CRUMB_NO_SEAT;
  else
    return FALSE;
  crumb_table_ask_again (table);
  return TRUE;
}

static void
crumb_cubbage_table_view_class_init (CrumbCubbageTableViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  CrumbTableClass *table_class = CRUMB_TABLE_CLASS (klass);

  CRUMB_GAME_PANEL_CLASS (klass)->kind = &crumb_cubbage;
  CRUMB_GAME_PANEL_CLASS (klass)->update = crumb_cubbage_table_view_update;
  table_class->ask = crumb_cubbage_table_view_ask;
  table_class->most_keys = count_most_keys;
  table_class->number_key = crumb_cubbage_table_view_number_key;
  table_class->voice = words_for_new_move;
  table_class->back = crumb_cubbage_table_view_back;

  gtk_widget_class_set_css_name (widget_class, "table");
  gtk_widget_class_install_action (widget_class, "table.die", "i", die_action);
  gtk_widget_class_install_action (widget_class, "table.digit", "i", digit_action);
  gtk_widget_class_install_action (widget_class, "table.done", NULL, done_action);
  gtk_widget_class_install_action (widget_class, "table.count-all", NULL, count_all_action);
  gtk_widget_class_install_action (widget_class, "table.go", NULL, go_action);
  gtk_widget_class_install_action (widget_class, "table.seat", "i", seat_action);
  gtk_widget_class_install_action (widget_class, "table.place", "u", place_action);
  gtk_widget_class_install_action (widget_class, "table.change-crib", NULL, change_crib_action);
  gtk_widget_class_install_action (widget_class, "table.adjust", NULL, adjust_action);
  gtk_widget_class_install_action (widget_class, "table.enter-points", NULL, enter_action);
  gtk_widget_class_install_action (widget_class, "table.enter-dice", NULL, enter_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_g, 0, "table.go", NULL);
}

static void
crumb_cubbage_table_view_init (CrumbCubbageTableView *self)
{
  g_autoptr (GMenu) ways = g_menu_new ();

  self->claim = NO_CLAIM;
  self->breaks_in = CRUMB_NO_SEAT;
  crumb_menu_add (ways, _ ("Enter _Points Only"), "table.enter-points");
  crumb_menu_add (ways, _ ("_Adjust Points…"), "table.adjust");
  crumb_menu_add (ways, _ ("Change Whose _Crib"), "table.change-crib");
  self->ways = crumb_more_button_new (_ ("Enter Something Else"), G_MENU_MODEL (ways));
  crumb_table_set_tools (CRUMB_TABLE (self), NULL, self->ways);
}

GtkWidget *
crumb_cubbage_table_view_new (void)
{
  return g_object_new (CRUMB_TYPE_CUBBAGE_TABLE_VIEW, NULL);
}
