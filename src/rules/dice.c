/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A handful of dice, and its text. */

#include "dice.h"

#include <string.h>

static const char colour_letters[CRUMB_COLOURS] = { 'r', 'g', 'b' };

bool
crumb_dice_add (CrumbDice *dice, CrumbDie die)
{
  if (dice->count >= CRUMB_DICE_MAX)
    return false;

  dice->dice[dice->count++] = die;
  return true;
}

CrumbDice
crumb_dice_of (const uint8_t faces[], unsigned n)
{
  CrumbDice dice = { 0 };

  for (unsigned i = 0; i < n; i++)
    crumb_dice_add (&dice, (CrumbDie) { .face = faces[i] });
  return dice;
}

bool
crumb_dice_take_out (CrumbDice *dice, unsigned index)
{
  if (index >= dice->count)
    return false;

  dice->count--;
  memmove (&dice->dice[index], &dice->dice[index + 1], (dice->count - index) * sizeof (CrumbDie));
  dice->dice[dice->count] = (CrumbDie) { 0 };
  return true;
}

bool
crumb_dice_remove (CrumbDice *dice, CrumbDie die)
{
  for (unsigned i = 0; i < dice->count; i++)
    if (dice->dice[i].face == die.face && (die.colour == 0 || dice->dice[i].colour == die.colour))
      return crumb_dice_take_out (dice, i);
  return false;
}

unsigned
crumb_dice_count_face (const CrumbDice *dice, unsigned face)
{
  unsigned n = 0;

  for (unsigned i = 0; i < dice->count; i++)
    n += dice->dice[i].face == face;
  return n;
}

bool
crumb_dice_all_known (const CrumbDice *dice)
{
  return crumb_dice_count_face (dice, 0) == 0;
}

CrumbDice
crumb_dice_sorted (const CrumbDice *dice)
{
  CrumbDice sorted = *dice;

  for (unsigned i = 1; i < sorted.count; i++)
    {
      CrumbDie die = sorted.dice[i];
      unsigned to = i;

      for (; to > 0 && sorted.dice[to - 1].face < die.face; to--)
        sorted.dice[to] = sorted.dice[to - 1];
      sorted.dice[to] = die;
    }
  return sorted;
}

static unsigned
colour_from_letter (char letter)
{
  for (unsigned i = 0; i < CRUMB_COLOURS; i++)
    if (letter == colour_letters[i])
      return i + 1;
  return 0;
}

static bool
is_separator (char c)
{
  return c == ',' || c == '-';
}

/* Reads one die at *text and moves behind it. Only where dice are separated can a face have two digits. */
static bool
parse_die (const char **text, bool separated, unsigned sides, CrumbDie *die)
{
  const char *at = *text;
  unsigned face = 0;

  if (*at == '?')
    at++;
  else
    {
      const char *start = at;

      while (*at >= '0' && *at <= '9' && (separated ? at - start < 2 : at == start))
        face = face * 10 + (unsigned) (*at++ - '0');
      if (at == start || face < 1 || face > sides)
        return false;
    }

  *die = (CrumbDie) { .face = (uint8_t) face, .colour = (uint8_t) colour_from_letter (*at) };
  *text = die->colour != 0 ? at + 1 : at;
  return true;
}

/* Moves behind a separator, if there has to be one here. A comma may also end the text. */
static bool
skip_separator (const char **text, bool separated)
{
  if (!separated || **text == '\0')
    return true;
  if (!is_separator (**text) || (**text == '-' && (*text)[1] == '\0'))
    return false;

  (*text)++;
  return true;
}

bool
crumb_dice_parse (const char *text, unsigned sides, CrumbDice *dice, const char **bad)
{
  bool separated = strpbrk (text, ",-") != NULL;
  CrumbDice parsed = { 0 };
  const char *at = text;

  if (strcmp (text, "-") == 0)
    at++;

  while (*at != '\0')
    {
      CrumbDie die;

      if (!parse_die (&at, separated, sides, &die) || !skip_separator (&at, separated))
        {
          if (bad != NULL)
            *bad = at;
          return false;
        }
      if (!crumb_dice_add (&parsed, die))
        {
          if (bad != NULL)
            *bad = at + strlen (at);
          return false;
        }
    }

  *dice = parsed;
  return true;
}

char *
crumb_dice_format (const CrumbDice *dice, char text[CRUMB_DICE_TEXT_MAX])
{
  bool separated = false;
  char *to = text;

  for (unsigned i = 0; i < dice->count; i++)
    separated |= dice->dice[i].face > 9;

  for (unsigned i = 0; i < dice->count; i++)
    {
      CrumbDie die = dice->dice[i];

      if (i > 0 && separated)
        *to++ = ',';
      if (die.face > 9)
        *to++ = '1';
      *to++ = die.face == 0 ? '?' : (char) ('0' + die.face % 10);
      if (die.colour != 0)
        *to++ = colour_letters[die.colour - 1];
    }
  if (separated && dice->count == 1)
    *to++ = ',';
  *to = '\0';
  return text;
}
