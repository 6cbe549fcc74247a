/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Columns line up, whatever a name is made of. */

#include "words-tests.h"
#include "words/crumb-text-table.h"

#include <glib.h>

typedef struct
{
  guint width;
  const char *columns;
  const char *cells[6];
  const char *text;
} Row;

#define FAMILY "👩\u200d👧"

static const Row rows[] = {
  { 0, "ll", { NULL }, "" },
  { 0, "ll", { "a", "b", "long", "c" }, "a     b\nlong  c\n" },
  { 0, "rr", { "a", "b", "long", "cc" }, "   a   b\nlong  cc\n" },
  { 0, "lr", { "张伟", "1", "abc", "12" }, "张伟   1\nabc   12\n" },
  { 0, "lr", { "e\xcc\x81", "1", "ee", "2" }, "e\xcc\x81   1\nee  2\n" },
  { 0, "l", { "a", "b" }, "a\nb\n" },
  /* Not wider than the terminal: the widest column goes on below */
  { 14, "lr", { "Ann and Sue", "1" }, "Ann and Sue  1\n" },
  { 13, "lr", { "Ann and Sue", "1", "Bo", "22" }, "Ann and     1\nSue\nBo         22\n" },
  { 20, "rl", { "7", "Sue and John and Ann", "12", "Bo" }, " 7  Sue and John and\n    Ann\n12  Bo\n" },
  { 20, "ll", { "one two three four", "five six seven" }, "one two    five six\nthree      seven\nfour\n" },
  /* Whole characters, with the marks on them */
  { 22,
    "rr",
    { "Maximilianatheodora", "Ann", "+12 = 345", "+1 = 2" },
    "Maximilianathe     Ann\n         odora\n     +12 = 345  +1 = 2\n" },
  { 13, "ll", { "张伟张伟张伟张", "1" }, "张伟张伟张  1\n伟张\n" },
  { 12,
    "ll",
    { "eeeeeeeeee\xcc\x81"
      "e\xcc\x81",
      "1" },
    "eeeeeeeee  1\ne\xcc\x81"
    "e\xcc\x81\n" },
  { 12, "ll", { FAMILY FAMILY FAMILY, "1" }, FAMILY FAMILY "   1\n" FAMILY "\n" },
  { 16, "ll", { "Montgomery-Smithson", "1" }, "Montgomery-    1\nSmithson\n" },
  /* Figures stay whole, though this is wider */
  { 1, "ll", { "abcdefghijk", "345" }, "abcdefghi  345\njk\n" },
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
      text = crumb_text_table_to_string (table, rows[i].width);
      g_assert_cmpstr (text, ==, rows[i].text);
    }
}

void
add_text_table_tests (void)
{
  g_test_add_func ("/cli/text-table/rows", test_rows);
}
