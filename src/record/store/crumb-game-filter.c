/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Selects games of the record. */

#include "crumb-game-filter.h"

#include "record/base/crumb-search.h"

static const CrumbGameFilter every_game = { 0 };

CrumbRuleName *
crumb_rule_name_new (const char *name, const char *kind, const char *rules)
{
  CrumbRuleName *self = g_new (CrumbRuleName, 1);

  *self = (CrumbRuleName) { .name = g_strdup (name), .kind = g_strdup (kind), .rules = g_strdup (rules) };
  return self;
}

void
crumb_rule_name_free (CrumbRuleName *name)
{
  g_free (name->name);
  g_free (name->kind);
  g_free (name->rules);
  g_free (name);
}

CrumbGameFilter *
crumb_game_filter_copy (const CrumbGameFilter *filter)
{
  CrumbGameFilter *copy = g_new (CrumbGameFilter, 1);

  *copy = filter != NULL ? *filter : every_game;
  copy->search = g_strdup (copy->search);
  if (copy->rule_names != NULL)
    g_ptr_array_ref (copy->rule_names);
  copy->player = g_strdup (copy->player);
  copy->with = g_strdup (copy->with);
  copy->winner = g_strdup (copy->winner);
  copy->kind = g_strdup (copy->kind);
  copy->rules = g_strdup (copy->rules);
  copy->place = g_strdup (copy->place);
  return copy;
}

void
crumb_game_filter_free (CrumbGameFilter *filter)
{
  g_free (filter->search);
  g_clear_pointer (&filter->rule_names, g_ptr_array_unref);
  g_free (filter->player);
  g_free (filter->with);
  g_free (filter->winner);
  g_free (filter->kind);
  g_free (filter->rules);
  g_free (filter->place);
  g_free (filter);
}

gboolean
crumb_game_filter_equal (const CrumbGameFilter *one, const CrumbGameFilter *other)
{
  if (one == NULL)
    one = &every_game;
  if (other == NULL)
    other = &every_game;

  return g_strcmp0 (one->search, other->search) == 0 && g_strcmp0 (one->player, other->player) == 0
         && one->rule_names == other->rule_names && g_strcmp0 (one->with, other->with) == 0
         && g_strcmp0 (one->winner, other->winner) == 0 && one->players == other->players && one->from == other->from
         && one->to == other->to && g_strcmp0 (one->kind, other->kind) == 0 && g_strcmp0 (one->rules, other->rules) == 0
         && g_strcmp0 (one->place, other->place) == 0 && one->year == other->year && one->progress == other->progress;
}

gboolean
crumb_game_filter_is_empty (const CrumbGameFilter *filter)
{
  CrumbGameFilter without_blanks = filter != NULL ? *filter : every_game;
  g_auto (GStrv) words = crumb_search_words (without_blanks.search);

  if (*words == NULL)
    {
      without_blanks.search = NULL;
      without_blanks.rule_names = NULL;
    }
  return crumb_game_filter_equal (&without_blanks, NULL);
}
