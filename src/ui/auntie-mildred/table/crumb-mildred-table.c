/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What a tap on the table means. What is picked but not played yet is the table's own, and is
 * forgotten with the next move. */

#include "crumb-mildred-table.h"

#include "crumb-mildred-table-private.h"

#include "words/auntie-mildred/crumb-words-mildred.h"

#include <glib/gi18n.h>

G_DEFINE_FINAL_TYPE (CrumbMildredTable, crumb_mildred_table, CRUMB_TYPE_TABLE)

static const CrumbMildred *
get_state (gpointer self)
{
  return crumb_game_panel_get_state (CRUMB_GAME_PANEL (self));
}

/* Whether what the game expects is asked. */
gboolean
crumb_mildred_table_is_usual (CrumbMildredTable *self)
{
  return self->mode == MODE_USUAL || self->mode == MODE_NO_GIFT;
}

gboolean
crumb_mildred_table_has_begun (CrumbMildredTable *self)
{
  return !crumb_mildred_table_is_usual (self) || self->picked.count > 0;
}

void
crumb_mildred_table_forget (CrumbMildredTable *self)
{
  self->mode = MODE_USUAL;
  self->picked = (CrumbDice) { 0 };
  self->keys = 0;
}

/* What was doubted goes with what it was about. */
static void
ask_again (CrumbMildredTable *self)
{
  crumb_table_undoubt (CRUMB_TABLE (self));
  crumb_table_ask_again (CRUMB_TABLE (self));
}

/* Another page begins without what was chosen on the last one. */
static void
set_mode (CrumbMildredTable *self, Mode mode)
{
  self->mode = mode;
  gtk_widget_grab_focus (GTK_WIDGET (self));
  ask_again (self);
}

/* Playing ------------------------------------------------------------------ */

static gboolean
play (CrumbMildredTable *self, CrumbMildredMove what, guint seat, int amount, const CrumbDice *dice)
{
  const CrumbMove move = {
    .what = (uint8_t) what,
    .seat = (uint8_t) seat,
    .amount = (int16_t) amount,
    .dice = dice != NULL ? *dice : (CrumbDice) { 0 },
  };

  return crumb_table_play (CRUMB_TABLE (self), &move, 1, NULL);
}

/* A key that does nothing now. */
static void
say (CrumbMildredTable *self, const char *why)
{
  crumb_table_doubt (CRUMB_TABLE (self), why, NULL, NULL);
}

/* Picks one more face, or plays what is complete with it. */
static void
take_face (CrumbMildredTable *self, guint face)
{
  const CrumbMildred *state = get_state (self);
  CrumbMove move;

  if (state->scores.over || state->due > 0)
    return;
  if (state->phase != CRUMB_MILDRED_AT_ACTION && (crumb_mildred_table_is_usual (self) || self->mode == MODE_SHAKE))
    {
      move = crumb_mildred_enter_die (state, face);
      crumb_table_play (CRUMB_TABLE (self), &move, 1, NULL);
      return;
    }
  if (self->mode != MODE_NEW && self->picked.count >= state->seats[state->active].pool.n)
    say (self, _ ("Answer the question below first."));
  else if (crumb_dice_add (&self->picked, (CrumbDie) { .face = (uint8_t) face }) && self->mode == MODE_NEW
           && self->picked.count == 2 * self->number)
    play (self, CRUMB_MILDRED_REROLL, state->active, self->number, &self->picked);
  else
    ask_again (self);
}

static void
die_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  take_face (CRUMB_MILDRED_TABLE (widget), (guint) g_variant_get_int32 (parameter));
}

/* A card gives something right after it was used, until people say that it gave nothing more. */
gboolean
crumb_mildred_table_has_gift (CrumbMildredTable *self, const CrumbMildred *state)
{
  CrumbGame *game = crumb_game_panel_get_game (CRUMB_GAME_PANEL (self));
  guint n_moves = crumb_game_panel_get_n_moves (CRUMB_GAME_PANEL (self));
  guint what = n_moves > 0 ? crumb_game_get_move (game, n_moves - 1)->what : CRUMB_MILDRED_PASS;

  return state->source != 0 && self->mode != MODE_NO_GIFT
         && (self->mode == MODE_GIFT || what == CRUMB_MILDRED_TASK || what == CRUMB_MILDRED_WAKE
             || what == CRUMB_MILDRED_SCORE);
}

/* A number that was said: what both dice of a seat show, or how many dice each player has. */
static void
take_number (CrumbMildredTable *self, int number)
{
  if (self->mode == MODE_HOW_MANY)
    play (self, CRUMB_MILDRED_FIRST_TURN, self->seat, number, NULL);
  else if (self->mode == MODE_BLACK)
    play (self, CRUMB_MILDRED_STANDS, self->seat, self->number * CRUMB_MILDRED_VICTORY_WORTH + number - 1, NULL);
  else
    {
      self->number = number;
      set_mode (self, MODE_BLACK);
    }
}

/* A die of the pool is picked, or put back. */
static void
pick (CrumbMildredTable *self, guint key)
{
  CrumbDie die = { .face = get_state (self)->seats[get_state (self)->active].pool.faces[key] };

  if ((self->keys >> key & 1) == 0)
    crumb_dice_add (&self->picked, die);
  else
    for (guint i = 0; i < self->picked.count; i++)
      if (self->picked.dice[i].face == die.face)
        {
          crumb_dice_take_out (&self->picked, i);
          break;
        }
  self->keys ^= 1u << key;
  ask_again (self);
}

static void
pick_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  pick (CRUMB_MILDRED_TABLE (widget), g_variant_get_uint32 (parameter));
}

/* Whether the active seat is asked what it does. */
static gboolean
is_at_action (CrumbMildredTable *self, const CrumbMildred *state)
{
  return crumb_mildred_table_is_usual (self) && state->phase == CRUMB_MILDRED_AT_ACTION && state->due == 0
         && !state->scores.over && !crumb_mildred_table_has_gift (self, state);
}

static gboolean
picks_from_pool (CrumbMildredTable *self, const CrumbMildred *state)
{
  return self->mode == MODE_OLD || is_at_action (self, state);
}

/* Picks a die of the pool with that face, or puts the last one back where all are picked. */
static void
pick_face (CrumbMildredTable *self, const CrumbMildredGroup *pool, int face)
{
  const char *names[CRUMB_SEATS_MAX];
  guint seat = get_state (self)->active, found = pool->n;
  CrumbRefusal refusal = { .reason = CRUMB_MILDRED_REFUSAL_NOT_IN_POOL,
                           .seat = (uint8_t) seat,
                           .face = (uint8_t) face };
  g_autofree char *why = NULL;

  for (guint i = 0; i < pool->n; i++)
    if (pool->faces[i] == face && (found == pool->n || (self->keys >> found & 1) != 0))
      found = i;
  if (found < pool->n)
    {
      pick (self, found);
      return;
    }
  crumb_game_panel_get_names (CRUMB_GAME_PANEL (self), names);
  why = crumb_words_mildred_refusal (&refusal, names);
  say (self, why);
}

/* Before the dice are shaken a typed number is one of them already: the list has its arrows. Elsewhere it is what the
 * page asks for. */
static gboolean
number_key (CrumbTable *table, int number)
{
  CrumbMildredTable *self = CRUMB_MILDRED_TABLE (table);
  const CrumbMildred *state = get_state (self);
  gboolean face = number >= 1 && number <= CRUMB_MILDRED_SIDES;

  if (state->scores.over)
    return FALSE;
  if (face && picks_from_pool (self, state) && crumb_mildred_table_knows_pool (state))
    pick_face (self, &state->seats[state->active].pool, number);
  else if (face && crumb_mildred_table_is_usual (self) && state->phase == CRUMB_MILDRED_AT_WAKEUP && state->due == 0
           && !crumb_mildred_table_has_gift (self, state) && crumb_mildred_expect (state).max > 0)
    take_face (self, (guint) number);
  else if (!crumb_table_press_number (table, number))
    say (self, _ ("Answer the question below first."));
  return TRUE;
}

/* Any move without dice: (what, amount). */
static void
play_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbMildredTable *self = CRUMB_MILDRED_TABLE (widget);
  guint32 what;
  gint32 amount;

  g_variant_get (parameter, "(ui)", &what, &amount);
  play (self, (CrumbMildredMove) what, get_state (self)->active, amount, NULL);
}

static void
mode_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  set_mode (CRUMB_MILDRED_TABLE (widget), (Mode) g_variant_get_uint32 (parameter));
}

static void
more_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  set_mode (CRUMB_MILDRED_TABLE (widget), MODE_GIFT);
}

static void
nothing_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  set_mode (CRUMB_MILDRED_TABLE (widget), MODE_NO_GIFT);
}

/* What is picked goes at once; that a card gave nothing more was said by a tap of its own. */
static gboolean
back (CrumbTable *table)
{
  CrumbMildredTable *self = CRUMB_MILDRED_TABLE (table);

  if (self->mode == MODE_USUAL && self->picked.count == 0)
    return FALSE;
  crumb_mildred_table_forget (self);
  crumb_table_ask_again (table);
  return TRUE;
}

/* Used dice come back with those on the modify spots. */
gboolean
crumb_mildred_table_takes_modify (const CrumbMildred *state, const CrumbMove *option)
{
  return option->what == CRUMB_MILDRED_COLLECT && option->amount == CRUMB_MILDRED_USED
         && state->seats[state->active].modify > 0;
}

static void
option_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbMildredTable *self = CRUMB_MILDRED_TABLE (widget);
  CrumbMove options[CRUMB_MILDRED_OPTIONS_MAX];
  guint n = crumb_mildred_options (get_state (self), options), at = g_variant_get_uint32 (parameter);

  if (at >= n)
    return;
  if (crumb_mildred_table_takes_modify (get_state (self), &options[at]))
    {
      options[1] = options[at];
      options[0] = options[at];
      options[0].amount = CRUMB_MILDRED_MODIFY;
      crumb_table_play (CRUMB_TABLE (self), options, 2, NULL);
      return;
    }
  if (options[at].what == CRUMB_MILDRED_GOAL && get_state (self)->rules.goal == 0)
    set_mode (self, MODE_GOAL);
  else
    crumb_table_play (CRUMB_TABLE (self), &options[at], 1, NULL);
}

/* Dice that are picked go there; without any, a die that nobody looks at, or what else can be done with a set. */
static void
spot_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbMildredTable *self = CRUMB_MILDRED_TABLE (widget);
  const CrumbMildred *state = get_state (self);
  int at = g_variant_get_int32 (parameter);
  gboolean set = at >= CRUMB_MILDRED_LAUNDRY && at <= CRUMB_MILDRED_COOK;
  const CrumbDice unknown = { .count = 1 };
  const CrumbDice *dice = self->picked.count > 0 ? &self->picked : &unknown;

  if (set && self->picked.count == 0)
    {
      self->number = at;
      set_mode (self, MODE_SET);
    }
  else if (set)
    play (self, CRUMB_MILDRED_SCALLY, state->active, at, dice);
  else if (at == CRUMB_MILDRED_PRANK)
    play (self, CRUMB_MILDRED_USE_PRANK, state->active, 0, dice);
  else if (at == CRUMB_MILDRED_DODGE)
    play (self, CRUMB_MILDRED_USE_DODGE, state->active, 0, dice);
  else if (self->picked.count == 0)
    crumb_table_doubt (CRUMB_TABLE (self), _ ("Pick the dice of the group first, then tap the card."), NULL, NULL);
  else
    play (self, CRUMB_MILDRED_INDULGE, state->active, at, dice);
}

static void
place_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbMildredTable *self = CRUMB_MILDRED_TABLE (widget);
  const CrumbDice unknown = { .count = 1 };

  play (self, CRUMB_MILDRED_SCALLY, get_state (self)->active, self->number, &unknown);
}

static void
change_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbMildredTable *self = CRUMB_MILDRED_TABLE (widget);

  play (self, CRUMB_MILDRED_USE_MODIFY, get_state (self)->active, g_variant_get_int32 (parameter), &self->picked);
}

/* The table says who starts, or what both dice of a seat show. */
static void
take_seat (CrumbMildredTable *self, guint seat)
{
  if (seat >= CRUMB_MILDRED_SEATS || get_state (self)->scores.over)
    return;
  self->seat = seat;
  if (self->mode != MODE_WHO_STARTS)
    set_mode (self, MODE_VICTORY);
  else if (get_state (self)->n_dice == 0)
    set_mode (self, MODE_HOW_MANY);
  else
    play (self, CRUMB_MILDRED_FIRST_TURN, self->seat, 0, NULL);
}

static void
seat_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  take_seat (CRUMB_MILDRED_TABLE (widget), (guint) g_variant_get_int32 (parameter));
}

/* Seats keep their order in this game. */
static void
place_key_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  take_seat (CRUMB_MILDRED_TABLE (widget), g_variant_get_uint32 (parameter));
}

static void
number_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  take_number (CRUMB_MILDRED_TABLE (widget), g_variant_get_int32 (parameter));
}

/* Whether the table enters what dice show: as it did at the last shake. */
gboolean
crumb_mildred_table_enters_dice (CrumbMildredTable *self)
{
  CrumbGame *game = crumb_game_panel_get_game (CRUMB_GAME_PANEL (self));

  for (guint i = crumb_game_panel_get_n_moves (CRUMB_GAME_PANEL (self)); i > 0; i--)
    {
      const CrumbMove *move = crumb_game_get_move (game, i - 1);

      if (move->what == CRUMB_MILDRED_SHAKE || move->what == CRUMB_MILDRED_START_SHAKE)
        return move->dice.count > 0 && crumb_dice_all_known (&move->dice);
    }
  return FALSE;
}

/* Enter never ends a turn: it is pressed from habit. */
static void
pass_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbMildredTable *self = CRUMB_MILDRED_TABLE (widget);
  const CrumbMildred *state = get_state (self);

  if (state == NULL)
    return;
  if (is_at_action (self, state))
    play (self, CRUMB_MILDRED_PASS, state->active, 0, NULL);
  else if (!state->scores.over)
    say (self, _ ("Answer the question below first."));
}

/* Why Enter does nothing. */
static const char *
words_for_undone (CrumbMildredTable *self, const CrumbMildred *state)
{
  if (!is_at_action (self, state))
    return _ ("Answer the question below first.");
  return self->picked.count > 0 ? _ ("Choose a place with the arrow keys, then press Enter.")
                                : _ ("Enter a die, or press P to pass.");
}

/* A shake ends, or dice to roll again are picked. */
static void
done_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbMildredTable *self = CRUMB_MILDRED_TABLE (widget);
  const CrumbMildred *state = get_state (self);
  CrumbMildredExpect expect = crumb_mildred_expect (state);
  gboolean usual = (crumb_mildred_table_is_usual (self) || self->mode == MODE_SHAKE) && state->due == 0
                   && !crumb_mildred_table_has_gift (self, state);

  if (state->scores.over)
    return;
  if (self->mode == MODE_OLD && self->picked.count > 0)
    {
      self->number = self->picked.count;
      set_mode (self, MODE_NEW);
    }
  else if (usual && expect.what == CRUMB_MILDRED_SHAKE && self->mode != MODE_SHAKE && expect.dice.count == 0
           && expect.max > 0 && crumb_mildred_table_enters_dice (self))
    set_mode (self, MODE_SHAKE);
  else if (usual && (expect.what == CRUMB_MILDRED_START_SHAKE || expect.what == CRUMB_MILDRED_SHAKE))
    play (self, (CrumbMildredMove) expect.what, expect.seat, 0, &expect.dice);
  else if (!crumb_table_press_main (CRUMB_TABLE (self)))
    say (self, words_for_undone (self, state));
}

static guint
most_keys (gconstpointer state)
{
  return CRUMB_MILDRED_DICE_MAX;
}

static void
crumb_mildred_table_class_init (CrumbMildredTableClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  CRUMB_GAME_PANEL_CLASS (klass)->kind = &crumb_auntie_mildred;
  CRUMB_TABLE_CLASS (klass)->ask = crumb_mildred_table_ask;
  CRUMB_TABLE_CLASS (klass)->most_keys = most_keys;
  CRUMB_TABLE_CLASS (klass)->number_key = number_key;
  CRUMB_TABLE_CLASS (klass)->back = back;
  gtk_widget_class_install_action (widget_class, "table.die", "i", die_action);
  gtk_widget_class_install_action (widget_class, "table.pick", "u", pick_action);
  gtk_widget_class_install_action (widget_class, "table.play", "(ui)", play_action);
  gtk_widget_class_install_action (widget_class, "table.mode", "u", mode_action);
  gtk_widget_class_install_action (widget_class, "table.more", NULL, more_action);
  gtk_widget_class_install_action (widget_class, "table.nothing", NULL, nothing_action);
  gtk_widget_class_install_action (widget_class, "table.option", "u", option_action);
  gtk_widget_class_install_action (widget_class, "table.spot", "i", spot_action);
  gtk_widget_class_install_action (widget_class, "table.place-next", NULL, place_action);
  gtk_widget_class_install_action (widget_class, "table.change", "i", change_action);
  gtk_widget_class_install_action (widget_class, "table.seat", "i", seat_action);
  gtk_widget_class_install_action (widget_class, "table.place", "u", place_key_action);
  gtk_widget_class_install_action (widget_class, "table.number", "i", number_action);
  gtk_widget_class_install_action (widget_class, "table.done", NULL, done_action);
  gtk_widget_class_install_action (widget_class, "table.pass", NULL, pass_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_p, 0, "table.pass", NULL);
}

static void
crumb_mildred_table_init (CrumbMildredTable *self)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, C_ ("board", "Table"), -1);
}

GtkWidget *
crumb_mildred_table_new (GSettings *settings)
{
  return g_object_new (CRUMB_TYPE_MILDRED_TABLE, NULL);
}
