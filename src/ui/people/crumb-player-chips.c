/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Known players who are not at the table yet, to be seated with one tap. */

#include "crumb-player-chips.h"

#include "ui/widgets/crumb-seat-mark.h"
#include "ui/widgets/crumb-widget-helpers.h"

/** Beyond this many, finding a player takes longer than typing the name. */
#define CHIPS_MAX 12

struct _CrumbPlayerChips
{
  AdwBin parent_instance;

  GPtrArray *players; /* (nullable): CrumbSeat: of each chip in turn, and more of them */

  AdwWrapBox *chips;
};

CRUMB_DEFINE_TEMPLATE (CrumbPlayerChips, crumb_player_chips, ADW_TYPE_BIN)

static void
crumb_player_chips_class_init (CrumbPlayerChipsClass *klass)
{
  crumb_class_template (klass, CrumbPlayerChips, "crumb-player-chips", chips);
  crumb_class_owns (klass, CrumbPlayerChips, g_ptr_array_unref, players);
}

static void
add_chip (CrumbPlayerChips *self, const CrumbSeat *player, const char *action)
{
  GtkWidget *chip = gtk_button_new ();
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_box_append (GTK_BOX (content), g_object_new (CRUMB_TYPE_SEAT_MARK, "accessible-role",
                                                   GTK_ACCESSIBLE_ROLE_PRESENTATION, "colour", player->colour, NULL));
  gtk_box_append (GTK_BOX (content), g_object_new (GTK_TYPE_LABEL, "label", player->name, "wrap", TRUE, "wrap-mode",
                                                   PANGO_WRAP_WORD_CHAR, "xalign", 0.0, NULL));
  gtk_button_set_child (GTK_BUTTON (chip), content);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (chip), action);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (chip), "s", player->name);
  adw_wrap_box_append (self->chips, chip);
}

gboolean
crumb_player_chips_load (CrumbPlayerChips *self, CrumbStore *store, const char *action, GError **error)
{
  g_return_val_if_fail (CRUMB_IS_PLAYER_CHIPS (self), FALSE);
  g_return_val_if_fail (CRUMB_IS_STORE (store), FALSE);

  self->players = crumb_store_list_players (store, error);
  if (self->players == NULL)
    return FALSE;

  for (guint i = 0; i < MIN (self->players->len, CHIPS_MAX); i++)
    add_chip (self, self->players->pdata[i], action);
  gtk_widget_set_visible (GTK_WIDGET (self), self->players->len > 0);
  return TRUE;
}

void
crumb_player_chips_hide (CrumbPlayerChips *self, const CrumbSeatingRow rows[], guint n_rows)
{
  gboolean any = FALSE;
  guint i = 0;

  g_return_if_fail (CRUMB_IS_PLAYER_CHIPS (self));

  for (GtkWidget *chip = gtk_widget_get_first_child (GTK_WIDGET (self->chips)); chip != NULL;
       chip = gtk_widget_get_next_sibling (chip), i++)
    {
      const CrumbSeat *player = self->players->pdata[i];
      gboolean seated = crumb_seating_has_name (rows, n_rows, player->name);

      gtk_widget_set_visible (chip, !seated);
      any = any || !seated;
    }

  gtk_widget_set_visible (GTK_WIDGET (self), any);
}

const CrumbSeat *
crumb_player_chips_find (CrumbPlayerChips *self, const char *name)
{
  g_return_val_if_fail (CRUMB_IS_PLAYER_CHIPS (self), NULL);

  for (guint i = 0; i < self->players->len; i++)
    {
      const CrumbSeat *player = self->players->pdata[i];

      if (g_str_equal (player->name, name))
        return player;
    }
  return NULL;
}
