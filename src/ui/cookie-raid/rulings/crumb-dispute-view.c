/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The dice of a disputed bid or hand, the keys to enter them with, and the ruling. */

#include "crumb-config.h"

#include "crumb-dispute-view.h"

#include "crumb-dispute-rows.h"
#include "ui/widgets/crumb-announce.h"
#include "ui/widgets/crumb-entry-keys.h"
#include "ui/widgets/crumb-focus.h"
#include "ui/widgets/crumb-keypad.h"
#include "ui/widgets/crumb-scroll-above.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include "words/cookie-raid/crumb-words-dispute.h"

#define DICE_SIZE 32
/* From these on there is room for larger names and sentences, too. */
#define LARGE_DICE 72
#define HUGE_DICE 96

struct _CrumbDisputeView
{
  AdwBin parent_instance;

  CrumbRulings *rulings;
  guint colour;
  gboolean compact;
  int dice_size;

  CrumbDisputeRows *rows;
  GtkWidget *verdict;
  GtkLabel *headline;
  GtkLabel *reason;
  GtkWidget *rule;
  GtkLabel *prompt;
  GtkWidget *hint;
  GtkWidget *keypad;
  GtkWidget *again;
  GtkWidget *add;

  char *announced;
};

G_DEFINE_FINAL_TYPE (CrumbDisputeView, crumb_dispute_view, ADW_TYPE_BIN)

/* What is shown ---------------------------------------------------------- */

/* A ruling is announced once all dice are in, not while they come. */
static void
announce (CrumbDisputeView *self, const char *headline, const char *reason)
{
  g_autofree char *text = g_strjoin (" ", headline, reason, NULL);

  if (!g_set_str (&self->announced, text))
    return;
  crumb_announce (GTK_WIDGET (self), CRUMB_SAID_RESULT, text);
}

static void
update_verdict (CrumbDisputeView *self, const CrumbDispute *dispute, const char *const names[])
{
  g_autofree char *headline = crumb_words_dispute_headline (dispute, names);
  g_autofree char *reason = crumb_words_dispute_reason (dispute, names);
  gboolean complete = dispute->seat == CRUMB_NO_SEAT;
  char rules[CRUMB_RULES_TEXT_MAX];

  gtk_widget_set_visible (self->verdict, headline != NULL);
  gtk_label_set_label (self->headline, headline != NULL ? headline : "");
  crumb_label_show (self->reason, reason);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->rule), "(ss)", crumb_words_dispute_rule (dispute),
                                    crumb_house_rules_format (&dispute->rules, rules));
  if (headline != NULL && (complete || dispute->kind == CRUMB_DISPUTE_BIDS))
    announce (self, headline, reason);
  else
    g_clear_pointer (&self->announced, g_free);
  if (complete)
    crumb_keep_in_view (self->verdict);
}

static void
update_entry (CrumbDisputeView *self, const CrumbDispute *dispute, const char *const names[])
{
  g_autofree char *prompt = crumb_words_dispute_asks (dispute, names);
  gboolean asks = dispute->seat != CRUMB_NO_SEAT;

  gtk_widget_set_visible (GTK_WIDGET (self->prompt), asks);
  gtk_widget_set_visible (self->keypad, asks);
  gtk_widget_set_visible (self->again, !asks);
  gtk_widget_set_visible (self->add, dispute->n_seats < CRUMB_SEATS_MAX);
  g_object_set (self->keypad, "colours", asks && dispute->rules.flush, "no-bid",
                dispute->kind == CRUMB_DISPUTE_BIDS && dispute->roll == 0, "sides", (guint) dispute->rules.sides, NULL);
  gtk_widget_set_visible (self->hint, asks && dispute->rules.flush && self->colour == 0);
  if (g_strcmp0 (prompt, gtk_label_get_label (self->prompt)) == 0)
    return;
  gtk_label_set_label (self->prompt, prompt);
  if (asks)
    crumb_announce (GTK_WIDGET (self), CRUMB_SAID_QUESTION, prompt);
}

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
  const CrumbDispute *dispute;
  const char *names[CRUMB_SEATS_MAX];

  if (self->rulings == NULL)
    return;
  dispute = crumb_rulings_get_dispute (self->rulings);
  crumb_rulings_get_names (self->rulings, names);
  crumb_dispute_rows_show (self->rows, self->rulings, self->dice_size);
  update_verdict (self, dispute, names);
  update_entry (self, dispute, names);
  update_actions (self, dispute);
  crumb_keep_focus (GTK_WIDGET (self), NULL);
}

/* A row that was moved has lost the focus and its place in view. */
static void
layout_changed_cb (CrumbDisputeView *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    crumb_take_focus (GTK_WIDGET (self));
  update (self);
}

static void
set_colour (CrumbDisputeView *self, guint colour)
{
  if (crumb_set_uint (self, "colour", &self->colour, colour))
    update (self);
}

/* What is tapped --------------------------------------------------------- */

/* A tap leaves the focus where it is, but ends the entry of a name. */
static void
end_naming (CrumbDisputeView *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (GTK_IS_TEXT (gtk_root_get_focus (root)))
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

/* Keeps what a tap has made of a copy of the dispute; a tap that made nothing of it only rings. */
static void
change (CrumbDisputeView *self, gboolean changed, const CrumbDispute *dispute)
{
  end_naming (self);
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

static void
seat_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbDisputeView *self = CRUMB_DISPUTE_VIEW (widget);
  CrumbDispute dispute = *crumb_rulings_get_dispute (self->rulings);
  int roll, seat;

  g_variant_get (parameter, "(ii)", &roll, &seat);
  change (self, crumb_dispute_point (&dispute, (guint) roll, (guint) seat), &dispute);
}

/* The die that is changed is likely to keep its colour. */
static void
pick_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbDisputeView *self = CRUMB_DISPUTE_VIEW (widget);
  const CrumbDispute *dispute = crumb_rulings_get_dispute (self->rulings);
  int roll, seat, die;

  g_variant_get (parameter, "(iii)", &roll, &seat, &die);
  if (dispute->rules.flush)
    set_colour (self, dispute->rolls[roll].dice[seat].dice[die].colour);
  crumb_rulings_pick (self->rulings, (guint) roll, (guint) seat, (guint) die);
}

static void
let_go_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  crumb_rulings_let_go (CRUMB_DISPUTE_VIEW (widget)->rulings);
}

static void
rename_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  const char *typed;
  int seat;

  g_variant_get (parameter, "(i&s)", &seat, &typed);
  crumb_rulings_rename (CRUMB_DISPUTE_VIEW (widget)->rulings, (guint) seat, typed);
  crumb_take_focus (widget);
}

static gboolean
number_key_cb (GtkWidget *widget, int number)
{
  if (number == 0)
    gtk_widget_activate_action (widget, "table.no-bid", NULL);
  else
    gtk_widget_activate_action (widget, "table.die", "i", number);
  return TRUE;
}

/* The widget ------------------------------------------------------------- */

static void
set_compact (CrumbDisputeView *self, gboolean compact)
{
  if (crumb_set_boolean (self, "compact", &self->compact, compact))
    crumb_set_css_class (GTK_WIDGET (self), "compact", compact);
}

static void
set_dice_size (CrumbDisputeView *self, int dice_size)
{
  if (!crumb_set_int (self, "dice-size", &self->dice_size, dice_size))
    return;
  crumb_set_css_class (GTK_WIDGET (self), "large", dice_size >= LARGE_DICE && dice_size < HUGE_DICE);
  crumb_set_css_class (GTK_WIDGET (self), "huge", dice_size >= HUGE_DICE);
  update (self);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "table.die", "i", die_action);
  gtk_widget_class_install_property_action (widget_class, "table.colour", "colour");
  gtk_widget_class_install_action (widget_class, "table.done", NULL, done_action);
  gtk_widget_class_install_action (widget_class, "table.no-bid", NULL, no_bid_action);
  gtk_widget_class_install_action (widget_class, "table.back", NULL, back_action);
  gtk_widget_class_install_action (widget_class, "rulings.seat", "(ii)", seat_action);
  gtk_widget_class_install_action (widget_class, "rulings.pick", "(iii)", pick_action);
  gtk_widget_class_install_action (widget_class, "rulings.let-go", NULL, let_go_action);
  gtk_widget_class_install_action (widget_class, "rulings.rename", "(is)", rename_action);

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "rulings.let-go", NULL);
}

static void
crumb_dispute_view_class_init (CrumbDisputeViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  crumb_class_property (klass, CrumbDisputeView, colour, set_colour,
                        g_param_spec_uint ("colour", NULL, NULL, 0, CRUMB_COLOURS, 0, CRUMB_READWRITE));
  crumb_class_property (klass, CrumbDisputeView, compact, set_compact,
                        g_param_spec_boolean ("compact", NULL, NULL, FALSE, CRUMB_READWRITE));
  crumb_class_property (klass, CrumbDisputeView, dice_size, set_dice_size,
                        g_param_spec_int ("dice-size", NULL, NULL, 1, G_MAXINT, DICE_SIZE, CRUMB_READWRITE));

  install_actions (widget_class);

  g_type_ensure (CRUMB_TYPE_DISPUTE_ROWS);
  g_type_ensure (CRUMB_TYPE_KEYPAD);
  g_type_ensure (CRUMB_TYPE_SCROLL_ABOVE);
  gtk_widget_class_set_css_name (widget_class, "dispute");
  crumb_class_template (klass, CrumbDisputeView, "crumb-dispute-view", rows, verdict, headline, reason, rule, prompt,
                        hint, keypad, again, add);
  crumb_class_owns (klass, CrumbDisputeView, g_object_unref, rulings);
  crumb_class_owns (klass, CrumbDisputeView, g_free, announced);
  crumb_class_callbacks (klass, layout_changed_cb);
}

static void
crumb_dispute_view_init (CrumbDisputeView *self)
{
  /* Breakpoints in the template go back to what they find while it is built. */
  self->dice_size = DICE_SIZE;
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect (self, "map", G_CALLBACK (crumb_take_focus), NULL);
  crumb_entry_keys_add (GTK_WIDGET (self), number_key_cb);
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
