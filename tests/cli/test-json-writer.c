/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What the writer writes is JSON, and means what was given to it. */

#include "cli/crumb-json-writer.h"

#include <glib.h>
#include <json-glib/json-glib.h>

static void
test_nesting (void)
{
  g_autoptr (CrumbJsonWriter) json = crumb_json_writer_new ();
  g_autofree char *text = NULL;

  crumb_json_writer_begin_array (json);
  crumb_json_writer_begin_object (json);
  crumb_json_writer_end_object (json);
  crumb_json_writer_begin_object (json);
  crumb_json_writer_member (json, "a");
  crumb_json_writer_begin_array (json);
  crumb_json_writer_end_array (json);
  crumb_json_writer_member (json, "b");
  crumb_json_writer_null (json);
  crumb_json_writer_end_object (json);
  crumb_json_writer_boolean (json, TRUE);
  crumb_json_writer_boolean (json, FALSE);
  crumb_json_writer_string (json, "");
  crumb_json_writer_end_array (json);

  text = crumb_json_writer_take_text (json);
  g_assert_cmpstr (text, ==, "[{},{\"a\":[],\"b\":null},true,false,\"\"]");
}

static void
test_integers (void)
{
  const gint64 rows[] = { 0, 7, -7, 10, 999, G_MAXINT64, G_MININT64 };
  g_autoptr (CrumbJsonWriter) json = crumb_json_writer_new ();

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *expected = g_strdup_printf ("%" G_GINT64_FORMAT, rows[i]);
      g_autofree char *text = NULL;

      crumb_json_writer_integer (json, rows[i]);
      text = crumb_json_writer_take_text (json);
      g_assert_cmpstr (text, ==, expected);
    }
}

static void
test_strings (void)
{
  const char *const rows[] = { "Sue", "a\"b\\c", "\n\t\x01\x1f\x7f", "Zoë 张伟 🍪", "</script>", "%s" };
  g_autoptr (CrumbJsonWriter) json = crumb_json_writer_new ();

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (JsonParser) parser = json_parser_new ();
      g_autofree char *text = NULL;
      JsonObject *object;

      crumb_json_writer_begin_object (json);
      crumb_json_writer_member (json, rows[i]);
      crumb_json_writer_string (json, rows[i]);
      crumb_json_writer_end_object (json);
      text = crumb_json_writer_take_text (json);

      g_assert_true (json_parser_load_from_data (parser, text, -1, NULL));
      object = json_node_get_object (json_parser_get_root (parser));
      g_assert_cmpstr (json_object_get_string_member (object, rows[i]), ==, rows[i]);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/cli/json-writer/nesting", test_nesting);
  g_test_add_func ("/cli/json-writer/integers", test_integers);
  g_test_add_func ("/cli/json-writer/strings", test_strings);
  return g_test_run ();
}
