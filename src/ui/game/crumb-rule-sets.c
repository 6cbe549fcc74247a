/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* House rules that were saved by name. No widgets. */

#include "crumb-rule-sets.h"

#include "words/crumb-game-words.h"

#include <stdlib.h>

/* Both are dictionaries by the id of the kind. */
#define SAVED "saved-rules"
#define FOR_NEW_GAMES "new-game-rules"

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return g_utf8_collate (*(const char *const *) a, *(const char *const *) b);
}

/* (transfer floating): @dict with @value in place of what @key had; with none there when @value is NULL. */
static GVariant *
replace_entry (GVariant *dict, const char *key, GVariant *value)
{
  GVariantBuilder builder;
  GVariantIter iter;
  GVariant *entry;

  g_variant_builder_init (&builder, g_variant_get_type (dict));
  g_variant_iter_init (&iter, dict);
  while ((entry = g_variant_iter_next_value (&iter)) != NULL)
    {
      g_autoptr (GVariant) other = g_variant_get_child_value (entry, 0);

      if (!g_str_equal (g_variant_get_string (other, NULL), key))
        g_variant_builder_add_value (&builder, entry);
      g_variant_unref (entry);
    }
  if (value != NULL)
    g_variant_builder_add_value (&builder, g_variant_new_dict_entry (g_variant_new_string (key), value));
  return g_variant_builder_end (&builder);
}

/* (nullable): What @key has for the game that is agreed on. */
static GVariant *
get_value (const CrumbAgreement *agreement, GSettings *settings, const char *key)
{
  g_autoptr (GVariant) games = settings != NULL ? g_settings_get_value (settings, key) : NULL;

  return games != NULL ? g_variant_lookup_value (games, agreement->kind->id, NULL) : NULL;
}

/* Other games keep theirs, among them those that this version doesn't know. */
static void
set_value (const CrumbAgreement *agreement, GSettings *settings, const char *key, GVariant *value)
{
  g_autoptr (GVariant) games = g_settings_get_value (settings, key);

  g_settings_set_value (settings, key, replace_entry (games, agreement->kind->id, value));
}

GStrv
crumb_rule_sets_list (const CrumbAgreement *agreement, GSettings *settings)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  g_autoptr (GVariant) sets = get_value (agreement, settings, SAVED);
  const char *name, *text;
  CrumbAgreed rules;
  GVariantIter iter;
  GStrv list;

  if (sets != NULL)
    {
      g_variant_iter_init (&iter, sets);
      while (g_variant_iter_next (&iter, "{&s&s}", &name, &text))
        if (crumb_agreement_parse (agreement, text, &rules))
          g_strv_builder_add (names, name);
    }

  list = g_strv_builder_end (names);
  qsort (list, g_strv_length (list), sizeof *list, compare_names);
  return list;
}

char *
crumb_rule_sets_get (const CrumbAgreement *agreement, GSettings *settings, const char *name)
{
  g_autoptr (GVariant) sets = get_value (agreement, settings, SAVED);
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

  g_return_if_fail (name != NULL && rules != NULL);

  if (settings == NULL)
    return;

  sets = get_value (agreement, settings, SAVED);
  if (sets == NULL)
    sets = g_variant_ref_sink (g_variant_new_array (G_VARIANT_TYPE ("{ss}"), NULL, 0));
  set_value (agreement, settings, SAVED,
             replace_entry (sets, name, *rules != '\0' ? g_variant_new_string (rules) : NULL));
}

char *
crumb_rule_sets_find (const CrumbAgreement *agreement, GSettings *settings, const void *rules)
{
  g_auto (GStrv) names = crumb_rule_sets_list (agreement, settings);
  g_autofree char *wanted = crumb_agreement_format (agreement, rules);

  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autofree char *text = crumb_rule_sets_get (agreement, settings, names[i]);
      g_autofree char *canonical = NULL;
      CrumbAgreed saved;

      if (crumb_agreement_parse (agreement, text, &saved))
        canonical = crumb_agreement_format (agreement, &saved);
      if (g_strcmp0 (canonical, wanted) == 0)
        return g_strdup (names[i]);
    }
  return NULL;
}

char *
crumb_rule_sets_saved_name (const CrumbAgreement *agreement, GSettings *settings, const char *text)
{
  CrumbAgreed rules;

  return crumb_agreement_parse (agreement, text, &rules) ? crumb_rule_sets_find (agreement, settings, &rules) : NULL;
}

char *
crumb_rule_sets_for_new_games (const CrumbAgreement *agreement, GSettings *settings)
{
  g_autoptr (GVariant) text = get_value (agreement, settings, FOR_NEW_GAMES);
  CrumbAgreed rules;

  if (text == NULL || !crumb_agreement_parse (agreement, g_variant_get_string (text, NULL), &rules))
    crumb_agreement_parse (agreement, "", &rules);
  return crumb_agreement_format (agreement, &rules);
}

void
crumb_rule_sets_set_default (const CrumbAgreement *agreement, GSettings *settings, const char *rules)
{
  g_return_if_fail (rules != NULL);

  if (settings != NULL)
    set_value (agreement, settings, FOR_NEW_GAMES, g_variant_new_string (rules));
}

char *
crumb_rule_sets_name (const CrumbAgreement *agreement, GSettings *settings, const char *text)
{
  g_autofree char *saved = NULL;
  gboolean usual = TRUE;
  CrumbAgreed rules;

  if (!crumb_agreement_parse (agreement, text, &rules))
    return NULL;
  for (guint knob = 0; usual && knob < agreement->book->n_knobs; knob++)
    usual = !crumb_rule_book_differs (agreement->book, &rules, knob);
  if (usual)
    return NULL;

  saved = crumb_rule_sets_find (agreement, settings, &rules);
  return saved != NULL ? g_steal_pointer (&saved) : g_strdup (crumb_agreement_name (agreement, &rules));
}

char *
crumb_rule_sets_summary (const CrumbAgreement *agreement, GSettings *settings, const char *text)
{
  g_autofree char *saved = NULL, *differences = NULL;
  CrumbAgreed rules;

  if (!crumb_agreement_parse (agreement, text, &rules))
    crumb_agreement_parse (agreement, "", &rules);
  if (crumb_rule_book_preset (agreement->book, &rules) != NULL)
    return g_strdup (crumb_agreement_name (agreement, &rules));

  saved = crumb_rule_sets_find (agreement, settings, &rules);
  differences = crumb_agreement_differences (agreement, &rules);
  return g_strdup_printf ("%s\n%s", saved != NULL ? saved : crumb_agreement_name (agreement, &rules), differences);
}

void
crumb_rule_sets_follow (GSettings *settings, GCallback changed, gpointer object)
{
  if (settings == NULL)
    return;
  g_signal_connect_object (settings, "changed::" SAVED, changed, object, G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::" FOR_NEW_GAMES, changed, object, G_CONNECT_SWAPPED);
}

static void
carry_over (const CrumbAgreement *agreement, GSettings *settings)
{
  g_autoptr (GVariant) sets = g_settings_get_user_value (settings, agreement->old_sets_key);
  g_autoptr (GVariant) begun = g_settings_get_user_value (settings, agreement->old_default_key);
  const char *name, *text;
  GVariantIter iter;

  if (sets != NULL)
    {
      g_variant_iter_init (&iter, sets);
      while (g_variant_iter_next (&iter, "{&s&s}", &name, &text))
        crumb_rule_sets_set (agreement, settings, name, text);
      g_settings_reset (settings, agreement->old_sets_key);
    }
  if (begun != NULL)
    {
      crumb_rule_sets_set_default (agreement, settings, g_variant_get_string (begun, NULL));
      g_settings_reset (settings, agreement->old_default_key);
    }
}

void
crumb_rule_sets_carry_over (GSettings *settings)
{
  for (const CrumbGameWords *const *words = crumb_game_words; *words != NULL; words++)
    if ((*words)->agreement->old_sets_key != NULL)
      carry_over ((*words)->agreement, settings);
}
