/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Combinations of dice in words, one by one and together. */

#include "crumb-words-cubbage-count.h"

#include "crumb-words-cubbage-private.h"

#include <glib/gi18n.h>

/* No five dice have more; how many there are is the index. */
static const char *const sevens[] = {
  NULL,
  NC_ ("combination", "seven"),
  NC_ ("combination", "two sevens"),
  NC_ ("combination", "three sevens"),
  NC_ ("combination", "four sevens"),
  NC_ ("combination", "five sevens"),
  NC_ ("combination", "six sevens"),
};

/* In how many ways a combination can be picked from the dice. */
static const char *const ways[] = {
  NULL,
  NULL,
  NC_ ("combination", "two ways"),
  NC_ ("combination", "three ways"),
  NC_ ("combination", "four ways"),
  NC_ ("combination", "five ways"),
  NC_ ("combination", "six ways"),
};

/* How many dice are equal. */
static const char *const kinds[] = {
  NULL,
  NULL,
  NC_ ("combination", "pair"),
  NC_ ("combination", "three of a kind"),
  NC_ ("combination", "four of a kind"),
  NC_ ("combination", "five of a kind"),
  NC_ ("combination", "six of a kind"),
  NC_ ("combination", "seven of a kind"),
  NC_ ("combination", "eight of a kind"),
};

/** Combinations of the same kind that show the same faces: how many, the first of them, and all their points. */
typedef struct
{
  unsigned n;
  unsigned points;
  const CrumbCubbagePart *part;
} Group;

static char *
join_faces (const uint8_t faces[], unsigned n, char between)
{
  GString *text = g_string_new (NULL);

  for (unsigned i = 0; i < n; i++)
    {
      if (i > 0)
        g_string_append_c (text, between);
      g_string_append_printf (text, "%u", faces[i]);
    }
  return g_string_free_and_steal (text);
}

char *
crumb_words_cubbage_dice (const uint8_t faces[], unsigned n)
{
  return n > 0 ? join_faces (faces, n, '-') : g_strdup (_ ("no dice"));
}

char *
crumb_words_cubbage_dice_sorted (const uint8_t faces[], unsigned n)
{
  const CrumbCubbagePart all = { .dice = (uint8_t) ((1u << n) - 1) };
  uint8_t sorted[CRUMB_CUBBAGE_PLAY_DICE];

  return crumb_words_cubbage_dice (sorted, crumb_cubbage_part_faces (&all, faces, sorted));
}

char *
crumb_words_cubbage_faces (const CrumbCubbagePart *part, const uint8_t dice[])
{
  gboolean sum = part->kind == CRUMB_CUBBAGE_SEVEN || part->kind == CRUMB_CUBBAGE_FIFTEEN;
  uint8_t faces[CRUMB_CUBBAGE_PLAY_DICE];
  unsigned n = crumb_cubbage_part_faces (part, dice, faces);

  return join_faces (faces, n, sum ? '+' : '-');
}

/* What a combination is called: “seven”, “pair”, “run”. */
static const char *
noun (const CrumbCubbagePart *part)
{
  switch ((CrumbCubbagePartKind) part->kind)
    {
    case CRUMB_CUBBAGE_SEVEN:
      return g_dpgettext2 (NULL, "combination", sevens[1]);
    case CRUMB_CUBBAGE_KIND:
      return g_dpgettext2 (NULL, "combination", kinds[MAX (__builtin_popcount (part->dice), 2)]);
    case CRUMB_CUBBAGE_RUN:
      /* Translators: dice in a row, as 3-4-5 */
      return C_ ("combination", "run");
    case CRUMB_CUBBAGE_FIFTEEN:
      /* Translators: a total of 15 in the play */
      return C_ ("combination", "15");
    case CRUMB_CUBBAGE_LAST:
      return C_ ("combination", "last die");
    }
  g_return_val_if_reached (NULL);
}

char *
crumb_words_cubbage_combination (const CrumbCubbagePart *part, const uint8_t dice[])
{
  g_autofree char *faces = crumb_words_cubbage_faces (part, dice);

  /* Translators: a combination and its dice, as in “run 3-4-5” */
  return g_strdup_printf (C_ ("combination", "%1$s %2$s"), noun (part), faces);
}

char *
crumb_words_cubbage_part (const CrumbCubbagePart *part, const uint8_t dice[])
{
  g_autofree char *name = crumb_words_cubbage_combination (part, dice);

  /* Translators: a combination and its points, as in “run 3-4-5 for 3” */
  return g_strdup_printf (C_ ("combination", "%1$s for %2$u"), name, part->points);
}

unsigned
crumb_words_cubbage_so_far (const CrumbCubbageCount *count, unsigned at)
{
  unsigned points = 0;

  for (unsigned i = 0; i <= at && i < count->n_parts; i++)
    points += count->parts[i].points;
  return points;
}

char *
crumb_words_cubbage_step (const CrumbCubbageCount *count, unsigned at, const uint8_t dice[])
{
  g_autofree char *part = crumb_words_cubbage_part (&count->parts[at], dice);

  /* Translators: a step of counting: what scores, and all points up to here, as in “pair 2-2 for 2: 10 so far” */
  return g_strdup_printf (C_ ("step", "%1$s: %2$u so far"), part, crumb_words_cubbage_so_far (count, at));
}

static gboolean
is_alike (const CrumbCubbagePart *a, const CrumbCubbagePart *b, const uint8_t dice[])
{
  g_autofree char *faces_of_a = crumb_words_cubbage_faces (a, dice);
  g_autofree char *faces_of_b = crumb_words_cubbage_faces (b, dice);

  return a->kind == b->kind && g_str_equal (faces_of_a, faces_of_b);
}

/* Puts the parts of one kind into groups. Returns how many. */
static unsigned
find_groups (const CrumbCubbageCount *count, CrumbCubbagePartKind kind, const uint8_t dice[],
             Group groups[CRUMB_CUBBAGE_PARTS_MAX])
{
  unsigned n = 0;

  for (unsigned i = 0; i < count->n_parts; i++)
    {
      const CrumbCubbagePart *part = &count->parts[i];
      unsigned at = 0;

      if (part->kind != kind)
        continue;
      while (at < n && !is_alike (groups[at].part, part, dice))
        at++;
      if (at == n)
        groups[n++] = (Group) { .part = part };
      groups[at].n++;
      groups[at].points += part->points;
    }
  return n;
}

/* The dice of a group, and in how many ways they can be picked: “1+2+4 two ways”. */
static char *
faces_of_group (const Group *group, const uint8_t dice[])
{
  char *faces = crumb_words_cubbage_faces (group->part, dice);
  g_autofree char *alone = faces;

  if (group->n == 1)
    return g_steal_pointer (&alone);
  /* Translators: dice, and in how many ways they can be picked, as in “1+2+4 two ways” */
  return g_strdup_printf (C_ ("combination", "%1$s %2$s"), faces, g_dpgettext2 (NULL, "combination", ways[group->n]));
}

static void
add_to_list (GString *list, const char *text)
{
  if (list->len > 0)
    /* Translators: between two combinations of dice. */
    g_string_append (list, C_ ("between combinations", ", "));
  g_string_append (list, text);
}

/* All sevens together: “four sevens for 8 (1+2+4 two ways, 2+5 two ways)”. */
static void
add_sevens (GString *list, const CrumbCubbageCount *count, const uint8_t dice[])
{
  Group groups[CRUMB_CUBBAGE_PARTS_MAX];
  unsigned n = find_groups (count, CRUMB_CUBBAGE_SEVEN, dice, groups), made = 0, points = 0;
  g_autoptr (GString) sets = g_string_new (NULL);
  g_autofree char *text = NULL;

  if (n == 0)
    return;
  for (unsigned i = 0; i < n; i++)
    {
      g_autofree char *faces = faces_of_group (&groups[i], dice);

      add_to_list (sets, faces);
      made += groups[i].n;
      points += groups[i].points;
    }
  /* Translators: how many sevens, their points, and their dice: “two sevens for 4 (1+6, 3+4)” */
  text = g_strdup_printf (C_ ("combination", "%1$s for %2$u (%3$s)"), g_dpgettext2 (NULL, "combination", sevens[made]),
                          points, sets->str);
  add_to_list (list, text);
}

/* The others one after the other: “pair 2-2 for 2”, “run 2-3-4 four ways for 12”. */
static void
add_groups (GString *list, const CrumbCubbageCount *count, CrumbCubbagePartKind kind, const uint8_t dice[])
{
  Group groups[CRUMB_CUBBAGE_PARTS_MAX];
  unsigned n = find_groups (count, kind, dice, groups);

  for (unsigned i = 0; i < n; i++)
    {
      g_autofree char *faces = faces_of_group (&groups[i], dice);
      g_autofree char *name = g_strdup_printf (C_ ("combination", "%1$s %2$s"), noun (groups[i].part), faces);
      g_autofree char *text = g_strdup_printf (C_ ("combination", "%1$s for %2$u"), name, groups[i].points);

      add_to_list (list, text);
    }
}

char *
crumb_words_cubbage_parts (const CrumbCubbageCount *count, const uint8_t dice[])
{
  g_autoptr (GString) list = g_string_new (NULL);

  add_sevens (list, count, dice);
  add_groups (list, count, CRUMB_CUBBAGE_KIND, dice);
  add_groups (list, count, CRUMB_CUBBAGE_RUN, dice);
  return list->len > 0 ? g_strdup (list->str) : g_strdup (C_ ("combination", "nothing"));
}

char *
crumb_words_cubbage_count (const uint8_t dice[CRUMB_CUBBAGE_HAND])
{
  CrumbCubbageCount count = crumb_cubbage_count_hand (dice, CRUMB_CUBBAGE_HAND);
  g_autofree char *hand = crumb_words_cubbage_dice_sorted (dice, CRUMB_CUBBAGE_KEPT);
  g_autofree char *points = crumb_neutral_points (count.points);
  g_autofree char *parts = crumb_words_cubbage_parts (&count, dice);

  /* Translators: a hand, the starter, the points and what makes them: “1-2-2-4 and 5 make 10 points: …” */
  return g_strdup_printf (_ ("%1$s and %2$u make %3$s: %4$s."), hand, dice[CRUMB_CUBBAGE_KEPT], points, parts);
}

char *
crumb_words_cubbage_scored (const CrumbCubbageCount *count, const uint8_t dice[])
{
  g_autoptr (GString) list = g_string_new (NULL);

  for (unsigned i = 0; i < count->n_parts; i++)
    {
      const CrumbCubbagePart *part = &count->parts[i];
      gboolean with_dice = part->kind == CRUMB_CUBBAGE_KIND || part->kind == CRUMB_CUBBAGE_RUN;
      g_autofree char *name = with_dice ? crumb_words_cubbage_combination (part, dice) : g_strdup (noun (part));
      g_autofree char *text = g_strdup_printf (C_ ("combination", "%1$s for %2$u"), name, part->points);

      add_to_list (list, text);
    }
  return list->len > 0 ? g_strdup (list->str) : g_strdup (C_ ("combination", "nothing"));
}

char *
crumb_words_cubbage_die (CrumbCubbageRun run, const uint8_t dice[], unsigned n, gboolean last)
{
  CrumbCubbageCount count = crumb_cubbage_count_die (run, dice, n, last);
  g_autofree char *scored = crumb_words_cubbage_scored (&count, dice);
  unsigned total = 0;

  for (unsigned i = 0; i < n; i++)
    total += dice[i];
  if (n == 1)
    /* Translators: the face of a die, and what it scores: “5 leads: nothing.” */
    return count.points > 0 ? g_strdup_printf (_ ("%1$u leads: %2$s."), dice[0], scored)
                            /* Translators: %u is the face of a die, the first one that is laid. */
                            : g_strdup_printf (_ ("%u leads."), dice[0]);
  if (count.points == 0)
    /* Translators: a die, and the total with it: “5 makes 12.” */
    return g_strdup_printf (_ ("%1$u makes %2$u."), dice[n - 1], total);
  /* Translators: a die, the total with it, and what it scores: “5 makes 12: run 3-4-5 for 3.” */
  return g_strdup_printf (_ ("%1$u makes %2$u: %3$s."), dice[n - 1], total, scored);
}

char *
crumb_words_cubbage_line (CrumbCubbageRun run, const uint8_t dice[], unsigned n, gboolean last)
{
  g_autoptr (GString) said = g_string_new (NULL);
  g_autofree char *points = NULL;
  int sum = 0;

  for (unsigned i = 1; i <= n; i++)
    {
      crumb_words_cubbage_say (said, crumb_words_cubbage_die (run, dice, i, last && i == n));
      sum += crumb_cubbage_count_die (run, dice, i, last && i == n).points;
    }
  points = crumb_neutral_points (sum);
  if (sum == 0)
    crumb_words_cubbage_say (said, g_strdup (_ ("Nothing scores.")));
  else
    /* Translators: %s are points: “That’s 5 points in all.” */
    crumb_words_cubbage_say (said, g_strdup_printf (_ ("That’s %s in all."), points));
  return crumb_words_cubbage_join (said);
}
