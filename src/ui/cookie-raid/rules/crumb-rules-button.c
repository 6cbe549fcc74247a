/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A button with the name of the rules, and a menu of others: presets, saved rules, house rules. */

#include "crumb-config.h"

#include "crumb-rules-button.h"

#include "ui/game/crumb-agreement-dialog.h"
#include "ui/game/crumb-rule-sets.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include "words/cookie-raid/crumb-raid-agreement.h"
#include "words/cookie-raid/crumb-words-raid.h"

#include <glib/gi18n.h>

struct _CrumbRulesButton
{
  AdwBin parent_instance;

  CrumbHouseRules rules;
  char *text;
  GSettings *settings;

  GtkMenuButton *button;
  GtkLabel *label;
};

G_DEFINE_FINAL_TYPE (CrumbRulesButton, crumb_rules_button, ADW_TYPE_BIN)

static char *
text_of (const CrumbHouseRules *rules)
{
  CrumbHouseRules tidy = *(const CrumbHouseRules *) rules;
  char text[CRUMB_RULES_TEXT_MAX];

  crumb_rule_book_tidy (&crumb_house_rule_book, &tidy);
  return g_strdup (crumb_house_rules_format (&tidy, text));
}

/* An entry that is marked while these are the rules. */
static void
append_rules (GMenu *menu, const char *name, const char *rules)
{
  /* In a menu an underscore marks a key; a name has its own. */
  g_auto (GStrv) parts = g_strsplit (name, "_", -1);
  g_autofree char *label = g_strjoinv ("__", parts);
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);
  g_autofree char *text = NULL;
  CrumbHouseRules parsed;

  if (!crumb_house_rules_parse (rules, &parsed, NULL))
    return;
  text = text_of (&parsed);
  g_menu_item_set_action_and_target (item, "rules.use", "s", text);
  g_menu_append_item (menu, item);
}

static void
update_menu (CrumbRulesButton *self)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  g_autoptr (GMenu) presets_menu = g_menu_new ();
  g_autoptr (GMenu) saved_menu = g_menu_new ();
  g_autoptr (GMenu) agree_menu = g_menu_new ();
  g_auto (GStrv) names = crumb_rule_sets_list (&crumb_raid_agreement, self->settings);
  unsigned n;
  const CrumbRulePreset *presets = crumb_house_rules_presets (&n);

  for (unsigned i = 0; i < n; i++)
    append_rules (presets_menu, crumb_agreement_preset_name (&crumb_raid_agreement, &presets[i]), presets[i].rules);
  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autofree char *rules = crumb_rule_sets_get (&crumb_raid_agreement, self->settings, names[i]);

      append_rules (saved_menu, names[i], rules);
    }
  g_menu_append (agree_menu, _ ("_House Rules…"), "rules.agree");

  g_menu_append_section (menu, NULL, G_MENU_MODEL (presets_menu));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (saved_menu));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (agree_menu));
  gtk_menu_button_set_menu_model (self->button, G_MENU_MODEL (menu));
}

/* The button is read as it is seen, with its menu open too. */
static void
update_label (CrumbRulesButton *self)
{
  g_autofree char *saved = crumb_rule_sets_find (&crumb_raid_agreement, self->settings, &self->rules);
  gboolean named = saved != NULL && crumb_rule_book_preset (&crumb_house_rule_book, &self->rules) == NULL;

  const char *name = named ? saved : crumb_agreement_name (&crumb_raid_agreement, &self->rules);

  gtk_label_set_label (self->label, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
sets_changed_cb (CrumbRulesButton *self)
{
  update_menu (self);
  update_label (self);
}

static void
agree_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbRulesButton *self = CRUMB_RULES_BUTTON (widget);
  g_autofree char *rules = crumb_agreement_format (&crumb_raid_agreement, &self->rules);
  AdwDialog *dialog = crumb_agreement_dialog_new (&crumb_raid_agreement, self->settings, rules, TRUE);

  g_signal_connect_object (dialog, "chosen", G_CALLBACK (crumb_rules_button_set_rules), self, G_CONNECT_SWAPPED);
  adw_dialog_present (dialog, widget);
}

static void
set_settings (CrumbRulesButton *self, GSettings *settings)
{
  if (self->settings == settings)
    return;
  if (self->settings != NULL)
    g_signal_handlers_disconnect_by_func (self->settings, sets_changed_cb, self);
  g_set_object (&self->settings, settings);
  crumb_rule_sets_follow (settings, G_CALLBACK (sets_changed_cb), self);
  sets_changed_cb (self);
  g_object_notify (G_OBJECT (self), "settings");
}

static void
crumb_rules_button_class_init (CrumbRulesButtonClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  crumb_class_property (klass, CrumbRulesButton, text, crumb_rules_button_set_rules,
                        g_param_spec_string ("rules", NULL, NULL, "", CRUMB_READWRITE));
  crumb_class_property (klass, CrumbRulesButton, settings, set_settings,
                        g_param_spec_object ("settings", NULL, NULL, G_TYPE_SETTINGS, CRUMB_READWRITE));

  gtk_widget_class_install_property_action (widget_class, "rules.use", "rules");
  gtk_widget_class_install_action (widget_class, "rules.agree", NULL, agree_action);

  crumb_class_template (klass, CrumbRulesButton, "crumb-rules-button", button, label);
  crumb_class_owns (klass, CrumbRulesButton, g_object_unref, settings);
  crumb_class_owns (klass, CrumbRulesButton, g_free, text);
}

static void
crumb_rules_button_init (CrumbRulesButton *self)
{
  self->rules = crumb_house_rules_final ();
  self->text = text_of (&self->rules);
  gtk_widget_init_template (GTK_WIDGET (self));
  sets_changed_cb (self);
}

const char *
crumb_rules_button_get_rules (CrumbRulesButton *self)
{
  g_return_val_if_fail (CRUMB_IS_RULES_BUTTON (self), NULL);

  return self->text;
}

void
crumb_rules_button_set_rules (CrumbRulesButton *self, const char *rules)
{
  g_autofree char *text = NULL;
  CrumbHouseRules parsed;

  g_return_if_fail (CRUMB_IS_RULES_BUTTON (self));

  if (rules == NULL || !crumb_house_rules_parse (rules, &parsed, NULL))
    return;
  text = text_of (&parsed);
  if (!g_set_str (&self->text, text))
    return;
  self->rules = parsed;
  update_label (self);
  g_object_notify (G_OBJECT (self), "rules");
}
