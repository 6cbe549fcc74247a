/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* House rules as an agreement: what each knob settles, as a sentence that people could say across the table. */

#include "crumb-words-cubbage-agreement.h"

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
  { "table", CRUMB_CUBBAGE_SOLO, N_ ("One player plays against a rolled opponent."), N_ ("Solo"),
    N_ ("You roll the opponent’s dice one by one, in the play.") },
  { "table", CRUMB_CUBBAGE_HIDDEN, N_ ("Two play, and hide their dice until they lay them."), N_ ("Two, hidden"),
    N_ ("Crumb learns each die as it’s laid, and takes your word for a go.") },
  { "table", CRUMB_CUBBAGE_OPEN, N_ ("Two play with all dice open."), N_ ("Two, open"),
    N_ ("Enter both rolls. Crumb sees by itself who can’t lay a die.") },
  { "head-start", 0, N_ ("Both start at 0."), NULL, NULL },
  { "run", CRUMB_CUBBAGE_RUN_ANY, N_ ("A run in the play can fall in any order."), N_ ("Any order"),
    N_ ("3, 5, 4 is a run.") },
  { "run", CRUMB_CUBBAGE_RUN_UP_OR_DOWN, N_ ("A run in the play goes up or down."), N_ ("Up or down"),
    N_ ("3, 4, 5 and 5, 4, 3 are runs; 3, 5, 4 isn’t.") },
  { "run", CRUMB_CUBBAGE_RUN_UP, N_ ("A run in the play goes up."), N_ ("Up only"),
    N_ ("3, 4, 5 is a run; 5, 4, 3 isn’t.") },
  { "win", CRUMB_CUBBAGE_WIN_AT_ONCE, N_ ("Whoever gets to the target first wins, even in the middle of a deal."),
    N_ ("At once"), N_ ("The hand without the crib is counted first.") },
  { "win", CRUMB_CUBBAGE_WIN_END_OF_DEAL, N_ ("The deal is finished first, and then the higher score wins."),
    N_ ("After the deal"), N_ ("If you’re tied, play another deal.") },
  { "held", CRUMB_CUBBAGE_HELD_NEXT_DIE, N_ ("A held die is the opponent’s next die, whoever leads."), N_ ("Next die"),
    N_ ("Whoever didn’t score for the last die leads, as always.") },
  { "held", CRUMB_CUBBAGE_HELD_LEADS, N_ ("A held die always leads the next play."), N_ ("Leads"), NULL },
  { "skunk", 0, N_ ("A win is a win, by however many points."), N_ ("No skunk"), NULL },
  { "skunk", 91, N_ ("Winning against fewer than 91 points is a skunk."), N_ ("91 points"), NULL },
  { "count", CRUMB_CUBBAGE_COUNT_REFEREE, N_ ("Crumb counts hands and cribs."), N_ ("Crumb counts"), NULL },
  { "count", CRUMB_CUBBAGE_COUNT_CLAIM, N_ ("You count for yourselves, and what you miss is lost."),
    N_ ("Players count"), NULL },
  { "count", CRUMB_CUBBAGE_COUNT_MUGGINS, N_ ("You count for yourselves, and what you miss goes to the other side."),
    N_ ("Muggins"), NULL },
  { "false-go", CRUMB_CUBBAGE_FALSE_GO_REPORT, N_ ("A false go costs nothing."), N_ ("No penalty"),
    N_ ("Crumb tells when a die turns up that would have fit.") },
  { "false-go", CRUMB_CUBBAGE_FALSE_GO_PENALTY, N_ ("A false go brings the other player 2 points."), N_ ("2 points"),
    N_ ("Crumb tells when a die turns up that would have fit.") },
};

/* What knobs are about, in their order in the book. */
static const char *const knob_names[] = {
  N_ ("who plays"),
  N_ ("points that the opponent, or the second player, starts with"),
  N_ ("order of a run in the play"),
  N_ ("when the target ends the game"),
  N_ ("what a held die is used for"),
  N_ ("points that save the loser from a skunk"),
  N_ ("who counts hands and cribs"),
  N_ ("price of a false go"),
  N_ ("points to play to"),
};

static const struct
{
  const char *id;
  const char *name;
  const char *about;
} presets[] = {
  { "solo", N_ ("Solo"), N_ ("One against a rolled opponent, as the game was written.") },
  { "solo-20", N_ ("Solo, 20 ahead"), N_ ("The opponent starts with 20 points, as the game’s author likes it.") },
  { "two-hidden", N_ ("Two, dice hidden"), N_ ("Two players who keep their dice to themselves.") },
  { "two-open", N_ ("Two, dice open"), N_ ("Two players who see each other’s dice.") },
  { "short", N_ ("Short solo"), N_ ("One against a rolled opponent, to 61 points.") },
};

static const char *
id_of (unsigned knob)
{
  return knob < crumb_cubbage_rule_book.n_knobs ? crumb_cubbage_rule_book.knobs[knob].id : "";
}

static int
number_of (const CrumbCubbageRules *rules, unsigned knob)
{
  return crumb_rule_book_get (&crumb_cubbage_rule_book, rules, knob);
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
sentence_with_number (const CrumbCubbageRules *rules, const char *id, int number)
{
  gulong n = (gulong) number;

  if (g_str_equal (id, "target"))
    return g_strdup_printf (ngettext ("The target is %d point.", "The target is %d points.", n), number);
  if (g_str_equal (id, "head-start") && rules->table == CRUMB_CUBBAGE_SOLO)
    return g_strdup_printf (ngettext ("The opponent starts with %d point.", "The opponent starts with %d points.", n),
                            number);
  if (g_str_equal (id, "head-start"))
    return g_strdup_printf (
        ngettext ("The second player starts with %d point.", "The second player starts with %d points.", n), number);
  g_return_val_if_reached (g_strdup (""));
}

char *
crumb_words_cubbage_agreement (const CrumbCubbageRules *rules, unsigned knob)
{
  int number = number_of (rules, knob);
  const Position *position = find_position (knob, number);

  return position != NULL ? g_strdup (_ (position->sentence)) : sentence_with_number (rules, id_of (knob), number);
}

char *
crumb_words_cubbage_value (unsigned knob, int number)
{
  const Position *position = find_position (knob, number);

  if (position != NULL && position->value != NULL)
    return g_strdup (_ (position->value));
  return g_strdup_printf ("%d", number);
}

const char *
crumb_words_cubbage_note (const CrumbCubbageRules *rules, unsigned knob)
{
  const Position *position = find_position (knob, number_of (rules, knob));

  return position != NULL && position->note != NULL ? _ (position->note) : NULL;
}

char *
crumb_words_cubbage_usual (unsigned knob)
{
  CrumbCubbageRules rules = crumb_cubbage_rules_default ();
  g_autofree char *sentence = crumb_words_cubbage_agreement (&rules, knob);

  /* Translators: %s is a whole sentence, such as “Both start at 0.” */
  return g_strdup_printf (_ ("Usual rules: %s"), sentence);
}

const char *
crumb_words_cubbage_idle (const CrumbCubbageRules *rules, unsigned knob)
{
  switch (crumb_cubbage_rule_book.idle (rules, knob))
    {
    case CRUMB_CUBBAGE_IDLE_NOT_SOLO:
      return _ ("Only a solo game has a held die.");
    case CRUMB_CUBBAGE_IDLE_NOT_HIDDEN:
      return _ ("Only where dice are hidden does anybody say go.");
    case CRUMB_CUBBAGE_IDLE_SHORT:
      return _ ("In so short a game every loser would be skunked.");
    case CRUMB_CUBBAGE_IDLE_NOT:
      break;
    }
  return NULL;
}

char *
crumb_words_cubbage_changes (const CrumbCubbageRules *rules)
{
  unsigned changes = 0;

  for (unsigned knob = 0; knob < crumb_cubbage_rule_book.n_knobs; knob++)
    changes += crumb_rule_book_differs (&crumb_cubbage_rule_book, rules, knob);

  if (changes == 0)
    return g_strdup (_ ("These are the usual rules."));
  return g_strdup_printf (
      ngettext ("%u thing differs from the usual rules.", "%u things differ from the usual rules.", changes), changes);
}

char *
crumb_words_cubbage_differences (const CrumbCubbageRules *rules)
{
  g_autoptr (GString) lines = g_string_new (NULL);

  for (unsigned knob = 0; knob < crumb_cubbage_rule_book.n_knobs; knob++)
    if (crumb_rule_book_differs (&crumb_cubbage_rule_book, rules, knob))
      {
        g_autofree char *sentence = crumb_words_cubbage_agreement (rules, knob);

        if (lines->len > 0)
          g_string_append_c (lines, '\n');
        g_string_append (lines, sentence);
      }
  return g_string_free_and_steal (g_steal_pointer (&lines));
}

const char *
crumb_words_cubbage_rules_name (const CrumbCubbageRules *rules)
{
  const CrumbRulePreset *preset = crumb_rule_book_preset (&crumb_cubbage_rule_book, rules);

  return preset != NULL ? crumb_words_cubbage_preset_name (preset) : _ ("House rules");
}

char *
crumb_words_cubbage_rules_label (const CrumbCubbageRules *rules)
{
  g_autofree char *differences = NULL;

  if (crumb_rule_book_preset (&crumb_cubbage_rule_book, rules) != NULL)
    return g_strdup (crumb_words_cubbage_rules_name (rules));

  differences = g_strdelimit (crumb_words_cubbage_differences (rules), "\n", ' ');
  /* Translators: %s are sentences that say what differs from the usual rules. */
  return g_strdup_printf (_ ("House rules: %s"), differences);
}

const char *
crumb_words_cubbage_preset_name (const CrumbRulePreset *preset)
{
  for (gsize i = 0; i < G_N_ELEMENTS (presets); i++)
    if (g_str_equal (presets[i].id, preset->id))
      return _ (presets[i].name);
  return preset->id;
}

const char *
crumb_words_cubbage_preset_about (const CrumbRulePreset *preset)
{
  for (gsize i = 0; i < G_N_ELEMENTS (presets); i++)
    if (g_str_equal (presets[i].id, preset->id))
      return _ (presets[i].about);
  return "";
}

const char *
crumb_words_cubbage_knob (const CrumbRuleKnob *knob)
{
  gsize at = (gsize) (knob - crumb_cubbage_rule_book.knobs);

  g_return_val_if_fail (at < G_N_ELEMENTS (knob_names), NULL);
  return _ (knob_names[at]);
}
