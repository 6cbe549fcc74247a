/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What is said to screen readers is said at once, in order, and once. */

#include "heard.h"
#include "ui-display-tests.h"
#include "ui/widgets/crumb-announce.h"

#include <adwaita.h>

typedef struct
{
  CrumbSaid what;
  const char *words;
} Sentence;

static void
assert_heard (const char *expected)
{
  g_autofree char *heard = NULL;

  while (g_main_context_iteration (NULL, FALSE))
    ;
  heard = heard_last ();
  g_assert_cmpstr (heard, ==, expected);
}

/* What the next key does. */
static gboolean
hide_cb (gpointer widget)
{
  gtk_widget_set_visible (widget, FALSE);
  return G_SOURCE_REMOVE;
}

static void
test_announce (void)
{
  const struct
  {
    Sentence said[4];
    const char *heard;
  } rows[] = {
    { { { CRUMB_SAID_QUESTION, "Which die?" }, { CRUMB_SAID_RESULT, "Sue wins." } }, "Sue wins. Which die?" },
    { { { CRUMB_SAID_RESULT, "5-1-1 beats 4-?." }, { CRUMB_SAID_UNDONE, "Redone" } }, "Redone. 5, 1, 1 beats 4, ?." },
    { { { CRUMB_SAID_QUESTION, "Who?" }, { CRUMB_SAID_QUESTION, "Which?" }, { CRUMB_SAID_DONE, "It." } },
      "It. Which?" },
    { { { CRUMB_SAID_DONE, "Sue wins." }, { CRUMB_SAID_RESULT, "Sue wins." }, { CRUMB_SAID_RESULT, "Well." } },
      "Sue wins. Well." },
    { { { CRUMB_SAID_RESULT, NULL }, { CRUMB_SAID_DONE, "" } }, NULL },
  };
  GtkWidget *window = adw_window_new ();
  GtkWidget *label = gtk_label_new (NULL);

  adw_window_set_content (ADW_WINDOW (window), label);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    for (int shown = 0; shown <= 1; shown++)
      {
        gtk_widget_set_visible (window, shown);
        for (gsize n = 0; n < G_N_ELEMENTS (rows[i].said); n++)
          crumb_announce (label, rows[i].said[n].what, rows[i].said[n].words);
        assert_heard (shown ? rows[i].heard : NULL);
      }

  /* Fast keys hide what the one before has brought. */
  crumb_announce (label, CRUMB_SAID_RESULT, "Sue wins.");
  g_idle_add_full (G_PRIORITY_DEFAULT, hide_cb, label, NULL);
  assert_heard ("Sue wins.");
  gtk_widget_set_visible (label, TRUE);

  /* Whoever says something may be gone before it is said. */
  crumb_announce (label, CRUMB_SAID_RESULT, "Too late");
  adw_window_set_content (ADW_WINDOW (window), NULL);
  assert_heard (NULL);
  crumb_announce (window, CRUMB_SAID_RESULT, "Too late");
  gtk_window_destroy (GTK_WINDOW (window));
  assert_heard (NULL);
}

void
add_announce_tests (void)
{
  adw_init ();

  g_test_add_func ("/announce", test_announce);
}
