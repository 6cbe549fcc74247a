/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Seats in JSON. */

#include "crumb-seats-json.h"

void
crumb_seats_json_add (JsonBuilder *json, CrumbSeats seats)
{
  json_builder_begin_array (json);
  for (guint seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    if (crumb_seats_has (seats, seat))
      json_builder_add_int_value (json, seat);
  json_builder_end_array (json);
}

void
crumb_seats_json_add_one (JsonBuilder *json, guint seat)
{
  if (seat < CRUMB_SEATS_MAX)
    json_builder_add_int_value (json, seat);
  else
    json_builder_add_null_value (json);
}
