/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Known players who are not at the table yet, to be seated with one tap. */

#include "crumb-player-chips.h"

#include "crumb-player-chip.h"
#include "ui/widgets/crumb-widget-helpers.h"

/** Beyond this many, finding a player takes longer than typing the name. */
#define CHIPS_MAX 12

struct _CrumbPlayerChips
{
  AdwBin parent_instance;

  AdwWrapBox *chips;
};

CRUMB_DEFINE_TEMPLATE (CrumbPlayerChips, crumb_player_chips, ADW_TYPE_BIN)

static void
crumb_player_chips_class_init (CrumbPlayerChipsClass *klass)
{
  crumb_class_template (klass, CrumbPlayerChips, "crumb-player-chips", chips);
}

gboolean
crumb_player_chips_load (CrumbPlayerChips *self, CrumbStore *store, const char *action, GError **error)
{
  g_autoptr (GPtrArray) players = NULL;

  g_return_val_if_fail (CRUMB_IS_PLAYER_CHIPS (self), FALSE);
  g_return_val_if_fail (CRUMB_IS_STORE (store), FALSE);

  players = crumb_store_list_players (store, error);
  if (players == NULL)
    return FALSE;

  for (guint i = 0; i < MIN (players->len, CHIPS_MAX); i++)
    adw_wrap_box_append (self->chips, crumb_player_chip_new (g_ptr_array_index (players, i), action));
  gtk_widget_set_visible (GTK_WIDGET (self), players->len > 0);
  return TRUE;
}

void
crumb_player_chips_hide (CrumbPlayerChips *self, const CrumbSeatingRow rows[], guint n_rows)
{
  gboolean any = FALSE;

  g_return_if_fail (CRUMB_IS_PLAYER_CHIPS (self));

  for (GtkWidget *chip = gtk_widget_get_first_child (GTK_WIDGET (self->chips)); chip != NULL;
       chip = gtk_widget_get_next_sibling (chip))
    {
      const CrumbSeat *player = crumb_player_chip_get_player (CRUMB_PLAYER_CHIP (chip));
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

  for (GtkWidget *chip = gtk_widget_get_first_child (GTK_WIDGET (self->chips)); chip != NULL;
       chip = gtk_widget_get_next_sibling (chip))
    {
      const CrumbSeat *player = crumb_player_chip_get_player (CRUMB_PLAYER_CHIP (chip));

      if (g_str_equal (player->name, name))
        return player;
    }
  return NULL;
}
