/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Settles what is argued about without a game. Every die that is entered is judged at once. */

#include "crumb-cubbage-rulings.h"

#include "crumb-claim-page.h"
#include "ui/cubbage/panels/crumb-count-view.h"
#include "ui/cubbage/panels/crumb-keep-row.h"
#include "ui/cubbage/panels/crumb-large-count.h"
#include "ui/cubbage/panels/crumb-play-line.h"
#include "ui/game/crumb-undoable.h"
#include "ui/widgets/crumb-announce.h"
#include "ui/widgets/crumb-dice-row.h"
#include "ui/widgets/crumb-entry-keys.h"
#include "ui/widgets/crumb-focus.h"
#include "ui/widgets/crumb-keypad.h"
#include "ui/widgets/crumb-toast-strip.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include "rules/cubbage/keep.h"
#include "words/cubbage/crumb-words-cubbage-count.h"
#include "words/cubbage/crumb-words-cubbage-odds.h"
#include "words/cubbage/crumb-words-cubbage-rule.h"
#include "words/cubbage/crumb-words-cubbage.h"

#include <glib/gi18n.h>

typedef enum
{
  PAGE_HAND,
  PAGE_CLAIM,
  PAGE_PLAY,
  PAGE_KEEPS,
  N_PAGES
} Page;

static const struct
{
  const char *name;
  const char *prompt;
  guint max;
} about_pages[N_PAGES] = {
  [PAGE_HAND] = { "hand", N_ ("Which four dice, and which starter?"), CRUMB_CUBBAGE_HAND },
  [PAGE_CLAIM] = { "claim", N_ ("Which four dice, and which starter?"), CRUMB_CUBBAGE_HAND },
  [PAGE_PLAY] = { "play", N_ ("Which dice have you laid since the total was zero?"), CRUMB_CUBBAGE_PLAY_DICE },
  [PAGE_KEEPS] = { "keeps", N_ ("Which six dice did you roll?"), CRUMB_CUBBAGE_ROLLED },
};

/** The dice that were entered on a page. Those from @n up to @n_ever were undone. */
typedef struct
{
  guint n;
  guint n_ever;
  uint8_t dice[CRUMB_CUBBAGE_PLAY_DICE];
} Entered;

struct _CrumbCubbageRulings
{
  CrumbGamePanel parent_instance;

  AdwViewStack *pages;
  CrumbCountView *count;
  GtkLabel *counted;
  GtkLabel *odds;
  CrumbClaimPage *claim;
  CrumbPlayLine *line;
  GtkLabel *scored;
  GtkCheckButton *last;
  GtkCheckButton *held;
  CrumbDiceRow *rolled;
  AdwToggleGroup *side;
  GtkLabel *best;
  GtkListBox *keeps;
  GtkLabel *study;
  AdwViewStackPage *keeps_page;
  GtkWidget *tools;
  GtkButton *rule;
  GtkLabel *prompt;
  CrumbKeypad *keypad;

  Entered entered[N_PAGES];
  /* What is ruled on the page that is shown; NULL while there is nothing to rule. */
  char *ruling;
};

static void crumb_cubbage_rulings_undoable_init (CrumbUndoableInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (CrumbCubbageRulings, crumb_cubbage_rulings, CRUMB_TYPE_GAME_PANEL,
                               G_IMPLEMENT_INTERFACE (CRUMB_TYPE_UNDOABLE, crumb_cubbage_rulings_undoable_init))

static Page
get_page (CrumbCubbageRulings *self)
{
  const char *name = adw_view_stack_get_visible_child_name (self->pages);

  for (guint page = 0; page < N_PAGES; page++)
    if (g_strcmp0 (name, about_pages[page].name) == 0)
      return (Page) page;
  return PAGE_HAND;
}

static guint
get_total (const Entered *entered)
{
  guint total = 0;

  for (guint i = 0; i < entered->n; i++)
    total += entered->dice[i];
  return total;
}

/* The rules of the game on the table, else the usual ones. */
static CrumbCubbageRules
get_rules (CrumbCubbageRulings *self)
{
  const CrumbCubbage *game = crumb_game_panel_get_state (CRUMB_GAME_PANEL (self));

  return game != NULL ? game->rules : crumb_cubbage_rules_default ();
}

/* Says what is ruled now, and lets it be copied, shown large and looked up in the rules. Both are nullable. */
static void
rule (CrumbCubbageRulings *self, const char *words, const char *place)
{
  g_set_str (&self->ruling, words);
  gtk_widget_set_visible (self->tools, words != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "rulings.copy", words != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "rulings.large", words != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->rule), place != NULL);
  if (place != NULL)
    {
      char rules[CRUMB_RULES_TEXT_MAX];
      CrumbCubbageRules agreed = get_rules (self);

      crumb_cubbage_rules_format (&agreed, rules);
      gtk_actionable_set_action_target (GTK_ACTIONABLE (self->rule), "(ss)", place, rules);
    }
}

static void
announce (CrumbCubbageRulings *self, const char *words)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    crumb_announce (GTK_WIDGET (self), CRUMB_SAID_RESULT, words);
}

/* Odds are for afterwards, and for whoever is curious; never beside dice that somebody has to choose from. */
static gboolean
is_choosing (CrumbCubbageRulings *self)
{
  const CrumbCubbage *game = crumb_game_panel_get_state (CRUMB_GAME_PANEL (self));

  return game != NULL && crumb_cubbage_is_choosing (game);
}

static void
show_hand (CrumbCubbageRulings *self)
{
  const Entered *entered = &self->entered[PAGE_HAND];
  CrumbCubbageCount count = crumb_cubbage_count_hand (entered->dice, entered->n);
  g_autofree char *counted = entered->n == CRUMB_CUBBAGE_HAND ? crumb_words_cubbage_count (entered->dice) : NULL;
  g_autofree char *place = crumb_words_cubbage_count_rule (&count);
  g_autofree char *odds = NULL;

  if (entered->n == CRUMB_CUBBAGE_KEPT && !is_choosing (self))
    {
      CrumbCubbageHandOdds chances = crumb_cubbage_hand_odds (entered->dice);

      odds = crumb_words_cubbage_hand_odds (&chances);
    }
  crumb_label_show (self->odds, odds);
  crumb_count_view_show (self->count, C_ ("heading", "Hand"), entered->dice, entered->n);
  crumb_label_show (self->counted, counted);
  rule (self, counted, place);
  announce (self, counted);
}

static void
claimed_cb (CrumbCubbageRulings *self)
{
  g_autofree char *place = crumb_claim_page_dup_rule (self->claim);

  if (get_page (self) == PAGE_CLAIM)
    rule (self, crumb_claim_page_get_ruling (self->claim), place);
}

static void
show_claim (CrumbCubbageRulings *self)
{
  crumb_claim_page_set_dice (self->claim, self->entered[PAGE_CLAIM].dice, self->entered[PAGE_CLAIM].n);
  claimed_cb (self);
}

/* The dice as a play of their own: nobody minds who laid them. */
static CrumbCubbageDeal
get_deal (CrumbCubbageRulings *self)
{
  const Entered *entered = &self->entered[PAGE_PLAY];
  CrumbCubbageDeal deal = { .n_laid = (uint8_t) entered->n };
  guint total = 0;

  for (guint i = 0; i < entered->n; i++)
    {
      total += entered->dice[i];
      deal.laid[i] = (CrumbCubbageLaid) { .face = entered->dice[i], .seat = i % 2, .total = (uint8_t) total };
    }
  if (entered->n > 0)
    deal.laid[entered->n - 1].last = gtk_check_button_get_active (self->last) && total < CRUMB_CUBBAGE_PLAY_TO;
  return deal;
}

/* Once nobody can lay another die the next question is always who leads. */
static void
add_leads (const CrumbCubbageRules *rules, guint last, gboolean held, const CrumbSeat *const seats[], char **sentence,
           char **place)
{
  const char *const names[] = { seats[0]->told, seats[1]->told };
  g_autofree char *leads = crumb_words_cubbage_leads (rules, last, held, crumb_seats_all (CRUMB_CUBBAGE_SEATS), names);
  g_autofree char *before = *sentence;
  g_autofree char *place_before = *place;

  /* Translators: between two sentences. */
  *sentence = g_strdup_printf (_ ("%1$s %2$s"), before, leads);
  *place = g_strconcat (place_before, " ", crumb_words_cubbage_lead_rule ((CrumbCubbageHeld) rules->held, held), NULL);
}

static void
show_play (CrumbCubbageRulings *self)
{
  const Entered *entered = &self->entered[PAGE_PLAY];
  CrumbCubbageRules rules = get_rules (self);
  CrumbCubbageDeal deal = get_deal (self);
  g_autoptr (CrumbSeat) first = crumb_seat_new (C_ ("player", "First"), CRUMB_COLOUR_BLUE);
  g_autoptr (CrumbSeat) second = crumb_seat_new (C_ ("player", "Second"), CRUMB_COLOUR_ORANGE);
  const CrumbSeat *const seats[] = { first, second };
  gboolean ended = entered->n > 0 && (deal.laid[entered->n - 1].last || get_total (entered) == CRUMB_CUBBAGE_PLAY_TO);
  g_autofree char *sentence = NULL;
  g_autofree char *place = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->held), ended);
  crumb_play_line_show (self->line, &rules, &deal, 0, seats);
  if (entered->n > 0)
    {
      CrumbCubbageCount count = crumb_cubbage_count_laid (&rules, &deal, entered->n - 1);
      g_autofree char *scored = crumb_words_cubbage_scored (&count, entered->dice);

      if (count.points == 0)
        sentence = g_strdup (_ ("The last die scores nothing."));
      else
        /* Translators: what a die scored: "The last die scores 4: pair 1-1 for 2, 15 for 2." */
        sentence = g_strdup_printf (_ ("The last die scores %1$u: %2$s."), count.points, scored);
      place = crumb_words_cubbage_die_rule ((CrumbCubbageRun) rules.run, entered->dice, entered->n,
                                            deal.laid[entered->n - 1].last);
      if (ended)
        add_leads (&rules, deal.laid[entered->n - 1].seat, gtk_check_button_get_active (self->held), seats, &sentence,
                   &place);
    }
  crumb_label_show (self->scored, sentence);
  rule (self, sentence, place);
  announce (self, sentence);
}

static CrumbDice
dice_of (const uint8_t faces[], guint n)
{
  CrumbDice dice = { 0 };

  for (guint i = 0; i < n; i++)
    crumb_dice_add (&dice, (CrumbDie) { .face = faces[i] });
  return dice;
}

static void
show_keeps (CrumbCubbageRulings *self)
{
  const Entered *entered = &self->entered[PAGE_KEEPS];
  CrumbDice rolled = dice_of (entered->dice, entered->n);
  gboolean complete = entered->n == CRUMB_CUBBAGE_ROLLED;
  CrumbCubbageCribSide side = (CrumbCubbageCribSide) MIN (adw_toggle_group_get_active (self->side), 2);
  g_autofree char *best = NULL;

  crumb_dice_row_set_dice (self->rolled, &rolled);
  crumb_dice_row_set_slots (self->rolled, CRUMB_CUBBAGE_ROLLED - entered->n);
  gtk_list_box_remove_all (self->keeps);
  gtk_widget_set_visible (GTK_WIDGET (self->keeps), complete);
  gtk_widget_set_visible (GTK_WIDGET (self->study), !complete);
  if (complete)
    {
      CrumbCubbageKeep keeps[CRUMB_CUBBAGE_KEEPS];
      guint n = crumb_cubbage_keeps (entered->dice, side, keeps);

      for (guint i = 0; i < n; i++)
        gtk_list_box_append (self->keeps, crumb_keep_row_new (&keeps[i], FALSE));
      best = crumb_words_cubbage_best_keep (&keeps[0], side);
    }
  crumb_label_show (self->best, best);
  rule (self, best, NULL);
  announce (self, best);
}

static gboolean
can_add (CrumbCubbageRulings *self, guint face)
{
  Page page = get_page (self);
  const Entered *entered = &self->entered[page];

  if (entered->n == about_pages[page].max)
    return FALSE;
  return page != PAGE_PLAY || get_total (entered) + face <= CRUMB_CUBBAGE_PLAY_TO;
}

static void
update (CrumbCubbageRulings *self)
{
  static void (*const show[N_PAGES]) (CrumbCubbageRulings *self) = { show_hand, show_claim, show_play, show_keeps };
  Page page = get_page (self);
  gboolean any = self->entered[page].n > 0;

  adw_view_stack_page_set_visible (self->keeps_page, !is_choosing (self));
  if (page == PAGE_KEEPS && is_choosing (self))
    {
      adw_view_stack_set_visible_child_name (self->pages, about_pages[PAGE_HAND].name);
      return;
    }

  if (page == PAGE_CLAIM && self->entered[page].n == about_pages[page].max)
    gtk_label_set_text (self->prompt, _ ("Pick the dice of a combination, then claim it."));
  else
    gtk_label_set_text (self->prompt, _ (about_pages[page].prompt));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "table.die", can_add (self, 1));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "table.back", any);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "table.done", any);
  show[page](self);
  crumb_undoable_changed (CRUMB_UNDOABLE (self));
}

static void
page_changed_cb (CrumbCubbageRulings *self)
{
  if (self->keypad != NULL)
    update (self);
}

static void
die_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbCubbageRulings *self = CRUMB_CUBBAGE_RULINGS (widget);
  Entered *entered = &self->entered[get_page (self)];
  guint face = (guint) g_variant_get_int32 (parameter);

  if (face < 1 || face > CRUMB_CUBBAGE_SIDES)
    return;
  if (!can_add (self, face))
    {
      /* Translators: %u is the total with a die that does not fit. */
      g_autofree char *total = g_strdup_printf (_ ("With that die the total would be %u, and the play stops at 15."),
                                                get_total (entered) + face);

      crumb_label_show (self->scored, total);
      announce (self, total);
      return;
    }
  entered->dice[entered->n++] = (uint8_t) face;
  entered->n_ever = entered->n;
  update (self);
}

static void
back_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbCubbageRulings *self = CRUMB_CUBBAGE_RULINGS (widget);

  self->entered[get_page (self)].n--;
  update (self);
}

static void
clear_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbCubbageRulings *self = CRUMB_CUBBAGE_RULINGS (widget);

  self->entered[get_page (self)].n = 0;
  update (self);
}

static void
copy_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbCubbageRulings *self = CRUMB_CUBBAGE_RULINGS (widget);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), self->ruling);
  crumb_toast_show (GTK_WIDGET (self), crumb_toast_new (_ ("Ruling copied")));
  crumb_take_focus (widget);
}

static void
large_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbCubbageRulings *self = CRUMB_CUBBAGE_RULINGS (widget);
  const Entered *entered = &self->entered[get_page (self)];

  adw_dialog_present (crumb_large_count_new (self->ruling, entered->dice, entered->n), widget);
  crumb_take_focus (widget);
}

static gboolean
number_key_cb (GtkWidget *widget, int number)
{
  if (number < 1 || number > CRUMB_CUBBAGE_SIDES)
    return FALSE;
  gtk_widget_activate_action (widget, "table.die", "i", number);
  return TRUE;
}

/* Undo ------------------------------------------------------------------- */

static gboolean
can_undo (CrumbUndoable *undoable)
{
  CrumbCubbageRulings *self = CRUMB_CUBBAGE_RULINGS (undoable);

  return self->entered[get_page (self)].n > 0;
}

static gboolean
can_redo (CrumbUndoable *undoable)
{
  CrumbCubbageRulings *self = CRUMB_CUBBAGE_RULINGS (undoable);
  const Entered *entered = &self->entered[get_page (self)];

  return entered->n < entered->n_ever;
}

static gboolean
undo (CrumbUndoable *undoable, GError **error)
{
  if (can_undo (undoable))
    back_cb (GTK_WIDGET (undoable), NULL, NULL);
  return TRUE;
}

static gboolean
redo (CrumbUndoable *undoable, GError **error)
{
  CrumbCubbageRulings *self = CRUMB_CUBBAGE_RULINGS (undoable);

  if (can_redo (undoable))
    {
      self->entered[get_page (self)].n++;
      update (self);
    }
  return TRUE;
}

static void
crumb_cubbage_rulings_undoable_init (CrumbUndoableInterface *iface)
{
  iface->can_undo = can_undo;
  iface->can_redo = can_redo;
  iface->undo = undo;
  iface->redo = redo;
}

/* The widget ------------------------------------------------------------- */

static void
crumb_cubbage_rulings_update (CrumbGamePanel *panel, gconstpointer state)
{
  update (CRUMB_CUBBAGE_RULINGS (panel));
}

static void
crumb_cubbage_rulings_class_init (CrumbCubbageRulingsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  CRUMB_GAME_PANEL_CLASS (klass)->kind = &crumb_cubbage;
  CRUMB_GAME_PANEL_CLASS (klass)->update = crumb_cubbage_rulings_update;

  gtk_widget_class_install_action (widget_class, "table.die", "i", die_cb);
  gtk_widget_class_install_action (widget_class, "table.back", NULL, back_cb);
  gtk_widget_class_install_action (widget_class, "table.done", NULL, clear_cb);
  gtk_widget_class_install_action (widget_class, "rulings.copy", NULL, copy_action);
  gtk_widget_class_install_action (widget_class, "rulings.large", NULL, large_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_c, GDK_CONTROL_MASK, "rulings.copy", NULL);

  g_type_ensure (CRUMB_TYPE_CLAIM_PAGE);
  g_type_ensure (CRUMB_TYPE_COUNT_VIEW);
  g_type_ensure (CRUMB_TYPE_DICE_ROW);
  g_type_ensure (CRUMB_TYPE_KEYPAD);
  g_type_ensure (CRUMB_TYPE_PLAY_LINE);
  gtk_widget_class_set_css_name (widget_class, "rulings");
  crumb_class_template (klass, CrumbCubbageRulings, "crumb-cubbage-rulings", pages, count, counted, odds, claim, line,
                        scored, last, held, rolled, side, best, keeps, study, keeps_page, tools, rule, prompt, keypad);
  crumb_class_owns (klass, CrumbCubbageRulings, g_free, ruling);
  crumb_class_callbacks (klass, page_changed_cb, claimed_cb, show_play, show_keeps);
}

static void
crumb_cubbage_rulings_init (CrumbCubbageRulings *self)
{
  CrumbCubbageStudy study = crumb_cubbage_study ();
  g_autofree char *words = crumb_words_cubbage_study (&study);

  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect (self, "map", G_CALLBACK (crumb_take_focus), NULL);
  gtk_label_set_label (self->study, words);
  crumb_entry_keys_add (GTK_WIDGET (self), number_key_cb);
  update (self);
}

void
crumb_cubbage_rulings_show_page (CrumbCubbageRulings *self, const char *page)
{
  g_return_if_fail (CRUMB_IS_CUBBAGE_RULINGS (self));

  adw_view_stack_set_visible_child_name (self->pages, page);
}

/* Enters dice in place of those that are there. */
static void
enter (CrumbCubbageRulings *self, Page page, const uint8_t dice[], guint n)
{
  Entered *entered = &self->entered[page];

  memcpy (entered->dice, dice, n);
  entered->n = entered->n_ever = n;
  adw_view_stack_set_visible_child_name (self->pages, about_pages[page].name);
  update (self);
}

void
crumb_cubbage_rulings_open (CrumbCubbageRulings *self, const CrumbCubbageRuled *ruled)
{
  g_return_if_fail (CRUMB_IS_CUBBAGE_RULINGS (self));

  gtk_check_button_set_active (self->last, ruled->last);
  enter (self, ruled->is_play ? PAGE_PLAY : PAGE_HAND, ruled->dice, ruled->n);
}
