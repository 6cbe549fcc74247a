/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Card sheets: their text, and what the rules make of them. */

#include "mildred-script.h"
#include "rules-tests.h"
#include "rules/auntie-mildred/mildred-figures.h"

#include <string.h>

#define START "start-shake 0 123456, start-shake 1 666666"
/* A game whose first player has a 1, a 2 and a 3 on LAUNDRY. */
#define LAUNDRY START ", scally 0 123 =11"

/* What is read, and how it is written. */
static void
check_text (void)
{
  static const struct
  {
    const char *text;
    const char *canonical;
  } taken[] = {
    { "", "" },
    { "111=always", "111=always" },
    { "146=reward:cookies30,21=cookies5", "21=cookies5,146=reward:cookies30" },
    { "23=rows4+1:cookies3,24=rows2+2+1", "23=rows4+1:cookies3,24=rows2+2+1" },
    { "113=reward:prank1,114=wakeup:other,115=unknown:victory1",
      "113=reward:prank1,114=wakeup:other,115=unknown:victory1" },
    { "141=wakeup-always:straighten,143=reward:reroll2,142=reward:dodge2",
      "141=wakeup-always:straighten,142=reward:dodge2,143=reward:reroll2" },
  };
  static const char *const refused[] = {
    "111",
    "111=",
    "111=maybe",
    "111=unknown",
    "117=always",
    "110=always",
    "151=always",
    "111=always,",
    ",111=always",
    "111=always,111=reward",
    "111=reward:cookies",
    "111=reward:cookies0",
    "111=reward:cookies31",
    "111=reward:other1",
    "111=reward:prank6",
    "20=cookies1",
    "30=cookies1",
    "21=rows3+2",
    "23=rows1+2",
    "23=rows9+4",
    "23=rows1+1+1+1+1",
    "23=rows",
    "23=rows0",
    "23=rows3:",
    "21=cookies01",
    "21=cookies3,21=cookies4",
    "0111=always",
    "111=always ",
    "x",
  };
  CrumbMildredSheet sheet = crumb_mildred_sheet_scraps (), read;
  char text[CRUMB_SHEET_TEXT_MAX];

  for (gsize i = 0; i < G_N_ELEMENTS (taken); i++)
    {
      g_assert_true (crumb_mildred_sheet_parse (taken[i].text, &read));
      g_assert_cmpstr (crumb_mildred_sheet_format (&read, text), ==, taken[i].canonical);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (refused); i++)
    if (crumb_mildred_sheet_parse (refused[i], &read))
      g_error ("“%s” was taken", refused[i]);

  /* No card but those that the game's text tells of. */
  g_assert_cmpstr (crumb_mildred_sheet_format (&sheet, text), ==,
                   "111=always,113=reward:prank1,114=wakeup,123=reward,141=wakeup-always,143=reward:reroll2");
}

/* The longest text there is has room. */
static void
check_longest (void)
{
  CrumbMildredSheet sheet;
  char text[CRUMB_SHEET_TEXT_MAX];

  memset (&sheet, 0, sizeof sheet);
  for (unsigned set = 0; set < CRUMB_MILDRED_SETS; set++)
    for (unsigned level = 0; level < CRUMB_MILDRED_LEVELS_MAX; level++)
      sheet.tasks[set][level] =
          (CrumbMildredTask) { CRUMB_MILDRED_TASK_WAKEUP_ALWAYS, CRUMB_MILDRED_GIVES_STRAIGHTEN, 0 };
  for (unsigned card = 0; card < CRUMB_MILDRED_CARDS; card++)
    sheet.cards[card] = (CrumbMildredPay) { 30, { card > 1, card > 1, card > 1, card > 1 } };
  g_assert_cmpuint (strlen (crumb_mildred_sheet_format (&sheet, text)), <, sizeof text - 1);
}

static CrumbMildred
fold (const char *sheet, const char *script)
{
  CrumbMildred game = mildred_script_fold ("", "");
  g_auto (GStrv) moves = g_strsplit (script, ", ", -1);

  g_assert_true (crumb_game_kind_start_with (&crumb_auntie_mildred, &game, "", sheet, 2, 0));
  for (unsigned i = 0; moves[i] != NULL; i++)
    {
      CrumbMove move = mildred_script_parse (moves[i]);
      CrumbRefusal refusal;

      if (!crumb_mildred_apply (&game, &move, &refusal))
        g_error ("“%s” of “%s” was refused: %d", moves[i], script, (int) refusal.reason);
    }
  return game;
}

static void
check_games (void)
{
  static const struct
  {
    const char *sheet;
    const char *moves;
    const char *want;
  } rows[] = {
    /* What a card gives is given at once, and there is nothing left to tell */
    { "113=reward:cookies4", LAUNDRY ", task 0 =113", "4-0 0action | p456 L123* b5 | p666666" },
    { "113=reward:cookies7", LAUNDRY ", task 0 =113", "0-0 0action due1 | p456 L123* | p666666" },
    { "113=reward:cookies7", LAUNDRY ", task 0 =113, victory-die 0 =11", "5-0 0action | p456 L23* v1 | p666666" },
    { "113=reward:victory2", LAUNDRY ", task 0 =113", "0-0 0action due2 | p456 L123* | p666666" },
    { "113=reward:prank1", START ", prank 0 4, scally 0 123 =11, task 0 =113", "0-0 0action | p56 P2 L123* | p666666" },
    { "113=reward:dodge5", START ", dodge 0 45, scally 0 123 =11, task 0 =113",
      "0-0 0action | p6 D16 L123* | p666666" },
    /* With no die there, it does nothing */
    { "113=reward:prank1", LAUNDRY ", task 0 =113", "0-0 0action | p456 L123* | p666666" },
    /* The table tells the rest, but nothing else */
    { "113=reward:reroll3", LAUNDRY ", task 0 =113, reroll 0 456111 =3",
      "0-0 0action source113 | p111 L123* | p666666" },
    { "113=reward:straighten", LAUNDRY ", task 0 =113, straighten 0 =11",
      "0-0 0action source113 | p456 L123 | p666666" },
    { "113=reward:other", LAUNDRY ", task 0 =113, cookies 0 =2", "2-0 0action source113 | p456 L123* b3 | p666666" },
    { "113=reward:reroll3", LAUNDRY ", task 0 =113, overrule, cookies 0 =2",
      "2-0 0action source113 | p456 L123* b3 | p666666" },
    { "", LAUNDRY ", task 0 =113, straighten 0 =11", "0-0 0action source113 | p456 L123 | p666666" },
    /* WAKEUP */
    { "112=wakeup:cookies2", LAUNDRY ", pass 0, keep 1, pass 1, straighten 0, wake 0 =112",
      "2-0 0wakeup | p456 L123* b3 | p666666" },
    { "112=wakeup-always:cookies2", LAUNDRY ", pass 0, keep 1, pass 1, straighten 0, wake 0 =112",
      "2-0 0wakeup | p456 L123 b3 | p666666" },
    /* Indulgency cards pay, and know their rows */
    { "21=cookies3",
      "start-shake 0 444221, start-shake 1 666666, indulge 0 44422 =21, pass 0, keep 1, pass 1, score 0 =21",
      "3-0 0wakeup | p1 u5 b4 | p666666" },
    { "23=rows4+1:cookies6",
      "start-shake 0 222213, start-shake 1 666666, indulge 0 22221 =23, pass 0, keep 1, pass 1, score 0 =23",
      "0-0 0wakeup due1 | p3 u5 | p666666" },
    { "23=rows2+2", "start-shake 0 223316, start-shake 1 666666, indulge 0 2233 =23",
      "0-0 0action | p16 g23:2233 | p666666" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      CrumbMildred game = fold (rows[i].sheet, rows[i].moves);
      g_autofree char *text = mildred_script_describe (&game);

      if (!g_str_equal (text, rows[i].want))
        g_test_fail_printf ("“%s” %s is %s, not %s", rows[i].moves, rows[i].sheet, text, rows[i].want);
    }
}

static void
check_refused (void)
{
  static const struct
  {
    const char *sheet;
    const char *moves;
    const char *last;
    unsigned reason;
    bool can_overrule;
  } rows[] = {
    { "112=wakeup", LAUNDRY, "task 0 =112", CRUMB_MILDRED_REFUSAL_NOT_A_REWARD, false },
    { "112=reward", LAUNDRY ", pass 0, keep 1, pass 1, straighten 0", "wake 0 =112", CRUMB_MILDRED_REFUSAL_NOT_A_WAKEUP,
      false },
    /* The sheet goes before what the game's text says */
    { "123=wakeup", START ", scally 0 123 =12", "task 0 =123", CRUMB_MILDRED_REFUSAL_NOT_A_REWARD, false },
    { "113=reward:cookies4", LAUNDRY ", task 0 =113", "cookies 0 =4", CRUMB_MILDRED_REFUSAL_NO_SOURCE, false },
    { "113=reward:reroll2", LAUNDRY ", task 0 =113", "cookies 0 =4", CRUMB_MILDRED_REFUSAL_NOT_ITS_GIFT, true },
    { "113=reward:reroll2", LAUNDRY ", task 0 =113", "reroll 0 456111 =3", CRUMB_MILDRED_REFUSAL_AMOUNT, false },
    { "113=reward:reroll2", LAUNDRY ", task 0 =113", "straighten 0 =11", CRUMB_MILDRED_REFUSAL_NOT_ITS_GIFT, true },
    { "", LAUNDRY, "straighten 0", CRUMB_MILDRED_REFUSAL_PHASE, false },
    { "", LAUNDRY ", pass 0, keep 1, pass 1", "straighten 0 =11", CRUMB_MILDRED_REFUSAL_NO_SOURCE, false },
    { "23=rows4+1", "start-shake 0 222113, start-shake 1 666666", "indulge 0 22211 =23",
      CRUMB_MILDRED_REFUSAL_DOES_NOT_MATCH, true },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      CrumbMildred game = fold (rows[i].sheet, rows[i].moves);
      CrumbMove move = mildred_script_parse (rows[i].last);
      CrumbRefusal refusal;

      if (crumb_mildred_apply (&game, &move, &refusal) || (unsigned) refusal.reason != rows[i].reason
          || refusal.can_overrule != rows[i].can_overrule)
        g_test_fail_printf ("row %u, %s: %d", i, rows[i].last, (int) refusal.reason);
    }
}

/* What a sheet gives counts as what the table tells does. */
static void
check_figures (void)
{
  CrumbMildred before = fold ("113=reward:cookies7", LAUNDRY), after = before;
  CrumbMove task = mildred_script_parse ("task 0 =113");
  CrumbFigures figures[CRUMB_SEATS_MAX] = { 0 };
  CrumbRefusal refusal;

  g_assert_true (crumb_mildred_apply (&after, &task, &refusal));
  crumb_auntie_mildred.count (&before, &task, &after, figures);
  g_assert_cmpint (figures[0][CRUMB_MILDRED_FIGURE_COOKIES], ==, 5);
  g_assert_cmpint (figures[0][CRUMB_MILDRED_FIGURE_EXCESS], ==, 2);
  g_assert_cmpint (figures[0][CRUMB_MILDRED_FIGURE_VICTORY_COOKIES], ==, 1);
  g_assert_cmpint (figures[0][CRUMB_MILDRED_FIGURE_TASKS], ==, 1);
}

/* Other games have no sheets. */
static void
check_kinds (void)
{
  CrumbMildred game;
  char canonical[CRUMB_SHEET_TEXT_MAX];

  g_assert_false (crumb_game_kind_start_with (&crumb_auntie_mildred, &game, "", "x", 2, 0));
  g_assert_true (crumb_game_kind_start_with (&crumb_auntie_mildred, &game, "", NULL, 2, 0));
  g_assert_true (crumb_auntie_mildred.sheet (&game, "22=cookies2,21=cookies1", canonical));
  g_assert_cmpstr (canonical, ==, "21=cookies1,22=cookies2");
}

void
add_mildred_sheet_tests (void)
{
  g_test_add_func ("/mildred/sheet/text", check_text);
  g_test_add_func ("/mildred/sheet/longest", check_longest);
  g_test_add_func ("/mildred/sheet/games", check_games);
  g_test_add_func ("/mildred/sheet/refused", check_refused);
  g_test_add_func ("/mildred/sheet/figures", check_figures);
  g_test_add_func ("/mildred/sheet/kinds", check_kinds);
}
