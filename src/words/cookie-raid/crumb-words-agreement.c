/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* House rules as an agreement: what each knob settles, as a sentence that people could say across the table. */

#include "crumb-words-agreement.h"

#include "crumb-words-raid.h"

#include <glib/gi18n.h>

typedef struct
{
  const char *id;
  int number;
  const char *sentence;
  const char *value;
  const char *note;
} Position;

/* The knobs whose values have words; all others are numbers. */
static const Position positions[] = {
  { "most-dice", 0, N_ ("A bid may have any number of dice."), N_ ("Any number"), NULL },
  { "comparison", CRUMB_COMPARE_HIGHEST_DIE, N_ ("The highest die wins a bid; when equal, the next one decides."),
    N_ ("Highest die"), N_ ("5-1-1 beats 4-4-4.") },
  { "comparison", CRUMB_COMPARE_MOST_PIPS, N_ ("The most pips in all win a bid."), N_ ("Most pips"),
    N_ ("4-4-4 beats 5-1-1, by 12 pips to 7.") },
  { "comparison", CRUMB_COMPARE_LOWEST_DIE, N_ ("The lowest die wins a bid; when equal, the next one decides."),
    N_ ("Lowest die"), N_ ("1-6 beats 2-2.") },
  { "advantage", CRUMB_ADVANTAGE_LAST_DIE, N_ ("Who rolled fewer dice wins when all of them are tied."),
    N_ ("Last die"), N_ ("4-3 beats 4-3-3, and loses to 4-4-1.") },
  { "advantage", CRUMB_ADVANTAGE_HIGHEST_DIE, N_ ("Who rolled fewer dice wins right after the first die is tied."),
    N_ ("First die"), N_ ("5-1 beats 5-4-1.") },
  { "advantage", CRUMB_ADVANTAGE_NONE, N_ ("Rolling fewer dice is never an advantage."), N_ ("Never"),
    N_ ("4-3-3 beats 4-3.") },
  { "lucky-last", 0, N_ ("The last die of the plate keeps its face."), NULL, NULL },
  { "lucky-last", 1, N_ ("Who takes the last die of the plate may re-roll it once."), NULL, NULL },
  { "single-points", 0, N_ ("A single die is worth nothing."), NULL, NULL },
  { "bonus", 0, N_ ("The best set brings no bonus."), NULL, NULL },
  { "tied-best", CRUMB_TIED_BEST_SHARE, N_ ("Equally good best hands each take the bonus."), N_ ("Each takes it"),
    NULL },
  { "tied-best", CRUMB_TIED_BEST_ROLL_OFF, N_ ("Equally good best hands roll one die each for the bonus."),
    N_ ("Roll-off"), N_ ("The highest takes it; equal again, they roll again.") },
  { "by-face", 0, N_ ("Each hand is scored by its own sets."), NULL, NULL },
  { "by-face", 1, N_ ("Who has most dice of a face takes the pips of all dice of that face."), NULL,
    N_ ("This replaces the cookies for sets. Where two have as many, the best hand takes them.") },
  { "end", CRUMB_END_TARGET, N_ ("The game is played to a number of cookies."), N_ ("Cookies"),
    N_ ("It is checked only when a round has been scored.") },
  { "end", CRUMB_END_ROUNDS, N_ ("The game is played for a number of rounds."), N_ ("Rounds"), NULL },
  { "tied-end", CRUMB_TIED_END_ANOTHER_ROUND, N_ ("Who are tied on top play on, until one of them is alone there."),
    N_ ("One more round"), NULL },
  { "tied-end", CRUMB_TIED_END_SHARED_WIN, N_ ("Who are tied on top share the win."), N_ ("Shared win"), NULL },
  { "flush", 0, N_ ("The colours of dice mean nothing."), NULL, NULL },
  { "flush", 1, N_ ("A set all of one colour counts double."), NULL,
    N_ ("Dice come in three colours, and each hand starts with one of each.") },
  { "hands", 0, N_ ("Hands are hidden until the reveal."), N_ ("Hidden"), NULL },
  { "hands", 1, N_ ("Hands lie open on the table."), N_ ("Open"),
    N_ ("The table shows what is known of each hand from the bids that were entered.") },
  { "countdown", 0, N_ ("A bid takes the time it takes."), N_ ("Off"), NULL },
};

static const char *
id_of (unsigned knob)
{
  unsigned n;
  const CrumbRuleKnob *knobs = crumb_house_rules_knobs (&n);

  return knob < n ? knobs[knob].id : "";
}

static const Position *
find_position (unsigned knob, int number)
{
  for (gsize i = 0; i < G_N_ELEMENTS (positions); i++)
    if (positions[i].number == number && g_str_equal (positions[i].id, id_of (knob)))
      return &positions[i];
  return NULL;
}

static char *
sentence_with_number (const char *id, int number)
{
  gulong n = (gulong) number;

  if (g_str_equal (id, "plate"))
    return g_strdup_printf (ngettext ("%d die lies on the plate.", "%d dice lie on the plate.", n), number);
  if (g_str_equal (id, "most-dice"))
    return g_strdup_printf (ngettext ("A bid has at most %d die.", "A bid has at most %d dice.", n), number);
  if (g_str_equal (id, "set-points"))
    return g_strdup_printf (
        ngettext ("Each die in a set is worth %d cookie.", "Each die in a set is worth %d cookies.", n), number);
  if (g_str_equal (id, "single-points"))
    return g_strdup_printf (ngettext ("Each single die is worth %d cookie.", "Each single die is worth %d cookies.", n),
                            number);
  if (g_str_equal (id, "bonus"))
    return g_strdup_printf (
        ngettext ("The best set brings a bonus of %d cookie.", "The best set brings a bonus of %d cookies.", n),
        number);
  if (g_str_equal (id, "target"))
    return g_strdup_printf (ngettext ("It takes %d cookie to end the game.", "It takes %d cookies to end the game.", n),
                            number);
  if (g_str_equal (id, "rounds"))
    return g_strdup_printf (ngettext ("The game has %d round.", "The game has %d rounds.", n), number);
  if (g_str_equal (id, "sides"))
    return g_strdup_printf (ngettext ("The dice have %d side.", "The dice have %d sides.", n), number);
  if (g_str_equal (id, "countdown"))
    return g_strdup_printf (
        ngettext ("A bid has %d second, then “1, 2, 3, go”.", "A bid has %d seconds, then “1, 2, 3, go”.", n), number);
  g_return_val_if_reached (g_strdup (""));
}

char *
crumb_words_agreement (const CrumbHouseRules *rules, unsigned knob)
{
  int number = crumb_rule_book_get (&crumb_house_rule_book, rules, knob);
  const Position *position = find_position (knob, number);

  return position != NULL ? g_strdup (_ (position->sentence)) : sentence_with_number (id_of (knob), number);
}

char *
crumb_words_agreement_value (unsigned knob, int number)
{
  const Position *position = find_position (knob, number);

  if (position != NULL && position->value != NULL)
    return g_strdup (_ (position->value));
  if (g_str_equal (id_of (knob), "countdown"))
    return g_strdup_printf (ngettext ("%d second", "%d seconds", (gulong) number), number);
  return g_strdup_printf ("%d", number);
}

const char *
crumb_words_agreement_note (const CrumbHouseRules *rules, unsigned knob)
{
  const Position *position = find_position (knob, crumb_rule_book_get (&crumb_house_rule_book, rules, knob));

  /* The examples of the advantage are compared die by die, highest first. */
  if (position == NULL || position->note == NULL)
    return NULL;
  if (g_str_equal (position->id, "advantage") && rules->comparison != CRUMB_COMPARE_HIGHEST_DIE)
    return rules->comparison == CRUMB_COMPARE_MOST_PIPS && rules->advantage != CRUMB_ADVANTAGE_NONE
               ? _ ("It decides when the pips are equal.")
               : NULL;
  return _ (position->note);
}

char *
crumb_words_agreement_final (unsigned knob)
{
  CrumbHouseRules rules = crumb_house_rules_final ();
  g_autofree char *sentence = crumb_words_agreement (&rules, knob);

  /* Translators: %s is a whole sentence, such as “8 dice lie on the plate.” */
  return g_strdup_printf (_ ("Final rules: %s"), sentence);
}

const char *
crumb_words_agreement_idle (const CrumbHouseRules *rules, unsigned knob)
{
  switch (crumb_house_rule_book.idle (rules, knob))
    {
    case CRUMB_IDLE_BY_FACE:
      return _ ("This changes nothing while hands are scored by face.");
    case CRUMB_IDLE_NO_SETS:
      return _ ("This changes nothing while a set is worth nothing.");
    case CRUMB_IDLE_ENDS_ROUNDS:
      return _ ("This changes nothing while a game is played for a number of rounds.");
    case CRUMB_IDLE_ENDS_TARGET:
      return _ ("This changes nothing while a game is played to a number of cookies.");
    case CRUMB_IDLE_NOT:
      break;
    }
  return NULL;
}

char *
crumb_words_agreement_changes (const CrumbHouseRules *rules)
{
  unsigned changes = 0, n;

  crumb_house_rules_knobs (&n);
  for (unsigned knob = 0; knob < n; knob++)
    changes += crumb_rule_book_differs (&crumb_house_rule_book, rules, knob);

  if (changes == 0)
    return g_strdup (_ ("Nothing differs from the final rules."));
  return g_strdup_printf (
      ngettext ("%u thing differs from the final rules.", "%u things differ from the final rules.", changes), changes);
}

char *
crumb_words_agreement_differences (const CrumbHouseRules *rules)
{
  g_autoptr (GString) lines = g_string_new (NULL);
  unsigned n;

  crumb_house_rules_knobs (&n);
  for (unsigned knob = 0; knob < n; knob++)
    if (crumb_rule_book_differs (&crumb_house_rule_book, rules, knob))
      {
        g_autofree char *sentence = crumb_words_agreement (rules, knob);

        if (lines->len > 0)
          g_string_append_c (lines, '\n');
        g_string_append (lines, sentence);
      }
  return g_string_free_and_steal (g_steal_pointer (&lines));
}

const char *
crumb_words_agreement_name (const CrumbHouseRules *rules)
{
  const CrumbRulePreset *preset = crumb_rule_book_preset (&crumb_house_rule_book, rules);

  return preset != NULL ? crumb_words_preset_name (preset) : _ ("House rules");
}

char *
crumb_words_agreement_label (const CrumbHouseRules *rules)
{
  g_autofree char *differences = NULL;

  if (crumb_rule_book_preset (&crumb_house_rule_book, rules) != NULL)
    return g_strdup (crumb_words_agreement_name (rules));

  differences = g_strdelimit (crumb_words_agreement_differences (rules), "\n", ' ');
  /* Translators: %s are sentences that say what differs from the final rules. */
  return g_strdup_printf (_ ("House rules: %s"), differences);
}
