/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Keys and the buttons that are needed next are at the bottom, so toasts are at the top. */

#include "crumb-toast-strip.h"

#include "crumb-announce.h"
#include "crumb-widget-helpers.h"

/* How many lines are left of a toast that is cut, if there is room for these. */
#define LINES_MAX 4
/* How small its text gets, beside text of the usual size, and in which steps. */
#define SMALLEST 0.625
#define STEP 0.125
#define STRIP_KEY "crumb-toast-strip"

/* @room_height: what the last toast needs below the header bar, 0 for none; @title_width: what its buttons leave to
 * its words; @fitted_width, @fitted_space: what it was fitted into; @toast, @title: that one and its words while they are shown, never looked into; @host: the window or dialog
 * (weak) */
struct _CrumbToastStrip
{
  AdwBin parent_instance;

  int room_height;
  int title_width;
  int fitted_width;
  int fitted_space;
  AdwToastOverlay *overlay;
  GtkBox *box;
  GtkWidget *bar;
  GtkWidget *room;
  GtkWidget *host;
  gconstpointer toast;
  gconstpointer title;
};

G_DEFINE_FINAL_TYPE (CrumbToastStrip, crumb_toast_strip, ADW_TYPE_BIN)

static GtkWidget *
find_host (GtkWidget *widget)
{
  GtkWidget *dialog = gtk_widget_get_ancestor (widget, ADW_TYPE_DIALOG);

  return dialog != NULL ? dialog : GTK_WIDGET (gtk_widget_get_root (widget));
}

static CrumbToastStrip *
find_strip (GtkWidget *from)
{
  GtkWidget *host = find_host (from);

  return host != NULL ? g_object_get_data (G_OBJECT (host), STRIP_KEY) : NULL;
}

static void
crumb_toast_strip_root (GtkWidget *widget)
{
  CrumbToastStrip *self = CRUMB_TOAST_STRIP (widget);

  GTK_WIDGET_CLASS (crumb_toast_strip_parent_class)->root (widget);
  g_set_weak_pointer (&self->host, find_host (widget));
  g_object_set_data (G_OBJECT (self->host), STRIP_KEY, self);
}

static void
crumb_toast_strip_unroot (GtkWidget *widget)
{
  CrumbToastStrip *self = CRUMB_TOAST_STRIP (widget);

  if (self->host != NULL)
    g_object_set_data (G_OBJECT (self->host), STRIP_KEY, NULL);
  g_clear_weak_pointer (&self->host);
  GTK_WIDGET_CLASS (crumb_toast_strip_parent_class)->unroot (widget);
}

static void
set_bar (CrumbToastStrip *self, GtkWidget *bar)
{
  if (crumb_set_object (self, "bar", &self->bar, bar))
    gtk_box_prepend (self->box, bar);
}

static void
crumb_toast_strip_class_init (CrumbToastStripClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->root = crumb_toast_strip_root;
  widget_class->unroot = crumb_toast_strip_unroot;

  crumb_class_property (klass, CrumbToastStrip, bar, set_bar,
                        g_param_spec_object ("bar", NULL, NULL, GTK_TYPE_WIDGET, CRUMB_READWRITE));
  crumb_class_owns (klass, CrumbToastStrip, g_object_unref, bar, room);
}

/* Its height is a wish: another page that comes in meanwhile may need it. */
static void
measure_room (GtkWidget *room, GtkOrientation orientation, int for_size, int *minimum, int *natural,
              int *minimum_baseline, int *natural_baseline)
{
  CrumbToastStrip *self = CRUMB_TOAST_STRIP (gtk_widget_get_ancestor (room, CRUMB_TYPE_TOAST_STRIP));

  *minimum = 0;
  *natural = orientation == GTK_ORIENTATION_VERTICAL ? self->room_height : 0;
}

static void
allocate_room (GtkWidget *room, int width, int height, int baseline)
{
}

static void
set_room_height (CrumbToastStrip *self, int height)
{
  self->room_height = height;
  gtk_widget_queue_resize (self->room);
}

static void
crumb_toast_strip_init (CrumbToastStrip *self)
{
  self->room = g_object_ref_sink (adw_bin_new ());
  gtk_widget_set_layout_manager (self->room, gtk_custom_layout_new (NULL, measure_room, allocate_room));
  self->box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  gtk_box_append (self->box, self->room);
  self->overlay = ADW_TOAST_OVERLAY (adw_toast_overlay_new ());
  gtk_widget_add_css_class (GTK_WIDGET (self->overlay), "strip");
  adw_toast_overlay_set_child (self->overlay, GTK_WIDGET (self->box));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->overlay));
}

static GtkWidget *
find_label (GtkWidget *title)
{
  return gtk_widget_get_first_child (title);
}

/* Toasts are laid out as if no line could wrap: a title is as wide as the strip has room for, and asks for the height
 * that it needs then. That is a wish, as the room below the header bar is. */
static void
measure_title (GtkWidget *title, GtkOrientation orientation, int for_size, int *minimum, int *natural,
               int *minimum_baseline, int *natural_baseline)
{
  CrumbToastStrip *self = CRUMB_TOAST_STRIP (gtk_widget_get_ancestor (title, CRUMB_TYPE_TOAST_STRIP));
  GtkWidget *label = find_label (title);
  int width;

  gtk_widget_measure (label, GTK_ORIENTATION_HORIZONTAL, -1, minimum, &width, NULL, NULL);
  *natural = self != NULL && self->title_width > *minimum ? MIN (self->title_width, width) : width;
  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = 0;
      gtk_widget_measure (label, GTK_ORIENTATION_VERTICAL, *natural, NULL, natural, NULL, NULL);
    }
}

static void
allocate_title (GtkWidget *title, int width, int height, int baseline)
{
  gtk_widget_allocate (find_label (title), width, height, baseline, NULL);
}

/* The label of libadwaita's own toasts has a single line, which ends in the middle of a sentence in a narrow window. */
AdwToast *
crumb_toast_new (const char *title)
{
  AdwToast *toast = adw_toast_new ("");
  GtkWidget *widget = adw_bin_new ();

  adw_bin_set_child (ADW_BIN (widget),
                     g_object_new (GTK_TYPE_LABEL, "css-classes", (const char *const[]) { "heading", NULL }, "label",
                                   title, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, "xalign", 0.0f, NULL));
  gtk_widget_set_layout_manager (widget, gtk_custom_layout_new (NULL, measure_title, allocate_title));
  adw_toast_set_custom_title (toast, widget);
  return toast;
}

AdwToast *
crumb_toast_new_with_button (const char *title, const char *button, const char *action)
{
  AdwToast *toast = crumb_toast_new (title);

  adw_toast_set_button_label (toast, button);
  if (action != NULL)
    adw_toast_set_detailed_action_name (toast, action);
  return toast;
}

/* Those on their way out are before it. */
static int
measure_toast (CrumbToastStrip *self, GtkOrientation orientation)
{
  int natural;

  gtk_widget_measure (gtk_widget_get_last_child (GTK_WIDGET (self->overlay)), orientation, -1, NULL, &natural, NULL,
                      NULL);
  return natural;
}

/* What its buttons leave. */
static void
set_title_width (CrumbToastStrip *self, GtkWidget *title)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self->overlay));
  int natural;

  self->title_width = 0;
  gtk_widget_queue_resize (title);
  width -= measure_toast (self, GTK_ORIENTATION_HORIZONTAL);
  gtk_widget_measure (title, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  self->title_width = width + natural;
  gtk_widget_queue_resize (title);
}

static GtkWidget *
get_view (CrumbToastStrip *self)
{
  return gtk_widget_get_ancestor (GTK_WIDGET (self), ADW_TYPE_TOOLBAR_VIEW);
}

/* In a very low window a toast lies over the header bar: keys would not be in view else. */
static int
measure_space (CrumbToastStrip *self)
{
  int minimum;

  gtk_widget_measure (get_view (self), GTK_ORIENTATION_VERTICAL, -1, &minimum, NULL, NULL, NULL);
  return gtk_widget_get_height (get_view (self)) - minimum;
}

static void
set_size (GtkLabel *title, double size, int lines)
{
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_scale_new (size));
  gtk_label_set_attributes (title, attributes);
  gtk_label_set_ellipsize (title, lines > 0 ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE);
  gtk_label_set_lines (title, lines);
}

/* Text of the usual size may be drawn smaller, larger text as small as that, so that a toast that lies over the header
 * bar is no higher than that. What can't be whole even so hides more for its few seconds, but leaves the keys in view.
 * Returns its height. */
static int
fit (CrumbToastStrip *self, GtkLabel *title)
{
  double text = adw_length_unit_to_px (ADW_LENGTH_UNIT_SP, 1, gtk_widget_get_settings (GTK_WIDGET (self)));
  int space = MAX (measure_space (self), self->bar != NULL ? gtk_widget_get_height (self->bar) : 0);
  int most = MAX (space, gtk_widget_get_height (get_view (self)) / 2);
  double size = 1;
  int height;

  set_size (title, size, -1);
  while ((height = measure_toast (self, GTK_ORIENTATION_VERTICAL)) > space && size > SMALLEST / text)
    set_size (title, size -= STEP, -1);
  for (int lines = LINES_MAX; height > most && lines > 0; lines--)
    {
      set_size (title, size, lines);
      height = measure_toast (self, GTK_ORIENTATION_VERTICAL);
    }
  return height;
}

static void
dismissed_cb (CrumbToastStrip *self, AdwToast *toast)
{
  if (toast != self->toast || self->room == NULL)
    return;
  self->title = NULL;
  set_room_height (self, 0);
}

static void
fit_toast (CrumbToastStrip *self, GtkWidget *title)
{
  int height;

  self->fitted_width = gtk_widget_get_width (GTK_WIDGET (self->overlay));
  self->fitted_space = measure_space (self);
  set_title_width (self, title);
  height = fit (self, GTK_LABEL (find_label (title)));
  set_room_height (self, height <= self->fitted_space ? height : 0);
}

/* While the toast is shown the window may become larger, as it does in its first frames. */
static void
layout_cb (GdkFrameClock *clock, GtkWidget *title)
{
  CrumbToastStrip *self = CRUMB_TOAST_STRIP (gtk_widget_get_ancestor (title, CRUMB_TYPE_TOAST_STRIP));

  if (self == NULL || self->title != title)
    g_signal_handlers_disconnect_by_func (clock, layout_cb, title);
  else if (self->fitted_width != gtk_widget_get_width (GTK_WIDGET (self->overlay))
           || self->fitted_space != measure_space (self))
    fit_toast (self, title);
}

void
crumb_toast_show (GtkWidget *from, AdwToast *toast)
{
  g_autoptr (AdwToast) owned = toast;
  CrumbToastStrip *self;
  GdkFrameClock *clock;
  GtkWidget *title;

  g_return_if_fail (GTK_IS_WIDGET (from));
  g_return_if_fail (ADW_IS_TOAST (toast));

  title = adw_toast_get_custom_title (toast);
  self = find_strip (from);
  if (self == NULL)
    return;

  adw_toast_overlay_dismiss_all (self->overlay);
  self->toast = toast;
  self->title = title;
  g_signal_connect_object (toast, "dismissed", G_CALLBACK (dismissed_cb), self, G_CONNECT_SWAPPED);
  adw_toast_overlay_add_toast (self->overlay, g_object_ref (toast));
  crumb_announce (GTK_WIDGET (self), CRUMB_SAID_RESULT, gtk_label_get_label (GTK_LABEL (find_label (title))));
  fit_toast (self, title);
  /* Its label has a font of its own only once it has been laid out. */
  self->fitted_width = 0;
  clock = gtk_widget_get_frame_clock (GTK_WIDGET (self));
  if (clock != NULL)
    g_signal_connect_object (clock, "layout", G_CALLBACK (layout_cb), title, G_CONNECT_AFTER);
}

void
crumb_toast_give_way (GtkWidget *from)
{
  CrumbToastStrip *self;

  g_return_if_fail (GTK_IS_WIDGET (from));

  self = find_strip (from);
  if (self != NULL && self->room_height == 0)
    adw_toast_overlay_dismiss_all (self->overlay);
}

void
crumb_toast_dismiss (GtkWidget *from)
{
  CrumbToastStrip *self;

  g_return_if_fail (GTK_IS_WIDGET (from));

  self = find_strip (from);
  if (self != NULL)
    adw_toast_overlay_dismiss_all (self->overlay);
}
