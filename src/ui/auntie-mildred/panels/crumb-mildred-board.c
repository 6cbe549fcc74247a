/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What lies in the middle of the table. All of it is there from the start and only changes, so that it keeps the
 * keyboard focus. */

#include "crumb-mildred-board.h"

#include "ui/game/crumb-game-panel.h"
#include "ui/table/crumb-seat-places.h"
#include "ui/widgets/crumb-die-view.h"
#include "ui/widgets/crumb-seat-mark.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include "rules/auntie-mildred/mildred.h"
#include "words/auntie-mildred/crumb-words-mildred.h"

#include <glib/gi18n.h>

/* A spot's least and largest edge, and the most that it needs before others have the rest. */
#define SPOT 26
#define SPOT_USUAL 36
#define SPOT_MOST 96
/* In every row of a seat there is room for so many. */
#define IN_ROW MAX (CRUMB_MILDRED_LEVELS_MAX, CRUMB_MILDRED_SLOTS_MAX)
#define EDGE 2
#define WIDE_EDGE 8
#define PARTS_GAP 24
/* What a row of spots is, before it: the least width, and the most that a longer name gets. */
#define TITLE 80
#define TITLE_MOST 116
#define TITLE_SHARE 10
/* What a ruling leaves of the height between header and keys. */
#define ROOM(height) ((height) * 5 / 8 - 65)
/* Cards of which nothing is known are shown as far as there is anything on them, and one that is empty. */
#define KNOWN_CARDS 2
/* Sets, PRANK and DODGE, which are beside or above the cards. */
#define LINES (CRUMB_MILDRED_SETS + 2)

/* A row of spots for the dice of one seat at one place. */
typedef struct
{
  GtkWidget *button;
  GtkWidget *mark;
  GtkWidget *dice[CRUMB_MILDRED_DICE_MAX];
  GtkWidget *numbers[IN_ROW];
  GtkWidget *nothing;
  guint seat;
  int place;
} Row;

/* What lies at one place: of both seats, side by side; on a card beside all else one below the other. */
typedef struct
{
  GtkWidget *title;
  Row rows[CRUMB_MILDRED_SEATS];
} Line;

/* Whose column that is. */
typedef struct
{
  GtkWidget *box;
  GtkWidget *mark;
  GtkWidget *name;
} Head;

struct _CrumbMildredBoard
{
  CrumbGamePanel parent_instance;

  GtkWidget *all;
  unsigned room;
  Head heads[CRUMB_MILDRED_SEATS];
  Line lines[LINES];
  Line cards[CRUMB_MILDRED_CARDS];
};

#define CRUMB_TYPE_MILDRED_BOARD (crumb_mildred_board_get_type ())
G_DECLARE_FINAL_TYPE (CrumbMildredBoard, crumb_mildred_board, CRUMB, MILDRED_BOARD, CrumbGamePanel)
G_DEFINE_FINAL_TYPE (CrumbMildredBoard, crumb_mildred_board, CRUMB_TYPE_GAME_PANEL)

/* Layout: a column for each seat below its name, the cards beside all else where spots are larger then. All spots are of
 * one size, as large as the room lets them be. */

static void
place (GtkWidget *parent, GtkWidget *child, int x, int y, int width, int height)
{
  int least;

  if (!gtk_widget_should_layout (child))
    return;
  /* In large text. */
  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  width = MAX (width, least);
  if (gtk_widget_get_direction (parent) == GTK_TEXT_DIR_RTL)
    x = gtk_widget_get_width (parent) - x - width;
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, &least, NULL, NULL, NULL);
  y -= MAX (0, least - height) / 2;
  gtk_widget_size_allocate (child, &(GtkAllocation) { x, y, width, MAX (height, least) }, -1);
}

static void
measure_row (GtkWidget *box, GtkOrientation orientation, int for_size, int *minimum, int *natural,
             int *minimum_baseline, int *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? IN_ROW * SPOT : SPOT;
}

/* A die has the spot whose number, which comes after it, it hides. */
static void
allocate_row (GtkWidget *box, int width, int height, int baseline)
{
  int n = 0, spots = IN_ROW;

  for (GtkWidget *child = gtk_widget_get_first_child (box); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      n += CRUMB_IS_DIE_VIEW (child);
      if (CRUMB_IS_DIE_VIEW (child) && gtk_widget_get_visible (child))
        spots = MAX (spots, n);
    }
  n = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (box); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      n += CRUMB_IS_DIE_VIEW (child);
      if (CRUMB_IS_DIE_VIEW (child) || gtk_widget_has_css_class (child, "spot"))
        place (box, child, (n - 1) * width / spots, 0, n * width / spots - (n - 1) * width / spots, height);
      else
        place (box, child, 0, 0, width, height);
    }
}

static int
measure_child (GtkWidget *child, GtkOrientation orientation, int for_size, gboolean least)
{
  int minimum, natural;

  gtk_widget_measure (child, orientation, for_size, &minimum, &natural, NULL, NULL);
  return least ? minimum : natural;
}

static int
head_height (CrumbMildredBoard *self)
{
  return measure_child (self->heads[0].box, GTK_ORIENTATION_VERTICAL, -1, TRUE);
}

static int
mark_width (CrumbMildredBoard *self)
{
  return measure_child (self->cards[0].rows[0].mark, GTK_ORIENTATION_HORIZONTAL, -1, FALSE) + WIDE_EDGE;
}

/* What is neither spot nor title. */
static int
around (CrumbMildredBoard *self, gboolean apart)
{
  return apart ? 3 * WIDE_EDGE + PARTS_GAP + mark_width (self) : 3 * EDGE;
}

static int
spots_across (gboolean apart)
{
  return (CRUMB_MILDRED_SEATS + apart) * IN_ROW;
}

static gboolean
may_be_apart (CrumbMildredBoard *self, int width)
{
  return width >= around (self, TRUE) + 2 * TITLE + spots_across (TRUE) * SPOT;
}

static int
widest_title (const Line lines[], int n)
{
  int width = 0;

  for (int i = 0; i < n; i++)
    width = MAX (width, measure_child (lines[i].title, GTK_ORIENTATION_HORIZONTAL, -1, FALSE));
  return width;
}

/* What the sets are called is whole where there is room; the names of cards take two lines. */
static int
title_width (CrumbMildredBoard *self, int width, gboolean apart)
{
  int title = widest_title (self->lines, LINES);

  if (apart)
    title = MAX (title, widest_title (self->cards, CRUMB_MILDRED_CARDS) * 2 / 3);
  return CLAMP (title, TITLE, MAX (TITLE_MOST, width / TITLE_SHARE));
}

/* How large a spot can be in that width. */
static int
spot_across (CrumbMildredBoard *self, int width, gboolean apart)
{
  int titles = (1 + apart) * title_width (self, width, apart);

  return CLAMP ((width - around (self, apart) - titles) / spots_across (apart), SPOT, SPOT_MOST);
}

/* What is left of the width for a title. */
static int
title_room (CrumbMildredBoard *self, int width, int spot, gboolean apart)
{
  int room = (width - around (self, apart) - spots_across (apart) * spot) / (1 + apart);

  return CLAMP (room, 0, MAX (TITLE_MOST, width / TITLE_SHARE));
}

/* In large text a title of two lines needs more than its rows. */
static int
line_height (const Line *line, int title, int rows)
{
  int least = measure_child (line->title, GTK_ORIENTATION_HORIZONTAL, -1, TRUE);

  return MAX (rows, measure_child (line->title, GTK_ORIENTATION_VERTICAL, MAX (title, least), TRUE));
}

static int
lines_height (const Line lines[], int n, int title, int rows)
{
  int height = 0;

  for (int i = 0; i < n; i++)
    if (gtk_widget_get_visible (lines[i].title))
      height += line_height (&lines[i], title, rows);
  return height;
}

static int
height_with (CrumbMildredBoard *self, int width, int spot, gboolean apart)
{
  int title = title_room (self, width, spot, apart);
  int lines = lines_height (self->lines, LINES, title, spot);
  int cards = lines_height (self->cards, CRUMB_MILDRED_CARDS, title, apart ? CRUMB_MILDRED_SEATS * spot : spot);

  return head_height (self) + (apart ? MAX (lines, cards) : lines + cards);
}

static int
find_spot (CrumbMildredBoard *self, int width, int height, gboolean apart)
{
  int spot = spot_across (self, width, apart);

  while (spot > SPOT && height_with (self, width, spot, apart) > height)
    spot--;
  return spot;
}

static void
measure (GtkWidget *box, GtkOrientation orientation, int for_size, int *minimum, int *natural, int *minimum_baseline,
         int *natural_baseline)
{
  CrumbMildredBoard *self = CRUMB_MILDRED_BOARD (gtk_widget_get_parent (box));
  gboolean apart = may_be_apart (self, for_size);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = around (self, FALSE) + spots_across (FALSE) * SPOT;
      *natural = *minimum + TITLE;
      return;
    }
  *minimum = height_with (self, for_size, SPOT, apart);
  *natural = MAX (*minimum, height_with (self, for_size, MIN (spot_across (self, for_size, apart), SPOT_USUAL), apart));
}

/* Where things are in a part. */
typedef struct
{
  int x;
  int y;
  int title;
  int spot;
  int edge;
} Part;

static void
place_in_column (CrumbMildredBoard *self, const Part *part, int seat, GtkWidget *child, int height)
{
  int width = IN_ROW * part->spot;

  place (self->all, child, part->x + part->title + seat * (width + part->edge), part->y, width, height);
}

static void
place_lines (CrumbMildredBoard *self, Part *part, const Line lines[], int n)
{
  for (int i = 0; i < n; i++)
    if (gtk_widget_get_visible (lines[i].title))
      {
        int height = line_height (&lines[i], part->title, part->spot);

        place (self->all, lines[i].title, part->x, part->y, part->title, height);
        for (int seat = 0; seat < CRUMB_MILDRED_SEATS; seat++)
          place_in_column (self, part, seat, lines[i].rows[seat].button, part->spot);
        part->y += height;
      }
}

/* One group below the other, each with the mark of its seat: so they are compared. */
static void
place_cards_apart (CrumbMildredBoard *self, Part *part)
{
  int mark = mark_width (self);

  for (int i = 0; i < CRUMB_MILDRED_CARDS; i++)
    {
      const Line *card = &self->cards[i];

      if (!gtk_widget_get_visible (card->title))
        continue;
      place (self->all, card->title, part->x, part->y, part->title, CRUMB_MILDRED_SEATS * part->spot);
      for (int seat = 0; seat < CRUMB_MILDRED_SEATS; seat++)
        {
          int x = part->x + part->title, y = part->y + seat * part->spot;

          place (self->all, card->rows[seat].mark, x, y, mark - WIDE_EDGE, part->spot);
          place (self->all, card->rows[seat].button, x + mark, y, IN_ROW * part->spot, part->spot);
        }
      part->y += line_height (card, part->title, CRUMB_MILDRED_SEATS * part->spot);
    }
}

/* Beside keys rows have one place in a window, whatever is said above them. */
static int
find_room (CrumbMildredBoard *self)
{
  int height = gtk_widget_get_height (gtk_widget_get_parent (GTK_WIDGET (self)));

  return (self->room & CRUMB_ROOM_KEYS) != 0 ? ROOM (height) : height * 2 / 3;
}

static gboolean
is_apart (CrumbMildredBoard *self, int width, int height)
{
  int room = find_room (self);

  return may_be_apart (self, width)
         && (height_with (self, width, SPOT, FALSE) > height
             || find_spot (self, width, room, TRUE) >= find_spot (self, width, room, FALSE));
}

/* At the lower edge, next to the keys, it stays where it is whatever is said above it. */
static void
allocate (GtkWidget *box, int width, int height, int baseline)
{
  CrumbMildredBoard *self = CRUMB_MILDRED_BOARD (gtk_widget_get_parent (box));
  gboolean apart = is_apart (self, width, height), keys = (self->room & CRUMB_ROOM_KEYS) != 0;
  Part part = {
    .spot = find_spot (self, width, keys ? MIN (height, find_room (self)) : height, apart),
    .edge = apart ? WIDE_EDGE : EDGE,
  };
  int top = MAX (0, height - height_with (self, width, part.spot, apart));

  part.title = title_room (self, width, part.spot, apart);
  part.x = part.edge + (width - around (self, apart) - spots_across (apart) * part.spot - (1 + apart) * part.title) / 2;
  part.y = top;
  for (int seat = 0; seat < CRUMB_MILDRED_SEATS; seat++)
    place_in_column (self, &part, seat, self->heads[seat].box, head_height (self));
  part.y += head_height (self);
  place_lines (self, &part, self->lines, LINES);
  for (int i = 0; i < CRUMB_MILDRED_CARDS; i++)
    for (int seat = 0; seat < CRUMB_MILDRED_SEATS; seat++)
      gtk_widget_set_child_visible (self->cards[i].rows[seat].mark, apart);
  if (!apart)
    {
      place_lines (self, &part, self->cards, CRUMB_MILDRED_CARDS);
      return;
    }
  part.x += part.title + CRUMB_MILDRED_SEATS * (IN_ROW * part.spot + part.edge) + PARTS_GAP;
  part.y = top + head_height (self);
  place_cards_apart (self, &part);
}

/* Building ----------------------------------------------------------------- */

static GtkWidget *
new_label (const char *css_class)
{
  return g_object_new (GTK_TYPE_LABEL, "ellipsize", PANGO_ELLIPSIZE_END, "css-classes",
                       (const char *const[]) { css_class, NULL }, NULL);
}

static void
add_number (Row *row, guint i, GtkWidget *box)
{
  g_autofree char *number = g_strdup_printf ("%u", i + 1);

  row->numbers[i] = new_label ("spot");
  gtk_label_set_label (GTK_LABEL (row->numbers[i]), number);
  gtk_box_append (GTK_BOX (box), row->numbers[i]);
}

/* @numbers: how many spots have a number while nothing lies there */
static void
build_row (CrumbMildredBoard *self, Row *row, guint seat, int at, guint n_dice, guint numbers)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  row->seat = seat;
  row->place = at;
  gtk_widget_set_layout_manager (box, gtk_custom_layout_new (NULL, measure_row, allocate_row));
  for (guint i = 0; i < n_dice; i++)
    {
      row->dice[i] = g_object_new (CRUMB_TYPE_DIE_VIEW, "halign", GTK_ALIGN_FILL, "pixel-size", 1, "valign",
                                   GTK_ALIGN_FILL, "visible", FALSE, NULL);
      gtk_box_append (GTK_BOX (box), row->dice[i]);
      if (i < numbers)
        add_number (row, i, box);
    }
  if (numbers == 0)
    {
      row->mark = crumb_seat_mark_new (CRUMB_COLOUR_BLUE);
      g_object_set (row->mark, "halign", GTK_ALIGN_CENTER, "valign", GTK_ALIGN_CENTER, NULL);
      gtk_box_append (GTK_BOX (self->all), row->mark);
      row->nothing = new_label ("caption");
      gtk_label_set_label (GTK_LABEL (row->nothing), C_ ("on a card", "nothing"));
      gtk_box_append (GTK_BOX (box), row->nothing);
    }
  row->button = g_object_new (GTK_TYPE_BUTTON, "child", box, "css-classes",
                              (const char *const[]) { "flat", "spots", NULL }, NULL);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row->button), "i", at);
  gtk_box_append (GTK_BOX (self->all), row->button);
}

static void
build_line (CrumbMildredBoard *self, Line *line, int at, guint n_dice, guint numbers)
{
  g_autofree char *name = crumb_words_mildred_at (at);
  const char *last = strrchr (name, ' ');
  /* No number stands in a line of its own. */
  g_autofree char *title =
      last != NULL ? g_strdup_printf ("%.*s\u00a0%s", (int) (last - name), name, last + 1) : g_strdup (name);

  line->title = new_label ("title");
  g_object_set (line->title, "label", title, "lines", 2, "tooltip-text", name, "wrap", TRUE, "wrap-mode",
                PANGO_WRAP_WORD_CHAR, "xalign", 0.0f, NULL);
  gtk_box_append (GTK_BOX (self->all), line->title);
  for (guint seat = 0; seat < CRUMB_MILDRED_SEATS; seat++)
    build_row (self, &line->rows[seat], seat, at, n_dice, numbers);
}

/* A screen reader has the name with each row. */
static void
build_head (CrumbMildredBoard *self, Head *head)
{
  head->box = g_object_new (GTK_TYPE_BOX, "spacing", 6, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  head->mark = crumb_seat_mark_new (CRUMB_COLOUR_BLUE);
  gtk_widget_set_valign (head->mark, GTK_ALIGN_CENTER);
  head->name = new_label ("caption");
  gtk_box_append (GTK_BOX (head->box), head->mark);
  gtk_box_append (GTK_BOX (head->box), head->name);
  gtk_box_append (GTK_BOX (self->all), head->box);
}

/* Showing ------------------------------------------------------------------ */

/* What lies in a row, spot by spot: a face, or 0 for none. */
static void
show_row (CrumbMildredBoard *self, const CrumbMildred *state, Row *row, const uint8_t faces[], guint n, gboolean used,
          guint n_spots)
{
  gboolean live = !state->scores.over && state->active == row->seat && state->phase == CRUMB_MILDRED_AT_ACTION;
  const char *names[CRUMB_SEATS_MAX];
  g_autofree char *at = crumb_words_mildred_at (row->place);
  g_autofree char *said = NULL;
  guint dice = 0;

  crumb_game_panel_get_names (CRUMB_GAME_PANEL (self), names);
  for (guint i = 0; i < CRUMB_MILDRED_DICE_MAX && row->dice[i] != NULL; i++)
    {
      gboolean lies = i < n && faces[i] != 0;

      dice += lies;
      gtk_widget_set_visible (row->dice[i], lies);
      crumb_die_view_set_die (CRUMB_DIE_VIEW (row->dice[i]), (CrumbDie) { .face = lies ? faces[i] : 0 });
      crumb_set_css_class (row->dice[i], "turned", lies && used);
      if (i >= IN_ROW || row->numbers[i] == NULL)
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
show_heads (CrumbMildredBoard *self)
{
  for (guint seat = 0; seat < CRUMB_MILDRED_SEATS; seat++)
    {
      const CrumbSeat *who = crumb_game_panel_get_seat (CRUMB_GAME_PANEL (self), seat);

      crumb_seat_mark_set_colour (CRUMB_SEAT_MARK (self->heads[seat].mark), who->colour);
      gtk_label_set_label (GTK_LABEL (self->heads[seat].name), who->name);
      for (guint i = 0; i < CRUMB_MILDRED_CARDS; i++)
        crumb_seat_mark_set_colour (CRUMB_SEAT_MARK (self->cards[i].rows[seat].mark), who->colour);
    }
}

static void
show_set (CrumbMildredBoard *self, const CrumbMildred *state, guint i, Row *row)
{
  const CrumbMildredSet *set = &state->seats[row->seat].sets[i];
  uint8_t faces[CRUMB_MILDRED_LEVELS_MAX] = { 0 };

  for (guint die = 0; die < set->n; die++)
    faces[set->levels[die] - 1] = set->levels[die];
  show_row (self, state, row, faces, CRUMB_MILDRED_LEVELS_MAX, set->turned, state->rules.levels);
  for (guint level = 1; level <= CRUMB_MILDRED_LEVELS_MAX; level++)
    crumb_set_css_class (row->numbers[level - 1], "goal", level == crumb_mildred_goal_line (&state->rules, i));
  show_taken (row, crumb_mildred_wanted (crumb_mildred_highest (set), state->rules.levels));
}

static void
show_slots (CrumbMildredBoard *self, const CrumbMildred *state, Row *row)
{
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

static void
show_lines (CrumbMildredBoard *self, const CrumbMildred *state)
{
  for (guint i = 0; i < LINES; i++)
    for (guint seat = 0; seat < CRUMB_MILDRED_SEATS; seat++)
      if (i < CRUMB_MILDRED_SETS)
        show_set (self, state, i, &self->lines[i].rows[seat]);
      else
        show_slots (self, state, &self->lines[i].rows[seat]);
}

static void
show_cards (CrumbMildredBoard *self, const CrumbMildred *state)
{
  static const char *const takes[] = { "takes-full-house", "takes-two-rows", "takes-group" };
  /* There is always one more card for more dice: rows don't move from phase to phase. */
  gboolean spare = !state->scores.over;

  for (guint i = 0; i < CRUMB_MILDRED_CARDS; i++)
    {
      gboolean empty = state->seats[0].groups[i].n + state->seats[1].groups[i].n == 0;
      gboolean shown = i < KNOWN_CARDS || !empty || spare;

      spare = spare && (i < KNOWN_CARDS || !empty);
      gtk_widget_set_visible (self->cards[i].title, shown);
      for (guint seat = 0; seat < CRUMB_MILDRED_SEATS; seat++)
        {
          const CrumbMildredGroup *group = &state->seats[seat].groups[i];
          Row *row = &self->cards[i].rows[seat];

          gtk_widget_set_visible (row->button, shown);
          gtk_widget_set_visible (row->mark, shown);
          show_row (self, state, row, group->faces, group->n, FALSE, 0);
          crumb_set_css_class (row->button, takes[MIN (i, KNOWN_CARDS)],
                               gtk_widget_get_sensitive (row->button) && group->n == 0);
          gtk_widget_set_visible (row->nothing, group->n == 0);
        }
    }
}

static void
crumb_mildred_board_update (CrumbGamePanel *panel, gconstpointer state)
{
  CrumbMildredBoard *self = CRUMB_MILDRED_BOARD (panel);

  if (state == NULL)
    return;
  show_heads (self);
  show_lines (self, state);
  show_cards (self, state);
}

static void
crumb_mildred_board_fit (CrumbGamePanel *panel, unsigned room)
{
  CRUMB_MILDRED_BOARD (panel)->room = room;
  gtk_widget_queue_allocate (CRUMB_MILDRED_BOARD (panel)->all);
}

static void
crumb_mildred_board_class_init (CrumbMildredBoardClass *klass)
{
  CRUMB_GAME_PANEL_CLASS (klass)->kind = &crumb_auntie_mildred;
  CRUMB_GAME_PANEL_CLASS (klass)->fit = crumb_mildred_board_fit;
  CRUMB_GAME_PANEL_CLASS (klass)->update = crumb_mildred_board_update;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "mildred-board");
}

static void
crumb_mildred_board_init (CrumbMildredBoard *self)
{
  self->all = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  for (guint seat = 0; seat < CRUMB_MILDRED_SEATS; seat++)
    build_head (self, &self->heads[seat]);
  for (guint i = 0; i < LINES; i++)
    build_line (self, &self->lines[i],
                i < CRUMB_MILDRED_SETS    ? CRUMB_MILDRED_LAUNDRY + (int) i
                : i == CRUMB_MILDRED_SETS ? CRUMB_MILDRED_PRANK
                                          : CRUMB_MILDRED_DODGE,
                IN_ROW, IN_ROW);
  for (guint i = 0; i < CRUMB_MILDRED_CARDS; i++)
    build_line (self, &self->cards[i], CRUMB_MILDRED_FULL_HOUSE + (int) i, CRUMB_MILDRED_DICE_MAX, 0);
  crumb_lay_out (self->all, measure, allocate);
  adw_bin_set_child (ADW_BIN (self), self->all);
}

GtkWidget *
crumb_mildred_board_new (void)
{
  return g_object_new (CRUMB_TYPE_MILDRED_BOARD, "vexpand", TRUE, "css-classes",
                       (const char *const[]) { "needs-room", NULL }, NULL);
}
