/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Seats in JSON: numbers from 0. */

#pragma once

#include "rules/seats.h"

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/** crumb_seats_json_add: Adds a set of seats as an array, lowest first. */
void crumb_seats_json_add (JsonBuilder *json, CrumbSeats seats);

/** crumb_seats_json_add_one: Adds a seat, or null where there is none. */
void crumb_seats_json_add_one (JsonBuilder *json, guint seat);

G_END_DECLS
