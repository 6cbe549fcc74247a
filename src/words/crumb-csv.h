/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Cells of a table for spreadsheets. Private to words. */

#pragma once

#include <glib.h>

/** What a file begins with. Without this mark spreadsheets take UTF-8 for something else, and garble ë and ü. */
#define CRUMB_CSV_START "\uFEFF"

/**
 * crumb_csv_append:
 * @text: (nullable): what the cell says; NULL leaves it empty
 *
 * Adds a cell as RFC 4180 has it. What a spreadsheet could take for a formula gets an apostrophe before it.
 */
void crumb_csv_append (GString *csv, const char *text);
