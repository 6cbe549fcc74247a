/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* How seats look to programs. */

#include "crumb-seats-json.h"

void
crumb_seats_json_add (CrumbJsonWriter *json, CrumbSeats seats)
{
  crumb_json_writer_begin_array (json);
  for (guint seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    if (crumb_seats_has (seats, seat))
      crumb_json_writer_integer (json, seat);
  crumb_json_writer_end_array (json);
}

void
crumb_seats_json_add_one (CrumbJsonWriter *json, guint seat)
{
  if (seat < CRUMB_SEATS_MAX)
    crumb_json_writer_integer (json, seat);
  else
    crumb_json_writer_null (json);
}
