/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Dice and scores in a language that is written from right to left: 6-6-2 stays 6-6-2, and +30 isn't 30+. */

#include "pseudo.h"
#include "ui-display-tests.h"

#include "words/crumb-words.h"

#include <gtk/gtk.h>
#include <string.h>

/* As a sentence has it, between Arabic words. */
static int
place_of (const char *numbers, const char *sign)
{
  g_autoptr (GtkWidget) label = g_object_ref_sink (gtk_label_new (NULL));
  g_autofree char *text = g_strdup_printf ("رمى علي %s في الجولة", numbers);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (label, text);
  PangoRectangle place;

  pango_layout_index_to_pos (layout, (int) (strstr (text, sign) - text), &place);
  return place.x;
}

static void
assert_in_order (const char *numbers, const char *first, const char *second, gboolean in_order)
{
  g_assert_cmpint (place_of (numbers, first) < place_of (numbers, second), ==, in_order);
}

static void
test_numbers (void)
{
  const CrumbDice dice = { .count = 3, .dice = { { .face = 6 }, { .face = 5 }, { .face = 2 } } };

  for (guint mirrored = 0; mirrored < 2; mirrored++)
    {
      g_autofree char *thrown = NULL;
      g_autofree char *gained = NULL;
      g_autofree char *scored = NULL;

      pseudo_mirror (mirrored);
      thrown = crumb_words_dice (&dice);
      gained = crumb_words_plus (30);
      scored = crumb_words_scored (6, 21);
      assert_in_order (thrown, "6", "2", mirrored);
      assert_in_order (gained, "+", "3", mirrored);
      assert_in_order (scored, "6", "21", mirrored);
      g_assert_cmpint (g_str_equal (thrown, "6-5-2"), ==, !mirrored);
    }
  pseudo_mirror (FALSE);
}

/* Read aloud, nothing is left of it but the dice. */
static void
test_aloud (void)
{
  const CrumbDice dice = { .count = 2, .dice = { { .face = 6 }, { .face = 5 } } };
  g_autofree char *thrown = NULL;
  g_autofree char *aloud = NULL;

  pseudo_mirror (TRUE);
  thrown = crumb_words_dice (&dice);
  aloud = crumb_words_aloud (thrown);
  pseudo_mirror (FALSE);
  g_assert_nonnull (strstr (aloud, "6, 5"));
}

void
add_mirrored_tests (void)
{
  g_test_add_func ("/mirrored/numbers", test_numbers);
  g_test_add_func ("/mirrored/aloud", test_aloud);
}
