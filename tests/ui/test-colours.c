/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The colours of players are what they are called, and stand out, in light and dark and on paper. */

#include "ui-display-tests.h"
#include "widget-texts.h"

#include "ui/app/crumb-style-sheets.h"
#include "ui/carry/crumb-page.h"
#include "ui/widgets/crumb-seat-mark.h"

#include <adwaita.h>
#include <math.h>

#define LEAST_CONTRAST 3.0
#define LEAST_TEXT_CONTRAST 4.5
/** Of a mark that is looked at pixel by pixel. */
#define EDGE 160

/** What libadwaita draws below them: views, cards, sidebars, and rows that are asked for. */
typedef struct
{
  gboolean dark;
  const char *const *sheets;
  const char *backgrounds[4];
} Style;

static const char *const light_sheets[] = { "/crumb/style.css", NULL };
static const char *const dark_sheets[] = { "/crumb/style.css", "/crumb/dark.css", NULL };
static const Style light = { FALSE, light_sheets, { "#fafafb", "#ffffff", "#ebebed", "#dce7f8" } };
static const Style dark = { TRUE, dark_sheets, { "#222226", "#36363a", "#2e2e32", "#25304a" } };

/** Degrees on the wheel from red by yellow, green and blue, the first may be below 0; and how bright it is at least: dark
 * orange is brown, and dark yellow is mustard. */
static const struct
{
  float hues[2];
  float value;
} names[CRUMB_N_COLOURS] = {
  [CRUMB_COLOUR_BLUE] = { { 200, 225 }, 0.5f },  [CRUMB_COLOUR_ORANGE] = { { 20, 38 }, 0.85f },
  [CRUMB_COLOUR_GREEN] = { { 110, 160 }, 0.5f }, [CRUMB_COLOUR_PURPLE] = { { 270, 300 }, 0.5f },
  [CRUMB_COLOUR_RED] = { { -12, 8 }, 0.5f },     [CRUMB_COLOUR_TEAL] = { { 170, 195 }, 0.5f },
  [CRUMB_COLOUR_YELLOW] = { { 44, 62 }, 0.85f }, [CRUMB_COLOUR_PINK] = { { 315, 340 }, 0.5f },
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
  if (names[name].hues[0] < 0 && hue > 180)
    hue -= 360;
  if (hue < names[name].hues[0] || hue > names[name].hues[1] || saturation < 0.35f || value < names[name].value)
    g_error ("A hue of %.0f and a value of %.2f aren't %s", hue, value, crumb_seat_mark_name (name));
}

static void
check_contrast (const GdkRGBA *colour, const Style *style, const char *what)
{
  for (gsize i = 0; i < G_N_ELEMENTS (style->backgrounds); i++)
    assert_stands_out (colour, style->backgrounds[i], what);
}

static void
check_widget (GtkWidget *window, GtkWidget *widget, const Style *style, const char *what)
{
  GdkRGBA colour;

  gtk_window_set_child (GTK_WINDOW (window), widget);
  gtk_widget_get_color (widget, &colour);
  check_contrast (&colour, style, what);
}

static GtkWidget *
crown_new (void)
{
  GtkWidget *crown = gtk_image_new ();

  gtk_widget_add_css_class (crown, "crown");
  return crown;
}

/* White paper is among the backgrounds of the light style. */
static void
check_paints (const Style *style)
{
  for (guint name = 0; name < CRUMB_N_COLOURS; name++)
    {
      CrumbSeatPaint paint = crumb_seat_paint (name, style->dark);

      assert_is_called (&paint.fill, name);
      check_contrast (&paint.edge, style, crumb_seat_mark_name (name));
    }
}

static void
test_style (gconstpointer data)
{
  const Style *style = data;
  g_autoptr (GPtrArray) providers = g_ptr_array_new_with_free_func (g_object_unref);
  GtkWidget *window = gtk_window_new ();

  for (guint i = 0; style->sheets[i] != NULL; i++)
    {
      GtkCssProvider *provider = gtk_css_provider_new ();

      gtk_css_provider_load_from_resource (provider, style->sheets[i]);
      gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider),
                                                  GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + i);
      g_ptr_array_add (providers, provider);
    }
  check_paints (style);
  check_widget (window, crown_new (), style, "A crown");

  gtk_window_destroy (GTK_WINDOW (window));
  for (guint i = 0; i < providers->len; i++)
    gtk_style_context_remove_provider_for_display (gdk_display_get_default (), g_ptr_array_index (providers, i));
}

/* The dark sheet and the paints are there as long as the style is dark. */
static void
test_follows (void)
{
  AdwStyleManager *manager = adw_style_manager_get_for_display (gdk_display_get_default ());
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (provider, "/crumb/style.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  crumb_style_sheets_follow (manager);
  for (guint i = 0; i < 3; i++)
    {
      const Style *style = i == 1 ? &dark : &light;
      CrumbSeatPaint wanted = crumb_seat_paint (CRUMB_COLOUR_YELLOW, style->dark);
      CrumbSeatPaint paint;
      GtkWidget *window;

      adw_style_manager_set_color_scheme (manager, i == 1 ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_FORCE_LIGHT);
      window = gtk_window_new ();
      check_widget (window, crown_new (), style, "A crown");
      paint = crumb_seat_paint_on (window, CRUMB_COLOUR_YELLOW);
      g_assert_true (gdk_rgba_equal (&paint.fill, &wanted.fill));
      g_assert_true (gdk_rgba_equal (&paint.edge, &wanted.edge));
      gtk_window_destroy (GTK_WINDOW (window));
    }

  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_DEFAULT);
  gtk_style_context_remove_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider));
}

/* What is dimmed is text that people read, such as dates. */
static void
test_dimmed (gconstpointer data)
{
  const Style *style = data;
  AdwStyleManager *manager = adw_style_manager_get_for_display (gdk_display_get_default ());
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();
  GtkWidget *window, *label, *plain;
  GdkRGBA mixed, text;

  gtk_css_provider_load_from_resource (provider, "/crumb/style.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  adw_style_manager_set_color_scheme (manager,
                                      style->dark ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_FORCE_LIGHT);
  window = gtk_window_new ();
  plain = gtk_label_new (NULL);
  gtk_window_set_child (GTK_WINDOW (window), plain);
  gtk_widget_get_color (plain, &text);
  label = gtk_label_new (NULL);
  gtk_widget_add_css_class (label, "plate-name");
  gtk_window_set_child (GTK_WINDOW (window), label);
  gtk_widget_get_color (label, &mixed);
  for (gsize i = 0; i < G_N_ELEMENTS (style->backgrounds); i++)
    {
      GdkRGBA below, seen;
      double one, other;

      g_assert_true (gdk_rgba_parse (&below, style->backgrounds[i]));
      seen.red = mixed.alpha * mixed.red + (1 - mixed.alpha) * below.red;
      seen.green = mixed.alpha * mixed.green + (1 - mixed.alpha) * below.green;
      seen.blue = mixed.alpha * mixed.blue + (1 - mixed.alpha) * below.blue;
      one = luminance (&seen);
      other = luminance (&below);
      g_assert_cmpfloat ((MAX (one, other) + 0.05) / (MIN (one, other) + 0.05), >=, LEAST_TEXT_CONTRAST);
    }
  /* It is what libadwaita's own class makes of text, too. */
  g_assert_cmpfloat (mixed.alpha, <, text.alpha);

  gtk_window_destroy (GTK_WINDOW (window));
  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_DEFAULT);
  gtk_style_context_remove_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider));
}

static guint
count_pixels (GskRenderNode *node, const GdkRGBA *colour)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, EDGE, EDGE);
  cairo_t *cr = cairo_create (surface);
  const guint32 *pixels = (const guint32 *) (gpointer) cairo_image_surface_get_data (surface);
  guint32 wanted = 0xff000000 | (guint32) (colour->red * 255) << 16 | (guint32) (colour->green * 255) << 8
                   | (guint32) (colour->blue * 255);
  guint n = 0;

  gsk_render_node_draw (node, cr);
  cairo_surface_flush (surface);
  for (guint i = 0; i < EDGE * EDGE; i++)
    n += pixels[i] == wanted;
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return n;
}

static guint
count_shown (GdkPaintable *mark, gboolean is_dark)
{
  CrumbSeatPaint paint = crumb_seat_paint (CRUMB_COLOUR_YELLOW, is_dark);
  g_autoptr (GdkPaintable) image = gdk_paintable_get_current_image (mark);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;

  gdk_paintable_snapshot (image, snapshot, EDGE, EDGE);
  node = gtk_snapshot_free_to_node (snapshot);
  return node != NULL ? count_pixels (node, &paint.fill) : 0;
}

/* What is shown is drawn anew when the style changes. */
static void
test_redrawn (void)
{
  AdwStyleManager *manager = adw_style_manager_get_for_display (gdk_display_get_default ());
  GtkWidget *window = gtk_window_new ();
  GtkWidget *mark = g_object_new (CRUMB_TYPE_SEAT_MARK, "colour", CRUMB_COLOUR_YELLOW, "pixel-size", EDGE, NULL);
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (mark);

  gtk_window_set_child (GTK_WINDOW (window), mark);
  gtk_window_present (GTK_WINDOW (window));
  for (guint i = 0; i < 3; i++)
    {
      gboolean is_dark = i == 1;

      adw_style_manager_set_color_scheme (manager,
                                          is_dark ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_FORCE_LIGHT);
      while (count_shown (paintable, is_dark) < EDGE * EDGE / 5)
        widget_wait ();
      g_assert_cmpuint (count_shown (paintable, !is_dark), ==, 0);
    }

  gtk_window_destroy (GTK_WINDOW (window));
  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_DEFAULT);
}

/* A mark is mostly what it is called, with its edge around it; on paper it is that of the light style. */
static void
test_paper (void)
{
  AdwStyleManager *manager = adw_style_manager_get_for_display (gdk_display_get_default ());

  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_FORCE_DARK);
  for (guint name = 0; name < CRUMB_N_COLOURS; name++)
    {
      CrumbPage page = crumb_page_begin (pango_cairo_font_map_get_default (), EDGE, 1);
      CrumbSeatPaint paint = crumb_seat_paint (name, FALSE);
      g_autoptr (GskRenderNode) node = NULL;

      crumb_page_add_mark (&page, name, 0, 0, EDGE);
      node = crumb_page_end (&page);
      g_assert_cmpuint (count_pixels (node, &paint.fill), >, EDGE * EDGE / 5);
      g_assert_cmpuint (count_pixels (node, &paint.edge), >, EDGE);
    }
  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_DEFAULT);
}

/* Draws the shape of a colour in black. */
static guint32 *
draw_shape (CrumbColour name, cairo_surface_t **surface)
{
  const CrumbSeatPaint paint = { .fill = { 0, 0, 0, 1 }, .edge = { 0, 0, 0, 1 } };
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  cairo_t *cr;

  crumb_seat_paint_mark (&paint, snapshot, name, 0, 0, EDGE);
  node = gtk_snapshot_free_to_node (snapshot);
  *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, EDGE, EDGE);
  cr = cairo_create (*surface);
  gsk_render_node_draw (node, cr);
  cairo_destroy (cr);
  cairo_surface_flush (*surface);
  return (guint32 *) (gpointer) cairo_image_surface_get_data (*surface);
}

/* Whoever sees no difference between two colours sees it between their shapes: a tenth of the room is in one alone. */
static void
test_shapes (void)
{
  for (guint one = 0; one < CRUMB_N_COLOURS; one++)
    for (guint other = 0; other < one; other++)
      {
        cairo_surface_t *surfaces[2];
        const guint32 *pixels[2] = { draw_shape (one, &surfaces[0]), draw_shape (other, &surfaces[1]) };
        guint n = 0;

        for (guint i = 0; i < EDGE * EDGE; i++)
          n += (pixels[0][i] == 0) != (pixels[1][i] == 0);
        if (n < EDGE * EDGE / 10)
          g_error ("The shapes of %s and %s differ in %u of %u.", crumb_seat_mark_name (one),
                   crumb_seat_mark_name (other), n, EDGE * EDGE);
        cairo_surface_destroy (surfaces[0]);
        cairo_surface_destroy (surfaces[1]);
      }
}

void
add_colours_tests (void)
{
  adw_init ();

  g_test_add_data_func ("/colours/light", &light, test_style);
  g_test_add_data_func ("/colours/dark", &dark, test_style);
  g_test_add_data_func ("/colours/dimmed/light", &light, test_dimmed);
  g_test_add_data_func ("/colours/dimmed/dark", &dark, test_dimmed);
  g_test_add_func ("/colours/shapes", test_shapes);
  g_test_add_func ("/colours/follows", test_follows);
  g_test_add_func ("/colours/redrawn", test_redrawn);
  g_test_add_func ("/colours/paper", test_paper);
}
