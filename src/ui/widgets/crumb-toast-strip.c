/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Keys and the buttons that are needed next are at the bottom, so toasts are at the top. */

#include "crumb-toast-strip.h"

#include "crumb-announce.h"
#include "crumb-widget-helpers.h"

#define STRIP_KEY "crumb-toast-strip"

/* @room_height: what the last toast needs below the header bar, 0 for none; @toast: that one, never looked into;
 * @host: the window or dialog (weak) */
struct _CrumbToastStrip
{
  AdwBin parent_instance;

  int room_height;
  AdwToastOverlay *overlay;
  GtkBox *box;
  GtkWidget *bar;
  GtkWidget *room;
  GtkWidget *host;
  gconstpointer toast;
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

AdwToast *
crumb_toast_new (const char *title)
{
  AdwToast *toast = adw_toast_new ("");

  adw_toast_set_use_markup (toast, FALSE);
  adw_toast_set_title (toast, title);
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
measure_toast (CrumbToastStrip *self)
{
  GtkWidget *toast = gtk_widget_get_last_child (GTK_WIDGET (self->overlay));
  int height;

  gtk_widget_measure (toast, GTK_ORIENTATION_VERTICAL, -1, NULL, &height, NULL, NULL);
  return height;
}

/* In a very low window a toast lies over the header bar: keys would not be in view else. */
static gboolean
fits (CrumbToastStrip *self, int height)
{
  GtkWidget *view = gtk_widget_get_ancestor (GTK_WIDGET (self), ADW_TYPE_TOOLBAR_VIEW);
  int minimum;

  gtk_widget_measure (view, GTK_ORIENTATION_VERTICAL, -1, &minimum, NULL, NULL, NULL);
  return minimum + height <= gtk_widget_get_height (view);
}

static void
dismissed_cb (CrumbToastStrip *self, AdwToast *toast)
{
  if (toast == self->toast && self->room != NULL)
    set_room_height (self, 0);
}

void
crumb_toast_show (GtkWidget *from, AdwToast *toast)
{
  g_autoptr (AdwToast) owned = toast;
  CrumbToastStrip *self;
  int height;

  g_return_if_fail (GTK_IS_WIDGET (from));
  g_return_if_fail (ADW_IS_TOAST (toast));

  self = find_strip (from);
  if (self == NULL)
    return;

  adw_toast_overlay_dismiss_all (self->overlay);
  self->toast = toast;
  g_signal_connect_object (toast, "dismissed", G_CALLBACK (dismissed_cb), self, G_CONNECT_SWAPPED);
  adw_toast_overlay_add_toast (self->overlay, g_object_ref (toast));
  crumb_announce (GTK_WIDGET (self), CRUMB_SAID_RESULT, adw_toast_get_title (toast));
  height = measure_toast (self);
  if (fits (self, height))
    set_room_height (self, height);
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
