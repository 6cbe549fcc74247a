/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What lies in the middle of the table. All of it is there from the start and only changes, so that it keeps the
 * keyboard focus. */

#include "crumb-mildred-board.h"

#include "ui/game/crumb-game-panel.h"
#include "ui/widgets/crumb-die-view.h"
#include "ui/widgets/crumb-seat-mark.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include "rules/auntie-mildred/mildred.h"
#include "words/auntie-mildred/crumb-words-mildred.h"

#include <glib/gi18n.h>

#define SPOT_SIZE 26
/* Cards of which nothing is known are shown as far as there is anything on them, and one that is empty. */
#define KNOWN_CARDS 2
#define SLOT_ROWS 4
/* What a row of spots is, before it; a language with longer words has more where there is room. */
#define TITLE_CHARS 8

/* A row of spots for the dice of one seat at one place. */
typedef struct
{
  GtkWidget *button;
  GtkWidget *mark;
  GtkWidget *title;
  GtkWidget *dice[CRUMB_MILDRED_DICE_MAX];
  GtkWidget *numbers[CRUMB_MILDRED_LEVELS_MAX];
  guint seat;
  int place;
} Row;

struct _CrumbMildredBoard
{
  CrumbGamePanel parent_instance;

  Row sets[CRUMB_MILDRED_SETS][CRUMB_MILDRED_SEATS];
  Row slots[SLOT_ROWS];
  Row cards[CRUMB_MILDRED_CARDS][CRUMB_MILDRED_SEATS];
  GtkWidget *card_boxes[CRUMB_MILDRED_CARDS];
};

#define CRUMB_TYPE_MILDRED_BOARD (crumb_mildred_board_get_type ())
G_DECLARE_FINAL_TYPE (CrumbMildredBoard, crumb_mildred_board, CRUMB, MILDRED_BOARD, CrumbGamePanel)
G_DEFINE_FINAL_TYPE (CrumbMildredBoard, crumb_mildred_board, CRUMB_TYPE_GAME_PANEL)

/* Building ----------------------------------------------------------------- */

static GtkWidget *
new_title (const char *css_class)
{
  return g_object_new (GTK_TYPE_LABEL, "xalign", 0.0f, "ellipsize", PANGO_ELLIPSIZE_END, "css-classes",
                       (const char *const[]) { css_class, NULL }, NULL);
}

/* @numbers: how many spots have a number while nothing lies there */
static GtkWidget *
build_row (Row *row, guint seat, int place, guint n_dice, guint numbers)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

  row->seat = seat;
  row->place = place;
  row->mark = crumb_seat_mark_new (CRUMB_COLOUR_BLUE);
  gtk_widget_set_valign (row->mark, GTK_ALIGN_CENTER);
  row->title = new_title (numbers > 0 ? "caption-heading" : "caption");
  gtk_label_set_width_chars (GTK_LABEL (row->title), numbers > 0 ? TITLE_CHARS : -1);
  gtk_box_append (GTK_BOX (box), numbers > 0 ? row->title : row->mark);
  gtk_box_append (GTK_BOX (box), numbers > 0 ? row->mark : row->title);
  for (guint i = 0; i < n_dice; i++)
    {
      /* As large as a spot in large text too, which leaves no room for larger ones. */
      row->dice[i] = g_object_new (CRUMB_TYPE_DIE_VIEW, "halign", GTK_ALIGN_FILL, "height-request", SPOT_SIZE,
                                   "pixel-size", 1, "valign", GTK_ALIGN_FILL, "width-request", SPOT_SIZE, NULL);
      gtk_widget_set_visible (row->dice[i], FALSE);
      gtk_box_append (GTK_BOX (box), row->dice[i]);
      if (i >= numbers)
        continue;
      row->numbers[i] = new_title ("spot");
      gtk_widget_set_size_request (row->numbers[i], SPOT_SIZE, SPOT_SIZE);
      gtk_label_set_xalign (GTK_LABEL (row->numbers[i]), 0.5f);
      gtk_box_append (GTK_BOX (box), row->numbers[i]);
    }
  row->button = g_object_new (GTK_TYPE_BUTTON, "child", box, "css-classes",
                              (const char *const[]) { "flat", "spots", NULL }, NULL);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row->button), "i", place);
  return row->button;
}

static GtkWidget *
new_column (void)
{
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_set_valign (column, GTK_ALIGN_START);
  gtk_widget_add_css_class (column, "board-part");
  return column;
}

static GtkWidget *
build_sets (CrumbMildredBoard *self, GtkSizeGroup *titles)
{
  GtkWidget *column = new_column ();

  for (guint i = 0; i < CRUMB_MILDRED_SETS; i++)
    for (guint seat = 0; seat < CRUMB_MILDRED_SEATS; seat++)
      {
        Row *row = &self->sets[i][seat];
        g_autofree char *name = crumb_words_mildred_at (CRUMB_MILDRED_LAUNDRY + (int) i);

        gtk_box_append (GTK_BOX (column), build_row (row, seat, CRUMB_MILDRED_LAUNDRY + (int) i,
                                                     CRUMB_MILDRED_LEVELS_MAX, CRUMB_MILDRED_LEVELS_MAX));
        gtk_label_set_label (GTK_LABEL (row->title), seat == 0 ? name : "");
        gtk_size_group_add_widget (titles, row->title);
      }
  return column;
}

/* Each prank above the dodge that it is against. */
static GtkWidget *
build_slots (CrumbMildredBoard *self, GtkSizeGroup *titles)
{
  static const struct
  {
    guint seat;
    CrumbMildredPlace place;
  } rows[SLOT_ROWS] = {
    { 0, CRUMB_MILDRED_PRANK }, { 1, CRUMB_MILDRED_DODGE }, { 1, CRUMB_MILDRED_PRANK }, { 0, CRUMB_MILDRED_DODGE }
  };
  GtkWidget *column = new_column ();

  for (guint i = 0; i < SLOT_ROWS; i++)
    {
      g_autofree char *at = crumb_words_mildred_at (rows[i].place);

      gtk_box_append (GTK_BOX (column), build_row (&self->slots[i], rows[i].seat, (int) rows[i].place,
                                                   CRUMB_MILDRED_SLOTS_MAX, CRUMB_MILDRED_SLOTS_MAX));
      gtk_label_set_label (GTK_LABEL (self->slots[i].title), at);
      gtk_size_group_add_widget (titles, self->slots[i].title);
    }
  return column;
}

static GtkWidget *
build_cards (CrumbMildredBoard *self)
{
  GtkWidget *column = new_column ();

  for (guint i = 0; i < CRUMB_MILDRED_CARDS; i++)
    {
      GtkWidget *title = new_title ("caption-heading");
      g_autofree char *at = crumb_words_mildred_at (CRUMB_MILDRED_FULL_HOUSE + (int) i);

      self->card_boxes[i] = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
      gtk_label_set_label (GTK_LABEL (title), at);
      gtk_box_append (GTK_BOX (self->card_boxes[i]), title);
      for (guint seat = 0; seat < CRUMB_MILDRED_SEATS; seat++)
        gtk_box_append (
            GTK_BOX (self->card_boxes[i]),
            build_row (&self->cards[i][seat], seat, CRUMB_MILDRED_FULL_HOUSE + (int) i, CRUMB_MILDRED_DICE_MAX, 0));
      gtk_box_append (GTK_BOX (column), self->card_boxes[i]);
    }
  return column;
}

/* Showing ------------------------------------------------------------------ */

/* What lies in a row, spot by spot: a face, or 0 for none. */
static void
show_row (CrumbMildredBoard *self, const CrumbMildred *state, Row *row, const uint8_t faces[], guint n, gboolean used,
          guint n_spots)
{
  const CrumbSeat *seat = crumb_game_panel_get_seat (CRUMB_GAME_PANEL (self), row->seat);
  gboolean live = !state->scores.over && state->active == row->seat && state->phase == CRUMB_MILDRED_AT_ACTION;
  const char *names[CRUMB_SEATS_MAX];
  g_autofree char *at = crumb_words_mildred_at (row->place);
  g_autofree char *said = NULL;
  guint dice = 0;

  crumb_game_panel_get_names (CRUMB_GAME_PANEL (self), names);
  crumb_seat_mark_set_colour (CRUMB_SEAT_MARK (row->mark), seat->colour);
  for (guint i = 0; i < CRUMB_MILDRED_DICE_MAX && row->dice[i] != NULL; i++)
    {
      gboolean lies = i < n && faces[i] != 0;

      dice += lies;
      gtk_widget_set_visible (row->dice[i], lies);
      crumb_die_view_set_die (CRUMB_DIE_VIEW (row->dice[i]), (CrumbDie) { .face = lies ? faces[i] : 0 });
      crumb_set_css_class (row->dice[i], "turned", lies && used);
      if (i >= CRUMB_MILDRED_LEVELS_MAX || row->numbers[i] == NULL)
        continue;
      gtk_widget_set_visible (row->numbers[i], !lies && i < n_spots);
    }
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row->button), live ? "table.spot" : NULL);
  gtk_widget_set_sensitive (row->button, live);
  /* Translators: read aloud. %1$s is a name, %2$s a place, such as “DIY”, %3$u counts dice. */
  said = g_strdup_printf (ngettext ("%1$s on %2$s: %3$u die", "%1$s on %2$s: %3$u dice", dice), names[row->seat], at,
                          dice);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row->button), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
}

/* The table has a class for what is picked; the style sheet lights the rows up that take it. */
static void
show_taken (Row *row, guint face)
{
  gboolean live = gtk_widget_get_sensitive (row->button);

  for (guint i = 1; i <= CRUMB_MILDRED_SIDES; i++)
    {
      g_autofree char *takes = g_strdup_printf ("takes-%u", i);

      crumb_set_css_class (row->button, takes, live && face == i);
    }
}

static void
show_sets (CrumbMildredBoard *self, const CrumbMildred *state)
{
  for (guint i = 0; i < CRUMB_MILDRED_SETS; i++)
    {
      for (guint seat = 0; seat < CRUMB_MILDRED_SEATS; seat++)
        {
          const CrumbMildredSet *set = &state->seats[seat].sets[i];
          uint8_t faces[CRUMB_MILDRED_LEVELS_MAX] = { 0 };

          for (guint die = 0; die < set->n; die++)
            faces[set->levels[die] - 1] = set->levels[die];
          show_row (self, state, &self->sets[i][seat], faces, CRUMB_MILDRED_LEVELS_MAX, set->turned,
                    state->rules.levels);
          for (guint level = 1; level <= CRUMB_MILDRED_LEVELS_MAX; level++)
            crumb_set_css_class (self->sets[i][seat].numbers[level - 1], "goal",
                                 level == crumb_mildred_goal_line (&state->rules, i));
          show_taken (&self->sets[i][seat], crumb_mildred_wanted (crumb_mildred_highest (set), state->rules.levels));
        }
    }
}

static void
show_slots (CrumbMildredBoard *self, const CrumbMildred *state)
{
  for (guint i = 0; i < SLOT_ROWS; i++)
    {
      Row *row = &self->slots[i];
      const CrumbMildredSeat *seat = &state->seats[row->seat];
      guint slots = row->place == CRUMB_MILDRED_PRANK ? seat->prank : seat->dodge;
      uint8_t faces[CRUMB_MILDRED_SLOTS_MAX] = { 0 };

      for (guint slot = 0; slot < CRUMB_MILDRED_SLOTS_MAX; slot++)
        faces[slot] = (uint8_t) ((slots >> slot & 1) != 0 ? slot + 1 : 0);
      show_row (self, state, row, faces, CRUMB_MILDRED_SLOTS_MAX, FALSE, state->rules.slots);
      crumb_set_css_class (row->button, "takes-any",
                           gtk_widget_get_sensitive (row->button)
                               && crumb_mildred_strength ((uint8_t) slots) < state->rules.slots);
    }
}

static void
show_cards (CrumbMildredBoard *self, const CrumbMildred *state)
{
  gboolean spare = FALSE;

  for (guint i = 0; i < CRUMB_MILDRED_CARDS; i++)
    {
      gboolean empty = state->seats[0].groups[i].n + state->seats[1].groups[i].n == 0;

      gtk_widget_set_visible (self->card_boxes[i], i < KNOWN_CARDS || !empty || !spare);
      spare = spare || (i >= KNOWN_CARDS && empty);
      for (guint seat = 0; seat < CRUMB_MILDRED_SEATS; seat++)
        {
          const CrumbMildredGroup *group = &state->seats[seat].groups[i];
          Row *row = &self->cards[i][seat];

          show_row (self, state, row, group->faces, group->n, FALSE, 0);
          crumb_set_css_class (row->button,
                               i == 0   ? "takes-full-house"
                               : i == 1 ? "takes-two-rows"
                                        : "takes-group",
                               gtk_widget_get_sensitive (row->button) && group->n == 0);
          gtk_label_set_label (GTK_LABEL (row->title), group->n == 0 ? C_ ("on a card", "nothing") : "");
        }
    }
}

static void
crumb_mildred_board_update (CrumbGamePanel *panel, gconstpointer state)
{
  CrumbMildredBoard *self = CRUMB_MILDRED_BOARD (panel);

  if (state == NULL)
    return;
  show_sets (self, state);
  show_slots (self, state);
  show_cards (self, state);
}

static void
crumb_mildred_board_class_init (CrumbMildredBoardClass *klass)
{
  CRUMB_GAME_PANEL_CLASS (klass)->kind = &crumb_auntie_mildred;
  CRUMB_GAME_PANEL_CLASS (klass)->update = crumb_mildred_board_update;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "mildred-board");
}

static void
crumb_mildred_board_init (CrumbMildredBoard *self)
{
  g_autoptr (GtkSizeGroup) titles = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  GtkWidget *parts = g_object_new (ADW_TYPE_WRAP_BOX, "child-spacing", 12, "line-spacing", 8, "align", 0.5f, NULL);

  adw_wrap_box_append (ADW_WRAP_BOX (parts), build_sets (self, titles));
  adw_wrap_box_append (ADW_WRAP_BOX (parts), build_slots (self, titles));
  adw_wrap_box_append (ADW_WRAP_BOX (parts), build_cards (self));
  for (guint i = 0; i < CRUMB_MILDRED_LEVELS_MAX; i++)
    {
      g_autofree char *number = g_strdup_printf ("%u", i + 1);

      for (guint seat = 0; seat < CRUMB_MILDRED_SEATS; seat++)
        for (guint set = 0; set < CRUMB_MILDRED_SETS; set++)
          gtk_label_set_label (GTK_LABEL (self->sets[set][seat].numbers[i]), number);
      for (guint row = 0; row < SLOT_ROWS; row++)
        gtk_label_set_label (GTK_LABEL (self->slots[row].numbers[i]), number);
    }
  adw_bin_set_child (ADW_BIN (self), parts);
}

GtkWidget *
crumb_mildred_board_new (void)
{
  return g_object_new (CRUMB_TYPE_MILDRED_BOARD, "vexpand", TRUE, NULL);
}
