/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The question and its keys, at the lower edge of the table. How much room the keys take is decided by the window and
 * by the rules at the start of a game, never by what is asked: people find them without looking. */

#include "crumb-config.h"

#include "crumb-ask.h"

#include "crumb-ask-key.h"
#include "crumb-ask-lines.h"
#include "crumb-seat-places.h"
#include "ui/widgets/crumb-colour-keys.h"
#include "ui/widgets/crumb-widget-helpers.h"

/* So many keys have room in one line of a wide or a low table; words in more need two, or on a phone three. */
#define IN_LINE 8
/* So many digits or dice do. */
#define IN_PAD_LINE 10
/* So few keys are as high as they can be. */
#define FEW 3
/* The height of the question's line, in which a link is as large as a finger on a phone. */
#define LINE 44
#define WIDE_LINE 34
/* The most lines that a question has, however large its letters are. */
#define LINES 4
#define GAP 6
/* The width of the button in the middle, which has only an icon, in a low window; else its share of the width. */
#define LOW_BACK 34
#define BACK_SHARE 5
/* The most height that a question has there beside the buttons, three lines; a longer one stands above them, and so does
 * one with a link. */
#define BESIDE 48
/* In large text every question stands above them, where the width is less than this in scaled pixels. */
#define BESIDE_WIDTH 320
/* The least width of all of it. */
#define LEAST 300
/* A press that was meant for what was there before begins that soon after it, in microseconds. */
#define TOO_SOON (300 * G_TIME_SPAN_MILLISECOND)

struct _CrumbAsk
{
  GtkBox parent_instance;

  GtkWidget *line;
  GtkWidget *question;
  GtkWidget *room_of_question;
  GtkWidget *start;
  GtkWidget *end;
  GtkWidget *link;
  GtkWidget *colours;
  GtkWidget *lines;
  GtkWidget *keys[CRUMB_KEYS_MAX];
  GtkWidget *bottom[CRUMB_BOTTOM_MAX];
  guint n_keys;
  guint n_bottom;
  guint most;
  unsigned room;
  int width;
  gboolean is_pad; /* of numbers, which begin from the left everywhere */
  char *page;
  gint64 changed;
};

G_DEFINE_FINAL_TYPE (CrumbAsk, crumb_ask, GTK_TYPE_BOX)

/* Room --------------------------------------------------------------------- */

static gboolean
is_low (CrumbAsk *self)
{
  return (self->room & CRUMB_ROOM_LOW) != 0;
}

static int
measure_child (GtkWidget *child, GtkOrientation orientation, gboolean least)
{
  int minimum = 0, natural = 0;

  if (gtk_widget_should_layout (child))
    gtk_widget_measure (child, orientation, -1, &minimum, &natural, NULL, NULL);
  return least ? minimum : natural;
}

/* Side by side a word of them would be cut, or touch the next key. */
static gboolean
has_long_words (CrumbAsk *self, guint n)
{
  for (guint i = 0; i < n; i++)
    if (measure_child (self->keys[i], GTK_ORIENTATION_HORIZONTAL, FALSE) > self->width / (int) n - GAP)
      return n > 1;
  return FALSE;
}

static guint
count_lines (CrumbAsk *self, guint n)
{
  if ((self->room & (CRUMB_ROOM_WIDE | CRUMB_ROOM_LOW)) != 0)
    return n > (self->is_pad ? IN_PAD_LINE : IN_LINE) ? 2 : 1;
  if (n > IN_LINE && !self->is_pad)
    return 3;
  return n > FEW ? 2 : has_long_words (self, n) ? n : 1;
}

static int
keys_height (CrumbAsk *self)
{
  gboolean several = self->most > IN_PAD_LINE;

  if (is_low (self))
    return several ? 2 * 36 + GAP : 44;
  if ((self->room & CRUMB_ROOM_LARGE) != 0)
    return several ? 2 * 76 + GAP : 116;
  if ((self->room & CRUMB_ROOM_WIDE) != 0)
    return several ? 2 * 58 + GAP : 84;
  return self->most > IN_LINE ? 3 * 44 + 2 * GAP : 2 * 62 + GAP;
}

static int
bottom_height (CrumbAsk *self)
{
  return is_low (self) ? 34 : 46;
}

static int
most_width (CrumbAsk *self)
{
  if ((self->room & CRUMB_ROOM_LARGE) != 0)
    return 1200;
  return (self->room & CRUMB_ROOM_WIDE) != 0 ? 820 : G_MAXINT;
}

/* What the buttons beside the question take of its line. */
static int
low_bottom_width (int width)
{
  return MIN (width * 11 / 20, 320);
}

/* Whether the buttons have all the width of a low window to themselves, or share it with colours, whatever is asked. */
static gboolean
is_apart (CrumbAsk *self, int width)
{
  return !is_low (self) || gtk_widget_get_visible (self->colours)
         || (width > 0 && crumb_to_sp (GTK_WIDGET (self), width) < BESIDE_WIDTH);
}

static int
beside_width (int width)
{
  return width - low_bottom_width (width) - GAP;
}

static int
question_height (CrumbAsk *self, int width)
{
  int room = width - measure_child (self->start, GTK_ORIENTATION_HORIZONTAL, FALSE)
             - measure_child (self->end, GTK_ORIENTATION_HORIZONTAL, FALSE);
  int height = 0;

  /* Before the first layout it has one line. */
  if (width <= 0)
    room = G_MAXINT / 2;
  gtk_widget_measure (self->room_of_question, GTK_ORIENTATION_VERTICAL,
                      MAX (room, measure_child (self->room_of_question, GTK_ORIENTATION_HORIZONTAL, TRUE)), NULL,
                      &height, NULL, NULL);
  return MAX (height, MAX (measure_child (self->start, GTK_ORIENTATION_VERTICAL, FALSE),
                           measure_child (self->end, GTK_ORIENTATION_VERTICAL, FALSE)));
}

static gboolean
is_beside (CrumbAsk *self, int width)
{
  return !is_apart (self, width) && !gtk_widget_get_visible (self->link)
         && question_height (self, beside_width (width)) <= BESIDE;
}

/* The line of the question, with the buttons in low windows. A long question is higher, above keys that stay where they
 * are. */
static int
line_height (CrumbAsk *self, int width)
{
  if (!is_low (self))
    return MAX ((self->room & CRUMB_ROOM_WIDE) != 0 ? WIDE_LINE : LINE, question_height (self, width));
  if (is_beside (self, width))
    return MAX (bottom_height (self), question_height (self, beside_width (width)));
  return question_height (self, width) + GAP / 2 + bottom_height (self);
}

/* What is below that line: never more or less in one window. */
static int
below_line (CrumbAsk *self)
{
  return GAP + keys_height (self) + (is_low (self) ? 0 : GAP + bottom_height (self));
}

/* Where there is no room for all of a question it scrolls: keys that are pushed down by it would be out of the window. */
static void
measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural, int *minimum_baseline,
         int *natural_baseline)
{
  CrumbAsk *self = CRUMB_ASK (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = LEAST;
      *natural = MIN (most_width (self), 820);
    }
  else
    {
      *natural = line_height (self, self->width) + below_line (self);
      *minimum = MIN (*natural, line_height (self, 0) + below_line (self));
    }
}

static void
place_from (CrumbAsk *self, GtkWidget *child, gboolean from_left, int x, int y, int width, int height)
{
  gboolean mirrored = !from_left && gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;

  if (!gtk_widget_should_layout (child))
    return;
  width = MAX (width, measure_child (child, GTK_ORIENTATION_HORIZONTAL, TRUE));
  height = MAX (height, measure_child (child, GTK_ORIENTATION_VERTICAL, TRUE));
  gtk_widget_size_allocate (
      child, &(GtkAllocation) { mirrored ? gtk_widget_get_width (GTK_WIDGET (self)) - x - width : x, y, width, height },
      -1);
}

static void
place (CrumbAsk *self, GtkWidget *child, int x, int y, int width, int height)
{
  place_from (self, child, FALSE, x, y, width, height);
}

/* So that the edges of keys in a line add up to its width. */
static int
edge_of (guint i, guint n, int width)
{
  return (int) i * (width + GAP) / (int) n;
}

static void
place_in_line (CrumbAsk *self, GtkWidget *const keys[], guint n, guint columns, gboolean from_left, int x, int y,
               int width, int height)
{
  for (guint i = 0; i < n; i++)
    place_from (self, keys[i], from_left, x + edge_of (i, columns, width), y,
                edge_of (i + 1, columns, width) - GAP - edge_of (i, columns, width), height);
}

static void
place_keys (CrumbAsk *self, int x, int y, int width)
{
  guint lines = count_lines (self, self->n_keys);
  guint columns = (self->n_keys + lines - 1) / MAX (lines, 1);
  int height = (keys_height (self) - (int) (lines - 1) * GAP) / (int) lines;

  for (guint line = 0; line < lines && line * columns < self->n_keys; line++)
    place_in_line (self, self->keys + line * columns, MIN (columns, self->n_keys - line * columns), columns,
                   self->is_pad, x, y + (int) line * (height + GAP), width, height);
}

/* Where there are three the one in the middle has only an icon, and leaves more to the words of the others. */
static void
place_buttons (CrumbAsk *self, int x, int y, int width)
{
  int back = is_low (self) ? LOW_BACK : width / BACK_SHARE;
  int words = (width - back - 2 * GAP) / 2;

  for (guint i = 0; i < self->n_bottom; i++)
    {
      int own = self->n_bottom < CRUMB_BOTTOM_MAX ? edge_of (1, self->n_bottom, width) - GAP : i == 1 ? back : words;

      place (self, self->bottom[i], x, y, own, bottom_height (self));
      x += own + GAP;
    }
}

static void
place_bottom (CrumbAsk *self, int x, int y, int width)
{
  int colours = measure_child (self->colours, GTK_ORIENTATION_HORIZONTAL, FALSE);

  if (colours > 0)
    {
      place (self, self->colours, x, y, colours, bottom_height (self));
      x += colours + GAP;
      width -= colours + GAP;
    }
  place_buttons (self, x, y, width);
}

/* The question has the rest, or a line of its own. */
static void
place_low_line (CrumbAsk *self, int x, int width, int height)
{
  int colours = measure_child (self->colours, GTK_ORIENTATION_HORIZONTAL, FALSE);
  int bottom = is_apart (self, width) ? width - (colours > 0 ? colours + GAP : 0) : low_bottom_width (width);
  int start = x + width - bottom;
  int y = height - bottom_height (self);

  if (is_beside (self, width))
    place (self, self->line, x, 0, beside_width (width), y + bottom_height (self));
  else
    place (self, self->line, x, 0, width, y - GAP / 2);
  place (self, self->colours, start - GAP - colours, y, colours, bottom_height (self));
  place_buttons (self, start, y, bottom);
}

/* Beside the question a button is too narrow for two words in a line; elsewhere it is too low for two lines. A link
 * has one, unless it would take more than its part of the question's. */
static void
fit_words (CrumbAsk *self)
{
  GtkWidget *words = gtk_button_get_child (GTK_BUTTON (self->link));

  if (GTK_IS_LABEL (words))
    gtk_label_set_wrap (GTK_LABEL (words),
                        self->width > 0
                            && measure_child (self->link, GTK_ORIENTATION_HORIZONTAL, FALSE) > self->width / FEW);
  for (guint i = 0; i < CRUMB_BOTTOM_MAX; i++)
    {
      GtkWidget *label = gtk_button_get_child (GTK_BUTTON (self->bottom[i]));

      if (GTK_IS_LABEL (label))
        gtk_label_set_lines (GTK_LABEL (label), is_apart (self, self->width) ? 1 : 2);
    }
}

static gboolean
measure_again_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  fit_words (CRUMB_ASK (widget));
  gtk_widget_queue_resize (widget);
  return G_SOURCE_REMOVE;
}

static void
allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CrumbAsk *self = CRUMB_ASK (widget);
  int inner = MIN (width, most_width (self));
  int x = (width - inner) / 2;
  int line = MIN (line_height (self, inner), height - below_line (self));
  int y = line + GAP;

  /* How high it is goes by how wide it has become, if only for large text. */
  if (line_height (self, inner) != line_height (self, self->width))
    gtk_widget_add_tick_callback (widget, measure_again_cb, NULL, NULL);
  self->width = inner;
  if (is_low (self))
    place_low_line (self, x, inner, line);
  else
    {
      place (self, self->line, x, 0, inner, line);
      place_bottom (self, x, y + keys_height (self) + GAP, inner);
    }
  if (self->n_keys > 0)
    place_keys (self, x, y, inner);
  place (self, self->lines, x, y, inner, keys_height (self));
}

/* Presses ------------------------------------------------------------------ */

static void
pressed_cb (CrumbAsk *self, int n, double x, double y, GtkGesture *gesture)
{
  if (g_get_monotonic_time () - self->changed < TOO_SOON)
    gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

static void
add_guard (CrumbAsk *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), 0);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}

/* The question has so many lines as its width needs, whatever height there is: a label that is asked for its width in
 * that height would want more room than there is. */

static void
measure_question (GtkWidget *room, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                  int *minimum_baseline, int *natural_baseline)
{
  GtkWidget *question = gtk_widget_get_first_child (room);
  int least;

  gtk_widget_measure (question, GTK_ORIENTATION_HORIZONTAL, -1, &least, natural, NULL, NULL);
  *minimum = least;
  if (orientation == GTK_ORIENTATION_VERTICAL)
    gtk_widget_measure (question, orientation, for_size > 0 ? MAX (for_size, least) : -1, minimum, natural, NULL, NULL);
}

static void
allocate_question (GtkWidget *room, int width, int height, int baseline)
{
  gtk_widget_size_allocate (gtk_widget_get_first_child (room), &(GtkAllocation) { 0, 0, width, height }, baseline);
}

/* The widget --------------------------------------------------------------- */

static void
crumb_ask_class_init (CrumbAskClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  crumb_class_owns (klass, CrumbAsk, g_free, page);
  gtk_widget_class_set_css_name (widget_class, "ask");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
add_line (CrumbAsk *self)
{
  GtkWidget *room = adw_bin_new ();

  self->line = gtk_center_box_new ();
  self->start = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  self->end = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  self->question = g_object_new (GTK_TYPE_LABEL, "ellipsize", PANGO_ELLIPSIZE_END, "lines", LINES, "wrap", TRUE,
                                 "wrap-mode", PANGO_WRAP_WORD_CHAR, "justify", GTK_JUSTIFY_CENTER, NULL);
  adw_bin_set_child (ADW_BIN (room), self->question);
  crumb_lay_out (room, measure_question, allocate_question);
  /* One that can have the focus would stop Tab. */
  self->room_of_question =
      g_object_new (GTK_TYPE_SCROLLED_WINDOW, "child", room, "can-focus", FALSE, "hscrollbar-policy", GTK_POLICY_NEVER,
                    "vscrollbar-policy", GTK_POLICY_EXTERNAL, "propagate-natural-height", TRUE,
                    "propagate-natural-width", TRUE, NULL);
  self->link = crumb_ask_key_new ();
  gtk_widget_add_css_class (self->question, "question");
  gtk_widget_add_css_class (self->link, "flat");
  gtk_widget_add_css_class (self->link, "link-key");
  gtk_box_append (GTK_BOX (self->end), self->link);
  gtk_center_box_set_start_widget (GTK_CENTER_BOX (self->line), self->start);
  gtk_center_box_set_center_widget (GTK_CENTER_BOX (self->line), self->room_of_question);
  gtk_center_box_set_end_widget (GTK_CENTER_BOX (self->line), self->end);
  gtk_center_box_set_shrink_center_last (GTK_CENTER_BOX (self->line), FALSE);
  gtk_box_append (GTK_BOX (self), self->line);
}

static GtkWidget *
add_key (CrumbAsk *self)
{
  GtkWidget *key = crumb_ask_key_new ();

  gtk_widget_set_visible (key, FALSE);
  gtk_box_append (GTK_BOX (self), key);
  return key;
}

static void
crumb_ask_init (CrumbAsk *self)
{
  self->most = 6;
  gtk_widget_set_layout_manager (GTK_WIDGET (self), gtk_custom_layout_new (NULL, measure, allocate));
  add_line (self);
  for (guint i = 0; i < CRUMB_KEYS_MAX; i++)
    self->keys[i] = add_key (self);
  self->lines = crumb_ask_lines_new ();
  gtk_widget_set_visible (self->lines, FALSE);
  gtk_box_append (GTK_BOX (self), self->lines);
  self->colours = g_object_new (CRUMB_TYPE_COLOUR_KEYS, NULL);
  gtk_box_append (GTK_BOX (self), self->colours);
  for (guint i = 0; i < CRUMB_BOTTOM_MAX; i++)
    {
      self->bottom[i] = add_key (self);
      gtk_widget_add_css_class (self->bottom[i], "bottom");
    }
  gtk_widget_set_visible (self->link, FALSE);
  add_guard (self);
}

GtkWidget *
crumb_ask_new (void)
{
  return g_object_new (CRUMB_TYPE_ASK, NULL);
}

/* One name, one description: what a screen reader says on coming here. */
static void
show_question (CrumbAsk *self, const CrumbAsking *asking)
{
  gboolean hinting = asking->hinting && !is_low (self);
  g_autofree char *both = g_strjoin ("\n", asking->question, hinting ? asking->hint : NULL, NULL);

  crumb_label_show (GTK_LABEL (self->question), asking->question != NULL ? both : NULL);
  gtk_widget_set_tooltip_text (self->question, asking->hint != NULL ? asking->hint : asking->question);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  asking->question != NULL ? asking->question : "", -1);
}

static gboolean
is_number (const CrumbKey *key)
{
  return key->kind == CRUMB_KEY_DIE
         || (key->kind == CRUMB_KEY_TEXT && key->label != NULL && g_ascii_isdigit (*key->label));
}

void
crumb_ask_show (CrumbAsk *self, const CrumbAsking *asking)
{
  g_return_if_fail (CRUMB_IS_ASK (self));

  if (g_set_str (&self->page, asking->page) | crumb_ask_lines_show (CRUMB_ASK_LINES (self->lines), asking))
    self->changed = g_get_monotonic_time ();
  show_question (self, asking);
  self->n_keys = asking->n_keys;
  self->is_pad = FALSE;
  for (guint i = 0; i < CRUMB_KEYS_MAX; i++)
    {
      gtk_widget_set_visible (self->keys[i], i < asking->n_keys);
      self->is_pad = self->is_pad || (i < asking->n_keys && is_number (&asking->keys[i]));
      if (i < asking->n_keys)
        crumb_ask_key_show (CRUMB_ASK_KEY (self->keys[i]), &asking->keys[i], asking->colours ? asking->colour : 0);
    }
  self->n_bottom = asking->n_bottom;
  for (guint i = 0; i < CRUMB_BOTTOM_MAX; i++)
    {
      gtk_widget_set_visible (self->bottom[i], i < asking->n_bottom);
      if (i < asking->n_bottom)
        crumb_ask_key_show (CRUMB_ASK_KEY (self->bottom[i]), &asking->bottom[i], 0);
    }
  gtk_widget_set_visible (self->link, asking->link.kind != CRUMB_KEY_NONE);
  if (asking->link.kind != CRUMB_KEY_NONE)
    crumb_ask_key_show (CRUMB_ASK_KEY (self->link), &asking->link, 0);
  gtk_widget_set_visible (self->colours, asking->colours || asking->coloured);
  gtk_widget_set_child_visible (self->colours, asking->colours);
  fit_words (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
crumb_ask_set_room (CrumbAsk *self, unsigned room)
{
  g_return_if_fail (CRUMB_IS_ASK (self));

  if (self->room == room)
    return;
  self->room = room;
  crumb_ask_lines_set_columns (CRUMB_ASK_LINES (self->lines), (room & CRUMB_ROOM_WIDE) != 0 ? 2 : 1);
  gtk_label_set_xalign (GTK_LABEL (self->question), is_low (self) ? 0 : 0.5f);
  gtk_label_set_justify (GTK_LABEL (self->question), is_low (self) ? GTK_JUSTIFY_LEFT : GTK_JUSTIFY_CENTER);
  fit_words (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
crumb_ask_set_most (CrumbAsk *self, guint most)
{
  g_return_if_fail (CRUMB_IS_ASK (self));

  if (self->most == most)
    return;
  self->most = most;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
crumb_ask_set_tools (CrumbAsk *self, GtkWidget *before, GtkWidget *after)
{
  g_return_if_fail (CRUMB_IS_ASK (self));

  if (before != NULL)
    gtk_box_append (GTK_BOX (self->start), before);
  if (after != NULL)
    gtk_box_append (GTK_BOX (self->end), after);
}

GtkWidget *
crumb_ask_find_key (CrumbAsk *self, guint at)
{
  g_return_val_if_fail (CRUMB_IS_ASK (self), NULL);

  return at < self->n_keys ? self->keys[at] : NULL;
}

gboolean
crumb_ask_choose (CrumbAsk *self)
{
  g_return_val_if_fail (CRUMB_IS_ASK (self), FALSE);

  if (gtk_widget_get_visible (self->lines))
    return gtk_widget_child_focus (self->lines, GTK_DIR_TAB_FORWARD);
  return self->n_keys > 0 && !self->is_pad && gtk_widget_grab_focus (self->keys[0]);
}
