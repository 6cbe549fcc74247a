/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What is asked of the record off the main loop, and who hears of it. */

#include "record-fixture.h"
#include "record-tests.h"

#include "record/store/crumb-store-private.h"

/* Somebody who asks, and what was heard. */
typedef struct
{
  RecordFixture record;
  GObject *asker;
  GThread *thread;
  GString *heard;
} Asked;

static Asked *asked;

static void
set_up (Asked *self, gconstpointer data)
{
  record_fixture_set_up (&self->record, NULL);
  self->asker = g_object_new (G_TYPE_OBJECT, NULL);
  self->heard = g_string_new (NULL);
  asked = self;
}

static void
tear_down (Asked *self, gconstpointer data)
{
  g_clear_object (&self->asker);
  g_string_free (self->heard, TRUE);
  record_fixture_tear_down (&self->record, NULL);
}

/* How many games there are, in a sentence about what was asked. */
static gpointer
count_games (CrumbStore *beside, gpointer question, GError **error)
{
  guint n;

  asked->thread = g_thread_self ();
  g_assert_true (beside != asked->record.store);
  if (g_str_equal (question, "damaged"))
    crumb_store_notice_damage (beside);
  if (g_str_equal (question, "wrong"))
    {
      g_set_error_literal (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_NOT_FOUND, "nobody");
      return NULL;
    }
  return crumb_store_count_games (beside, &n, error) ? g_strdup_printf ("%s: %u", (char *) question, n) : NULL;
}

static void
heard_cb (gpointer asker, gpointer answer, const GError *error)
{
  g_autofree char *text = answer;

  g_assert_true (asker == asked->asker);
  g_string_append_printf (asked->heard, "%s; ", text != NULL ? text : error->message);
}

static void
ask (Asked *self, const char *question)
{
  crumb_store_ask (self->record.store, count_games, g_strdup (question), g_free, g_free, self->asker, heard_cb);
}

static void
wait (Asked *self)
{
  while (crumb_store_is_asked (self->record.store))
    g_main_context_iteration (NULL, TRUE);
}

/* Nothing is heard before the main loop goes on, and each of two thoughts later the last one only. */
static void
test_last (Asked *self, gconstpointer data)
{
  g_autoptr (CrumbGame) game = record_new_game (self->record.store, "", 2);

  ask (self, "first");
  ask (self, "second");
  ask (self, "third");
  g_usleep (20000);
  g_assert_cmpstr (self->heard->str, ==, "");
  wait (self);
  g_assert_cmpstr (self->heard->str, ==, "third: 1; ");
  g_assert_true (self->thread != g_thread_self ());
  ask (self, "wrong");
  wait (self);
  g_assert_cmpstr (self->heard->str, ==, "third: 1; nobody; ");
}

static void
test_gone (Asked *self, gconstpointer data)
{
  ask (self, "first");
  g_clear_object (&self->asker);
  wait (self);
  g_assert_cmpstr (self->heard->str, ==, "");
}

static void
noticed_cb (gboolean *noticed)
{
  *noticed = TRUE;
}

/* What a query notices is said where somebody can mend it. */
static void
test_damage (Asked *self, gconstpointer data)
{
  gboolean noticed = FALSE;

  g_signal_connect_swapped (self->record.store, "damage-noticed", G_CALLBACK (noticed_cb), &noticed);
  ask (self, "fine");
  wait (self);
  g_assert_false (noticed);
  ask (self, "damaged");
  wait (self);
  g_assert_true (noticed);
}

#define ADD(name, function) g_test_add ("/record/asked/" name, Asked, NULL, set_up, function, tear_down)

void
add_asked_tests (void)
{
  ADD ("last", test_last);
  ADD ("gone", test_gone);
  ADD ("damage", test_damage);
}
