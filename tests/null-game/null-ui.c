/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The views of the null game: a table with a button for each seat, and a replay that says how it stands. */

#include "null-game.h"

#include "record/store/crumb-game.h"
#include "ui/people/crumb-game-panel.h"
#include "ui/people/crumb-game-ui.h"
#include "ui/people/crumb-undoable.h"

#define CRUMB_TYPE_NULL_TABLE (crumb_null_table_get_type ())
G_DECLARE_FINAL_TYPE (CrumbNullTable, crumb_null_table, CRUMB, NULL_TABLE, AdwBin)

struct _CrumbNullTable
{
  AdwBin parent_instance;
  CrumbGame *game;
};

static gboolean
can_undo (CrumbUndoable *undoable)
{
  CrumbNullTable *self = CRUMB_NULL_TABLE (undoable);

  return self->game != NULL && crumb_game_get_can_undo (self->game);
}

static gboolean
can_redo (CrumbUndoable *undoable)
{
  CrumbNullTable *self = CRUMB_NULL_TABLE (undoable);

  return self->game != NULL && crumb_game_get_can_redo (self->game);
}

static gboolean
undo (CrumbUndoable *undoable, GError **error)
{
  return !can_undo (undoable) || crumb_game_undo (CRUMB_NULL_TABLE (undoable)->game, error) != CRUMB_UNDONE_FAILED;
}

static gboolean
redo (CrumbUndoable *undoable, GError **error)
{
  return !can_redo (undoable) || crumb_game_redo (CRUMB_NULL_TABLE (undoable)->game, error) != CRUMB_UNDONE_FAILED;
}

static void
undoable_init (CrumbUndoableInterface *iface)
{
  iface->can_undo = can_undo;
  iface->can_redo = can_redo;
  iface->undo = undo;
  iface->redo = redo;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (CrumbNullTable, crumb_null_table, ADW_TYPE_BIN,
                               G_IMPLEMENT_INTERFACE (CRUMB_TYPE_UNDOABLE, undoable_init))

static void
score_cb (CrumbNullTable *self, GtkWidget *button)
{
  CrumbMove point = { .what = NULL_POINT };
  CrumbRefusal refusal;

  point.seat = (uint8_t) GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "seat"));
  crumb_game_play (self->game, &point, &refusal, NULL);
}

static void
show_game (CrumbNullTable *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  for (guint seat = 0; self->game != NULL && seat < crumb_game_get_n_seats (self->game); seat++)
    {
      GtkWidget *button = gtk_button_new_with_label (crumb_game_get_seat (self->game, seat)->name);

      g_object_set_data (G_OBJECT (button), "seat", GUINT_TO_POINTER (seat));
      g_signal_connect_object (button, "clicked", G_CALLBACK (score_cb), self, G_CONNECT_SWAPPED);
      gtk_box_append (GTK_BOX (box), button);
    }
  adw_bin_set_child (ADW_BIN (self), box);
}

static void
get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_object (value, CRUMB_NULL_TABLE (object)->game);
}

static void
set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  CrumbNullTable *self = CRUMB_NULL_TABLE (object);

  if (g_set_object (&self->game, g_value_get_object (value)))
    show_game (self);
}

static void
dispose (GObject *object)
{
  g_clear_object (&CRUMB_NULL_TABLE (object)->game);
  G_OBJECT_CLASS (crumb_null_table_parent_class)->dispose (object);
}

static void
crumb_null_table_class_init (CrumbNullTableClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = get_property;
  object_class->set_property = set_property;
  object_class->dispose = dispose;
  g_object_class_install_property (
      object_class, 1,
      g_param_spec_object ("game", NULL, NULL, CRUMB_TYPE_GAME, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS));
}

static void
crumb_null_table_init (CrumbNullTable *self)
{
}

#define CRUMB_TYPE_NULL_REPLAY (crumb_null_replay_get_type ())
G_DECLARE_FINAL_TYPE (CrumbNullReplay, crumb_null_replay, CRUMB, NULL_REPLAY, CrumbGamePanel)

struct _CrumbNullReplay
{
  CrumbGamePanel parent_instance;
};

G_DEFINE_FINAL_TYPE (CrumbNullReplay, crumb_null_replay, CRUMB_TYPE_GAME_PANEL)

static void
show_totals (CrumbGamePanel *panel, gconstpointer state)
{
  g_autofree char *totals = NULL;

  if (state == NULL)
    return;
  totals = g_strdup_printf ("%d to %d", crumb_null.total (state, 0), crumb_null.total (state, 1));
  adw_bin_set_child (ADW_BIN (panel), gtk_label_new (totals));
}

static void
crumb_null_replay_class_init (CrumbNullReplayClass *klass)
{
  CRUMB_GAME_PANEL_CLASS (klass)->kind = &crumb_null;
  CRUMB_GAME_PANEL_CLASS (klass)->update = show_totals;
}

static void
crumb_null_replay_init (CrumbNullReplay *self)
{
}

static GtkWidget *
replay_new (void)
{
  return g_object_new (CRUMB_TYPE_NULL_REPLAY, NULL);
}

static unsigned
replay_step (gconstpointer before, const CrumbMove *move, gconstpointer after, gboolean told)
{
  return CRUMB_REPLAY_STOP | CRUMB_REPLAY_ROUND;
}

static GtkWidget *
table_new (GSettings *settings)
{
  return g_object_new (CRUMB_TYPE_NULL_TABLE, NULL);
}

static gboolean
move_form (gconstpointer before, const CrumbMove *move, CrumbMoveForm *form)
{
  *form = (CrumbMoveForm) { .parts = CRUMB_MOVE_SEAT };
  return TRUE;
}

static const CrumbReviewTab review_tabs[] = { { NULL } };

const CrumbGameUi crumb_null_ui = {
  .kind = &crumb_null,
  .icon_name = "go-next-symbolic",
  .welcome = "Nothing to do",
  .welcome_text = "Score a point.",
  .table_new = table_new,
  .replay_new = replay_new,
  .replay_step = replay_step,
  .review_tabs = review_tabs,
  .move_form = move_form,
};
