/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Honest hands are never flagged; a hand is flagged exactly when no play ends in it. */

#include "naive-honesty.h"
#include "rules-tests.h"

#include <glib.h>

#define POSSIBLE CRUMB_HONESTY_POSSIBLE
#define COUNT CRUMB_HONESTY_COUNT
#define FACE CRUMB_HONESTY_FACE
#define KEPT CRUMB_HONESTY_KEPT

/** @deeds: as naive_honesty_format() writes them */
typedef struct
{
  const char *deeds;
  const char *hand;
  CrumbHonestyReason reason;
  unsigned deed, face, needed, there, loose;
} Row;

static const Row rows[] = {
  { "", "111", POSSIBLE },
  { "", "1111", COUNT, 0, 0, 3, 4 },
  { "", "11", COUNT, 0, 0, 3, 2 },
  { "b553", "355", POSSIBLE },
  { "b553", "356", FACE, 0, 5, 2, 1 },
  { "b553", "333", FACE, 0, 5, 2, 0 },
  { "b55", "556", POSSIBLE },
  { "b55 t5", "5551", POSSIBLE },
  { "b55 t5", "5511", FACE, 0, 5, 3, 2 },
  { "b511 t6 b55 t4", "55416", POSSIBLE },
  { "b511 t6 b55 t4", "55411", POSSIBLE },
  { "b511 t6 b55 t4", "55412", KEPT, 0, 0, 2, 1, 1 },
  { "b511 t6 b55 t4", "55433", KEPT, 0, 0, 2, 0, 1 },
  { "b511 t6 b55 t4", "54416", FACE, 2, 5, 2, 1 },
  { "b511 t6 b55 t4", "55611", FACE, 3, 4, 1, 0 },
  { "b666 b1", "661", POSSIBLE },
  { "b666 b1", "621", KEPT, 0, 0, 2, 1, 1 },
  { "b666 b1 b2", "612", POSSIBLE },
  { "b666 b1 b1", "611", POSSIBLE },
  { "b666 b1 b1 b1", "111", POSSIBLE },
  { "b666 b1 b1", "112", KEPT, 0, 0, 1, 0, 2 },
  { "b666 u1", "665", POSSIBLE },
  { "b666 u1", "655", KEPT, 0, 0, 2, 1, 1 },
  { "b666 t4 b1", "6615", KEPT, 0, 0, 3, 2, 0 },
  { "b666 t4 b6", "6665", KEPT, 0, 0, 3, 2, 0 },
  { "t4 t3 b1", "12345", POSSIBLE },
  { "t4 t3 b1", "12255", KEPT, 0, 0, 1, 0, 0 },
  { "b666 t?", "6665", POSSIBLE },
  { "b666 t?", "6655", FACE, 0, 6, 3, 2 },
  { "b66 t? t6", "66615", POSSIBLE },
  { "b66 t? t6", "66115", FACE, 0, 6, 3, 2 },
  { "t6 t6", "66111", POSSIBLE },
  { "t6 t6", "61111", FACE, 0, 6, 2, 1 },
  { "b666 r00", "666", POSSIBLE },
  { "b666 r11", "6661", POSSIBLE },
  { "b666 r11", "6611", POSSIBLE },
  { "b666 r11", "6111", KEPT, 0, 0, 2, 1, 1 },
  { "b666 r11", "61111", COUNT, 0, 0, 4, 5 },
  { "b666 r13", "11111", COUNT, 0, 0, 4, 5 },
  { "b666 r13", "1111", POSSIBLE },
  { "r83", "11111111111", POSSIBLE },
  { "r83", "111111111111", COUNT, 0, 0, 11, 12 },
};

static CrumbDeed
parse_deed (const char *text)
{
  CrumbDeed deed = { 0 };

  switch (text[0])
    {
    case 'u':
      deed.kind = CRUMB_DEED_BID_UNKNOWN;
      deed.most = (guint8) (text[1] - '0');
      break;
    case 'r':
      deed.kind = CRUMB_DEED_REST;
      deed.bids = (guint8) (text[1] - '0');
      deed.most = (guint8) (text[2] - '0');
      break;
    default:
      deed.kind = text[0] == 'b' ? CRUMB_DEED_BID : CRUMB_DEED_TAKE;
      g_assert_true (crumb_dice_parse (text + 1, 6, &deed.dice, NULL));
      break;
    }
  return deed;
}

static void
check_row (gconstpointer data)
{
  const Row *row = data;
  CrumbHonesty honesty = crumb_honesty_start (0);
  g_auto (GStrv) deeds = g_strsplit (row->deeds, " ", -1);
  CrumbHonestyVerdict verdict;
  CrumbDice hand;

  for (unsigned i = 0; deeds[i] != NULL; i++)
    {
      CrumbDeed deed = parse_deed (deeds[i]);

      g_assert_true (crumb_honesty_add (&honesty, &deed));
    }
  g_assert_true (crumb_dice_parse (row->hand, 6, &hand, NULL));
  verdict = crumb_honesty_check (&honesty, &hand);

  g_assert_cmpuint (verdict.reason, ==, row->reason);
  g_assert_cmpuint (verdict.face, ==, row->face);
  g_assert_cmpuint (verdict.needed, ==, row->needed);
  g_assert_cmpuint (verdict.there, ==, row->there);
  g_assert_cmpuint (verdict.loose, ==, row->loose);
  if (row->reason != POSSIBLE)
    g_assert_cmpuint (verdict.deed, ==, row->deed);
}

static void
check_impossible_deeds (void)
{
  static const char *const refused[] = { "b5555", "b5?5", "t", "t55" };
  CrumbHonesty honesty = crumb_honesty_start (2);
  CrumbDeed take = parse_deed ("t6"), rest = parse_deed ("r12");

  for (unsigned i = 0; i < G_N_ELEMENTS (refused); i++)
    {
      CrumbDeed deed = parse_deed (refused[i]);

      g_assert_false (crumb_honesty_add (&honesty, &deed));
    }
  g_assert_cmpuint (honesty.n_deeds, ==, 0);
  g_assert_cmpuint (honesty.seat, ==, 2);

  for (unsigned i = 0; i < 12; i++)
    g_assert_true (crumb_honesty_add (&honesty, &take));
  g_assert_false (crumb_honesty_add (&honesty, &take));
  g_assert_cmpuint (crumb_honesty_holds (&honesty), ==, 15);
  g_assert_true (crumb_honesty_add (&honesty, &rest));
  g_assert_false (crumb_honesty_add (&honesty, &rest));
}

/* The dice that are really in a hand. */
typedef struct
{
  guint8 faces[CRUMB_DICE_MAX];
  unsigned n;
} Truth;

static guint8
random_face (unsigned sides)
{
  return (guint8) g_test_rand_int_range (1, (gint32) sides + 1);
}

static bool
one_in (int n)
{
  return g_test_rand_int_range (0, n) == 0;
}

static CrumbDice
dice_of (const guint8 faces[], unsigned n)
{
  CrumbDice dice = { 0 };

  for (unsigned i = 0; i < n; i++)
    crumb_dice_add (&dice, (CrumbDie) { .face = faces[i] });
  return dice;
}

static void
shuffle (Truth *truth)
{
  for (unsigned i = truth->n; i > 1; i--)
    {
      unsigned j = (unsigned) g_test_rand_int_range (0, (gint32) i);
      guint8 face = truth->faces[j];

      truth->faces[j] = truth->faces[i - 1];
      truth->faces[i - 1] = face;
    }
}

/* Rolls the first dice of a shuffled hand; returns them. */
static CrumbDice
roll_some (Truth *truth, unsigned sides, unsigned most)
{
  unsigned n = (unsigned) g_test_rand_int_range (0, (gint32) MIN (most, truth->n) + 1);

  shuffle (truth);
  for (unsigned i = 0; i < n; i++)
    truth->faces[i] = random_face (sides);
  return dice_of (truth->faces, n);
}

/* An honest play, of which only some is entered. */
static Truth
play_honestly (CrumbHonesty *honesty, unsigned sides, unsigned most_dice)
{
  unsigned most = (unsigned) g_test_rand_int_range (1, 5);
  unsigned bids = (unsigned) g_test_rand_int_range (0, 6), entered = one_in (4) ? bids / 2 : bids;
  int unknown = g_test_rand_int_range (1, 6);
  Truth truth = { .n = CRUMB_HAND_START };

  *honesty = crumb_honesty_start (0);
  for (unsigned i = 0; i < truth.n; i++)
    truth.faces[i] = random_face (sides);

  for (unsigned i = 0; i < bids; i++)
    {
      CrumbDice dice = roll_some (&truth, sides, most);
      bool won = dice.count > 0 && truth.n < most_dice && one_in (2);
      CrumbDeed bid = { .kind = CRUMB_DEED_BID, .dice = dice };
      CrumbDeed take = { .kind = CRUMB_DEED_TAKE };

      if (one_in (unknown))
        bid = (CrumbDeed) { .kind = CRUMB_DEED_BID_UNKNOWN, .most = (guint8) most };
      if (won)
        {
          truth.faces[truth.n++] = random_face (sides);
          take.dice = dice_of (&truth.faces[truth.n - 1], 1);
          if (one_in (unknown + 2))
            take.dice.dice[0].face = 0;
        }
      if (i < entered && (bid.kind == CRUMB_DEED_BID_UNKNOWN || dice.count > 0))
        g_assert_true (crumb_honesty_add (honesty, &bid));
      if (i < entered && won)
        g_assert_true (crumb_honesty_add (honesty, &take));
    }
  if (entered < bids)
    {
      CrumbDeed rest = { .kind = CRUMB_DEED_REST, .bids = (guint8) (bids - entered), .most = (guint8) most };

      g_assert_true (crumb_honesty_add (honesty, &rest));
    }
  return truth;
}

/* What was rolled after the deed adds up, dice rolled twice and dice won counted off, where all was entered. */
static void
check_count (const CrumbHonesty *honesty, const CrumbHonestyVerdict *verdict)
{
  guint rolled = 0;

  for (guint i = verdict->deed + 1; i < honesty->n_deeds; i++)
    {
      const CrumbDeed *deed = &honesty->deeds[i];

      if (deed->kind == CRUMB_DEED_BID_UNKNOWN || deed->kind == CRUMB_DEED_REST)
        return;
      if (deed->kind == CRUMB_DEED_BID)
        rolled += deed->dice.count;
    }
  g_assert_cmpuint (rolled, ==, verdict->loose + verdict->again.count + verdict->gone.count);
}

/* Checks what a verdict says, without knowing how it was found. */
static void
check_verdict (const CrumbHonesty *honesty, const CrumbDice *hand, CrumbHonestyVerdict verdict)
{
  const CrumbDeed *deed = &honesty->deeds[verdict.deed];

  switch (verdict.reason)
    {
    case FACE:
      g_assert_cmpuint (verdict.there, ==, crumb_dice_count_face (hand, verdict.face));
      g_assert_cmpuint (verdict.there, <, verdict.needed);
      g_assert_cmpuint (crumb_dice_count_face (&deed->dice, verdict.face), >, 0);
      break;
    case KEPT:
      g_assert_cmpuint (verdict.there, <, verdict.needed);
      g_assert_cmpuint (verdict.needed + verdict.loose, ==, deed->dice.count);
      check_count (honesty, &verdict);
      break;
    default:
      break;
    }
}

static bool
compare (const NaiveHonesty *naive, const CrumbHonesty *honesty, const CrumbDice *hand)
{
  CrumbHonestyVerdict verdict = crumb_honesty_check (honesty, hand);
  bool possible = verdict.reason == POSSIBLE;

  check_verdict (honesty, hand, verdict);
  if (naive_honesty_check (naive, honesty, hand) != possible)
    {
      g_autofree char *deeds = naive_honesty_format (honesty);
      char text[CRUMB_DICE_TEXT_MAX];

      g_test_message ("%s ends in %s, which was found %s", deeds, crumb_dice_format (hand, text),
                      possible ? "possible" : "impossible");
      g_test_fail ();
    }
  return possible;
}

static bool
entered_in_full (const CrumbHonesty *honesty)
{
  for (unsigned i = 0; i < honesty->n_deeds; i++)
    if (honesty->deeds[i].kind != CRUMB_DEED_BID
        && (honesty->deeds[i].kind != CRUMB_DEED_TAKE || honesty->deeds[i].dice.dice[0].face == 0))
      return false;
  return true;
}

static void
check_plays (unsigned sides, unsigned most_dice, unsigned plays)
{
  g_autoptr (NaiveHonesty) naive = naive_honesty_new (sides, most_dice);
  unsigned flagged = 0, full = 0, flagged_full = 0;

  for (unsigned i = 0; i < plays && !g_test_failed (); i++)
    {
      CrumbHonesty honesty;
      Truth truth = play_honestly (&honesty, sides, most_dice);
      CrumbDice hand = dice_of (truth.faces, truth.n);
      guint8 *die = &hand.dice[g_test_rand_int_range (0, hand.count)].face;
      bool possible;

      g_assert_cmpuint (crumb_honesty_check (&honesty, &hand).reason, ==, POSSIBLE);
      *die = (guint8) ((*die - 1 + g_test_rand_int_range (1, (gint32) sides)) % (gint32) sides + 1);
      possible = compare (naive, &honesty, &hand);
      flagged += !possible;
      full += entered_in_full (&honesty);
      flagged_full += entered_in_full (&honesty) && !possible;
    }
  g_test_message ("%u sides: of %u honest hands none was flagged; with one die turned %.1f %%, and %.1f %% of those "
                  "entered in full",
                  sides, plays, 100. * flagged / plays, 100. * flagged_full / full);
  g_assert_cmpuint (flagged, >, plays / 20);
  g_assert_cmpuint (flagged, <, plays);
}

static void
check_many_plays (void)
{
  check_plays (3, 6, 100000);
}

static void
check_six_sides (void)
{
  check_plays (6, 6, 1000);
}

/* Hands that have nothing to do with the play, of any size. */
static void
check_any_hand (void)
{
  g_autoptr (NaiveHonesty) naive = naive_honesty_new (4, 6);

  for (unsigned i = 0; i < 10000 && !g_test_failed (); i++)
    {
      CrumbHonesty honesty;
      Truth truth = play_honestly (&honesty, 4, 6);
      CrumbDice hand;

      if (one_in (4))
        truth.n = (unsigned) g_test_rand_int_range (1, 7);
      for (unsigned j = 0; j < truth.n; j++)
        truth.faces[j] = random_face (4);
      hand = dice_of (truth.faces, truth.n);
      compare (naive, &honesty, &hand);
    }
}

void
add_honesty_tests (void)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *name = g_strdup_printf ("/honesty/rows/%u/%s/%s", i, rows[i].deeds, rows[i].hand);

      g_test_add_data_func (name, &rows[i], check_row);
    }
  g_test_add_func ("/honesty/impossible-deeds", check_impossible_deeds);
  g_test_add_func ("/honesty/many-plays", check_many_plays);
  g_test_add_func ("/honesty/six-sides", check_six_sides);
  g_test_add_func ("/honesty/any-hand", check_any_hand);
}
