/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Columns line up, whatever a name is made of. */

#include "words-tests.h"
#include "words/crumb-text-table.h"

#include <glib.h>

typedef struct
{
  const char *columns;
  const char *cells[6];
  const char *text;
} Row;

static const Row rows[] = {
  { "ll", { NULL }, "" },
  { "ll", { "a", "b", "long", "c" }, "a     b\nlong  c\n" },
  { "rr", { "a", "b", "long", "cc" }, "   a   b\nlong  cc\n" },
  { "lr", { "张伟", "1", "abc", "12" }, "张伟   1\nabc   12\n" },
  { "lr", { "e\xcc\x81", "1", "ee", "2" }, "e\xcc\x81   1\nee  2\n" },
  { "l", { "a", "b" }, "a\nb\n" },
};

static void
test_rows (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (CrumbTextTable) table = crumb_text_table_new (rows[i].columns);
      g_autofree char *text = NULL;

      for (gsize cell = 0; cell < G_N_ELEMENTS (rows[i].cells) && rows[i].cells[cell] != NULL; cell++)
        crumb_text_table_take (table, g_strdup (rows[i].cells[cell]));
      text = crumb_text_table_to_string (table);
      g_assert_cmpstr (text, ==, rows[i].text);
    }
}

void
add_text_table_tests (void)
{
  g_test_add_func ("/cli/text-table/rows", test_rows);
}
