/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What lies in the middle of a table of Cookie Raid: the plate; once the game is over, how it came to that. */

#include "crumb-config.h"

#include "crumb-raid-stage.h"

#include "ui/history/crumb-game-story.h"
#include "ui/table/crumb-place-dice.h"
#include "ui/table/crumb-seat-places.h"
#include "ui/widgets/crumb-die-view.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include "words/cookie-raid/crumb-words-raid.h"

#include <glib/gi18n.h>

struct _CrumbRaidStage
{
  CrumbRaidPanel parent_instance;

  GtkWidget *all;
  GtkWidget *plate;
  GtkWidget *dice;
  GtkWidget *gone;
  GtkWidget *over;
  guint room;
};

G_DEFINE_FINAL_TYPE (CrumbRaidStage, crumb_raid_stage, CRUMB_TYPE_RAID_PANEL)

static gboolean
shows_plate (const CrumbRaid *raid)
{
  switch ((CrumbRaidPhase) raid->phase)
    {
    case CRUMB_RAID_AT_BID:
    case CRUMB_RAID_AT_TIE:
    case CRUMB_RAID_AT_NOBODY:
    case CRUMB_RAID_AT_TAKE:
      return crumb_raid_plate_left (raid) > 0;
    case CRUMB_RAID_AT_LUCKY:
    case CRUMB_RAID_AT_REVEAL:
    case CRUMB_RAID_AT_ROLL_OFF:
    case CRUMB_RAID_AT_SCORED:
    case CRUMB_RAID_AT_OVER:
      break;
    }
  return FALSE;
}

static int
usual_edge (guint room)
{
  if ((room & CRUMB_ROOM_LOW) != 0)
    return CRUMB_DIE_LEAST;
  if ((room & CRUMB_ROOM_LARGE) != 0)
    return 80;
  return (room & CRUMB_ROOM_WIDE) != 0 ? 52 : 38;
}

static void
show_plate (CrumbRaidStage *self, const CrumbRaid *raid)
{
  CrumbDice dice = raid->plate_open ? raid->plate : crumb_dice_sorted (&raid->plate);
  g_autofree char *gone = crumb_words_plate_gone (raid);
  g_autofree char *written = NULL;
  g_autofree char *said = NULL;
  CrumbPlace place = { 0 };

  if (raid->plate_open)
    dice.count = raid->plate_entered;
  crumb_place_add_dice (&place, &dice, CRUMB_DIE_PLAIN);
  crumb_place_add_awaited (&place, raid->plate.count - dice.count);
  crumb_place_dice_show (CRUMB_PLACE_DICE (self->dice), &place, usual_edge (self->room));
  crumb_label_show (GTK_LABEL (self->gone), gone);
  crumb_set_css_class (self->plate, "asked", raid->plate_open);
  written = crumb_words_dice_in_colour (&dice);
  said = crumb_words_aloud (written);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->dice), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
}

static void
show_over (CrumbRaidStage *self, gboolean over)
{
  if (over && self->over == NULL)
    {
      self->over = crumb_game_story_new ();
      gtk_box_append (GTK_BOX (self->all), self->over);
    }
  if (self->over == NULL)
    return;
  gtk_widget_set_visible (self->over, over);
  /* Places are lower for it, so that the chart is in view. */
  gtk_widget_set_vexpand (self->over, (self->room & (CRUMB_ROOM_BESIDE | CRUMB_ROOM_LARGE)) == CRUMB_ROOM_BESIDE);
  crumb_game_panel_set_game (CRUMB_GAME_PANEL (self->over),
                             over ? crumb_game_panel_get_game (CRUMB_GAME_PANEL (self)) : NULL);
}

static void
crumb_raid_stage_update (CrumbGamePanel *panel, const CrumbRaid *raid)
{
  CrumbRaidStage *self = CRUMB_RAID_STAGE (panel);
  gboolean plate = raid != NULL && shows_plate (raid);
  gboolean over = raid != NULL && raid->phase == CRUMB_RAID_AT_OVER;

  gtk_widget_set_visible (GTK_WIDGET (self), plate || over);
  gtk_widget_set_visible (self->plate, plate);
  /* The keys show it too, but not how many of these dice are gone. */
  crumb_set_css_class (GTK_WIDGET (self), "gives-way",
                       plate && raid->phase == CRUMB_RAID_AT_TAKE && raid->plate_missing == 0);
  if (plate)
    show_plate (self, raid);
  show_over (self, over);
}

/* A tap on a die takes it, or says that bidding is over and that the winner takes it, where the table allows that. */
static void
released_cb (CrumbRaidStage *self, int n_press, double x, double y)
{
  GtkWidget *die = gtk_widget_pick (self->dice, x, y, GTK_PICK_DEFAULT);
  const CrumbRaid *raid = crumb_raid_panel_get_raid (CRUMB_GAME_PANEL (self));
  guint face, colour;

  if (raid == NULL || !CRUMB_IS_DIE_VIEW (die))
    return;
  g_object_get (die, "face", &face, "colour", &colour, NULL);
  if (face != 0)
    gtk_widget_activate_action (GTK_WIDGET (self), raid->phase == CRUMB_RAID_AT_TAKE ? "table.take" : "table.take-now",
                                "(yy)", (guchar) face, (guchar) colour);
}

static void
crumb_raid_stage_fit (CrumbGamePanel *panel, guint room)
{
  CRUMB_RAID_STAGE (panel)->room = room;
  crumb_raid_stage_update (panel, crumb_raid_panel_get_raid (panel));
}

static void
crumb_raid_stage_class_init (CrumbRaidStageClass *klass)
{
  CRUMB_RAID_PANEL_CLASS (klass)->update = crumb_raid_stage_update;
  CRUMB_GAME_PANEL_CLASS (klass)->fit = crumb_raid_stage_fit;
}

static GtkWidget *
new_label (const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, css_class);
  return label;
}

static void
crumb_raid_stage_init (CrumbRaidStage *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  self->all = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  self->plate = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  self->dice = g_object_new (CRUMB_TYPE_PLACE_DICE, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, NULL);
  self->gone = new_label (NULL, "dimmed");
  crumb_place_dice_set_centered (CRUMB_PLACE_DICE (self->dice), TRUE);
  gtk_widget_add_css_class (self->plate, "plate");
  gtk_widget_set_hexpand (self->dice, TRUE);
  gtk_box_append (GTK_BOX (self->plate), new_label (C_ ("dice", "Plate"), "plate-name"));
  gtk_box_append (GTK_BOX (self->plate), self->dice);
  gtk_box_append (GTK_BOX (self->plate), self->gone);
  gtk_box_append (GTK_BOX (self->all), self->plate);
  adw_bin_set_child (ADW_BIN (self), self->all);
  g_signal_connect_swapped (click, "released", G_CALLBACK (released_cb), self);
  gtk_widget_add_controller (self->dice, GTK_EVENT_CONTROLLER (click));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

GtkWidget *
crumb_raid_stage_new (void)
{
  return g_object_new (CRUMB_TYPE_RAID_STAGE, NULL);
}
