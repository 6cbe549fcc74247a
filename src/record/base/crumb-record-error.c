/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The error domain of the record. */

#include "crumb-record-error.h"

G_DEFINE_QUARK (crumb - record - error - quark, crumb_record_error)
