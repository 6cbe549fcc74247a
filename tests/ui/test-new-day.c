/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What is done once a day is done on each day, also when Crumb stays open. */

#include "ui-tests.h"
#include "ui/app/crumb-new-day.h"

static void
count_cb (guint *began)
{
  (*began)++;
}

static void
look (CrumbNewDay *days, int year, int month, int day, int hour)
{
  g_autoptr (GDateTime) now = g_date_time_new_local (year, month, day, hour, 59, 30);

  crumb_new_day_check (days, now);
}

static void
test_began (void)
{
  g_autoptr (CrumbNewDay) days = g_object_new (CRUMB_TYPE_NEW_DAY, NULL);
  guint began = 0;

  g_signal_connect_swapped (days, "began", G_CALLBACK (count_cb), &began);
  look (days, 2026, 3, 1, 20);
  look (days, 2026, 3, 1, 23);
  g_assert_cmpuint (began, ==, 0);
  look (days, 2026, 3, 2, 0);
  g_assert_cmpuint (began, ==, 1);
  look (days, 2026, 3, 2, 1);
  g_assert_cmpuint (began, ==, 1);
  look (days, 2027, 3, 2, 1);
  g_assert_cmpuint (began, ==, 2);
}

void
add_new_day_tests (void)
{
  g_test_add_func ("/new-day/began", test_began);
}
