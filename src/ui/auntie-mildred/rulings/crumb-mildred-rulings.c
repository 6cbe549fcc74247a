/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Settles what is argued about without a game, one question after the other. */

#include "crumb-mildred-rulings.h"

#include "crumb-mildred-case.h"
#include "ui/game/crumb-game-panel.h"
#include "ui/game/crumb-undoable.h"
#include "ui/table/crumb-case-view.h"

#include <glib/gi18n.h>

struct _CrumbMildredRulings
{
  CrumbGamePanel parent_instance;

  AdwToggleGroup *kinds;
  GtkWidget *frame;
  CrumbMildredCaseKind kind;
  CrumbMildredAnswers answers[CRUMB_MILDRED_N_CASES];
};

#define CRUMB_TYPE_MILDRED_RULINGS (crumb_mildred_rulings_get_type ())
G_DECLARE_FINAL_TYPE (CrumbMildredRulings, crumb_mildred_rulings, CRUMB, MILDRED_RULINGS, CrumbGamePanel)

static void undoable_init (CrumbUndoableInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (CrumbMildredRulings, crumb_mildred_rulings, CRUMB_TYPE_GAME_PANEL,
                               G_IMPLEMENT_INTERFACE (CRUMB_TYPE_UNDOABLE, undoable_init))

static CrumbMildredAnswers *
get_answers (gpointer rulings)
{
  CrumbMildredRulings *self = CRUMB_MILDRED_RULINGS (rulings);

  return &self->answers[self->kind];
}

static void
update (CrumbMildredRulings *self)
{
  adw_toggle_group_set_active (self->kinds, self->kind);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "rulings.clear",
                                 !crumb_mildred_answers_is_empty (get_answers (self)));
  crumb_case_view_show (CRUMB_CASE_VIEW (self->frame), crumb_mildred_case_new (self->kind, get_answers (self)));
  crumb_undoable_changed (CRUMB_UNDOABLE (self));
}

/* What is tapped ----------------------------------------------------------- */

static void
kind_chosen_cb (CrumbMildredRulings *self)
{
  guint kind = adw_toggle_group_get_active (self->kinds);

  if (self->frame == NULL || kind >= CRUMB_MILDRED_N_CASES || kind == self->kind)
    return;
  self->kind = kind;
  update (self);
}

static void
press (GtkWidget *widget, CrumbMildredPress what, guint number)
{
  CrumbMildredRulings *self = CRUMB_MILDRED_RULINGS (widget);

  if (crumb_mildred_answers_press (get_answers (self), self->kind, what, number))
    update (self);
  else
    gtk_widget_error_bell (widget);
}

static void
number_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  press (widget, CRUMB_MILDRED_NUMBER, (guint) g_variant_get_int32 (parameter));
}

static void
done_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  press (widget, CRUMB_MILDRED_NEXT, 0);
}

static void
back_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  press (widget, CRUMB_MILDRED_BACK, 0);
}

static void
clear_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  *get_answers (widget) = (CrumbMildredAnswers) { 0 };
  update (CRUMB_MILDRED_RULINGS (widget));
}

/* Undo --------------------------------------------------------------------- */

static gboolean
can_step (CrumbUndoable *undoable, gboolean redo)
{
  return redo ? get_answers (undoable)->n < get_answers (undoable)->n_ever
              : !crumb_mildred_answers_is_empty (get_answers (undoable));
}

static gboolean
step (CrumbUndoable *undoable, gboolean redo, GError **error)
{
  if (!redo)
    press (GTK_WIDGET (undoable), CRUMB_MILDRED_BACK, 0);
  else if (can_step (undoable, TRUE))
    {
      get_answers (undoable)->n++;
      update (CRUMB_MILDRED_RULINGS (undoable));
    }
  return TRUE;
}

static void
undoable_init (CrumbUndoableInterface *iface)
{
  iface->can = can_step;
  iface->step = step;
}

/* The widget --------------------------------------------------------------- */

static gboolean
crumb_mildred_rulings_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (CRUMB_MILDRED_RULINGS (widget)->frame);
}

/* Nobody has a name here, and no rules but the usual ones. */
static void
crumb_mildred_rulings_update (CrumbGamePanel *panel, gconstpointer state)
{
}

static void
crumb_mildred_rulings_class_init (CrumbMildredRulingsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  CRUMB_GAME_PANEL_CLASS (klass)->update = crumb_mildred_rulings_update;
  widget_class->grab_focus = crumb_mildred_rulings_grab_focus;
  gtk_widget_class_install_action (widget_class, "table.number", "i", number_action);
  gtk_widget_class_install_action (widget_class, "table.done", NULL, done_action);
  gtk_widget_class_install_action (widget_class, "table.back", NULL, back_action);
  gtk_widget_class_install_action (widget_class, "rulings.clear", NULL, clear_action);
}

static AdwToggleGroup *
new_kinds (CrumbMildredRulings *self)
{
  const struct
  {
    const char *label;
    const char *tooltip;
  } kinds[CRUMB_MILDRED_N_CASES] = {
    [CRUMB_MILDRED_CASE_COMBAT] = { C_ ("ruling", "Prank"), _ ("Does the Prank Hit?") },
    [CRUMB_MILDRED_CASE_GROUP] = { C_ ("ruling", "Group"), _ ("Does My Group Score?") },
    [CRUMB_MILDRED_CASE_PLACE] = { C_ ("ruling", "Die"), _ ("May This Die Go There?") },
    [CRUMB_MILDRED_CASE_COOKIES] = { C_ ("ruling", "Cookies"), _ ("How Many Cookies Are Lost?") },
  };
  GtkWidget *group = g_object_new (ADW_TYPE_TOGGLE_GROUP, "halign", GTK_ALIGN_START, NULL);

  gtk_widget_add_css_class (group, "rulings-kinds");
  for (guint i = 0; i < CRUMB_MILDRED_N_CASES; i++)
    adw_toggle_group_add (ADW_TOGGLE_GROUP (group),
                          g_object_new (ADW_TYPE_TOGGLE, "label", kinds[i].label, "tooltip", kinds[i].tooltip, NULL));
  g_signal_connect_swapped (group, "notify::active", G_CALLBACK (kind_chosen_cb), self);
  return ADW_TOGGLE_GROUP (group);
}

static void
crumb_mildred_rulings_init (CrumbMildredRulings *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->kinds = new_kinds (self);
  self->frame = crumb_case_view_new ();
  gtk_widget_set_vexpand (self->frame, TRUE);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->kinds));
  gtk_box_append (GTK_BOX (box), self->frame);
  adw_bin_set_child (ADW_BIN (self), box);
  update (self);
}

GtkWidget *
crumb_mildred_rulings_new (GSettings *settings)
{
  return g_object_new (CRUMB_TYPE_MILDRED_RULINGS, NULL);
}

gboolean
crumb_mildred_rulings_open (GtkWidget *rulings, CrumbGame *game, guint n_moves)
{
  CrumbMildredRulings *self = CRUMB_MILDRED_RULINGS (rulings);
  CrumbMildredAnswers answers;
  CrumbMildredCaseKind kind;
  CrumbMildred before;

  if (n_moves == 0 || crumb_game_get_kind (game) != &crumb_auntie_mildred)
    return FALSE;
  crumb_game_state_after (game, n_moves - 1, &before);
  if (!crumb_mildred_answers_read (&before, crumb_game_get_move (game, n_moves - 1), &kind, &answers))
    return FALSE;
  self->kind = kind;
  self->answers[kind] = answers;
  update (self);
  return TRUE;
}
