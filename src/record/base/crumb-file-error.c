/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What the system says of files, in our words. */

#include "crumb-file-error.h"

#include "crumb-record-error.h"

#include <errno.h>
#include <gio/gio.h>
#include <glib/gi18n.h>
#include <string.h>

static gboolean
is_either (const GError *error, GFileError file, GIOErrorEnum io)
{
  return g_error_matches (error, G_FILE_ERROR, (int) file) || g_error_matches (error, G_IO_ERROR, (int) io);
}

const char *
crumb_file_error_tell (const GError *error, const char *missing)
{
  g_return_val_if_fail (error != NULL, NULL);

  if (is_either (error, G_FILE_ERROR_NOENT, G_IO_ERROR_NOT_FOUND)
      || is_either (error, G_FILE_ERROR_NOTDIR, G_IO_ERROR_NOT_DIRECTORY))
    return missing;
  if (is_either (error, G_FILE_ERROR_NOSPC, G_IO_ERROR_NO_SPACE))
    return _ ("The disk is full.");
  if (is_either (error, G_FILE_ERROR_ACCES, G_IO_ERROR_PERMISSION_DENIED)
      || is_either (error, G_FILE_ERROR_PERM, G_IO_ERROR_PERMISSION_DENIED)
      || is_either (error, G_FILE_ERROR_ROFS, G_IO_ERROR_READ_ONLY))
    return _ ("You don’t have permission to write there.");
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE))
    return _ ("It isn’t a file, but a pipe, a socket or a device.");
  /* GLib has no code for a quota. */
  if (strstr (error->message, g_strerror (EDQUOT)) != NULL)
    return _ ("The disk is full.");
  /* What the system says names temporary files, in words of its own. */
  g_debug ("%s", error->message);
  if (g_error_matches (error, G_FILE_ERROR, G_FILE_ERROR_IO) || strstr (error->message, g_strerror (EIO)) != NULL)
    return _ ("The disk isn’t answering.");
  return error->domain == CRUMB_RECORD_ERROR ? error->message : _ ("The disk or folder doesn’t allow it.");
}

const char *
crumb_file_error_tell_unread (const GError *error, const char *missing)
{
  g_return_val_if_fail (error != NULL, NULL);

  if (is_either (error, G_FILE_ERROR_ACCES, G_IO_ERROR_PERMISSION_DENIED))
    return _ ("You don’t have permission to read it.");
  return crumb_file_error_tell (error, missing);
}
