/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What the table asks in each phase, and which keys answer. */

#include "crumb-mildred-table-private.h"

#include "ui/widgets/crumb-widget-helpers.h"

#include "record/base/crumb-text.h"
#include "words/auntie-mildred/crumb-words-mildred.h"
#include "words/crumb-words.h"

#include <glib/gi18n.h>

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
  guint n = crumb_mildred_table_is_usual (self) ? self->picked.count : 0;

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

/* Below the keys: what leaves the page, back, what goes on with the dice. A button that ends a turn and one that begins
 * something never follow each other at one place. */
static void
add_bottom (CrumbAsking *asking, const char *label, const char *action, GVariant *target, const char *next,
            const char *next_action, GVariant *next_target)
{
  crumb_asking_add_bottom (asking, label, action, target);
  crumb_asking_add_back (asking);
  crumb_asking_add_bottom (asking, next, next_action, next_target)->main = next != NULL;
}

static void
ask_start (CrumbMildredTable *self, const CrumbMildred *state, CrumbAsking *asking)
{
  CrumbMildredExpect expect = crumb_mildred_expect (state);

  asking->page = "faces";
  if (expect.what == CRUMB_MILDRED_START_SHAKE)
    crumb_asking_add_faces (asking, CRUMB_MILDRED_SIDES, "table.die");
  add_bottom (asking, _ ("First Turn…"), "table.mode", new_mode (MODE_WHO_STARTS),
              expect.dice.count >= expect.min && expect.max > 0 ? C_ ("button", "Done") : NULL, "table.done", NULL);
}

/* The dice of a shake, one after the other. */
static void
ask_shake (CrumbMildredTable *self, const CrumbMildred *state, CrumbAsking *asking)
{
  gboolean begun = state->entered.n > 0;

  asking->page = "shake";
  crumb_asking_add_faces (asking, CRUMB_MILDRED_SIDES, "table.die");
  add_bottom (asking, NULL, NULL, NULL, NULL, NULL, NULL);
  if (!begun)
    crumb_asking_set_link (asking, C_ ("button", "Skip"), _ ("Don’t record what the dice show"), "table.done");
}

/* All that is possible, each with what it would do. */
static void
ask_wakeup (CrumbMildredTable *self, const CrumbMildred *state, CrumbAsking *asking)
{
  CrumbMove options[CRUMB_MILDRED_OPTIONS_MAX];
  guint n = crumb_mildred_options (state, options);
  gboolean enter = !crumb_mildred_table_enters_dice (self) && crumb_mildred_to_shake (state, state->active) > 0;
  const char *names[CRUMB_SEATS_MAX];

  crumb_game_panel_get_names (CRUMB_GAME_PANEL (self), names);
  asking->page = "wakeup";
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *does = crumb_mildred_table_takes_modify (state, &options[i])
                                  ? g_strdup (_ ("Take all used dice back, those on the modify spots too."))
                                  : crumb_words_mildred_option (state, &options[i], names);

      if (options[i].what != CRUMB_MILDRED_COLLECT || options[i].amount != CRUMB_MILDRED_MODIFY
          || state->seats[state->active].used == 0)
        crumb_asking_add_line (asking, does, "table.option", g_variant_new_uint32 (i));
    }
  add_bottom (asking, enter ? _ ("Enter Dice") : NULL, enter ? "table.mode" : NULL,
              enter ? new_mode (MODE_SHAKE) : NULL, C_ ("button", "Shake"), "table.done", NULL);
}

static gboolean
is_known (const CrumbMildredGroup *pool)
{
  for (guint i = 0; i < pool->n; i++)
    if (pool->faces[i] == 0)
      return FALSE;
  return TRUE;
}

/* A die of which nobody entered what it shows may show anything. */
static gboolean
may_have (const CrumbMildredGroup *pool, guint face)
{
  for (guint i = 0; i < pool->n; i++)
    if (pool->faces[i] == face || pool->faces[i] == 0)
      return TRUE;
  return FALSE;
}

/* The pool as it was when the turn's dice were shaken or kept. */
static CrumbMildredGroup
find_shaken (CrumbMildredTable *self, const CrumbMildred *state)
{
  CrumbGame *game = crumb_game_panel_get_game (CRUMB_GAME_PANEL (self));
  guint n = crumb_game_panel_get_n_moves (CRUMB_GAME_PANEL (self));
  CrumbMildred then;

  while (n > 0)
    {
      guint what = crumb_game_get_move (game, n - 1)->what;

      if (what == CRUMB_MILDRED_SHAKE || what == CRUMB_MILDRED_START_SHAKE || what == CRUMB_MILDRED_KEEP)
        break;
      n--;
    }
  crumb_game_state_after (game, n, &then);
  return then.seats[state->active].pool;
}

/* The dice of the pool, or faces where nobody entered what they show. Each has its place while others go, unless one
 * was changed or rolled again. */
static void
add_pool (CrumbMildredTable *self, const CrumbMildred *state, CrumbAsking *asking)
{
  const CrumbMildredGroup *pool = &state->seats[state->active].pool;
  CrumbMildredGroup shaken = find_shaken (self, state);
  guint at[CRUMB_MILDRED_DICE_MAX], n = 0;

  asking->page = "pool";
  if (!is_known (pool))
    {
      crumb_asking_add_faces (asking, CRUMB_MILDRED_SIDES, "table.die");
      return;
    }
  for (guint i = 0; i < shaken.n; i++)
    at[i] = n < pool->n && shaken.faces[i] == pool->faces[n] ? n++ : G_MAXUINT;
  for (guint i = 0; n < pool->n && i < pool->n; i++)
    at[i] = i;
  for (guint i = 0; i < (n < pool->n ? pool->n : shaken.n); i++)
    if (at[i] == G_MAXUINT)
      crumb_asking_add_gap (asking);
    else
      crumb_asking_add_die (asking, (CrumbDie) { .face = pool->faces[at[i]] }, "table.pick",
                            g_variant_new_uint32 (at[i]))
          ->main = (self->keys >> at[i] & 1) != 0;
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
  add_bottom (asking, C_ ("button", "Pass"), "table.play", new_play (CRUMB_MILDRED_PASS, 0),
              two ? _ ("Change a Die…") : NULL, two ? "table.mode" : NULL, two ? new_mode (MODE_CHANGE) : NULL);
  asking->bottom[0].main = TRUE;
  asking->bottom[2].main = FALSE;
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
add_sets (CrumbAsking *asking)
{
  for (int set = CRUMB_MILDRED_LAUNDRY; set <= CRUMB_MILDRED_COOK; set++)
    {
      g_autofree char *name = crumb_words_mildred_at (set);

      crumb_asking_add_text (asking, name, "table.play", new_play (CRUMB_MILDRED_STRAIGHTEN, set));
    }
}

/* A card whose sheet says what it gives has only that. */
static void
ask_gift (CrumbMildredTable *self, const CrumbMildred *state, CrumbAsking *asking)
{
  CrumbMildredGift gives = (CrumbMildredGift) crumb_mildred_task_card (state, state->source).gives;
  gboolean any = gives == CRUMB_MILDRED_GIVES_UNKNOWN || gives == CRUMB_MILDRED_GIVES_OTHER;

  asking->page = "gift";
  for (int n = 1; any && n <= CRUMB_MILDRED_VICTORY_WORTH; n++)
    {
      g_autofree char *label = crumb_words_plus (n);
      CrumbKey *key = crumb_asking_add_text (asking, label, "table.play", new_play (CRUMB_MILDRED_COOKIES, n));

      key->tooltip = crumb_words_mildred_points (n);
    }
  if (any)
    {
      crumb_asking_add_text (asking, C_ ("gift", "Victory"), "table.play", new_play (CRUMB_MILDRED_GIVE_VICTORY, 1));
      crumb_asking_add_text (asking, _ ("+1 Prank"), "table.play", new_play (CRUMB_MILDRED_ADD_PRANK, 1));
      crumb_asking_add_text (asking, _ ("+1 Dodge"), "table.play", new_play (CRUMB_MILDRED_ADD_DODGE, 1));
    }
  if ((any || gives == CRUMB_MILDRED_GIVES_REROLL) && state->seats[state->active].pool.n > 0)
    crumb_asking_add_text (asking, C_ ("button", "Re-roll"), "table.mode", new_mode (MODE_OLD));
  if (any)
    crumb_asking_add_text (asking, C_ ("button", "Straighten"), "table.mode", new_mode (MODE_STRAIGHTEN));
  else if (gives == CRUMB_MILDRED_GIVES_STRAIGHTEN)
    add_sets (asking);
  crumb_asking_set_link (asking, C_ ("what a card gave", "Nothing"), NULL, "table.nothing");
  add_bottom (asking, NULL, NULL, NULL, NULL, NULL, NULL);
}

static void
add_place (const CrumbMildred *state, CrumbAsking *asking, int place)
{
  g_autofree char *at = crumb_words_mildred_at (place);

  if (crumb_mildred_dice_at (state, state->active, (guint) place) > 0)
    crumb_asking_add_text (asking, at, "table.play", new_play (CRUMB_MILDRED_TAKE_VICTORY, place));
}

/* Where the die lies that was just used: on the set whose card gave the victory die, or among the used ones. */
static int
find_just_used (CrumbMildredTable *self, const CrumbMildred *state)
{
  CrumbGame *game = crumb_game_panel_get_game (CRUMB_GAME_PANEL (self));
  guint n_moves = crumb_game_panel_get_n_moves (CRUMB_GAME_PANEL (self));
  const CrumbMove *last = n_moves > 0 ? crumb_game_get_move (game, n_moves - 1) : NULL;

  if (state->source >= 10 * CRUMB_MILDRED_LAUNDRY)
    return state->source / 10;
  if (last != NULL && (last->what == CRUMB_MILDRED_TASK || last->what == CRUMB_MILDRED_WAKE))
    return last->amount / 10;
  return CRUMB_MILDRED_USED;
}

/* A die from where it was just used comes first. */
static void
ask_victory_die (CrumbMildredTable *self, const CrumbMildred *state, CrumbAsking *asking)
{
  int just_used = find_just_used (self, state);

  asking->page = "places";
  add_place (state, asking, just_used);
  for (int place = CRUMB_MILDRED_POOL; place < CRUMB_MILDRED_FULL_HOUSE + CRUMB_MILDRED_CARDS; place++)
    if (place != just_used)
      add_place (state, asking, place);
  asking->keys[0].main = TRUE;
  add_bottom (asking, NULL, NULL, NULL, NULL, NULL, NULL);
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
      int card = self->number * 10 + level;
      CrumbMildredTask task = crumb_mildred_task_card (state, (guint) card);
      g_autofree char *at = crumb_words_mildred_at (card);
      g_autofree char *gives = crumb_words_mildred_gives (&task);
      CrumbKey *key;

      if (task.kind != CRUMB_MILDRED_TASK_UNKNOWN && task.kind != CRUMB_MILDRED_TASK_REWARD)
        continue;
      key = crumb_asking_add_text (asking, at, "table.play", new_play (CRUMB_MILDRED_TASK, card));
      if (task.gives != CRUMB_MILDRED_GIVES_UNKNOWN)
        key->tooltip = g_steal_pointer (&gives);
    }
  /* Where nothing else can be done a press says what is wrong. */
  if (wanted > 0 && (asking->n_keys == 0 || may_have (&state->seats[state->active].pool, wanted)))
    {
      /* Translators: %u is the face of a die that is put on a set of tasks. */
      g_autofree char *label = g_strdup_printf (_ ("Place a %u"), wanted);

      crumb_asking_add_text (asking, label, "table.place-next", NULL)->main = TRUE;
    }
  add_bottom (asking, NULL, NULL, NULL, NULL, NULL, NULL);
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
  add_bottom (asking, NULL, NULL, NULL, NULL, NULL, NULL);
}

static void
ask_seats (CrumbMildredTable *self, CrumbAsking *asking)
{
  asking->page = "seats";
  asking->question = g_strdup (_ ("Who starts?"));
  for (guint seat = 0; seat < CRUMB_MILDRED_SEATS; seat++)
    crumb_asking_add_seat (asking, crumb_game_panel_get_seat (CRUMB_GAME_PANEL (self), seat), "table.seat",
                           g_variant_new_int32 ((int) seat));
  add_bottom (asking, NULL, NULL, NULL, NULL, NULL, NULL);
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
    case MODE_STRAIGHTEN:
      asking->question = g_strdup (_ ("Which set is straightened?"));
      add_sets (asking);
      break;
    case MODE_OLD:
      asking->question = g_strdup (_ ("Which dice are rolled again?"));
      add_pool (self, state, asking);
      add_bottom (asking, NULL, NULL, NULL, self->picked.count > 0 ? C_ ("button", "Next") : NULL, "table.done", NULL);
      return;
    default:
      asking->question = g_strdup (_ ("What do they show now?"));
      crumb_asking_add_faces (asking, CRUMB_MILDRED_SIDES, "table.die");
    }
  add_bottom (asking, NULL, NULL, NULL, NULL, NULL, NULL);
}

/* What people wrote of the card is said with the question. */
static char *
words_for_gift (CrumbMildredTable *self, const CrumbMildred *state)
{
  const CrumbSheet *sheet = crumb_game_get_head (crumb_game_panel_get_game (CRUMB_GAME_PANEL (self)))->sheet;
  const char *line = sheet != NULL ? crumb_sheet_get_line (sheet, state->source) : NULL;
  g_autofree char *question = crumb_words_mildred_gift (state->source);
  g_autofree char *told = line != NULL ? crumb_text_tell (line) : NULL;

  if (told == NULL)
    return g_steal_pointer (&question);
  /* Translators: %1$s is a question, such as “What did COOK#3 give?”, %2$s is what people wrote of that card. */
  return g_strdup_printf (_ ("%1$s “%2$s”"), question, told);
}

static char *
words_for_question (CrumbMildredTable *self, const CrumbMildred *state, const char *const names[])
{
  if (!state->scores.over && state->due == 0 && self->mode == MODE_SHAKE)
    return crumb_words_mildred_shaken (state, names);
  if (state->due == 0 && crumb_mildred_table_has_gift (self, state))
    return words_for_gift (self, state);
  return crumb_words_mildred_expect (state, names);
}

static void
ask_page (CrumbMildredTable *self, const CrumbMildred *state, CrumbAsking *asking)
{
  const char *names[CRUMB_SEATS_MAX];

  if (!crumb_mildred_table_is_usual (self) && self->mode != MODE_SHAKE && self->mode != MODE_GIFT)
    {
      ask_mode (self, state, asking);
      return;
    }
  crumb_game_panel_get_names (CRUMB_GAME_PANEL (self), names);
  asking->question = words_for_question (self, state, names);
  if (state->scores.over)
    crumb_table_ask_over (CRUMB_TABLE (self), asking);
  else if (state->due > 0)
    ask_victory_die (self, state, asking);
  else if (crumb_mildred_table_has_gift (self, state))
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

void
crumb_mildred_table_ask (CrumbTable *table, gconstpointer state, CrumbAsking *asking)
{
  CrumbMildredTable *self = CRUMB_MILDRED_TABLE (table);
  CrumbGame *game = crumb_game_panel_get_game (CRUMB_GAME_PANEL (self));
  guint n_moves = crumb_game_panel_get_n_moves (CRUMB_GAME_PANEL (self));

  if (n_moves != self->at)
    crumb_mildred_table_forget (self);
  self->at = n_moves;
  show_picked (self, state);
  ask_page (self, state, asking);
  /* In the middle of every page. */
  if (crumb_mildred_table_has_begun (self))
    g_set_str (&asking->bottom[1].tooltip, C_ ("button", "Cancel"));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "table.back",
                                 crumb_mildred_table_has_begun (self) || crumb_game_get_can_undo (game));
}
