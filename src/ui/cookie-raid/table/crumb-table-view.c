/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The table: shows what the game waits for. */

#include "crumb-config.h"

#include "crumb-table-view-private.h"

#include "crumb-bid-row.h"
#include "crumb-plate-view.h"
#include "crumb-raid-log.h"
#include "crumb-scored-panel.h"
#include "crumb-table-voice.h"
#include "ui/cookie-raid/panels/crumb-reveal-panel.h"
#include "ui/cookie-raid/panels/crumb-round-scores.h"
#include "ui/cookie-raid/panels/crumb-ruling-panel.h"
#include "ui/cookie-raid/panels/crumb-scoreboard.h"
#include "ui/cookie-raid/panels/crumb-seat-order.h"
#include "ui/game/crumb-undoable.h"
#include "ui/history/crumb-over-panel.h"
#include "ui/widgets/crumb-after-frame.h"
#include "ui/widgets/crumb-announce.h"
#include "ui/widgets/crumb-entry-keys.h"
#include "ui/widgets/crumb-focus.h"
#include "ui/widgets/crumb-held-focus.h"
#include "ui/widgets/crumb-keypad.h"
#include "ui/widgets/crumb-reason-popover.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include "words/cookie-raid/crumb-words-moment.h"
#include "words/cookie-raid/crumb-words-raid.h"

#include <glib/gi18n.h>

/**
 * How large dice are drawn on what takes taps.
 *
 * @key: on the keypad
 * @plate: at most, to take from the plate, with what is around them
 */
typedef struct
{
  int key;
  int plate;
} DieSizes;

/* How much room there is: the style sheet draws dice and names larger for more. */
#define ROOMS 4
static const char *const room_classes[ROOMS] = { NULL, "roomy", "large", "huge" };
static const DieSizes room_sizes[ROOMS] = { { 40, 54 }, { 52, 64 }, { 56, 82 }, { 88, 106 } };
static const DieSizes compact_sizes = { 32, 42 };

static void crumb_table_view_undoable_init (CrumbUndoableInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (CrumbTableView, crumb_table_view, CRUMB_TYPE_RAID_PANEL,
                               G_IMPLEMENT_INTERFACE (CRUMB_TYPE_UNDOABLE, crumb_table_view_undoable_init))

static GtkWidget *
new_over_panel (void)
{
  return crumb_over_panel_new (CRUMB_GAME_PANEL (crumb_round_scores_new ()));
}

/* All but the bids, which the template has, are made when the game first gets there. */
static const struct
{
  const char *name;
  GtkWidget *(*new) (void);
} scenes[] = {
  [CRUMB_SCENE_BIDS] = { "bids", NULL },
  [CRUMB_SCENE_RULING] = { "ruling", crumb_ruling_panel_new },
  [CRUMB_SCENE_REVEAL] = { "reveal", crumb_reveal_panel_new },
  [CRUMB_SCENE_SCORED] = { "scored", crumb_scored_panel_new },
  [CRUMB_SCENE_OVER] = { "over", new_over_panel },
};

static GtkWidget *
new_keypad (void)
{
  return g_object_new (CRUMB_TYPE_KEYPAD, "valign", GTK_ALIGN_END, NULL);
}

/* All but the last, which the template has, are made when they are first needed. */
static const struct
{
  const char *name;
  GtkWidget *(*new) (void);
} pads[] = {
  [CRUMB_ENTRY_PAD_KEYS] = { "keys", new_keypad },
  [CRUMB_ENTRY_PAD_PLATE] = { "plate", crumb_plate_view_new },
  [CRUMB_ENTRY_PAD_NOBODY] = { "nobody", NULL },
};

/* What the table tells its panels; each wants some of it. */
static const char *const told[] = { "colour", "compact", "game" };

static const CrumbRaid *
get_raid (CrumbTableView *self)
{
  return crumb_raid_panel_get_raid (CRUMB_GAME_PANEL (self));
}

/* What is shown ---------------------------------------------------------- */

/* Where there is little room, an error replaces the question. */
static void
update_notice (CrumbTableView *self)
{
  gtk_widget_set_visible (self->notice, self->trouble != NULL);
  gtk_label_set_text (self->notice_label, self->trouble != NULL ? self->trouble : "");
  crumb_reason_popover_fit (self->notice_label,
                            self->compact && self->can_insist ? gtk_widget_get_height (GTK_WIDGET (self)) : G_MAXINT);
  gtk_widget_set_visible (GTK_WIDGET (self->insist), self->can_insist);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "table.insist", self->can_insist);
  gtk_widget_set_visible (GTK_WIDGET (self->prompt), self->trouble == NULL || !self->compact);
}

/* Says why nothing was done, and offers to keep it anyway where that is possible. */
void
crumb_table_view_set_trouble (CrumbTableView *self, const char *sentence, gboolean can_insist)
{
  g_set_str (&self->trouble, sentence);
  self->can_insist = can_insist;
  self->wipes = -1;
  update_notice (self);
  crumb_announce (GTK_WIDGET (self), CRUMB_SAID_TROUBLE, sentence);
}

/* A panel is given the game once it is on the screen: what it announces is not heard before. */
static void
show_panel (CrumbTableView *self, GtkStack *stack, const char *name, GtkWidget *(*new_panel) (void) )
{
  GtkWidget *panel = gtk_stack_get_child_by_name (stack, name) == NULL ? new_panel () : NULL;

  if (panel != NULL)
    gtk_stack_add_named (stack, panel, name);
  gtk_widget_set_visible (gtk_stack_get_child_by_name (stack, name), TRUE);
  gtk_stack_set_visible_child_name (stack, name);
  for (guint i = 0; panel != NULL && i < G_N_ELEMENTS (told); i++)
    if (g_object_class_find_property (G_OBJECT_GET_CLASS (panel), told[i]) != NULL)
      g_object_bind_property (self, told[i], panel, told[i], G_BINDING_SYNC_CREATE);
}

static void
update_scene (CrumbTableView *self, const CrumbRaid *raid)
{
  CrumbScene scene = crumb_taps_scene (raid);

  if (g_strcmp0 (gtk_stack_get_visible_child_name (self->scene), scenes[scene].name) == 0)
    return;
  show_panel (self, self->scene, scenes[scene].name, scenes[scene].new);
  gtk_adjustment_set_value (gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (self->viewport)), 0);
}

/* The panels of other scenes tell of theirs. A new tie has been told of with the dice that are tied. */
static void
update_moment (CrumbTableView *self, const CrumbRaid *raid, gboolean taken_back)
{
  const char *names[CRUMB_SEATS_MAX];
  g_autofree char *moment = NULL;

  crumb_game_panel_get_names (CRUMB_GAME_PANEL (self), names);
  if (crumb_taps_scene (raid) == CRUMB_SCENE_BIDS)
    moment = crumb_words_moment (raid, names);
  if (taken_back || (raid->phase != CRUMB_RAID_AT_TIE && g_strcmp0 (moment, gtk_label_get_text (self->moment)) != 0))
    crumb_announce (GTK_WIDGET (self), CRUMB_SAID_RESULT, moment);
  crumb_label_show (self->moment, moment);
  /* In little room a tie is more than the plate, from which nothing is taken yet. */
  if (self->compact && raid->phase == CRUMB_RAID_AT_TIE)
    gtk_widget_set_visible (GTK_WIDGET (self->plate), FALSE);
}

static GtkWidget *
new_row (guint seat, gpointer names)
{
  return crumb_bid_row_new (seat, names);
}

static void
update_rows (CrumbTableView *self, const CrumbRaid *raid)
{
  if (crumb_taps_scene (raid) != CRUMB_SCENE_BIDS)
    return;
  crumb_seat_order_rows (self->rows, self->bid_rows, raid, raid->scores.playing, new_row, self->names);
  for (guint seat = 0; seat < raid->scores.n_seats; seat++)
    if (crumb_seats_has (raid->scores.playing, seat))
      crumb_bid_row_show (CRUMB_BID_ROW (self->bid_rows[seat]),
                          crumb_game_panel_get_seat (CRUMB_GAME_PANEL (self), seat), raid);
}

static void
keep_asked_in_view (CrumbTableView *self)
{
  const CrumbRaid *raid = get_raid (self);
  CrumbRaidExpect expect;

  if (raid == NULL || crumb_taps_scene (raid) != CRUMB_SCENE_BIDS)
    return;
  expect = crumb_raid_expects (raid);
  if (expect.seat < raid->scores.n_seats)
    crumb_keep_in_view (self->bid_rows[expect.seat]);
}

/* Whether a bid is being entered that may end before it is full. */
static gboolean
may_end_bid (const CrumbRaid *raid)
{
  CrumbRaidExpect expect = crumb_raid_expects (raid);

  return expect.what == CRUMB_RAID_BID && expect.dice.count > 0;
}

static char *
words_for_hint (CrumbTableView *self, const CrumbRaid *raid)
{
  CrumbMove pointed = crumb_raid_enter_seat (raid, raid->first);

  if ((self->taps & CRUMB_TAP_DIE) != 0 && raid->rules.flush && self->colour == 0)
    return g_strdup (_ ("Pick a die’s color, then its face"));
  if (raid->overrule && (self->taps & CRUMB_TAP_LAST_DIE) != 0)
    return g_strdup (_ ("Enter as many dice as you like, then select Next"));
  if (raid->phase == CRUMB_RAID_AT_BID && (self->taps & CRUMB_TAP_SEAT) != 0 && pointed.what == CRUMB_RAID_WINNER)
    return g_strdup (_ ("Or tap the winner’s name"));
  if (may_end_bid (raid))
    return g_strdup (_ ("Hold a bid’s last die to finish the bid"));
  return NULL;
}

/* @again: says the question even if it is the same as before */
static void
update_prompt (CrumbTableView *self, const CrumbRaid *raid, gboolean again)
{
  const char *names[CRUMB_SEATS_MAX];
  g_autofree char *prompt = NULL;
  g_autofree char *hint = NULL;

  crumb_game_panel_get_names (CRUMB_GAME_PANEL (self), names);
  prompt = crumb_words_expect (raid, names);
  hint = words_for_hint (self, raid);

  if (again || g_strcmp0 (prompt, gtk_label_get_text (self->prompt)) != 0)
    {
      gtk_label_set_text (self->prompt, prompt);
      crumb_announce (GTK_WIDGET (self), CRUMB_SAID_QUESTION, prompt);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->hint), hint != NULL);
  gtk_label_set_text (self->hint, hint != NULL ? hint : "");
}

/* With dice to take, the question follows the ruling. */
static void
update_place (CrumbTableView *self, CrumbEntryPad pad)
{
  crumb_scroll_above_set_together (self->column, pad == CRUMB_ENTRY_PAD_PLATE);
  gtk_widget_set_visible (self->off_plate, pad == CRUMB_ENTRY_PAD_PLATE);
}

static void
update_sizes (CrumbTableView *self)
{
  const DieSizes *sizes = self->compact ? &compact_sizes : &room_sizes[self->room];
  GtkWidget *keypad = gtk_stack_get_child_by_name (self->pads, pads[CRUMB_ENTRY_PAD_KEYS].name);
  GtkWidget *plate = gtk_stack_get_child_by_name (self->pads, pads[CRUMB_ENTRY_PAD_PLATE].name);

  if (keypad != NULL)
    g_object_set (keypad, "die-size", sizes->key, NULL);
  if (plate != NULL)
    crumb_plate_view_set_die_size (CRUMB_PLATE_VIEW (plate), sizes->plate);
}

static char *
words_for_done (const CrumbRaid *raid)
{
  CrumbRaidExpect expect = crumb_raid_expects (raid);

  if (expect.what == CRUMB_RAID_TAKE)
    return g_strdup (C_ ("button", "Skip"));
  if (expect.what == CRUMB_RAID_LUCKY && raid->lucky.face != 0)
    /* Translators: %u is the face of a die; Keep is what happens to the die. */
    return g_strdup_printf (_ ("Keep the %u"), raid->lucky.face);
  if (expect.what == CRUMB_RAID_LUCKY)
    return g_strdup (_ ("Keep It"));
  if (expect.what == CRUMB_RAID_PLATE && expect.dice.count == 0)
    return g_strdup (C_ ("button", "Skip"));
  return g_strdup (C_ ("button", "Next"));
}

static void
update_keypad (CrumbTableView *self, const CrumbRaid *raid)
{
  GtkWidget *keypad = gtk_stack_get_child_by_name (self->pads, pads[CRUMB_ENTRY_PAD_KEYS].name);
  CrumbRaidExpect expect = crumb_raid_expects (raid);
  g_autofree char *done = words_for_done (raid);

  g_object_set (keypad, "done-label", done, "no-bid", raid->phase == CRUMB_RAID_AT_BID, "holds",
                (self->taps & CRUMB_TAP_LAST_DIE) != 0, "rest",
                expect.dice.count > 0 && (self->taps & CRUMB_TAP_REST) != 0, "colours",
                (self->taps & CRUMB_TAP_DIE) != 0 && raid->rules.flush, "menu", self->ways, "sides",
                (self->taps & CRUMB_TAP_DIGIT) != 0 ? 0 : (guint) raid->rules.sides, NULL);
}

static void
update_entry (CrumbTableView *self, const CrumbRaid *raid)
{
  CrumbEntryPad pad = crumb_taps_pad (raid);

  if (pad == CRUMB_ENTRY_PAD_PLATE && self->any_die)
    pad = CRUMB_ENTRY_PAD_KEYS;
  gtk_widget_set_visible (self->entry, pad != CRUMB_ENTRY_PAD_NONE);
  update_place (self, pad);
  if (pad == CRUMB_ENTRY_PAD_NONE)
    return;
  show_panel (self, self->pads, pads[pad].name, pads[pad].new);
  if (pad == CRUMB_ENTRY_PAD_KEYS)
    update_keypad (self, raid);
  update_sizes (self);
}

static void
crumb_table_view_update (CrumbGamePanel *panel, const CrumbRaid *raid)
{
  CrumbTableView *self = CRUMB_TABLE_VIEW (panel);
  gboolean taken_back = crumb_game_panel_announce_moves (panel, crumb_table_voice_move) < 0;

  crumb_table_view_set_trouble (self, NULL, FALSE);
  crumb_set_boolean (self, "any-die", &self->any_die, FALSE);
  crumb_table_view_update_taps (self, raid);
  if (raid == NULL)
    return;

  update_scene (self, raid);
  crumb_plate_row_show (self->plate, raid);
  update_moment (self, raid, taken_back);
  update_rows (self, raid);
  keep_asked_in_view (self);
  update_prompt (self, raid, taken_back);
  update_entry (self, raid);
  crumb_table_view_doubt (self);
  crumb_keep_focus (GTK_WIDGET (self), GTK_WIDGET (self->scene));
}

/* Undo ------------------------------------------------------------------- */

static gboolean
can_undo (CrumbUndoable *undoable)
{
  CrumbGame *game = crumb_game_panel_get_game (CRUMB_GAME_PANEL (undoable));

  return game != NULL && crumb_game_get_can_undo (game);
}

static gboolean
can_redo (CrumbUndoable *undoable)
{
  CrumbGame *game = crumb_game_panel_get_game (CRUMB_GAME_PANEL (undoable));

  return game != NULL && crumb_game_get_can_redo (game);
}

static gboolean
undo (CrumbUndoable *undoable, GError **error)
{
  return crumb_game_undo_step (crumb_game_panel_get_game (CRUMB_GAME_PANEL (undoable)), error) == CRUMB_UNDONE_DONE;
}

static gboolean
redo (CrumbUndoable *undoable, GError **error)
{
  return crumb_game_redo_step (crumb_game_panel_get_game (CRUMB_GAME_PANEL (undoable)), error) == CRUMB_UNDONE_DONE;
}

static void
crumb_table_view_undoable_init (CrumbUndoableInterface *iface)
{
  iface->can_undo = can_undo;
  iface->can_redo = can_redo;
  iface->undo = undo;
  iface->redo = redo;
}

/* The widget ------------------------------------------------------------- */

static void
fill_log_cb (gpointer table)
{
  CrumbTableView *self = table;
  GtkWidget *log;

  if (adw_bin_get_child (self->log_pane) != NULL)
    return;
  log = crumb_raid_log_new ();
  g_object_bind_property (self, "game", log, "game", G_BINDING_SYNC_CREATE);
  adw_bin_set_child (self->log_pane, log);
}

/* A log that nobody sees need not follow the game. */
static void
log_shown_cb (CrumbTableView *self)
{
  if (!gtk_widget_get_visible (GTK_WIDGET (self->log_pane)))
    adw_bin_set_child (self->log_pane, NULL);
}

/* Scrolls back from whatever had the focus in between. */
static gboolean
crumb_table_view_grab_focus (GtkWidget *widget)
{
  CrumbTableView *self = CRUMB_TABLE_VIEW (widget);

  gtk_adjustment_set_value (gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (self->viewport)), 0);
  keep_asked_in_view (self);
  return GTK_WIDGET_CLASS (crumb_table_view_parent_class)->grab_focus (widget);
}

static void
set_compact (CrumbTableView *self, gboolean compact)
{
  if (!crumb_set_boolean (self, "compact", &self->compact, compact))
    return;
  crumb_set_css_class (GTK_WIDGET (self), "compact", compact);
  /* A breakpoint sets this in the middle of a layout: what was measured with the padding of before must be forgotten. */
  gtk_widget_queue_resize (self->notice);
  update_sizes (self);
  update_notice (self);
}

static void
set_colour (CrumbTableView *self, guint colour)
{
  if (crumb_set_uint (self, "colour", &self->colour, colour) && get_raid (self) != NULL)
    update_prompt (self, get_raid (self), FALSE);
}

/* The keypad in place of the plate, for a die that the plate is not known to have. */
static void
set_any_die (CrumbTableView *self, gboolean any_die)
{
  if (crumb_set_boolean (self, "any-die", &self->any_die, any_die) && get_raid (self) != NULL)
    update_entry (self, get_raid (self));
}

static void
set_room (CrumbTableView *self, guint room)
{
  if (self->room == room)
    return;
  for (guint i = 1; i < ROOMS; i++)
    crumb_set_css_class (GTK_WIDGET (self), room_classes[i], i == room);
  self->room = room;
  if (get_raid (self) != NULL)
    update_entry (self, get_raid (self));
  g_object_notify (G_OBJECT (self), "room");
}

static void
crumb_table_view_class_init (CrumbTableViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->grab_focus = crumb_table_view_grab_focus;
  CRUMB_RAID_PANEL_CLASS (klass)->update = crumb_table_view_update;

  crumb_class_property (klass, CrumbTableView, any_die, set_any_die,
                        g_param_spec_boolean ("any-die", NULL, NULL, FALSE, CRUMB_READWRITE));
  crumb_class_property (klass, CrumbTableView, colour, set_colour,
                        g_param_spec_uint ("colour", NULL, NULL, 0, CRUMB_COLOURS, 0, CRUMB_READWRITE));
  crumb_class_property (klass, CrumbTableView, compact, set_compact,
                        g_param_spec_boolean ("compact", NULL, NULL, FALSE, CRUMB_READWRITE));
  crumb_class_property (klass, CrumbTableView, room, set_room,
                        g_param_spec_uint ("room", NULL, NULL, 0, ROOMS - 1, 0, CRUMB_READWRITE));
  crumb_class_property (klass, CrumbTableView, settings, NULL,
                        g_param_spec_object ("settings", NULL, NULL, G_TYPE_SETTINGS, CRUMB_READWRITE));

  g_type_ensure (CRUMB_TYPE_COUNTDOWN);
  g_type_ensure (CRUMB_TYPE_PLATE_ROW);
  g_type_ensure (CRUMB_TYPE_SCOREBOARD);
  g_type_ensure (CRUMB_TYPE_SCROLL_ABOVE);

  gtk_widget_class_set_css_name (widget_class, "table");
  crumb_class_template (klass, CrumbTableView, "crumb-table-view", scene, column, viewport, moment, plate, rows, notice,
                        notice_label, insist, entry, prompt, off_plate, hint, pads, countdown, ways, log_pane);
  crumb_class_owns (klass, CrumbTableView, g_object_unref, names, settings);
  crumb_class_owns (klass, CrumbTableView, g_free, trouble);
  crumb_class_callbacks (klass, log_shown_cb);
  crumb_table_view_install_taps (widget_class);
}

static void
crumb_table_view_init (CrumbTableView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  crumb_scroll_if_low (ADW_BREAKPOINT_BIN (adw_bin_get_child (ADW_BIN (self))));

  self->names = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  crumb_entry_keys_add (GTK_WIDGET (self), crumb_table_view_number_key_cb);
  crumb_hold_focus (GTK_WIDGET (self));
  crumb_reason_popover_add (self->insist, self->notice_label);
  crumb_table_view_update_taps (self, NULL);
  update_notice (self);
  crumb_fill_after_frame (GTK_WIDGET (self->log_pane), fill_log_cb, self);
}

GtkWidget *
crumb_table_view_new (void)
{
  return g_object_new (CRUMB_TYPE_TABLE_VIEW, NULL);
}
