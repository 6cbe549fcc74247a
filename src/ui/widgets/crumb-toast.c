/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

#include "crumb-toast.h"

#include "crumb-announce.h"
#include "crumb-focus.h"

#define LINES_MAX 3
/* How wide the narrowest window is, in pixels. */
#define NARROWEST 360

static GtkWidget *
find_host (GtkWidget *widget)
{
  GtkWidget *dialog = gtk_widget_get_ancestor (widget, ADW_TYPE_DIALOG);

  return dialog != NULL ? dialog : GTK_WIDGET (gtk_widget_get_root (widget));
}

/* A dialog is a part of its window. */
static GtkWidget *
next_part (GtkWidget *part)
{
  while (part != NULL && ADW_IS_DIALOG (part))
    part = gtk_widget_get_next_sibling (part);
  return part;
}

/* (nullable): The innermost overlay that is shown in @widget. */
static AdwToastOverlay *
find_overlay (GtkWidget *widget)
{
  AdwToastOverlay *found = NULL;

  for (GtkWidget *part = next_part (gtk_widget_get_first_child (widget)); part != NULL && found == NULL;
       part = next_part (gtk_widget_get_next_sibling (part)))
    found = find_overlay (part);
  if (found == NULL && ADW_IS_TOAST_OVERLAY (widget) && !crumb_is_other_page (widget))
    found = ADW_TOAST_OVERLAY (widget);
  return found;
}

static void
dismiss_all (GtkWidget *widget)
{
  if (ADW_IS_TOAST_OVERLAY (widget))
    adw_toast_overlay_dismiss_all (ADW_TOAST_OVERLAY (widget));
  for (GtkWidget *part = next_part (gtk_widget_get_first_child (widget)); part != NULL;
       part = next_part (gtk_widget_get_next_sibling (part)))
    dismiss_all (part);
}

/* The label of libadwaita's own toasts has a single line, which ends in the middle of a sentence in a narrow window. */
AdwToast *
crumb_toast_new (const char *title)
{
  AdwToast *toast = adw_toast_new ("");
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "css-classes", (const char *const[]) { "heading", NULL },
                                   "ellipsize", PANGO_ELLIPSIZE_END, "label", title, "lines", LINES_MAX, "wrap", TRUE,
                                   "wrap-mode", PANGO_WRAP_WORD_CHAR, "xalign", 0.0f, NULL);

  adw_toast_set_custom_title (toast, g_object_new (ADW_TYPE_CLAMP, "child", label, NULL));
  return toast;
}

AdwToast *
crumb_toast_new_with_button (const char *title, const char *button, const char *action)
{
  AdwToast *toast = crumb_toast_new (title);

  adw_toast_set_button_label (toast, button);
  adw_toast_set_detailed_action_name (toast, action);
  return toast;
}

static int
measure (GtkWidget *widget, GtkOrientation orientation)
{
  int natural;

  gtk_widget_measure (widget, orientation, -1, NULL, &natural, NULL, NULL);
  return natural;
}

/* A toast is laid out as if no line could wrap: its words are as wide as its buttons allow, before the first layout
 * those in the narrowest window, and have no more lines than there is room for above the keys. */
static void
fit (AdwToastOverlay *overlay, AdwToast *toast)
{
  GtkWidget *widget = gtk_widget_get_last_child (GTK_WIDGET (overlay));
  GtkWidget *title = adw_toast_get_custom_title (toast);
  GtkLabel *label = GTK_LABEL (adw_clamp_get_child (ADW_CLAMP (title)));
  int buttons = measure (widget, GTK_ORIENTATION_HORIZONTAL) - measure (title, GTK_ORIENTATION_HORIZONTAL);
  int width = gtk_widget_get_width (GTK_WIDGET (overlay));
  int height = gtk_widget_get_height (GTK_WIDGET (overlay));
  int room = MAX (0, (width > 0 ? width : NARROWEST) - buttons);

  g_object_set (title, "maximum-size", room, "tightening-threshold", room, NULL);
  for (int lines = LINES_MAX; height > 0 && lines > 1 && measure (widget, GTK_ORIENTATION_VERTICAL) > height; lines--)
    gtk_label_set_lines (label, lines - 1);
}

void
crumb_toast_show (GtkWidget *from, AdwToast *toast)
{
  g_autoptr (AdwToast) owned = toast;
  GtkWidget *host = find_host (from);
  AdwToastOverlay *overlay = host != NULL ? find_overlay (host) : NULL;

  g_return_if_fail (GTK_IS_WIDGET (from));
  g_return_if_fail (ADW_IS_TOAST (toast));

  if (overlay == NULL)
    return;

  dismiss_all (host);
  adw_toast_overlay_add_toast (overlay, g_object_ref (toast));
  fit (overlay, toast);
  crumb_announce (
      GTK_WIDGET (overlay), CRUMB_SAID_RESULT,
      gtk_label_get_label (GTK_LABEL (adw_clamp_get_child (ADW_CLAMP (adw_toast_get_custom_title (toast))))));
}

void
crumb_toast_say (GtkWidget *from, const char *sentence)
{
  crumb_toast_show (from, crumb_toast_new (sentence));
}

void
crumb_toast_dismiss (GtkWidget *from)
{
  GtkWidget *host = find_host (from);

  g_return_if_fail (GTK_IS_WIDGET (from));

  if (host != NULL)
    dismiss_all (host);
}
