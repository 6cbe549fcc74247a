/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The play in words: dice laid and what they scored, passes, gos, who leads. */

#include "crumb-words-cubbage-private.h"

#include "crumb-words-cubbage-count.h"

#include <glib/gi18n.h>

/** What a move did to the play of a deal. */
typedef struct
{
  const CrumbCubbage *before;
  const CrumbCubbage *after;
  const CrumbCubbageDeal *was;
  const CrumbCubbageDeal *is;
  const char *const *names;
  gboolean go; /* whether somebody said that no die fits */
} Play;

static gboolean
is_lead (const CrumbCubbageLaid *laid)
{
  return laid->total == laid->face;
}

/* Whether the play started over after the die at @at. */
static gboolean
is_ended (const Play *play, unsigned at)
{
  if (at + 1u < play->is->n_laid)
    return is_lead (&play->is->laid[at + 1]);
  return play->after->phase != CRUMB_CUBBAGE_AT_OVER
         && (play->after->phase != CRUMB_CUBBAGE_AT_PLAY || play->after->total == 0);
}

/* Who had a die that fits and said go. */
static void
say_false_gos (GString *said, const Play *play, unsigned at)
{
  const CrumbCubbageLaid *laid = &play->is->laid[at];
  const char *name = play->names[laid->seat], *other = play->names[laid->seat == 0 ? 1 : 0];
  g_autofree char *die = crumb_words_a_face (laid->face);
  unsigned n = 0;

  for (unsigned i = 0; i < at; i++)
    {
      CrumbSeats found = play->is->laid[i].false_gos & (CrumbSeats) ~play->was->laid[i].false_gos;

      if (!crumb_seats_has (found, laid->seat))
        continue;
      crumb_words_cubbage_say (
          said,
          /* Translators: %1$s said go at a total of %2$u, but had the die %3$s, “a 5”, all the time. */
          g_strdup_printf (_ ("%1$s said go at %2$u with %3$s that fit."), name, play->is->laid[i].total, die));
      n++;
    }
  if (n > 0 && play->after->rules.false_go == CRUMB_CUBBAGE_FALSE_GO_PENALTY)
    crumb_words_cubbage_say (
        said, g_strdup_printf (
                  /* Translators: %1$u is a number of points, %2$s a name. */
                  ngettext ("That’s %1$u point for %2$s.", "That’s %1$u points for %2$s.", 2 * n), 2 * n, other));
}

static char *
words_for_laid (const CrumbCubbageLaid *laid, gboolean held, const char *name)
{
  if (is_lead (laid))
    return held
               /* Translators: a name and the face of a die that was rolled before and did not fit then */
               ? g_strdup_printf (_ ("%1$s leads with the held %2$u"), name, laid->face)
               /* Translators: a name and the face of a die. */
               : g_strdup_printf (_ ("%1$s leads with %2$u"), name, laid->face);
  return held
             /* Translators: a name, the face of a die that did not fit before, and the total with it */
             ? g_strdup_printf (_ ("%1$s lays the held %2$u, total %3$u"), name, laid->face, laid->total)
             /* Translators: a name, the face of a die, and the total with it. */
             : g_strdup_printf (_ ("%1$s lays %2$u, total %3$u"), name, laid->face, laid->total);
}

static void
say_laid (GString *said, const Play *play, unsigned at, gboolean held)
{
  const CrumbCubbageLaid *laid = &play->is->laid[at];
  CrumbCubbageCount count = crumb_cubbage_count_laid (&play->after->rules, play->is, at);
  g_autofree char *what = words_for_laid (laid, held, play->names[laid->seat]);
  uint8_t faces[CRUMB_CUBBAGE_PLAY_DICE];
  g_autofree char *scored = NULL;
  unsigned from = at, n = 0;

  while (!is_lead (&play->is->laid[from]))
    from--;
  for (unsigned i = from; i <= at; i++)
    faces[n++] = play->is->laid[i].face;
  scored = crumb_words_cubbage_scored (&count, faces);

  if (count.points == 0)
    /* Translators: %s is a sentence without its period. */
    crumb_words_cubbage_say (said, g_strdup_printf (C_ ("sentence", "%s."), what));
  else
    /* Translators: what somebody did, and what it scored: “Ana lays 4, total 7: seven for 2.” */
    crumb_words_cubbage_say (said, g_strdup_printf (C_ ("sentence", "%1$s: %2$s."), what, scored));
}

/* Who passed on the die at @at, while the other one goes on. */
static void
say_passes (GString *said, const Play *play, unsigned at)
{
  CrumbSeats known = at < play->was->n_laid ? play->was->laid[at].passes : 0;
  CrumbSeats passes = play->is->laid[at].passes & (CrumbSeats) ~known;
  unsigned seat = crumb_seats_first (passes);
  unsigned other = seat == 0 ? 1 : 0;

  if (passes == 0 || crumb_seats_several (play->is->laid[at].passes))
    return;
  if (play->go || play->after->rules.table == CRUMB_CUBBAGE_HIDDEN || crumb_cubbage_is_opponent (play->after, seat))
    /* Translators: %s is a name. */
    crumb_words_cubbage_say (said, g_strdup_printf (_ ("%s goes on."), play->names[other]));
  else
    crumb_words_cubbage_say (
        /* Translators: both are names. */
        said, g_strdup_printf (_ ("%1$s can’t lay a die, so %2$s goes on."), play->names[seat], play->names[other]));
}

static void
say_after (GString *said, const Play *play, unsigned at)
{
  const CrumbCubbageLaid *laid = &play->is->laid[at];
  gboolean more = at + 1u < play->is->n_laid;

  if (at < play->was->n_laid && laid->last && !play->was->laid[at].last)
    /* Translators: %s is a name; whoever laid the last die scores 1 point. */
    crumb_words_cubbage_say (said, g_strdup_printf (_ ("%s scores 1 for the last die."), play->names[laid->seat]));
  if (!is_ended (play, at))
    say_passes (said, play, at);
  else if (!more && play->after->phase == CRUMB_CUBBAGE_AT_PLAY)
    /* Translators: %s is a name. */
    crumb_words_cubbage_say (said, g_strdup_printf (_ ("%s leads."), play->names[play->after->turn]));
}

void
crumb_words_cubbage_say_play (GString *said, const CrumbCubbage *before, const CrumbMove *move,
                              const CrumbCubbage *after, const char *const names[])
{
  const CrumbCubbageDeal *was = crumb_cubbage_deal (before);
  const Play play = { before, after, was, &after->deals[was - before->deals], names, move->what == CRUMB_CUBBAGE_GO };
  /* Where the play had started over, nothing more comes of the dice that were laid. */
  unsigned from = was->n_laid > 0 && before->total > 0 ? was->n_laid - 1u : was->n_laid;

  for (unsigned at = from; at < play.is->n_laid; at++)
    {
      if (at >= was->n_laid)
        {
          gboolean rolled_now = at == was->n_laid && move->what == CRUMB_CUBBAGE_THROW
                                && before->total + move->dice.dice[0].face <= CRUMB_CUBBAGE_PLAY_TO;

          say_false_gos (said, &play, at);
          say_laid (said, &play, at, crumb_cubbage_is_opponent (after, play.is->laid[at].seat) && !rolled_now);
        }
      say_after (said, &play, at);
    }
}

char *
crumb_words_cubbage_leads (const CrumbCubbageRules *rules, unsigned last, gboolean held, CrumbSeats has_dice,
                           const char *const names[])
{
  unsigned leader = crumb_cubbage_leader (rules, last, held), other = leader == 0 ? 1 : 0;

  if (has_dice == 0)
    return g_strdup (_ ("Nobody leads: all dice are laid. Roll the starter."));
  if (!crumb_seats_has (has_dice, leader))
    /* Translators: both are names. */
    return g_strdup_printf (_ ("%1$s leads, since %2$s has no dice left."), names[other], names[leader]);
  if (leader == last)
    /* Translators: %s is a name. */
    return g_strdup_printf (_ ("%s leads with the held die."), names[leader]);
  /* Translators: both are names. */
  return g_strdup_printf (_ ("%1$s leads, since %2$s laid the last die."), names[leader], names[last]);
}
