/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Names and dice from the command line, and what can be wrong with them. */

#include "crumb-typed-seats.h"

#include "crumb-cli-print.h"
#include "crumb-typed-dice.h"
#include "record/base/crumb-seat.h"

#include <glib/gi18n.h>
#include <string.h>

static gboolean
parse_name (const char *argument, const char *equals, guint seat, char **name, GError **error)
{
  g_autofree char *typed = NULL;
  g_autofree char *quoted = NULL;

  if (equals == NULL)
    {
      *name = g_strdup_printf (_ ("Player %u"), seat + 1);
      return TRUE;
    }

  typed = g_strndup (argument, (gsize) (equals - argument));
  *name = crumb_seat_clean_name (typed);
  if (*name != NULL)
    return TRUE;

  quoted = crumb_cli_quote (argument);
  if (*typed != '\0' && g_utf8_validate (typed, -1, NULL))
    {
      g_autofree char *why = crumb_seat_explain_name (typed);

      /* Translators: %1$s is what was typed, %2$s a whole sentence about the name in it. */
      return crumb_cli_refuse (error, _ ("“%1$s”: %2$s"), quoted, why);
    }
  return crumb_cli_refuse (error,
                           /* Translators: %1$s is what was typed, %2$d a number of characters. */
                           ngettext ("“%1$s” needs a name of 1 to %2$d character before the last “=”.",
                                     "“%1$s” needs a name of 1 to %2$d characters before the last “=”.",
                                     CRUMB_NAME_MAX),
                           quoted, CRUMB_NAME_MAX);
}

static gboolean
check_dice (const char *argument, const CrumbDice *dice, guint most, GError **error)
{
  g_autofree char *quoted = crumb_cli_quote (argument);

  if (dice->count > most)
    return crumb_cli_refuse (
        error,
        /* Translators: %1$s is what was typed, %2$u how many dice it has, %3$u how many are allowed. */
        ngettext ("“%1$s” has %2$u dice, but the rules allow %3$u die in a bid.",
                  "“%1$s” has %2$u dice, but the rules allow %3$u dice in a bid.", most),
        quoted, dice->count, most);
  return crumb_dice_all_known (dice)
         /* Translators: %s is what was typed. */
         || crumb_cli_refuse (error, _ ("“%s” has a die without a face. A ruling needs every face."), quoted);
}

static gboolean
check_new_name (const CrumbTypedSeats *self, guint seat, const char *argument, GError **error)
{
  g_autofree char *quoted = crumb_cli_quote (argument);

  for (guint other = 0; other < seat; other++)
    if (g_str_equal (self->names[other], self->names[seat]))
      /* Translators: %1$s is what was typed, %2$s a name. */
      return crumb_cli_refuse (error, _ ("“%1$s” names %2$s a second time. Names have to differ."), quoted,
                               self->names[seat]);
  return TRUE;
}

static gboolean
parse_seat (CrumbTypedSeats *self, char *argument, guint sides, guint most, GError **error)
{
  guint seat = self->n;
  const char *equals = strrchr (argument, '=');
  const char *text = equals != NULL ? equals + 1 : argument;

  if (!parse_name (argument, equals, seat, &self->names[seat], error))
    return FALSE;

  self->n++;
  if (!check_new_name (self, seat, argument, error))
    return FALSE;
  return crumb_typed_dice_parse (argument, text, sides, &self->dice[seat], error)
         && check_dice (argument, &self->dice[seat], most, error);
}

gboolean
crumb_typed_seats_parse (CrumbTypedSeats *self, char *arguments[], guint n, guint sides, guint most, GError **error)
{
  g_autofree char *quoted = NULL;

  *self = (CrumbTypedSeats) { 0 };
  if (n == 0)
    return crumb_cli_refuse (error, "%s", _ ("Type 1 to 4 times [NAME=]DICE, as in Sue=511 John=44."));
  for (guint i = 0; i < MIN (n, CRUMB_SEATS_MAX); i++)
    if (!parse_seat (self, arguments[i], sides, most, error))
      return FALSE;
  if (n <= CRUMB_SEATS_MAX)
    return TRUE;

  quoted = crumb_cli_quote (arguments[CRUMB_SEATS_MAX]);
  return crumb_cli_refuse (error,
                           /* Translators: %1$s is what was typed, %2$d a number of players. */
                           ngettext ("“%1$s” is one too many. At most %2$d can play.",
                                     "“%1$s” is one too many. At most %2$d can play.", CRUMB_SEATS_MAX),
                           quoted, CRUMB_SEATS_MAX);
}

void
crumb_typed_seats_clear (CrumbTypedSeats *self)
{
  for (guint seat = 0; seat < self->n; seat++)
    g_clear_pointer (&self->names[seat], g_free);
}
