/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Makes records of many games from a seed. */

#include "history-maker.h"

#include "../rules/random-raid.h"

#include "record/database/crumb-schema.h"
#include "record/database/crumb-tables.h"

#include <glib/gstdio.h>

#define GAMES_PER_TRANSACTION 1000
/* The first evening, and how many games a week on average. */
#define FIRST_EVENING (G_GINT64_CONSTANT (1262368800) * G_USEC_PER_SEC)
#define YEARS 15

static const char *const names[HISTORY_PLAYERS] = {
  "Sue",     "John",   "Bartholomew", "Zoë",    "李",       "Ĳsbrand & Co", "<b>Ann</b>", "علي",   "Karin",  "Tom",
  "Marta",   "Olaf",   "Priya",       "Jürgen", "Chloé",    "Nils",         "Aiko",       "Pavel", "Ines",   "Bob",
  "Дмитрий", "Fatima", "Søren",       "Lena",   "Giovanni", "Mei",          "Kwame",      "Eva",   "Noah",   "Ruth",
  "Αλέξης",  "Lucía",  "Hugo",        "Anouk",  "Viktor",   "Yara",         "Finn",       "Dora",  "Samuel", "Wanda",
};

static const char *const titles[] = { "Birthday", "Christmas Eve", "On the train", "Final", "Café Krümel" };
static const char *const notes[] = {
  "Sue rolled three sixes on her last bid.",
  "Played on the floor; the cat took a die.",
  "With the wooden dice.",
  "Rematch promised.",
};
static const char *const house_rules[] = { "target=30", "plate=5", "end=rounds,rounds=5", "bonus=5,target=60" };

static gboolean
one_in (GRand *rand, int n)
{
  return g_rand_int_range (rand, 0, n) == 0;
}

/* Some people play every week, most of them now and then. */
static guint
random_player (GRand *rand)
{
  double at = g_rand_double (rand);

  return (guint) (at * at * HISTORY_PLAYERS);
}

static void
seat_players (CrumbGameHead *head, GRand *rand)
{
  guint seated[CRUMB_SEATS_MAX];
  guint n = (guint) g_rand_int_range (rand, 2, CRUMB_SEATS_MAX + 1);

  while (head->n_seats < n)
    {
      guint player = random_player (rand);
      gboolean there = FALSE;

      for (guint i = 0; i < head->n_seats; i++)
        there |= seated[i] == player;
      if (there)
        continue;
      seated[head->n_seats] = player;
      head->seats[head->n_seats++] = crumb_seat_new (names[player], (CrumbColour) (player % CRUMB_N_COLOURS));
    }
}

static char *
random_id (GRand *rand)
{
  guint32 a = g_rand_int (rand), b = g_rand_int (rand), c = g_rand_int (rand), d = g_rand_int (rand);

  return g_strdup_printf ("%08x-%04x-4%03x-%x%03x-%04x%08x", a, b >> 16, b & 0xfff, 8 + (c >> 30), c >> 16 & 0xfff,
                          c & 0xffff, d);
}

/* @before: (nullable): who sat there in the game before, and stay */
static CrumbGameHead *
random_head (GRand *rand, gint64 started, const CrumbGameHead *before)
{
  CrumbGameHead *head = crumb_game_head_new (crumb_cookie_raid.id);
  char rules[CRUMB_RULES_TEXT_MAX];
  gboolean usual = !one_in (rand, 8);

  crumb_game_kind_normalise (&crumb_cookie_raid,
                             usual ? "" : house_rules[g_rand_int_range (rand, 0, G_N_ELEMENTS (house_rules))], rules);
  head->id = random_id (rand);
  head->rules = g_strdup (rules);
  head->started = started;
  if (before == NULL)
    seat_players (head, rand);
  for (guint seat = 0; before != NULL && seat < before->n_seats; seat++)
    head->seats[head->n_seats++] = crumb_seat_copy (before->seats[seat]);
  head->first = (guint) g_rand_int_range (rand, 0, (int) head->n_seats);
  return head;
}

static void
add (CrumbJournal *journal, CrumbEntry *entry, gint64 *at)
{
  CrumbMisfit misfit;

  *at += 20 * G_USEC_PER_SEC;
  entry->at = *at;
  if (crumb_journal_add (journal, entry, 1, &misfit) != CRUMB_JOURNAL_TAKEN)
    g_error ("A made move was not taken: reason %d", misfit.refusal.reason);
}

/* A round as a score sheet has it: hands, or just cookies. */
static CrumbMove
score_move (GRand *rand, const CrumbRaid *raid, gboolean by_cookies)
{
  CrumbRaidExpect expect = crumb_raid_expects (raid);
  CrumbMove move = { .what = expect.what, .seat = expect.seat };

  if (raid->phase == CRUMB_RAID_AT_BID)
    return (CrumbMove) { .what = CRUMB_RAID_REVEAL, .seat = CRUMB_NO_SEAT };
  if (raid->phase != CRUMB_RAID_AT_REVEAL)
    {
      random_raid_expected (rand, raid, &move);
      return move;
    }
  if (by_cookies)
    {
      CrumbSeats missing = crumb_seats_all (raid->scores.n_seats) & (CrumbSeats) ~raid->cookies_in;

      return (CrumbMove) { .what = CRUMB_RAID_COOKIES,
                           .seat = (uint8_t) crumb_seats_first (missing),
                           .amount = (int16_t) g_rand_int_range (rand, 0, 16) };
    }
  for (int i = g_rand_int_range (rand, expect.min, MIN (expect.max, expect.min + 5) + 1); i > 0; i--)
    crumb_dice_add (&move.dice, (CrumbDie) { .face = (uint8_t) g_rand_int_range (rand, 1, 7) });
  return move;
}

/* Enters everything: the plate, whole bids, and every taken die. */
static CrumbMove
full_move (GRand *rand, const CrumbRaid *raid)
{
  CrumbMove move = { 0 };

  if (raid->phase == CRUMB_RAID_AT_BID && raid->plate_entered == 0 && !raid->started && raid->n_bids == 0)
    {
      move = (CrumbMove) { .what = CRUMB_RAID_PLATE, .seat = CRUMB_NO_SEAT };
      for (unsigned i = 0; i < raid->rules.plate; i++)
        crumb_dice_add (&move.dice, (CrumbDie) { .face = (uint8_t) g_rand_int_range (rand, 1, 7) });
      return move;
    }
  random_raid_expected (rand, raid, &move);
  return move;
}

static void
play (CrumbJournal *journal, GRand *rand, gboolean full, guint most_moves, gint64 *at)
{
  gboolean by_cookies = one_in (rand, 2);

  for (guint n = 0; n < most_moves; n++)
    {
      const CrumbRaid *raid = crumb_journal_get_state (journal);
      CrumbEntry entry = { .type = CRUMB_ENTRY_MOVE };

      if (raid->phase == CRUMB_RAID_AT_OVER)
        return;
      entry.move = full ? full_move (rand, raid) : score_move (rand, raid, by_cookies);
      add (journal, &entry, at);
    }
}

static void
describe (CrumbJournal *journal, GRand *rand, gint64 *at)
{
  if (one_in (rand, 20))
    {
      CrumbEntry title = { .type = CRUMB_ENTRY_TITLE,
                           .text = (char *) titles[g_rand_int_range (rand, 0, G_N_ELEMENTS (titles))],
                           .move.seat = CRUMB_NO_SEAT };

      add (journal, &title, at);
    }
  if (one_in (rand, 10))
    {
      CrumbEntry note = { .type = CRUMB_ENTRY_NOTE,
                          .text = (char *) notes[g_rand_int_range (rand, 0, G_N_ELEMENTS (notes))],
                          .move.seat = CRUMB_NO_SEAT };

      add (journal, &note, at);
    }
}

/* (transfer full): how it began. */
static CrumbGameHead *
make_game (sqlite3 *db, GRand *rand, gint64 started, const CrumbGameHead *before, gboolean running)
{
  g_autoptr (CrumbGameHead) head = random_head (rand, started, before);
  g_autoptr (CrumbJournal) journal = crumb_journal_new (head);
  g_autoptr (GError) error = NULL;
  gint64 at = started;

  play (journal, rand, one_in (rand, HISTORY_FULL_ONE_IN), running ? 5 : 3000, &at);
  describe (journal, rand, &at);
  if (!crumb_tables_keep_game (db, head, journal, CRUMB_KEEP_COLOURS, &error))
    g_error ("%s", error->message);
  return g_steal_pointer (&head);
}

static void
run (sqlite3 *db, const char *sql)
{
  g_autoptr (GError) error = NULL;

  if (!crumb_database_exec (db, sql, &error))
    g_error ("%s: %s", sql, error->message);
}

void
history_make (const char *path, guint n, guint32 seed)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (sqlite3) db = crumb_database_open (path, &crumb_schema, NULL, &error);
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  g_autoptr (CrumbGameHead) before = NULL;

  if (db == NULL)
    g_error ("%s", error->message);
  run (db, "PRAGMA synchronous = OFF; PRAGMA journal_mode = MEMORY; PRAGMA cache_size = -262144");
  for (guint i = 0; i < n; i++)
    {
      /* In every other game of two, people stay for one more. */
      gboolean more = i % 2 == 1 && one_in (rand, 2);
      gint64 started = FIRST_EVENING
                       + (gint64) ((double) (more ? i - 1 : i) / n * YEARS * 365 * 24 * 3600) * G_USEC_PER_SEC
                       + (more ? G_TIME_SPAN_HOUR : 0);
      CrumbGameHead *head;

      if (i % GAMES_PER_TRANSACTION == 0)
        run (db, "BEGIN IMMEDIATE");
      head = make_game (db, rand, started, more ? before : NULL, i + HISTORY_RUNNING >= n);
      g_clear_pointer (&before, crumb_game_head_free);
      before = head;
      if ((i + 1) % GAMES_PER_TRANSACTION == 0 || i + 1 == n)
        run (db, "COMMIT");
    }
}

void
history_copy (const char *path, guint n, guint32 seed)
{
  static GHashTable *made = NULL; /* (element-type guint GBytes) */
  g_autoptr (GError) error = NULL;
  GBytes *bytes;

  if (made == NULL)
    made = g_hash_table_new (NULL, NULL);
  bytes = g_hash_table_lookup (made, GUINT_TO_POINTER (n));
  if (bytes != NULL)
    g_file_set_contents (path, g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes), &error);
  else
    {
      char *data = NULL;
      gsize length;

      history_make (path, n, seed);
      if (g_file_get_contents (path, &data, &length, &error))
        g_hash_table_insert (made, GUINT_TO_POINTER (n), g_bytes_new_take (data, length));
    }
  if (error != NULL)
    g_error ("%s", error->message);
}

char *
history_folder (void)
{
  const char *folder = g_getenv ("CRUMB_BENCH_DIR");

  return g_strdup (folder != NULL ? folder : g_getenv ("G_TEST_BUILDDIR"));
}

char *
history_find (guint n, guint32 seed)
{
  g_autofree char *folder = history_folder ();
  g_autofree char *name = g_strdup_printf ("history-%u.db", n);
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autofree char *being_made = g_strconcat (path, ".new", NULL);

  if (!g_file_test (path, G_FILE_TEST_EXISTS))
    {
      g_unlink (being_made);
      history_make (being_made, n, seed);
      if (g_rename (being_made, path) != 0)
        g_error ("%s can't be made.", path);
    }
  return g_steal_pointer (&path);
}

const char *
history_player_name (guint player)
{
  g_return_val_if_fail (player < HISTORY_PLAYERS, NULL);

  return names[player];
}
