/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Parses what one seat did, part by part: each is a word and its dice. */

#include "crumb-typed-deeds.h"

#include "cli/crumb-cli-print.h"
#include "cli/crumb-typed-dice.h"

#include <glib/gi18n.h>
#include <string.h>

/**
 * @deeds: what has been read so far
 * @hand: how many dice the revealed hand has
 * @n_bids: how many bids there were
 * @over: whether the last die is gone
 * @part: the part that is being read, fit to be shown
 */
typedef struct
{
  const CrumbHouseRules *rules;
  CrumbHonesty deeds;
  guint hand;
  guint n_bids;
  gboolean over;
  const char *part;
} Parser;

/* Reads dice that may be set apart by blanks too. With @apart each word is one die, so that 12 is not 1 and 2. */
static gboolean
parse_dice (const Parser *self, const char *text, gboolean apart, CrumbDice *dice, GError **error)
{
  g_auto (GStrv) words = g_strsplit_set (text, " \t,", -1);
  g_autoptr (GString) joined = g_string_new (NULL);
  gboolean several = strchr (text, ',') != NULL || apart;
  guint n = 0;

  for (guint i = 0; words[i] != NULL; i++)
    if (*words[i] != '\0')
      {
        if (n++ > 0)
          g_string_append_c (joined, ',');
        g_string_append (joined, words[i]);
      }
  if (n == 1 && several)
    g_string_append_c (joined, ',');
  return crumb_typed_dice_parse (self->part, joined->str, self->rules->sides, dice, error);
}

static const CrumbDeed *
last_deed (const Parser *self)
{
  return self->deeds.n_deeds > 0 ? &self->deeds.deeds[self->deeds.n_deeds - 1] : NULL;
}

static gboolean
add (Parser *self, const CrumbDeed *deed, GError **error)
{
  return crumb_honesty_add (&self->deeds, deed)
         /* Translators: %s is what was typed. */
         || crumb_cli_refuse (error, _ ("“%s” is too much for a single round."), self->part);
}

static gboolean
add_unknown_bid (Parser *self, GError **error)
{
  guint most = crumb_bid_most_dice (self->rules, crumb_honesty_holds (&self->deeds));
  CrumbDeed bid = { .kind = CRUMB_DEED_BID_UNKNOWN, .bid = (guint8) ++self->n_bids, .most = (guint8) most };

  return add (self, &bid, error);
}

static gboolean
parse_bid (Parser *self, const char *text, GError **error)
{
  guint held = crumb_honesty_holds (&self->deeds);
  guint most = crumb_bid_most_dice (self->rules, held);
  CrumbDeed bid = { .kind = CRUMB_DEED_BID };

  if (g_str_equal (text, "?"))
    return add_unknown_bid (self, error);
  if (*text == '\0')
    /* Translators: %s is what was typed. */
    return crumb_cli_refuse (error, _ ("“%s” needs dice. “-” is no bid, and “?” an unknown one."), self->part);
  if (!parse_dice (self, text, FALSE, &bid.dice, error))
    return FALSE;
  if (!crumb_dice_all_known (&bid.dice))
    /* Translators: %s is what was typed. */
    return crumb_cli_refuse (error, _ ("“%s” has a die without a face. Type every face, or “?” alone."), self->part);
  if (bid.dice.count > held)
    return crumb_cli_refuse (error,
                             /* Translators: %1$s is what was typed, %2$u how many dice there are. */
                             ngettext ("“%1$s” has too many dice. The player has only %2$u.",
                                       "“%1$s” has too many dice. The player has only %2$u.", held),
                             self->part, held);
  if (bid.dice.count > most)
    return crumb_cli_refuse (error,
                             /* Translators: %1$s is what was typed, %2$u how many dice are allowed. */
                             ngettext ("“%1$s” has too many dice. The rules allow %2$u die in a bid.",
                                       "“%1$s” has too many dice. The rules allow %2$u dice in a bid.", most),
                             self->part, most);
  bid.bid = (guint8) ++self->n_bids;
  return bid.dice.count == 0 || add (self, &bid, error);
}

static gboolean
add_take (Parser *self, CrumbDie die, GError **error)
{
  const CrumbDeed *last = last_deed (self);
  CrumbDeed take = { .kind = CRUMB_DEED_TAKE };

  if (crumb_honesty_holds (&self->deeds) - CRUMB_HAND_START >= self->rules->plate)
    return crumb_cli_refuse (error,
                             /* Translators: %1$s is what was typed, %2$u how many dice there are. */
                             ngettext ("“%1$s” is one take too many. The plate has %2$u die.",
                                       "“%1$s” is one take too many. The plate has %2$u dice.", self->rules->plate),
                             self->part, self->rules->plate);
  if ((last == NULL || last->kind == CRUMB_DEED_TAKE) && !add_unknown_bid (self, error))
    return FALSE;

  take.bid = (guint8) self->n_bids;
  crumb_dice_add (&take.dice, die);
  return add (self, &take, error);
}

static gboolean
parse_take (Parser *self, const char *text, GError **error)
{
  CrumbDice dice;

  if (!parse_dice (self, text, TRUE, &dice, error))
    return FALSE;
  if (dice.count != 1)
    /* Translators: %s is what was typed. */
    return crumb_cli_refuse (error, _ ("“%s” needs one die: its face, or “?”."), self->part);
  return add_take (self, dice.dice[0], error);
}

/* Whether the die of the last take is the one that is re-rolled. */
static gboolean
has_been_taken (const Parser *self, CrumbDie die)
{
  const CrumbDeed *last = last_deed (self);
  CrumbDie taken;

  if (last == NULL || last->kind != CRUMB_DEED_TAKE || self->hand > crumb_honesty_holds (&self->deeds))
    return FALSE;

  taken = last->dice.dice[0];
  return taken.face == die.face || taken.face == 0 || die.face == 0;
}

static gboolean
parse_lucky (Parser *self, const char *text, GError **error)
{
  CrumbDice dice;

  if (!self->rules->lucky_last)
    /* Translators: %s is what was typed. */
    return crumb_cli_refuse (error, _ ("“%s” isn’t possible. These rules have no lucky last."), self->part);
  if (!parse_dice (self, text, TRUE, &dice, error))
    return FALSE;
  if (dice.count < 1 || dice.count > 2)
    /* Translators: %s is what was typed. */
    return crumb_cli_refuse (error, _ ("“%s” needs the last die, and what its re-roll showed if there was one."),
                             self->part);
  if (!has_been_taken (self, dice.dice[0]) && !add_take (self, dice.dice[0], error))
    return FALSE;

  self->over = TRUE;
  if (dice.count == 2)
    {
      CrumbDeed *take = &self->deeds.deeds[self->deeds.n_deeds - 1];

      take->dice.dice[0] = dice.dice[1];
      take->lucky = TRUE;
    }
  return TRUE;
}

static gboolean
parse_part (Parser *self, char *text, GError **error)
{
  char *dice = text + strcspn (text, " \t");
  g_autofree char *quoted = crumb_cli_quote (text);

  self->part = quoted;
  if (*dice != '\0')
    *dice++ = '\0';
  g_strstrip (dice);

  if (self->over)
    /* Translators: %s is what was typed. */
    return crumb_cli_refuse (error, _ ("“%s” comes after the lucky last, which ends the round."), self->part);
  if (g_str_equal (text, "bid"))
    return parse_bid (self, dice, error);
  if (g_str_equal (text, "take"))
    return parse_take (self, dice, error);
  if (g_str_equal (text, "lucky"))
    return parse_lucky (self, dice, error);
  /* Translators: %s is what was typed. */
  return crumb_cli_refuse (error, _ ("“%s” has to start with “bid”, “take” or “lucky”."), self->part);
}

/* Where a part ends: at a comma before a word, because commas separate dice too. */
static const char *
end_of_part (const char *text)
{
  for (const char *at = text; *at != '\0'; at++)
    if (*at == ',' && g_ascii_isalpha (at[1 + strspn (at + 1, " \t")]))
      return at;
  return text + strlen (text);
}

gboolean
crumb_typed_deeds_parse (const char *text, const CrumbHouseRules *rules, guint hand, CrumbHonesty *honesty,
                         GError **error)
{
  Parser parser = { .rules = rules, .deeds = crumb_honesty_start (0), .hand = hand };
  const char *at = text + strspn (text, " \t");

  while (*at != '\0')
    {
      const char *end = end_of_part (at);
      g_autofree char *part = g_strstrip (g_strndup (at, (gsize) (end - at)));

      if (!parse_part (&parser, part, error))
        return FALSE;
      at = *end == ',' ? end + 1 : end;
      at += strspn (at, " \t");
    }

  *honesty = parser.deeds;
  return TRUE;
}
