/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Settles what is argued about without a game. Whatever is changed is ruled on at once. */

#include "crumb-mildred-rulings.h"

#include "ui/game/crumb-game-panel.h"
#include "ui/game/crumb-undoable.h"

#include "rules/auntie-mildred/mildred.h"
#include "words/auntie-mildred/crumb-words-mildred-rulings.h"

#include <glib/gi18n.h>

/* What can be settled, and what each of them asks for. */
typedef enum
{
  COMBAT,
  GROUP,
  PLACE,
  COOKIES,
  N_RULINGS
} Ruling;

struct _CrumbMildredRulings
{
  CrumbGamePanel parent_instance;

  GtkWidget *prank, *dodge, *black, *victory, *laundry;
  GtkWidget *card, *mine, *theirs, *laundry_1;
  GtkWidget *highest, *face;
  GtkWidget *cookies_black, *gain;
  GtkWidget *answers[N_RULINGS];
  GtkWidget *rules[N_RULINGS];
};

#define CRUMB_TYPE_MILDRED_RULINGS (crumb_mildred_rulings_get_type ())
G_DECLARE_FINAL_TYPE (CrumbMildredRulings, crumb_mildred_rulings, CRUMB, MILDRED_RULINGS, CrumbGamePanel)

/* What is asked here stands in rows that say it themselves, so there is nothing to take back. */
static gboolean
can_not (CrumbUndoable *undoable)
{
  return FALSE;
}

static gboolean
nothing (CrumbUndoable *undoable, GError **error)
{
  return TRUE;
}

static void
undoable_init (CrumbUndoableInterface *iface)
{
  iface->can_undo = can_not;
  iface->can_redo = can_not;
  iface->undo = nothing;
  iface->redo = nothing;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (CrumbMildredRulings, crumb_mildred_rulings, CRUMB_TYPE_GAME_PANEL,
                               G_IMPLEMENT_INTERFACE (CRUMB_TYPE_UNDOABLE, undoable_init))

static guint
number_of (GtkWidget *row)
{
  return (guint) adw_spin_row_get_value (ADW_SPIN_ROW (row));
}

static gboolean
is_on (GtkWidget *row)
{
  return adw_switch_row_get_active (ADW_SWITCH_ROW (row));
}

/* @text: (transfer full) */
static void
answer (CrumbMildredRulings *self, Ruling ruling, char *text, const char *rule)
{
  gtk_label_set_label (GTK_LABEL (self->answers[ruling]), text);
  gtk_widget_set_visible (self->rules[ruling], rule != NULL);
  if (rule != NULL)
    gtk_actionable_set_action_target (GTK_ACTIONABLE (self->rules[ruling]), "s", rule);
  g_free (text);
}

static void
rule_on_combat (CrumbMildredRulings *self)
{
  const CrumbMildredCombat before = { .black = (uint8_t) number_of (self->black),
                                      .victory = (uint8_t) number_of (self->victory) };
  guint prank = number_of (self->prank), dodge = number_of (self->dodge);
  CrumbMildredCombat combat = crumb_mildred_combat (prank, dodge, before.black, before.victory, is_on (self->laundry));

  answer (self, COMBAT, crumb_words_mildred_combat (prank, dodge, &before, is_on (self->laundry), NULL, NULL),
          crumb_words_mildred_combat_rule ((CrumbMildredOutcome) combat.outcome, before.black));
}

/* The dice that are typed in a row; FALSE where it has anything else. */
static gboolean
read_group (GtkWidget *row, CrumbMildredGroup *group)
{
  CrumbDice dice = { 0 };

  if (!crumb_dice_parse (gtk_editable_get_text (GTK_EDITABLE (row)), CRUMB_MILDRED_SIDES, &dice, NULL)
      || dice.count > CRUMB_MILDRED_DICE_MAX || !crumb_dice_all_known (&dice))
    return FALSE;
  *group = (CrumbMildredGroup) { .n = dice.count };
  for (guint i = 0; i < dice.count; i++)
    group->faces[i] = dice.dice[i].face;
  return TRUE;
}

static void
rule_on_group (CrumbMildredRulings *self)
{
  guint card = CRUMB_MILDRED_FULL_HOUSE + adw_combo_row_get_selected (ADW_COMBO_ROW (self->card));
  CrumbMildredGroup mine, theirs;
  CrumbMildredDuel duel;

  if (!read_group (self->mine, &mine) || !read_group (self->theirs, &theirs))
    answer (self, GROUP, g_strdup (_ ("Type dice as in 44422.")), NULL);
  else if (mine.n == 0)
    answer (self, GROUP, g_strdup (_ ("Which dice are on the card?")), NULL);
  else
    {
      duel = crumb_mildred_duel (card, &mine, &theirs, false, is_on (self->laundry_1));
      answer (self, GROUP, crumb_words_mildred_group (card, &mine, &theirs, FALSE, is_on (self->laundry_1)),
              crumb_words_mildred_group_rule (card, &duel, theirs.n > 0));
    }
}

static void
rule_on_the_rest (CrumbMildredRulings *self)
{
  guint black = number_of (self->cookies_black), gain = number_of (self->gain);
  CrumbMildredCookies cookies = crumb_mildred_cookies (black, gain, false);

  answer (self, PLACE,
          crumb_words_mildred_place (number_of (self->highest), number_of (self->face), CRUMB_MILDRED_LEVELS_MAX),
          "next-level");
  answer (self, COOKIES, crumb_words_mildred_cookies (black, gain, FALSE), crumb_words_mildred_cookies_rule (&cookies));
}

/* Rows change while they are made, too. */
static void
changed_cb (CrumbMildredRulings *self)
{
  if (self->answers[COOKIES] == NULL)
    return;
  rule_on_combat (self);
  rule_on_group (self);
  rule_on_the_rest (self);
}

/* Building ----------------------------------------------------------------- */

static GtkWidget *
add_row (CrumbMildredRulings *self, GtkWidget *group, GtkWidget *row, const char *title, const char *signal)
{
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  g_signal_connect_object (row, signal, G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
  return row;
}

static GtkWidget *
add_number (CrumbMildredRulings *self, GtkWidget *group, const char *title, double least, double most)
{
  return add_row (self, group, adw_spin_row_new_with_range (least, most, 1), title, "notify::value");
}

static GtkWidget *
add_switch (CrumbMildredRulings *self, GtkWidget *group, const char *title)
{
  return add_row (self, group, adw_switch_row_new (), title, "notify::active");
}

static GtkWidget *
add_group (GtkWidget *page, const char *title)
{
  GtkWidget *group = adw_preferences_group_new ();

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), title);
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (group));
  return group;
}

/* Below the rows of a group: what the referee says. */
static void
add_answer (CrumbMildredRulings *self, GtkWidget *group, Ruling ruling)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  self->answers[ruling] =
      g_object_new (GTK_TYPE_LABEL, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, "xalign", 0.0f, "margin-top", 12,
                    "css-classes", (const char *const[]) { "heading", NULL }, NULL);
  self->rules[ruling] = g_object_new (GTK_TYPE_BUTTON, "label", _ ("Show Rule"), "halign", GTK_ALIGN_START,
                                      "css-classes", (const char *const[]) { "flat", NULL }, NULL);
  gtk_actionable_set_detailed_action_name (GTK_ACTIONABLE (self->rules[ruling]), "win.rules::aim");
  gtk_box_append (GTK_BOX (box), self->answers[ruling]);
  gtk_box_append (GTK_BOX (box), self->rules[ruling]);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), box);
}

static void
build_combat (CrumbMildredRulings *self, GtkWidget *page)
{
  GtkWidget *group = add_group (page, _ ("Does the Prank Hit?"));

  self->prank = add_number (self, group, _ ("Highest slot on PRANK"), 0, CRUMB_MILDRED_SLOTS_MAX);
  self->dodge = add_number (self, group, _ ("Highest slot on the other one’s DODGE"), 0, CRUMB_MILDRED_SLOTS_MAX);
  self->black = add_number (self, group, _ ("The other one’s black die"), 1, CRUMB_MILDRED_BLACK_MAX - 1);
  self->victory = add_number (self, group, _ ("The other one’s victory dice"), 0, CRUMB_MILDRED_VICTORY - 1);
  self->laundry = add_switch (self, group, _ ("You have a die on LAUNDRY"));
  add_answer (self, group, COMBAT);
}

static void
build_group (CrumbMildredRulings *self, GtkWidget *page)
{
  GtkWidget *group = add_group (page, _ ("Does My Group Score?"));
  const char *const cards[] = { _ ("Full House"), _ ("Two Rows of Three"), _ ("Another card"), NULL };
  g_autoptr (GtkStringList) list = gtk_string_list_new (cards);

  self->card = add_row (self, group, adw_combo_row_new (), C_ ("row", "Card"), "notify::selected");
  adw_combo_row_set_model (ADW_COMBO_ROW (self->card), G_LIST_MODEL (list));
  self->mine = add_row (self, group, adw_entry_row_new (), _ ("Your dice, as in 44422"), "changed");
  self->theirs = add_row (self, group, adw_entry_row_new (), _ ("The other one’s dice there"), "changed");
  self->laundry_1 = add_switch (self, group, _ ("Your dice reach LAUNDRY#1"));
  add_answer (self, group, GROUP);
}

static void
build_rest (CrumbMildredRulings *self, GtkWidget *page)
{
  GtkWidget *group = add_group (page, _ ("May This Die Go There?"));

  self->highest = add_number (self, group, _ ("Highest die on the set"), 0, CRUMB_MILDRED_LEVELS_MAX);
  self->face = add_number (self, group, _ ("Your die"), 1, CRUMB_MILDRED_SIDES);
  add_answer (self, group, PLACE);

  group = add_group (page, _ ("How Many Cookies Are Lost?"));
  self->cookies_black = add_number (self, group, _ ("Your black die"), 1, CRUMB_MILDRED_BLACK_MAX - 1);
  self->gain = add_number (self, group, _ ("Cookies you get"), 1, CRUMB_MILDRED_COOKIES_MAX);
  add_answer (self, group, COOKIES);
}

/* Nobody has a name here, and no rules but the usual ones. */
static void
crumb_mildred_rulings_update (CrumbGamePanel *panel, gconstpointer state)
{
}

static void
crumb_mildred_rulings_class_init (CrumbMildredRulingsClass *klass)
{
  CRUMB_GAME_PANEL_CLASS (klass)->update = crumb_mildred_rulings_update;
}

static void
crumb_mildred_rulings_init (CrumbMildredRulings *self)
{
  GtkWidget *page = adw_preferences_page_new ();

  build_combat (self, page);
  build_group (self, page);
  build_rest (self, page);
  adw_bin_set_child (ADW_BIN (self), page);
  changed_cb (self);
}

GtkWidget *
crumb_mildred_rulings_new (GSettings *settings)
{
  return g_object_new (CRUMB_TYPE_MILDRED_RULINGS, NULL);
}

static void
set_number (GtkWidget *row, guint number)
{
  adw_spin_row_set_value (ADW_SPIN_ROW (row), number);
}

static void
set_group (GtkWidget *row, const CrumbMildredGroup *group)
{
  CrumbDice dice = { 0 };
  char text[CRUMB_DICE_TEXT_MAX];

  for (guint i = 0; i < group->n; i++)
    crumb_dice_add (&dice, (CrumbDie) { .face = group->faces[i] });
  gtk_editable_set_text (GTK_EDITABLE (row), crumb_dice_format (&dice, text));
}

static void
open_combat (CrumbMildredRulings *self, const CrumbMildred *state, guint seat)
{
  const CrumbMildredSeat *other = &state->seats[crumb_mildred_other (seat)];

  set_number (self->prank, crumb_mildred_strength (state->seats[seat].prank));
  set_number (self->dodge, crumb_mildred_strength (other->dodge));
  set_number (self->black, other->black);
  set_number (self->victory, other->victory);
  adw_switch_row_set_active (ADW_SWITCH_ROW (self->laundry), crumb_mildred_bites (state, seat));
}

static void
open_group (CrumbMildredRulings *self, const CrumbMildred *state, guint seat, guint card)
{
  adw_combo_row_set_selected (ADW_COMBO_ROW (self->card), MIN (card, 2));
  set_group (self->mine, &state->seats[seat].groups[card]);
  set_group (self->theirs, &state->seats[crumb_mildred_other (seat)].groups[card]);
  adw_switch_row_set_active (ADW_SWITCH_ROW (self->laundry_1), crumb_mildred_ties_score (state, seat));
}

gboolean
crumb_mildred_rulings_open (GtkWidget *rulings, CrumbGame *game, guint n_moves)
{
  CrumbMildredRulings *self = CRUMB_MILDRED_RULINGS (rulings);
  const CrumbMove *move;
  CrumbMildred before;

  if (n_moves == 0 || crumb_game_get_kind (game) != &crumb_auntie_mildred)
    return FALSE;
  move = crumb_game_get_move (game, n_moves - 1);
  crumb_game_state_after (game, n_moves - 1, &before);
  switch (move->what)
    {
    case CRUMB_MILDRED_COMBAT:
      open_combat (self, &before, move->seat);
      gtk_widget_grab_focus (self->prank);
      return TRUE;
    case CRUMB_MILDRED_SCORE:
      open_group (self, &before, move->seat, (guint) (move->amount - CRUMB_MILDRED_FULL_HOUSE));
      gtk_widget_grab_focus (self->card);
      return TRUE;
    case CRUMB_MILDRED_COOKIES:
      set_number (self->cookies_black, before.seats[move->seat].black);
      set_number (self->gain, (guint) move->amount);
      gtk_widget_grab_focus (self->gain);
      return TRUE;
    default:
      return FALSE;
    }
}
