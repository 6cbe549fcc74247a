/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A command that lists what --rules of a game understands. */

#pragma once

#include "crumb-cli-private.h"

#include "rules/rule-knobs.h"

G_BEGIN_DECLS

/**
 * CrumbRuleList:
 * @book: the knobs and presets
 * @knob: (transfer none): what a knob is about
 * @preset_name: (transfer none): what a preset is called
 * @preset_origin: (transfer none): where it comes from, or what it is for, in one sentence
 */
typedef struct
{
  const CrumbRuleBook *book;
  const char *(*knob) (const CrumbRuleKnob *knob);
  const char *(*preset_name) (const CrumbRulePreset *preset);
  const char *(*preset_origin) (const CrumbRulePreset *preset);
} CrumbRuleList;

/** crumb_rule_list_run: Parses `--json` and lists everything; @usual are the rules of a game that has no others. */
int crumb_rule_list_run (const CrumbCommand *command, const CrumbRuleList *list, gconstpointer usual, int argc,
                         char *argv[]);

G_END_DECLS
