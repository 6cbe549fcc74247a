/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The places round the table, numbered from 0, and sets of them. */

#pragma once

#include <stdbool.h>
#include <stdint.h>

/** The most seats at a table. */
#define CRUMB_SEATS_MAX 4
/** Stands for "no seat" wherever a seat is named. */
#define CRUMB_NO_SEAT 255

/** A set of seats: bit n is seat n. */
typedef uint8_t CrumbSeats;

/** crumb_seats_of: The set of one seat. */
static inline CrumbSeats
crumb_seats_of (unsigned seat)
{
  return (CrumbSeats) (1u << seat);
}

/** crumb_seats_all: The set of the first @n seats. */
static inline CrumbSeats
crumb_seats_all (unsigned n)
{
  return (CrumbSeats) ((1u << n) - 1);
}

/** crumb_seats_has: Whether @seat is in the set. */
static inline bool
crumb_seats_has (CrumbSeats seats, unsigned seat)
{
  return seat < CRUMB_SEATS_MAX && (seats >> seat & 1u) != 0;
}

/** crumb_seats_count: How many seats are in the set. */
static inline unsigned
crumb_seats_count (CrumbSeats seats)
{
  unsigned n = 0;

  for (; seats != 0; seats &= (CrumbSeats) (seats - 1))
    n++;
  return n;
}

/** crumb_seats_several: Whether there is more than one seat in the set. */
static inline bool
crumb_seats_several (CrumbSeats seats)
{
  return (seats & (seats - 1)) != 0;
}

/** crumb_seats_first: The lowest seat of the set, %CRUMB_NO_SEAT when it is empty. */
static inline unsigned
crumb_seats_first (CrumbSeats seats)
{
  return seats == 0 ? CRUMB_NO_SEAT : (unsigned) __builtin_ctz (seats);
}
