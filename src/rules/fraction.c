/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Exact fractions. */

#include "fraction.h"

static unsigned
trailing_zeros (CrumbWide n)
{
  uint64_t low = (uint64_t) n;

  return (unsigned) (low != 0 ? __builtin_ctzll (low) : 64 + __builtin_ctzll ((uint64_t) (n >> 64)));
}

/* Free of branches: which of two odd numbers is larger can't be predicted, and a wrong guess would stall every step. */
static uint64_t
odd_divisor (uint64_t a, uint64_t b)
{
  while (a != b)
    {
      uint64_t difference = a - b;
      uint64_t if_less = a < b ? UINT64_MAX : 0;

      b += difference & if_less;
      a = ((difference ^ if_less) - if_less) >> __builtin_ctzll (difference);
    }
  return a;
}

/* By halving and subtracting: dividing numbers this wide is far slower. */
static CrumbWide
greatest_common_divisor (CrumbWide a, CrumbWide b)
{
  unsigned twos;

  if (a == 0 || b == 0)
    return a | b;

  twos = trailing_zeros (a | b);
  a >>= trailing_zeros (a);
  b >>= trailing_zeros (b);
  while ((a | b) >> 64 != 0 && a != b)
    {
      CrumbWide difference = a > b ? a - b : b - a;

      b = a > b ? b : a;
      a = difference >> trailing_zeros (difference);
    }
  if (a != b)
    a = odd_divisor ((uint64_t) a, (uint64_t) b);
  return a << twos;
}

CrumbFraction
crumb_fraction (CrumbWide num, CrumbWide den)
{
  CrumbWide divisor = greatest_common_divisor (num, den);

  return (CrumbFraction) { .num = num / divisor, .den = den / divisor };
}

bool
crumb_fraction_add (CrumbFraction *sum, CrumbFraction other)
{
  CrumbWide divisor = greatest_common_divisor (sum->den, other.den);
  CrumbWide den, left, right;

  if (__builtin_mul_overflow (sum->den, other.den / divisor, &den)
      || __builtin_mul_overflow (sum->num, other.den / divisor, &left)
      || __builtin_mul_overflow (other.num, sum->den / divisor, &right) || __builtin_add_overflow (left, right, &left))
    return false;

  *sum = crumb_fraction (left, den);
  return true;
}

bool
crumb_fraction_multiply (CrumbFraction *product, CrumbFraction other)
{
  CrumbFraction left = crumb_fraction (product->num, other.den);
  CrumbFraction right = crumb_fraction (other.num, product->den);
  CrumbWide num, den;

  if (__builtin_mul_overflow (left.num, right.num, &num) || __builtin_mul_overflow (left.den, right.den, &den))
    return false;

  *product = (CrumbFraction) { .num = num, .den = den };
  return true;
}

double
crumb_fraction_value (CrumbFraction fraction)
{
  return (double) fraction.num / (double) fraction.den;
}

static char *
append_number (char *to, CrumbWide number)
{
  char digits[CRUMB_FRACTION_TEXT_MAX / 2];
  unsigned n = 0;

  do
    {
      digits[n++] = (char) ('0' + (unsigned) (number % 10));
      number /= 10;
    }
  while (number != 0);

  while (n > 0)
    *to++ = digits[--n];
  return to;
}

char *
crumb_fraction_format (CrumbFraction fraction, char text[CRUMB_FRACTION_TEXT_MAX])
{
  char *to = append_number (text, fraction.num);

  *to++ = '/';
  to = append_number (to, fraction.den);
  *to = '\0';
  return text;
}
