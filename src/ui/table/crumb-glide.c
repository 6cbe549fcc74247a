/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A die on its way between the place of a seat and the middle of the table: a die that is laid comes from the hand, one
 * that is taken goes to whoever has won it, and both go back when that is undone. */

#include "crumb-config.h"

#include "crumb-glide.h"

#include "record/base/crumb-class.h"
#include "ui/widgets/crumb-die-view.h"

#include <adwaita.h>

/* In milliseconds. */
#define GLIDING 250

#define SEEN_MAX 24

typedef struct
{
  GtkWidget *widget; /* never looked into once the table has changed */
  CrumbDie die;
  graphene_rect_t area;
} Seen;

typedef struct
{
  Seen dice[SEEN_MAX];
  guint n;
} Dice;

/* What lies on the table: the dice of the stage, those of whoever's turn it is, and the place of whoever has won. */
typedef struct
{
  Dice stage;
  Dice hand;
  graphene_rect_t won;
  gboolean has_won;
} Sight;

struct _CrumbGlide
{
  GtkWidget parent_instance;

  GtkWidget *die;
  GtkWidget *lands_on;
  AdwAnimation *gliding;
  graphene_rect_t from, to;

  CrumbSeatPlaces *seats;
  GtkWidget *stage;
  gconstpointer of;
  Sight before;
  gboolean noted;
};

G_DEFINE_FINAL_TYPE (CrumbGlide, crumb_glide, GTK_TYPE_WIDGET)

/* Looking ------------------------------------------------------------------ */

static gboolean
find_area (CrumbGlide *self, GtkWidget *widget, graphene_rect_t *area)
{
  return gtk_widget_compute_bounds (widget, gtk_widget_get_parent (GTK_WIDGET (self)), area);
}

/* Faint dice were laid or taken before. */
static void
list_dice (CrumbGlide *self, GtkWidget *widget, Dice *dice)
{
  if (!gtk_widget_get_visible (widget) || !gtk_widget_get_child_visible (widget))
    return;
  if (CRUMB_IS_DIE_VIEW (widget) && dice->n < SEEN_MAX)
    {
      Seen *seen = &dice->dice[dice->n];

      *seen = (Seen) { .widget = widget, .die = crumb_die_view_get_die (CRUMB_DIE_VIEW (widget)) };
      dice->n += !crumb_die_view_is_empty (CRUMB_DIE_VIEW (widget)) && seen->die.face != 0
                 && !gtk_widget_has_css_class (widget, "faint") && find_area (self, widget, &seen->area);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    list_dice (self, child, dice);
}

static void
look (CrumbGlide *self, Sight *sight)
{
  *sight = (Sight) { 0 };
  if (self->stage != NULL)
    list_dice (self, self->stage, &sight->stage);
  for (guint seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    {
      GtkWidget *place = crumb_seat_places_get_place (self->seats, seat);

      if (place != NULL && gtk_widget_has_css_class (place, "asked"))
        list_dice (self, place, &sight->hand);
      if (place != NULL && gtk_widget_has_css_class (place, "won"))
        sight->has_won = find_area (self, place, &sight->won);
    }
}

static gboolean
is_same (CrumbDie a, CrumbDie b)
{
  return a.face == b.face && a.colour == b.colour;
}

/* (nullable): The only die that the stage has in @with and not in @without. */
static const Seen *
find_only (const Sight *with, const Sight *without)
{
  guint at = 0;

  if (with->stage.n != without->stage.n + 1)
    return NULL;
  while (at < without->stage.n && is_same (with->stage.dice[at].die, without->stage.dice[at].die))
    at++;
  return &with->stage.dice[at];
}

/* Where it is while it is not on the stage: with whoever won it, or in the hand that it is laid from. */
static gboolean
find_owner (const Sight *with, const Sight *without, const Seen *seen, graphene_rect_t *area)
{
  *area = seen->area;
  if (with->has_won && !without->has_won)
    {
      area->origin.x = with->won.origin.x + (with->won.size.width - area->size.width) / 2;
      area->origin.y = with->won.origin.y + (with->won.size.height - area->size.height) / 2;
      return TRUE;
    }
  for (guint i = 0; i < without->hand.n; i++)
    if (is_same (without->hand.dice[i].die, seen->die))
      {
        *area = without->hand.dice[i].area;
        return TRUE;
      }
  return FALSE;
}

/* Gliding ------------------------------------------------------------------ */

static void
end (CrumbGlide *self)
{
  if (self->lands_on != NULL)
    gtk_widget_set_opacity (self->lands_on, 1);
  g_clear_weak_pointer (&self->lands_on);
  gtk_widget_set_child_visible (self->die, FALSE);
}

static void
begin (CrumbGlide *self)
{
  Sight now;
  const Seen *came, *seen;

  look (self, &now);
  came = find_only (&now, &self->before);
  seen = came != NULL ? came : find_only (&self->before, &now);
  if (seen == NULL
      || !(came != NULL ? find_owner (&now, &self->before, seen, &self->from)
                        : find_owner (&self->before, &now, seen, &self->to)))
    return;
  *(came != NULL ? &self->to : &self->from) = seen->area;
  if (came != NULL)
    {
      g_set_weak_pointer (&self->lands_on, came->widget);
      gtk_widget_set_opacity (came->widget, 0);
    }
  crumb_die_view_set_die (CRUMB_DIE_VIEW (self->die), seen->die);
  gtk_widget_set_child_visible (self->die, TRUE);
  adw_animation_play (self->gliding);
}

static void
glide_cb (double value, CrumbGlide *self)
{
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
crumb_glide_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CrumbGlide *self = CRUMB_GLIDE (widget);
  graphene_rect_t area;

  if (self->noted)
    begin (self);
  self->noted = FALSE;
  graphene_rect_interpolate (&self->from, &self->to, adw_animation_get_value (self->gliding), &area);
  gtk_widget_size_allocate (self->die,
                            &(GtkAllocation) { (int) area.origin.x, (int) area.origin.y, MAX (1, (int) area.size.width),
                                               MAX (1, (int) area.size.height) },
                            -1);
}

/* The widget --------------------------------------------------------------- */

static void
crumb_glide_dispose (GObject *object)
{
  CrumbGlide *self = CRUMB_GLIDE (object);

  g_clear_weak_pointer (&self->lands_on);
  g_clear_pointer (&self->die, gtk_widget_unparent);
  crumb_class_dispose (object);
}

static void
crumb_glide_class_init (CrumbGlideClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = crumb_glide_dispose;
  crumb_class_owns (klass, CrumbGlide, g_object_unref, gliding);
  GTK_WIDGET_CLASS (klass)->size_allocate = crumb_glide_size_allocate;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
crumb_glide_init (CrumbGlide *self)
{
  AdwAnimationTarget *target = adw_callback_animation_target_new ((AdwAnimationTargetFunc) glide_cb, self, NULL);

  self->gliding = adw_timed_animation_new (GTK_WIDGET (self), 0, 1, GLIDING, target);
  g_signal_connect_object (self->gliding, "done", G_CALLBACK (end), self, G_CONNECT_SWAPPED);
  self->die = g_object_new (CRUMB_TYPE_DIE_VIEW, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "halign",
                            GTK_ALIGN_FILL, "pixel-size", 1, "valign", GTK_ALIGN_FILL, NULL);
  gtk_widget_set_parent (self->die, GTK_WIDGET (self));
  gtk_widget_set_child_visible (self->die, FALSE);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

GtkWidget *
crumb_glide_new (void)
{
  return g_object_new (CRUMB_TYPE_GLIDE, NULL);
}

void
crumb_glide_note (CrumbGlide *self, CrumbSeatPlaces *seats, GtkWidget *stage, gconstpointer of)
{
  gboolean again;

  g_return_if_fail (CRUMB_IS_GLIDE (self));

  again = self->of == of && self->stage == stage;
  adw_animation_reset (self->gliding);
  end (self);
  self->seats = seats;
  self->stage = stage;
  self->of = of;
  self->noted = again && gtk_widget_get_mapped (GTK_WIDGET (self)) && adw_get_enable_animations (GTK_WIDGET (self));
  if (self->noted)
    look (self, &self->before);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}
