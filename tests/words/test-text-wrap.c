/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Text in lines that fit. */

#include "words-tests.h"

#include "words/crumb-text-wrap.h"

#include <glib.h>

static void
test_rows (void)
{
  const struct
  {
    const char *text;
    guint width;
    const char *wrapped;
  } rows[] = {
    { "", 20, "" },
    { "Sue takes the bid.\n", 18, "Sue takes the bid.\n" },
    { "Sue takes the bid.\n", 17, "Sue takes the\nbid.\n" },
    { "Sue takes the bid. 5 is higher than 4.", 20, "Sue takes the bid. 5\nis higher than 4." },
    { "one\n\ntwo three four\n", 9, "one\n\ntwo three\nfour\n" },
    { "  indented words go on there", 14, "  indented\n  words go on\n  there" },
    { "  bid  Rule on one bid", 15, "  bid  Rule on\n       one bid" },
    { "  -j, --json  Answer in JSON", 24, "  -j, --json  Answer in\n              JSON" },
    { "a  b  c d", 9, "a  b  c d" },
    { "a  b  ccc d", 9, "a  b  ccc\n      d" },
    { "far  to the right of it all  x y", 30, "far  to the right of it all\n     x y" },
    { "far  to the right of it all  x  y z", 32, "far  to the right of it all  x\n     y z" },
    { "far  to the right of it all  x y", 20, "far  to the right of\n     it all  x y" },
    { "far  to the right of it all  x y", 16, "far  to the\n     right of it\n     all  x y" },
    { "far  to the right of it all  x y", 14, "far  to the\n     right of\n     it all\n     x y" },
    { "incomprehensibilities fit nowhere", 10, "incomprehensibilities\nfit\nnowhere" },
    { "张伟 wins it", 8, "张伟\nwins it" },
    { "张伟 wins it", 9, "张伟 wins\nit" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *wrapped = crumb_text_wrap (rows[i].text, rows[i].width);

      g_assert_cmpstr (wrapped, ==, rows[i].wrapped);
    }
}

static void
test_width (void)
{
  g_assert_cmpuint (crumb_text_width ("张伟 Zoë", -1), ==, 8);
  g_assert_cmpuint (crumb_text_width ("Sue and John", 3), ==, 3);
}

void
add_text_wrap_tests (void)
{
  g_test_add_func ("/text-wrap/rows", test_rows);
  g_test_add_func ("/text-wrap/width", test_width);
}
