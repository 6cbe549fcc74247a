/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The places of all seats: rows where it is narrow, columns where it is wide. */

#include "crumb-config.h"

#include "crumb-seat-places.h"

#include "crumb-place-dice.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include <adwaita.h>

/* More dice than these stand below the name of a row, not beside it. */
#define MOST_BESIDE 4
/* For how many dice a row keeps room where some seat has a word in place of dice. */
#define NOTE_SLOTS 2
/* So many scaled pixels are at least as long as a hundred of the usual ones where a name has room beside dice: up to
 * text half as large again. */
#define NAMES_BESIDE 66
/* Dice that are read across the table. */
#define SHOWN 88
#define SHOWN_LOW 40
/* In pixels; widths at the usual size of text, heights whatever it is: keys have theirs in pixels. */
#define WIDE 700
#define WITH_LOG 1080
#define SMALL 400
#define LOW 430
#define LARGE_WIDTH 1500
#define LARGE_HEIGHT 800

struct _CrumbSeatPlaces
{
  GtkBox parent_instance;

  GtkWidget *seats[CRUMB_SEATS_MAX];
  CrumbPlace places[CRUMB_SEATS_MAX];
  uint8_t order[CRUMB_SEATS_MAX];
  guint n;
  guint turn;
  unsigned room;
  gboolean flat;
};

G_DEFINE_FINAL_TYPE (CrumbSeatPlaces, crumb_seat_places, GTK_TYPE_BOX)

static gboolean
in_columns (CrumbSeatPlaces *self)
{
  return (self->room & CRUMB_ROOM_WIDE) != 0;
}

static int
spacing (CrumbSeatPlaces *self)
{
  return in_columns (self) ? 12 : 2;
}

static gboolean
has_more (CrumbSeatPlaces *self, guint slots)
{
  for (guint seat = 0; seat < self->n; seat++)
    if (self->places[seat].sum != NULL || self->places[seat].share >= 0)
      return TRUE;
  return slots > 0;
}

static CrumbPlaceForm
find_form (CrumbSeatPlaces *self, guint slots)
{
  /* Without dice and sums a name and a total are all there is. */
  if (in_columns (self))
    return self->flat || (self->room & CRUMB_ROOM_LOW) != 0 || !has_more (self, slots) ? CRUMB_PLACE_FLAT
                                                                                       : CRUMB_PLACE_COLUMN;
  if (slots > MOST_BESIDE || crumb_to_sp (GTK_WIDGET (self), 100) < NAMES_BESIDE
      || (self->room & (CRUMB_ROOM_SHOWN | CRUMB_ROOM_LOW)) == CRUMB_ROOM_SHOWN)
    return CRUMB_PLACE_STACKED;
  for (guint seat = 0; seat < self->n; seat++)
    if (self->places[seat].n_sets > 0 || self->places[seat].sum != NULL || self->places[seat].n_prizes > 0)
      return CRUMB_PLACE_STACKED;
  return CRUMB_PLACE_ROW;
}

static int
usual_edge (CrumbSeatPlaces *self, CrumbPlaceForm form, guint slots)
{
  if ((self->room & CRUMB_ROOM_SHOWN) != 0)
    return (self->room & CRUMB_ROOM_LOW) != 0 ? SHOWN_LOW : form == CRUMB_PLACE_COLUMN ? CRUMB_DIE_MOST : SHOWN;
  if ((self->room & CRUMB_ROOM_LOW) != 0)
    return CRUMB_DIE_LEAST;
  if (form == CRUMB_PLACE_COLUMN)
    return (self->room & CRUMB_ROOM_LARGE) != 0 ? CRUMB_DIE_MOST : 60;
  if (form == CRUMB_PLACE_FLAT)
    return (self->room & CRUMB_ROOM_LARGE) != 0 ? 72 : (self->room & CRUMB_ROOM_BESIDE) != 0 ? 56 : 36;
  return slots > MOST_BESIDE || (self->flat && self->places[0].n_prizes > 0) ? 30 : 40;
}

static guint
count_slots (CrumbSeatPlaces *self)
{
  guint slots = 0;

  for (guint seat = 0; seat < self->n; seat++)
    {
      const CrumbPlace *place = &self->places[seat];

      slots = MAX (slots, MAX (place->n_dice, MAX (place->slots, place->note != NULL ? NOTE_SLOTS : 0)));
    }
  return slots;
}

/* Where a low window is read across the table there is room but for those who have dice. */
static gboolean
is_left_out (CrumbSeatPlaces *self, guint seat)
{
  const unsigned shown_low = CRUMB_ROOM_SHOWN | CRUMB_ROOM_LOW;

  return (self->room & shown_low) == shown_low && !in_columns (self) && self->places[seat].n_dice == 0;
}

/* Above a stage that needs the room a place has no line for dice that can be spared, or that are keys. */
static gboolean
is_short (CrumbSeatPlaces *self, guint seat)
{
  gboolean has_room = (self->room & (CRUMB_ROOM_BESIDE | CRUMB_ROOM_SHOWN)) != 0;

  return self->flat && (!has_room || (self->room & CRUMB_ROOM_KEYS) != 0) && self->places[seat].spare;
}

static guint
count_shown (CrumbSeatPlaces *self)
{
  guint n = 0;

  for (guint seat = 0; seat < self->n; seat++)
    n += !is_left_out (self, seat);
  return n;
}

/* Which seat has the first place. In a low window, which has room for little more than one, that is the one after whose
 * turn it is: they sit as before, and what is said is beside who is asked. */
static guint
find_first (CrumbSeatPlaces *self)
{
  guint first = 0;

  if ((self->room & (CRUMB_ROOM_LOW | CRUMB_ROOM_WIDE)) != CRUMB_ROOM_LOW)
    return 0;
  for (guint at = 0; at < self->n; at++)
    if (self->order[at] == self->turn)
      first = at + 1;
  return first;
}

static void
order_places (CrumbSeatPlaces *self)
{
  guint first = find_first (self);
  GtkWidget *before = NULL;

  for (guint at = 0; at < self->n; at++)
    {
      GtkWidget *place = self->seats[self->order[(first + at) % self->n]];

      if (gtk_widget_get_prev_sibling (place) != before)
        gtk_widget_insert_after (place, GTK_WIDGET (self), before);
      before = place;
    }
}

static void
show_places (CrumbSeatPlaces *self)
{
  guint slots = count_slots (self);
  CrumbPlaceForm form = find_form (self, slots);

  order_places (self);
  for (guint seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    {
      if (self->seats[seat] == NULL)
        continue;
      gtk_widget_set_visible (self->seats[seat], seat < self->n && !is_left_out (self, seat));
      if (seat < self->n)
        crumb_seat_place_show (CRUMB_SEAT_PLACE (self->seats[seat]), &self->places[seat], form,
                               is_short (self, seat) ? 0 : slots, usual_edge (self, form, slots));
    }
}

/* Dice begin at the same place in all rows: behind the longest name. */
static void
share_name_width (CrumbSeatPlaces *self)
{
  int name = 0;

  for (guint seat = 0; seat < self->n; seat++)
    name = MAX (name, crumb_seat_place_get_name_width (CRUMB_SEAT_PLACE (self->seats[seat])));
  for (guint seat = 0; seat < self->n; seat++)
    crumb_seat_place_set_name_width (CRUMB_SEAT_PLACE (self->seats[seat]), name);
}

static void
measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural, int *minimum_baseline,
         int *natural_baseline)
{
  CrumbSeatPlaces *self = CRUMB_SEAT_PLACES (widget);
  int n = (int) count_shown (self);
  int gaps = n > 0 ? (n - 1) * spacing (self) : 0;
  gboolean along = !in_columns (self) && orientation == GTK_ORIENTATION_VERTICAL;
  int share = for_size;

  if (in_columns (self) && for_size > 0 && n > 0)
    share = MAX (0, (for_size - gaps) / n);
  *minimum = *natural = 0;
  for (guint seat = 0; seat < self->n; seat++)
    {
      int least, usual, least_width;

      if (!gtk_widget_should_layout (self->seats[seat]))
        continue;
      if (orientation == GTK_ORIENTATION_VERTICAL && share >= 0)
        {
          gtk_widget_measure (self->seats[seat], GTK_ORIENTATION_HORIZONTAL, -1, &least_width, NULL, NULL, NULL);
          share = MAX (share, least_width);
        }
      gtk_widget_measure (self->seats[seat], orientation, orientation == GTK_ORIENTATION_VERTICAL ? share : -1, &least,
                          &usual, NULL, NULL);
      /* A row is as high as it needs to be, columns are all as wide as the widest. */
      *minimum = along ? *minimum + least : MAX (*minimum, least);
      *natural = along ? *natural + usual : MAX (*natural, usual);
    }
  if (in_columns (self) && orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum *= n;
      *natural *= n;
    }
  if (in_columns (self) == (orientation == GTK_ORIENTATION_HORIZONTAL))
    {
      *minimum += gaps;
      *natural += gaps;
    }
}

/* What is left over is shared by all. */
static void
share_height (CrumbSeatPlaces *self, int width, int height, GtkRequestedSize sizes[], int n)
{
  GtkWidget *place = gtk_widget_get_first_child (GTK_WIDGET (self));
  int rest = height - (n - 1) * spacing (self);

  for (int at = 0; place != NULL && at < n; place = gtk_widget_get_next_sibling (place))
    if (gtk_widget_should_layout (place))
      {
        gtk_widget_measure (place, GTK_ORIENTATION_VERTICAL, width, &sizes[at].minimum_size, &sizes[at].natural_size,
                            NULL, NULL);
        rest -= sizes[at++].minimum_size;
      }
  rest = gtk_distribute_natural_allocation (MAX (0, rest), (guint) n, sizes);
  for (int at = 0; at < n; at++)
    sizes[at].minimum_size += (rest + at) / n;
}

static void
allocate_places (CrumbSeatPlaces *self, int width, int height)
{
  gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  GtkWidget *place = gtk_widget_get_first_child (GTK_WIDGET (self));
  int n = (int) count_shown (self), gaps = (n - 1) * spacing (self);
  GtkRequestedSize rows[CRUMB_SEATS_MAX] = { 0 };
  int y = 0;

  if (!in_columns (self))
    share_height (self, width, height, rows, n);
  for (int at = 0; place != NULL && at < n; place = gtk_widget_get_next_sibling (place))
    {
      int column = mirrored ? n - 1 - at : at;
      GtkAllocation area = { 0, y, width, height };

      if (!gtk_widget_should_layout (place))
        continue;
      if (in_columns (self))
        {
          area.width = (width - gaps) / n;
          area.x = column * (area.width + spacing (self));
        }
      else
        {
          area.height = rows[at].minimum_size;
          y += area.height + spacing (self);
        }
      gtk_widget_size_allocate (place, &area, -1);
      at++;
    }
}

/* Dice have one size in all places: that of the place with the least room for its own. Where that is a long hand, and
 * would make all others much smaller, it has smaller ones alone. */
static int
find_edge (CrumbSeatPlaces *self)
{
  int least = CRUMB_DIE_MOST, next = CRUMB_DIE_MOST;
  gboolean of_long_hand = FALSE;

  for (guint seat = 0; seat < self->n; seat++)
    {
      int fit = crumb_seat_place_fit (CRUMB_SEAT_PLACE (self->seats[seat]));

      next = MIN (next, MAX (least, fit));
      if (fit < least)
        of_long_hand = self->places[seat].n_dice > MOST_BESIDE;
      least = MIN (least, fit);
    }
  return of_long_hand && least * 4 < next * 3 ? next : least;
}

static void
allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CrumbSeatPlaces *self = CRUMB_SEAT_PLACES (widget);
  int edge, note = 0;

  share_name_width (self);
  for (guint seat = 0; seat < self->n; seat++)
    note = MAX (note, crumb_seat_place_get_note_width (CRUMB_SEAT_PLACE (self->seats[seat])));
  for (guint seat = 0; seat < self->n; seat++)
    crumb_seat_place_set_note_width (CRUMB_SEAT_PLACE (self->seats[seat]), note);
  allocate_places (self, width, height);
  edge = find_edge (self);
  for (guint seat = 0; seat < self->n; seat++)
    crumb_seat_place_set_edge (CRUMB_SEAT_PLACE (self->seats[seat]),
                               MIN (edge, crumb_seat_place_fit (CRUMB_SEAT_PLACE (self->seats[seat]))));
  allocate_places (self, width, height);
}

static void
clear_places (CrumbSeatPlaces *self)
{
  for (guint seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    crumb_place_clear (&self->places[seat]);
}

static void
crumb_seat_places_finalize (GObject *object)
{
  clear_places (CRUMB_SEAT_PLACES (object));
  G_OBJECT_CLASS (crumb_seat_places_parent_class)->finalize (object);
}

static void
crumb_seat_places_class_init (CrumbSeatPlacesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = crumb_seat_places_finalize;
  gtk_widget_class_set_css_name (widget_class, "seats");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
crumb_seat_places_init (CrumbSeatPlaces *self)
{
  crumb_lay_out (GTK_WIDGET (self), measure, allocate);
}

GtkWidget *
crumb_seat_places_new (void)
{
  return g_object_new (CRUMB_TYPE_SEAT_PLACES, NULL);
}

static void
keep (CrumbPlace *kept, const CrumbPlace *place)
{
  *kept = *place;
  kept->name = g_strdup (place->name);
  kept->points = g_strdup (place->points);
  kept->badge = g_strdup (place->badge);
  kept->note = g_strdup (place->note);
  kept->sum = g_strdup (place->sum);
}

void
crumb_seat_places_show (CrumbSeatPlaces *self, const CrumbPlace places[], guint n, const uint8_t order[], guint turn)
{
  g_return_if_fail (CRUMB_IS_SEAT_PLACES (self));
  g_return_if_fail (n <= CRUMB_SEATS_MAX);

  clear_places (self);
  self->n = n;
  self->turn = turn;
  for (guint seat = 0; seat < n; seat++)
    {
      keep (&self->places[seat], &places[seat]);
      if (self->seats[seat] != NULL)
        continue;
      self->seats[seat] = crumb_seat_place_new (seat);
      gtk_box_append (GTK_BOX (self), self->seats[seat]);
    }
  if (n > 0)
    memcpy (self->order, order, n);
  show_places (self);
}

void
crumb_seat_places_set_room (CrumbSeatPlaces *self, unsigned room, gboolean flat)
{
  g_return_if_fail (CRUMB_IS_SEAT_PLACES (self));

  if (self->room == room && self->flat == flat)
    return;
  self->room = room;
  self->flat = flat;
  show_places (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

gboolean
crumb_seat_places_grow (CrumbSeatPlaces *self)
{
  g_return_val_if_fail (CRUMB_IS_SEAT_PLACES (self), FALSE);

  return find_form (self, count_slots (self)) == CRUMB_PLACE_COLUMN;
}

GtkWidget *
crumb_seat_places_get_place (CrumbSeatPlaces *self, guint seat)
{
  g_return_val_if_fail (CRUMB_IS_SEAT_PLACES (self), NULL);

  return seat < self->n ? self->seats[seat] : NULL;
}

double
crumb_to_sp (GtkWidget *widget, int pixels)
{
  return adw_length_unit_from_px (ADW_LENGTH_UNIT_SP, pixels, gtk_widget_get_settings (widget));
}

unsigned
crumb_room_of (GtkWidget *widget, int width, int height)
{
  double across = crumb_to_sp (widget, width);
  unsigned room = 0;

  if (across >= WIDE)
    room |= CRUMB_ROOM_WIDE;
  if (across < SMALL)
    room |= CRUMB_ROOM_SMALL;
  if (height < LOW)
    room |= CRUMB_ROOM_LOW;
  else if (across >= WITH_LOG)
    room |= CRUMB_ROOM_BESIDE;
  if (across >= LARGE_WIDTH && height >= LARGE_HEIGHT)
    room |= CRUMB_ROOM_LARGE;
  return room;
}

void
crumb_room_style (GtkWidget *widget, unsigned room)
{
  crumb_set_css_class (widget, "wide", (room & CRUMB_ROOM_WIDE) != 0);
  crumb_set_css_class (widget, "beside", (room & CRUMB_ROOM_BESIDE) != 0);
  crumb_set_css_class (widget, "large", (room & CRUMB_ROOM_LARGE) != 0);
  crumb_set_css_class (widget, "low", (room & CRUMB_ROOM_LOW) != 0);
}
