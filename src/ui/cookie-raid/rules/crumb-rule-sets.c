/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* House rules that were saved by name. No widgets. */

#include "crumb-rule-sets.h"

#include <stdlib.h>

#define RULE_SETS "rule-sets"
#define DEFAULT_RULES "default-rules"

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return g_utf8_collate (*(const char *const *) a, *(const char *const *) b);
}

GStrv
crumb_rule_sets_list (GSettings *settings)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  g_autoptr (GVariant) sets = settings != NULL ? g_settings_get_value (settings, RULE_SETS) : NULL;
  const char *name, *text;
  CrumbHouseRules rules;
  GVariantIter iter;
  GStrv list;

  if (sets != NULL)
    {
      g_variant_iter_init (&iter, sets);
      while (g_variant_iter_next (&iter, "{&s&s}", &name, &text))
        if (crumb_house_rules_parse (text, &rules, NULL))
          g_strv_builder_add (names, name);
    }

  list = g_strv_builder_end (names);
  qsort (list, g_strv_length (list), sizeof *list, compare_names);
  return list;
}

char *
crumb_rule_sets_get (GSettings *settings, const char *name)
{
  g_autoptr (GVariant) sets = settings != NULL ? g_settings_get_value (settings, RULE_SETS) : NULL;
  char *rules = NULL;

  g_return_val_if_fail (name != NULL, NULL);

  if (sets != NULL)
    g_variant_lookup (sets, name, "s", &rules);
  return rules != NULL ? rules : g_strdup ("");
}

void
crumb_rule_sets_set (GSettings *settings, const char *name, const char *rules)
{
  g_autoptr (GVariant) sets = NULL;
  GVariantBuilder builder;
  GVariantIter iter;
  const char *other, *text;

  g_return_if_fail (name != NULL && rules != NULL);

  if (settings == NULL)
    return;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a{ss}"));
  sets = g_settings_get_value (settings, RULE_SETS);
  g_variant_iter_init (&iter, sets);
  while (g_variant_iter_next (&iter, "{&s&s}", &other, &text))
    if (!g_str_equal (other, name))
      g_variant_builder_add (&builder, "{ss}", other, text);
  if (*rules != '\0')
    g_variant_builder_add (&builder, "{ss}", name, rules);
  g_settings_set_value (settings, RULE_SETS, g_variant_builder_end (&builder));
}

char *
crumb_rule_sets_find (GSettings *settings, const CrumbHouseRules *rules)
{
  g_auto (GStrv) names = crumb_rule_sets_list (settings);
  CrumbHouseRules tidy = crumb_house_rules_tidy (rules);

  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autofree char *text = crumb_rule_sets_get (settings, names[i]);
      CrumbHouseRules saved;

      if (crumb_house_rules_parse (text, &saved, NULL) && crumb_house_rules_equal (&saved, &tidy))
        return g_strdup (names[i]);
    }
  return NULL;
}

CrumbHouseRules
crumb_rule_sets_for_new_games (GSettings *settings)
{
  g_autofree char *text = settings != NULL ? g_settings_get_string (settings, DEFAULT_RULES) : g_strdup ("");
  CrumbHouseRules rules;

  return crumb_house_rules_parse (text, &rules, NULL) ? rules : crumb_house_rules_final ();
}

void
crumb_rule_sets_set_default (GSettings *settings, const char *rules)
{
  g_return_if_fail (rules != NULL);

  if (settings != NULL)
    g_settings_set_string (settings, DEFAULT_RULES, rules);
}
