/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A disputed bid or hand in the frame: what its keys and taps do. */

#include "crumb-config.h"

#include "crumb-dispute-view.h"

#include "crumb-dispute-case.h"
#include "ui/table/crumb-case-view.h"

#include "record/base/crumb-class.h"

struct _CrumbDisputeView
{
  AdwBin parent_instance;

  CrumbRulings *rulings;
  GtkWidget *frame;
  guint colour;
};

G_DEFINE_FINAL_TYPE (CrumbDisputeView, crumb_dispute_view, ADW_TYPE_BIN)

/* What is shown ---------------------------------------------------------- */

static void
update_actions (CrumbDisputeView *self, const CrumbDispute *dispute)
{
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean asks = dispute->seat != CRUMB_NO_SEAT;

  gtk_widget_action_set_enabled (widget, "table.die", asks);
  gtk_widget_action_set_enabled (widget, "table.colour", asks && dispute->rules.flush);
  gtk_widget_action_set_enabled (widget, "table.done", asks && crumb_dispute_can_be_done (dispute));
  gtk_widget_action_set_enabled (widget, "table.no-bid", asks && crumb_dispute_can_have_no_bid (dispute));
  gtk_widget_action_set_enabled (widget, "rulings.let-go", dispute->die != CRUMB_NEXT_DIE);
  gtk_widget_action_set_enabled (widget, "table.back", !crumb_dispute_is_empty (dispute));
}

static void
update (CrumbDisputeView *self)
{
  if (self->rulings == NULL)
    return;
  update_actions (self, crumb_rulings_get_dispute (self->rulings));
  crumb_case_view_show (CRUMB_CASE_VIEW (self->frame), crumb_dispute_case_new (self->rulings, self->colour));
}

static void
set_colour (CrumbDisputeView *self, guint colour)
{
  if (crumb_set_uint (self, "colour", &self->colour, colour))
    update (self);
}

/* What is tapped --------------------------------------------------------- */

/* Keeps what a tap has made of a copy of the dispute; a tap that made nothing of it only rings. */
static void
change (CrumbDisputeView *self, gboolean changed, const CrumbDispute *dispute)
{
  if (changed)
    crumb_rulings_change (self->rulings, dispute);
  else
    gtk_widget_error_bell (GTK_WIDGET (self));
}

static void
die_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbDisputeView *self = CRUMB_DISPUTE_VIEW (widget);
  CrumbDispute dispute = *crumb_rulings_get_dispute (self->rulings);
  const CrumbDie die = {
    .face = (uint8_t) g_variant_get_int32 (parameter),
    .colour = dispute.rules.flush ? (uint8_t) self->colour : 0,
  };

  change (self, crumb_dispute_enter (&dispute, die), &dispute);
}

static void
done_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbDisputeView *self = CRUMB_DISPUTE_VIEW (widget);
  CrumbDispute dispute = *crumb_rulings_get_dispute (self->rulings);

  change (self, crumb_dispute_done (&dispute), &dispute);
}

static void
no_bid_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbDisputeView *self = CRUMB_DISPUTE_VIEW (widget);
  CrumbDispute dispute = *crumb_rulings_get_dispute (self->rulings);

  change (self, crumb_dispute_no_bid (&dispute), &dispute);
}

static void
back_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbDisputeView *self = CRUMB_DISPUTE_VIEW (widget);
  CrumbDispute dispute = *crumb_rulings_get_dispute (self->rulings);

  change (self, crumb_dispute_back (&dispute), &dispute);
}

/* All its dice once more. */
static void
seat_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbDisputeView *self = CRUMB_DISPUTE_VIEW (widget);
  CrumbDispute dispute = *crumb_rulings_get_dispute (self->rulings);
  guint seat = (guint) g_variant_get_int32 (parameter);

  if (seat < dispute.n_seats)
    change (self, crumb_dispute_point (&dispute, crumb_dispute_shown_roll (&dispute, seat), seat), &dispute);
}

static void
place_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  gtk_widget_activate_action (widget, "table.seat", "i", (int) g_variant_get_uint32 (parameter));
}

static guint
find_die (const CrumbDice *dice, CrumbDie die)
{
  guint i = 0;

  while (i < dice->count && (dice->dice[i].face != die.face || dice->dice[i].colour != die.colour))
    i++;
  return i;
}

/* Equal dice of a seat are one as good as the other. The die that is changed is likely to keep its colour. */
static void
pick_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbDisputeView *self = CRUMB_DISPUTE_VIEW (widget);
  const CrumbDispute *dispute = crumb_rulings_get_dispute (self->rulings);
  guint face, colour, at;
  CrumbDie die;
  int seat;

  g_variant_get (parameter, "(iuu)", &seat, &face, &colour);
  die = (CrumbDie) { .face = (uint8_t) face, .colour = (uint8_t) colour };
  for (guint roll = dispute->n_rolls; roll > 0; roll--)
    {
      const CrumbDice *dice = &dispute->rolls[roll - 1].dice[seat];

      at = find_die (dice, die);
      if (!crumb_seats_has (dispute->rolls[roll - 1].seats, (guint) seat) || at == dice->count)
        continue;
      if (dispute->rules.flush)
        set_colour (self, colour);
      crumb_rulings_pick (self->rulings, roll - 1, (guint) seat, at);
      return;
    }
}

static void
let_go_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  crumb_rulings_let_go (CRUMB_DISPUTE_VIEW (widget)->rulings);
}

static void
number_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  if (g_variant_get_int32 (parameter) == 0)
    gtk_widget_activate_action (widget, "table.no-bid", NULL);
  else
    gtk_widget_activate_action_variant (widget, "table.die", parameter);
}

/* The widget ------------------------------------------------------------- */

static gboolean
crumb_dispute_view_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (CRUMB_DISPUTE_VIEW (widget)->frame);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "table.die", "i", die_action);
  gtk_widget_class_install_property_action (widget_class, "table.colour", "colour");
  gtk_widget_class_install_action (widget_class, "table.done", NULL, done_action);
  gtk_widget_class_install_action (widget_class, "table.no-bid", NULL, no_bid_action);
  gtk_widget_class_install_action (widget_class, "table.back", NULL, back_action);
  gtk_widget_class_install_action (widget_class, "table.seat", "i", seat_action);
  gtk_widget_class_install_action (widget_class, "table.place", "u", place_action);
  gtk_widget_class_install_action (widget_class, "table.pick", "(iuu)", pick_action);
  gtk_widget_class_install_action (widget_class, "rulings.let-go", NULL, let_go_action);
  gtk_widget_class_install_action (widget_class, "table.number", "i", number_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "rulings.let-go", NULL);
}

static void
crumb_dispute_view_class_init (CrumbDisputeViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->grab_focus = crumb_dispute_view_grab_focus;
  crumb_class_property (klass, CrumbDisputeView, colour, set_colour,
                        g_param_spec_uint ("colour", NULL, NULL, 0, CRUMB_COLOURS, 0, CRUMB_READWRITE));
  crumb_class_owns (klass, CrumbDisputeView, g_object_unref, rulings);
  install_actions (widget_class);
}

static void
crumb_dispute_view_init (CrumbDisputeView *self)
{
  self->frame = crumb_case_view_new ();
  adw_bin_set_child (ADW_BIN (self), self->frame);
}

void
crumb_dispute_view_set_rulings (CrumbDisputeView *self, CrumbRulings *rulings)
{
  g_return_if_fail (CRUMB_IS_DISPUTE_VIEW (self) && self->rulings == NULL);
  g_return_if_fail (CRUMB_IS_RULINGS (rulings));

  self->rulings = g_object_ref (rulings);
  g_signal_connect_object (rulings, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}
