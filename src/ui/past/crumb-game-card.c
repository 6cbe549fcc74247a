/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A game in the history: who scored what, who won, when, and what the table says of it. */

#include "crumb-game-card.h"

#include "crumb-game-line.h"
#include "record/store/crumb-game-item.h"
#include "ui/widgets/crumb-seat-mark.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include <glib/gi18n.h>

#define MARK_SIZE 12

typedef struct
{
  GtkWidget *box;
  CrumbSeatMark *mark;
  GtkLabel *name;
  GtkLabel *points;
  GtkWidget *crown;
} SeatLine;

struct _CrumbGameCard
{
  AdwBin parent_instance;

  gboolean selecting;
  gboolean selected;
  GtkListItem *row; /* which has it as its child */
  SeatLine lines[CRUMB_SEATS_MAX];

  AdwWrapBox *seats;
  GtkLabel *title;
  GtkWidget *unfinished;
  GtkLabel *date;
  GtkLabel *outcome;
  GtkLabel *note;
  GtkWidget *corrected;
  GtkLabel *rules;
  GtkLabel *kind;
};

G_DEFINE_FINAL_TYPE (CrumbGameCard, crumb_game_card, ADW_TYPE_BIN)

static void
add_seat (CrumbGameCard *self, SeatLine *line)
{
  line->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  line->mark = CRUMB_SEAT_MARK (crumb_seat_mark_new (CRUMB_COLOUR_BLUE));
  line->name = g_object_new (GTK_TYPE_LABEL, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, "xalign", 0.0f, NULL);
  line->points = GTK_LABEL (gtk_label_new (NULL));
  line->crown = gtk_image_new_from_icon_name ("crumb-crown-symbolic");

  g_object_set (line->mark, "pixel-size", MARK_SIZE, NULL);
  gtk_widget_add_css_class (GTK_WIDGET (line->points), "numeric");
  gtk_image_set_pixel_size (GTK_IMAGE (line->crown), MARK_SIZE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (line->crown), GTK_ACCESSIBLE_PROPERTY_LABEL, C_ ("mark", "Winner"),
                                  -1);

  gtk_box_append (GTK_BOX (line->box), GTK_WIDGET (line->mark));
  gtk_box_append (GTK_BOX (line->box), GTK_WIDGET (line->name));
  gtk_box_append (GTK_BOX (line->box), GTK_WIDGET (line->points));
  gtk_box_append (GTK_BOX (line->box), line->crown);
  adw_wrap_box_append (self->seats, line->box);
}

/* @seat: (nullable) */
static void
show_seat (SeatLine *line, const CrumbSeat *seat, const char *points, gboolean won)
{
  gtk_widget_set_visible (line->box, seat != NULL);
  if (seat == NULL)
    return;

  crumb_seat_mark_set_colour (line->mark, seat->colour);
  crumb_label_set_name (line->name, seat->name);
  gtk_label_set_label (line->points, points);
  gtk_widget_set_visible (line->crown, won);
  crumb_set_css_class (line->box, "heading", won);
}

static void
show_seats (CrumbGameCard *self, const CrumbGameSummary *summary)
{
  for (guint seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    {
      gboolean taken = summary != NULL && seat < summary->n_seats;
      gboolean won = taken && summary->over && crumb_seats_has (summary->winners, seat);
      g_autofree char *points = NULL;

      points = taken && summary->kind != NULL ? g_strdup_printf ("%d", summary->totals[seat]) : g_strdup ("");
      show_seat (&self->lines[seat], taken ? summary->seats[seat] : NULL, points, won);
    }
}

/* Whoever won most games has the crown. */
static void
show_wins (CrumbGameCard *self, const CrumbEvening *evening)
{
  g_autoptr (GArray) wins = crumb_evening_count_wins (evening);

  for (guint i = 0; i < CRUMB_SEATS_MAX; i++)
    {
      const CrumbEveningWins *one = i < wins->len ? &g_array_index (wins, CrumbEveningWins, i) : NULL;
      guint most = wins->len > 0 ? g_array_index (wins, CrumbEveningWins, 0).won : 0;
      g_autofree char *won = one != NULL ? g_strdup_printf ("%u", one->won) : NULL;

      show_seat (&self->lines[i], one != NULL ? one->seat : NULL, won, one != NULL && most > 0 && one->won == most);
    }
}

static void
crumb_game_card_class_init (CrumbGameCardClass *klass)
{
  crumb_class_boolean (klass, CrumbGameCard, selecting, NULL, FALSE, CRUMB_READWRITE);
  crumb_class_boolean (klass, CrumbGameCard, selected, NULL, FALSE, CRUMB_READWRITE);

  crumb_class_template (klass, CrumbGameCard, "crumb-game-card", seats, title, unfinished, date, outcome, note,
                        corrected, rules, kind);
}

static void
crumb_game_card_init (CrumbGameCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  for (guint seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    add_seat (self, &self->lines[seat]);
  crumb_game_card_show (self, NULL, NULL);
}

void
crumb_game_card_show (CrumbGameCard *self, const CrumbGameSummary *summary, GSettings *settings)
{
  gboolean running = summary != NULL && !summary->over;
  g_autofree char *outcome = NULL, *date = NULL, *rules = NULL;

  g_return_if_fail (CRUMB_IS_GAME_CARD (self));

  show_seats (self, summary);
  crumb_label_show (self->kind, NULL);

  /* Marks, scores and the crown have said how a game ended that was played to its end. */
  if (summary != NULL && (summary->ended_early || summary->winners == 0))
    outcome = crumb_game_line_outcome (summary);
  else if (summary != NULL)
    outcome = crumb_game_line_aside (summary);
  date = summary != NULL ? crumb_game_line_date (summary->started) : NULL;
  rules = summary != NULL ? crumb_game_line_rules (settings, summary->kind, summary->rules) : NULL;

  crumb_label_show (self->title, summary != NULL ? summary->title : NULL);
  gtk_widget_set_visible (self->unfinished, running);
  crumb_label_show (self->date, date);
  crumb_label_show (self->outcome, outcome);
  crumb_label_show (self->note, summary != NULL ? summary->note : NULL);
  crumb_label_show (self->rules, rules);
  gtk_widget_set_visible (self->corrected, summary != NULL && summary->corrected);
}

static void
show_evening (CrumbGameCard *self, const CrumbEvening *evening)
{
  g_autofree char *title = crumb_game_line_evening (evening);
  g_autofree char *games = crumb_game_line_evening_games (evening);

  crumb_game_card_show (self, NULL, NULL);
  show_wins (self, evening);
  crumb_label_show (self->title, title);
  crumb_label_show (self->kind, games);
}

void
crumb_game_card_show_item (CrumbGameCard *self, CrumbGameItem *item, GSettings *settings, gboolean name_game)
{
  const CrumbGameSummary *summary = crumb_game_item_get_summary (item);

  if (crumb_game_item_get_evening (item) != NULL)
    {
      show_evening (self, crumb_game_item_get_evening (item));
      return;
    }
  crumb_game_card_show (self, summary, settings);
  /* The heading above says it. */
  gtk_widget_set_visible (self->unfinished, FALSE);
  if (name_game && *summary->kind_id != '\0')
    crumb_game_card_name_game (self, summary->kind_id);
}

void
crumb_game_card_name_game (CrumbGameCard *self, const char *kind_id)
{
  g_autofree char *name = crumb_game_line_kind (kind_id);

  g_return_if_fail (CRUMB_IS_GAME_CARD (self));

  crumb_label_show (self->kind, name);
}

/* The menu -------------------------------------------------------------- */

static void
add_item (GMenu *menu, const char *label, const char *action, GVariant *target)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target_value (item, action, target);
  g_menu_append_item (menu, item);
}

/* What can be done with a game, or with those of an evening. */
static GMenuModel *
new_model (CrumbGameItem *item)
{
  const CrumbGameSummary *summary = crumb_game_item_get_summary (item);
  const CrumbEvening *evening = crumb_game_item_get_evening (item);
  const char *one[] = { summary->id, NULL };
  g_auto (GStrv) all = evening != NULL ? crumb_evening_list_ids (evening) : g_strdupv ((GStrv) one);
  const char *const *ids = (const char *const *) all;
  GMenu *menu = g_menu_new ();

  if (evening != NULL)
    add_item (menu, _ ("_Open Evening"), "history.evening", g_variant_new_strv (ids, -1));
  else if (summary->over)
    add_item (menu, _ ("Re_view and Correct"), "win.review", g_variant_new_string (summary->id));
  else
    add_item (menu, _ ("_Open Game"), "win.open-game", g_variant_new_string (summary->id));
  add_item (menu, evening != NULL ? C_ ("button", "_Export…") : _ ("_Share Game"), "win.export",
            g_variant_new_strv (ids, -1));
  add_item (menu, evening != NULL ? _ ("_Delete Games") : _ ("_Delete Game"), "win.delete-games",
            g_variant_new_strv (ids, -1));
  return G_MENU_MODEL (menu);
}

static gboolean
unparent_cb (gpointer menu)
{
  if (gtk_widget_get_parent (menu) != NULL)
    gtk_widget_unparent (menu);
  return G_SOURCE_REMOVE;
}

/* What was chosen is activated after this. */
static void
closed_cb (GtkWidget *menu)
{
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, unparent_cb, g_object_ref (menu), g_object_unref);
}

static gboolean
open_menu (CrumbGameCard *self, double x, double y)
{
  GtkWidget *card = GTK_WIDGET (self);
  CrumbGameItem *item = gtk_list_item_get_item (self->row);
  g_autoptr (GMenuModel) model = NULL;
  GtkWidget *menu;

  if (*crumb_game_item_get_summary (item)->id == '\0')
    return FALSE;
  model = new_model (item);
  menu = gtk_popover_menu_new_from_model (model);
  gtk_widget_set_halign (menu, GTK_ALIGN_START);
  gtk_popover_set_has_arrow (GTK_POPOVER (menu), FALSE);
  gtk_popover_set_pointing_to (GTK_POPOVER (menu), &(GdkRectangle) { (int) x, (int) y, 1, 1 });
  gtk_widget_set_parent (menu, card);
  g_signal_connect (menu, "closed", G_CALLBACK (closed_cb), NULL);
  g_signal_connect_object (card, "destroy", G_CALLBACK (unparent_cb), menu, G_CONNECT_SWAPPED);
  gtk_popover_popup (GTK_POPOVER (menu));
  return TRUE;
}

static void
pressed_cb (GtkGesture *gesture, int n_press, double x, double y, CrumbGameCard *self)
{
  if (open_menu (self, x, y))
    gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

static gboolean
key_cb (GtkWidget *list, GVariant *arguments, gpointer user_data)
{
  GtkWidget *row = gtk_widget_get_focus_child (list);
  GtkWidget *card = row != NULL ? gtk_widget_get_first_child (row) : NULL;

  return CRUMB_IS_GAME_CARD (card)
         && open_menu (CRUMB_GAME_CARD (card), gtk_widget_get_width (card) / 2., gtk_widget_get_height (card) / 2.);
}

void
crumb_game_card_add_menu_keys (GtkWidget *list)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();
  GtkShortcutTrigger *trigger = gtk_shortcut_trigger_parse_string ("Menu|<Shift>F10");

  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys),
                                        gtk_shortcut_new (trigger, gtk_callback_action_new (key_cb, NULL, NULL)));
  gtk_widget_add_controller (list, keys);
}

void
crumb_game_card_add_menu (GtkWidget *card, GtkListItem *row)
{
  GtkGesture *click = gtk_gesture_click_new ();

  CRUMB_GAME_CARD (card)->row = row;
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_SECONDARY);
  g_signal_connect (click, "pressed", G_CALLBACK (pressed_cb), card);
  gtk_widget_add_controller (card, GTK_EVENT_CONTROLLER (click));
}
