/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The end of a game: who has won, and how it came to that. */

#include "crumb-config.h"

#include "crumb-over-panel.h"

#include "ui/cookie-raid/panels/crumb-round-scores.h"
#include "ui/history/crumb-round-table.h"
#include "ui/widgets/crumb-seat-mark.h"

#include "words/cookie-raid/crumb-words-raid.h"

struct _CrumbOverPanel
{
  CrumbRaidPanel parent_instance;

  GtkBox *marks;
  GtkLabel *result;
  GtkActionable *review;

  CrumbSeatMark *seat_marks[CRUMB_SEATS_MAX];
  char *announced;
};

G_DEFINE_FINAL_TYPE (CrumbOverPanel, crumb_over_panel, CRUMB_TYPE_RAID_PANEL)

static void
show_marks (CrumbOverPanel *self, const CrumbRaid *raid)
{
  for (guint seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    {
      gtk_widget_set_visible (GTK_WIDGET (self->seat_marks[seat]), crumb_seats_has (raid->winners, seat));
      if (seat < raid->n_seats)
        crumb_seat_mark_set_colour (self->seat_marks[seat],
                                    crumb_game_panel_get_seat (CRUMB_GAME_PANEL (self), seat)->colour);
    }
}

static void
crumb_over_panel_update (CrumbGamePanel *panel, const CrumbRaid *raid)
{
  CrumbOverPanel *self = CRUMB_OVER_PANEL (panel);
  gboolean over = raid != NULL && raid->phase == CRUMB_RAID_AT_OVER;
  const char *names[CRUMB_SEATS_MAX];
  g_autofree char *result = NULL;

  gtk_widget_set_visible (adw_bin_get_child (ADW_BIN (self)), over);
  if (!over)
    {
      g_clear_pointer (&self->announced, g_free);
      return;
    }

  crumb_game_panel_get_names (panel, names);
  result = crumb_words_result (raid, names);
  gtk_label_set_label (self->result, result);
  show_marks (self, raid);
  gtk_actionable_set_action_target (self->review, "s", crumb_game_get_id (crumb_game_panel_get_game (panel)));
  if (g_set_str (&self->announced, result))
    gtk_accessible_announce (GTK_ACCESSIBLE (self), result, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

static void
crumb_over_panel_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), CRUMB_TYPE_OVER_PANEL);

  G_OBJECT_CLASS (crumb_over_panel_parent_class)->dispose (object);
}

static void
crumb_over_panel_finalize (GObject *object)
{
  g_free (CRUMB_OVER_PANEL (object)->announced);

  G_OBJECT_CLASS (crumb_over_panel_parent_class)->finalize (object);
}

static void
crumb_over_panel_class_init (CrumbOverPanelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = crumb_over_panel_dispose;
  object_class->finalize = crumb_over_panel_finalize;
  CRUMB_RAID_PANEL_CLASS (klass)->update = crumb_over_panel_update;

  g_type_ensure (CRUMB_TYPE_ROUND_SCORES);
  g_type_ensure (CRUMB_TYPE_ROUND_TABLE);
  gtk_widget_class_set_template_from_resource (widget_class, "/crumb/crumb-over-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, CrumbOverPanel, marks);
  gtk_widget_class_bind_template_child (widget_class, CrumbOverPanel, result);
  gtk_widget_class_bind_template_child (widget_class, CrumbOverPanel, review);
}

static void
crumb_over_panel_init (CrumbOverPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  for (guint seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    {
      self->seat_marks[seat] = g_object_new (CRUMB_TYPE_SEAT_MARK, "pixel-size", 32, NULL);
      gtk_box_append (self->marks, GTK_WIDGET (self->seat_marks[seat]));
    }
}

GtkWidget *
crumb_over_panel_new (void)
{
  return g_object_new (CRUMB_TYPE_OVER_PANEL, NULL);
}
