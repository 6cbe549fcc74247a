/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A section of the rules as a page to read. */

#include "crumb-rules-page.h"

#include "ui/widgets/crumb-widget-helpers.h"

#include "ui/widgets/crumb-focus.h"

#include <glib/gi18n.h>

struct _CrumbRulesPage
{
  AdwBin parent_instance;

  const CrumbDrawnRulebook *rulebook;
  CrumbAgreed rules;
  GtkScrolledWindow *scroller;
  GtkBox *content;
  GtkWidget *decided;
};

CRUMB_DEFINE_TEMPLATE (CrumbRulesPage, crumb_rules_page, ADW_TYPE_BIN)

static GtkWidget *
new_heading (const char *text)
{
  GtkWidget *heading =
      g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING, "css-classes",
                    (const char *const[]) { "title-4", NULL }, "label", text, "wrap", TRUE, "xalign", 0.0, NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (heading), GTK_ACCESSIBLE_PROPERTY_LEVEL, 2, -1);
  return heading;
}

/* The number stands at the side, where it can be pointed at. */
static GtkWidget *
new_paragraph (const CrumbRulePart *part)
{
  g_autofree char *number = g_strdup_printf ("%u", part->number);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *text = crumb_text_new (_ (part->text), "body");

  if (part->number > 0)
    gtk_box_append (GTK_BOX (line), g_object_new (GTK_TYPE_LABEL, "css-classes",
                                                  (const char *const[]) { "rule-number", "numeric", NULL }, "label",
                                                  number, "valign", GTK_ALIGN_START, "width-chars", 2, NULL));
  /* Otherwise it would be as narrow as its lines let it be. */
  gtk_widget_set_hexpand (text, TRUE);
  gtk_box_append (GTK_BOX (line), text);
  return line;
}

/* A paragraph that a ruling rests on says so. */
static GtkWidget *
new_decided (const CrumbRulePart *part)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  gtk_widget_add_css_class (box, "rule-decided");
  gtk_box_append (GTK_BOX (box), crumb_text_new (_ ("This rule decided"), "caption-heading"));
  gtk_box_append (GTK_BOX (box), new_paragraph (part));
  return box;
}

static void
add_paragraph (CrumbRulesPage *self, const CrumbRulePart *part, gboolean decided)
{
  GtkWidget *paragraph = decided ? new_decided (part) : new_paragraph (part);

  gtk_box_append (self->content, paragraph);
  if (decided && self->decided == NULL)
    self->decided = paragraph;
}

/* Says where the table's rules differ. */
static void
add_differences (CrumbRulesPage *self, const CrumbRuleSection *section)
{
  const CrumbAgreement *agreement = self->rulebook->agreement;
  g_autoptr (GtkWidget) here = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_VERTICAL, 2));

  gtk_widget_add_css_class (here, "rule-here");
  gtk_box_append (GTK_BOX (here), crumb_text_new (_ ("At this table"), "caption-heading"));
  for (guint knob = 0; knob < agreement->book->n_knobs; knob++)
    {
      g_autofree char *sentence = NULL;

      if (!crumb_rule_book_differs (agreement->book, &self->rules, knob)
          || (section->knobs != NULL && !g_strv_contains (section->knobs, agreement->book->knobs[knob].id)))
        continue;
      sentence = crumb_agreement_sentence (agreement, &self->rules, knob);
      gtk_box_append (GTK_BOX (here), crumb_text_new (sentence, "body"));
      if (gtk_widget_get_parent (here) == NULL)
        gtk_box_append (self->content, here);
    }
}

static void
add_section (CrumbRulesPage *self, const CrumbRuleSection *section, gboolean checked, const char *marked)
{
  for (guint i = 0; i < section->n_parts; i++)
    {
      const CrumbRulePart *part = &section->parts[i];

      if (part->text != NULL && !checked)
        add_paragraph (self, part, crumb_rule_part_is_among (part, marked));
      else if (part->text == NULL && (!checked || self->rulebook->book->is_judged (part->example)))
        gtk_box_append (self->content, self->rulebook->draw (part->example, checked));
    }
}

static gboolean
has_judged (CrumbRulesPage *self, const CrumbRuleSection *section)
{
  for (guint i = 0; i < section->n_parts; i++)
    if (section->parts[i].text == NULL && self->rulebook->book->is_judged (section->parts[i].example))
      return TRUE;
  return FALSE;
}

static void
clear (CrumbRulesPage *self)
{
  self->decided = NULL;
  crumb_box_clear (self->content);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
}

/* A dialog has no size until it is shown. */
static void
crumb_rules_page_map (GtkWidget *widget)
{
  CrumbRulesPage *self = CRUMB_RULES_PAGE (widget);

  GTK_WIDGET_CLASS (crumb_rules_page_parent_class)->map (widget);
  if (self->decided != NULL)
    crumb_keep_in_view (self->decided, NULL);
}

static void
crumb_rules_page_class_init (CrumbRulesPageClass *klass)
{
  GTK_WIDGET_CLASS (klass)->map = crumb_rules_page_map;
  crumb_class_template (klass, CrumbRulesPage, "crumb-rules-page", scroller, content);
}

void
crumb_rules_page_set_rulebook (CrumbRulesPage *self, const CrumbDrawnRulebook *rulebook)
{
  g_return_if_fail (CRUMB_IS_RULES_PAGE (self));
  g_return_if_fail (rulebook != NULL);

  self->rulebook = rulebook;
  crumb_rules_page_set_rules (self, "");
}

void
crumb_rules_page_set_rules (CrumbRulesPage *self, const char *rules)
{
  g_return_if_fail (CRUMB_IS_RULES_PAGE (self));
  g_return_if_fail (rules != NULL);

  if (!crumb_agreement_parse (self->rulebook->agreement, rules, &self->rules))
    crumb_agreement_parse (self->rulebook->agreement, "", &self->rules);
}

void
crumb_rules_page_show_section (CrumbRulesPage *self, const CrumbRuleSection *section, const char *marked)
{
  g_return_if_fail (CRUMB_IS_RULES_PAGE (self));
  g_return_if_fail (section != NULL && marked != NULL);

  clear (self);
  add_differences (self, section);
  add_section (self, section, FALSE, marked);
  if (self->decided != NULL)
    crumb_keep_in_view (self->decided, NULL);
}

void
crumb_rules_page_show_check (CrumbRulesPage *self)
{
  const CrumbRuleSection *sections;
  g_autofree char *summary = NULL;
  guint n_agreeing, n;

  g_return_if_fail (CRUMB_IS_RULES_PAGE (self));

  clear (self);
  sections = self->rulebook->book->sections;
  n = crumb_rulebook_count (self->rulebook->book, &n_agreeing);
  /* Translators: of the examples of the rulebook, %1$u are ruled as it says; there are %2$u of them. */
  summary = g_strdup_printf (ngettext ("%1$u of %2$u agrees", "%1$u of %2$u agree", n), n_agreeing, n);
  gtk_box_append (self->content, crumb_text_new (summary, "title-2"));
  gtk_box_append (self->content,
                  crumb_text_new (_ ("The referee that judges your games just ruled on every example in the "
                                     "rules. Compare the results yourself."),
                                  "body"));

  for (guint i = 0; i < self->rulebook->book->n_sections; i++)
    if (has_judged (self, &sections[i]))
      {
        gtk_box_append (self->content, new_heading (g_dpgettext2 (NULL, "section", sections[i].title)));
        add_section (self, &sections[i], TRUE, "");
      }
}
