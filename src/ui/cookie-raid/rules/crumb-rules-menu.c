/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Rules to choose from in a menu: presets, saved rules, house rules. */

#include "crumb-config.h"

#include "crumb-rules-menu.h"

#include "ui/game/crumb-rule-sets.h"

#include "words/cookie-raid/crumb-raid-agreement.h"

#include <glib/gi18n.h>

/* An entry that is marked while these are the rules. */
static void
append_rules (GMenu *menu, const char *name, const char *rules)
{
  /* In a menu an underscore marks a key; a name has its own. */
  g_auto (GStrv) parts = g_strsplit (name, "_", -1);
  g_autofree char *label = g_strjoinv ("__", parts);
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);
  g_autofree char *text = NULL;
  CrumbAgreed agreed;

  if (!crumb_agreement_parse (&crumb_raid_agreement, rules, &agreed))
    return;
  text = crumb_agreement_format (&crumb_raid_agreement, &agreed);
  g_menu_item_set_action_and_target (item, "rulings.rules", "s", text);
  g_menu_append_item (menu, item);
}

GMenuModel *
crumb_rules_menu_new (GSettings *settings)
{
  GMenu *menu = g_menu_new ();
  g_autoptr (GMenu) presets = g_menu_new ();
  g_autoptr (GMenu) saved = g_menu_new ();
  g_autoptr (GMenu) agree = g_menu_new ();
  g_auto (GStrv) names = crumb_rule_sets_list (&crumb_raid_agreement, settings);
  const CrumbRuleBook *book = crumb_raid_agreement.book;

  for (unsigned i = 0; i < book->n_presets; i++)
    append_rules (presets, crumb_agreement_preset_name (&crumb_raid_agreement, &book->presets[i]),
                  book->presets[i].rules);
  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autofree char *rules = crumb_rule_sets_get (&crumb_raid_agreement, settings, names[i]);

      append_rules (saved, names[i], rules);
    }
  g_menu_append (agree, _ ("_House Rules…"), "rulings.agree");
  g_menu_append_section (menu, NULL, G_MENU_MODEL (presets));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (saved));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (agree));
  return G_MENU_MODEL (menu);
}
