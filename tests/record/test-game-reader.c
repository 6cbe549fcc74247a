/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Files are read to their end, or it is said why they can't be. */

#include "record-tests.h"

#include "record/base/crumb-record-error.h"
#include "record/files/crumb-game-file.h"
#include "record/files/crumb-game-reader.h"

#include <string.h>

/* More than a reader takes at a time. */
#define LONG (100 * 1024)

/* A disk that gives up after so many bytes. */
typedef struct
{
  GInputStream parent_instance;

  gsize left;
} BadStream;

typedef GInputStreamClass BadStreamClass;

static GType bad_stream_get_type (void);

G_DEFINE_TYPE (BadStream, bad_stream, G_TYPE_INPUT_STREAM)

static gssize
bad_stream_read (GInputStream *stream, void *buffer, gsize count, GCancellable *cancellable, GError **error)
{
  BadStream *self = (BadStream *) stream;
  gsize got = MIN (count, self->left);

  if (got == 0)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, "The disk is bad.");
      return -1;
    }
  memset (buffer, ' ', got);
  self->left -= got;
  return (gssize) got;
}

static void
bad_stream_class_init (BadStreamClass *klass)
{
  klass->read_fn = bad_stream_read;
}

static void
bad_stream_init (BadStream *self)
{
}

static CrumbGameReader *
new_reader (GInputStream *stream)
{
  g_autoptr (GFile) file = g_file_new_for_path ("game.json");

  return crumb_game_reader_new_for_stream (stream, file);
}

/* What was read before is no game, and nothing of the file is read again. */
static void
test_bad_disk (void)
{
  static const gsize lengths[] = { 0, 1, LONG };

  for (guint i = 0; i < G_N_ELEMENTS (lengths); i++)
    {
      g_autoptr (GInputStream) stream = g_object_new (bad_stream_get_type (), NULL);
      g_autoptr (CrumbGameReader) reader = new_reader (stream);
      g_autoptr (CrumbGameText) text = NULL;

      ((BadStream *) stream)->left = lengths[i];
      text = crumb_game_reader_next (reader, NULL);
      g_assert_nonnull (text);
      g_assert_null (text->text);
      g_assert_error (text->error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_FORMAT);
      g_assert_cmpstr (text->error->message, ==, "Couldn’t read it: The disk is bad.");
      g_assert_null (crumb_game_reader_next (reader, NULL));
    }
}

/* It goes on at what isn't text, and stops one byte over the limit, whatever comes then. */
static void
test_whole (void)
{
  static const gsize lengths[] = { 1, LONG, CRUMB_GAME_FILE_MAX, CRUMB_GAME_FILE_MAX + 1, CRUMB_GAME_FILE_MAX + 9 };

  for (guint i = 0; i < G_N_ELEMENTS (lengths); i++)
    {
      g_autofree char *content = g_strnfill (lengths[i], 'x');
      g_autoptr (GInputStream) stream = g_memory_input_stream_new_from_data (content, (gssize) lengths[i], NULL);
      g_autoptr (CrumbGameReader) reader = new_reader (stream);
      g_autoptr (CrumbGameText) text = NULL;

      content[lengths[i] / 2] = '\0';
      text = crumb_game_reader_next (reader, NULL);
      g_assert_no_error (text->error);
      g_assert_cmpuint (g_bytes_get_size (text->text), ==, MIN (lengths[i], CRUMB_GAME_FILE_MAX + 1));
      g_assert_cmpint (memcmp (g_bytes_get_data (text->text, NULL), content, g_bytes_get_size (text->text)), ==, 0);
      g_assert_null (crumb_game_reader_next (reader, NULL));
    }
}

void
add_game_reader_tests (void)
{
  g_test_add_func ("/record/game-reader/bad-disk", test_bad_disk);
  g_test_add_func ("/record/game-reader/whole", test_whole);
}
