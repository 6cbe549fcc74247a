/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The commands of Auntie Mildred's list, and what they have in common; the table is in crumb-mildred-commands.c. */

#pragma once

#include "cli/crumb-command.h"
#include "cli/crumb-ruling.h"
#include "rules/auntie-mildred/mildred-rules.h"
#include "rules/auntie-mildred/mildred-rulings.h"

G_BEGIN_DECLS

extern const CrumbCommand crumb_command_mildred_combat;
extern const CrumbCommand crumb_command_mildred_cookies;
extern const CrumbCommand crumb_command_mildred_group;
extern const CrumbCommand crumb_command_mildred_place;
extern const CrumbCommand crumb_command_mildred_rules;
extern const CrumbCommand crumb_command_mildred_sheet;

/** A number that a command takes. */
typedef struct
{
  const char *name; /**< as the command line has it, such as "PRANK" */
  guint min;
  guint max;
} CrumbMildredNumber;

/**
 * crumb_mildred_typed_numbers:
 * @numbers: what is asked for, @n of them, all of which have to be there
 * @values: (out): room for @n
 *
 * Returns: FALSE with a %CRUMB_CLI_ERROR that names the argument
 */
gboolean crumb_mildred_typed_numbers (const CrumbAsked *asked, const CrumbMildredNumber numbers[], guint n,
                                      guint values[], GError **error);

G_END_DECLS
