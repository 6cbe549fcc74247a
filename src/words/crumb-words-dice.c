/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Dice and names in words, of which sentences are made. */

#include "crumb-words-private.h"

#include <glib/gi18n.h>
#include <string.h>

char *
crumb_words_die (CrumbDie die)
{
  if (die.face == 0)
    return g_strdup ("?");

  switch (die.colour)
    {
    case 1:
      /* Translators: one die, where dice have colors; %u is its face. */
      return g_strdup_printf (_ ("red %u"), die.face);
    case 2:
      /* Translators: one die, where dice have colors; %u is its face. */
      return g_strdup_printf (_ ("green %u"), die.face);
    case 3:
      /* Translators: one die, where dice have colors; %u is its face. */
      return g_strdup_printf (_ ("blue %u"), die.face);
    default:
      return g_strdup_printf ("%u", die.face);
    }
}

char *
crumb_words_numbers (char *text)
{
  g_autofree char *plain = text;

  /* Translators: please translate this as “rtl” if your language is written from right to left, else as “ltr”. */
  if (!g_str_equal (C_ ("direction of writing", "ltr"), "rtl"))
    return g_steal_pointer (&plain);
  return g_strconcat ("\u2066", plain, "\u2069", NULL);
}

char *
crumb_words_plus (int points)
{
  return crumb_words_numbers (g_strdup_printf ("%+d", points));
}

char *
crumb_words_scored (int points, int total)
{
  /* Translators: the points of a round and all points so far: “+6 = 21” */
  return crumb_words_numbers (g_strdup_printf (C_ ("score", "%1$+d = %2$d"), points, total));
}

/* @between: what stands between two dice */
static char *
join_dice (const CrumbDice *dice, bool in_colour, const char *between)
{
  GString *text = g_string_new (NULL);

  if (dice->count == 0)
    g_string_append (text, _ ("no dice"));
  for (unsigned i = 0; i < dice->count; i++)
    {
      CrumbDie die = { .face = dice->dice[i].face, .colour = in_colour ? dice->dice[i].colour : 0 };
      g_autofree char *words = crumb_words_die (die);

      if (i > 0)
        g_string_append (text, between);
      g_string_append (text, words);
    }
  return g_string_free_and_steal (text);
}

char *
crumb_words_dice (const CrumbDice *dice)
{
  char *text = join_dice (dice, false, "-");

  return dice->count > 0 ? crumb_words_numbers (text) : text;
}

char *
crumb_words_a_face (unsigned face)
{
  if (face == 8 || face == 11)
    /* Translators: a die of that face; the number begins with a vowel, as in “an 8”. */
    return g_strdup_printf (_ ("an %u"), face);
  /* Translators: a die of that face, as in “a 5”. */
  return g_strdup_printf (_ ("a %u"), face);
}

static bool
is_face (char character)
{
  return g_ascii_isdigit (character) || character == '?';
}

/* Names that could be read as dice are isolated: see crumb_text_tell (). */
char *
crumb_words_aloud (const char *text)
{
  GString *aloud = g_string_new (NULL);

  for (const char *at = text; *at != '\0'; at++)
    {
      const char *end = g_str_has_prefix (at, "\u2068") ? strstr (at, "\u2069") : NULL;

      if (end != NULL)
        {
          g_string_append_len (aloud, at, end - at);
          at = end;
        }
      if (*at == '-' && at > text && is_face (at[-1]) && is_face (at[1]))
        g_string_append (aloud, C_ ("between dice", ", "));
      else
        g_string_append_c (aloud, *at);
    }
  return g_string_free_and_steal (aloud);
}

char *
crumb_words_dice_aloud (const CrumbDice *dice)
{
  /* Translators: between two dice that are read aloud or have colors, as in “5, 1, 1” or “red 5, blue 1”. */
  return join_dice (dice, true, C_ ("between dice", ", "));
}

char *
crumb_words_dice_in_colour (const CrumbDice *dice)
{
  for (unsigned i = 0; i < dice->count; i++)
    if (dice->dice[i].colour > 0)
      return crumb_words_dice_aloud (dice);
  return crumb_words_dice (dice);
}

const char *
crumb_words_name (const char *const names[], unsigned seat)
{
  /* Translators: stands where a player's name would be, when it is not known who is meant. */
  return seat < CRUMB_SEATS_MAX ? names[seat] : C_ ("instead of a name", "Somebody");
}

char *
crumb_words_names_in_order (const uint8_t seats[], unsigned n, const char *const names[])
{
  const char *in[CRUMB_SEATS_MAX] = { NULL };

  for (unsigned i = 0; i < n; i++)
    in[i] = names[seats[i]];

  switch (n)
    {
    case 0:
      return g_strdup (C_ ("instead of a name", "nobody"));
    case 1:
      return g_strdup (in[0]);
    case 2:
      /* Translators: two names. */
      return g_strdup_printf (C_ ("list of players", "%1$s and %2$s"), in[0], in[1]);
    case 3:
      /* Translators: three names. */
      return g_strdup_printf (C_ ("list of players", "%1$s, %2$s and %3$s"), in[0], in[1], in[2]);
    default:
      /* Translators: four names. */
      return g_strdup_printf (C_ ("list of players", "%1$s, %2$s, %3$s and %4$s"), in[0], in[1], in[2], in[3]);
    }
}

char *
crumb_words_names (CrumbSeats seats, const char *const names[])
{
  uint8_t in[CRUMB_SEATS_MAX];
  unsigned n = 0;

  for (uint8_t seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    if (crumb_seats_has (seats, seat))
      in[n++] = seat;
  return crumb_words_names_in_order (in, n, names);
}

char *
crumb_words_two_sentences (const char *first, const char *second)
{
  /* Translators: two whole sentences, one after the other. */
  return g_strdup_printf (C_ ("two sentences", "%1$s %2$s"), first, second);
}

char *
crumb_words_with_reason (const char *sentence, const char *why)
{
  g_autofree char *reason = NULL;

  if (why == NULL)
    return g_strdup (sentence);

  /* Translators: %s is what somebody typed, as in “Reason: misread a die”. */
  reason = g_strdup_printf (_ ("Reason: %s"), why);
  return crumb_words_two_sentences (sentence, reason);
}

char *
crumb_words_rename (const char *before, const char *now)
{
  /* Translators: both are names of one player: “Sue is now called Susan.” */
  return g_strdup_printf (_ ("%1$s is now called %2$s."), before, now);
}
