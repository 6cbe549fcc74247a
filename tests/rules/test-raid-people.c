/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Players who join, leave or change places, games that are resumed, and turning points. */

#include "raid-script.h"
#include "rules-tests.h"
#include "rules/cookie-raid/raid.h"

#define NO CRUMB_NO_SEAT
#define RAID_REFUSAL(why, ...) { .reason = CRUMB_RAID_REFUSAL_##why, .seat = NO, .other = NO, __VA_ARGS__ }
#define REFUSAL(why, ...) { .reason = CRUMB_REFUSAL_##why, .seat = NO, .other = NO, __VA_ARGS__ }

/* The seats that are asked, in turn, from here to the end of the bids, and the order in which the table is listed. */
typedef struct
{
  unsigned seats;
  const char *moves;
  const char *asked;
  const char *listed;
} AskRow;

static const AskRow ask_rows[] = {
  { 3, "p", "012", "012" },
  { 2, "2j0 p", "012", "012" },
  { 2, "p 2j0 3j7", "0123", "0123" },
  { 2, "p66554433 2j0", "012", "012" },
  { 3, "2q p", "01", "012" },
  /* Who comes back sits after all others */
  { 3, "1q 1j0 p", "021", "021" },
  { 3, "0q 0j0 p", "120", "120" },
  { 4, "0q 1q 0j0 p", "230", "2301" },
  { 3, "1q p", "02", "021" },
  /* The first to bid leaves: the next one is */
  { 3, "0q p", "12", "120" },
  { 4, "0q 1q p", "23", "2301" },
  { 3, "1q 3j0 p", "023", "0231" },
  { 4, "p s3142", "0312", "2031" },
  { 3, "p s321", "021", "210" },
  { 3, "p 0b6 s321", "21", "210" },
  { 4, "s4321 2q p", "031", "3102" },
  { 3, "1q s31 p", "02", "201" },
  { 3, "p s321 1b6~", "102", "210" },
  /* Between rounds, and it holds for those that follow */
  { 2, "0c1 1c2 2j9 n p", "012", "012" },
  { 3, "0c1 1c2 2c3 0q n p", "12", "120" },
  { 2, "0h111 1h222 s21 n p", "01", "10" },
};

static void
check_asked (gconstpointer data)
{
  const AskRow *row = data;
  CrumbRaid raid = raid_script_fold ("target=300", row->seats, row->moves);
  g_autoptr (GString) asked = g_string_new (NULL);
  g_autoptr (GString) listed = g_string_new (NULL);

  for (unsigned at = 0; at < raid.scores.n_seats; at++)
    g_string_append_printf (listed, "%u", raid.scores.order[at]);
  g_assert_cmpstr (listed->str, ==, row->listed);

  while (crumb_raid_expects (&raid).what == CRUMB_RAID_BID)
    {
      CrumbMove move = { .what = CRUMB_RAID_BID, .seat = crumb_raid_expects (&raid).seat };
      CrumbRefusal refusal;

      g_string_append_printf (asked, "%u", move.seat);
      g_assert_true (crumb_raid_apply (&raid, &move, &refusal));
    }
  g_assert_cmpstr (asked->str, ==, row->asked);
}

typedef struct
{
  const char *rules;
  unsigned seats;
  const char *moves;
  const char *next;
  CrumbRefusal refusal;
} RefusalRow;

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Woverride-init"

static const RefusalRow refusal_rows[] = {
  { "", 2, "p 0b6", "2j0", RAID_REFUSAL (BETWEEN_ROUNDS) },
  { "", 3, "p 0b6", "2q", RAID_REFUSAL (BETWEEN_ROUNDS, .seat = 2) },
  { "", 3, "0w 0t6", "2q", RAID_REFUSAL (BETWEEN_ROUNDS, .seat = 2) },
  { "", 2, "0h666", "2j0", RAID_REFUSAL (BETWEEN_ROUNDS) },
  { "", 2, "0c5", "2j0", RAID_REFUSAL (BETWEEN_ROUNDS) },
  { "", 4, "", "3j0", RAID_REFUSAL (TABLE_FULL, .max = 4) },
  { "", 4, "1q", "4j0", RAID_REFUSAL (TABLE_FULL, .max = 4, .seat = NO) },
  { "", 4, "1q", "3j0", RAID_REFUSAL (TABLE_FULL, .max = 4, .seat = NO) },
  { "", 3, "1q", "1j5", REFUSAL (POINTS_RANGE, .got = 5) },
  { "", 3, "1q 1j0", "1j0", REFUSAL (NO_SUCH_SEAT, .max = 4) },
  { "", 3, "1q p 0b6", "1j0", RAID_REFUSAL (BETWEEN_ROUNDS, .seat = 1) },
  { "", 2, "", "1j0", REFUSAL (NO_SUCH_SEAT, .max = 4) },
  { "", 2, "", "3j0", REFUSAL (NO_SUCH_SEAT, .max = 4) },
  { "", 2, "", "j0", REFUSAL (NO_SUCH_SEAT, .max = 4) },
  { "", 2, "", "2j-1", REFUSAL (POINTS_RANGE, .max = 9999, .got = -1) },
  { "", 2, "", "2j10000", REFUSAL (POINTS_RANGE, .max = 9999, .got = 10000) },
  { "", 2, "", "0q", RAID_REFUSAL (TOO_FEW_STAY, .seat = 0, .min = 2) },
  { "", 3, "2q", "1q", RAID_REFUSAL (TOO_FEW_STAY, .seat = 1, .min = 2) },
  { "", 3, "", "3q", REFUSAL (NO_SUCH_SEAT, .max = 15) },
  { "", 3, "1q", "1q", RAID_REFUSAL (HAS_LEFT, .seat = 1, .max = 15) },
  { "", 3, "1q p", "1b6", RAID_REFUSAL (HAS_LEFT, .seat = 1, .max = 15) },
  { "", 3, "1q", "1h666", RAID_REFUSAL (HAS_LEFT, .seat = 1, .max = 15) },
  { "", 3, "1q", "1c6", RAID_REFUSAL (HAS_LEFT, .seat = 1, .max = 15) },
  { "", 3, "1q", "1w", RAID_REFUSAL (HAS_LEFT, .seat = 1, .max = 15) },
  { "", 3, "", "s12", RAID_REFUSAL (BAD_ORDER) },
  { "", 3, "", "s1233", RAID_REFUSAL (BAD_ORDER) },
  { "", 3, "", "s122", RAID_REFUSAL (BAD_ORDER) },
  { "", 3, "", "s124", RAID_REFUSAL (BAD_ORDER) },
  { "", 3, "", "s120", RAID_REFUSAL (BAD_ORDER) },
  { "", 3, "", "s0", RAID_REFUSAL (BAD_ORDER) },
  { "", 3, "", "s-123", RAID_REFUSAL (BAD_ORDER) },
  { "", 3, "1q", "s123", RAID_REFUSAL (BAD_ORDER) },
  { "", 2, "", "x0", REFUSAL (NOT_NOW) },
  { "", 2, "0c50 1c3", "2j0", REFUSAL (OVER, .max = 15) },
  { "", 2, "0c50 1c3", "s21", REFUSAL (OVER, .max = 15) },
  { "", 2, "0c52 1c3", "x52", REFUSAL (TARGET_RANGE, .min = 53, .max = 9999, .got = 52) },
  { "", 2, "0c52 1c3", "x10000", REFUSAL (TARGET_RANGE, .min = 53, .max = 9999, .got = 10000) },
  { "", 2, "0c52 1c3", "x-1", REFUSAL (TARGET_RANGE, .min = 53, .max = 9999, .got = -1) },
  { "", 2, "0c20 1c3", "g20", REFUSAL (TARGET_RANGE, .min = 21, .max = 999, .got = 20) },
  { "", 2, "0c20 1c3", "g1000", REFUSAL (TARGET_RANGE, .min = 21, .max = 999, .got = 1000) },
  { "", 2, "", "g0", REFUSAL (TARGET_RANGE, .min = 1, .max = 999) },
  { "", 2, "0c20 1c3", "u1", RAID_REFUSAL (ROUNDS_RANGE, .min = 2, .max = 99, .got = 1) },
  { "", 2, "0c20 1c3", "u100", RAID_REFUSAL (ROUNDS_RANGE, .min = 2, .max = 99, .got = 100) },
  { "", 2, "0c50 1c3", "g80", REFUSAL (OVER, .max = 15) },
  { "end=rounds,rounds=1", 2, "0c52 1c3", "x1", RAID_REFUSAL (ROUNDS_RANGE, .min = 2, .max = 100, .got = 1) },
  { "end=rounds,rounds=1", 2, "0c52 1c3", "x101", RAID_REFUSAL (ROUNDS_RANGE, .min = 2, .max = 100, .got = 101) },
};

#pragma GCC diagnostic pop

static void
check_refusal (gconstpointer data)
{
  const RefusalRow *row = data;
  CrumbRaid raid = raid_script_fold (row->rules, row->seats, row->moves);
  g_autoptr (GArray) next = raid_script_parse (row->next);
  CrumbRaid before = raid;
  CrumbRefusal refusal;

  g_assert_false (crumb_raid_apply (&raid, &g_array_index (next, CrumbMove, 0), &refusal));
  g_assert_cmpmem (&raid, sizeof raid, &before, sizeof before);
  g_assert_cmpuint (refusal.reason, ==, row->refusal.reason);
  g_assert_false (refusal.can_overrule);
  g_assert_cmpuint (refusal.seat, ==, row->refusal.seat);
  g_assert_cmpint (refusal.min, ==, row->refusal.min);
  g_assert_cmpint (refusal.max, ==, row->refusal.max);
  if (row->refusal.got != 0)
    g_assert_cmpint (refusal.got, ==, row->refusal.got);
}

/* @turn: the round that the game turned in; -1 when nobody leads alone */
typedef struct
{
  const char *rules;
  unsigned seats;
  const char *moves;
  CrumbRaidPhase phase;
  const char *totals;
  const char *winners;
  int turn;
} ScoreRow;

static const ScoreRow score_rows[] = {
  /* A new player brings cookies along, and plays from then on */
  { "", 2, "0c5 1c3 2j9 n 0c1 1c1 2c4", CRUMB_RAID_AT_SCORED, "6 4 13", "", 2 },
  { "", 2, "2j9 0c5 1c3 2c1", CRUMB_RAID_AT_SCORED, "5 3 10", "", 0 },
  { "", 2, "2j60 0h665 1h555 2h123", CRUMB_RAID_AT_OVER, "2 8 60", "2", 0 },
  /* Joining does not win; the end is looked at when a round is scored */
  { "", 2, "2j60", CRUMB_RAID_AT_BID, "0 0 60", "", -1 },
  /* A player who leaves keeps the cookies, but can't lead, win or take the bonus */
  { "", 3, "0c20 1c5 2c4 0q n", CRUMB_RAID_AT_REVEAL, "20 5 4", "", 1 },
  { "", 3, "0c49 1c5 2c4 0q n 1c1 2c1", CRUMB_RAID_AT_SCORED, "49 6 5", "", 2 },
  { "", 3, "0c49 1c5 2c4 0q n 1c45 2c1", CRUMB_RAID_AT_OVER, "49 50 5", "1", 2 },
  { "", 3, "0c49 1c5 2c4 0q n 1c5 2c1 e", CRUMB_RAID_AT_OVER, "49 10 5", "1", 2 },
  { "", 3, "0q 1h665 2h664", CRUMB_RAID_AT_SCORED, "0 7 2", "", 0 },
  { "playtest-5,target=300", 3, "1q 0h6665 2h655", CRUMB_RAID_AT_SCORED, "24 0 15", "", 0 },
  { "tied-best=roll-off", 3, "0q 1h443 2h443 1o2 2o5", CRUMB_RAID_AT_SCORED, "0 2 7", "", 0 },
  /* Who comes back has what was there, and can win again */
  { "", 3, "0c20 1c5 2c4 0q n 1c1 2c1 0j0 n 0c30 1c1 2c1", CRUMB_RAID_AT_OVER, "50 7 6", "0", 3 },
  { "", 3, "0c20 1c5 2c4 0q 0j0", CRUMB_RAID_AT_SCORED, "20 5 4", "", 0 },
  { "", 2, "2j7 0c1 1c1 2c1 2q 2j0 n 0c1 1c1 2c1", CRUMB_RAID_AT_SCORED, "2 2 9", "", 0 },
  /* The target and the end change while the game runs; it ends when a round is scored */
  { "", 2, "0c20 1c3 g30 n 0c10 1c1", CRUMB_RAID_AT_OVER, "30 4", "0", 0 },
  { "", 2, "0c20 1c3 g80 n 0c40 1c1", CRUMB_RAID_AT_SCORED, "60 4", "", 0 },
  { "", 2, "p 0b6 g7 1b5 0t6 v 0h6666 1h111", CRUMB_RAID_AT_OVER, "9 3", "0", 0 },
  { "", 2, "0c20 1c3 u2 n 0c1 1c1", CRUMB_RAID_AT_OVER, "21 4", "0", 0 },
  { "", 2, "u2 0c60 1c3", CRUMB_RAID_AT_SCORED, "60 3", "", 0 },
  { "end=rounds,rounds=2", 2, "g30 0c20 1c3 n 0c1 1c1", CRUMB_RAID_AT_SCORED, "21 4", "", 0 },
  { "end=rounds,rounds=2", 2, "0c20 1c3 u3 n 0c1 1c1", CRUMB_RAID_AT_SCORED, "21 4", "", 0 },
  { "", 2, "u1 0c5 1c3 x2 n 0c1 1c4", CRUMB_RAID_AT_OVER, "6 7", "1", 2 },
  /* The bids of those who stay */
  { "plate=1,lucky-last=off", 3, "0q p6 1b5 2b5 1r6 2r5 1t6 1h6665 2h444", CRUMB_RAID_AT_SCORED, "0 8 3", "", 0 },
  /* The table plays on, to a target or until it stops */
  { "", 2, "0c50 1c3 x60", CRUMB_RAID_AT_SCORED, "50 3", "", 0 },
  { "", 2, "0c50 1c3 x60 n 0c9 1c3", CRUMB_RAID_AT_SCORED, "59 6", "", 0 },
  { "", 2, "0c50 1c3 x60 n 0c9 1c57", CRUMB_RAID_AT_OVER, "59 60", "1", 2 },
  { "", 2, "0c50 1c3 x0 n 0c900 1c3", CRUMB_RAID_AT_SCORED, "950 6", "", 0 },
  { "", 2, "0c50 1c3 x0 n 0c900 1c3 e", CRUMB_RAID_AT_OVER, "950 6", "0", 0 },
  { "end=rounds,rounds=1", 2, "0c5 1c3 x2", CRUMB_RAID_AT_SCORED, "5 3", "", 0 },
  { "end=rounds,rounds=1", 2, "0c5 1c3 x2 n 0c1 1c4", CRUMB_RAID_AT_OVER, "6 7", "1", 2 },
  { "end=rounds,rounds=1", 2, "0c5 1c3 x0 n 0c1 1c4", CRUMB_RAID_AT_SCORED, "6 7", "", 2 },
  { "", 2, "0c50 1c3 x60 2j55 n", CRUMB_RAID_AT_REVEAL, "50 3 55", "", 1 },
  /* … where it stopped, in the middle of a round */
  { "", 2, "p 0b6 1b5 e x50", CRUMB_RAID_AT_TAKE, "0 0", "", -1 },
  { "", 2, "0c4 e x50 1c5", CRUMB_RAID_AT_SCORED, "4 5", "", 0 },
  { "", 2, "0c4 1c5 e x50 n 0c4 1c1 e x50", CRUMB_RAID_AT_SCORED, "8 6", "", 2 },
  /* Turning points: nobody leads while two are level */
  { "", 2, "0c4 1c5 n 0c4 1c1 n 0c0 1c2 n 0c1 1c0", CRUMB_RAID_AT_SCORED, "9 8", "", 4 },
  { "", 2, "0c4 1c5 n 0c4 1c1", CRUMB_RAID_AT_SCORED, "8 6", "", 2 },
  { "", 2, "0c4 1c4", CRUMB_RAID_AT_SCORED, "4 4", "", -1 },
};

static void
check_score (gconstpointer data)
{
  const ScoreRow *row = data;
  CrumbRaid raid = raid_script_fold (row->rules, row->seats, row->moves);
  g_autoptr (GString) totals = g_string_new (NULL);
  g_autoptr (GString) winners = g_string_new (NULL);
  unsigned round = 0;
  bool turned = crumb_scores_turning_point (crumb_scores_of (&raid), &round);

  for (unsigned seat = 0; seat < raid.scores.n_seats; seat++)
    {
      g_string_append_printf (totals, seat > 0 ? " %d" : "%d", raid.scores.totals[seat]);
      if (crumb_seats_has (raid.scores.winners, seat))
        g_string_append_printf (winners, "%u", seat);
    }
  g_assert_cmpuint (raid.phase, ==, row->phase);
  g_assert_cmpstr (totals->str, ==, row->totals);
  g_assert_cmpstr (winners->str, ==, row->winners);
  g_assert_cmpint (turned ? (int) round : -1, ==, row->turn);
}

/* The target is the one that is played to by now. */
static void
check_target (void)
{
  const struct
  {
    const char *rules;
    const char *moves;
    int target;
  } rows[] = {
    { "", "", 50 },           { "target=80", "e", 80 },    { "", "0c50 1c3 x75", 75 },
    { "", "0c50 1c3 x0", 0 }, { "end=rounds", "e x7", 0 }, { "", "g70", 70 },
    { "", "g70 u9", 0 },      { "", "u9 g70", 70 },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      CrumbRaid raid = raid_script_fold (rows[i].rules, 2, rows[i].moves);

      g_assert_cmpint (crumb_scores_of (&raid)->target, ==, rows[i].target);
    }
}

/* The state says which moves it would take now, so that a window can offer them. */
static void
check_also (void)
{
  const struct
  {
    unsigned seats;
    const char *moves;
    const char *also;
  } rows[] = {
    { 2, "", "jsgu" },          { 3, "", "jqsgu" },
    { 4, "", "qsgu" },          { 4, "2q", "jqsgu" },
    { 4, "0q 1q", "jsgu" },     { 3, "p 0b6", "sgu" },
    { 3, "p66", "jqsgu" },      { 3, "0c1 1c2 2c3", "jqsgu" },
    { 3, "0c1 1c2", "sgu" },    { 3, "0c1 1c2 2c3 n", "jqsgu" },
    { 3, "0c50 1c2 2c3", "x" }, { 3, "e", "x" },
    { 3, "e x0", "jqsgu" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      CrumbRaid raid = raid_script_fold ("", rows[i].seats, rows[i].moves);
      uint32_t bits = crumb_raid_expects (&raid).also;
      g_autoptr (GString) also = g_string_new (NULL);

      for (unsigned what = CRUMB_RAID_JOIN; what < CRUMB_RAID_N_MOVES; what++)
        if ((bits >> what & 1) != 0)
          g_string_append_c (also, "jqsxgu"[what - CRUMB_RAID_JOIN]);
      g_assert_cmpstr (also->str, ==, rows[i].also);
    }
}

void
add_raid_people_tests (void)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (ask_rows); i++)
    {
      g_autofree char *name = g_strdup_printf ("/people/asked/%u-%u-%s", i, ask_rows[i].seats, ask_rows[i].moves);

      g_test_add_data_func (name, &ask_rows[i], check_asked);
    }
  for (unsigned i = 0; i < G_N_ELEMENTS (refusal_rows); i++)
    {
      g_autofree char *name =
          g_strdup_printf ("/people/refused/%u-%s-%s", i, refusal_rows[i].moves, refusal_rows[i].next);

      g_test_add_data_func (name, &refusal_rows[i], check_refusal);
    }
  for (unsigned i = 0; i < G_N_ELEMENTS (score_rows); i++)
    {
      g_autofree char *name = g_strdup_printf ("/people/scored/%u-%s", i, score_rows[i].moves);

      g_test_add_data_func (name, &score_rows[i], check_score);
    }
  g_test_add_func ("/people/target", check_target);
  g_test_add_func ("/people/also", check_also);
}
