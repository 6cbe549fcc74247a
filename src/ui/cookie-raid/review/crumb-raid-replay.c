/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The table of Cookie Raid as it was, step by step. */

#include "crumb-config.h"

#include "crumb-raid-replay.h"

#include "ui/cookie-raid/panels/crumb-plate-row.h"
#include "ui/cookie-raid/panels/crumb-reveal-panel.h"
#include "ui/cookie-raid/panels/crumb-round-scores.h"
#include "ui/cookie-raid/panels/crumb-ruling-panel.h"
#include "ui/cookie-raid/panels/crumb-scoreboard.h"
#include "ui/game/crumb-game-ui.h"
#include "ui/widgets/crumb-dice-row.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include "words/cookie-raid/crumb-words-raid.h"

#include "words/crumb-game-words.h"

#include <glib/gi18n.h>

struct _CrumbRaidReplay
{
  CrumbRaidPanel parent_instance;

  CrumbGamePanel *scoreboard;
  GtkAdjustment *scrolled;
  GtkWidget *line;
  CrumbPlateRow *plate;
  GtkWidget *take;
  CrumbDiceRow *taken;
  GtkWidget *arrow;
  CrumbDiceRow *shows;
  GtkLabel *words;
  CrumbGamePanel *ruling;
  CrumbGamePanel *reveal;
  CrumbGamePanel *scores;
};

G_DEFINE_FINAL_TYPE (CrumbRaidReplay, crumb_raid_replay, CRUMB_TYPE_RAID_PANEL)

/* What led to what is shown: no move at the start of the game. */
typedef struct
{
  const CrumbMove *move;
  CrumbRaid before;
} Led;

static gboolean
takes_die (const CrumbMove *move)
{
  return move != NULL && (move->what == CRUMB_RAID_TAKE || move->what == CRUMB_RAID_LUCKY);
}

/* The log's sentence, where no panel says it. */
static char *
words_for_step (CrumbGamePanel *panel, const CrumbRaid *raid, const Led *led)
{
  const char *names[CRUMB_SEATS_MAX];

  crumb_game_panel_get_names (panel, names);
  if (led->move == NULL)
    return g_strdup (_ ("The game starts."));
  if (takes_die (led->move))
    return crumb_words_move (&led->before, led->move, raid, names);

  switch ((CrumbRaidPhase) raid->phase)
    {
    case CRUMB_RAID_AT_OVER:
      return crumb_game_words_result (&crumb_cookie_raid, raid, names);
    case CRUMB_RAID_AT_TAKE:
    case CRUMB_RAID_AT_TIE:
    case CRUMB_RAID_AT_NOBODY:
    case CRUMB_RAID_AT_SCORED:
      return NULL;
    case CRUMB_RAID_AT_REVEAL:
      return g_strdup (_ ("The hands are revealed."));
    case CRUMB_RAID_AT_BID:
    case CRUMB_RAID_AT_LUCKY:
    case CRUMB_RAID_AT_ROLL_OFF:
      break;
    }
  return crumb_words_move (&led->before, led->move, raid, names);
}

static void
show_die (CrumbDiceRow *row, const CrumbDie *die)
{
  const CrumbDice dice = { .count = 1, .dice = { *die } };

  gtk_widget_set_visible (GTK_WIDGET (row), die->face != 0);
  crumb_dice_row_set_dice (row, &dice);
}

/* The die that was taken, which lay on the plate, and what it shows if it was re-rolled. */
static void
show_take (CrumbRaidReplay *self, const CrumbDie *taken, const CrumbDie *shows, const char *words)
{
  show_die (self->taken, taken);
  show_die (self->shows, shows);
  gtk_widget_set_visible (self->arrow, taken->face != 0 && shows->face != 0);
  gtk_widget_set_visible (self->take, taken->face != 0 || shows->face != 0);
  if (words != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self->take), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}

static void
show_words (CrumbRaidReplay *self, const CrumbRaid *raid, const Led *led)
{
  g_autofree char *words = words_for_step (CRUMB_GAME_PANEL (self), raid, led);
  CrumbDie taken = { 0 }, shows = { 0 };

  if (led->move != NULL && led->move->what == CRUMB_RAID_TAKE)
    taken = led->move->dice.dice[0];
  if (led->move != NULL && led->move->what == CRUMB_RAID_LUCKY)
    {
      taken = led->before.lucky;
      shows = led->move->dice.dice[0];
    }
  show_take (self, &taken, &shows, words);
  /* A die that is taken is seen beside the plate. */
  crumb_label_show (self->words, led->before.phase == CRUMB_RAID_AT_TAKE && taken.face != 0 ? NULL : words);
}

/* People reveal their hands together, however they were entered. */
static void
reveal_hands (CrumbGame *game, guint n_moves, CrumbRaid *raid)
{
  CrumbRaid later = *raid;

  while (n_moves < crumb_game_get_n_moves (game)
         && (later.phase == CRUMB_RAID_AT_REVEAL || later.phase == CRUMB_RAID_AT_ROLL_OFF))
    {
      crumb_game_state_after (game, ++n_moves, &later);
      memcpy (raid->hands, later.hands, sizeof raid->hands);
    }
}

/* A plate that nobody has entered yet is no place to enter it. */
static void
show_plate (CrumbRaidReplay *self, const CrumbRaid *raid)
{
  GtkWidget *plate = GTK_WIDGET (self->plate);

  crumb_plate_row_show (self->plate, raid);
  if (raid->plate_open || raid->phase > CRUMB_RAID_AT_NOBODY)
    gtk_widget_set_visible (plate, FALSE);
  gtk_widget_set_visible (self->line, gtk_widget_get_visible (plate) || gtk_widget_get_visible (self->take));
}

/* The ruling stays until the step after the die was taken, and the hands are only shown then. */
static void
show_panels (CrumbRaidReplay *self, CrumbGame *game, guint n_moves, const CrumbRaid *raid, const Led *led)
{
  g_autofree CrumbRaid *revealed = g_memdup2 (raid, sizeof *raid);
  gboolean stays = takes_die (led->move);

  reveal_hands (game, n_moves, revealed);
  crumb_game_panel_set_past (self->scoreboard, game, n_moves, raid);
  crumb_game_panel_set_past (self->ruling, game, stays ? n_moves - 1 : n_moves, stays ? &led->before : raid);
  crumb_game_panel_set_past (self->reveal, game, n_moves, revealed);
  crumb_game_panel_set_past (self->scores, game, n_moves, raid);
  gtk_widget_set_visible (GTK_WIDGET (self->reveal), !stays);
  show_plate (self, raid);
}

static void
crumb_raid_replay_update (CrumbGamePanel *panel, const CrumbRaid *raid)
{
  CrumbRaidReplay *self = CRUMB_RAID_REPLAY (panel);
  CrumbGame *game = crumb_game_panel_get_game (panel);
  guint n_moves = raid != NULL ? crumb_game_panel_get_n_moves (panel) : 0;
  Led led = { 0 };

  gtk_widget_set_visible (adw_bin_get_child (ADW_BIN (self)), raid != NULL);
  if (raid == NULL)
    return;
  if (n_moves > 0)
    {
      led.move = crumb_game_get_move (game, n_moves - 1);
      crumb_game_state_after (game, n_moves - 1, &led.before);
    }
  show_words (self, raid, &led);
  show_panels (self, game, n_moves, raid, &led);
  gtk_adjustment_set_value (self->scrolled, 0);
}

static void
crumb_raid_replay_class_init (CrumbRaidReplayClass *klass)
{
  CRUMB_RAID_PANEL_CLASS (klass)->update = crumb_raid_replay_update;

  g_type_ensure (CRUMB_TYPE_DICE_ROW);
  g_type_ensure (CRUMB_TYPE_PLATE_ROW);
  g_type_ensure (CRUMB_TYPE_REVEAL_PANEL);
  g_type_ensure (CRUMB_TYPE_ROUND_SCORES);
  g_type_ensure (CRUMB_TYPE_RULING_PANEL);
  g_type_ensure (CRUMB_TYPE_SCOREBOARD);
  crumb_class_template (klass, CrumbRaidReplay, "crumb-raid-replay", scoreboard, scrolled, line, plate, take, taken,
                        arrow, shows, words, ruling, reveal, scores);
}

static void
crumb_raid_replay_init (CrumbRaidReplay *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  crumb_scroll_if_low (ADW_BREAKPOINT_BIN (adw_bin_get_child (ADW_BIN (self))));
}

GtkWidget *
crumb_raid_replay_new (void)
{
  return g_object_new (CRUMB_TYPE_RAID_REPLAY, NULL);
}

/* Hands are entered one by one, but seen all at once, so that the first of them is where the replay stops. */
unsigned
crumb_raid_replay_step (gconstpointer before, const CrumbMove *move, gconstpointer after, gboolean told)
{
  const CrumbRaid *was = before, *is = after;

  if (is->scores.n_rounds > was->scores.n_rounds)
    return CRUMB_REPLAY_STOP | CRUMB_REPLAY_ROUND;
  if (takes_die (move))
    return CRUMB_REPLAY_STOP | CRUMB_REPLAY_STAYS;
  if (is->phase == CRUMB_RAID_AT_ROLL_OFF && was->phase != CRUMB_RAID_AT_ROLL_OFF)
    return CRUMB_REPLAY_STOP;

  switch ((CrumbRaidMove) move->what)
    {
    case CRUMB_RAID_HAND:
      for (guint seat = 0; seat < was->scores.n_seats; seat++)
        if (was->hands[seat].count > 0)
          return 0;
      return was->hands_closed == 0 ? CRUMB_REPLAY_STOP : 0;
    case CRUMB_RAID_OVERRULE:
    case CRUMB_RAID_REVEAL:
      return 0;
    default:
      return told ? CRUMB_REPLAY_STOP : 0;
    }
}
