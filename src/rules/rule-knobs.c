/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* House rules as data: one table of knobs reads, writes and compares them. */

#include "rule-knobs.h"

#include <string.h>

int
crumb_rule_book_get (const CrumbRuleBook *book, const void *rules, unsigned knob)
{
  uint16_t number;

  memcpy (&number, (const char *) rules + book->knobs[knob].offset, sizeof number);
  return number;
}

int
crumb_rule_knob_number (const CrumbRuleKnob *knob, unsigned word)
{
  return knob->numbers == NULL ? (int) word : knob->numbers[word];
}

const char *
crumb_rule_knob_word (const CrumbRuleKnob *knob, int number)
{
  for (unsigned i = 0; knob->values != NULL && knob->values[i] != NULL; i++)
    if (crumb_rule_knob_number (knob, i) == number)
      return knob->values[i];
  return NULL;
}

static int
digit_of (int number, unsigned from_end)
{
  for (; from_end > 0; from_end--)
    number /= 10;
  return number % 10;
}

bool
crumb_rule_knob_is_apart (const CrumbRuleKnob *knob, int number)
{
  bool differ = false;

  if (knob->apart == 0 || number <= knob->max)
    return false;
  for (unsigned i = 0; i < knob->apart; i++)
    {
      int digit = digit_of (number, i);

      if (digit < CRUMB_RULE_APART_MIN || digit > knob->max)
        return false;
      differ = differ || digit != digit_of (number, 0);
    }
  return differ && number < 10000 && digit_of (number, knob->apart) == 0;
}

int
crumb_rule_knob_of (const CrumbRuleKnob *knob, int number, unsigned thing)
{
  return crumb_rule_knob_is_apart (knob, number) ? digit_of (number, knob->apart - 1 - thing) : number;
}

int
crumb_rule_knob_with (const CrumbRuleKnob *knob, int number, unsigned thing, int digit)
{
  int with = 0;

  for (unsigned i = 0; i < knob->apart; i++)
    with = 10 * with + (i == thing ? digit : crumb_rule_knob_of (knob, number, i));
  return crumb_rule_knob_is_apart (knob, with) ? with : digit;
}

static bool
takes (const CrumbRuleKnob *knob, int number)
{
  if (crumb_rule_knob_is_apart (knob, number))
    return true;
  return number >= knob->min && number <= knob->max
         && (knob->values == NULL || crumb_rule_knob_word (knob, number) != NULL);
}

bool
crumb_rule_book_set (const CrumbRuleBook *book, void *rules, unsigned knob, int number)
{
  const CrumbRuleKnob *turned = &book->knobs[knob];
  uint16_t value = (uint16_t) number;

  if (knob >= book->n_knobs || !takes (turned, number))
    return false;

  memcpy ((char *) rules + turned->offset, &value, sizeof value);
  return true;
}

bool
crumb_rule_book_equal (const CrumbRuleBook *book, const void *a, const void *b)
{
  for (unsigned i = 0; i < book->n_knobs; i++)
    if (crumb_rule_book_get (book, a, i) != crumb_rule_book_get (book, b, i))
      return false;
  return true;
}

static bool
is_idle (const CrumbRuleBook *book, const void *rules, unsigned knob)
{
  return book->idle != NULL && book->idle (rules, knob) != 0;
}

bool
crumb_rule_book_differs (const CrumbRuleBook *book, const void *rules, unsigned knob)
{
  return !is_idle (book, rules, knob)
         && crumb_rule_book_get (book, rules, knob) != crumb_rule_book_get (book, book->usual, knob);
}

void
crumb_rule_book_tidy (const CrumbRuleBook *book, void *rules)
{
  uint16_t before[CRUMB_RULE_FIELDS_MAX];

  memcpy (before, rules, book->size);
  for (unsigned knob = 0; knob < book->n_knobs; knob++)
    if (is_idle (book, before, knob))
      crumb_rule_book_set (book, rules, knob, crumb_rule_book_get (book, book->usual, knob));
}

const CrumbRulePreset *
crumb_rule_book_preset (const CrumbRuleBook *book, const void *rules)
{
  uint16_t tidy[CRUMB_RULE_FIELDS_MAX], preset[CRUMB_RULE_FIELDS_MAX];

  memcpy (tidy, rules, book->size);
  crumb_rule_book_tidy (book, tidy);
  for (unsigned i = 0; i < book->n_presets; i++)
    if (crumb_rule_book_parse (book, book->presets[i].rules, preset, NULL)
        && crumb_rule_book_equal (book, tidy, preset))
      return &book->presets[i];
  return NULL;
}

static bool
is_word (const char *word, const char *text, size_t length)
{
  return strlen (word) == length && strncmp (word, text, length) == 0;
}

static bool
parse_number (const char *text, size_t length, size_t most, int *number)
{
  if (length == 0 || length > most)
    return false;

  *number = 0;
  for (size_t i = 0; i < length; i++)
    {
      if (text[i] < '0' || text[i] > '9')
        return false;
      *number = *number * 10 + (text[i] - '0');
    }
  return true;
}

/* A digit for each thing; where all are equal, the number that they are. */
static bool
parse_apart (const CrumbRuleKnob *knob, const char *text, size_t length, int *number)
{
  if (knob->apart == 0 || length != knob->apart || !parse_number (text, length, knob->apart, number))
    return false;
  if (!crumb_rule_knob_is_apart (knob, *number) && strspn (text, (char[]) { *text, '\0' }) >= length)
    *number = *text - '0';
  return *number > 0;
}

static bool
parse_value (const CrumbRuleKnob *knob, const char *text, size_t length, int *number)
{
  if (knob->values == NULL)
    return parse_number (text, length, 3, number);

  for (unsigned i = 0; knob->values[i] != NULL; i++)
    if (is_word (knob->values[i], text, length))
      {
        *number = crumb_rule_knob_number (knob, i);
        return true;
      }
  return parse_apart (knob, text, length, number);
}

/* The knob that a part begins with, as `knob=`; the number of knobs when there is none. */
static unsigned
find_knob (const CrumbRuleBook *book, const char *part, size_t length)
{
  const char *equals = memchr (part, '=', length);
  unsigned knob = 0;

  if (equals == NULL)
    return book->n_knobs;
  while (knob < book->n_knobs && !is_word (book->knobs[knob].id, part, (size_t) (equals - part)))
    knob++;
  return knob;
}

static bool
parse_knob (const CrumbRuleBook *book, const char *part, size_t length, void *rules, CrumbRuleError *error)
{
  unsigned knob = find_knob (book, part, length);
  size_t id_length;
  int number;

  if (knob == book->n_knobs)
    return false;

  id_length = strlen (book->knobs[knob].id) + 1;
  if (parse_value (&book->knobs[knob], part + id_length, length - id_length, &number)
      && crumb_rule_book_set (book, rules, knob, number))
    return true;
  error->knob = &book->knobs[knob];
  error->min = error->knob->min;
  error->max = error->knob->max;
  return false;
}

static bool parse_parts (const CrumbRuleBook *book, const char *text, void *rules, CrumbRuleError *error);

static bool
parse_preset (const CrumbRuleBook *book, const char *part, size_t length, void *rules)
{
  CrumbRuleError error;

  for (unsigned i = 0; i < book->n_presets; i++)
    if (is_word (book->presets[i].id, part, length))
      return parse_parts (book, book->presets[i].rules, rules, &error);
  return false;
}

static bool
parse_parts (const CrumbRuleBook *book, const char *text, void *rules, CrumbRuleError *error)
{
  const char *part = text;

  while (*part != '\0')
    {
      size_t length = strcspn (part, ",");
      bool understood;

      *error = (CrumbRuleError) { .at = part };
      understood = parse_knob (book, part, length, rules, error);
      if (!understood && part == text && error->knob == NULL)
        understood = parse_preset (book, part, length, rules);
      if (!understood || (part[length] == ',' && part[length + 1] == '\0'))
        return false;
      part += length + (part[length] == ',');
    }
  return true;
}

const char *
crumb_rule_text_part (const char *text, const char *id)
{
  const char *found = text;

  for (const char *part = text; *part != '\0'; part += strcspn (part, ","), part += *part == ',')
    if (strncmp (part, id, strlen (id)) == 0 && part[strlen (id)] == '=')
      found = part;
  return found;
}

bool
crumb_rule_book_parse (const CrumbRuleBook *book, const char *text, void *rules, CrumbRuleError *error)
{
  uint16_t parsed[CRUMB_RULE_FIELDS_MAX];
  CrumbRuleError why = { 0 };

  memcpy (parsed, book->usual, book->size);
  if (!parse_parts (book, text, parsed, &why) || (book->refuse != NULL && book->refuse (parsed, text, &why)))
    {
      if (error != NULL)
        *error = why;
      return false;
    }

  memcpy (rules, parsed, book->size);
  return true;
}

static char *
append (char *to, const char *word)
{
  size_t length = strlen (word);

  memcpy (to, word, length + 1);
  return to + length;
}

static char *
append_number (char *to, int number)
{
  char digits[] = "0000";
  unsigned at = 3;

  for (; number > 9; number /= 10)
    digits[at--] = (char) ('0' + number % 10);
  digits[at] = (char) ('0' + number);
  return append (to, digits + at);
}

static char *
append_knob (char *to, const CrumbRuleKnob *knob, int number)
{
  to = append (to, knob->id);
  to = append (to, "=");
  if (crumb_rule_knob_word (knob, number) == NULL)
    return append_number (to, number);
  return append (to, crumb_rule_knob_word (knob, number));
}

char *
crumb_rule_book_format (const CrumbRuleBook *book, const void *rules, const void *base, char *text)
{
  char *to = text;

  *to = '\0';
  for (unsigned i = 0; i < book->n_knobs; i++)
    {
      int number = crumb_rule_book_get (book, rules, i);
      const void *but = base == NULL && book->knobs[i].later ? book->usual : base;

      if (but != NULL && crumb_rule_book_get (book, but, i) == number)
        continue;
      if (to != text)
        to = append (to, ",");
      to = append_knob (to, &book->knobs[i], number);
    }
  return text;
}

bool
crumb_rule_book_is_later (const CrumbRuleBook *book, const char *text)
{
  uint16_t rules[CRUMB_RULE_FIELDS_MAX];

  if (!crumb_rule_book_parse (book, text, rules, NULL))
    return false;
  for (unsigned i = 0; i < book->n_knobs; i++)
    if (book->knobs[i].later && crumb_rule_book_get (book, rules, i) != crumb_rule_book_get (book, book->usual, i))
      return true;
  return false;
}
