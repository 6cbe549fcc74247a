/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What a table of Cubbage agrees on: presets, knobs, and their text. */

#include "rules-tests.h"
#include "rules/cubbage/cubbage-rules.h"

#include <glib.h>
#include <string.h>

#define DEFAULT                                                                                                        \
  "table=solo,head-start=0,run=any,win=at-once,held=next-die,skunk=0,count=referee,false-go=report,target=121"

/* A text, and only what differs from the default. */
static const struct
{
  const char *text;
  const char *changes;
  const char *preset;
} rows[] = {
  { "", "", "solo" },
  { "solo", "", "solo" },
  { DEFAULT, "", "solo" },
  { "solo-20", "head-start=20", "solo-20" },
  { "two-hidden", "table=hidden", "two-hidden" },
  { "two-open", "table=open", "two-open" },
  { "short", "target=61", "short" },
  { "table=hidden", "table=hidden", "two-hidden" },
  { "table=open", "table=open", "two-open" },
  { "head-start=120", "head-start=120", NULL },
  { "run=up-or-down", "run=up-or-down", NULL },
  { "run=up", "run=up", NULL },
  { "win=end-of-deal", "win=end-of-deal", NULL },
  { "held=leads", "held=leads", NULL },
  { "skunk=91", "skunk=91", NULL },
  { "count=claim", "count=claim", NULL },
  { "count=muggins", "count=muggins", NULL },
  { "two-hidden,false-go=penalty", "table=hidden,false-go=penalty", NULL },
  { "target=999,head-start=998", "head-start=998,target=999", NULL },
  { "head-start-0=20", "head-start-0=20", NULL },
  { "head-start-0=0", "", "solo" },
  { "head-start=300,target=999", "head-start=300,target=999", NULL },
  { "target=1", "target=1", NULL },
  { "run=up,run=any", "", "solo" },
  /* What changes nothing is no difference */
  { "false-go=penalty", "false-go=penalty", "solo" },
  { "table=open,held=leads", "table=open,held=leads", "two-open" },
  { "target=61,skunk=91", "skunk=91,target=61", "short" },
};

static void
check_texts (void)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      CrumbCubbageRules rules, again;
      const CrumbRulePreset *preset;
      char text[CRUMB_RULES_TEXT_MAX];

      g_assert_true (crumb_rule_book_parse (&crumb_cubbage_rule_book, rows[i].text, &rules, NULL));
      g_assert_cmpstr (crumb_rule_book_format (&crumb_cubbage_rule_book, &rules, crumb_cubbage_rule_book.usual, text),
                       ==, rows[i].changes);
      preset = crumb_rule_book_preset (&crumb_cubbage_rule_book, &rules);
      g_assert_cmpstr (preset == NULL ? NULL : preset->id, ==, rows[i].preset);

      crumb_rule_book_format (&crumb_cubbage_rule_book, &rules, NULL, text);
      g_assert_true (crumb_rule_book_parse (&crumb_cubbage_rule_book, text, &again, NULL));
      g_assert_cmpmem (&again, sizeof again, &rules, sizeof rules);
      g_assert_true (crumb_rule_book_equal (&crumb_cubbage_rule_book, &again, &rules));
    }
}

/* What is refused, from where on, and for which knob with which range. */
static const struct
{
  const char *text;
  const char *at;
  const char *knob;
  int min;
  int max;
} refused_rows[] = {
  { "nonsense", "nonsense", NULL, 0, 0 },
  { "table", "table", NULL, 0, 0 },
  { "nonsense=1", "nonsense=1", NULL, 0, 0 },
  { "run=up,solo", "solo", NULL, 0, 0 },
  { "run=up,", "run=up,", NULL, 0, 0 },
  { "table=closed", "table=closed", "table", 0, 2 },
  { "table=", "table=", "table", 0, 2 },
  { "table=0", "table=0", "table", 0, 2 },
  { "run=up,skunk=90", "skunk=90", "skunk", 0, 91 },
  { "target=0", "target=0", "target", 1, 999 },
  { "target=1000", "target=1000", "target", 1, 999 },
  { "target=-1", "target=-1", "target", 1, 999 },
  { "target=12x", "target=12x", "target", 1, 999 },
  { "head-start=999", "head-start=999", "head-start", 0, 998 },
  { "head-start=121", "head-start=121", "head-start", 0, 120 },
  { "run=up,head-start=61,target=61", "head-start=61,target=61", "head-start", 0, 60 },
  { "head-start-0=121", "head-start-0=121", "head-start-0", 0, 120 },
  { "head-start-0=9,head-start=9,target=9", "head-start=9,target=9", "head-start", 0, 8 },
  { "solo-20,target=20", "solo-20,target=20", "head-start", 0, 19 },
};

static void
check_refused (void)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (refused_rows); i++)
    {
      CrumbCubbageRules rules = crumb_cubbage_rules_default (), before = rules;
      CrumbRuleError error;

      g_assert_false (crumb_rule_book_parse (&crumb_cubbage_rule_book, refused_rows[i].text, &rules, &error));
      g_assert_cmpmem (&rules, sizeof rules, &before, sizeof before);
      g_assert_cmpstr (error.at, ==, refused_rows[i].at);
      g_assert_cmpstr (error.knob == NULL ? NULL : error.knob->id, ==, refused_rows[i].knob);
      if (i >= 5)
        {
          g_assert_cmpint (error.min, ==, refused_rows[i].min);
          g_assert_cmpint (error.max, ==, refused_rows[i].max);
        }
      g_assert_false (crumb_rule_book_parse (&crumb_cubbage_rule_book, refused_rows[i].text, &rules, NULL));
    }
}

static void
check_default (void)
{
  CrumbCubbageRules rules = crumb_cubbage_rules_default ();
  char text[CRUMB_RULES_TEXT_MAX];

  g_assert_cmpstr (crumb_rule_book_format (&crumb_cubbage_rule_book, &rules, NULL, text), ==, DEFAULT);
}

/* Every knob goes to its ends and no further, and the longest text fits. */
static void
check_knobs (void)
{
  const CrumbRuleBook *book = &crumb_cubbage_rule_book;
  CrumbCubbageRules rules = crumb_cubbage_rules_default ();
  char text[CRUMB_RULES_TEXT_MAX];

  for (unsigned i = 0; i < book->n_knobs; i++)
    {
      CrumbCubbageRules turned = rules;

      g_assert_false (crumb_rule_book_set (book, &turned, i, book->knobs[i].min - 1));
      g_assert_false (crumb_rule_book_set (book, &turned, i, book->knobs[i].max + 1));
      g_assert_true (crumb_rule_book_set (book, &turned, i, book->knobs[i].min));
      g_assert_true (crumb_rule_book_set (book, &turned, i, book->knobs[i].max));
      g_assert_cmpint (crumb_rule_book_get (book, &turned, i), ==, book->knobs[i].max);
      if (strcmp (book->knobs[i].id, "held") != 0 && strcmp (book->knobs[i].id, "false-go") != 0)
        g_assert_true (crumb_rule_book_differs (&crumb_cubbage_rule_book, &turned, i));
    }
  g_assert_false (crumb_rule_book_set (book, &rules, book->n_knobs, 0));
  g_assert_cmpuint (strlen (crumb_rule_book_format (&crumb_cubbage_rule_book, &rules, NULL, text)), <,
                    CRUMB_RULES_TEXT_MAX / 2);
}

static const struct
{
  const char *text;
  const char *knob;
  CrumbCubbageIdle idle;
} idle_rows[] = {
  { "held=leads", "held", CRUMB_CUBBAGE_IDLE_NOT },
  { "two-open,held=leads", "held", CRUMB_CUBBAGE_IDLE_NOT_SOLO },
  { "two-hidden,held=leads", "held", CRUMB_CUBBAGE_IDLE_NOT_SOLO },
  { "false-go=penalty", "false-go", CRUMB_CUBBAGE_IDLE_NOT_HIDDEN },
  { "two-open,false-go=penalty", "false-go", CRUMB_CUBBAGE_IDLE_NOT_HIDDEN },
  { "two-hidden,false-go=penalty", "false-go", CRUMB_CUBBAGE_IDLE_NOT },
  { "skunk=91", "skunk", CRUMB_CUBBAGE_IDLE_NOT },
  { "skunk=91,target=92", "skunk", CRUMB_CUBBAGE_IDLE_NOT },
  { "skunk=91,target=91", "skunk", CRUMB_CUBBAGE_IDLE_SHORT },
};

static void
check_idle (void)
{
  const CrumbRuleBook *book = &crumb_cubbage_rule_book;

  for (unsigned i = 0; i < G_N_ELEMENTS (idle_rows); i++)
    {
      CrumbCubbageRules rules, tidy;
      unsigned knob = 0;

      g_assert_true (crumb_rule_book_parse (&crumb_cubbage_rule_book, idle_rows[i].text, &rules, NULL));
      while (strcmp (book->knobs[knob].id, idle_rows[i].knob) != 0)
        knob++;
      g_assert_cmpint (crumb_cubbage_rule_book.idle (&rules, knob), ==, idle_rows[i].idle);
      g_assert_cmpint (crumb_rule_book_differs (&crumb_cubbage_rule_book, &rules, knob), ==,
                       idle_rows[i].idle == CRUMB_CUBBAGE_IDLE_NOT);
      tidy = rules;
      crumb_rule_book_tidy (&crumb_cubbage_rule_book, &tidy);
      g_assert_cmpint (crumb_rule_book_equal (&crumb_cubbage_rule_book, &tidy, &rules), ==,
                       idle_rows[i].idle == CRUMB_CUBBAGE_IDLE_NOT);
    }
}

void
add_cubbage_rules_tests (void)
{
  g_test_add_func ("/cubbage/rules/texts", check_texts);
  g_test_add_func ("/cubbage/rules/refused", check_refused);
  g_test_add_func ("/cubbage/rules/default", check_default);
  g_test_add_func ("/cubbage/rules/knobs", check_knobs);
  g_test_add_func ("/cubbage/rules/idle", check_idle);
}
