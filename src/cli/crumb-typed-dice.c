/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Reads dice twice, with as many of them as possible and with as few: where the two differ, the text is ambiguous. */

#include "crumb-typed-dice.h"

#include "crumb-cli-print.h"

#include <glib/gi18n.h>
#include <string.h>

/* From here on a face is written with two digits. */
#define TWO_DIGITS 10

/* U+2680, the character for a die that shows 1; those for 2 to 6 follow it. */
#define FIRST_PIPS 0x2680
#define N_PIPS 6

/**
 * @separated: whether there is something between the dice, so that digits that touch are one face
 * @prefer: how many digits of a face to try first, where there may be one or two
 * @bad: as far as the text made sense
 */
typedef struct
{
  guint sides;
  gboolean separated;
  guint prefer;
  const char *bad;
} Reader;

/* The face that is written at *at, of so many digits if it is a number; steps behind it. */
static gboolean
read_face (const char **at, guint digits, guint sides, guint *face)
{
  gunichar c = g_utf8_get_char_validated (*at, -1);

  if (c >= FIRST_PIPS && c < FIRST_PIPS + N_PIPS)
    {
      *face = c - FIRST_PIPS + 1;
      *at = g_utf8_next_char (*at);
      return *face <= sides;
    }
  *face = 0;
  if (**at == '?')
    {
      (*at)++;
      return TRUE;
    }
  for (guint i = 0; i < digits; i++, (*at)++)
    {
      if (!g_ascii_isdigit (**at))
        return FALSE;
      *face = *face * 10 + (guint) g_ascii_digit_value (**at);
    }
  return *face >= 1 && *face <= sides && (digits == 1 || *face >= TWO_DIGITS);
}

static guint
read_colour (const char **at)
{
  static const char letters[CRUMB_COLOURS] = { 'r', 'g', 'b' };

  for (guint i = 0; i < CRUMB_COLOURS; i++)
    if (g_ascii_tolower (**at) == letters[i])
      {
        (*at)++;
        return i + 1;
      }
  return 0;
}

/* Steps behind what separates dice, if something has to. A comma may also end the text. */
static gboolean
skip_separator (const char **at, gboolean separated)
{
  if (!separated || **at == '\0')
    return TRUE;
  if (**at != ',' && (**at != '-' || (*at)[1] == '\0'))
    return FALSE;

  (*at)++;
  return TRUE;
}

static void
note_bad (Reader *self, const char *at)
{
  if (at > self->bad)
    self->bad = at;
}

static gboolean read_dice (Reader *self, const char *at, CrumbDice *dice);

/* Reads a die whose face has so many digits, and all that follow it. */
static gboolean
read_dice_from (Reader *self, const char *at, guint digits, CrumbDice *dice)
{
  CrumbDice longer = *dice;
  CrumbDie die;
  guint face;

  note_bad (self, at);
  if (!read_face (&at, digits, self->sides, &face))
    return FALSE;

  die = (CrumbDie) { .face = (guint8) face, .colour = (guint8) read_colour (&at) };
  note_bad (self, at);
  if (!skip_separator (&at, self->separated))
    return FALSE;
  if (!crumb_dice_add (&longer, die))
    {
      note_bad (self, at + strlen (at));
      return FALSE;
    }
  if (!read_dice (self, at, &longer))
    return FALSE;

  *dice = longer;
  return TRUE;
}

static gboolean
read_dice (Reader *self, const char *at, CrumbDice *dice)
{
  if (*at == '\0')
    return TRUE;
  if (self->separated)
    return read_dice_from (self, at, g_ascii_isdigit (at[0]) && g_ascii_isdigit (at[1]) ? 2 : 1, dice);
  if (self->sides < TWO_DIGITS)
    return read_dice_from (self, at, 1, dice);
  return read_dice_from (self, at, self->prefer, dice) || read_dice_from (self, at, 3 - self->prefer, dice);
}

/* Dice with a comma between all of them, as they can't be misread. */
static char *
with_commas (const CrumbDice *dice)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < dice->count; i++)
    {
      const CrumbDice one = { .count = 1, .dice = { dice->dice[i] } };
      char die[CRUMB_DICE_TEXT_MAX];

      crumb_dice_format (&one, die);
      g_string_append_printf (text, "%s%.*s", i > 0 ? "," : "", (int) strcspn (die, ","), die);
    }
  return g_string_free_and_steal (text);
}

static gboolean
refuse_unclear (const char *argument, const CrumbDice *many, const CrumbDice *few, GError **error)
{
  g_autofree char *quoted = crumb_cli_quote (argument);
  g_autofree char *one = with_commas (many);
  g_autofree char *other = with_commas (few);

  /* Translators: %1$s is what was typed: “123”; %2$s and %3$s are what it may mean: 1,2,3 and 12,3. */
  return crumb_cli_refuse (error, _ ("“%1$s” can mean %2$s or %3$s. Type it with commas."), quoted, one, other);
}

static gboolean
refuse_dice (const char *argument, const char *bad, guint sides, GError **error)
{
  g_autofree char *quoted = crumb_cli_quote (argument);
  g_autofree char *rest = crumb_cli_quote (bad);

  if (*bad == '\0')
    return crumb_cli_refuse (
        error,
        /* Translators: %1$s is what was typed, %2$d the most dice there can be. */
        ngettext ("“%1$s” has more than %2$d die.", "“%1$s” has more than %2$d dice.", CRUMB_DICE_MAX), quoted,
        CRUMB_DICE_MAX);
  if (g_str_equal (quoted, rest))
    return crumb_cli_refuse (error,
                             sides < TWO_DIGITS
                                 /* Translators: %1$s is what was typed, %2$u the highest face. */
                                 ? _ ("“%1$s” isn’t a die. Faces go from 1 to %2$u, as in 511 or 5,1,1.")
                                 /* Translators: %1$s is what was typed, %2$u the highest face. */
                                 : _ ("“%1$s” isn’t a die. Faces go from 1 to %2$u, as in 5,1,10."),
                             quoted, sides);
  return crumb_cli_refuse (error,
                           sides < TWO_DIGITS
                               /* Translators: %1$s is what was typed, %2$s where it goes wrong: “9” in “519”. */
                               ? _ ("“%2$s” in “%1$s” isn’t a die. Faces go from 1 to %3$u, as in 511 or 5,1,1.")
                               /* Translators: %1$s is what was typed, %2$s where it goes wrong: “9” in “519”. */
                               : _ ("“%2$s” in “%1$s” isn’t a die. Faces go from 1 to %3$u, as in 5,1,10."),
                           quoted, rest, sides);
}

gboolean
crumb_typed_dice_parse (const char *argument, const char *text, guint sides, CrumbDice *dice, GError **error)
{
  Reader reader = { .sides = sides, .separated = strpbrk (text, ",-") != NULL, .prefer = 1, .bad = text };
  const char *start = g_str_equal (text, "-") ? text + 1 : text;
  CrumbDice many = { 0 }, few = { 0 };

  if (!read_dice (&reader, start, &many))
    return refuse_dice (argument, reader.bad, sides, error);

  reader.prefer = 2;
  read_dice (&reader, start, &few);
  if (few.count != many.count && few.count > 1)
    return refuse_unclear (argument, &many, &few, error);

  *dice = few;
  return TRUE;
}
