/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The table of Cubbage: asks what the game waits for, and makes moves of taps and keys. */

#include "crumb-config.h"

#include "crumb-cubbage-table-view.h"

#include "crumb-cubbage-taps.h"
#include "ui/cubbage/panels/crumb-cubbage-stage.h"

#include "words/cubbage/crumb-words-cubbage.h"

#include <glib/gi18n.h>

/* While nothing was claimed. */
#define NO_CLAIM (-1)
#define CLAIM_MAX 99
#define FACES 6
#define DIGITS 10

/* @way: what is entered where it isn't what the game waits for; @claim: what was typed of a claim; @counting: whether
 * what was counted is shown part by part, and @steps of them so far. All are only on the screen. @counted: how many hands and cribs of @of, a
 * game that is only compared, were counted so far */
struct _CrumbCubbageTableView
{
  CrumbTable parent_instance;

  CrumbCubbageWay way;
  int claim;
  gboolean counting;
  guint steps;
  int counted;
  gconstpointer of;
};

G_DEFINE_FINAL_TYPE (CrumbCubbageTableView, crumb_cubbage_table_view, CRUMB_TYPE_TABLE)

static const CrumbCubbage *
get_state (CrumbCubbageTableView *self)
{
  return crumb_game_panel_get_state (CRUMB_GAME_PANEL (self));
}

/* Asking ------------------------------------------------------------------- */

static char *
words_for_question (CrumbCubbageTableView *self, const CrumbCubbage *game, const char *const names[])
{
  g_autofree char *asked = NULL;

  if (self->way == CRUMB_CUBBAGE_WAY_POINTS)
    /* Translators: %s is a name. */
    return g_strdup_printf (_ ("How many points did %s get in this deal?"), names[0]);
  if (self->way == CRUMB_CUBBAGE_WAY_DICE && crumb_cubbage_taps_pad (game, self->way) == CRUMB_CUBBAGE_PAD_SEATS)
    return g_strdup (_ ("Who has the crib?"));
  if (self->way == CRUMB_CUBBAGE_WAY_DICE)
    return g_strdup (_ ("Which dice did you roll?"));

  asked = crumb_words_cubbage_ask (game, names);
  if (self->claim != NO_CLAIM)
    /* Translators: %1$s is a question, %2$d the number that is being typed. */
    return g_strdup_printf (_ ("%1$s %2$d"), asked, self->claim);
  if (game->phase == CRUMB_CUBBAGE_AT_POINTS && game->focus < CRUMB_CUBBAGE_SEATS)
    return g_strdup_printf (_ ("%1$s %2$d"), asked, game->entered[game->focus]);
  return g_steal_pointer (&asked);
}

/* The six faces have the same places whoever is asked for what; those that can't be entered say why. */
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

/* How else the deal can be entered, what takes the last entry back, and what ends this one. */
static void
add_bottom (CrumbCubbageTableView *self, const CrumbCubbage *game, CrumbCubbagePad pad, CrumbAsking *asking)
{
  if (self->counting)
    crumb_asking_add_bottom (asking, _ ("Count All"), "table.count-all", NULL);
  else if (self->way == CRUMB_CUBBAGE_WAY_EXPECTED && crumb_cubbage_taps_has_way (game, CRUMB_CUBBAGE_WAY_POINTS))
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

static void
crumb_cubbage_table_view_ask (CrumbTable *table, gconstpointer state, CrumbAsking *asking)
{
  CrumbCubbageTableView *self = CRUMB_CUBBAGE_TABLE_VIEW (table);
  const CrumbCubbage *game = state;
  const char *names[CRUMB_SEATS_MAX];
  CrumbCubbagePad pad = crumb_cubbage_taps_pad (game, self->way);

  crumb_game_panel_get_names (CRUMB_GAME_PANEL (table), names);
  asking->question = words_for_question (self, game, names);
  if (game->phase == CRUMB_CUBBAGE_AT_OVER)
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

static void
show_steps (CrumbCubbageTableView *self)
{
  crumb_cubbage_stage_set_steps (CRUMB_CUBBAGE_STAGE (crumb_table_get_stage (CRUMB_TABLE (self))),
                                 crumb_game_panel_get_n_moves (CRUMB_GAME_PANEL (self)), self->steps);
}

/* How many combinations the first @n_counts hands and cribs of the deal that is shown have. */
static guint
count_parts (const CrumbCubbage *game, int n_counts)
{
  const CrumbCubbageDeal *deal = &game->deals[crumb_cubbage_shown_deal (game)];
  guint parts = 0;

  for (int which = 0; which < MIN (n_counts, deal->n_counted); which++)
    {
      uint8_t hand[CRUMB_CUBBAGE_HAND];
      guint n = crumb_cubbage_hand (deal, (CrumbCubbageCounted) which, hand);

      parts += crumb_cubbage_count_hand (hand, n).n_parts;
    }
  return parts;
}

/* What the referee has just counted is shown part by part, as people count aloud; what was claimed was counted by them.
 * @parts: (out): the combinations that were counted before */
static gboolean
begins_count (CrumbCubbageTableView *self, const CrumbCubbage *game, guint *parts)
{
  int counted = (int) game->scores.round * CRUMB_CUBBAGE_N_COUNTED
                + (game->scores.round < CRUMB_CUBBAGE_DEALS_MAX ? game->deals[game->scores.round].n_counted : 0);
  gconstpointer of = crumb_game_panel_get_game (CRUMB_GAME_PANEL (self));
  gboolean more = self->of == of && counted > self->counted;

  *parts = count_parts (game, self->counted - (int) crumb_cubbage_shown_deal (game) * CRUMB_CUBBAGE_N_COUNTED);
  self->of = of;
  self->counted = counted;
  return more && game->rules.count == CRUMB_CUBBAGE_COUNT_REFEREE && game->phase != CRUMB_CUBBAGE_AT_OVER
         && count_parts (game, CRUMB_CUBBAGE_N_COUNTED) > *parts;
}

static void
crumb_cubbage_table_view_update (CrumbGamePanel *panel, gconstpointer state)
{
  CrumbCubbageTableView *self = CRUMB_CUBBAGE_TABLE_VIEW (panel);

  self->way = CRUMB_CUBBAGE_WAY_EXPECTED;
  self->claim = NO_CLAIM;
  self->counting = state != NULL && begins_count (self, state, &self->steps);
  if (!self->counting)
    self->steps = G_MAXUINT;
  CRUMB_GAME_PANEL_CLASS (crumb_cubbage_table_view_parent_class)->update (panel, state);
  if (state != NULL)
    show_steps (self);
}

/* What screen readers are told of a move. */
static char *
words_for_new_move (gconstpointer before, const CrumbMove *move, gconstpointer after, gboolean newest,
                    const char *const names[])
{
  return crumb_words_cubbage_move (before, move, after, names);
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

  play (self, crumb_cubbage_enter_die (get_state (self), (guint) g_variant_get_int32 (parameter)));
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
  self->claim = MIN (MAX (self->claim, 0) * 10 + (int) digit, CLAIM_MAX);
  crumb_table_ask_again (CRUMB_TABLE (self));
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
  return _ ("Press 1 to 6 for the die.");
}

/* One more part; with the last one the next deal is asked for as usual. */
static void
count_on (CrumbCubbageTableView *self)
{
  self->steps++;
  self->counting = self->steps < count_parts (get_state (self), CRUMB_CUBBAGE_N_COUNTED);
  show_steps (self);
  if (!self->counting)
    crumb_table_ask_again (CRUMB_TABLE (self));
}

static void
count_all_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbCubbageTableView *self = CRUMB_CUBBAGE_TABLE_VIEW (widget);

  while (self->counting)
    count_on (self);
}

static void
done_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbCubbageTableView *self = CRUMB_CUBBAGE_TABLE_VIEW (widget);
  const CrumbCubbage *game = get_state (self);
  CrumbCubbagePad pad = game != NULL ? crumb_cubbage_taps_pad (game, self->way) : CRUMB_CUBBAGE_PAD_NONE;
  CrumbMove move;

  if (pad == CRUMB_CUBBAGE_PAD_NONE)
    return;
  if (self->counting)
    {
      count_on (self);
      return;
    }
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
    play (self, (CrumbMove) { .what = CRUMB_CUBBAGE_GO, .seat = crumb_cubbage_expect (game).seat });
}

static void
seat_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  play (CRUMB_CUBBAGE_TABLE_VIEW (widget),
        (CrumbMove) { .what = CRUMB_CUBBAGE_FIRST_CRIB, .seat = (uint8_t) g_variant_get_int32 (parameter) });
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
    self->claim = self->claim > 9 ? self->claim / 10 : NO_CLAIM;
  else if (self->way != CRUMB_CUBBAGE_WAY_EXPECTED)
    self->way = CRUMB_CUBBAGE_WAY_EXPECTED;
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
  gtk_widget_class_install_action (widget_class, "table.enter-points", NULL, enter_action);
  gtk_widget_class_install_action (widget_class, "table.enter-dice", NULL, enter_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_g, 0, "table.go", NULL);
}

static void
crumb_cubbage_table_view_init (CrumbCubbageTableView *self)
{
  self->claim = NO_CLAIM;
}

GtkWidget *
crumb_cubbage_table_view_new (void)
{
  return g_object_new (CRUMB_TYPE_CUBBAGE_TABLE_VIEW, NULL);
}
