/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* How strong players are, as Glicko-2 estimates it. The steps are those of the paper. */

#include "crumb-strength.h"

#include <math.h>

/* Between Glicko's scale and that of Glicko-2. */
#define SCALE 173.7178
/* When the volatility is found. */
#define EPSILON 0.000001

static double
g (double phi)
{
  return 1 / sqrt (1 + 3 * phi * phi / (G_PI * G_PI));
}

/* What one period says: v and the sum of steps 3 and 4. */
typedef struct
{
  double variance;
  double sum;
} Evidence;

static Evidence
weigh (double mu, const CrumbRatedGame games[], guint n)
{
  Evidence evidence = { 0 };
  double information = 0;

  for (guint i = 0; i < n; i++)
    {
      double theirs = (games[i].against.rating - CRUMB_STRENGTH_RATING) / SCALE;
      double weight = g (games[i].against.deviation / SCALE);
      double expected = 1 / (1 + exp (-weight * (mu - theirs)));

      information += weight * weight * expected * (1 - expected);
      evidence.sum += weight * (games[i].score - expected);
    }
  evidence.variance = 1 / information;
  return evidence;
}

/* Step 5: the root of this function of x is the logarithm of the new variance. */
static double
f (double x, double delta, double phi, double variance, double a)
{
  double spread = phi * phi + variance + exp (x);

  return exp (x) * (delta * delta - spread) / (2 * spread * spread)
         - (x - a) / (CRUMB_STRENGTH_TAU * CRUMB_STRENGTH_TAU);
}

static double
find_volatility (double sigma, double delta, double phi, double variance)
{
  double a = log (sigma * sigma);
  double low = a, high;
  double at_low, at_high;

  if (delta * delta > phi * phi + variance)
    high = log (delta * delta - phi * phi - variance);
  else
    for (high = a - CRUMB_STRENGTH_TAU; f (high, delta, phi, variance, a) < 0;)
      high -= CRUMB_STRENGTH_TAU;
  at_low = f (low, delta, phi, variance, a);
  at_high = f (high, delta, phi, variance, a);
  while (fabs (high - low) > EPSILON)
    {
      double middle = low + (low - high) * at_low / (at_high - at_low);
      double at_middle = f (middle, delta, phi, variance, a);

      if (at_middle * at_high <= 0)
        {
          low = high;
          at_low = at_high;
        }
      else
        at_low /= 2;
      high = middle;
      at_high = at_middle;
    }
  return exp (low / 2);
}

CrumbRating
crumb_rating_new (void)
{
  return (CrumbRating) { CRUMB_STRENGTH_RATING, CRUMB_STRENGTH_DEVIATION, CRUMB_STRENGTH_VOLATILITY };
}

/* Nobody is less known than a newcomer. */
CrumbRating
crumb_rating_update (const CrumbRating *before, const CrumbRatedGame games[], guint n)
{
  double mu = (before->rating - CRUMB_STRENGTH_RATING) / SCALE;
  double phi = before->deviation / SCALE;
  CrumbRating after = *before;
  Evidence evidence;

  if (n == 0)
    {
      after.deviation =
          MIN (SCALE * sqrt (phi * phi + before->volatility * before->volatility), CRUMB_STRENGTH_DEVIATION);
      return after;
    }
  evidence = weigh (mu, games, n);
  after.volatility = find_volatility (before->volatility, evidence.variance * evidence.sum, phi, evidence.variance);
  phi = sqrt (phi * phi + after.volatility * after.volatility);
  phi = 1 / sqrt (1 / (phi * phi) + 1 / evidence.variance);
  after.rating = SCALE * (mu + phi * phi * evidence.sum) + CRUMB_STRENGTH_RATING;
  after.deviation = MIN (SCALE * phi, CRUMB_STRENGTH_DEVIATION);
  return after;
}

static void
strength_free (CrumbStrength *strength)
{
  g_array_unref (strength->points);
  g_free (strength);
}

gboolean
crumb_strength_is_provisional (const CrumbStrength *strength)
{
  return strength->games < CRUMB_STRENGTH_GAMES;
}

/* What all players did in the period that is being gathered: (element-type CrumbRatedGame) for each player. */
typedef struct
{
  const CrumbGameSet *set;
  GPtrArray *strengths;
  GPtrArray *rated;
} Rating;

static void
add_pair (const Rating *rating, const CrumbPlayed *one, const CrumbPlayed *other)
{
  CrumbStrength *theirs = rating->strengths->pdata[other->player];
  CrumbRatedGame rated = { .against = theirs->now, .score = 0.5 + 0.5 * crumb_played_compare (one, other) };

  g_array_append_val ((GArray *) rating->rated->pdata[one->player], rated);
}

static void
add_game (const Rating *rating, const CrumbSetGame *game)
{
  for (guint i = 0; i < game->n; i++)
    {
      ((CrumbStrength *) rating->strengths->pdata[game->played[i].player])->games += game->n > 1;
      for (guint n = 0; n < game->n; n++)
        if (i != n)
          add_pair (rating, &game->played[i], &game->played[n]);
    }
}

/* @last: the last game of the evening. All at once: each game counts against what the others were before. */
static void
end_period (const Rating *rating, guint last)
{
  for (guint i = 0; i < rating->strengths->len; i++)
    {
      CrumbStrength *strength = rating->strengths->pdata[i];
      GArray *rated = rating->rated->pdata[i];
      CrumbStrengthPoint point = { .game = last };

      /* Nobody knows less of those who haven't come yet. */
      if (rated->len == 0 && strength->points->len == 0)
        continue;
      strength->now = point.rating =
          crumb_rating_update (&strength->now, (const CrumbRatedGame *) rated->data, rated->len);
      if (rated->len > 0)
        g_array_append_val (strength->points, point);
      g_array_set_size (rated, 0);
    }
}

/* Evenings of different people can overlap; an evening is rated when its last game began. */
static guint *
find_last_games (const CrumbGameSet *set)
{
  guint *last = g_new0 (guint, set->n_evenings);

  for (guint i = 0; i < set->games->len; i++)
    last[crumb_game_set_get (set, i)->evening] = i;
  return last;
}

static void
rate_evening (const Rating *rating, guint evening, guint first, guint last)
{
  for (guint i = first; i <= last; i++)
    if (crumb_game_set_get (rating->set, i)->evening == evening)
      add_game (rating, crumb_game_set_get (rating->set, i));
  end_period (rating, last);
}

GPtrArray *
crumb_strength_list (const CrumbGameSet *set)
{
  GPtrArray *strengths = g_ptr_array_new_with_free_func ((GDestroyNotify) strength_free);
  g_autofree guint *last = find_last_games (set);
  g_autofree guint *first = g_new (guint, set->n_evenings);
  g_autoptr (GPtrArray) rated = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  Rating rating = { .set = set, .strengths = strengths, .rated = rated };

  for (guint i = 0; i < set->players->len; i++)
    {
      CrumbStrength *strength = g_new0 (CrumbStrength, 1);

      strength->player = i;
      strength->points = g_array_new (FALSE, FALSE, sizeof (CrumbStrengthPoint));
      strength->now = crumb_rating_new ();
      g_ptr_array_add (strengths, strength);
      g_ptr_array_add (rated, g_array_new (FALSE, FALSE, sizeof (CrumbRatedGame)));
    }
  for (guint i = set->games->len; i > 0; i--)
    first[crumb_game_set_get (set, i - 1)->evening] = i - 1;
  for (guint i = 0; i < set->games->len; i++)
    {
      guint evening = crumb_game_set_get (set, i)->evening;

      if (last[evening] == i)
        rate_evening (&rating, evening, first[evening], i);
    }
  return strengths;
}
