/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Looks up sections, and runs examples through the referee. */

#include "crumb-rulebook.h"

#include <string.h>

static const CrumbRulePart *
find_part (const CrumbRuleSection *section, const char *id)
{
  for (guint i = 0; i < section->n_parts; i++)
    if (g_strcmp0 (section->parts[i].id, id) == 0)
      return &section->parts[i];
  return NULL;
}

const CrumbRuleSection *
crumb_rulebook_find (const CrumbRulebook *book, const char *ids, const CrumbRulePart **part)
{
  g_autofree char *id = g_strndup (ids, strcspn (ids, " "));

  for (guint i = 0; i < book->n_sections; i++)
    {
      const CrumbRuleSection *section = &book->sections[i];
      const CrumbRulePart *found = find_part (section, id);

      if (found == NULL && !g_str_equal (section->id, id))
        continue;
      if (part != NULL)
        *part = found;
      return section;
    }
  return NULL;
}

gboolean
crumb_rule_part_is_among (const CrumbRulePart *part, const char *ids)
{
  g_auto (GStrv) words = g_strsplit (ids, " ", -1);

  return part->id != NULL && g_strv_contains ((const char *const *) words, part->id);
}

guint
crumb_rulebook_count (const CrumbRulebook *book, guint *agreeing)
{
  guint n = 0;

  *agreeing = 0;
  for (guint i = 0; i < book->n_sections; i++)
    for (guint j = 0; j < book->sections[i].n_parts; j++)
      {
        const CrumbRulePart *part = &book->sections[i].parts[j];

        if (part->example == NULL || !book->is_judged (part->example))
          continue;
        n++;
        *agreeing += book->agrees (part->example) ? 1 : 0;
      }
  return n;
}
