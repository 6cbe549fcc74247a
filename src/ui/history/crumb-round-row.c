/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* One line of the table of rounds: the names, a round, or the totals. */

#include "crumb-config.h"

#include "crumb-round-row.h"

#include "ui/widgets/crumb-seat-mark.h"

#include "words/cookie-raid/crumb-words-raid.h"

#include <glib/gi18n.h>

/* What one seat has in this line. */
typedef struct
{
  GtkWidget *box;
  GtkBox *content;
  GtkWidget *aside;
  CrumbSeatMark *mark;
  GtkImage *icon;
  GtkLabel *cookies;
  GtkLabel *text;
} Cell;

struct _CrumbRoundRow
{
  GtkListBoxRow parent_instance;

  GtkBox *box;
  GtkImage *arrow;
  GtkLabel *title;
  Cell cells[CRUMB_SEATS_MAX];
};

G_DEFINE_FINAL_TYPE (CrumbRoundRow, crumb_round_row, GTK_TYPE_LIST_BOX_ROW)

static void
add_cell (CrumbRoundRow *self, Cell *cell)
{
  cell->content = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "halign",
                                GTK_ALIGN_END, "hexpand", TRUE, "spacing", 4, NULL);
  cell->aside = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "halign",
                              GTK_ALIGN_END, "spacing", 4, NULL);
  cell->box = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_CELL, NULL);
  cell->mark = CRUMB_SEAT_MARK (crumb_seat_mark_new (CRUMB_COLOUR_BLUE));
  cell->icon = g_object_new (GTK_TYPE_IMAGE, "pixel-size", 12, NULL);
  cell->cookies = g_object_new (GTK_TYPE_LABEL, "css-classes",
                                (const char *const[]) { "caption", "dimmed", "numeric", NULL }, NULL);
  cell->text = g_object_new (GTK_TYPE_LABEL, "css-classes", (const char *const[]) { "numeric", NULL }, "width-chars", 2,
                             "xalign", 1.0, NULL);
  gtk_box_append (GTK_BOX (cell->aside), GTK_WIDGET (cell->mark));
  gtk_box_append (GTK_BOX (cell->aside), GTK_WIDGET (cell->icon));
  gtk_box_append (GTK_BOX (cell->aside), GTK_WIDGET (cell->cookies));
  gtk_box_append (cell->content, cell->aside);
  gtk_box_append (cell->content, GTK_WIDGET (cell->text));
  gtk_box_append (GTK_BOX (cell->box), GTK_WIDGET (cell->content));
  gtk_box_append (self->box, cell->box);
}

static void
show_cell (Cell *cell, const char *icon_name, const char *icon_text, const char *cookies, const char *text)
{
  gtk_widget_set_visible (GTK_WIDGET (cell->mark), FALSE);
  gtk_image_set_from_icon_name (cell->icon, icon_name);
  gtk_widget_set_tooltip_text (GTK_WIDGET (cell->icon), icon_text);
  gtk_widget_set_visible (GTK_WIDGET (cell->icon), icon_name != NULL);
  if (icon_text != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (cell->icon), GTK_ACCESSIBLE_PROPERTY_LABEL, icon_text, -1);
  gtk_label_set_label (cell->cookies, cookies);
  gtk_widget_set_visible (GTK_WIDGET (cell->cookies), *cookies != '\0');
  gtk_widget_set_visible (cell->aside, icon_name != NULL || *cookies != '\0');
  gtk_label_set_label (cell->text, text);
  gtk_widget_remove_css_class (GTK_WIDGET (cell->text), "dimmed");
  gtk_widget_set_visible (cell->box, TRUE);
}

/* Who did not play a round has nothing in it. */
static void
show_nothing (Cell *cell)
{
  show_cell (cell, NULL, NULL, "", "–");
  gtk_widget_add_css_class (GTK_WIDGET (cell->text), "dimmed");
}

static void
hide_seats_from (CrumbRoundRow *self, guint n_seats)
{
  for (guint seat = n_seats; seat < CRUMB_SEATS_MAX; seat++)
    gtk_widget_set_visible (self->cells[seat].box, FALSE);
}

static void
crumb_round_row_class_init (CrumbRoundRowClass *klass)
{
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_ROW);
}

static void
crumb_round_row_init (CrumbRoundRow *self)
{
  self->box = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "spacing", 8, NULL);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (self), GTK_WIDGET (self->box));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self), FALSE);
  gtk_list_box_row_set_selectable (GTK_LIST_BOX_ROW (self), FALSE);

  self->arrow =
      g_object_new (GTK_TYPE_IMAGE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "css-classes",
                    (const char *const[]) { "arrow", "dimmed", NULL }, "pixel-size", 12, "visible", FALSE, NULL);
  gtk_box_append (self->box, GTK_WIDGET (self->arrow));
  self->title = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_ROW_HEADER, "css-classes",
                              (const char *const[]) { "dimmed", "numeric", NULL }, "ellipsize", PANGO_ELLIPSIZE_END,
                              "width-chars", 3, "xalign", 0.0, NULL);
  gtk_box_append (self->box, GTK_WIDGET (self->title));
  for (guint seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    add_cell (self, &self->cells[seat]);
}

GtkWidget *
crumb_round_row_new (GtkSizeGroup *const columns[CRUMB_ROUND_COLUMNS])
{
  CrumbRoundRow *self = g_object_new (CRUMB_TYPE_ROUND_ROW, NULL);

  gtk_size_group_add_widget (columns[0], GTK_WIDGET (self->title));
  for (guint seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    gtk_size_group_add_widget (columns[1 + seat], self->cells[seat].box);
  return GTK_WIDGET (self);
}

void
crumb_round_row_show_names (CrumbRoundRow *self, CrumbGame *game, const CrumbRaid *raid)
{
  g_return_if_fail (CRUMB_IS_ROUND_ROW (self));
  g_return_if_fail (CRUMB_IS_GAME (game));
  g_return_if_fail (raid != NULL);

  gtk_label_set_label (self->title, _ ("Round"));
  for (guint at = 0; at < raid->n_seats; at++)
    {
      const CrumbSeat *sits = crumb_game_get_seat (game, raid->order[at]);
      Cell *cell = &self->cells[at];

      show_cell (cell, NULL, NULL, "", sits->name);
      if (!crumb_seats_has (raid->playing, raid->order[at]))
        gtk_widget_add_css_class (GTK_WIDGET (cell->text), "dimmed");
      crumb_seat_mark_set_colour (cell->mark, sits->colour);
      gtk_widget_set_visible (GTK_WIDGET (cell->mark), TRUE);
      gtk_widget_set_visible (cell->aside, TRUE);
      gtk_label_set_ellipsize (cell->text, PANGO_ELLIPSIZE_END);
      gtk_label_set_width_chars (cell->text, (int) MIN (g_utf8_strlen (sits->name, -1), 4));
      gtk_label_set_max_width_chars (cell->text, 12);
      gtk_widget_set_tooltip_text (GTK_WIDGET (cell->text), sits->name);
    }
  hide_seats_from (self, raid->n_seats);
  gtk_widget_set_focusable (GTK_WIDGET (self), FALSE);
  gtk_widget_add_css_class (GTK_WIDGET (self), "names");
}

void
crumb_round_row_show_round (CrumbRoundRow *self, CrumbGame *game, const CrumbRaid *raid, guint round)
{
  const char *names[CRUMB_SEATS_MAX] = { NULL };
  g_autofree char *title = g_strdup_printf ("%u", round + 1);
  g_autofree char *words = NULL;

  g_return_if_fail (CRUMB_IS_ROUND_ROW (self));
  g_return_if_fail (CRUMB_IS_GAME (game));
  g_return_if_fail (raid != NULL && round < raid->n_rounds);

  gtk_label_set_label (self->title, title);
  for (guint at = 0; at < raid->n_seats; at++)
    {
      guint seat = raid->order[at];
      gboolean bonus = crumb_seats_has (raid->rounds[round].bonus_to, seat);
      g_autofree char *cookies = g_strdup_printf ("+%d", raid->rounds[round].cookies[seat]);
      g_autofree char *total = g_strdup_printf ("%d", crumb_raid_total_after (raid, round, seat));

      names[seat] = crumb_game_get_seat (game, seat)->name;
      if (crumb_seats_has (raid->rounds[round].seats, seat))
        show_cell (&self->cells[at], bonus ? "starred-symbolic" : NULL, bonus ? _ ("Bonus for the best set") : NULL,
                   cookies, total);
      else
        show_nothing (&self->cells[at]);
    }
  hide_seats_from (self, raid->n_seats);

  words = crumb_words_round (raid, round, names);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}

void
crumb_round_row_show_totals (CrumbRoundRow *self, const CrumbRaid *raid)
{
  CrumbSeats best;

  g_return_if_fail (CRUMB_IS_ROUND_ROW (self));
  g_return_if_fail (raid != NULL);

  best = raid->phase == CRUMB_RAID_AT_OVER ? raid->winners : crumb_raid_leaders (raid);
  gtk_label_set_label (self->title, _ ("Total"));
  for (guint at = 0; at < raid->n_seats; at++)
    {
      guint seat = raid->order[at];
      gboolean is_best = crumb_seats_has (best, seat) && raid->totals[seat] > 0;
      const char *sign = raid->phase == CRUMB_RAID_AT_OVER ? _ ("Has won") : _ ("Leads");
      g_autofree char *total = g_strdup_printf ("%d", raid->totals[seat]);

      show_cell (&self->cells[at], is_best ? "crumb-crown-symbolic" : NULL, is_best ? sign : NULL, "", total);
    }
  hide_seats_from (self, raid->n_seats);
  gtk_widget_set_focusable (GTK_WIDGET (self), FALSE);
  gtk_widget_add_css_class (GTK_WIDGET (self), "totals");
}

void
crumb_round_row_make_room (CrumbRoundRow *self)
{
  g_return_if_fail (CRUMB_IS_ROUND_ROW (self));

  gtk_widget_set_visible (GTK_WIDGET (self->arrow), TRUE);
}

void
crumb_round_row_set_open (CrumbRoundRow *self, gboolean open)
{
  g_return_if_fail (CRUMB_IS_ROUND_ROW (self));

  crumb_round_row_make_room (self);
  gtk_image_set_from_icon_name (self->arrow, open ? "pan-down-symbolic" : "pan-end-symbolic");
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self), TRUE);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_EXPANDED, open, -1);
}

void
crumb_round_row_set_stacked (CrumbRoundRow *self, gboolean stacked)
{
  g_return_if_fail (CRUMB_IS_ROUND_ROW (self));

  for (guint seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    {
      gtk_orientable_set_orientation (GTK_ORIENTABLE (self->cells[seat].content),
                                      stacked ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
      gtk_box_set_spacing (self->cells[seat].content, stacked ? 0 : 4);
    }
}
