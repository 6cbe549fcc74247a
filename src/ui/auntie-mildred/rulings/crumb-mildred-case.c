/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What is argued about in Auntie Mildred's list: asked one question after the other, then ruled on. No widgets. */

#include "crumb-mildred-case.h"

#include "words/auntie-mildred/crumb-words-mildred-rulings.h"

#include <glib/gi18n.h>

#define N_DIGITS 10

/* How a question is answered. */
typedef enum
{
  BY_NUMBER,
  BY_DIE,
  BY_YES,
  BY_CARD,
  BY_DICE,
  BY_DIGITS,
} How;

typedef struct
{
  const char *words;
  How how;
  guint least;
  guint most;
} Question;

/* What is asked of a prank, and of the others: names of the questions. */
enum
{
  PRANK,
  DODGE,
  BLACK,
  VICTORY,
  LAUNDRY,
  CARD = 0,
  MINE,
  THEIRS,
  LAUNDRY_1,
  HIGHEST = 0,
  FACE,
  MY_BLACK = 0,
  GAIN,
};

static const Question questions[CRUMB_MILDRED_N_CASES][CRUMB_MILDRED_QUESTIONS_MAX] = {
  [CRUMB_MILDRED_CASE_COMBAT] = {
    [PRANK] = { N_ ("Your highest slot on PRANK?"), BY_NUMBER, 0, CRUMB_MILDRED_SLOTS_MAX },
    [DODGE] = { N_ ("The other one’s highest slot on DODGE?"), BY_NUMBER, 0, CRUMB_MILDRED_SLOTS_MAX },
    [BLACK] = { N_ ("The other one’s black die?"), BY_DIE, 1, CRUMB_MILDRED_BLACK_MAX - 1 },
    [VICTORY] = { N_ ("How many victory dice does the other one have?"), BY_NUMBER, 0, CRUMB_MILDRED_VICTORY - 1 },
    [LAUNDRY] = { N_ ("Do you have a die on LAUNDRY?"), BY_YES, 0, 1 },
  },
  [CRUMB_MILDRED_CASE_GROUP] = {
    [CARD] = { N_ ("Which card is it?"), BY_CARD, 0, 2 },
    [MINE] = { N_ ("Your dice there?"), BY_DICE, 1, CRUMB_MILDRED_SIDES },
    [THEIRS] = { N_ ("The other one’s dice there?"), BY_DICE, 1, CRUMB_MILDRED_SIDES },
    [LAUNDRY_1] = { N_ ("Do your dice reach LAUNDRY#1?"), BY_YES, 0, 1 },
  },
  [CRUMB_MILDRED_CASE_PLACE] = {
    [HIGHEST] = { N_ ("The highest die on the set?"), BY_NUMBER, 0, CRUMB_MILDRED_LEVELS_MAX },
    [FACE] = { N_ ("Your die?"), BY_DIE, 1, CRUMB_MILDRED_SIDES },
  },
  [CRUMB_MILDRED_CASE_COOKIES] = {
    [MY_BLACK] = { N_ ("Your black die?"), BY_DIE, 1, CRUMB_MILDRED_BLACK_MAX - 1 },
    [GAIN] = { N_ ("How many cookies do you get?"), BY_DIGITS, 1, CRUMB_MILDRED_COOKIES_MAX },
  },
};

/* (nullable): What is asked now. */
static const Question *
get_question (CrumbMildredCaseKind kind, const CrumbMildredAnswers *answers)
{
  if (answers->n == CRUMB_MILDRED_QUESTIONS_MAX || questions[kind][answers->n].words == NULL)
    return NULL;
  return &questions[kind][answers->n];
}

/* Answering ---------------------------------------------------------------- */

/* What was answered after it is no longer known. */
static void
begin_next (CrumbMildredAnswers *answers)
{
  answers->n++;
  if (answers->n == CRUMB_MILDRED_QUESTIONS_MAX)
    return;
  answers->numbers[answers->n] = 0;
  answers->dice[answers->n].n = 0;
}

static gboolean
press_number (CrumbMildredAnswers *answers, const Question *question, guint number)
{
  guint *answer = &answers->numbers[answers->n];
  CrumbMildredGroup *dice = &answers->dice[answers->n];

  if (question->how == BY_DIGITS)
    {
      if (number > 9 || *answer * 10 + number < 1 || *answer * 10 + number > question->most)
        return FALSE;
      *answer = *answer * 10 + number;
      return TRUE;
    }
  if (question->how == BY_CARD)
    number--;
  if (number < question->least || number > question->most)
    return FALSE;
  if (question->how == BY_DICE)
    {
      if (dice->n == CRUMB_MILDRED_DICE_MAX)
        return FALSE;
      dice->faces[dice->n++] = (uint8_t) number;
      return TRUE;
    }
  *answer = number;
  begin_next (answers);
  return TRUE;
}

/* The other one may have no dice there. */
static gboolean
press_next (CrumbMildredAnswers *answers, const Question *question)
{
  if (question->how == BY_DICE ? answers->n == MINE && answers->dice[MINE].n == 0
                               : question->how != BY_DIGITS || answers->numbers[answers->n] == 0)
    return FALSE;
  begin_next (answers);
  return TRUE;
}

static gboolean
press_back (CrumbMildredAnswers *answers, const Question *question)
{
  if (question != NULL && question->how == BY_DICE && answers->dice[answers->n].n > 0)
    answers->dice[answers->n].n--;
  else if (question != NULL && question->how == BY_DIGITS && answers->numbers[answers->n] > 0)
    answers->numbers[answers->n] /= 10;
  else if (answers->n > 0)
    answers->n--;
  else
    return FALSE;
  return TRUE;
}

gboolean
crumb_mildred_answers_press (CrumbMildredAnswers *answers, CrumbMildredCaseKind kind, CrumbMildredPress press,
                             guint number)
{
  const Question *question = get_question (kind, answers);

  if (press == CRUMB_MILDRED_BACK)
    return press_back (answers, question);
  if (question == NULL)
    return FALSE;
  return press == CRUMB_MILDRED_NEXT ? press_next (answers, question) : press_number (answers, question, number);
}

gboolean
crumb_mildred_answers_is_empty (const CrumbMildredAnswers *answers)
{
  return answers->n == 0;
}

gboolean
crumb_mildred_answers_read (const CrumbMildred *before, const CrumbMove *move, CrumbMildredCaseKind *kind,
                            CrumbMildredAnswers *answers)
{
  const CrumbMildredSeat *mine = &before->seats[move->seat];
  const CrumbMildredSeat *theirs = &before->seats[crumb_mildred_other (move->seat)];
  guint card;

  *answers = (CrumbMildredAnswers) { 0 };
  switch (move->what)
    {
    case CRUMB_MILDRED_COMBAT:
      *kind = CRUMB_MILDRED_CASE_COMBAT;
      answers->n = LAUNDRY + 1;
      answers->numbers[PRANK] = crumb_mildred_strength (mine->prank);
      answers->numbers[DODGE] = crumb_mildred_strength (theirs->dodge);
      answers->numbers[BLACK] = theirs->black;
      answers->numbers[VICTORY] = theirs->victory;
      answers->numbers[LAUNDRY] = crumb_mildred_bites (before, move->seat);
      break;
    case CRUMB_MILDRED_SCORE:
      *kind = CRUMB_MILDRED_CASE_GROUP;
      card = (guint) (move->amount - CRUMB_MILDRED_FULL_HOUSE);
      answers->n = LAUNDRY_1 + 1;
      answers->numbers[CARD] = MIN (card, questions[*kind][CARD].most);
      answers->dice[MINE] = mine->groups[card];
      answers->dice[THEIRS] = theirs->groups[card];
      answers->numbers[LAUNDRY_1] = crumb_mildred_ties_score (before, move->seat);
      break;
    case CRUMB_MILDRED_COOKIES:
      *kind = CRUMB_MILDRED_CASE_COOKIES;
      answers->n = GAIN + 1;
      answers->numbers[MY_BLACK] = mine->black;
      answers->numbers[GAIN] = (guint) move->amount;
      break;
    default:
      return FALSE;
    }
  return TRUE;
}

/* The places --------------------------------------------------------------- */

static CrumbPlace *
add_place (CrumbCase *now, const char *name)
{
  now->places[now->n_places] =
      (CrumbPlace) { .name = g_strdup (name), .colour = (CrumbColour) now->n_places, .share = -1, .playing = TRUE };
  return &now->places[now->n_places++];
}

static void
add_group (CrumbPlace *place, const CrumbMildredGroup *group)
{
  const CrumbDice dice = crumb_dice_of (group->faces, group->n);

  crumb_place_add_dice (place, &dice, CRUMB_DIE_PLAIN);
}

/* A slot, or that there is none. */
static void
show_slot (CrumbPlace *place, const CrumbMildredAnswers *answers, guint question)
{
  if (answers->n < question)
    return;
  if (answers->n == question)
    crumb_place_add_awaited (place, 1);
  else if (answers->numbers[question] > 0)
    crumb_place_add_die (place, (CrumbDie) { .face = (uint8_t) answers->numbers[question] }, CRUMB_DIE_PLAIN);
  else
    place->note = g_strdup ("–");
}

static void
describe_combat (CrumbCase *now, const CrumbMildredAnswers *answers, CrumbPlace *mine, CrumbPlace *theirs)
{
  show_slot (mine, answers, PRANK);
  show_slot (theirs, answers, DODGE);
  mine->asked = answers->n == PRANK || answers->n == LAUNDRY;
  theirs->asked = answers->n >= DODGE && answers->n <= VICTORY;
  if (answers->n > BLACK)
    /* Translators: what somebody's black die shows. */
    theirs->badge = g_strdup_printf (_ ("black %u"), answers->numbers[BLACK]);
  for (guint i = 0; answers->n > VICTORY && i < CRUMB_MILDRED_VICTORY; i++)
    theirs->prizes[theirs->n_prizes++] = (CrumbPlaceDie) {
      .die.face = CRUMB_MILDRED_VICTORY_WORTH,
      .look = i < answers->numbers[VICTORY] ? CRUMB_DIE_DECIDES : CRUMB_DIE_AWAITED,
    };
  if (answers->n > LAUNDRY && answers->numbers[LAUNDRY] == 1)
    mine->badge = g_strdup ("LAUNDRY");
}

static void
describe_group (const CrumbMildredAnswers *answers, CrumbPlace *mine, CrumbPlace *theirs)
{
  add_group (mine, &answers->dice[MINE]);
  add_group (theirs, &answers->dice[THEIRS]);
  mine->asked = answers->n == MINE || answers->n == LAUNDRY_1;
  theirs->asked = answers->n == THEIRS;
  if (mine->asked && answers->n == MINE)
    crumb_place_add_awaited (mine, 1);
  if (theirs->asked)
    crumb_place_add_awaited (theirs, 1);
  if (answers->n > LAUNDRY_1 && answers->numbers[LAUNDRY_1] == 1)
    mine->badge = g_strdup ("LAUNDRY#1");
}

static void
describe_set (CrumbCase *now, const CrumbMildredAnswers *answers)
{
  /* Translators: dice that lie on a set of tasks. */
  CrumbPlace *set = add_place (now, _ ("On the set"));
  CrumbPlace *mine = add_place (now, _ ("Your die"));

  for (guint face = 1; answers->n > HIGHEST && face <= answers->numbers[HIGHEST]; face++)
    crumb_place_add_die (set, (CrumbDie) { .face = (uint8_t) face }, CRUMB_DIE_PLAIN);
  if (answers->n > HIGHEST && answers->numbers[HIGHEST] == 0)
    set->note = g_strdup ("–");
  set->asked = answers->n == HIGHEST;
  mine->asked = answers->n == FACE;
  show_slot (mine, answers, FACE);
}

static void
describe_cookies (CrumbCase *now, const CrumbMildredAnswers *answers)
{
  CrumbPlace *mine = add_place (now, _ ("Your black die"));

  mine->asked = answers->n <= GAIN;
  show_slot (mine, answers, MY_BLACK);
  if (answers->n >= GAIN && answers->numbers[GAIN] > 0)
    mine->badge = g_strdup_printf ("+%u", answers->numbers[GAIN]);
}

static void
describe (CrumbCase *now, CrumbMildredCaseKind kind, const CrumbMildredAnswers *answers)
{
  CrumbPlace *mine, *theirs;

  if (kind == CRUMB_MILDRED_CASE_PLACE)
    describe_set (now, answers);
  else if (kind == CRUMB_MILDRED_CASE_COOKIES)
    describe_cookies (now, answers);
  else
    {
      mine = add_place (now, C_ ("player", "You"));
      theirs = add_place (now, C_ ("player", "The Other One"));
      if (kind == CRUMB_MILDRED_CASE_COMBAT)
        describe_combat (now, answers, mine, theirs);
      else
        describe_group (answers, mine, theirs);
    }
}

/* What is ruled ------------------------------------------------------------ */

static void
rule_on_combat (CrumbCase *now, const guint numbers[])
{
  const CrumbMildredCombat before = { .black = (uint8_t) numbers[BLACK], .victory = (uint8_t) numbers[VICTORY] };
  CrumbMildredCombat combat =
      crumb_mildred_combat (numbers[PRANK], numbers[DODGE], before.black, before.victory, numbers[LAUNDRY] == 1);

  now->saying.headline =
      crumb_words_mildred_combat (numbers[PRANK], numbers[DODGE], &before, numbers[LAUNDRY] == 1, NULL, NULL);
  now->saying.rule = crumb_words_mildred_combat_rule ((CrumbMildredOutcome) combat.outcome, before.black);
}

static void
rule_on_group (CrumbCase *now, const CrumbMildredAnswers *answers)
{
  guint card = CRUMB_MILDRED_FULL_HOUSE + answers->numbers[CARD];
  const CrumbMildredGroup *mine = &answers->dice[MINE], *theirs = &answers->dice[THEIRS];
  gboolean ties_score = answers->numbers[LAUNDRY_1] == 1;
  CrumbMildredDuel duel = crumb_mildred_duel (card, mine, theirs, false, ties_score);

  now->saying.headline = crumb_words_mildred_group (card, mine, theirs, FALSE, ties_score);
  now->saying.rule = crumb_words_mildred_group_rule (card, &duel, theirs->n > 0);
}

static void
rule_on (CrumbCase *now, CrumbMildredCaseKind kind, const CrumbMildredAnswers *answers)
{
  const guint *numbers = answers->numbers;
  CrumbMildredCookies cookies;

  switch (kind)
    {
    case CRUMB_MILDRED_CASE_COMBAT:
      rule_on_combat (now, numbers);
      break;
    case CRUMB_MILDRED_CASE_GROUP:
      rule_on_group (now, answers);
      break;
    case CRUMB_MILDRED_CASE_PLACE:
      now->saying.headline = crumb_words_mildred_place (numbers[HIGHEST], numbers[FACE], CRUMB_MILDRED_LEVELS_MAX);
      now->saying.rule = "next-level";
      break;
    case CRUMB_MILDRED_CASE_COOKIES:
    default:
      cookies = crumb_mildred_cookies (numbers[MY_BLACK], numbers[GAIN], false);
      now->saying.headline = crumb_words_mildred_cookies (numbers[MY_BLACK], numbers[GAIN], FALSE);
      now->saying.rule = crumb_words_mildred_cookies_rule (&cookies);
      break;
    }
  now->saying.large = TRUE;
  now->text = g_strdup (now->saying.headline);
}

/* The question ------------------------------------------------------------- */

static void
add_numbers (CrumbAsking *asking, const Question *question)
{
  for (guint number = question->least; number <= question->most; number++)
    {
      g_autofree char *label = g_strdup_printf ("%u", number);

      if (question->how == BY_NUMBER)
        crumb_asking_add_text (asking, label, "table.number", g_variant_new_int32 ((int) number));
      else
        crumb_asking_add_die (asking, (CrumbDie) { .face = (uint8_t) number }, "table.number",
                              g_variant_new_int32 ((int) number));
    }
}

static void
add_keys (CrumbAsking *asking, const Question *question)
{
  switch (question->how)
    {
    case BY_YES:
      crumb_asking_add_text (asking, C_ ("answer", "Yes"), "table.number", g_variant_new_int32 (1));
      crumb_asking_add_text (asking, C_ ("answer", "No"), "table.number", g_variant_new_int32 (0));
      break;
    case BY_CARD:
      crumb_asking_add_text (asking, _ ("Full House"), "table.number", g_variant_new_int32 (1));
      crumb_asking_add_text (asking, _ ("Two Rows of Three"), "table.number", g_variant_new_int32 (2));
      crumb_asking_add_text (asking, _ ("Another card"), "table.number", g_variant_new_int32 (3));
      break;
    case BY_DIGITS:
      crumb_asking_add_digits (asking, "table.number");
      break;
    case BY_NUMBER:
    case BY_DIE:
    case BY_DICE:
      add_numbers (asking, question);
      break;
    }
}

static void
ask (const Question *question, CrumbAsking *asking)
{
  gboolean several = question->how == BY_DICE || question->how == BY_DIGITS;

  asking->page = question->words;
  asking->question = g_strdup (_ (question->words));
  add_keys (asking, question);
  crumb_asking_add_bottom (asking, C_ ("button", "Clear"), "rulings.clear", NULL);
  crumb_asking_add_back (asking);
  crumb_asking_add_bottom (asking, several ? C_ ("button", "Next") : NULL, several ? "table.done" : NULL, NULL);
}

CrumbCase *
crumb_mildred_case_new (CrumbMildredCaseKind kind, const CrumbMildredAnswers *answers)
{
  CrumbCase *now = g_new0 (CrumbCase, 1);
  const Question *question = get_question (kind, answers);

  describe (now, kind, answers);
  if (question != NULL)
    ask (question, &now->asking);
  else
    rule_on (now, kind, answers);
  now->most_keys = kind == CRUMB_MILDRED_CASE_COOKIES ? N_DIGITS : CRUMB_MILDRED_SIDES + 1;
  return now;
}
