/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The colours of players are what they are called, and stand out, in light and dark and on paper. */

#include "ui-display-tests.h"
#include "ui/app/crumb-style-sheets.h"
#include "ui/carry/crumb-ink.h"
#include "ui/widgets/crumb-progress-bar.h"
#include "ui/widgets/crumb-seat-mark.h"

#include <adwaita.h>
#include <math.h>

#define LEAST_CONTRAST 3.0

/** What libadwaita draws below them: views, cards, sidebars, and rows that are asked for. */
typedef struct
{
  const char *const *sheets;
  const char *backgrounds[4];
} Style;

static const char *const light_sheets[] = { "/crumb/style.css", NULL };
static const char *const dark_sheets[] = { "/crumb/style.css", "/crumb/dark.css", NULL };
static const Style light = { light_sheets, { "#fafafb", "#ffffff", "#ebebed", "#dce7f8" } };
static const Style dark = { dark_sheets, { "#222226", "#36363a", "#2e2e32", "#25304a" } };

/* Degrees on the wheel from red by yellow, green and blue; the first may be below 0. */
static const float hues[CRUMB_N_COLOURS][2] = {
  [CRUMB_COLOUR_BLUE] = { 200, 225 },   [CRUMB_COLOUR_ORANGE] = { 20, 38 }, [CRUMB_COLOUR_GREEN] = { 110, 160 },
  [CRUMB_COLOUR_PURPLE] = { 270, 300 }, [CRUMB_COLOUR_RED] = { -12, 8 },    [CRUMB_COLOUR_TEAL] = { 170, 195 },
  [CRUMB_COLOUR_YELLOW] = { 44, 62 },   [CRUMB_COLOUR_PINK] = { 315, 340 },
};

static double
luminance (const GdkRGBA *colour)
{
  const double channels[] = { colour->red, colour->green, colour->blue };
  const double weights[] = { 0.2126, 0.7152, 0.0722 };
  double sum = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (channels); i++)
    sum += weights[i] * (channels[i] <= 0.04045 ? channels[i] / 12.92 : pow ((channels[i] + 0.055) / 1.055, 2.4));
  return sum;
}

static void
assert_stands_out (const GdkRGBA *colour, const char *background, const char *what)
{
  GdkRGBA below;
  double one, other;

  g_assert_true (gdk_rgba_parse (&below, background));
  one = luminance (colour);
  other = luminance (&below);
  if ((MAX (one, other) + 0.05) / (MIN (one, other) + 0.05) < LEAST_CONTRAST)
    g_error ("%s doesn't stand out from %s", what, background);
}

static void
assert_is_called (const GdkRGBA *colour, CrumbColour name)
{
  float hue, saturation, value;

  gtk_rgb_to_hsv (colour->red, colour->green, colour->blue, &hue, &saturation, &value);
  hue *= 360;
  if (hues[name][0] < 0 && hue > 180)
    hue -= 360;
  if (hue < hues[name][0] || hue > hues[name][1] || saturation < 0.35f || value < 0.5f)
    g_error ("A hue of %.0f isn't %s", hue, crumb_seat_mark_name (name));
}

static void
check_widget (GtkWidget *window, GtkWidget *widget, const Style *style, const char *what, GdkRGBA *colour)
{
  gtk_window_set_child (GTK_WINDOW (window), widget);
  gtk_widget_get_color (widget, colour);
  for (gsize i = 0; i < G_N_ELEMENTS (style->backgrounds) && style->backgrounds[i] != NULL; i++)
    assert_stands_out (colour, style->backgrounds[i], what);
}

static void
test_style (gconstpointer data)
{
  const Style *style = data;
  g_autoptr (GPtrArray) providers = g_ptr_array_new_with_free_func (g_object_unref);
  GtkWidget *window = gtk_window_new ();
  GdkRGBA colour;

  for (guint i = 0; style->sheets[i] != NULL; i++)
    {
      GtkCssProvider *provider = gtk_css_provider_new ();

      gtk_css_provider_load_from_resource (provider, style->sheets[i]);
      gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider),
                                                  GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + i);
      g_ptr_array_add (providers, provider);
    }
  for (guint name = 0; name < CRUMB_N_COLOURS; name++)
    {
      check_widget (window, crumb_seat_mark_new (name), style, crumb_seat_mark_name (name), &colour);
      assert_is_called (&colour, name);
    }
  check_widget (window, g_object_new (CRUMB_TYPE_PROGRESS_BAR, NULL), style, "An empty cookie", &colour);

  gtk_window_destroy (GTK_WINDOW (window));
  for (guint i = 0; i < providers->len; i++)
    gtk_style_context_remove_provider_for_display (gdk_display_get_default (), g_ptr_array_index (providers, i));
}

/* The dark sheet is there as long as the style is dark. */
static void
test_follows (void)
{
  AdwStyleManager *manager = adw_style_manager_get_for_display (gdk_display_get_default ());
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();
  GdkRGBA colours[3];

  gtk_css_provider_load_from_resource (provider, "/crumb/style.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  crumb_style_sheets_follow (manager);
  for (guint i = 0; i < G_N_ELEMENTS (colours); i++)
    {
      GtkWidget *window;

      adw_style_manager_set_color_scheme (manager, i == 1 ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_FORCE_LIGHT);
      window = gtk_window_new ();
      check_widget (window, crumb_seat_mark_new (CRUMB_COLOUR_BLUE), i == 1 ? &dark : &light, "blue", &colours[i]);
      gtk_window_destroy (GTK_WINDOW (window));
    }
  g_assert_false (gdk_rgba_equal (&colours[0], &colours[1]));
  g_assert_true (gdk_rgba_equal (&colours[0], &colours[2]));

  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_DEFAULT);
  gtk_style_context_remove_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider));
}

static void
test_paper (void)
{
  for (guint name = 0; name < CRUMB_N_COLOURS; name++)
    {
      GdkRGBA ink = crumb_ink_of (name);

      assert_is_called (&ink, name);
      assert_stands_out (&ink, "#ffffff", crumb_seat_mark_name (name));
    }
}

void
add_colours_tests (void)
{
  adw_init ();

  g_test_add_data_func ("/colours/light", &light, test_style);
  g_test_add_data_func ("/colours/dark", &dark, test_style);
  g_test_add_func ("/colours/follows", test_follows);
  g_test_add_func ("/colours/paper", test_paper);
}
