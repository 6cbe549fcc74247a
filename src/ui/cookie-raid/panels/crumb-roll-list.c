/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* One roll of all who took part: their dice under each other, best first. */

#include "crumb-config.h"

#include "crumb-roll-list.h"

#include "crumb-game-ruling.h"
#include "crumb-places.h"
#include "crumb-roll-row.h"
#include "ui/table/crumb-mend-tap.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include "record/base/crumb-class.h"

struct _CrumbRollList
{
  GtkBox parent_instance;

  GtkSizeGroup *group;
  GtkLabel *caption;
  CrumbRollRow *rows[CRUMB_SEATS_MAX];
};

G_DEFINE_FINAL_TYPE (CrumbRollList, crumb_roll_list, GTK_TYPE_BOX)

static CrumbRollRow *
add_row (CrumbRollList *self)
{
  CrumbRollRow *row = g_object_new (CRUMB_TYPE_ROLL_ROW, NULL);

  crumb_roll_row_align (row, self->group);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (row));
  return row;
}

static void
crumb_roll_list_class_init (CrumbRollListClass *klass)
{
  crumb_class_owns (klass, CrumbRollList, g_object_unref, group);
}

static void
crumb_roll_list_init (CrumbRollList *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 2);

  self->caption =
      g_object_new (GTK_TYPE_LABEL, "css-classes", (const char *const[]) { "caption-heading", "dimmed", NULL }, "wrap",
                    TRUE, "xalign", 0.0, NULL);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->caption));
}

GtkWidget *
crumb_roll_list_new (GtkSizeGroup *group)
{
  CrumbRollList *self = g_object_new (CRUMB_TYPE_ROLL_LIST, NULL);

  self->group = g_object_ref (group);
  return GTK_WIDGET (self);
}

void
crumb_roll_list_set_roll (CrumbRollList *self, CrumbGame *game, guint n_moves, const CrumbRaid *raid,
                          const CrumbRoll *roll, guint winner, const char *caption)
{
  CrumbRollPlace places[CRUMB_SEATS_MAX];
  guint n_places;

  g_return_if_fail (CRUMB_IS_ROLL_LIST (self));
  g_return_if_fail (CRUMB_IS_GAME (game));
  g_return_if_fail (raid != NULL && roll != NULL);

  crumb_label_show (self->caption, caption);

  n_places = crumb_places_fill (&raid->rules, raid->scores.n_seats, roll, winner, places);
  for (guint i = 0; i < CRUMB_SEATS_MAX; i++)
    {
      if (i < n_places && self->rows[i] == NULL)
        self->rows[i] = add_row (self);
      if (self->rows[i] != NULL)
        gtk_widget_set_visible (GTK_WIDGET (self->rows[i]), i < n_places);
      if (i >= n_places)
        continue;
      crumb_roll_row_set_place (self->rows[i], crumb_game_get_seat (game, places[i].seat), &places[i]);
      crumb_mend_tap_set (GTK_WIDGET (self->rows[i]),
                          crumb_game_entered_by (game, n_moves, CRUMB_RAID_BIDS, places[i].seat, &places[i].dice));
    }
}
