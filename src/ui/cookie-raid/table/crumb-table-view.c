/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The table: asks what the game waits for. */

#include "crumb-config.h"

#include "crumb-table-view-private.h"

#include "crumb-table-voice.h"
#include "ui/cookie-raid/panels/crumb-raid-describe.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include "words/cookie-raid/crumb-words-raid.h"

#include <glib/gi18n.h>

G_DEFINE_FINAL_TYPE (CrumbTableView, crumb_table_view, CRUMB_TYPE_TABLE)

/* What the menu has. */
#define OTHER_WAYS                                                                                                     \
  (CRUMB_TAP_ENTER_PLATE | CRUMB_TAP_ENTER_BIDS | CRUMB_TAP_ENTER_HANDS | CRUMB_TAP_ENTER_COOKIES | CRUMB_TAP_REST     \
   | CRUMB_TAP_REVEAL | CRUMB_TAP_MORE_DICE)

/* Asking ------------------------------------------------------------------- */

/* While no die of the bid is entered a tap on a place says who won it. */
static gboolean
takes_winner (CrumbTableView *self, const CrumbRaid *raid)
{
  return raid->phase == CRUMB_RAID_AT_BID && (self->taps & CRUMB_TAP_SEAT) != 0
         && crumb_raid_expects (raid).dice.count == 0
         && crumb_raid_enter_seat (raid, raid->first).what == CRUMB_RAID_WINNER;
}

static char *
words_for_hint (CrumbTableView *self, const CrumbRaid *raid)
{
  CrumbRaidExpect expect = crumb_raid_expects (raid);

  if ((self->taps & CRUMB_TAP_DIE) != 0 && raid->rules.flush && self->colour == 0)
    return g_strdup (_ ("Pick a die’s color, then its face"));
  if (raid->overrule && (self->taps & CRUMB_TAP_LAST_DIE) != 0)
    return g_strdup (_ ("Enter as many dice as you like, then select Next"));
  if (takes_winner (self, raid))
    return g_strdup (_ ("Or tap the winner’s name"));
  if (expect.what == CRUMB_RAID_BID && expect.dice.count > 0)
    return g_strdup (_ ("Hold a bid’s last die to finish the bid"));
  return NULL;
}

static char *
words_for_done (const CrumbRaid *raid)
{
  CrumbRaidExpect expect = crumb_raid_expects (raid);

  if (expect.what == CRUMB_RAID_TAKE)
    return g_strdup (C_ ("button", "Skip"));
  if (expect.what == CRUMB_RAID_LUCKY)
    return g_strdup (_ ("Keep It"));
  if (expect.what == CRUMB_RAID_PLATE && expect.dice.count == 0)
    return g_strdup (C_ ("button", "Skip"));
  return g_strdup (C_ ("button", "Next"));
}

/* Each dies its own place: No Bid is in the first, whatever else can be said. */
static void
ask_keys (CrumbTableView *self, const CrumbRaid *raid, CrumbAsking *asking)
{
  gboolean digits = (self->taps & CRUMB_TAP_DIGIT) != 0;
  gboolean bids = raid->phase == CRUMB_RAID_AT_BID && !raid->plate_open;
  g_autofree char *done = words_for_done (raid);

  asking->page = digits ? "digits" : "faces";
  if (digits)
    crumb_asking_add_digits (asking, "table.digit");
  else
    crumb_asking_add_faces (asking, raid->rules.sides, "table.die");
  for (guint i = 0; i < asking->n_keys; i++)
    asking->keys[i].holds = (self->taps & CRUMB_TAP_LAST_DIE) != 0;
  crumb_asking_add_bottom (asking, bids ? _ ("No Bid") : NULL, bids ? "table.no-bid" : NULL, NULL);
  crumb_asking_add_back (asking);
  crumb_asking_add_bottom (asking, done, "table.done", NULL);
  if (bids && (self->taps & CRUMB_TAP_REST) != 0)
    crumb_asking_set_link (asking, _ ("Nobody Else"), _ ("End the bidding: nobody else bids"), "table.rest");
  if (raid->phase == CRUMB_RAID_AT_TAKE && !raid->ruled && !asking->begun)
    crumb_asking_set_link (asking, C_ ("button", "Change"), _ ("Somebody else won the bid"), "table.back");
  asking->colours = (self->taps & CRUMB_TAP_DIE) != 0 && raid->rules.flush;
  asking->colour = self->colour;
}

static char *
words_for_taking (CrumbDie die)
{
  if (die.face == 0)
    return g_strdup (_ ("Take an unknown die"));
  switch (die.colour)
    {
    case 1:
      /* Translators: %u is the face of a die. */
      return g_strdup_printf (_ ("Take the red %u"), die.face);
    case 2:
      /* Translators: %u is the face of a die. */
      return g_strdup_printf (_ ("Take the green %u"), die.face);
    case 3:
      /* Translators: %u is the face of a die. */
      return g_strdup_printf (_ ("Take the blue %u"), die.face);
    default:
      /* Translators: %u is the face of a die. */
      return g_strdup_printf (_ ("Take the %u"), die.face);
    }
}

static void
ask_take (CrumbTableView *self, const CrumbRaid *raid, CrumbAsking *asking)
{
  CrumbDice plate = crumb_raid_plate_places (raid);

  asking->page = "take";
  for (guint i = 0; i < plate.count; i++)
    {
      CrumbDie die = plate.dice[i];
      CrumbKey *key;

      if (die.face == 0 && raid->plate_missing == 0)
        {
          crumb_asking_add_gap (asking);
          continue;
        }
      key = crumb_asking_add_die (asking, die, "table.take", g_variant_new ("(yy)", die.face, die.colour));
      key->tooltip = words_for_taking (die);
    }
  crumb_asking_add_bottom (asking, C_ ("die", "Other…"), "table.any-die", NULL)->tooltip =
      g_strdup (_ ("Take a die that isn’t on this plate"));
  crumb_asking_add_back (asking);
  crumb_asking_add_bottom (asking, C_ ("button", "Skip"), "table.take", g_variant_new ("(yy)", 0, 0))->tooltip =
      g_strdup (_ ("Don’t record which die"));
  if (!raid->ruled)
    crumb_asking_set_link (asking, C_ ("button", "Change"), _ ("Somebody else won the bid"), "table.back");
}

static void
ask_nobody (CrumbAsking *asking)
{
  asking->page = "nobody";
  crumb_asking_add_text (asking, _ ("Go Back"), "table.back", NULL);
  crumb_asking_add_text (asking, _ ("End the Round"), "table.done", NULL)->main = TRUE;
}

static void
ask_next_round (CrumbGame *game, CrumbAsking *asking)
{
  asking->page = "next round";
  crumb_asking_add_text (asking, _ ("Next Round"), "table.done", NULL)->main = TRUE;
  crumb_asking_add_bottom (asking, C_ ("button", "Correct…"), "win.correct",
                           g_variant_new_uint32 (crumb_game_get_n_moves (game) - 1));
  crumb_asking_add_back (asking);
  crumb_asking_add_bottom (asking, NULL, NULL, NULL);
}

static void
crumb_table_view_ask (CrumbTable *table, gconstpointer state, CrumbAsking *asking)
{
  CrumbTableView *self = CRUMB_TABLE_VIEW (table);
  CrumbGame *game = crumb_game_panel_get_game (CRUMB_GAME_PANEL (table));
  const CrumbRaid *raid = state;
  const char *names[CRUMB_SEATS_MAX];
  gboolean takes = raid->phase == CRUMB_RAID_AT_TAKE && crumb_dice_all_known (&raid->plate);

  gtk_widget_set_visible (self->ways, (self->taps & OTHER_WAYS) != 0);
  crumb_game_panel_get_names (CRUMB_GAME_PANEL (table), names);
  asking->question = crumb_words_expect (raid, names);
  asking->begun = takes && self->any_die;
  asking->hint = words_for_hint (self, raid);
  /* Nobody would find it out, so the first bid of a game says it in view. */
  asking->hinting = raid->scores.round == 0 && raid->n_bids == 0 && takes_winner (self, raid);
  asking->coloured = raid->rules.flush;
  if (raid->phase == CRUMB_RAID_AT_OVER)
    crumb_table_ask_over (table, asking);
  else if (raid->phase == CRUMB_RAID_AT_SCORED)
    ask_next_round (game, asking);
  else if (raid->phase == CRUMB_RAID_AT_NOBODY)
    ask_nobody (asking);
  else if (takes && !self->any_die)
    ask_take (self, raid, asking);
  else
    ask_keys (self, raid, asking);
}

static guint
count_most_keys (gconstpointer state)
{
  const CrumbRaid *raid = state;

  return MAX (raid->rules.sides, raid->rules.plate);
}

/* Showing ------------------------------------------------------------------ */

static void
crumb_table_view_shown (CrumbTable *table, gconstpointer state)
{
  crumb_table_view_doubt (CRUMB_TABLE_VIEW (table));
}

/* What can be tapped is known before anything is asked. */
static void
crumb_table_view_update (CrumbGamePanel *panel, gconstpointer state)
{
  CrumbTableView *self = CRUMB_TABLE_VIEW (panel);

  self->wipes = -1;
  self->any_die = FALSE;
  if (state != NULL)
    self->taps = crumb_taps_allowed (state);
  CRUMB_GAME_PANEL_CLASS (crumb_table_view_parent_class)->update (panel, state);
  crumb_table_view_update_taps (self, state);
}

static void
set_colour (CrumbTableView *self, guint colour)
{
  if (crumb_set_uint (self, "colour", &self->colour, colour))
    crumb_table_ask_again (CRUMB_TABLE (self));
}

/* The faces in place of the plate, for a die that the plate is not known to have. */
static void
set_any_die (CrumbTableView *self, gboolean any_die)
{
  if (crumb_set_boolean (self, "any-die", &self->any_die, any_die))
    crumb_table_ask_again (CRUMB_TABLE (self));
}

static void
crumb_table_view_class_init (CrumbTableViewClass *klass)
{
  CrumbTableClass *table_class = CRUMB_TABLE_CLASS (klass);

  CRUMB_GAME_PANEL_CLASS (klass)->kind = &crumb_cookie_raid;
  CRUMB_GAME_PANEL_CLASS (klass)->update = crumb_table_view_update;
  table_class->ask = crumb_table_view_ask;
  table_class->most_keys = count_most_keys;
  table_class->number_key = crumb_table_view_number_key;
  table_class->voice = crumb_table_voice_move;
  table_class->back = crumb_table_view_back;
  table_class->takes_back = crumb_table_view_takes_back;
  table_class->shown = crumb_table_view_shown;
  table_class->insist = crumb_table_view_insist;

  crumb_class_property (klass, CrumbTableView, any_die, set_any_die,
                        g_param_spec_boolean ("any-die", NULL, NULL, FALSE, CRUMB_READWRITE));
  crumb_class_property (klass, CrumbTableView, colour, set_colour,
                        g_param_spec_uint ("colour", NULL, NULL, 0, CRUMB_COLOURS, 0, CRUMB_READWRITE));
  crumb_class_property (klass, CrumbTableView, settings, NULL,
                        g_param_spec_object ("settings", NULL, NULL, G_TYPE_SETTINGS, CRUMB_READWRITE));
  crumb_class_owns (klass, CrumbTableView, g_object_unref, settings);

  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "table");
  crumb_table_view_install_taps (klass);
}

/* What else can be entered. */
static GtkWidget *
new_ways (void)
{
  g_autoptr (GMenu) ways = g_menu_new ();
  g_autoptr (GMenu) other = g_menu_new ();
  g_autoptr (GMenu) ends = g_menu_new ();

  crumb_menu_add (other, _ ("Enter the _Plate"), "table.enter-plate");
  crumb_menu_add (other, _ ("Enter _Bids"), "table.enter-bids");
  crumb_menu_add (other, _ ("Enter _Hands Only"), "table.enter-hands");
  crumb_menu_add (other, _ ("Enter _Cookies Only"), "table.enter-cookies");
  crumb_menu_add (ends, _ ("_Nobody Else Bids"), "table.rest");
  crumb_menu_add (ends, _ ("_Skip to the Hands"), "table.reveal");
  crumb_menu_add (ends, _ ("Enter _More Dice"), "table.more-dice");
  g_menu_append_section (ways, NULL, G_MENU_MODEL (other));
  g_menu_append_section (ways, NULL, G_MENU_MODEL (ends));
  return crumb_more_button_new (_ ("Enter Something Else"), G_MENU_MODEL (ways));
}

static void
crumb_table_view_init (CrumbTableView *self)
{
  self->wipes = self->entered = -1;
  self->countdown = g_object_new (CRUMB_TYPE_COUNTDOWN, NULL);
  g_object_bind_property (self, "game", self->countdown, "game", G_BINDING_DEFAULT);
  g_object_bind_property (self, "settings", self->countdown, "settings", G_BINDING_DEFAULT);
  self->ways = new_ways ();
  crumb_table_set_tools (CRUMB_TABLE (self), GTK_WIDGET (self->countdown), self->ways);
  crumb_table_view_update_taps (self, NULL);
}

GtkWidget *
crumb_table_view_new (void)
{
  return g_object_new (CRUMB_TYPE_TABLE_VIEW, NULL);
}
