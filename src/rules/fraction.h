/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Exact fractions: chances and means are kept without rounding. */

#pragma once

#include <stdbool.h>
#include <stdint.h>

/** Wide enough for the chances of any bid; where a result would not fit, the function that makes it says so. */
__extension__ typedef unsigned __int128 CrumbWide;

/** Long enough for the text of any fraction, with its terminator. */
#define CRUMB_FRACTION_TEXT_MAX 80

/** CrumbFraction: @num / @den in lowest terms; @den is never 0, and nothing is 0/1. */
typedef struct
{
  CrumbWide num;
  CrumbWide den;
} CrumbFraction;

/** crumb_fraction: @num / @den in lowest terms. @den must not be 0. */
CrumbFraction crumb_fraction (CrumbWide num, CrumbWide den);

/** crumb_fraction_add: Adds @other to @sum; false, changing nothing, when the result does not fit. */
bool crumb_fraction_add (CrumbFraction *sum, CrumbFraction other);

/** crumb_fraction_multiply: Multiplies @product by @other; false, changing nothing, when the result does not fit. */
bool crumb_fraction_multiply (CrumbFraction *product, CrumbFraction other);

/** crumb_fraction_value: The fraction as a floating point number, right to a few units in the last place. */
double crumb_fraction_value (CrumbFraction fraction);

/** crumb_fraction_format: Writes `p/q`, and returns @text. */
char *crumb_fraction_format (CrumbFraction fraction, char text[CRUMB_FRACTION_TEXT_MAX]);
