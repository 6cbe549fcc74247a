/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/*
 * bench-start BARE CRUMB GAME OPEN: how soon Crumb is on the screen, compared with an empty window, and how soon its
 * other views are. GAME is a file with an unfinished game, OPEN the program that opens the views. Needs a display and a
 * session bus of its own. Starts them in turn, so that other load affects all of them.
 */

#include "bench-times.h"
#include "first-frame.h"
#include "history-maker.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#define N_STARTS 9
#define SEED 1

#define BAR_MS 1.25
#define BAR_MEMORY 1.3
#define BAR_LONG 1.1
#define BAR_VIEW_MS 100

typedef enum
{
  BARE,
  EMPTY,
  RUNNING,
  SHORT,
  LONG,
  N_CASES
} Case;

/**
 * @games: how many there are in its record
 * @program: an argument of this program
 */
static const struct
{
  const char *what;
  int program;
  guint games;
} cases[N_CASES] = {
  [BARE] = { "a bare window", 1, 0 }, [EMPTY] = { "no games yet", 2, 0 },      [RUNNING] = { "a running game", 2, 0 },
  [SHORT] = { "100 games", 2, 100 },  [LONG] = { "100,000 games", 2, 100000 },
};

typedef struct
{
  char *argv[2];
  char **envp;
  double ms[N_STARTS];
  double cpu_ms[N_STARTS];
  double megabytes[N_STARTS];
} Run;

/* What OPEN says of each of the views: the time until it is painted, and how long it was running. */
typedef struct
{
  double ms[2][N_STARTS];
  double cpu_ms[2][N_STARTS];
} Opening;

static const char *const views[2] = { "Rulings", "History" };

static char **
make_environment (const char *home)
{
  static const char *const settings[][2] = {
    { "ADW_DISABLE_PORTAL", "1" }, { "G_DEBUG", "" },           { "GDK_BACKEND", "x11" },
    { "GDK_DEBUG", "no-portals" }, { "GSK_RENDERER", "cairo" }, { "GSETTINGS_BACKEND", "memory" },
    { "GTK_A11Y", "none" },
  };
  static const char *const folders[] = { "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME" };
  char **envp = g_get_environ ();

  for (gsize i = 0; i < G_N_ELEMENTS (settings); i++)
    envp = g_environ_setenv (envp, settings[i][0], settings[i][1], TRUE);
  for (gsize i = 0; i < G_N_ELEMENTS (folders); i++)
    {
      g_autofree char *folder = g_build_filename (home, folders[i], NULL);

      g_mkdir_with_parents (folder, 0700);
      envp = g_environ_setenv (envp, folders[i], folder, TRUE);
    }
  return envp;
}

/* Pretends that today's backup exists: copying a long record has its own benchmark. */
static void
pretend_backup (const char *folder)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *name = g_date_time_format (now, "crumb-%Y-%m-%d-000000.db");
  g_autofree char *backups = g_build_filename (folder, "backups", NULL);
  g_autofree char *path = g_build_filename (backups, name, NULL);

  g_mkdir_with_parents (backups, 0700);
  g_file_set_contents (path, "", 0, NULL);
}

static void
give_history (char **envp, guint games)
{
  g_autofree char *folder = g_build_filename (g_environ_getenv (envp, "XDG_DATA_HOME"), "crumb", NULL);
  g_autofree char *record = g_build_filename (folder, "crumb.db", NULL);
  g_autofree char *history = history_find (games, SEED);

  pretend_backup (folder);
  if (link (history, record) != 0)
    g_error ("%s can't be made: %s", record, g_strerror (errno));
}

static void
give_game (char **envp, const char *crumb, const char *game)
{
  const char *argv[] = { crumb, "import", game, NULL };
  int status;

  if (!g_spawn_sync (NULL, (char **) argv, envp, G_SPAWN_STDOUT_TO_DEV_NULL, NULL, NULL, NULL, NULL, &status, NULL)
      || status != 0)
    g_error ("%s can't be taken in.", game);
}

static void
prepare (Run *run, Case which, const char *homes, char *argv[])
{
  g_autofree char *name = g_strdup_printf ("%d", which);
  g_autofree char *home = g_build_filename (homes, name, NULL);

  run->argv[0] = argv[cases[which].program];
  run->envp = make_environment (home);
  if (cases[which].games > 0)
    give_history (run->envp, cases[which].games);
  if (which == RUNNING)
    give_game (run->envp, argv[2], argv[3]);
}

/* The first start of each reads from a cold cache, and does not count. */
static void
start_in_turn (Run runs[])
{
  FirstFrameDisplay *display = first_frame_open ();

  for (int i = -1; i < N_STARTS; i++)
    for (Case which = 0; which < N_CASES; which++)
      {
        FirstFrame first = first_frame_measure (display, runs[which].argv, runs[which].envp);

        runs[which].ms[MAX (i, 0)] = first.ms;
        runs[which].cpu_ms[MAX (i, 0)] = first.cpu_ms;
        runs[which].megabytes[MAX (i, 0)] = first.megabytes;
      }
  first_frame_close (display);
}

static void
print (Run runs[])
{
  double ms[N_CASES], cpu_ms[N_CASES], megabytes[N_CASES];

  for (Case which = 0; which < N_CASES; which++)
    {
      ms[which] = median_of (runs[which].ms, N_STARTS);
      cpu_ms[which] = median_of (runs[which].cpu_ms, N_STARTS);
      megabytes[which] = median_of (runs[which].megabytes, N_STARTS);
    }
  for (Case which = EMPTY; which < N_CASES; which++)
    g_print ("first frame, %-14s %7.1f ms    limit %5.1f ms, ratio %.2f   bar <= %.2f\n", cases[which].what, ms[which],
             ms[BARE], ms[which] / ms[BARE], BAR_MS);
  for (Case which = EMPTY; which < N_CASES; which++)
    g_print ("its CPU time, %-13s %7.1f ms    limit %5.1f ms, ratio %.2f   bar <= %.2f\n", cases[which].what,
             cpu_ms[which], cpu_ms[BARE], cpu_ms[which] / cpu_ms[BARE], BAR_MS);
  for (Case which = EMPTY; which < N_CASES; which++)
    g_print ("in memory,   %-14s %7.1f MB    limit %5.1f MB, ratio %.2f   bar <= %.2f\n", cases[which].what,
             megabytes[which], megabytes[BARE], megabytes[which] / megabytes[BARE], BAR_MEMORY);
  g_print ("100,000 games start in %.2f times what 100 do; the bar is %.2f.\n", ms[LONG] / ms[SHORT], BAR_LONG);
}

static void
open_views (char *program, const Run *run, Opening *opening, int i)
{
  char *argv[] = { program, NULL };
  g_autofree char *said = NULL;
  int status;

  if (!g_spawn_sync (NULL, argv, run->envp, G_SPAWN_DEFAULT, NULL, NULL, &said, NULL, &status, NULL) || status != 0
      || sscanf (said, "%lf %lf %lf %lf", &opening->ms[0][i], &opening->cpu_ms[0][i], &opening->ms[1][i],
                 &opening->cpu_ms[1][i])
             != 4)
    g_error ("The views can't be opened.");
}

static void
print_openings (char *program, const Run runs[])
{
  static const Case histories[] = { SHORT, LONG };
  Opening openings[G_N_ELEMENTS (histories)];

  for (int i = 0; i < N_STARTS; i++)
    for (guint h = 0; h < G_N_ELEMENTS (histories); h++)
      open_views (program, &runs[histories[h]], &openings[h], i);
  for (guint h = 0; h < G_N_ELEMENTS (histories); h++)
    for (guint view = 0; view < G_N_ELEMENTS (views); view++)
      g_print ("first opening of %s, %-14s %7.1f ms, %5.1f of CPU time   bar <= %d ms\n", views[view],
               cases[histories[h]].what, median_of (openings[h].ms[view], N_STARTS),
               median_of (openings[h].cpu_ms[view], N_STARTS), BAR_VIEW_MS);
}

static void
remove_folder (const char *path)
{
  g_autoptr (GDir) dir = g_file_test (path, G_FILE_TEST_IS_DIR) ? g_dir_open (path, 0, NULL) : NULL;
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      remove_folder (child);
    }
  g_remove (path);
}

int
main (int argc, char *argv[])
{
  g_autofree char *top = history_folder ();
  g_autofree char *homes = g_build_filename (top, "start-XXXXXX", NULL);
  Run runs[N_CASES] = { 0 };

  if (argc != 5)
    g_error ("Usage: bench-start BARE CRUMB GAME OPEN");
  if (g_mkdtemp (homes) == NULL)
    g_error ("%s can't be written to.", top);

  for (Case which = 0; which < N_CASES; which++)
    prepare (&runs[which], which, homes, argv);
  start_in_turn (runs);
  print (runs);
  print_openings (argv[4], runs);

  for (Case which = 0; which < N_CASES; which++)
    g_strfreev (runs[which].envp);
  remove_folder (homes);
  return 0;
}
