/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The table's small widgets: what screen readers hear, and that they notify on change only. */

#include "rules/cookie-raid/raid.h"
#include "ui-display-tests.h"
#include "ui/cookie-raid/table/crumb-table-view.h"
#include "ui/widgets/crumb-dice-row.h"
#include "ui/widgets/crumb-die-view.h"
#include "ui/widgets/crumb-seat-mark.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include <adwaita.h>

typedef GtkWidget *(*NewWidget) (void);

static GtkWidget *
new_die (void)
{
  return g_object_new (CRUMB_TYPE_DIE_VIEW, NULL);
}

static GtkWidget *
new_seat_mark (void)
{
  return crumb_seat_mark_new (CRUMB_COLOUR_BLUE);
}

static void
count_cb (GObject *object, GParamSpec *pspec, guint *count)
{
  (*count)++;
}

/* Sets a property to a different value, twice. */
static void
set_twice (GtkWidget *widget, const char *property)
{
  GParamSpec *pspec = g_object_class_find_property (G_OBJECT_GET_CLASS (widget), property);
  g_auto (GValue) value = G_VALUE_INIT;

  g_value_init (&value, G_PARAM_SPEC_VALUE_TYPE (pspec));
  g_object_get_property (G_OBJECT (widget), property, &value);
  if (G_VALUE_HOLDS_BOOLEAN (&value))
    g_value_set_boolean (&value, !g_value_get_boolean (&value));
  else if (G_VALUE_HOLDS_UINT (&value))
    g_value_set_uint (&value, g_value_get_uint (&value) + 1);
  else if (G_VALUE_HOLDS_INT (&value))
    g_value_set_int (&value, g_value_get_int (&value) + 1);
  else if (G_VALUE_HOLDS_STRING (&value))
    g_value_set_static_string (&value, "another");
  else
    g_value_set_enum (&value, GTK_ORIENTATION_VERTICAL);

  g_object_set_property (G_OBJECT (widget), property, &value);
  g_object_set_property (G_OBJECT (widget), property, &value);
}

static void
test_notify (void)
{
  const struct
  {
    NewWidget new_widget;
    const char *property;
  } rows[] = {
    { new_die, "face" },
    { new_die, "colour" },
    { new_die, "empty" },
    { new_die, "marked" },
    { new_die, "pixel-size" },
    { crumb_dice_row_new, "pixel-size" },
    { new_seat_mark, "colour" },
    { new_seat_mark, "pixel-size" },
    { crumb_table_view_new, "any-die" },
    { crumb_table_view_new, "colour" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GtkWidget) widget = g_object_ref_sink (rows[i].new_widget ());
      g_autofree char *signal = g_strconcat ("notify::", rows[i].property, NULL);
      guint count = 0;

      g_signal_connect (widget, signal, G_CALLBACK (count_cb), &count);
      set_twice (widget, rows[i].property);
      g_assert_cmpuint (count, ==, 1);
    }
}

static void
assert_label (GtkWidget *widget, const char *label)
{
  g_autofree char *wrong =
      gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, label);

  g_assert_cmpstr (wrong, ==, NULL);
}

static void
test_die (void)
{
  g_autoptr (GtkWidget) die = g_object_ref_sink (new_die ());

  assert_label (die, "No die yet");
  crumb_die_view_set_die (CRUMB_DIE_VIEW (die), (CrumbDie) { .face = 5 });
  assert_label (die, "5");
  crumb_die_view_set_marked (CRUMB_DIE_VIEW (die), TRUE);
  assert_label (die, "5, the die that decides");
  crumb_die_view_set_die (CRUMB_DIE_VIEW (die), (CrumbDie) { 0 });
  assert_label (die, "Unknown die");
  crumb_die_view_set_empty (CRUMB_DIE_VIEW (die), TRUE);
  assert_label (die, "No die yet");
}

static guint
count_visible (GtkWidget *parent)
{
  guint n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (parent); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += gtk_widget_get_visible (child) ? 1 : 0;
  return n;
}

static void
test_dice_row (void)
{
  g_autoptr (GtkWidget) row = g_object_ref_sink (crumb_dice_row_new ());
  CrumbDice dice;

  g_assert_true (crumb_dice_parse ("511", 6, &dice, NULL));
  crumb_dice_row_set_dice (CRUMB_DICE_ROW (row), &dice);
  g_assert_cmpuint (count_visible (row), ==, 3);
  assert_label (row, "5, 1, 1");

  g_assert_true (crumb_dice_parse ("4", 6, &dice, NULL));
  crumb_dice_row_set_dice (CRUMB_DICE_ROW (row), &dice);
  g_assert_cmpuint (count_visible (row), ==, 1);
}

static int
measure_die (GtkWidget *die, int percent)
{
  int edge;

  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024 * percent / 100, NULL);
  /* Outside of a window nobody tells it. */
  gtk_widget_queue_resize (die);
  gtk_widget_measure (die, GTK_ORIENTATION_VERTICAL, -1, &edge, NULL, NULL, NULL);
  return edge;
}

/* A die is as large as the text around it. */
static void
test_die_in_large_text (void)
{
  g_autoptr (GtkWidget) die = g_object_ref_sink (new_die ());
  int border;

  crumb_die_view_set_pixel_size (CRUMB_DIE_VIEW (die), 20);
  border = measure_die (die, 100) - 20;
  g_assert_cmpint (measure_die (die, 125), ==, 25 + border);
  g_assert_cmpint (measure_die (die, 200), ==, 40 + border);
  g_assert_cmpint (measure_die (die, 100), ==, 20 + border);
}

/* Players don't differ by colour alone: each has a name, and a shape recognizable in black and white. */
static void
test_seat_marks (void)
{
  for (guint colour = 0; colour < CRUMB_N_COLOURS; colour++)
    {
      g_autoptr (GtkWidget) mark = g_object_ref_sink (crumb_seat_mark_new (colour));

      assert_label (mark, crumb_seat_mark_name (colour));
      for (guint other = 0; other < colour; other++)
        {
          CrumbSeatPaint one = crumb_seat_paint (colour, FALSE);
          CrumbSeatPaint two = crumb_seat_paint (other, FALSE);

          g_assert_cmpstr (crumb_seat_mark_name (colour), !=, crumb_seat_mark_name (other));
          g_assert_false (gdk_rgba_equal (&one.fill, &two.fill));
        }
    }
}

static int
measure_height (GtkWidget *widget, int width)
{
  int minimum;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, &minimum, NULL, NULL, NULL);
  return minimum;
}

/* Wherever the label ends its lines. */
static void
test_short_words (void)
{
  g_autoptr (GtkWidget) label = g_object_ref_sink (gtk_label_new (NULL));
  const char *text = "John and Ann re-roll, as 6-6-2 is tied, with Maximiliana-Theodora-Louise.";

  g_object_set (label, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, NULL);
  crumb_label_show (GTK_LABEL (label), text);
  for (int width = 120; width < 400; width += 5)
    {
      PangoLayout *layout = gtk_label_get_layout (GTK_LABEL (label));

      gtk_widget_allocate (label, width, measure_height (label, width), -1, NULL);
      for (int i = 1; i < pango_layout_get_line_count (layout); i++)
        {
          int start = pango_layout_line_get_start_index (pango_layout_get_line_readonly (layout, i));

          g_assert_false (g_str_has_prefix (text + start, "roll"));
          g_assert_false (g_str_has_prefix (text + start, "6-2"));
          g_assert_false (g_str_has_prefix (text + start, "2 is"));
        }
    }
}

void
add_pieces_tests (void)
{
  adw_init ();

  g_test_add_func ("/pieces/notify", test_notify);
  g_test_add_func ("/pieces/die", test_die);
  g_test_add_func ("/pieces/dice-row", test_dice_row);
  g_test_add_func ("/pieces/die/large-text", test_die_in_large_text);
  g_test_add_func ("/pieces/short-words", test_short_words);
  g_test_add_func ("/pieces/seat-marks", test_seat_marks);
}
