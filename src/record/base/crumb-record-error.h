/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What can go wrong with the record. The messages are whole sentences for people. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define CRUMB_RECORD_ERROR (crumb_record_error_quark ())
GQuark crumb_record_error_quark (void);

typedef enum
{
  CRUMB_RECORD_ERROR_FAILED,    /**< none of the others */
  CRUMB_RECORD_ERROR_OPEN,      /**< the file can't be opened or made */
  CRUMB_RECORD_ERROR_READ_ONLY, /**< the file or its folder can't be written */
  CRUMB_RECORD_ERROR_BUSY,      /**< another program holds it */
  CRUMB_RECORD_ERROR_FULL,      /**< the disk is full */
  CRUMB_RECORD_ERROR_IO,        /**< the disk does not answer as it should */
  CRUMB_RECORD_ERROR_DAMAGED,   /**< the content is not what was written */
  CRUMB_RECORD_ERROR_FOREIGN,   /**< it is not a record of Crumb */
  CRUMB_RECORD_ERROR_NEWER,     /**< it was written by a newer Crumb */
  CRUMB_RECORD_ERROR_NOT_FOUND, /**< there is no such game or player */
  CRUMB_RECORD_ERROR_FORMAT,    /**< a game file is not what the format says; the message names the place */
  CRUMB_RECORD_ERROR_REFUSED,   /**< a move in a game file is one that the rules refuse */
  CRUMB_RECORD_ERROR_DIFFERS,   /**< a game in a file is in the record too, and went another way there */
  CRUMB_RECORD_ERROR_UNKNOWN,   /**< this Crumb doesn't know such games, and can only keep them */
} CrumbRecordError;

G_END_DECLS
