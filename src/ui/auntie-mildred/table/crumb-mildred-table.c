/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What a tap on the table means. What is picked but not played yet is the table's own, and is
 * forgotten with the next move. */

#include "crumb-mildred-table.h"

#include "crumb-mildred-table-private.h"

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

void
crumb_mildred_table_forget (CrumbMildredTable *self)
{
  self->mode = MODE_USUAL;
  self->picked = (CrumbDice) { 0 };
  self->keys = 0;
}

static void
set_mode (CrumbMildredTable *self, Mode mode)
{
  self->mode = mode;
  crumb_table_ask_again (CRUMB_TABLE (self));
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
  if (crumb_dice_add (&self->picked, (CrumbDie) { .face = (uint8_t) face }) && self->mode == MODE_NEW
      && self->picked.count == 2 * self->number)
    play (self, CRUMB_MILDRED_REROLL, state->active, self->number, &self->picked);
  else
    crumb_table_ask_again (CRUMB_TABLE (self));
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

/* The first die of the pool with that face that is not picked yet. */
static void
mark_key (CrumbMildredTable *self, const CrumbMildredGroup *pool, int face)
{
  for (guint i = 0; i < pool->n; i++)
    if (pool->faces[i] == face && (self->keys >> i & 1) == 0)
      {
        self->keys |= 1u << i;
        return;
      }
}

/* A typed number is what the page asks for: a die, cookies, victory dice, the level of a task. */
static gboolean
number_key (CrumbTable *table, int number)
{
  CrumbMildredTable *self = CRUMB_MILDRED_TABLE (table);
  const CrumbMildred *state = get_state (self);
  gboolean gift = (self->mode == MODE_USUAL || self->mode == MODE_GIFT) && state->due == 0
                  && crumb_mildred_table_has_gift (self, state);

  if (self->mode == MODE_HOW_MANY && number >= CRUMB_MILDRED_DICE_MIN)
    take_number (self, number);
  else if ((self->mode == MODE_VICTORY && number <= CRUMB_MILDRED_VICTORY)
           || (self->mode == MODE_BLACK && number >= 1 && number < CRUMB_MILDRED_BLACK_MAX))
    take_number (self, number);
  else if (number < 1 || number > CRUMB_MILDRED_SIDES || self->mode == MODE_VICTORY || self->mode == MODE_BLACK)
    return FALSE;
  else if (self->mode == MODE_SET)
    play (self, CRUMB_MILDRED_TASK, state->active, self->number * 10 + number, NULL);
  else if (gift)
    play (self, CRUMB_MILDRED_COOKIES, state->active, number, NULL);
  else
    {
      if (self->mode == MODE_OLD || (state->phase == CRUMB_MILDRED_AT_ACTION && crumb_mildred_table_is_usual (self)))
        mark_key (self, &state->seats[state->active].pool, number);
      take_face (self, (guint) number);
    }
  return TRUE;
}

/* A die of the pool is picked, or put back. */
static void
pick_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbMildredTable *self = CRUMB_MILDRED_TABLE (widget);
  guint key = g_variant_get_uint32 (parameter);
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
  crumb_table_ask_again (CRUMB_TABLE (self));
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

gboolean
crumb_mildred_table_has_begun (CrumbMildredTable *self)
{
  return self->picked.count > 0
         || (!crumb_mildred_table_is_usual (self)
             && (self->mode != MODE_SHAKE || crumb_mildred_expect (get_state (self)).dice.count == 0));
}

/* What is only on the screen is the first to be taken back. */
static gboolean
back (CrumbTable *table)
{
  if (!crumb_mildred_table_has_begun (CRUMB_MILDRED_TABLE (table)))
    return FALSE;
  crumb_mildred_table_forget (CRUMB_MILDRED_TABLE (table));
  /* What was doubted of it is taken back, too. */
  CRUMB_GAME_PANEL_CLASS (crumb_mildred_table_parent_class)->update (CRUMB_GAME_PANEL (table), get_state (table));
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

/* Dice that are picked go there; without any, a die that nobody looks at, or what else can be done with a set that has
 * dice. */
static void
spot_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbMildredTable *self = CRUMB_MILDRED_TABLE (widget);
  const CrumbMildred *state = get_state (self);
  int at = g_variant_get_int32 (parameter);
  gboolean set = at >= CRUMB_MILDRED_LAUNDRY && at <= CRUMB_MILDRED_COOK;
  const CrumbDice unknown = { .count = 1 };
  const CrumbDice *dice = self->picked.count > 0 ? &self->picked : &unknown;

  if (set && self->picked.count == 0 && crumb_mildred_dice_at (state, state->active, (guint) at) > 0)
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

/* A shake ends, or dice to roll again are picked. A turn is only passed by its button. */
static void
done_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbMildredTable *self = CRUMB_MILDRED_TABLE (widget);
  CrumbMildredExpect expect = crumb_mildred_expect (get_state (self));

  if (self->mode == MODE_OLD && self->picked.count > 0)
    {
      self->number = self->picked.count;
      set_mode (self, MODE_NEW);
    }
  else if (expect.what == CRUMB_MILDRED_SHAKE && self->mode == MODE_USUAL && expect.dice.count == 0 && expect.max > 0
           && crumb_mildred_table_enters_dice (self))
    set_mode (self, MODE_SHAKE);
  else if (expect.what == CRUMB_MILDRED_START_SHAKE || expect.what == CRUMB_MILDRED_SHAKE)
    play (self, (CrumbMildredMove) expect.what, expect.seat, 0, &expect.dice);
  else if (get_state (self)->phase == CRUMB_MILDRED_AT_ACTION && crumb_mildred_table_is_usual (self))
    crumb_table_doubt (CRUMB_TABLE (self), _ ("Pick a die, then tap where it goes."), NULL, NULL);
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
  CRUMB_TABLE_CLASS (klass)->back = back;
  CRUMB_TABLE_CLASS (klass)->most_keys = most_keys;
  CRUMB_TABLE_CLASS (klass)->number_key = number_key;
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
