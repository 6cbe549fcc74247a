/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* All that lies on the table: the places of all seats, the game's stage, and what was said last. */

#include "crumb-config.h"

#include "crumb-tabletop.h"

#include "crumb-glide.h"
#include "ui/game/crumb-game-ui.h"
#include "ui/widgets/crumb-focus.h"
#include "ui/widgets/crumb-widget-helpers.h"

#define GAP 12
#define SMALL_GAP 2
/* How much of the height columns take where nothing else needs it, in percent: above a stage that has the rest, beside
 * another one, and without one. */
#define SEATS_SHARE_FLAT 25
#define SEATS_SHARE 60
#define SEATS_SHARE_ALONE 72

struct _CrumbTabletop
{
  CrumbGamePanel parent_instance;

  GtkWidget *all;
  GtkWidget *seats;
  GtkWidget *stage;
  GtkWidget *word;
  GtkWidget *glide;
  const CrumbGameUi *ui;
  unsigned room;
  gboolean live;
  gboolean over;
  guint asked;
  gboolean past;
  char *said;
};

G_DEFINE_FINAL_TYPE (CrumbTabletop, crumb_tabletop, CRUMB_TYPE_GAME_PANEL)

/* Layout: parts one below the other. Where it is narrow, or the stage is full of dice at times, the word comes before
 * the stage; at the end of a game, which says who has won, before all else. */

static gboolean
is_wide (CrumbTabletop *self)
{
  return (self->room & CRUMB_ROOM_WIDE) != 0;
}

static gboolean
is_flat (CrumbTabletop *self)
{
  return self->stage != NULL && gtk_widget_compute_expand (self->stage, GTK_ORIENTATION_VERTICAL);
}

/* A stage that repeats what the keys show is there only where there is room for all of it. */
static gboolean
gives_way (CrumbTabletop *self)
{
  return self->stage != NULL && gtk_widget_has_css_class (self->stage, "gives-way");
}

/* Above a stage that is full of things what is said has small letters where there is no room beside it, and there is
 * little between the parts. */
static gboolean
is_crowded (CrumbTabletop *self)
{
  return self->stage != NULL && (self->room & (CRUMB_ROOM_BESIDE | CRUMB_ROOM_SHOWN)) == 0
         && gtk_widget_has_css_class (self->stage, "needs-room");
}

static int
gap (CrumbTabletop *self)
{
  return is_crowded (self) || (self->room & CRUMB_ROOM_LOW) != 0 ? SMALL_GAP : GAP;
}

static guint
list_parts (CrumbTabletop *self, gboolean with_stage, GtkWidget *parts[3])
{
  /* A stage that takes all the height there is would leave none for the word below it. Where it does so at times only,
   * the word is above it all the time: it doesn't jump. */
  gboolean stage_first = is_wide (self) && !self->over && !is_flat (self)
                         && !(self->stage != NULL && gtk_widget_has_css_class (self->stage, "after-word"));
  /* Where little is seen at once, what is shown large begins with what it's about. */
  gboolean word_first = self->over || (self->room & (CRUMB_ROOM_SHOWN | CRUMB_ROOM_WIDE)) == CRUMB_ROOM_SHOWN;
  GtkWidget *in_order[] = { word_first ? self->word : self->seats,
                            word_first    ? self->seats
                            : stage_first ? self->stage
                                          : self->word,
                            stage_first ? self->word : self->stage };
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (in_order); i++)
    if (in_order[i] != NULL && gtk_widget_should_layout (in_order[i]) && (with_stage || in_order[i] != self->stage))
      parts[n++] = in_order[i];
  return n;
}

static void
measure (GtkWidget *box, GtkOrientation orientation, int for_size, int *minimum, int *natural, int *minimum_baseline,
         int *natural_baseline)
{
  CrumbTabletop *self = CRUMB_TABLETOP (gtk_widget_get_parent (box));
  GtkWidget *parts[3];
  guint n = list_parts (self, !gives_way (self), parts);

  *minimum = *natural = 0;
  for (guint i = 0; i < n; i++)
    {
      int least, usual;

      gtk_widget_measure (parts[i], orientation, for_size, &least, &usual, NULL, NULL);
      if (orientation == GTK_ORIENTATION_HORIZONTAL)
        {
          *minimum = MAX (*minimum, least);
          *natural = MAX (*natural, usual);
        }
      else
        {
          *minimum += least + (i > 0 ? gap (self) : 0);
          *natural += usual + (i > 0 ? gap (self) : 0);
        }
    }
}

static gboolean
has_dice_in_places (CrumbTabletop *self, int width)
{
  int least, usual;

  gtk_widget_measure (self->seats, GTK_ORIENTATION_VERTICAL, width, &least, &usual, NULL, NULL);
  return usual > least;
}

/* Returns what is left for the stage. */
static int
stretch_above (CrumbTabletop *self, GtkRequestedSize *seats, int spare, int width, int height)
{
  int more = CLAMP (height * SEATS_SHARE_FLAT / 100 - seats->minimum_size, 0, spare);

  if (seats->data != self->seats || !has_dice_in_places (self, width))
    return spare;
  seats->minimum_size += more;
  return spare - more;
}

/* Where the rest of the height goes: to the stage that wants it; in columns to the places, up to their share. */
static void
stretch (CrumbTabletop *self, GtkRequestedSize sizes[], guint n, int spare, int width, int height)
{
  int share = SEATS_SHARE_ALONE;

  for (guint i = 0; i < n && spare > 0; i++)
    if (sizes[i].data == self->stage)
      {
        share = SEATS_SHARE;
        if (!is_flat (self))
          break;
        sizes[i].minimum_size += stretch_above (self, &sizes[0], spare, width, height);
        return;
      }
  for (guint i = 0; i < n && spare > 0; i++)
    if (sizes[i].data == self->seats && crumb_seat_places_grow (CRUMB_SEAT_PLACES (self->seats)))
      sizes[i].minimum_size += CLAMP (height * share / 100 - sizes[i].minimum_size, 0, spare);
}

/* A stage that wants all of the height has what it needs before places grow. Returns what is left. */
static int
fill_stage (CrumbTabletop *self, GtkRequestedSize sizes[], guint n, int spare)
{
  for (guint i = 0; i < n && spare > 0; i++)
    if (sizes[i].data == self->stage && is_flat (self))
      {
        int more = CLAMP (sizes[i].natural_size - sizes[i].minimum_size, 0, spare);

        sizes[i].minimum_size += more;
        spare -= more;
      }
  return MAX (0, spare);
}

/* Where not all is in view, what is further down is not the word. */
static void
put_word_first (CrumbTabletop *self, GtkRequestedSize sizes[], guint n)
{
  for (guint i = 1; i < n; i++)
    if (sizes[i].data == self->word && sizes[i - 1].data == self->stage)
      {
        GtkRequestedSize stage = sizes[i - 1];

        sizes[i - 1] = sizes[i];
        sizes[i] = stage;
      }
}

static gboolean
has_room_for_stage (CrumbTabletop *self, int width, int height)
{
  GtkWidget *parts[3];
  guint n = list_parts (self, TRUE, parts);

  for (guint i = 0; i < n; i++)
    {
      int usual;

      gtk_widget_measure (parts[i], GTK_ORIENTATION_VERTICAL, width, NULL, &usual, NULL, NULL);
      height -= usual + (i > 0 ? gap (self) : 0);
    }
  return height >= 0;
}

static void
allocate (GtkWidget *box, int width, int height, int baseline)
{
  CrumbTabletop *self = CRUMB_TABLETOP (gtk_widget_get_parent (box));
  GtkWidget *parts[3];
  GtkRequestedSize sizes[3];
  gboolean with_stage = !gives_way (self) || has_room_for_stage (self, width, height);
  guint n = list_parts (self, with_stage, parts);
  int spare = height - (int) (n > 0 ? n - 1 : 0) * gap (self), y = 0;

  for (guint i = 0; i < n; i++)
    {
      sizes[i].data = parts[i];
      gtk_widget_measure (parts[i], GTK_ORIENTATION_VERTICAL, width, &sizes[i].minimum_size, &sizes[i].natural_size,
                          NULL, NULL);
      spare -= sizes[i].minimum_size;
    }
  if (self->stage != NULL)
    gtk_widget_set_child_visible (self->stage, with_stage);
  if (spare <= 0)
    put_word_first (self, sizes, n);
  spare = gtk_distribute_natural_allocation (fill_stage (self, sizes, n, spare), n, sizes);
  stretch (self, sizes, n, spare, width, height);
  for (guint i = 0; i < n; i++)
    spare = i == 0 ? height - (int) (n - 1) * gap (self) - sizes[0].minimum_size : spare - sizes[i].minimum_size;
  for (guint i = 0; i < n; i++)
    {
      /* What stands below columns does so in the middle of what is left. */
      if (i == 1 && is_wide (self) && !self->over && !is_flat (self))
        y += MAX (0, spare) / 2;
      gtk_widget_size_allocate (sizes[i].data, &(GtkAllocation) { 0, y, width, sizes[i].minimum_size }, -1);
      y += sizes[i].minimum_size + gap (self);
    }
  gtk_widget_size_allocate (self->glide, &(GtkAllocation) { 0, 0, width, height }, -1);
}

/* Showing ------------------------------------------------------------------ */

static void
show_room (CrumbTabletop *self)
{
  CrumbGamePanelClass *klass;

  /* In a ruling anything may lie there. */
  if (!CRUMB_IS_GAME_PANEL (self->stage))
    return;
  klass = CRUMB_GAME_PANEL_GET_CLASS (self->stage);
  if (klass->fit != NULL)
    klass->fit (CRUMB_GAME_PANEL (self->stage), self->room);
}

static void
set_stage (CrumbTabletop *self, GtkWidget *stage)
{
  g_clear_pointer (&self->stage, gtk_widget_unparent);
  if (stage == NULL)
    return;
  self->stage = stage;
  gtk_widget_insert_after (self->stage, self->all, self->seats);
  show_room (self);
  crumb_set_css_class (GTK_WIDGET (self), "crowded", is_crowded (self));
}

static void
show_past (CrumbTabletop *self, GtkWidget *stage)
{
  CrumbGamePanel *panel = CRUMB_GAME_PANEL (self);
  CrumbGame *game = crumb_game_panel_get_game (panel);

  if (stage != NULL)
    crumb_game_panel_set_past (CRUMB_GAME_PANEL (stage), game, crumb_game_panel_get_n_moves (panel),
                               crumb_game_panel_get_state (panel));
}

static guint
find_last (const CrumbPlace places[], guint n, gboolean won)
{
  guint last = CRUMB_NO_SEAT;

  for (guint seat = 0; seat < n; seat++)
    if (won ? places[seat].won : places[seat].asked)
      last = seat;
  return last;
}

static void
show_seats (CrumbTabletop *self, CrumbGame *game, gconstpointer state)
{
  guint n_moves = crumb_game_panel_get_n_moves (CRUMB_GAME_PANEL (self));
  CrumbPlace places[CRUMB_SEATS_MAX] = { 0 };
  guint n = crumb_scores_of (state)->n_seats;

  for (guint seat = 0; seat < n; seat++)
    {
      crumb_place_init (&places[seat], game, state, seat);
      if (self->ui->describe != NULL)
        self->ui->describe (game, n_moves, state, seat, &places[seat]);
      places[seat].taps &= self->live;
    }
  self->asked = find_last (places, n, FALSE);
  /* Who takes a die, or has just scored, isn't asked for anything in its place. */
  if (self->asked == CRUMB_NO_SEAT && !self->over)
    self->asked = find_last (places, n, TRUE);
  crumb_seat_places_show (CRUMB_SEAT_PLACES (self->seats), places, n, crumb_scores_of (state)->order, self->asked);
  for (guint seat = 0; seat < n; seat++)
    crumb_place_clear (&places[seat]);
}

static void
set_said (CrumbTabletop *self, const CrumbSaying *saying)
{
  g_free (self->said);
  self->said =
      saying->headline != NULL ? g_strjoin ("\n", saying->headline, saying->reason, NULL) : g_strdup (saying->reason);
}

static void
show_word (CrumbTabletop *self, CrumbGame *game, gconstpointer state)
{
  guint n_moves = crumb_game_panel_get_n_moves (CRUMB_GAME_PANEL (self));
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  g_auto (CrumbSaying) saying = { 0 };

  if (self->ui->say != NULL)
    self->ui->say (game, n_moves, state, &saying);
  /* A window beside the table's, as the scoreboard is, has no rules to open. */
  if (!self->live && root != NULL && !GTK_IS_APPLICATION_WINDOW (root))
    saying.rule = NULL;
  crumb_word_show (CRUMB_WORD (self->word), &saying, self->live ? n_moves : G_MAXUINT);
  self->past = saying.past;
  set_said (self, &saying);
}

static void
crumb_tabletop_update (CrumbGamePanel *panel, gconstpointer state)
{
  CrumbTabletop *self = CRUMB_TABLETOP (panel);
  CrumbGame *game = crumb_game_panel_get_game (panel);
  const CrumbGameUi *ui = state != NULL ? crumb_game_ui_of (crumb_game_get_kind (game)) : NULL;

  gtk_widget_set_visible (self->all, ui != NULL);
  if (self->ui != ui)
    {
      self->ui = ui;
      set_stage (self, ui != NULL && ui->stage_new != NULL ? ui->stage_new () : NULL);
    }
  if (ui == NULL)
    {
      crumb_seat_places_show (CRUMB_SEAT_PLACES (self->seats), NULL, 0, NULL, CRUMB_NO_SEAT);
      return;
    }
  crumb_glide_note (CRUMB_GLIDE (self->glide), CRUMB_SEAT_PLACES (self->seats), self->stage, game);
  self->over = crumb_scores_of (state)->over;
  show_past (self, self->stage);
  show_seats (self, game, state);
  show_word (self, game, state);
  crumb_seat_places_set_room (CRUMB_SEAT_PLACES (self->seats), self->room, is_flat (self));
}

static void
crumb_tabletop_class_init (CrumbTabletopClass *klass)
{
  CRUMB_GAME_PANEL_CLASS (klass)->update = crumb_tabletop_update;
  crumb_class_owns (klass, CrumbTabletop, g_free, said);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "tabletop");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
crumb_tabletop_init (CrumbTabletop *self)
{
  self->asked = CRUMB_NO_SEAT;
  self->all = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  self->seats = crumb_seat_places_new ();
  self->word = crumb_word_new ();
  gtk_box_append (GTK_BOX (self->all), self->seats);
  gtk_box_append (GTK_BOX (self->all), self->word);
  self->glide = crumb_glide_new ();
  gtk_box_append (GTK_BOX (self->all), self->glide);
  crumb_lay_out (self->all, measure, allocate);
  adw_bin_set_child (ADW_BIN (self), self->all);
  gtk_widget_set_visible (self->all, FALSE);
}

GtkWidget *
crumb_tabletop_new (void)
{
  return g_object_new (CRUMB_TYPE_TABLETOP, NULL);
}

void
crumb_tabletop_lay (CrumbTabletop *self, const CrumbPlace places[], guint n, const CrumbSaying *saying)
{
  static const uint8_t order[CRUMB_SEATS_MAX] = { 0, 1, 2, 3 };

  g_return_if_fail (CRUMB_IS_TABLETOP (self));

  self->asked = find_last (places, n, FALSE);
  /* What is ruled comes before whatever else there is to see, once nothing is asked that would move. */
  self->over = self->asked == CRUMB_NO_SEAT;
  gtk_widget_set_visible (self->all, TRUE);
  gtk_widget_set_visible (self->seats, n > 0);
  crumb_seat_places_show (CRUMB_SEAT_PLACES (self->seats), places, n, order, CRUMB_NO_SEAT);
  crumb_word_show (CRUMB_WORD (self->word), saying, G_MAXUINT);
  set_said (self, saying);
  crumb_seat_places_set_room (CRUMB_SEAT_PLACES (self->seats), self->room, is_flat (self));
}

void
crumb_tabletop_set_stage (CrumbTabletop *self, GtkWidget *stage)
{
  g_return_if_fail (CRUMB_IS_TABLETOP (self));

  set_stage (self, stage);
}

void
crumb_tabletop_set_live (CrumbTabletop *self, gboolean live)
{
  g_return_if_fail (CRUMB_IS_TABLETOP (self));

  self->live = live;
}

void
crumb_tabletop_set_room (CrumbTabletop *self, unsigned room)
{
  g_return_if_fail (CRUMB_IS_TABLETOP (self));

  self->room = room;
  crumb_word_set_centered (CRUMB_WORD (self->word), is_wide (self));
  show_room (self);
  crumb_room_style (GTK_WIDGET (self), room);
  crumb_set_css_class (GTK_WIDGET (self), "crowded", is_crowded (self));
  crumb_seat_places_set_room (CRUMB_SEAT_PLACES (self->seats), room, is_flat (self));
  gtk_widget_queue_resize (self->all);
}

CrumbWord *
crumb_tabletop_get_word (CrumbTabletop *self)
{
  g_return_val_if_fail (CRUMB_IS_TABLETOP (self), NULL);

  return CRUMB_WORD (self->word);
}

void
crumb_tabletop_say_again (CrumbTabletop *self)
{
  gconstpointer state;

  g_return_if_fail (CRUMB_IS_TABLETOP (self));

  state = crumb_game_panel_get_state (CRUMB_GAME_PANEL (self));
  if (state != NULL)
    show_word (self, crumb_game_panel_get_game (CRUMB_GAME_PANEL (self)), state);
}

const char *
crumb_tabletop_get_said (CrumbTabletop *self)
{
  g_return_val_if_fail (CRUMB_IS_TABLETOP (self), NULL);

  return self->said;
}

gboolean
crumb_tabletop_said_before (CrumbTabletop *self)
{
  g_return_val_if_fail (CRUMB_IS_TABLETOP (self), FALSE);

  return self->past;
}

/* What is asked about on the stage, or the place of the seat whose turn it is. If it is nobody's and nothing has been
 * said, such as before the plate is known, all of a stage that doesn't know of its parts. */
static GtkWidget *
find_asked (CrumbTabletop *self)
{
  GtkWidget *place = crumb_seat_places_get_place (CRUMB_SEAT_PLACES (self->seats), self->asked);
  CrumbGamePanelClass *stage = CRUMB_IS_GAME_PANEL (self->stage) ? CRUMB_GAME_PANEL_GET_CLASS (self->stage) : NULL;

  if (stage != NULL && stage->find_asked != NULL)
    {
      GtkWidget *part = stage->find_asked (CRUMB_GAME_PANEL (self->stage));

      return part != NULL ? part : place;
    }
  return place != NULL || gtk_widget_get_visible (self->word) ? place : self->stage;
}

void
crumb_tabletop_keep_in_view (CrumbTabletop *self)
{
  GtkWidget *asked;

  g_return_if_fail (CRUMB_IS_TABLETOP (self));

  asked = find_asked (self);
  if (asked != NULL)
    crumb_keep_in_view (asked, self->word);
  else
    crumb_keep_in_view (self->word, NULL);
}

gboolean
crumb_tabletop_choose (CrumbTabletop *self)
{
  g_return_val_if_fail (CRUMB_IS_TABLETOP (self), FALSE);

  return self->stage != NULL && gtk_widget_get_child_visible (self->stage)
         && gtk_widget_child_focus (self->stage, GTK_DIR_TAB_FORWARD);
}
