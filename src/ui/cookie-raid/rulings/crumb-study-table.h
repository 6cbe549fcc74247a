/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The probability study: what one, two and three dice are worth on average under each advantage. */

#pragma once

#include "rules/cookie-raid/house-rules.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_STUDY_TABLE (crumb_study_table_get_type ())
G_DECLARE_FINAL_TYPE (CrumbStudyTable, crumb_study_table, CRUMB, STUDY_TABLE, GtkGrid)

/** crumb_study_table_set_rules: Fills the table for @rules, whose advantage is highlighted. */
void crumb_study_table_set_rules (CrumbStudyTable *self, const CrumbHouseRules *rules);

G_END_DECLS
