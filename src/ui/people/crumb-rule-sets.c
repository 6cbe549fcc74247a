/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* House rules that were saved by name. No widgets. */

#include "crumb-rule-sets.h"

#include <stdlib.h>

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return g_utf8_collate (*(const char *const *) a, *(const char *const *) b);
}

static GVariant *
get_sets (const CrumbAgreement *agreement, GSettings *settings)
{
  return settings != NULL && agreement->sets_key != NULL ? g_settings_get_value (settings, agreement->sets_key) : NULL;
}

GStrv
crumb_rule_sets_list (const CrumbAgreement *agreement, GSettings *settings)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  g_autoptr (GVariant) sets = get_sets (agreement, settings);
  const char *name, *text;
  CrumbAgreed rules;
  GVariantIter iter;
  GStrv list;

  if (sets != NULL)
    {
      g_variant_iter_init (&iter, sets);
      while (g_variant_iter_next (&iter, "{&s&s}", &name, &text))
        if (agreement->parse (text, &rules))
          g_strv_builder_add (names, name);
    }

  list = g_strv_builder_end (names);
  qsort (list, g_strv_length (list), sizeof *list, compare_names);
  return list;
}

char *
crumb_rule_sets_get (const CrumbAgreement *agreement, GSettings *settings, const char *name)
{
  g_autoptr (GVariant) sets = get_sets (agreement, settings);
  char *rules = NULL;

  g_return_val_if_fail (name != NULL, NULL);

  if (sets != NULL)
    g_variant_lookup (sets, name, "s", &rules);
  return rules != NULL ? rules : g_strdup ("");
}

void
crumb_rule_sets_set (const CrumbAgreement *agreement, GSettings *settings, const char *name, const char *rules)
{
  g_autoptr (GVariant) sets = NULL;
  GVariantBuilder builder;
  GVariantIter iter;
  const char *other, *text;

  g_return_if_fail (name != NULL && rules != NULL);

  if (settings == NULL || agreement->sets_key == NULL)
    return;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a{ss}"));
  sets = g_settings_get_value (settings, agreement->sets_key);
  g_variant_iter_init (&iter, sets);
  while (g_variant_iter_next (&iter, "{&s&s}", &other, &text))
    if (!g_str_equal (other, name))
      g_variant_builder_add (&builder, "{ss}", other, text);
  if (*rules != '\0')
    g_variant_builder_add (&builder, "{ss}", name, rules);
  g_settings_set_value (settings, agreement->sets_key, g_variant_builder_end (&builder));
}

char *
crumb_rule_sets_find (const CrumbAgreement *agreement, GSettings *settings, const void *rules)
{
  g_auto (GStrv) names = crumb_rule_sets_list (agreement, settings);
  g_autofree char *wanted = agreement->format (rules);

  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autofree char *text = crumb_rule_sets_get (agreement, settings, names[i]);
      g_autofree char *canonical = NULL;
      CrumbAgreed saved;

      if (agreement->parse (text, &saved))
        canonical = agreement->format (&saved);
      if (g_strcmp0 (canonical, wanted) == 0)
        return g_strdup (names[i]);
    }
  return NULL;
}

char *
crumb_rule_sets_for_new_games (const CrumbAgreement *agreement, GSettings *settings)
{
  gboolean kept = settings != NULL && agreement->default_key != NULL;
  g_autofree char *text = kept ? g_settings_get_string (settings, agreement->default_key) : g_strdup ("");
  CrumbAgreed rules;

  if (!agreement->parse (text, &rules))
    agreement->parse ("", &rules);
  return agreement->format (&rules);
}

void
crumb_rule_sets_set_default (const CrumbAgreement *agreement, GSettings *settings, const char *rules)
{
  g_return_if_fail (rules != NULL);

  if (settings != NULL && agreement->default_key != NULL)
    g_settings_set_string (settings, agreement->default_key, rules);
}

char *
crumb_rule_sets_summary (const CrumbAgreement *agreement, GSettings *settings, const char *text)
{
  g_autofree char *saved = NULL;
  g_autofree char *differences = NULL;
  CrumbAgreed rules;

  if (!agreement->parse (text, &rules))
    agreement->parse ("", &rules);
  if (agreement->preset (&rules) != NULL)
    return g_strdup (agreement->name (&rules));

  saved = crumb_rule_sets_find (agreement, settings, &rules);
  differences = agreement->differences (&rules);
  return g_strdup_printf ("%s\n%s", saved != NULL ? saved : agreement->name (&rules), differences);
}
