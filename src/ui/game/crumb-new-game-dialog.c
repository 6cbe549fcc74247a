/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Asks who plays, and begins the game. */

#include "crumb-new-game-dialog.h"

#include "crumb-agreement-dialog.h"
#include "crumb-game-ui.h"
#include "crumb-rule-sets.h"
#include "ui/people/crumb-player-chips.h"
#include "ui/people/crumb-seat-row.h"
#include "ui/people/crumb-seating.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include "words/crumb-game-words.h"

#include <glib/gi18n.h>

/** How large a game's picture is, in pixels. */
#define PICTURE_SIZE 32
/** In how many games the rules of the same people are looked for. */
#define PLAYED_LATELY 50

struct _CrumbNewGameDialog
{
  AdwDialog parent_instance;

  CrumbStore *store;
  GSettings *settings;
  const CrumbGameUi *ui;
  char *rules;
  gboolean rules_chosen;
  GPtrArray *played;
  CrumbSheet *sheet;
  guint n_nobodies;

  AdwBanner *banner;
  AdwToggleGroup *games;
  AdwToggleGroup *choices;
  GtkListBox *seats;
  GtkLabel *note;
  AdwActionRow *rules_row;
  AdwActionRow *sheet_row;
  CrumbPlayerChips *chips;
};

CRUMB_DEFINE_TEMPLATE (CrumbNewGameDialog, crumb_new_game_dialog, ADW_TYPE_DIALOG)

/* How many names are needed. */
static guint
get_min (CrumbNewGameDialog *self)
{
  return self->ui->kind->seats_min - self->n_nobodies;
}

/* How many names there is room for. */
static guint
count_seats (CrumbNewGameDialog *self)
{
  return self->ui->kind->seats_max - self->n_nobodies;
}

static CrumbSeatRow *
get_row (CrumbNewGameDialog *self, guint place)
{
  return CRUMB_SEAT_ROW (gtk_list_box_get_row_at_index (self->seats, (int) place));
}

/* The names belong to the rows and are valid until one of them is edited. */
static guint
read_rows (CrumbNewGameDialog *self, CrumbSeatingRow rows[CRUMB_SEATS_MAX])
{
  guint n = 0;

  for (; n < count_seats (self) && gtk_list_box_get_row_at_index (self->seats, (int) n) != NULL; n++)
    {
      CrumbSeatRow *row = get_row (self, n);

      rows[n] = (CrumbSeatingRow) {
        .name = gtk_editable_get_text (GTK_EDITABLE (row)),
        .colour = crumb_seat_row_get_colour (row),
      };
    }

  return n;
}

static void
say_nothing (CrumbNewGameDialog *self)
{
  adw_banner_set_revealed (self->banner, FALSE);
  for (guint place = 0; gtk_list_box_get_row_at_index (self->seats, (int) place) != NULL; place++)
    gtk_widget_remove_css_class (GTK_WIDGET (get_row (self, place)), "error");
}

static CrumbSeatRow *append_row (CrumbNewGameDialog *self);
static void follow_rules (CrumbNewGameDialog *self);

/* Keeps one empty row to type in, as long as the game has seats. */
static void
update_rows (CrumbNewGameDialog *self)
{
  guint n_seats = count_seats (self);
  CrumbSeatingRow rows[CRUMB_SEATS_MAX];
  guint n_rows = read_rows (self, rows);
  guint n_named = 0;
  gboolean has_room = FALSE;

  /* A name that was typed comes back with a game that has a seat for it. */
  for (guint place = 0; gtk_list_box_get_row_at_index (self->seats, (int) place) != NULL; place++)
    gtk_widget_set_visible (GTK_WIDGET (get_row (self, place)), place < n_seats);

  for (guint place = 0; place < n_rows; place++)
    if (rows[place].name[0] != '\0')
      n_named = place + 1;

  while (n_rows < n_seats && (n_rows < get_min (self) || n_rows == n_named))
    {
      append_row (self);
      n_rows = read_rows (self, rows);
    }

  for (guint place = 0; place < n_rows; place++)
    {
      has_room = has_room || rows[place].name[0] == '\0';
      crumb_seat_row_set_place (get_row (self, place), place, n_named);
    }

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "new-game.seat", has_room);
  crumb_player_chips_hide (self->chips, rows, n_rows);
}

static void
changed_cb (CrumbNewGameDialog *self)
{
  say_nothing (self);
  update_rows (self);
  follow_rules (self);
}

static void
entry_activated_cb (CrumbNewGameDialog *self, GtkListBoxRow *row)
{
  CrumbSeatingRow rows[CRUMB_SEATS_MAX];
  guint n_rows = read_rows (self, rows);
  guint place = (guint) gtk_list_box_row_get_index (row);

  if (crumb_seating_enter_starts (rows, n_rows, get_min (self), place) || place + 1 == n_rows)
    gtk_widget_activate_action (GTK_WIDGET (self), "new-game.start", NULL);
  else
    gtk_widget_grab_focus (GTK_WIDGET (get_row (self, place + 1)));
}

/* Keeps colours different: the player who has the chosen one gets the old one in return. */
static void
colour_chosen_cb (CrumbNewGameDialog *self, guint colour, CrumbSeatRow *row)
{
  for (guint place = 0; gtk_list_box_get_row_at_index (self->seats, (int) place) != NULL; place++)
    if (crumb_seat_row_get_colour (get_row (self, place)) == colour)
      crumb_seat_row_set_colour (get_row (self, place), crumb_seat_row_get_colour (row));

  crumb_seat_row_set_colour (row, (CrumbColour) colour);
}

static void
moved_cb (CrumbNewGameDialog *self, int place, GtkWidget *row)
{
  gboolean focused = gtk_widget_get_focus_child (GTK_WIDGET (self->seats)) == row;

  g_object_ref (row);
  gtk_list_box_remove (self->seats, row);
  gtk_list_box_insert (self->seats, row, place);
  if (focused)
    gtk_widget_grab_focus (row);
  g_object_unref (row);

  changed_cb (self);
}

static void
removed_cb (CrumbNewGameDialog *self, GtkWidget *row)
{
  guint place = (guint) gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row));

  gtk_list_box_remove (self->seats, row);
  changed_cb (self);
  gtk_widget_grab_focus (GTK_WIDGET (get_row (self, place)));
}

static CrumbSeatRow *
append_row (CrumbNewGameDialog *self)
{
  CrumbSeatingRow rows[CRUMB_SEATS_MAX];
  guint n_rows = read_rows (self, rows);
  GtkWidget *row = crumb_seat_row_new ();

  crumb_seat_row_set_colour (CRUMB_SEAT_ROW (row), crumb_seating_give_colour (rows, n_rows, CRUMB_COLOUR_BLUE));
  gtk_list_box_append (self->seats, row);

  g_signal_connect_object (row, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "entry-activated", G_CALLBACK (entry_activated_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "colour-chosen", G_CALLBACK (colour_chosen_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "moved", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "removed", G_CALLBACK (removed_cb), self, G_CONNECT_SWAPPED);

  return CRUMB_SEAT_ROW (row);
}

/* Uses the first row without a name; does nothing if all seats are taken. */
static void
seat_player (CrumbNewGameDialog *self, const CrumbSeat *player)
{
  CrumbSeatingRow rows[CRUMB_SEATS_MAX];
  guint n_rows = read_rows (self, rows);
  guint place = n_rows;
  gboolean colour_taken = FALSE;

  for (guint i = 0; i < n_rows; i++)
    if (rows[i].name[0] == '\0')
      place = MIN (place, i);
    else if (rows[i].colour == player->colour)
      colour_taken = TRUE;

  if (place == n_rows)
    return;

  if (!colour_taken)
    colour_chosen_cb (self, player->colour, get_row (self, place));
  gtk_editable_set_text (GTK_EDITABLE (get_row (self, place)), player->name);
}

static void
seat_action (CrumbNewGameDialog *self, const char *action_name, GVariant *parameter)
{
  const CrumbSeat *player = crumb_player_chips_find (self->chips, g_variant_get_string (parameter, NULL));

  if (player != NULL)
    seat_player (self, player);
}

/* Game and rules ---------------------------------------------------------- */

static const CrumbAgreement *
get_agreement (CrumbNewGameDialog *self)
{
  return crumb_game_words_of (self->ui->kind)->agreement;
}

/* The knob that is asked for here; as many as there are where none is. */
static unsigned
find_choice (CrumbNewGameDialog *self)
{
  const CrumbRuleBook *book = get_agreement (self)->book;
  unsigned knob = 0;

  while (knob < book->n_knobs
         && (self->ui->seating_knob == NULL || !g_str_equal (book->knobs[knob].id, self->ui->seating_knob)))
    knob++;
  return knob;
}

/* (transfer full): @rules with that knob turned to @number. */
static char *
with_choice (CrumbNewGameDialog *self, const char *rules, int number)
{
  const CrumbAgreement *agreement = get_agreement (self);
  CrumbAgreed agreed;

  if (!crumb_agreement_parse (agreement, rules, &agreed)
      || !crumb_rule_book_set (agreement->book, &agreed, find_choice (self), number))
    return g_strdup (rules);
  return crumb_agreement_format (agreement, &agreed);
}

/* What a toggle shows: its own label would be cut in large text. */
static GtkWidget *
make_label (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  return label;
}

static void
list_choices (CrumbNewGameDialog *self)
{
  const CrumbAgreement *agreement = get_agreement (self);
  unsigned knob = find_choice (self);
  const CrumbRuleKnob *choice = knob < agreement->book->n_knobs ? &agreement->book->knobs[knob] : NULL;

  adw_toggle_group_remove_all (self->choices);
  for (unsigned word = 0; choice != NULL && choice->values[word] != NULL; word++)
    {
      g_autofree char *label = crumb_agreement_value (agreement, knob, crumb_rule_knob_number (choice, word));
      AdwToggle *toggle = adw_toggle_new ();

      adw_toggle_set_name (toggle, choice->values[word]);
      adw_toggle_set_child (toggle, make_label (label));
      adw_toggle_group_add (self->choices, toggle);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->choices), choice != NULL);
}

static void
show_choice (CrumbNewGameDialog *self)
{
  const CrumbAgreement *agreement = get_agreement (self);
  unsigned knob = find_choice (self);
  CrumbAgreed agreed;

  if (knob < agreement->book->n_knobs && crumb_agreement_parse (agreement, self->rules, &agreed))
    adw_toggle_group_set_active_name (
        self->choices,
        crumb_rule_knob_word (&agreement->book->knobs[knob], crumb_rule_book_get (agreement->book, &agreed, knob)));
}

static void
take_rules (CrumbNewGameDialog *self, const char *rules)
{
  g_autofree char *summary = crumb_rule_sets_summary (get_agreement (self), self->settings, rules);

  g_set_str (&self->rules, rules);
  self->n_nobodies = crumb_seating_count_nobodies (self->ui->kind, rules);
  adw_action_row_set_subtitle (self->rules_row, summary);
  crumb_label_show (self->note, self->ui->seating_note != NULL ? self->ui->seating_note (rules) : NULL);
  update_rows (self);
  show_choice (self);
}

/* From then on they are not those that somebody played by before. */
static void
choose_rules (CrumbNewGameDialog *self, const char *rules)
{
  self->rules_chosen = TRUE;
  take_rules (self, rules);
}

static void
choice_cb (CrumbNewGameDialog *self)
{
  guint chosen = adw_toggle_group_get_active (self->choices);
  g_autofree char *rules = NULL;

  if (chosen == GTK_INVALID_LIST_POSITION || self->ui == NULL || self->rules == NULL)
    return;
  rules = with_choice (self, self->rules,
                       crumb_rule_knob_number (&get_agreement (self)->book->knobs[find_choice (self)], chosen));
  if (!g_str_equal (rules, self->rules))
    choose_rules (self, rules);
}

/* What the table's own cards say; nobody has to fill that in. */
static void
take_sheet (CrumbNewGameDialog *self, gpointer sheet)
{
  g_clear_pointer (&self->sheet, crumb_sheet_free);
  if (sheet != NULL)
    self->sheet = crumb_sheet_copy (sheet);
  adw_action_row_set_subtitle (self->sheet_row, sheet != NULL ? crumb_sheet_get_name (sheet)
                                                              : _ ("None: you’ll say what your cards give"));
}

static void
sheet_action (CrumbNewGameDialog *self)
{
  AdwDialog *dialog = self->ui->sheet_new (self->sheet);

  g_signal_connect_object (dialog, "filled", G_CALLBACK (take_sheet), self, G_CONNECT_SWAPPED);
  adw_dialog_present (dialog, GTK_WIDGET (self));
}

/* The sheet that was filled in last is offered again. */
static void
offer_sheet (CrumbNewGameDialog *self)
{
  g_autoptr (CrumbSheet) sheet =
      self->ui->sheet_new != NULL ? crumb_store_latest_sheet (self->store, self->ui->kind) : NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->sheet_row), self->ui->sheet_new != NULL);
  take_sheet (self, sheet);
}

static void
rules_action (CrumbNewGameDialog *self)
{
  AdwDialog *dialog = crumb_agreement_dialog_new (get_agreement (self), self->settings, self->rules, TRUE);

  g_signal_connect_object (dialog, "chosen", G_CALLBACK (choose_rules), self, G_CONNECT_SWAPPED);
  adw_dialog_present (dialog, GTK_WIDGET (self));
}

/* (transfer full): The rules of new games, at the table where this game was played last. */
static char *
begin_rules (CrumbNewGameDialog *self)
{
  const CrumbAgreement *agreement = get_agreement (self);
  g_autofree char *rules = crumb_rule_sets_for_new_games (agreement, self->settings);
  unsigned knob = find_choice (self);
  CrumbAgreed agreed;

  for (guint i = 0; i < self->played->len && knob < agreement->book->n_knobs; i++)
    {
      const CrumbGameSummary *game = g_ptr_array_index (self->played, i);

      if (game->kind == self->ui->kind
          && crumb_agreement_parse (agreement, game->rules != NULL ? game->rules : "", &agreed))
        return with_choice (self, rules, crumb_rule_book_get (agreement->book, &agreed, knob));
    }
  return g_steal_pointer (&rules);
}

/* Whether just those whose names are typed played it to the end. */
static gboolean
was_played_by (const CrumbGameSummary *game, const CrumbSeatingRow rows[], guint n_rows)
{
  guint n_nobodies = crumb_seating_count_nobodies (game->kind, game->rules != NULL ? game->rules : "");
  CrumbSeatingRow played[CRUMB_SEATS_MAX];
  guint n = 0, n_named = 0;

  for (guint seat = 0; seat < game->n_seats; seat++)
    if (crumb_seats_has (game->playing, seat))
      played[n++].name = game->seats[seat]->name;
  for (guint i = 0; i < n_rows; i++)
    {
      g_autofree char *name = crumb_seat_clean_name (rows[i].name);

      if (rows[i].name[0] == '\0')
        continue;
      if (name == NULL || !crumb_seating_has_name (played, n, name))
        return FALSE;
      n_named++;
    }
  return n_named + n_nobodies == n;
}

/* The rules that these people played by last, as they were at the end, are most often those they play by again. */
static void
follow_rules (CrumbNewGameDialog *self)
{
  CrumbSeatingRow rows[CRUMB_SEATS_MAX];
  guint n_rows = read_rows (self, rows), n_named = 0;

  for (guint i = 0; i < n_rows; i++)
    n_named += rows[i].name[0] != '\0';
  for (guint i = 0; i < self->played->len && n_named >= get_min (self) && !self->rules_chosen; i++)
    {
      const CrumbGameSummary *summary = g_ptr_array_index (self->played, i);
      g_autoptr (CrumbGame) game = NULL;
      char text[CRUMB_RULES_TEXT_MAX];

      if (summary->kind != self->ui->kind || !was_played_by (summary, rows, n_rows))
        continue;
      game = crumb_store_load_game (self->store, summary->id, NULL);
      if (game == NULL)
        continue;
      crumb_game_kind_rules (self->ui->kind, crumb_game_get_state (game), text);
      if (g_strcmp0 (text, self->rules) != 0)
        take_rules (self, text);
      return;
    }
}

static void
set_kind (CrumbNewGameDialog *self, const CrumbGameKind *kind)
{
  const CrumbGameUi *ui = crumb_game_ui_of (kind);
  g_autofree char *rules = NULL;

  if (ui == NULL || ui == self->ui)
    return;

  self->ui = ui;
  g_clear_pointer (&self->rules, g_free);
  list_choices (self);
  rules = begin_rules (self);
  self->rules_chosen = FALSE;
  take_rules (self, rules);
  follow_rules (self);
  offer_sheet (self);
  adw_toggle_group_set_active_name (self->games, kind->id);
  g_object_notify (G_OBJECT (self), "kind");
}

/* With the last game's players seated Enter starts the game; else the first name is to be typed. */
static GtkWidget *
get_first (CrumbNewGameDialog *self)
{
  GtkWidget *first = GTK_WIDGET (get_row (self, 0));
  gboolean seated = gtk_editable_get_text (GTK_EDITABLE (first))[0] != '\0';

  return seated ? adw_dialog_get_default_widget (ADW_DIALOG (self)) : first;
}

/* After a click the names get the focus; after an arrow key it stays with the games. */
static void
game_chosen_cb (CrumbNewGameDialog *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (self->ui == NULL)
    return;
  set_kind (self, crumb_game_kind_find (adw_toggle_group_get_active_name (self->games)));
  if (root != NULL && !gtk_window_get_focus_visible (GTK_WINDOW (root)))
    gtk_widget_grab_focus (get_first (self));
}

static GtkWidget *
make_picture (const CrumbGameUi *ui)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *image = gtk_image_new_from_icon_name (ui->icon_name);

  gtk_image_set_pixel_size (GTK_IMAGE (image), PICTURE_SIZE);
  gtk_widget_add_css_class (box, "game-picture");
  gtk_box_append (GTK_BOX (box), image);
  gtk_box_append (GTK_BOX (box), make_label (_ (crumb_game_words_of (ui->kind)->name)));
  return box;
}

/* Asks only if there is more than one game. */
static void
list_games (CrumbNewGameDialog *self)
{
  for (guint i = 0; crumb_game_uis[i] != NULL; i++)
    {
      AdwToggle *game = adw_toggle_new ();

      adw_toggle_set_name (game, crumb_game_uis[i]->kind->id);
      adw_toggle_set_child (game, make_picture (crumb_game_uis[i]));
      adw_toggle_group_add (self->games, game);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->games), adw_toggle_group_get_n_toggles (self->games) > 1);
}

/* Start ------------------------------------------------------------------- */

static void
say_problem (CrumbNewGameDialog *self, CrumbSeatingProblem problem, const CrumbSeatingRow rows[], guint n_rows,
             guint place)
{
  g_autofree char *sentence = crumb_seating_describe (problem, get_min (self), &rows[place]);

  if (problem == CRUMB_SEATING_TOO_FEW)
    for (place = 0; place + 1 < n_rows && rows[place].name[0] != '\0';)
      place++;
  gtk_widget_add_css_class (GTK_WIDGET (get_row (self, place)), "error");
  gtk_widget_grab_focus (GTK_WIDGET (get_row (self, place)));
  crumb_banner_say (self->banner, sentence);
}

static void
start_action (CrumbNewGameDialog *self)
{
  g_autoptr (GPtrArray) seats = NULL;
  g_autoptr (CrumbGame) game = NULL;
  g_autoptr (GError) error = NULL;
  CrumbSeatingRow rows[CRUMB_SEATS_MAX];
  guint n_rows = read_rows (self, rows);
  guint place;
  CrumbSeatingProblem problem = crumb_seating_read (rows, n_rows, get_min (self), &place, &seats);

  if (problem != CRUMB_SEATING_FINE)
    {
      say_problem (self, problem, rows, n_rows, place);
      return;
    }

  crumb_seating_add_nobodies (seats, self->ui->kind, self->rules);
  game = crumb_store_new_game (self->store, self->ui->kind, self->rules, self->sheet, seats, 0, &error);
  if (game == NULL)
    {
      crumb_banner_say (self->banner, error->message);
      return;
    }

  g_signal_emit_by_name (self, "started", game);
  adw_dialog_close (ADW_DIALOG (self));
}

static void
add_chips (CrumbNewGameDialog *self)
{
  g_autoptr (GError) error = NULL;

  if (!crumb_player_chips_load (self->chips, self->store, "new-game.seat", &error))
    crumb_banner_say (self->banner, error->message);
}

static void
seat_players (CrumbNewGameDialog *self, GPtrArray *seats)
{
  for (guint place = 0; place < seats->len && gtk_list_box_get_row_at_index (self->seats, (int) place) != NULL; place++)
    {
      const CrumbSeat *seat = g_ptr_array_index (seats, place);
      CrumbSeatRow *row = get_row (self, place);

      gtk_editable_set_text (GTK_EDITABLE (row), seat->name);
      colour_chosen_cb (self, seat->colour, row);
    }
}

/* Most often the same people play the same game again, so we seat those who stayed to the end, in their order. */
static void
begin_as_last_time (CrumbNewGameDialog *self)
{
  g_autoptr (CrumbGame) game = NULL;
  g_autoptr (GPtrArray) seats = NULL;
  const CrumbGameKind *kind = NULL;

  if (crumb_store_latest_game (self->store, &game, NULL) && game != NULL)
    {
      kind = crumb_game_get_kind (game);
      seats = crumb_seating_people_of_game (game);
    }
  set_kind (self, crumb_game_ui_of (kind) != NULL ? kind : crumb_game_uis[0]->kind);
  if (seats != NULL)
    seat_players (self, seats);
}

/* By default a dialog focuses its first button. */
static gboolean
crumb_new_game_dialog_grab_focus (GtkWidget *widget)
{
  return crumb_dialog_grab_focus (ADW_DIALOG (widget), get_first (CRUMB_NEW_GAME_DIALOG (widget)));
}

static gpointer
get_kind (CrumbNewGameDialog *self)
{
  return (gpointer) self->ui->kind;
}

static void
crumb_new_game_dialog_class_init (CrumbNewGameDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->grab_focus = crumb_new_game_dialog_grab_focus;

  crumb_class_computed (klass, get_kind, set_kind, g_param_spec_pointer ("kind", NULL, NULL, CRUMB_READWRITE));

  crumb_class_signal (klass, "started", 1, CRUMB_TYPE_GAME);

  crumb_class_action (widget_class, "new-game.rules", NULL, G_CALLBACK (rules_action));
  crumb_class_action (widget_class, "new-game.sheet", NULL, G_CALLBACK (sheet_action));
  crumb_class_action (widget_class, "new-game.seat", "s", G_CALLBACK (seat_action));
  crumb_class_action (widget_class, "new-game.start", NULL, G_CALLBACK (start_action));

  g_type_ensure (CRUMB_TYPE_PLAYER_CHIPS);
  crumb_class_template (klass, CrumbNewGameDialog, "crumb-new-game-dialog", banner, games, choices, seats, note,
                        rules_row, sheet_row, chips);
  crumb_class_owns (klass, CrumbNewGameDialog, crumb_sheet_free, sheet);
  crumb_class_owns (klass, CrumbNewGameDialog, g_object_unref, settings, store);
  crumb_class_owns (klass, CrumbNewGameDialog, g_free, rules);
  crumb_class_owns (klass, CrumbNewGameDialog, g_ptr_array_unref, played);
  crumb_class_callbacks (klass, game_chosen_cb, choice_cb);
}

AdwDialog *
crumb_new_game_dialog_new (CrumbStore *store, GSettings *settings)
{
  CrumbNewGameDialog *self = g_object_new (CRUMB_TYPE_NEW_GAME_DIALOG, NULL);

  self->store = g_object_ref (store);
  g_set_object (&self->settings, settings);
  self->played = crumb_store_list_touched (store, PLAYED_LATELY, NULL);
  if (self->played == NULL)
    self->played = g_ptr_array_new ();
  list_games (self);
  begin_as_last_time (self);
  add_chips (self);
  update_rows (self);
  return ADW_DIALOG (self);
}
