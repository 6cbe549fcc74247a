/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/*
 * Preloaded into the real program, makes it a day later once the file that CRUMB_LATER names is there, so that a test
 * sees midnight pass without waiting for it.
 */

#define _GNU_SOURCE

#include <dlfcn.h>
#include <stdlib.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#define SECONDS_A_DAY (24 * 60 * 60)

typedef int (*ClockGetTime) (clockid_t clock, struct timespec *time);
typedef int (*GetTimeOfDay) (struct timeval *time, void *zone);

static ClockGetTime next_clock_gettime;
static GetTimeOfDay next_gettimeofday;

/* Before there is a second thread: looking for a function takes a lock. */
__attribute__ ((constructor)) static void
find_next (void)
{
  next_clock_gettime = (ClockGetTime) dlsym (RTLD_NEXT, "clock_gettime");
  next_gettimeofday = (GetTimeOfDay) dlsym (RTLD_NEXT, "gettimeofday");
}

static time_t
seconds_later (void)
{
  const char *control = getenv ("CRUMB_LATER");

  return control != NULL && access (control, F_OK) == 0 ? SECONDS_A_DAY : 0;
}

int
clock_gettime (clockid_t clock, struct timespec *time)
{
  int result;

  if (next_clock_gettime == NULL)
    find_next ();
  result = next_clock_gettime (clock, time);
  if (clock == CLOCK_REALTIME || clock == CLOCK_MONOTONIC)
    time->tv_sec += seconds_later ();
  return result;
}

int
gettimeofday (struct timeval *time, void *zone)
{
  int result;

  if (next_gettimeofday == NULL)
    find_next ();
  result = next_gettimeofday (time, zone);
  time->tv_sec += seconds_later ();
  return result;
}
