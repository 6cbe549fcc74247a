/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What the table says: a headline, the reason, and where to go from there. */

#include "crumb-config.h"

#include "crumb-word.h"

#include "ui/widgets/crumb-reason-popover.h"
#include "ui/widgets/crumb-widget-helpers.h"

struct _CrumbWord
{
  GtkWidget parent_instance;

  GtkLabel *headline;
  GtkLabel *reason;
  GtkLabel *record;
  GtkWidget *links;
  GtkWidget *rule;
  GtkWidget *large;
  GtkWidget *open;
  GtkWidget *copy;
  gboolean alone;
  GtkMenuButton *insist;
  GtkWidget *correct;
  GtkWidget *more;
  GtkLabel *why;
};

G_DEFINE_FINAL_TYPE (CrumbWord, crumb_word, GTK_TYPE_WIDGET)

static void
show_links (CrumbWord *self, const CrumbSaying *saying, gboolean large, gboolean insist, gboolean more)
{
  gtk_widget_set_visible (self->rule, saying->rule != NULL);
  gtk_widget_set_visible (self->large, large);
  gtk_widget_set_visible (self->open, large && !self->alone);
  gtk_widget_set_visible (self->copy, large && self->alone);
  gtk_widget_set_visible (GTK_WIDGET (self->insist), insist);
  gtk_widget_set_visible (self->correct, FALSE);
  gtk_widget_set_visible (self->more, more);
  gtk_widget_set_visible (self->links, saying->rule != NULL || large || insist || more);
}

static void
show_text (CrumbWord *self, const CrumbSaying *saying, gboolean doubted)
{
  crumb_set_css_class (GTK_WIDGET (self), "doubt", doubted);
  crumb_label_show (self->headline, saying->headline);
  crumb_label_show (self->reason, saying->reason);
  crumb_label_show (self->record, NULL);
  gtk_widget_set_visible (GTK_WIDGET (self), saying->headline != NULL || saying->reason != NULL);
}

static void
crumb_word_class_init (CrumbWordClass *klass)
{
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "word");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
  crumb_class_template (klass, CrumbWord, "crumb-word", headline, reason, record, links, rule, large, open, copy,
                        insist, correct, more, why);
}

static void
crumb_word_init (CrumbWord *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  crumb_reason_popover_add (self->insist, self->headline);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  crumb_word_set_centered (self, FALSE);
}

GtkWidget *
crumb_word_new (void)
{
  return g_object_new (CRUMB_TYPE_WORD, NULL);
}

/* An action takes a target of its own type only. */
static void
show_rule (CrumbWord *self, const CrumbSaying *saying)
{
  GtkActionable *button = GTK_ACTIONABLE (self->rule);

  gtk_actionable_set_action_name (button, NULL);
  if (saying->rule != NULL && saying->rules != NULL)
    gtk_actionable_set_action_target (button, "(ss)", saying->rule, saying->rules);
  else if (saying->rule != NULL)
    gtk_actionable_set_action_target (button, "s", saying->rule);
  if (saying->rule != NULL)
    gtk_actionable_set_action_name (button, saying->rules != NULL ? "win.rule" : "win.rules");
}

void
crumb_word_set_alone (CrumbWord *self)
{
  g_return_if_fail (CRUMB_IS_WORD (self));

  self->alone = TRUE;
  gtk_actionable_set_action_target_value (GTK_ACTIONABLE (self->large), NULL);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->large), "rulings.large");
}

void
crumb_word_show (CrumbWord *self, const CrumbSaying *saying, guint n_moves)
{
  gboolean large = saying->large && (self->alone || n_moves != G_MAXUINT);

  g_return_if_fail (CRUMB_IS_WORD (self));

  show_rule (self, saying);
  if (!self->alone)
    {
      gtk_actionable_set_action_target (GTK_ACTIONABLE (self->large), "u", n_moves);
      gtk_actionable_set_action_target (GTK_ACTIONABLE (self->open), "u", n_moves);
    }
  show_text (self, saying, FALSE);
  crumb_set_css_class (GTK_WIDGET (self), "past", saying->past);
  show_links (self, saying, large, FALSE, FALSE);
}

void
crumb_word_doubt (CrumbWord *self, const char *sentence, const char *why, gboolean can_insist)
{
  const CrumbSaying doubt = { .headline = (char *) sentence };

  g_return_if_fail (CRUMB_IS_WORD (self));

  gtk_label_set_text (self->why, why != NULL ? why : "");
  show_text (self, &doubt, TRUE);
  crumb_set_css_class (GTK_WIDGET (self), "past", FALSE);
  show_links (self, &doubt, FALSE, can_insist, why != NULL);
}

void
crumb_word_add_record (CrumbWord *self, const char *sentence)
{
  g_return_if_fail (CRUMB_IS_WORD (self));

  crumb_label_show (self->record, sentence);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
}

void
crumb_word_offer_correction (CrumbWord *self, guint move)
{
  g_return_if_fail (CRUMB_IS_WORD (self));

  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->correct), "u", move);
  gtk_widget_set_visible (self->correct, TRUE);
}

GtkWidget *
crumb_word_get_insist (CrumbWord *self)
{
  g_return_val_if_fail (CRUMB_IS_WORD (self), NULL);

  return GTK_WIDGET (self->insist);
}

void
crumb_word_set_centered (CrumbWord *self, gboolean centered)
{
  float align = centered ? 0.5f : 0;

  g_return_if_fail (CRUMB_IS_WORD (self));

  gtk_label_set_xalign (self->headline, align);
  gtk_label_set_xalign (self->reason, align);
  gtk_label_set_xalign (self->record, align);
  gtk_label_set_justify (self->headline, centered ? GTK_JUSTIFY_CENTER : GTK_JUSTIFY_LEFT);
  gtk_label_set_justify (self->reason, centered ? GTK_JUSTIFY_CENTER : GTK_JUSTIFY_LEFT);
  gtk_label_set_justify (self->record, centered ? GTK_JUSTIFY_CENTER : GTK_JUSTIFY_LEFT);
  adw_wrap_box_set_align (ADW_WRAP_BOX (self->links), align);
}
