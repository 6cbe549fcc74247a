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
  CRUMB_RECORD_ERROR_FAILED,    /**< anything else */
  CRUMB_RECORD_ERROR_OPEN,      /**< the file can't be opened or made */
  CRUMB_RECORD_ERROR_MISSING,   /**< the file is missing or empty, but there are backups of it */
  CRUMB_RECORD_ERROR_READ_ONLY, /**< the file or its folder can't be written */
  CRUMB_RECORD_ERROR_GONE,      /**< the file that is open isn't where it was any more */
  CRUMB_RECORD_ERROR_SWAPPED,   /**< another file was put in the place of the one that is open */
  CRUMB_RECORD_ERROR_BUSY,      /**< another program has it locked */
  CRUMB_RECORD_ERROR_CHANGED,   /**< another program has changed what was to be added to */
  CRUMB_RECORD_ERROR_FULL,      /**< the disk is full */
  CRUMB_RECORD_ERROR_IO,        /**< the disk reports an I/O error */
  CRUMB_RECORD_ERROR_DAMAGED,   /**< the stored content was changed or damaged */
  CRUMB_RECORD_ERROR_FOREIGN,   /**< it is not a record of Crumb */
  CRUMB_RECORD_ERROR_NEWER,     /**< it was written by a newer Crumb */
  CRUMB_RECORD_ERROR_NOT_FOUND, /**< there is no such game or player */
  CRUMB_RECORD_ERROR_FORMAT,    /**< a game file does not follow the format; the message names the place */
  CRUMB_RECORD_ERROR_REFUSED,   /**< the rules refuse a move in a game file */
  CRUMB_RECORD_ERROR_NAME,      /**< the name is not valid, or already taken at this table */
  CRUMB_RECORD_ERROR_DIFFERS,   /**< a game in a file differs from the record's version of it */
  CRUMB_RECORD_ERROR_UNKNOWN,   /**< this Crumb doesn't know the kind of game, so it can only store and export it */
} CrumbRecordError;

/**
 * crumb_record_error_set_file: Sets an error with a translated sentence about the file at @path, its %s. Returns
 * FALSE.
 */
gboolean crumb_record_error_set_file (GError **error, CrumbRecordError code, const char *path, const char *sentence);

G_END_DECLS
