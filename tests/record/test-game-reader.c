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
      g_assert_cmpstr (text->error->message, ==, "The disk or folder doesn’t allow it.");
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

static double
next_share (CrumbGameReader *reader, double before)
{
  g_autoptr (CrumbGameText) text = crumb_game_reader_next (reader, NULL);
  double share = crumb_game_reader_get_share (reader);

  g_assert_nonnull (text);
  g_assert_no_error (text->error);
  g_assert_cmpfloat (share, >, before);
  g_assert_cmpfloat (share, <=, 1);
  return share;
}

/* What was read of the files goes from nothing to all, even of one that others add to meanwhile. */
static void
test_share (void)
{
  g_autofree char *blanks = g_strnfill (LONG, ' ');
  g_autofree char *rest = g_strdup_printf (",{%s},{%s},{}]}", blanks, blanks);
  g_autofree char *begun = g_strdup_printf ("{\"crumb-games\":1,\"games\":[{%s},{%s}", blanks, blanks);
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (CrumbGameReader) reader = NULL;
  g_autoptr (GFileIOStream) one = NULL;
  g_autoptr (GFileIOStream) other = NULL;
  GOutputStream *stream;
  double share;

  g_ptr_array_add (files, g_file_new_tmp ("crumb-XXXXXX.json", &one, NULL));
  g_ptr_array_add (files, g_file_new_tmp ("crumb-XXXXXX.json", &other, NULL));
  g_assert_true (
      g_output_stream_write_all (g_io_stream_get_output_stream (G_IO_STREAM (one)), "{}", 2, NULL, NULL, NULL));
  stream = g_io_stream_get_output_stream (G_IO_STREAM (other));
  g_assert_true (g_output_stream_write_all (stream, begun, strlen (begun), NULL, NULL, NULL));

  reader = crumb_game_reader_new (files);
  g_assert_cmpfloat (crumb_game_reader_get_share (reader), ==, 0);
  g_assert_cmpfloat (next_share (reader, 0), ==, 0.5);
  share = next_share (reader, 0.5);
  g_assert_cmpfloat (share, <, 1);
  g_assert_true (g_output_stream_write_all (stream, rest, strlen (rest), NULL, NULL, NULL));
  share = next_share (reader, share);
  for (guint i = 0; i < 3; i++)
    g_assert_cmpfloat (next_share (reader, 0), ==, 1);
  g_assert_null (crumb_game_reader_next (reader, NULL));
  g_assert_cmpfloat (crumb_game_reader_get_share (reader), ==, 1);
  for (guint i = 0; i < files->len; i++)
    g_assert_true (g_file_delete (files->pdata[i], NULL, NULL));
}

void
add_game_reader_tests (void)
{
  g_test_add_func ("/record/game-reader/bad-disk", test_bad_disk);
  g_test_add_func ("/record/game-reader/whole", test_whole);
  g_test_add_func ("/record/game-reader/share", test_share);
}
