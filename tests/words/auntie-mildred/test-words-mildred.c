/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What Auntie Mildred's list asks, says and refuses; its rulings and their paragraphs; the rulebook and its examples. */

#include "mildred-script.h"
#include "words-tests.h"

#include "words/auntie-mildred/crumb-mildred-agreement.h"
#include "words/auntie-mildred/crumb-mildred-rulebook.h"
#include "words/auntie-mildred/crumb-words-mildred-figures.h"
#include "words/auntie-mildred/crumb-words-mildred-rulings.h"
#include "words/auntie-mildred/crumb-words-mildred.h"
#include "words/crumb-game-words.h"
#include "words/crumb-words-past.h"

#include "rules/auntie-mildred/mildred-figures.h"

#include <string.h>

/* Seat 0 starts with 1 to 6, seat 1 has sixes. */
#define START "start-shake 0 123456, start-shake 1 666666"

extern const CrumbGameWords crumb_auntie_mildred_words;

static const CrumbRulebook *const book = &crumb_mildred_rulebook;
static const char *const names[] = { "Sue", "John" };

static void
assert_text (char *text, const char *want)
{
  g_assert_cmpstr (text, ==, want);
  g_free (text);
}

/* The paragraphs that a ruling rests on are in the book. */
static void
assert_rule (const char *rule, const char *want)
{
  g_assert_cmpstr (rule, ==, want);
  g_assert_nonnull (crumb_rulebook_find (book, rule, NULL));
}

static void
test_combat (void)
{
  static const struct
  {
    unsigned prank, dodge, black, victory;
    gboolean laundry;
    const char *named;
    const char *bare;
    const char *rule;
  } rows[] = {
    { 2, 2, 4, 0, TRUE, "Prank 2 isn’t higher than dodge 2, so John dodges.",
      "Prank 2 isn’t higher than dodge 2, so the other player dodges.", "prank-dodged" },
    { 3, 2, 4, 0, FALSE, "Prank 3 beats dodge 2: John loses a cookie, 4 → 3.",
      "Prank 3 beats dodge 2: the other player loses a cookie, 4 → 3.", "prank-hits" },
    { 3, 2, 1, 1, FALSE,
      "Prank 3 beats dodge 2, but John has no cookie to lose, and without a die on LAUNDRY that’s all.",
      "Prank 3 beats dodge 2, but the other player has no cookie to lose, and without a die on LAUNDRY that’s all.",
      "prank-bites" },
    { 3, 2, 1, 1, TRUE,
      "Prank 3 beats dodge 2. With LAUNDRY it bites: John has no cookie to lose and loses a victory die.",
      "Prank 3 beats dodge 2. With LAUNDRY it bites: the other player has no cookie to lose and loses a victory die.",
      "prank-bites" },
    { 1, 0, 1, 0, TRUE,
      "Prank 1 beats dodge 0. With LAUNDRY it bites: John has neither a cookie nor a victory die to lose, so Sue wins "
      "the game.",
      "Prank 1 beats dodge 0. With LAUNDRY it bites: the other player has neither a cookie nor a victory die to lose, "
      "so the prankster wins the game.",
      "prank-bites" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      CrumbMildredCombat before = { .black = (uint8_t) rows[i].black, .victory = (uint8_t) rows[i].victory };
      CrumbMildredCombat combat =
          crumb_mildred_combat (rows[i].prank, rows[i].dodge, rows[i].black, rows[i].victory, rows[i].laundry);

      assert_text (
          crumb_words_mildred_combat (rows[i].prank, rows[i].dodge, &before, rows[i].laundry, names[0], names[1]),
          rows[i].named);
      assert_text (crumb_words_mildred_combat (rows[i].prank, rows[i].dodge, &before, rows[i].laundry, NULL, NULL),
                   rows[i].bare);
      assert_rule (crumb_words_mildred_combat_rule ((CrumbMildredOutcome) combat.outcome, rows[i].black), rows[i].rule);
    }
}

static CrumbMildredGroup
group_of (const char *faces)
{
  CrumbMildredGroup group = { 0 };

  for (; *faces != '\0'; faces++)
    group.faces[group.n++] = (uint8_t) (*faces - '0');
  return group;
}

static void
test_groups (void)
{
  static const struct
  {
    unsigned card;
    const char *mine, *theirs;
    gboolean laundry_1;
    const char *want;
    const char *rule;
  } rows[] = {
    { 21, "44422", "33366", FALSE, "4-4-4-2-2 beats 3-3-3-6-6: in the row of 3, 4 is higher than 3.", "rows" },
    { 21, "33366", "44422", FALSE, "3-3-3-6-6 doesn’t beat 4-4-4-2-2: in the row of 3, 3 is lower than 4.", "rows" },
    { 21, "44433", "44422", FALSE,
      "4-4-4-3-3 beats 4-4-4-2-2: the rows of 3 are equal, and in the row of 2, 3 is higher than 2.", "rows" },
    { 21, "11122", "", FALSE, "1-1-1-2-2 scores, since nobody else has dice there.", "group-scores" },
    { 21, "44422", "44422", TRUE, "4-4-4-2-2 ties 4-4-4-2-2, and with LAUNDRY#1 that scores.", "ties-score" },
    { 21, "44422", "44422", FALSE, "4-4-4-2-2 only ties 4-4-4-2-2, so it doesn’t score without LAUNDRY#1.",
      "ties-score" },
    { 21, "66666", "", FALSE, "6-6-6-6-6 isn’t a Full House: it takes three dice of one value and two of another.",
      "full-house" },
    { 22, "222555", "444333", FALSE, "2-2-2-5-5-5 beats 4-4-4-3-3-3: in the higher row, 5 is higher than 4.", "rows" },
    { 22, "555222", "555333", FALSE,
      "5-5-5-2-2-2 doesn’t beat 5-5-5-3-3-3: the higher rows are equal, and in the other row, 2 is lower than 3.",
      "rows" },
    { 22, "123456", "", FALSE,
      "1-2-3-4-5-6 aren’t two rows of three: each row takes three dice of one value, and the rows differ.",
      "two-rows" },
    { 23, "551", "55", FALSE, "5-5-1 beats 5-5: it has more dice.", "rows" },
    { 23, "53", "54", FALSE, "5-3 doesn’t beat 5-4: die by die, 3 is lower than 4.", "rows" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      CrumbMildredGroup mine = group_of (rows[i].mine), theirs = group_of (rows[i].theirs);
      CrumbMildredDuel duel = crumb_mildred_duel (rows[i].card, &mine, &theirs, false, rows[i].laundry_1);

      assert_text (crumb_words_mildred_group (rows[i].card, &mine, &theirs, FALSE, rows[i].laundry_1), rows[i].want);
      assert_rule (crumb_words_mildred_group_rule (rows[i].card, &duel, theirs.n > 0), rows[i].rule);
    }
}

static void
test_places_and_cookies (void)
{
  CrumbMildredCookies lost = crumb_mildred_cookies (4, 5, false), exact = crumb_mildred_cookies (4, 2, false);

  assert_text (crumb_words_mildred_place (0, 1, 6), "A 1 starts the set, and its first task is in reach.");
  assert_text (crumb_words_mildred_place (3, 4, 6),
               "The set stands at 3, so the 4 goes there, and tasks 1 to 4 are in reach.");
  assert_text (crumb_words_mildred_place (3, 5, 6), "The set stands at 3: the next die must be a 4, not a 5.");
  assert_text (crumb_words_mildred_place (0, 5, 6), "The set is empty: it starts with a 1, not with a 5.");
  assert_text (crumb_words_mildred_place (5, 6, 5), "The set is full: 5 is its highest task.");
  assert_text (crumb_words_mildred_cookies (1, 1, FALSE), "1 cookie takes the black die from 1 to 2.");
  assert_text (crumb_words_mildred_cookies (4, 2, FALSE),
               "That’s exactly 6: a victory die, and the black die goes back to 1.");
  assert_text (crumb_words_mildred_cookies (4, 5, FALSE),
               "+5 at 4: a victory die, the black die goes back to 1, and 3 cookies are lost.");
  assert_text (crumb_words_mildred_cookies (4, 5, TRUE), "That’s 1 victory die, and the black die goes to 4.");
  assert_rule (crumb_words_mildred_cookies_rule (&lost), "excess");
  assert_rule (crumb_words_mildred_cookies_rule (&exact), "victory-dice");
}

/* What is asked, and how far the game is. */
static void
test_questions (void)
{
  static const struct
  {
    const char *moves;
    const char *question;
    const char *progress;
  } rows[] = {
    { "", "First shake: what do Sue’s 6 to 12 dice show?", "Turn 1 · First shake" },
    { "start-shake 0 123456", "First shake: what do John’s 6 dice show?", "Turn 1 · First shake" },
    { START, "What does Sue do?", "Turn 1 · ACTION" },
    { START ", scally 0 123 =14, task 0 =143", "What does Sue do?", "Turn 1 · ACTION" },
    { START ", scally 0 123 =14, task 0 =143, victory 0 =1", "Which die becomes Sue’s victory die?",
      "Turn 1 · ACTION" },
    { START ", pass 0", "Wake up, John! Then shake 6 dice.", "Turn 2 · WAKEUP" },
    { START ", prank 0 123456, pass 0, keep 1, pass 1", "Wake up, Sue! You have no dice to shake.", "Turn 3 · WAKEUP" },
    { "stands 0 =3, end", "The game is over.", "Game Over · 1 turn" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      CrumbMildred game = mildred_script_fold ("", rows[i].moves);
      g_autofree char *heading = crumb_game_words_heading (&crumb_auntie_mildred, &game);
      g_autofree char *subheading = crumb_game_words_subheading (&crumb_auntie_mildred, &game);
      g_autofree char *progress = g_strdup_printf ("%s · %s", heading, subheading);

      assert_text (crumb_words_mildred_expect (&game, names), rows[i].question);
      g_assert_cmpstr (progress, ==, rows[i].progress);
    }
  assert_text (crumb_words_mildred_gift (143), "What did COOK#3 give?");
}

/* The line of the log that the last move makes. */
static void
test_log (void)
{
  static const struct
  {
    const char *rules;
    const char *moves;
    const char *last;
    const char *want;
  } rows[] = {
    { "", "", "start-shake 0 123 ~", NULL },
    { "", "", "start-shake 0 123456", "Sue shakes 1-2-3-4-5-6." },
    { "", "start-shake 0 123456", "start-shake 1 666666", "John shakes 6-6-6-6-6-6. Sue starts: 21 is lower than 36." },
    { "", "start-shake 0 ?????? =14", "start-shake 1 ?????? =14", "John shakes 14 in all. 14 each: both shake again." },
    { "first-tie=agree", "start-shake 0 111111", "start-shake 1 111111",
      "John shakes 1-1-1-1-1-1. 6 each: the table decides who starts." },
    { "", "", "first-turn 1 =6", "John starts." },
    { "", START, "prank 0 46", "Sue puts 4-6 on PRANK. The highest prank die is in slot 2." },
    { "after-bonus=lowest-gap", START ", prank 0 6, scally 0 123 =11, task 0 =113, add-prank 0 =1", "prank 0 5",
      "Sue puts 5 on PRANK. The highest prank die is in slot 2." },
    { "", START ", pass 0, shake 1, dodge 1 ?", "dodge 1 ?",
      "John puts a die on DODGE. The highest dodge die is in slot 2." },
    { "", START ", pass 0, shake 1, scally 1 ? =13", "scally 1 ?? =13", "John puts 2-3 on CLEAN." },
    { "", START, "modify 0 26 =1", "Sue spends 2 to turn 6 up by one." },
    { "", START, "scally 0 12 =13", "Sue puts 1-2 on CLEAN." },
    { "", START ", scally 0 123 =14", "task 0 =143", "Sue takes the reward of COOK#3." },
    { "", START ", scally 0 123 =14, task 0 =143", "reroll 0 4611 =2", "Sue rolls 4-6 again and gets 1-1." },
    { "", START ", stands 0 =3, scally 0 1 =12, task 0 =121", "cookies 0 =5",
      "Sue gets 5 cookies. +5 at 4: a victory die, the black die goes back to 1, and 3 cookies are lost." },
    { "", START ", scally 0 1 =12, task 0 =121, victory 0 =1", "victory-die 0 =12",
      "Sue takes a victory die from DIY." },
    { "", START ", prank 0 12, stands 1 =3, pass 0, keep 1, dodge 1 6, pass 1", "combat 0",
      "Sue pranks. Prank 2 beats dodge 1: John loses a cookie, 4 → 3." },
    { "", START ", scally 0 1 =11, prank 0 2, pass 0, keep 1, pass 1", "combat 0",
      "Sue pranks. Prank 1 beats dodge 0. With LAUNDRY it bites: John has neither a cookie nor a victory die to lose, "
      "so "
      "Sue wins the game. Sue wins with a prank." },
    { "", START ", scally 0 1234 =12, dodge 0 5, pass 0, keep 1, pass 1", "shake 0 12345",
      "Sue shakes 1-2-3-4-5. 4 dice came home first, as dodge dice and all but the highest of a set must." },
    { "",
      "start-shake 0 4442211, start-shake 1 3336666, indulge 0 44422 =21, pass 0, keep 1, indulge 1 33366 =21, "
      "pass 1",
      "score 0 =21",
      "Sue takes the dice off Full House to score. 4-4-4-2-2 beats 3-3-3-6-6: in the row of 3, 4 is higher than 3." },
    { "", START ", pass 0, keep 1, pass 1", "goal 0 =1",
      "Sue takes all scallywag dice back. The goal isn’t met, so that brings nothing." },
    { "", "stands 0 =13", "stands 0 =15", "Sue has 3 victory dice, black die at 1. Sue wins with 3 victory dice." },
    { "", "stands 0 =3", "resign 0", "Sue gives up. John wins. The game ended early." },
    { "", "stands 0 =3, stands 1 =3", "end",
      "The game ends early. It’s a draw: Sue and John have 0 victory dice, black die at 4. The game ended early." },
    { "", START, "overrule", "The table goes against the rules." },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      CrumbMildred before = mildred_script_fold (rows[i].rules, rows[i].moves), after = before;
      CrumbMove move = mildred_script_parse (rows[i].last);
      CrumbRefusal refusal;

      g_assert_true (crumb_mildred_apply (&after, &move, &refusal));
      assert_text (crumb_words_mildred_move (&before, &move, &after, names), rows[i].want);
    }
}

/* WAKEUP as a list, each with what it would do. */
static void
test_options (void)
{
  static const char *const want[] = {
    "Prank 1 isn’t higher than dodge 1, so John dodges.",
    "1-2 scores, since nobody else has dice there.",
    "Straighten all scallywag dice, then wake abilities.",
    "Take 1 die back from PRANK.",
    "Take 1 die back from DODGE.",
    "Take dice back from LAUNDRY, all but the 2.",
    "Take 2 dice back from LAUNDRY.",
    "Take 2 dice back from Indulgency card 5.",
    "Take all scallywag dice back, for nothing: DIY has no die.",
  };
  CrumbMildred game = mildred_script_fold (
      "goal=2", "start-shake 0 12123456, start-shake 1 66666666, indulge 0 12 =25, scally 0 12 =11, prank 0 3, "
                "dodge 0 4, pass 0, keep 1, dodge 1 6, pass 1");
  CrumbMove options[CRUMB_MILDRED_OPTIONS_MAX];
  unsigned n = crumb_mildred_options (&game, options);

  g_assert_cmpuint (n, ==, G_N_ELEMENTS (want));
  for (unsigned i = 0; i < n; i++)
    assert_text (crumb_words_mildred_option (&game, &options[i], names), want[i]);
}

static void
test_refusals (void)
{
  static const struct
  {
    const char *moves;
    const char *last;
    const char *want;
  } rows[] = {
    { START, "scally 0 5 =13", "CLEAN is empty: it starts with a 1, not with a 5." },
    { START ", scally 0 123 =13", "scally 0 5 =13", "CLEAN stands at 3: the next die must be a 4, not a 5." },
    { START ", scally 0 123 =12", "task 0 =124",
      "Sue’s dice don’t reach DIY#4. Pick a lower card, or place more dice." },
    { START, "indulge 0 66666 =21", "That’s no Full House: it takes three dice of one value and two of another." },
    { START, "task 0 =114", "LAUNDRY#4 is for WAKEUP, before the shake." },
    { START, "prank 1 6", "It’s Sue’s turn." },
    { START, "combat 0", "That belongs to WAKEUP, and the dice are shaken already." },
    { START ", pass 0", "prank 1 6", "That’s an action: shake your dice first." },
    { START ", pass 0", "shake 1 12345", "You need 6 dice here, and you entered 5." },
  };
  unsigned reasons[] = { CRUMB_REFUSAL_NO_SUCH_SEAT, CRUMB_REFUSAL_NOT_YOUR_TURN, CRUMB_REFUSAL_BAD_FACE,
                         CRUMB_REFUSAL_BAD_COLOUR,   CRUMB_REFUSAL_OVER,          CRUMB_REFUSAL_NOT_NOW };
  g_autoptr (GHashTable) said = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      CrumbMildred game = mildred_script_fold ("", rows[i].moves);
      CrumbMove move = mildred_script_parse (rows[i].last);
      CrumbRefusal refusal;

      g_assert_false (crumb_mildred_apply (&game, &move, &refusal));
      assert_text (crumb_words_mildred_refusal (&refusal, names), rows[i].want);
    }
  /* Every reason has words, and hardly two the same. */
  for (unsigned why = 0; why < G_N_ELEMENTS (reasons) + CRUMB_MILDRED_REFUSAL_END - CRUMB_REFUSAL_OWN; why++)
    {
      CrumbRefusal refusal = { .got = 12, .max = 3, .face = 4 };
      char *words;

      refusal.reason =
          (uint8_t) (why < G_N_ELEMENTS (reasons) ? reasons[why] : CRUMB_REFUSAL_OWN + why - G_N_ELEMENTS (reasons));
      words = crumb_words_mildred_refusal (&refusal, names);
      g_assert_true (words != NULL && strlen (words) > 10);
      g_hash_table_add (said, words);
    }
  g_assert_cmpuint (g_hash_table_size (said), >=,
                    G_N_ELEMENTS (reasons) + CRUMB_MILDRED_REFUSAL_END - CRUMB_REFUSAL_OWN - 1);
}

/* Every move can be quoted, and what can be added later has a name. */
static void
test_quoted (void)
{
  for (uint8_t what = 0; what < CRUMB_MILDRED_N_MOVES; what++)
    {
      CrumbMove move = {
        .what = what, .seat = 0, .amount = 12, .dice = { .count = 2, .dice = { { 3, 0 }, { 4, 0 } } }
      };
      g_autofree char *quoted = crumb_words_mildred_quoted (&move, names);

      g_assert_true (what == CRUMB_MILDRED_END || what == CRUMB_MILDRED_OVERRULE || strstr (quoted, "Sue") != NULL);
    }
  assert_text (
      crumb_game_words_kept (&crumb_auntie_mildred, NULL, &(CrumbMove) { .what = CRUMB_MILDRED_PASS }, "tea", names),
      "The table keeps it: Sue passes. Reason: tea");
}

static void
test_sections (void)
{
  guint number = 0;

  for (guint i = 0; i < book->n_sections; i++)
    {
      const CrumbRuleSection *section = &book->sections[i];

      g_assert_true (crumb_rulebook_find (book, section->id, NULL) == section);
      for (guint j = 0; j < section->n_parts; j++)
        {
          const CrumbRulePart *part = &section->parts[j];

          g_assert_true ((part->text == NULL) != (part->example == NULL));
          if (part->number > 0)
            g_assert_cmpuint (part->number, ==, ++number);
          if (part->example != NULL && !book->agrees (part->example))
            {
              g_autofree char *expected = book->expected (part->example);
              g_autofree char *ruling = book->ruling (part->example);

              g_test_fail_printf ("%s: “%s” against “%s”", section->id, expected, ruling);
            }
        }
    }
  g_assert_cmpuint (number, ==, 35);
}

/* A wrong example is noticed. */
static void
test_differing (void)
{
  static const CrumbMildredExample wrong[] = {
    { .kind = CRUMB_MILDRED_EXAMPLE_COMBAT, .prank = 3, .dodge = 2, .black = 4 },
    { .kind = CRUMB_MILDRED_EXAMPLE_GROUP, .card = 21, .dice = { "44422" }, .scores = FALSE },
    { .kind = CRUMB_MILDRED_EXAMPLE_GROUP, .card = 21, .dice = { "66666" }, .scores = TRUE },
    { .kind = CRUMB_MILDRED_EXAMPLE_COOKIES, .black = 4, .gain = 5, .black_after = 1, .victory_after = 1, .lost = 2 },
    { .kind = CRUMB_MILDRED_EXAMPLE_GAME, .moves = START ", prank 0 4", .at = CRUMB_MILDRED_PRANK, .stands = 4 },
    { .kind = CRUMB_MILDRED_EXAMPLE_GAME, .moves = START ", prank 0 4", .refused = TRUE },
    { .kind = CRUMB_MILDRED_EXAMPLE_GAME,
      .moves = START ", scally 0 1 =12",
      .at = CRUMB_MILDRED_DIY,
      .stands = 1,
      .used = TRUE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (wrong); i++)
    g_assert_false (crumb_mildred_example_agrees (&wrong[i]));
}

static void
test_first_game (void)
{
  g_assert_nonnull (strstr (book->steps[0].text, "three victory dice"));
  for (guint i = 0; i < book->n_steps; i++)
    {
      const CrumbMildredExample *example = book->steps[i].example;

      g_assert_cmpuint (strlen (book->steps[i].title), <=, 24);
      g_assert_cmpuint (strlen (book->steps[i].text), <=, 180);
      g_assert_true (!book->is_judged (example) || book->agrees (example));
    }
}

/* Every position of every knob is a sentence. */
static void
test_agreement (void)
{
  const CrumbRuleBook *knobs = &crumb_mildred_rule_book;
  CrumbMildredRules rules = crumb_mildred_rules_default ();

  for (unsigned knob = 0; knob < knobs->n_knobs; knob++)
    for (int number = knobs->knobs[knob].min; number <= knobs->knobs[knob].max; number++)
      if (crumb_rule_book_set (knobs, &rules, knob, number))
        {
          g_autofree char *sentence = crumb_agreement_sentence (&crumb_mildred_agreement, &rules, knob);

          g_assert_true (g_str_has_suffix (sentence, "."));
        }
}

/* Each set can have a goal line of its own. */
static void
test_goal_lines (void)
{
  CrumbMildredRules rules;
  g_autofree char *sentence = NULL;
  g_autofree char *value = crumb_agreement_value (&crumb_mildred_agreement, 1, 3443);

  g_assert_true (crumb_rule_book_parse (&crumb_mildred_rule_book, "goal=3443", &rules, NULL));
  sentence = crumb_agreement_sentence (&crumb_mildred_agreement, &rules, 1);
  g_assert_cmpstr (sentence, ==, "The goal line is at level 3 in LAUNDRY, 4 in DIY, 4 in CLEAN and 3 in COOK.");
  g_assert_cmpstr (value, ==, "3-4-4-3");
}

static void
test_figures (void)
{
  CrumbFigures figures = { 0 };
  g_autoptr (GPtrArray) lines = NULL;

  for (unsigned i = 0; i < CRUMB_MILDRED_N_FIGURES; i++)
    figures[i] = i + 1;
  lines = crumb_words_mildred_figures (figures);
  g_assert_cmpuint (lines->len, ==, CRUMB_MILDRED_N_FIGURES);
  for (unsigned i = 0; i < lines->len; i++)
    {
      const CrumbFigureLine *line = lines->pdata[i];

      figures[g_ascii_strtoll (line->text, NULL, 10) - 1] = 0;
    }
  for (unsigned i = 0; i < CRUMB_MILDRED_N_FIGURES; i++)
    g_assert_cmpint (figures[i], ==, 0);
  assert_text (crumb_game_words_points_against (&crumb_auntie_mildred, 41, 39), "41 cookies to 39");
  assert_text (crumb_game_words_last_games (&crumb_auntie_mildred, 3, 0.5, 1.25, 0.9),
               "Cookies per turn in the last 3 games: between 0.5 and 1.2, 0.9 on average.");
  assert_text (crumb_game_words_last_game (&crumb_auntie_mildred, "12/03/26", 1.4, TRUE),
               "12/03/26: 1.4 cookies per turn, won");
  assert_text (crumb_words_highlight (CRUMB_HIGHLIGHT_ROUNDS, &crumb_auntie_mildred, 0, 6, NULL), "6 turns");
}

void
add_words_mildred_tests (void)
{
  g_test_add_func ("/words/mildred/combat", test_combat);
  g_test_add_func ("/words/mildred/groups", test_groups);
  g_test_add_func ("/words/mildred/places-and-cookies", test_places_and_cookies);
  g_test_add_func ("/words/mildred/questions", test_questions);
  g_test_add_func ("/words/mildred/log", test_log);
  g_test_add_func ("/words/mildred/options", test_options);
  g_test_add_func ("/words/mildred/refusals", test_refusals);
  g_test_add_func ("/words/mildred/quoted", test_quoted);
  g_test_add_func ("/words/mildred/sections", test_sections);
  g_test_add_func ("/words/mildred/differing", test_differing);
  g_test_add_func ("/words/mildred/first-game", test_first_game);
  g_test_add_func ("/words/mildred/agreement", test_agreement);
  g_test_add_func ("/words/mildred/goal-lines", test_goal_lines);
  g_test_add_func ("/words/mildred/figures", test_figures);
}
