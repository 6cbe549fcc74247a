/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The frame in which every game is played: what lies on the table, the question and its keys, the log. */

#include "crumb-config.h"

#include "crumb-table.h"

#include "crumb-room-bin.h"
#include "ui/game/crumb-game-ui.h"
#include "ui/game/crumb-undoable.h"
#include "ui/widgets/crumb-announce.h"
#include "ui/widgets/crumb-entry-keys.h"
#include "ui/widgets/crumb-focus.h"
#include "ui/widgets/crumb-held-focus.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include "record/store/crumb-fallen.h"
#include "words/crumb-game-words.h"
#include "words/crumb-words-past.h"

#include <glib/gi18n.h>

#define USUAL_KEYS 6
/* In pixels. */
#define LEAST_WIDTH 360
#define LEAST_HEIGHT 200
/* What a header bar takes of a window. */
#define HEADER 47

typedef struct
{
  GtkWidget *frame;
  GtkWidget *room;
  GtkWidget *tabletop;
  GtkWidget *ask;
  GtkWidget *log_edge;
  GtkWidget *log_pane;
  char *question;
  char *said;
  gconstpointer seen; /* never looked into */
  guint n_seen;
  CrumbMove refused;
  gboolean doubted;  /* what the table may insist on */
  gboolean doubting; /* anything */
  gboolean begun;
  guint untold;
} CrumbTablePrivate;

static void crumb_table_undoable_init (CrumbUndoableInterface *iface);

G_DEFINE_ABSTRACT_TYPE_WITH_CODE (CrumbTable, crumb_table, CRUMB_TYPE_GAME_PANEL,
                                  G_ADD_PRIVATE (CrumbTable)
                                      G_IMPLEMENT_INTERFACE (CRUMB_TYPE_UNDOABLE, crumb_table_undoable_init))

static CrumbTablePrivate *
get_private (CrumbTable *self)
{
  return crumb_table_get_instance_private (self);
}

static CrumbGame *
get_game (gpointer self)
{
  return crumb_game_panel_get_game (CRUMB_GAME_PANEL (self));
}

/* Showing ------------------------------------------------------------------ */

/* What is only on the screen can be taken back even before the first move. */
static void
show_back (CrumbTable *self)
{
  CrumbTableClass *klass = CRUMB_TABLE_GET_CLASS (self);
  CrumbGame *game = get_game (self);
  gboolean takes_back =
      game != NULL && crumb_game_get_can_undo (game) && (klass->takes_back == NULL || klass->takes_back (game));

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "table.back", takes_back || get_private (self)->begun);
}

static void
show_question (CrumbTable *self, gconstpointer state, gboolean again)
{
  CrumbTablePrivate *priv = get_private (self);
  g_auto (CrumbAsking) asking = { 0 };

  CRUMB_TABLE_GET_CLASS (self)->ask (self, state, &asking);
  crumb_ask_show (CRUMB_ASK (priv->ask), &asking);
  priv->begun = asking.begun;
  show_back (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, asking.question, -1);
  if (g_set_str (&priv->question, asking.question) || again)
    crumb_announce (GTK_WIDGET (self), CRUMB_SAID_QUESTION, asking.question);
}

static void
show_said (CrumbTable *self, gboolean again)
{
  CrumbTablePrivate *priv = get_private (self);
  const char *said = crumb_tabletop_get_said (CRUMB_TABLETOP (priv->tabletop));

  g_auto (GStrv) lines = NULL;

  if ((!g_set_str (&priv->said, said) && !again) || said == NULL
      || crumb_tabletop_said_before (CRUMB_TABLETOP (priv->tabletop)))
    return;
  /* Part of it may be said of the move that led to it. */
  lines = g_strsplit (said, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    crumb_announce (GTK_WIDGET (self), CRUMB_SAID_RESULT, lines[i]);
}

static void
show_doubt (CrumbTable *self)
{
  CrumbTablePrivate *priv = get_private (self);

  priv->doubted = priv->doubting = FALSE;
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "table.insist", FALSE);
}

/* Which game is asked for, and how many of its moves are known. */
typedef struct
{
  char *id;
  guint from;
} Question;

static void
question_free (gpointer question)
{
  g_free (((Question *) question)->id);
  g_free (question);
}

static gpointer
query_fallen (CrumbStore *beside, gpointer data, GError **error)
{
  const Question *question = data;

  return crumb_fallen_read (beside, question->id, question->from, error);
}

/* The table may have gone on. */
static void
fallen_cb (gpointer asker, gpointer answer, const GError *error)
{
  g_autoptr (CrumbFallen) fallen = answer;
  CrumbTablePrivate *priv = get_private (asker);
  g_autofree char *sentence = NULL;

  if (fallen == NULL || !fallen->fell || get_game (asker) == NULL || priv->doubted
      || crumb_game_get_n_moves (get_game (asker)) != fallen->n_moves)
    return;
  sentence = crumb_words_fallen (fallen->record.type, fallen->record.kind, fallen->record.figure, fallen->record.value,
                                 fallen->name);
  crumb_word_add_record (crumb_tabletop_get_word (CRUMB_TABLETOP (priv->tabletop)), sentence);
  crumb_announce (asker, CRUMB_SAID_RESULT, sentence);
}

static gboolean
has_scored (CrumbGame *game, guint from)
{
  const CrumbScores *now = crumb_game_get_state (game);
  g_autofree void *then = g_malloc (crumb_game_get_kind (game)->state_size);

  crumb_game_state_after (game, from, then);
  return now->over || now->round != crumb_scores_of (then)->round
         || memcmp (now->totals, crumb_scores_of (then)->totals, sizeof now->totals) != 0;
}

/* A record that fell by what was played since is told of when it is known, as long as the table stands there. */
static void
ask_fallen (CrumbTable *self)
{
  CrumbTablePrivate *priv = get_private (self);
  CrumbGame *game = get_game (self);
  guint n_moves = game != NULL ? crumb_game_get_n_moves (game) : 0;
  guint from = priv->seen == game ? MIN (priv->n_seen, n_moves) : n_moves;
  Question *question;

  priv->seen = game;
  priv->n_seen = n_moves;
  if (from == n_moves || crumb_game_get_store (game) == NULL || !has_scored (game, from))
    return;
  question = g_new (Question, 1);
  question->id = g_strdup (crumb_game_get_id (game));
  question->from = from;
  crumb_store_ask (crumb_game_get_store (game), query_fallen, question, question_free,
                   (GDestroyNotify) crumb_fallen_free, self, fallen_cb);
}

static void
crumb_table_update (CrumbGamePanel *panel, gconstpointer state)
{
  CrumbTable *self = CRUMB_TABLE (panel);
  CrumbTableClass *klass = CRUMB_TABLE_GET_CLASS (self);
  CrumbTablePrivate *priv = get_private (self);
  gboolean taken_back = klass->voice != NULL && crumb_game_panel_announce_moves (panel, klass->voice) < 0;

  show_doubt (self);
  ask_fallen (self);
  gtk_widget_set_visible (priv->frame, state != NULL);
  if (state == NULL)
    {
      priv->begun = FALSE;
      show_back (self);
      crumb_game_panel_set_game (CRUMB_GAME_PANEL (priv->tabletop), NULL);
      g_signal_emit_by_name (self, "drawn");
      return;
    }
  /* It is told, not left to follow the game: what is asked and doubted comes after what is shown. */
  crumb_game_panel_set_past (CRUMB_GAME_PANEL (priv->tabletop), get_game (self), crumb_game_panel_get_n_moves (panel),
                             state);
  crumb_ask_set_most (CRUMB_ASK (priv->ask), klass->most_keys != NULL ? klass->most_keys (state) : USUAL_KEYS);
  g_signal_emit_by_name (self, "drawn");
  show_said (self, taken_back);
  show_question (self, state, taken_back);
  crumb_tabletop_keep_in_view (CRUMB_TABLETOP (priv->tabletop));
  if (klass->shown != NULL)
    klass->shown (self, state);
}

/* Room --------------------------------------------------------------------- */

static const CrumbGameUi *
get_ui (gpointer self)
{
  return crumb_game_ui_of (CRUMB_GAME_PANEL_GET_CLASS (self)->kind);
}

static void
fill_log (CrumbTable *self)
{
  CrumbTablePrivate *priv = get_private (self);
  GtkWidget *log;

  if (adw_bin_get_child (ADW_BIN (priv->log_pane)) != NULL)
    return;
  log = get_ui (self)->log_new ();
  g_object_bind_property (self, "game", log, "game", G_BINDING_SYNC_CREATE);
  crumb_game_panel_set_told (CRUMB_GAME_PANEL (log), get_game (self), priv->untold);
  adw_bin_set_child (ADW_BIN (priv->log_pane), log);
}

/* Nothing that can have the keyboard focus is hidden or moved elsewhere. A log that nobody sees need not follow the
 * game. */
static void
room_changed_cb (CrumbTable *self)
{
  CrumbTablePrivate *priv = get_private (self);
  const CrumbGameUi *ui = get_ui (self);
  unsigned room = crumb_table_get_room (self);
  gboolean with_log = (room & CRUMB_ROOM_BESIDE) != 0 && ui != NULL && ui->log_new != NULL;

  crumb_room_style (priv->room, room);
  crumb_tabletop_set_room (CRUMB_TABLETOP (priv->tabletop), room | CRUMB_ROOM_KEYS);
  crumb_ask_set_room (CRUMB_ASK (priv->ask), room);
  gtk_widget_set_visible (priv->log_edge, with_log);
  gtk_widget_set_visible (priv->log_pane, with_log);
  if (with_log)
    fill_log (self);
  else
    adw_bin_set_child (ADW_BIN (priv->log_pane), NULL);
  crumb_game_panel_set_shows_log (CRUMB_GAME_PANEL (self), with_log);
}

/* The first frame has the right layout where the window opens as large as it should. */
static void
root_cb (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  int width = 0, height = 0;

  if (GTK_IS_WINDOW (root))
    gtk_window_get_default_size (GTK_WINDOW (root), &width, &height);
  if (width > 0 && height > 0 && gtk_widget_get_width (widget) == 0)
    crumb_room_bin_expect (CRUMB_ROOM_BIN (get_private (CRUMB_TABLE (widget))->room), width, height - HEADER);
}

/* Undo --------------------------------------------------------------------- */

static gboolean
can_step (CrumbUndoable *undoable, gboolean redo)
{
  CrumbGame *game = get_game (undoable);

  return game != NULL && (redo ? crumb_game_get_can_redo (game) : crumb_game_get_can_undo (game));
}

static gboolean
step (CrumbUndoable *undoable, gboolean redo, GError **error)
{
  CrumbGame *game = get_game (undoable);

  return (redo ? crumb_game_redo_step (game, error) : crumb_game_undo_step (game, error)) == CRUMB_UNDONE_DONE;
}

static void
crumb_table_undoable_init (CrumbUndoableInterface *iface)
{
  iface->can = can_step;
  iface->step = step;
}

/* Actions and keys --------------------------------------------------------- */

static void
back_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbTable *self = CRUMB_TABLE (widget);
  CrumbTableClass *klass = CRUMB_TABLE_GET_CLASS (self);
  gboolean begun = get_private (self)->begun;

  if (klass->back == NULL || !klass->back (self))
    crumb_table_take_back (self);
  else if (begun)
    crumb_table_undoubt (self);
}

static void
leave_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbTable *self = CRUMB_TABLE (widget);
  CrumbTableClass *klass = CRUMB_TABLE_GET_CLASS (self);

  if (get_private (self)->begun)
    crumb_table_undoubt (self);
  while (get_private (self)->begun && klass->back (self))
    ;
  gtk_widget_grab_focus (widget);
}

static void
insist_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbTable *self = CRUMB_TABLE (widget);
  CrumbMove move = get_private (self)->refused;
  const char *why = g_variant_get_string (parameter, NULL);
  CrumbMove moves[2] = { { .seat = CRUMB_NO_SEAT }, move };

  if (CRUMB_TABLE_GET_CLASS (self)->insist != NULL)
    {
      CRUMB_TABLE_GET_CLASS (self)->insist (self, &move, why);
      return;
    }
  moves[0].what = crumb_game_get_kind (get_game (self))->overrule;
  crumb_table_play (self, moves, G_N_ELEMENTS (moves), why);
}

/* Whether the last move waits for more of it. */
static gboolean
is_open (CrumbGame *game)
{
  guint n_moves = crumb_game_get_n_moves (game);

  return n_moves > 0 && crumb_game_get_move (game, n_moves - 1)->open;
}

static gboolean
number_key_cb (GtkWidget *widget, int number)
{
  CrumbTableClass *klass = CRUMB_TABLE_GET_CLASS (widget);
  CrumbGame *game = get_game (widget);
  guint n_moves = game != NULL ? crumb_game_get_n_moves (game) : 0;

  /* Whoever types on looks at dice: the next Enter keeps nothing. */
  if (get_private (CRUMB_TABLE (widget))->doubted)
    gtk_widget_grab_focus (widget);
  if (klass->number_key == NULL || game == NULL || !klass->number_key (CRUMB_TABLE (widget), number))
    return GDK_EVENT_PROPAGATE;
  if (crumb_game_get_n_moves (game) > n_moves && !is_open (game))
    crumb_entry_keys_ended (widget);
  return GDK_EVENT_STOP;
}

/* The widget --------------------------------------------------------------- */

/* Where nothing has the focus yet, arrows begin with what can be chosen: an answer, or where typed numbers are dice, a
 * place on the table. */
static gboolean
crumb_table_focus (GtkWidget *widget, GtkDirectionType direction)
{
  CrumbTablePrivate *priv = get_private (CRUMB_TABLE (widget));
  gboolean arrow = direction != GTK_DIR_TAB_FORWARD && direction != GTK_DIR_TAB_BACKWARD;

  if (arrow && gtk_widget_is_focus (widget)
      && (crumb_ask_choose (CRUMB_ASK (priv->ask)) || crumb_tabletop_choose (CRUMB_TABLETOP (priv->tabletop))))
    return TRUE;
  return GTK_WIDGET_CLASS (crumb_table_parent_class)->focus (widget, direction);
}

static void
crumb_table_finalize (GObject *object)
{
  CrumbTablePrivate *priv = get_private (CRUMB_TABLE (object));

  g_free (priv->question);
  g_free (priv->said);
  G_OBJECT_CLASS (crumb_table_parent_class)->finalize (object);
}

static void
crumb_table_class_init (CrumbTableClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = crumb_table_finalize;
  widget_class->focus = crumb_table_focus;
  crumb_class_computed (klass, crumb_table_get_untold, crumb_table_set_untold,
                        g_param_spec_uint ("untold", NULL, NULL, 0, G_MAXUINT, 0, CRUMB_READWRITE));
  crumb_class_signal (klass, "drawn", 0);
  CRUMB_GAME_PANEL_CLASS (klass)->update = crumb_table_update;
  gtk_widget_class_set_css_name (widget_class, "table");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_install_action (widget_class, "table.back", NULL, back_action);
  gtk_widget_class_install_action (widget_class, "table.leave", NULL, leave_action);
  gtk_widget_class_install_action (widget_class, "table.insist", "s", insist_action);
}

static GtkWidget *
new_column (CrumbTablePrivate *priv)
{
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *viewport = gtk_viewport_new (NULL, NULL);
  GtkWidget *scroller = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "child", viewport, "hscrollbar-policy",
                                      GTK_POLICY_NEVER, "vexpand", TRUE, NULL);

  priv->tabletop = crumb_tabletop_new ();
  crumb_tabletop_set_live (CRUMB_TABLETOP (priv->tabletop), TRUE);
  gtk_viewport_set_child (GTK_VIEWPORT (viewport), priv->tabletop);
  gtk_viewport_set_scroll_to_focus (GTK_VIEWPORT (viewport), TRUE);
  gtk_widget_add_css_class (scroller, "undershoot-top");
  gtk_widget_add_css_class (scroller, "undershoot-bottom");
  priv->ask = crumb_ask_new ();
  /* Toasts end above the keys. */
  gtk_box_append (GTK_BOX (column), g_object_new (ADW_TYPE_TOAST_OVERLAY, "child", scroller, NULL));
  gtk_box_append (GTK_BOX (column), gtk_separator_new (GTK_ORIENTATION_HORIZONTAL));
  gtk_box_append (GTK_BOX (column), priv->ask);
  gtk_widget_set_hexpand (column, TRUE);
  return column;
}

static void
crumb_table_init (CrumbTable *self)
{
  CrumbTablePrivate *priv = get_private (self);

  priv->frame = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_box_append (GTK_BOX (priv->frame), new_column (priv));
  priv->log_edge = gtk_separator_new (GTK_ORIENTATION_VERTICAL);
  priv->log_pane = adw_bin_new ();
  gtk_widget_add_css_class (priv->log_pane, "log-pane");
  gtk_widget_set_hexpand (priv->log_pane, FALSE);
  gtk_box_append (GTK_BOX (priv->frame), priv->log_edge);
  gtk_box_append (GTK_BOX (priv->frame), priv->log_pane);
  priv->room = crumb_room_bin_new (priv->frame, LEAST_WIDTH, LEAST_HEIGHT);
  g_signal_connect_swapped (priv->room, "notify::room", G_CALLBACK (room_changed_cb), self);
  adw_bin_set_child (ADW_BIN (self), priv->room);
  room_changed_cb (self);

  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  g_signal_connect (self, "notify::root", G_CALLBACK (root_cb), NULL);
  crumb_entry_keys_add (GTK_WIDGET (self), number_key_cb);
  crumb_hold_focus (GTK_WIDGET (self));
}

gboolean
crumb_table_play (CrumbTable *self, const CrumbMove moves[], guint n, const char *why)
{
  CrumbGame *game = get_game (self);
  const char *names[CRUMB_SEATS_MAX];
  g_autoptr (GError) error = NULL;
  g_autofree char *sentence = NULL;
  CrumbRefusal refusal;

  g_return_val_if_fail (CRUMB_IS_TABLE (self), FALSE);
  g_return_val_if_fail (n > 0, FALSE);

  if (crumb_game_tap (game, moves, n, why, &refusal, &error))
    return TRUE;
  if (error != NULL)
    {
      crumb_table_doubt (self, error->message, NULL, NULL);
      return FALSE;
    }
  crumb_game_panel_get_names (CRUMB_GAME_PANEL (self), names);
  sentence = crumb_game_words_of (crumb_game_get_kind (game))->refusal (&refusal, names);
  crumb_table_doubt (self, sentence, NULL, refusal.can_overrule ? &moves[n - 1] : NULL);
  return FALSE;
}

gboolean
crumb_table_take_back (CrumbTable *self)
{
  g_autoptr (GError) error = NULL;

  g_return_val_if_fail (CRUMB_IS_TABLE (self), FALSE);

  if (crumb_game_undoes_correction (get_game (self)))
    crumb_table_doubt (self, _ ("Your last change was a correction. Undo it first."), NULL, NULL);
  else if (crumb_game_undo (get_game (self), &error) == CRUMB_UNDONE_FAILED)
    crumb_table_doubt (self, error->message, NULL, NULL);
  else
    return TRUE;
  return FALSE;
}

void
crumb_table_doubt (CrumbTable *self, const char *sentence, const char *why, const CrumbMove *move)
{
  CrumbTablePrivate *priv = get_private (self);
  CrumbWord *word;

  g_return_if_fail (CRUMB_IS_TABLE (self));

  word = crumb_tabletop_get_word (CRUMB_TABLETOP (priv->tabletop));
  priv->doubted = move != NULL;
  priv->doubting = TRUE;
  if (move != NULL)
    priv->refused = *move;
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "table.insist", priv->doubted);
  crumb_word_doubt (word, sentence, why, priv->doubted);
  crumb_announce (GTK_WIDGET (self), CRUMB_SAID_TROUBLE, why != NULL ? why : sentence);
  crumb_keep_in_view (GTK_WIDGET (word), NULL);
}

void
crumb_table_undoubt (CrumbTable *self)
{
  g_return_if_fail (CRUMB_IS_TABLE (self));

  if (!get_private (self)->doubting)
    return;
  show_doubt (self);
  crumb_tabletop_say_again (CRUMB_TABLETOP (get_private (self)->tabletop));
}

void
crumb_table_doubt_entered (CrumbTable *self, const char *sentence, const CrumbMove *move, guint entered)
{
  crumb_table_doubt (self, sentence, NULL, move);
  crumb_word_offer_correction (crumb_tabletop_get_word (CRUMB_TABLETOP (get_private (self)->tabletop)), entered);
}

void
crumb_table_ask_over (CrumbTable *self, CrumbAsking *asking)
{
  g_return_if_fail (CRUMB_IS_TABLE (self));

  asking->page = "over";
  crumb_asking_add_text (asking, C_ ("button", "New Game"), "win.new-game", NULL);
  crumb_asking_add_text (asking, C_ ("button", "Rematch"), "win.rematch", NULL)->main = TRUE;
  if (crumb_game_get_kind (get_game (self))->play_on != CRUMB_NO_MOVE)
    crumb_asking_add_text (asking, _ ("Play On…"), "win.play-on", NULL);
  crumb_asking_add_bottom (asking, C_ ("button", "Review"), "win.review",
                           g_variant_new_string (crumb_game_get_id (get_game (self))));
  /* Where the last entry was ended, nothing begins. */
  crumb_asking_add_back (asking);
  crumb_asking_add_bottom (asking, NULL, NULL, NULL);
}

gboolean
crumb_table_is_doubted (CrumbTable *self)
{
  g_return_val_if_fail (CRUMB_IS_TABLE (self), FALSE);

  return get_private (self)->doubted;
}

void
crumb_table_popup_insist (CrumbTable *self)
{
  g_return_if_fail (CRUMB_IS_TABLE (self));

  crumb_hold_focus_at (GTK_WIDGET (self),
                       crumb_word_get_insist (crumb_tabletop_get_word (CRUMB_TABLETOP (get_private (self)->tabletop))));
}

void
crumb_table_ask_again (CrumbTable *self)
{
  gconstpointer state;

  g_return_if_fail (CRUMB_IS_TABLE (self));

  state = crumb_game_panel_get_state (CRUMB_GAME_PANEL (self));
  if (state != NULL)
    show_question (self, state, FALSE);
}

/* @number: -1 for the one that Enter presses */
static gboolean
press (CrumbTable *self, int number)
{
  gconstpointer state = crumb_game_panel_get_state (CRUMB_GAME_PANEL (self));
  g_auto (CrumbAsking) asking = { 0 };
  const CrumbKey *key;

  if (state == NULL)
    return FALSE;
  CRUMB_TABLE_GET_CLASS (self)->ask (self, state, &asking);
  key = number >= 0 ? crumb_asking_find_number (&asking, number) : crumb_asking_find_main (&asking);
  return key != NULL && key->action != NULL
         && gtk_widget_activate_action_variant (GTK_WIDGET (self), key->action, key->target);
}

gboolean
crumb_table_press_number (CrumbTable *self, int number)
{
  g_return_val_if_fail (CRUMB_IS_TABLE (self), FALSE);

  return number >= 0 && press (self, number);
}

gboolean
crumb_table_press_main (CrumbTable *self)
{
  g_return_val_if_fail (CRUMB_IS_TABLE (self), FALSE);

  return press (self, -1);
}

void
crumb_table_set_tools (CrumbTable *self, GtkWidget *before, GtkWidget *after)
{
  g_return_if_fail (CRUMB_IS_TABLE (self));

  crumb_ask_set_tools (CRUMB_ASK (get_private (self)->ask), before, after);
}

void
crumb_table_set_untold (CrumbTable *self, guint untold)
{
  CrumbTablePrivate *priv = get_private (self);
  GtkWidget *log;

  g_return_if_fail (CRUMB_IS_TABLE (self));

  if (!crumb_set_uint (self, "untold", &priv->untold, untold))
    return;
  log = adw_bin_get_child (ADW_BIN (priv->log_pane));
  if (log != NULL)
    crumb_game_panel_set_told (CRUMB_GAME_PANEL (log), get_game (self), untold);
}

guint
crumb_table_get_untold (CrumbTable *self)
{
  g_return_val_if_fail (CRUMB_IS_TABLE (self), 0);

  return get_private (self)->untold;
}

CrumbGamePanel *
crumb_table_get_drawn (CrumbTable *self)
{
  g_return_val_if_fail (CRUMB_IS_TABLE (self), NULL);

  return CRUMB_GAME_PANEL (get_private (self)->tabletop);
}

unsigned
crumb_table_get_room (CrumbTable *self)
{
  g_return_val_if_fail (CRUMB_IS_TABLE (self), 0);

  return crumb_room_bin_get_room (CRUMB_ROOM_BIN (get_private (self)->room));
}
