/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What can be done, as a list of sentences. */

#include "crumb-config.h"

#include "crumb-ask-lines.h"

#include "crumb-ask-key.h"
#include "ui/widgets/crumb-widget-helpers.h"

struct _CrumbAskLines
{
  AdwBin parent_instance;

  GtkWidget *scroller;
  GtkWidget *grid;
  guint columns;
  GPtrArray *keys;
  GPtrArray *said;
};

G_DEFINE_FINAL_TYPE (CrumbAskLines, crumb_ask_lines, ADW_TYPE_BIN)

static void
crumb_ask_lines_class_init (CrumbAskLinesClass *klass)
{
  crumb_class_owns (klass, CrumbAskLines, g_ptr_array_unref, keys, said);
}

static void
crumb_ask_lines_init (CrumbAskLines *self)
{
  self->keys = g_ptr_array_new ();
  self->said = g_ptr_array_new_with_free_func (g_free);
  self->columns = 1;
  self->grid = g_object_new (GTK_TYPE_GRID, "column-homogeneous", TRUE, "column-spacing", 6, "row-spacing", 4, "valign",
                             GTK_ALIGN_START, NULL);
  self->scroller =
      g_object_new (GTK_TYPE_SCROLLED_WINDOW, "child", self->grid, "hscrollbar-policy", GTK_POLICY_NEVER, NULL);
  gtk_widget_add_css_class (self->scroller, "undershoot-top");
  gtk_widget_add_css_class (self->scroller, "undershoot-bottom");
  adw_bin_set_child (ADW_BIN (self), self->scroller);
}

GtkWidget *
crumb_ask_lines_new (void)
{
  return g_object_new (CRUMB_TYPE_ASK_LINES, NULL);
}

static void
place_key (CrumbAskLines *self, guint at)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (self->grid);
  GtkGridLayoutChild *child =
      GTK_GRID_LAYOUT_CHILD (gtk_layout_manager_get_layout_child (layout, self->keys->pdata[at]));

  gtk_grid_layout_child_set_column (child, (int) (at % self->columns));
  gtk_grid_layout_child_set_row (child, (int) (at / self->columns));
}

void
crumb_ask_lines_set_columns (CrumbAskLines *self, guint columns)
{
  g_return_if_fail (CRUMB_IS_ASK_LINES (self));
  g_return_if_fail (columns > 0);

  if (self->columns == columns)
    return;
  self->columns = columns;
  for (guint i = 0; i < self->keys->len; i++)
    place_key (self, i);
}

static GtkWidget *
get_key (CrumbAskLines *self, guint at)
{
  while (at >= self->keys->len)
    {
      GtkWidget *key = crumb_ask_key_new ();

      gtk_widget_set_hexpand (key, TRUE);
      gtk_grid_attach (GTK_GRID (self->grid), key, 0, 0, 1, 1);
      g_ptr_array_add (self->keys, key);
      place_key (self, self->keys->len - 1);
    }
  return self->keys->pdata[at];
}

/* Whether a line says something else than before. */
static gboolean
note_line (CrumbAskLines *self, guint at, const char *sentence)
{
  if (at < self->said->len && g_str_equal (self->said->pdata[at], sentence))
    return FALSE;
  if (at < self->said->len)
    g_free (self->said->pdata[at]);
  else
    g_ptr_array_set_size (self->said, (int) at + 1);
  self->said->pdata[at] = g_strdup (sentence);
  return TRUE;
}

gboolean
crumb_ask_lines_show (CrumbAskLines *self, const CrumbAsking *asking)
{
  gboolean changed = self->said->len != asking->n_lines;

  g_return_val_if_fail (CRUMB_IS_ASK_LINES (self), FALSE);

  for (guint i = 0; i < asking->n_lines; i++)
    {
      crumb_ask_key_show (CRUMB_ASK_KEY (get_key (self, i)), &asking->lines[i], 0);
      changed = note_line (self, i, asking->lines[i].label) || changed;
    }
  g_ptr_array_set_size (self->said, (int) asking->n_lines);
  for (guint i = 0; i < self->keys->len; i++)
    gtk_widget_set_visible (self->keys->pdata[i], i < asking->n_lines);
  gtk_widget_set_visible (GTK_WIDGET (self), asking->n_lines > 0);
  if (changed)
    gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller)), 0);
  return changed;
}
