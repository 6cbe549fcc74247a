/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A buffer over read(), because stdio can't tell whether it is about to wait. */

#include "crumb-line-reader.h"

#include <errno.h>
#include <gio/gio.h>
#include <glib/gi18n.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#define CHUNK (64 * 1024)

struct _CrumbLineReader
{
  int fd;
  gboolean at_end;
  /* Bytes from `start` on have not been handed out. */
  GByteArray *bytes;
  gsize start;
};

CrumbLineReader *
crumb_line_reader_new (int fd)
{
  CrumbLineReader *self = g_new0 (CrumbLineReader, 1);

  self->fd = fd;
  /* Never without memory, so that places in it can be computed at any time. */
  self->bytes = g_byte_array_sized_new (CHUNK);
  return self;
}

void
crumb_line_reader_free (CrumbLineReader *self)
{
  g_byte_array_unref (self->bytes);
  g_free (self);
}

static gboolean
read_more (CrumbLineReader *self, GError **error)
{
  guint kept = self->bytes->len - (guint) self->start;
  gssize got;

  fflush (stdout);
  g_byte_array_remove_range (self->bytes, 0, (guint) self->start);
  self->start = 0;
  g_byte_array_set_size (self->bytes, kept + CHUNK);
  do
    got = read (self->fd, self->bytes->data + kept, CHUNK);
  while (got < 0 && errno == EINTR);

  g_byte_array_set_size (self->bytes, kept + (guint) MAX (got, 0));
  self->at_end = got <= 0;
  if (got < 0)
    /* Translators: %s says why. */
    g_set_error (error, G_IO_ERROR, g_io_error_from_errno (errno), _ ("Couldn’t read standard input: %s"),
                 g_strerror (errno));
  return got >= 0;
}

/* Terminates the first line of the buffer and moves on to the next. */
static char *
take_line (CrumbLineReader *self, gsize length)
{
  char *line = (char *) self->bytes->data + self->start;

  line[length] = '\0';
  self->start += length + 1;
  return line;
}

char *
crumb_line_reader_next (CrumbLineReader *self, gsize *length, GError **error)
{
  gsize searched = 0;

  for (;;)
    {
      const guint8 *rest = self->bytes->data + self->start;
      gsize left = self->bytes->len - self->start;
      const guint8 *end = left > searched ? memchr (rest + searched, '\n', left - searched) : NULL;

      if (end != NULL)
        {
          *length = (gsize) (end - rest);
          return take_line (self, *length);
        }
      if (self->at_end && left == 0)
        return NULL;
      if (self->at_end)
        {
          *length = left;
          g_byte_array_append (self->bytes, (const guint8 *) "", 1);
          return take_line (self, left);
        }

      searched = left;
      if (!read_more (self, error))
        return NULL;
    }
}
