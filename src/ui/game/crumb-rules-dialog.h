/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The rules to look things up in, and the page that checks the referee. */

#pragma once

#include "crumb-drawn-rulebook.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_RULES_DIALOG (crumb_rules_dialog_get_type ())
G_DECLARE_FINAL_TYPE (CrumbRulesDialog, crumb_rules_dialog, CRUMB, RULES_DIALOG, AdwDialog)

/** crumb_rules_dialog_new: @rulebook is not copied. */
AdwDialog *crumb_rules_dialog_new (const CrumbDrawnRulebook *rulebook);

/**
 * crumb_rules_dialog_open:
 * @id: of a section, of paragraphs, which are marked, or "check"; "" is the start
 * @rules: those of a table, as a text; what differs is told on each page. Empty for the usual ones
 */
void crumb_rules_dialog_open (CrumbRulesDialog *self, const char *id, const char *rules);

G_END_DECLS
