/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The base of each game's Rulings: a choice of what is settled, the frame, and steps that can be undone. */

#include "crumb-config.h"

#include "crumb-rulings-page.h"

#include "ui/game/crumb-undoable.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include <glib/gi18n.h>

#define KINDS_MAX 4
#define WIDTH 1520

/* What can be undone at once. */
typedef struct
{
  guint kind;
  gpointer entered;
} Step;

typedef struct
{
  GtkBox *choice;
  AdwToggleGroup *kinds;
  AdwWrapBox *bar;
  GtkStack *stack;
  CrumbCaseView *frame;
  GtkWidget *pages[KINDS_MAX];

  Step now;
  GPtrArray *undone;
  GPtrArray *done;
} CrumbRulingsPagePrivate;

static void undoable_init (CrumbUndoableInterface *iface);

G_DEFINE_ABSTRACT_TYPE_WITH_CODE (CrumbRulingsPage, crumb_rulings_page, CRUMB_TYPE_GAME_PANEL,
                                  G_ADD_PRIVATE (CrumbRulingsPage)
                                      G_IMPLEMENT_INTERFACE (CRUMB_TYPE_UNDOABLE, undoable_init))

static CrumbRulingsPagePrivate *
get_priv (gpointer self)
{
  return crumb_rulings_page_get_instance_private (self);
}

static void
show (CrumbRulingsPage *self)
{
  CrumbRulingsPagePrivate *priv = get_priv (self);
  CrumbCase *now;

  if (!adw_toggle_get_enabled (adw_toggle_group_get_toggle (priv->kinds, priv->now.kind)))
    priv->now.kind = 0;
  adw_toggle_group_set_active (priv->kinds, priv->now.kind);
  gtk_stack_set_visible_child (priv->stack, priv->pages[priv->now.kind]);
  now = CRUMB_RULINGS_PAGE_GET_CLASS (self)->show (self, priv->now.kind, priv->now.entered);
  if (now != NULL)
    crumb_case_view_show (priv->frame, now);
  crumb_undoable_changed (CRUMB_UNDOABLE (self));
}

/* Steps -------------------------------------------------------------------- */

static void
step_free (gpointer data)
{
  Step *step = data;

  g_free (step->entered);
  g_free (step);
}

static void
keep (CrumbRulingsPage *self, GPtrArray *steps)
{
  CrumbRulingsPageClass *klass = CRUMB_RULINGS_PAGE_GET_CLASS (self);
  Step *step = g_memdup2 (&get_priv (self)->now, sizeof (Step));

  step->entered = g_memdup2 (step->entered, klass->size);
  if (klass->forget != NULL)
    klass->forget (step->entered);
  g_ptr_array_add (steps, step);
}

static void
go (CrumbRulingsPage *self, GPtrArray *from, GPtrArray *to)
{
  g_autofree Step *step = NULL;

  if (from->len == 0)
    return;
  keep (self, to);
  step = g_ptr_array_steal_index (from, from->len - 1);
  g_free (get_priv (self)->now.entered);
  get_priv (self)->now = *step;
  show (self);
}

static gboolean
can_step (CrumbUndoable *undoable, gboolean redo)
{
  return (redo ? get_priv (undoable)->undone : get_priv (undoable)->done)->len > 0;
}

static gboolean
step (CrumbUndoable *undoable, gboolean redo, GError **error)
{
  CrumbRulingsPagePrivate *priv = get_priv (undoable);

  go (CRUMB_RULINGS_PAGE (undoable), redo ? priv->undone : priv->done, redo ? priv->done : priv->undone);
  return TRUE;
}

static void
undoable_init (CrumbUndoableInterface *iface)
{
  iface->can = can_step;
  iface->step = step;
}

/* The widget --------------------------------------------------------------- */

static void
kind_chosen_cb (CrumbRulingsPage *self)
{
  guint kind = adw_toggle_group_get_active (get_priv (self)->kinds);

  if (get_priv (self)->now.entered != NULL && kind < KINDS_MAX)
    crumb_rulings_page_set_kind (self, kind);
}

static void
crumb_rulings_page_update (CrumbGamePanel *panel, gconstpointer state)
{
  show (CRUMB_RULINGS_PAGE (panel));
}

static gboolean
crumb_rulings_page_grab_focus (GtkWidget *widget)
{
  CrumbRulingsPagePrivate *priv = get_priv (widget);

  if (gtk_stack_get_visible_child (priv->stack) == GTK_WIDGET (priv->frame)
      && gtk_widget_grab_focus (GTK_WIDGET (priv->frame)))
    return TRUE;
  return GTK_WIDGET_CLASS (crumb_rulings_page_parent_class)->grab_focus (widget);
}

static void
crumb_rulings_page_finalize (GObject *object)
{
  CrumbRulingsPagePrivate *priv = get_priv (object);

  g_free (priv->now.entered);
  g_ptr_array_unref (priv->done);
  g_ptr_array_unref (priv->undone);

  G_OBJECT_CLASS (crumb_rulings_page_parent_class)->finalize (object);
}

static void
crumb_rulings_page_class_init (CrumbRulingsPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = crumb_rulings_page_finalize;
  widget_class->grab_focus = crumb_rulings_page_grab_focus;
  CRUMB_GAME_PANEL_CLASS (klass)->update = crumb_rulings_page_update;
  gtk_widget_class_set_css_name (widget_class, "rulings");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

/* Large text needs two lines for the choice and the tools. */
static void
crumb_rulings_page_init (CrumbRulingsPage *self)
{
  CrumbRulingsPagePrivate *priv = get_priv (self);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  priv->done = g_ptr_array_new_with_free_func (step_free);
  priv->undone = g_ptr_array_new_with_free_func (step_free);
  priv->kinds = g_object_new (ADW_TYPE_TOGGLE_GROUP, "halign", GTK_ALIGN_START, "valign", GTK_ALIGN_CENTER, NULL);
  g_signal_connect_swapped (priv->kinds, "notify::active", G_CALLBACK (kind_chosen_cb), self);
  priv->bar =
      g_object_new (ADW_TYPE_WRAP_BOX, "child-spacing", 6, "justify", ADW_JUSTIFY_SPREAD, "justify-last-line", TRUE,
                    "line-spacing", 3, "css-classes", (const char *const[]) { "rulings-bar", NULL }, NULL);
  priv->choice = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3));
  gtk_box_append (priv->choice, GTK_WIDGET (priv->kinds));
  adw_wrap_box_append (priv->bar, GTK_WIDGET (priv->choice));
  gtk_box_append (GTK_BOX (box), g_object_new (ADW_TYPE_CLAMP, "child", priv->bar, "maximum-size", WIDTH,
                                               "tightening-threshold", WIDTH, NULL));
  priv->stack = g_object_new (GTK_TYPE_STACK, "hhomogeneous", FALSE, "vhomogeneous", FALSE, NULL);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (priv->stack));
  priv->frame = CRUMB_CASE_VIEW (crumb_case_view_new ());
  gtk_widget_set_vexpand (GTK_WIDGET (priv->frame), TRUE);
  gtk_stack_add_child (priv->stack, GTK_WIDGET (priv->frame));
  adw_bin_set_child (ADW_BIN (self), box);
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, C_ ("view", "Rulings"), -1);
}

void
crumb_rulings_page_add_kind (CrumbRulingsPage *self, const char *label, const char *tooltip, GtkWidget *page)
{
  CrumbRulingsPagePrivate *priv = get_priv (self);
  guint kind = adw_toggle_group_get_n_toggles (priv->kinds);

  g_return_if_fail (kind < KINDS_MAX);

  priv->pages[kind] = page != NULL ? page : GTK_WIDGET (priv->frame);
  if (page != NULL)
    gtk_stack_add_child (priv->stack, page);
  adw_toggle_group_add (priv->kinds, g_object_new (ADW_TYPE_TOGGLE, "label", label, "tooltip", tooltip, NULL));
}

void
crumb_rulings_page_allow (CrumbRulingsPage *self, guint kind, gboolean allowed)
{
  adw_toggle_set_enabled (adw_toggle_group_get_toggle (get_priv (self)->kinds, kind), allowed);
}

void
crumb_rulings_page_offer (CrumbRulingsPage *self, const char *icon_name, GMenuModel *games)
{
  GtkWidget *button = crumb_more_button_new (C_ ("row", "Game"), games);

  g_object_set (button, "icon-name", icon_name, NULL);
  gtk_box_prepend (get_priv (self)->choice, button);
}

void
crumb_rulings_page_set_tools (CrumbRulingsPage *self, GtkWidget *tools)
{
  adw_wrap_box_append (get_priv (self)->bar, tools);
}

guint
crumb_rulings_page_get_kind (CrumbRulingsPage *self)
{
  return get_priv (self)->now.kind;
}

void
crumb_rulings_page_set_kind (CrumbRulingsPage *self, guint kind)
{
  if (get_priv (self)->now.kind == kind)
    return;
  get_priv (self)->now.kind = kind;
  show (self);
  /* The frame sees to that itself. */
  if (get_priv (self)->pages[kind] != GTK_WIDGET (get_priv (self)->frame) && gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

gconstpointer
crumb_rulings_page_get_entered (CrumbRulingsPage *self)
{
  return get_priv (self)->now.entered;
}

void
crumb_rulings_page_look (CrumbRulingsPage *self, gconstpointer entered)
{
  gpointer copy = g_memdup2 (entered, CRUMB_RULINGS_PAGE_GET_CLASS (self)->size);

  g_free (get_priv (self)->now.entered);
  get_priv (self)->now.entered = copy;
  show (self);
}

void
crumb_rulings_page_open (CrumbRulingsPage *self, guint kind, gconstpointer entered)
{
  keep (self, get_priv (self)->done);
  g_ptr_array_set_size (get_priv (self)->undone, 0);
  get_priv (self)->now.kind = kind;
  crumb_rulings_page_look (self, entered);
}

void
crumb_rulings_page_enter (CrumbRulingsPage *self, gboolean changed, gconstpointer entered)
{
  if (changed)
    crumb_rulings_page_open (self, get_priv (self)->now.kind, entered);
  else
    gtk_widget_error_bell (GTK_WIDGET (self));
}

CrumbCaseView *
crumb_rulings_page_get_frame (CrumbRulingsPage *self)
{
  return get_priv (self)->frame;
}
