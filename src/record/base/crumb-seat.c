/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Seats, the words for colours, and what a name may be. */

#include "crumb-seat.h"

#include "crumb-record-error.h"
#include "crumb-text.h"

#include <glib/gi18n.h>

static const char *const colour_words[CRUMB_N_COLOURS] = {
  [CRUMB_COLOUR_BLUE] = "blue",     [CRUMB_COLOUR_ORANGE] = "orange", [CRUMB_COLOUR_GREEN] = "green",
  [CRUMB_COLOUR_PURPLE] = "purple", [CRUMB_COLOUR_RED] = "red",       [CRUMB_COLOUR_TEAL] = "teal",
  [CRUMB_COLOUR_YELLOW] = "yellow", [CRUMB_COLOUR_PINK] = "pink",
};

const char *
crumb_colour_to_word (CrumbColour colour)
{
  g_return_val_if_fail (colour < CRUMB_N_COLOURS, colour_words[0]);

  return colour_words[colour];
}

gboolean
crumb_colour_from_word (const char *word, CrumbColour *colour)
{
  for (guint i = 0; i < CRUMB_N_COLOURS; i++)
    if (g_str_equal (word, colour_words[i]))
      {
        *colour = (CrumbColour) i;
        return TRUE;
      }

  return FALSE;
}

CrumbSeat *
crumb_seat_new (const char *name, CrumbColour colour)
{
  CrumbSeat *seat = g_new0 (CrumbSeat, 1);

  crumb_seat_rename (seat, name);
  seat->colour = colour;
  return seat;
}

void
crumb_seat_rename (CrumbSeat *seat, const char *name)
{
  g_set_str (&seat->name, name);
  g_free (seat->told);
  seat->told = crumb_text_tell (name);
}

CrumbSeat *
crumb_seat_copy (const CrumbSeat *seat)
{
  return crumb_seat_new (seat->name, seat->colour);
}

void
crumb_seat_free (CrumbSeat *seat)
{
  g_free (seat->name);
  g_free (seat->told);
  g_free (seat);
}

char *
crumb_seat_clean_name (const char *typed)
{
  g_autofree char *name = NULL;
  g_autofree char *tame = NULL;

  if (!g_utf8_validate (typed, -1, NULL))
    return NULL;

  name = crumb_text_clean (typed, CRUMB_TEXT_ONE_LINE);
  tame = crumb_text_tame (name, CRUMB_TEXT_ONE_LINE);
  if (*name == '\0' || !g_str_equal (name, tame) || crumb_text_count (name) > CRUMB_NAME_MAX
      || g_utf8_strlen (name, -1) > CRUMB_NAME_CHARS_MAX)
    return NULL;
  return g_steal_pointer (&name);
}

char *
crumb_seat_explain_name (const char *typed)
{
  g_autofree char *valid = g_utf8_make_valid (typed, -1);
  g_autofree char *name = crumb_text_clean (valid, CRUMB_TEXT_ONE_LINE);
  g_autofree char *tame = crumb_text_tame (name, CRUMB_TEXT_ONE_LINE);

  if (*tame != '\0' && !g_str_equal (name, tame))
    return g_strdup (_ ("A name can’t have hidden characters that reverse text or start a new line. Type it again."));
  /* Translators: %d is a number of characters. The name was too long, or had only invisible characters. */
  return g_strdup_printf (ngettext ("A name needs something visible, and at most %d character.",
                                    "A name needs something visible, and at most %d characters.", CRUMB_NAME_MAX),
                          CRUMB_NAME_MAX);
}

char *
crumb_seat_take_name (const char *typed, GError **error)
{
  char *name = crumb_seat_clean_name (typed);
  g_autofree char *sentence = name == NULL ? crumb_seat_explain_name (typed) : NULL;

  if (name == NULL)
    g_set_error_literal (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_NAME, sentence);
  return name;
}

char *
crumb_seat_exact_key (const char *name)
{
  g_autofree char *folded = g_utf8_casefold (name, -1);

  return g_utf8_normalize (folded, -1, G_NORMALIZE_ALL_COMPOSE);
}

char *
crumb_seat_name_key (const char *name)
{
  g_autofree char *exact = crumb_seat_exact_key (name);
  g_autofree char *looks = crumb_text_fold (exact);
  char *key = g_utf8_normalize (looks, -1, G_NORMALIZE_ALL_COMPOSE);

  g_strstrip (key);
  return key;
}

char *
crumb_seat_key_at_table (const CrumbSeat *const seats[], guint n_seats, guint seat)
{
  g_autofree char *key = crumb_seat_name_key (seats[seat]->name);

  for (guint other = 0; other < n_seats; other++)
    {
      g_autofree char *other_key = other != seat ? crumb_seat_name_key (seats[other]->name) : NULL;

      if (g_strcmp0 (other_key, key) == 0)
        return crumb_seat_exact_key (seats[seat]->name);
    }
  return g_steal_pointer (&key);
}

CrumbColour
crumb_seat_free_colour (const CrumbSeat *const *others, guint n)
{
  for (guint colour = 0; colour < CRUMB_N_COLOURS; colour++)
    {
      gboolean used = FALSE;

      for (guint i = 0; i < n; i++)
        used |= others[i]->colour == colour;
      if (!used)
        return (CrumbColour) colour;
    }
  g_return_val_if_reached (CRUMB_COLOUR_BLUE);
}
