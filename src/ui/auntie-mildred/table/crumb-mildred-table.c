/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What the table asks in each phase, and what a tap means. What is picked but not played yet is the table's own, and is
 * forgotten with the next move. */

#include "crumb-mildred-table.h"

#include "ui/table/crumb-table.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include "rules/auntie-mildred/mildred.h"
#include "words/auntie-mildred/crumb-words-mildred.h"

#include <glib/gi18n.h>

/* Pages that are no part of the game: what somebody is about to do. */
typedef enum
{
  MODE_USUAL,
  MODE_SHAKE, /* what the dice show that were shaken */
  MODE_GIFT,  /* the card gave more */
  MODE_WHO_STARTS,
  MODE_HOW_MANY, /* dice has each player? */
  MODE_VICTORY,  /* dice has a seat? */
  MODE_BLACK,    /* die of a seat shows what? */
  MODE_SET,      /* what to do with a set */
  MODE_GOAL,     /* was it met? */
  MODE_CHANGE,   /* up or down? */
  MODE_OLD,      /* dice to roll again */
  MODE_NEW,      /* what they show */
  MODE_NO_GIFT,  /* the card gave nothing more */
} Mode;

struct _CrumbMildredTable
{
  CrumbTable parent_instance;

  Mode mode;
  guint at;   /* the number of moves when that was */
  guint seat; /* whom it is about */
  int number; /* what was said last, such as a set or victory dice */
  CrumbDice picked;
  guint32 keys; /* the dice of the pool that are picked: bit n is the die n */
};

#define CRUMB_TYPE_MILDRED_TABLE (crumb_mildred_table_get_type ())
G_DECLARE_FINAL_TYPE (CrumbMildredTable, crumb_mildred_table, CRUMB, MILDRED_TABLE, CrumbTable)
G_DEFINE_FINAL_TYPE (CrumbMildredTable, crumb_mildred_table, CRUMB_TYPE_TABLE)

static const CrumbMildred *
get_state (gpointer self)
{
  return crumb_game_panel_get_state (CRUMB_GAME_PANEL (self));
}

/* Whether what the game expects is asked. */
static gboolean
is_usual (CrumbMildredTable *self)
{
  return self->mode == MODE_USUAL || self->mode == MODE_NO_GIFT;
}

static void
forget (CrumbMildredTable *self)
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
  if (state->phase != CRUMB_MILDRED_AT_ACTION && (is_usual (self) || self->mode == MODE_SHAKE))
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
static gboolean
has_gift (CrumbMildredTable *self, const CrumbMildred *state)
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
  gboolean gift = (self->mode == MODE_USUAL || self->mode == MODE_GIFT) && state->due == 0 && has_gift (self, state);

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
      if (state->phase == CRUMB_MILDRED_AT_ACTION && is_usual (self))
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
clear_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  forget (CRUMB_MILDRED_TABLE (widget));
  crumb_table_ask_again (CRUMB_TABLE (widget));
}

/* Used dice come back with those on the modify spots. */
static gboolean
takes_modify (const CrumbMildred *state, const CrumbMove *option)
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
  if (takes_modify (get_state (self), &options[at]))
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
static gboolean
enters_dice (CrumbMildredTable *self)
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
           && enters_dice (self))
    set_mode (self, MODE_SHAKE);
  else if (expect.what == CRUMB_MILDRED_START_SHAKE || expect.what == CRUMB_MILDRED_SHAKE)
    play (self, (CrumbMildredMove) expect.what, expect.seat, 0, &expect.dice);
}

/* Whether the dice that are picked make a group for that card. */
static gboolean
makes_group (CrumbMildredTable *self, guint card, gboolean equal_rows)
{
  CrumbMildredGroup group = { .n = MIN (self->picked.count, CRUMB_MILDRED_DICE_MAX) };
  uint8_t rows[CRUMB_MILDRED_ROWS_MAX];

  for (guint i = 0; i < group.n; i++)
    group.faces[i] = self->picked.dice[i].face;
  return crumb_mildred_group_rows (card, &group, equal_rows, rows) > 0;
}

/* What is picked, for the style sheet: the board lights up where that goes. */
static void
show_picked (CrumbMildredTable *self, const CrumbMildred *state)
{
  GtkWidget *widget = GTK_WIDGET (self);
  guint n = is_usual (self) ? self->picked.count : 0;

  for (guint face = 1; face <= CRUMB_MILDRED_SIDES; face++)
    {
      g_autofree char *picks = g_strdup_printf ("picks-%u", face);

      crumb_set_css_class (widget, picks, n > 0 && self->picked.dice[0].face == face);
    }
  crumb_set_css_class (widget, "picks-any", n > 0);
  crumb_set_css_class (widget, "picks-group", n > 1);
  crumb_set_css_class (widget, "picks-full-house",
                       n > 0 && makes_group (self, CRUMB_MILDRED_FULL_HOUSE, state->rules.equal_rows));
  crumb_set_css_class (widget, "picks-two-rows",
                       n > 0 && makes_group (self, CRUMB_MILDRED_TWO_ROWS, state->rules.equal_rows));
}

/* Asking ------------------------------------------------------------------- */

static GVariant *
new_play (CrumbMildredMove what, int amount)
{
  return g_variant_new ("(ui)", what, amount);
}

static GVariant *
new_mode (Mode mode)
{
  return g_variant_new_uint32 (mode);
}

/* Below the keys: something of the page's own, back or clear, and what goes on. */
static void
add_bottom (CrumbAsking *asking, const char *label, const char *action, GVariant *target, gboolean clear,
            const char *next, const char *next_action, GVariant *next_target)
{
  CrumbKey *key;

  crumb_asking_add_bottom (asking, label, action, target);
  crumb_asking_add_back (asking);
  if (clear)
    {
      key = &asking->bottom[asking->n_bottom - 1];
      key->action = "table.clear";
      g_set_str (&key->tooltip, _ ("Cancel"));
    }
  key = crumb_asking_add_bottom (asking, next, next_action, next_target);
  key->main = next != NULL;
}

static void
ask_start (CrumbMildredTable *self, const CrumbMildred *state, CrumbAsking *asking)
{
  CrumbMildredExpect expect = crumb_mildred_expect (state);

  asking->page = "faces";
  if (expect.what == CRUMB_MILDRED_START_SHAKE)
    crumb_asking_add_faces (asking, CRUMB_MILDRED_SIDES, "table.die");
  add_bottom (asking, _ ("First Turn…"), "table.mode", new_mode (MODE_WHO_STARTS), FALSE,
              expect.dice.count >= expect.min && expect.max > 0 ? C_ ("button", "Done") : NULL, "table.done", NULL);
}

/* The dice of a shake, one after the other. */
static void
ask_shake (CrumbMildredTable *self, const CrumbMildred *state, CrumbAsking *asking)
{
  gboolean begun = state->entered.n > 0;

  asking->page = "shake";
  crumb_asking_add_faces (asking, CRUMB_MILDRED_SIDES, "table.die");
  add_bottom (asking, begun ? NULL : C_ ("button", "Skip"), begun ? NULL : "table.play",
              begun ? NULL : new_play (CRUMB_MILDRED_SHAKE, 0), !begun, NULL, NULL, NULL);
  if (!begun)
    g_set_str (&asking->bottom[0].tooltip, _ ("Don’t record what the dice show"));
}

/* All that is possible, each with what it would do. */
static void
ask_wakeup (CrumbMildredTable *self, const CrumbMildred *state, CrumbAsking *asking)
{
  CrumbMove options[CRUMB_MILDRED_OPTIONS_MAX];
  guint n = crumb_mildred_options (state, options);
  gboolean enter = !enters_dice (self) && crumb_mildred_to_shake (state, state->active) > 0;
  const char *names[CRUMB_SEATS_MAX];

  crumb_game_panel_get_names (CRUMB_GAME_PANEL (self), names);
  asking->page = "wakeup";
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *does = takes_modify (state, &options[i])
                                  ? g_strdup (_ ("Take all used dice back, those on the modify spots too."))
                                  : crumb_words_mildred_option (state, &options[i], names);

      if (options[i].what != CRUMB_MILDRED_COLLECT || options[i].amount != CRUMB_MILDRED_MODIFY
          || state->seats[state->active].used == 0)
        crumb_asking_add_line (asking, does, "table.option", g_variant_new_uint32 (i));
    }
  add_bottom (asking, enter ? _ ("Enter Dice") : NULL, enter ? "table.mode" : NULL,
              enter ? new_mode (MODE_SHAKE) : NULL, FALSE, C_ ("button", "Shake"), "table.done", NULL);
}

static gboolean
is_known (const CrumbMildredGroup *pool)
{
  for (guint i = 0; i < pool->n; i++)
    if (pool->faces[i] == 0)
      return FALSE;
  return TRUE;
}

/* The dice of the pool, or faces where nobody entered what they show. */
static void
add_pool (CrumbMildredTable *self, const CrumbMildred *state, CrumbAsking *asking)
{
  const CrumbMildredGroup *pool = &state->seats[state->active].pool;

  asking->page = "pool";
  if (!is_known (pool))
    crumb_asking_add_faces (asking, CRUMB_MILDRED_SIDES, "table.die");
  else
    for (guint i = 0; i < pool->n; i++)
      crumb_asking_add_die (asking, (CrumbDie) { .face = pool->faces[i] }, "table.pick", g_variant_new_uint32 (i))
          ->main = (self->keys >> i & 1) != 0;
}

static void
ask_action (CrumbMildredTable *self, const CrumbMildred *state, CrumbAsking *asking)
{
  gboolean two = self->picked.count == 2;
  g_autofree char *dice = crumb_words_dice (&self->picked);

  add_pool (self, state, asking);
  if (self->picked.count > 0)
    {
      g_free (asking->question);
      /* Translators: %s are dice that were picked. */
      asking->question = g_strdup_printf (_ ("Where does %s go?"), dice);
    }
  add_bottom (asking, two ? _ ("Change a Die…") : NULL, two ? "table.mode" : NULL, two ? new_mode (MODE_CHANGE) : NULL,
              self->picked.count > 0, C_ ("button", "Pass"), "table.play", new_play (CRUMB_MILDRED_PASS, 0));
}

/* One card may give several things. */
static void
add_more_of_gift (const CrumbMildred *state, CrumbAsking *asking)
{
  g_autofree char *at = crumb_words_mildred_at (state->source);
  /* Translators: %s is a card that has given something already. */
  g_autofree char *label = g_strdup_printf (_ ("More from %s"), at);

  if (state->source != 0)
    crumb_asking_set_link (asking, label, NULL, "table.more");
}

static void
ask_gift (CrumbMildredTable *self, const CrumbMildred *state, CrumbAsking *asking)
{
  asking->page = "gift";
  for (int n = 1; n <= CRUMB_MILDRED_VICTORY_WORTH; n++)
    {
      g_autofree char *label = g_strdup_printf (_ ("+%d"), n);
      CrumbKey *key = crumb_asking_add_text (asking, label, "table.play", new_play (CRUMB_MILDRED_COOKIES, n));

      key->tooltip = crumb_words_mildred_points (n);
    }
  crumb_asking_add_text (asking, _ ("Victory"), "table.play", new_play (CRUMB_MILDRED_GIVE_VICTORY, 1));
  crumb_asking_add_text (asking, _ ("+1 Prank"), "table.play", new_play (CRUMB_MILDRED_ADD_PRANK, 1));
  crumb_asking_add_text (asking, _ ("+1 Dodge"), "table.play", new_play (CRUMB_MILDRED_ADD_DODGE, 1));
  if (state->phase == CRUMB_MILDRED_AT_ACTION)
    crumb_asking_add_text (asking, C_ ("button", "Re-roll"), "table.mode", new_mode (MODE_OLD));
  add_bottom (asking, NULL, NULL, NULL, FALSE, C_ ("what a card gave", "Nothing"), "table.mode",
              new_mode (MODE_NO_GIFT));
}

static void
add_place (const CrumbMildred *state, CrumbAsking *asking, int place)
{
  g_autofree char *at = crumb_words_mildred_at (place);

  if (crumb_mildred_dice_at (state, state->active, (guint) place) > 0)
    crumb_asking_add_text (asking, at, "table.play", new_play (CRUMB_MILDRED_TAKE_VICTORY, place));
}

/* A die from where it was just used comes first. */
static void
ask_victory_die (CrumbMildredTable *self, const CrumbMildred *state, CrumbAsking *asking)
{
  int just_used = state->source >= 10 * CRUMB_MILDRED_LAUNDRY ? state->source / 10 : CRUMB_MILDRED_USED;

  asking->page = "places";
  add_place (state, asking, just_used);
  for (int place = CRUMB_MILDRED_POOL; place < CRUMB_MILDRED_FULL_HOUSE + CRUMB_MILDRED_CARDS; place++)
    if (place != just_used)
      add_place (state, asking, place);
  asking->keys[0].main = TRUE;
  add_bottom (asking, NULL, NULL, NULL, FALSE, NULL, NULL, NULL);
}

static void
add_numbers (CrumbAsking *asking, int least, int most)
{
  for (int i = least; i <= most; i++)
    {
      g_autofree char *label = g_strdup_printf ("%d", i);

      crumb_asking_add_text (asking, label, "table.number", g_variant_new_int32 (i));
    }
}

static void
ask_set (CrumbMildredTable *self, const CrumbMildred *state, CrumbAsking *asking)
{
  const CrumbMildredSet *set = &state->seats[state->active].sets[self->number - CRUMB_MILDRED_LAUNDRY];
  guint wanted = crumb_mildred_wanted (crumb_mildred_highest (set), state->rules.levels);
  g_autofree char *name = crumb_words_mildred_at (self->number);

  asking->page = "set";
  /* Translators: %s is a set of tasks, such as “DIY”. */
  asking->question = g_strdup_printf (_ ("What does %s do?"), name);
  for (int level = 1; level <= (int) crumb_mildred_highest (set); level++)
    {
      g_autofree char *at = crumb_words_mildred_at (self->number * 10 + level);

      crumb_asking_add_text (asking, at, "table.play", new_play (CRUMB_MILDRED_TASK, self->number * 10 + level));
    }
  if (wanted > 0 && state->seats[state->active].pool.n > 0)
    {
      /* Translators: %u is the face of a die that is put on a set of tasks. */
      g_autofree char *label = g_strdup_printf (_ ("Place a %u"), wanted);

      crumb_asking_add_text (asking, label, "table.place-next", NULL)->main = TRUE;
    }
  add_bottom (asking, NULL, NULL, NULL, TRUE, NULL, NULL, NULL);
}

static void
ask_change (CrumbMildredTable *self, CrumbAsking *asking)
{
  guint face = self->picked.dice[1].face;

  asking->page = "change";
  /* Translators: %1$u is a die that is spent, %2$u the die that is turned up or down by one. */
  asking->question = g_strdup_printf (_ ("Spend the %1$u. How does the %2$u change?"), self->picked.dice[0].face, face);
  for (int by = 1; by >= -1; by -= 2)
    {
      guint to = (face + (guint) (CRUMB_MILDRED_SIDES - 1 + by)) % CRUMB_MILDRED_SIDES + 1;
      /* Translators: a die before and after it was changed */
      g_autofree char *label = g_strdup_printf (_ ("%1$u → %2$u"), face, to);

      crumb_asking_add_text (asking, label, "table.change", g_variant_new_int32 (by));
    }
  add_bottom (asking, NULL, NULL, NULL, TRUE, NULL, NULL, NULL);
}

static void
ask_seats (CrumbMildredTable *self, CrumbAsking *asking)
{
  asking->page = "seats";
  asking->question = g_strdup (_ ("Who starts?"));
  for (guint seat = 0; seat < CRUMB_MILDRED_SEATS; seat++)
    crumb_asking_add_seat (asking, crumb_game_panel_get_seat (CRUMB_GAME_PANEL (self), seat), "table.seat",
                           g_variant_new_int32 ((int) seat));
  add_bottom (asking, NULL, NULL, NULL, TRUE, NULL, NULL, NULL);
}

/* A page of the table's own. */
static void
ask_mode (CrumbMildredTable *self, const CrumbMildred *state, CrumbAsking *asking)
{
  const char *names[CRUMB_SEATS_MAX];

  crumb_game_panel_get_names (CRUMB_GAME_PANEL (self), names);
  asking->page = "numbers";
  switch (self->mode)
    {
    case MODE_WHO_STARTS:
      ask_seats (self, asking);
      return;
    case MODE_SET:
      ask_set (self, state, asking);
      return;
    case MODE_CHANGE:
      ask_change (self, asking);
      return;
    case MODE_HOW_MANY:
      asking->question = g_strdup (_ ("How many dice does each of you have?"));
      add_numbers (asking, CRUMB_MILDRED_DICE_MIN, CRUMB_MILDRED_DICE_MAX);
      break;
    case MODE_VICTORY:
      /* Translators: %s is a name. */
      asking->question = g_strdup_printf (_ ("How many victory dice does %s have?"), names[self->seat]);
      add_numbers (asking, 0, CRUMB_MILDRED_VICTORY);
      break;
    case MODE_BLACK:
      /* Translators: %s is a name. */
      asking->question = g_strdup_printf (_ ("What does %s’s black die show?"), names[self->seat]);
      add_numbers (asking, 1, CRUMB_MILDRED_BLACK_MAX - 1);
      break;
    case MODE_GOAL:
      asking->question = g_strdup (_ ("Is every set on the goal line?"));
      crumb_asking_add_text (asking, _ ("Every Set"), "table.play", new_play (CRUMB_MILDRED_GOAL, 1));
      crumb_asking_add_text (asking, _ ("Not All"), "table.play", new_play (CRUMB_MILDRED_GOAL, 0));
      break;
    case MODE_OLD:
      asking->question = g_strdup (_ ("Which dice are rolled again?"));
      add_pool (self, state, asking);
      add_bottom (asking, NULL, NULL, NULL, TRUE, self->picked.count > 0 ? C_ ("button", "Next") : NULL, "table.done",
                  NULL);
      return;
    default:
      asking->question = g_strdup (_ ("What do they show now?"));
      crumb_asking_add_faces (asking, CRUMB_MILDRED_SIDES, "table.die");
    }
  add_bottom (asking, NULL, NULL, NULL, TRUE, NULL, NULL, NULL);
}

static char *
words_for_question (CrumbMildredTable *self, const CrumbMildred *state, const char *const names[])
{
  if (!state->scores.over && state->due == 0 && self->mode == MODE_SHAKE)
    return crumb_words_mildred_shaken (state, names);
  if (state->due == 0 && has_gift (self, state))
    return crumb_words_mildred_gift (state->source);
  return crumb_words_mildred_expect (state, names);
}

static void
ask (CrumbTable *table, gconstpointer of, CrumbAsking *asking)
{
  CrumbMildredTable *self = CRUMB_MILDRED_TABLE (table);
  const CrumbMildred *state = of;
  guint n_moves = crumb_game_panel_get_n_moves (CRUMB_GAME_PANEL (self));
  const char *names[CRUMB_SEATS_MAX];

  if (n_moves != self->at)
    forget (self);
  self->at = n_moves;
  show_picked (self, state);
  if (!is_usual (self) && self->mode != MODE_SHAKE && self->mode != MODE_GIFT)
    {
      ask_mode (self, state, asking);
      return;
    }
  crumb_game_panel_get_names (CRUMB_GAME_PANEL (self), names);
  asking->question = words_for_question (self, state, names);
  if (state->scores.over)
    {
      asking->page = "over";
      add_bottom (asking, C_ ("button", "Review"), "win.review",
                  g_variant_new_string (crumb_game_get_id (crumb_game_panel_get_game (CRUMB_GAME_PANEL (self)))), FALSE,
                  C_ ("button", "Rematch"), "win.rematch", NULL);
    }
  else if (state->due > 0)
    ask_victory_die (self, state, asking);
  else if (has_gift (self, state))
    ask_gift (self, state, asking);
  else if (state->phase == CRUMB_MILDRED_AT_START)
    ask_start (self, state, asking);
  else if (state->phase == CRUMB_MILDRED_AT_WAKEUP && (self->mode == MODE_SHAKE || state->entered.n > 0))
    ask_shake (self, state, asking);
  else
    {
      if (state->phase == CRUMB_MILDRED_AT_WAKEUP)
        ask_wakeup (self, state, asking);
      else
        ask_action (self, state, asking);
      add_more_of_gift (state, asking);
    }
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
  CRUMB_TABLE_CLASS (klass)->ask = ask;
  CRUMB_TABLE_CLASS (klass)->most_keys = most_keys;
  CRUMB_TABLE_CLASS (klass)->number_key = number_key;
  gtk_widget_class_install_action (widget_class, "table.die", "i", die_action);
  gtk_widget_class_install_action (widget_class, "table.pick", "u", pick_action);
  gtk_widget_class_install_action (widget_class, "table.play", "(ui)", play_action);
  gtk_widget_class_install_action (widget_class, "table.mode", "u", mode_action);
  gtk_widget_class_install_action (widget_class, "table.more", NULL, more_action);
  gtk_widget_class_install_action (widget_class, "table.clear", NULL, clear_action);
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
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Table"), -1);
}

GtkWidget *
crumb_mildred_table_new (GSettings *settings)
{
  return g_object_new (CRUMB_TYPE_MILDRED_TABLE, NULL);
}
