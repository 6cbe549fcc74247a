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
  GtkWidget *box;
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
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  self->scroller =
      g_object_new (GTK_TYPE_SCROLLED_WINDOW, "child", self->box, "hscrollbar-policy", GTK_POLICY_NEVER, NULL);
  gtk_widget_add_css_class (self->scroller, "undershoot-top");
  gtk_widget_add_css_class (self->scroller, "undershoot-bottom");
  adw_bin_set_child (ADW_BIN (self), self->scroller);
}

GtkWidget *
crumb_ask_lines_new (void)
{
  return g_object_new (CRUMB_TYPE_ASK_LINES, NULL);
}

static GtkWidget *
get_key (CrumbAskLines *self, guint at)
{
  while (at >= self->keys->len)
    {
      GtkWidget *key = crumb_ask_key_new ();

      gtk_box_append (GTK_BOX (self->box), key);
      g_ptr_array_add (self->keys, key);
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
