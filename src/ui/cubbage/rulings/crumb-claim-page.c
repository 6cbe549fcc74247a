/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Is my claim right? The dice are buttons; those that are picked make the next combination. */

#include "crumb-claim-page.h"

#include "ui/widgets/crumb-announce.h"
#include "ui/widgets/crumb-die-view.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include "words/cubbage/crumb-words-cubbage-count.h"
#include "words/cubbage/crumb-words-cubbage-rule.h"

#include <glib/gi18n.h>

#define DIE_SIZE 36
#define RUN_MIN 3

struct _CrumbClaimPage
{
  AdwBin parent_instance;

  GtkBox *keys;
  GtkListBox *list;
  GtkLabel *summary;

  guint n;
  uint8_t dice[CRUMB_CUBBAGE_HAND];
  guint picked;
  guint n_claims;
  CrumbCubbagePart claims[CRUMB_CUBBAGE_CLAIMS_MAX];
};

G_DEFINE_FINAL_TYPE (CrumbClaimPage, crumb_claim_page, ADW_TYPE_BIN)

enum
{
  RULED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* What somebody means who points at these dice. What it is not is found out by whoever judges. */
static CrumbCubbagePartKind
kind_of (CrumbClaimPage *self)
{
  guint seen = 0, sum = 0, count = 0;

  for (guint i = 0; i < self->n; i++)
    if ((self->picked >> i & 1) != 0)
      {
        seen |= 1u << self->dice[i];
        sum += self->dice[i];
        count++;
      }
  if (count > 1 && __builtin_popcount (seen) == 1)
    return CRUMB_CUBBAGE_KIND;
  if (sum == 7)
    return CRUMB_CUBBAGE_SEVEN;
  if (sum == CRUMB_CUBBAGE_PLAY_TO)
    return CRUMB_CUBBAGE_FIFTEEN;
  return count >= RUN_MIN ? CRUMB_CUBBAGE_RUN : CRUMB_CUBBAGE_SEVEN;
}

static void
update_list (CrumbClaimPage *self)
{
  CrumbCubbageClaimRuling ruling = crumb_cubbage_judge_claim (self->dice, self->n, self->claims, self->n_claims);
  g_autofree char *summary = NULL;

  gtk_list_box_remove_all (self->list);
  for (guint i = 0; i < self->n_claims; i++)
    {
      g_autofree char *verdict =
          crumb_words_cubbage_verdict ((CrumbCubbageClaimVerdict) ruling.verdicts[i], &self->claims[i], self->dice);
      GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW, "activatable", FALSE, "use-markup", FALSE, NULL);

      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), verdict);
      gtk_list_box_append (self->list, row);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->list), self->n_claims > 0);
  if (self->n_claims > 0)
    summary = crumb_words_cubbage_claim (&ruling, self->claims, self->n_claims, self->dice);
  crumb_label_show (self->summary, summary);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    crumb_announce (GTK_WIDGET (self), CRUMB_SAID_RESULT, summary);
}

static void
update_picked (CrumbClaimPage *self)
{
  guint i = 0;

  for (GtkWidget *key = gtk_widget_get_first_child (GTK_WIDGET (self->keys)); key != NULL;
       key = gtk_widget_get_next_sibling (key), i++)
    {
      gboolean picked = (self->picked >> i & 1) != 0;

      crumb_set_css_class (key, "picked", picked);
      gtk_accessible_update_state (GTK_ACCESSIBLE (key), GTK_ACCESSIBLE_STATE_PRESSED, picked, -1);
    }
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "claim.add",
                                 __builtin_popcount (self->picked) > 1 && self->n_claims < CRUMB_CUBBAGE_CLAIMS_MAX);
}

static void
build_keys (CrumbClaimPage *self)
{
  GtkWidget *key;

  while ((key = gtk_widget_get_first_child (GTK_WIDGET (self->keys))) != NULL)
    gtk_box_remove (self->keys, key);
  for (guint i = 0; i < self->n; i++)
    {
      g_autofree char *label = g_strdup_printf ("%u", self->dice[i]);

      key = g_object_new (GTK_TYPE_BUTTON, "focus-on-click", FALSE, "css-classes",
                          (const char *const[]) { "flat", "pick", NULL }, "child",
                          g_object_new (CRUMB_TYPE_DIE_VIEW, "face", self->dice[i], "pixel-size", DIE_SIZE,
                                        "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL),
                          NULL);
      gtk_accessible_update_property (GTK_ACCESSIBLE (key), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
      gtk_actionable_set_action_target (GTK_ACTIONABLE (key), "i", (int) i);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (key), "claim.pick");
      gtk_box_append (self->keys, key);
    }
}

static void
pick_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbClaimPage *self = CRUMB_CLAIM_PAGE (widget);
  guint die = (guint) g_variant_get_int32 (parameter);

  if (die >= self->n)
    return;
  self->picked ^= 1u << die;
  update_picked (self);
}

static void
add_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbClaimPage *self = CRUMB_CLAIM_PAGE (widget);

  self->claims[self->n_claims++] =
      (CrumbCubbagePart) { .kind = (uint8_t) kind_of (self), .dice = (uint8_t) self->picked };
  self->picked = 0;
  update_picked (self);
  update_list (self);
  g_signal_emit (self, signals[RULED], 0);
}

static void
crumb_claim_page_class_init (CrumbClaimPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  signals[RULED] =
      g_signal_new ("ruled", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_install_action (widget_class, "claim.pick", "i", pick_action);
  gtk_widget_class_install_action (widget_class, "claim.add", NULL, add_action);
}

static void
crumb_claim_page_init (CrumbClaimPage *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  self->keys = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2));
  self->list = g_object_new (GTK_TYPE_LIST_BOX, "selection-mode", GTK_SELECTION_NONE, "tab-behavior", GTK_LIST_TAB_ITEM,
                             "css-classes", (const char *const[]) { "boxed-list", NULL }, NULL);
  self->summary = g_object_new (GTK_TYPE_LABEL, "selectable", TRUE, "use-markup", FALSE, "visible", FALSE, "wrap", TRUE,
                                "wrap-mode", PANGO_WRAP_WORD_CHAR, "xalign", 0.0f, NULL);
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (self->keys));
  gtk_box_append (GTK_BOX (line),
                  g_object_new (GTK_TYPE_BUTTON, "action-name", "claim.add", "focus-on-click", FALSE, "label",
                                /* Translators: a button: the dice that were picked are a combination. */
                                C_ ("combination", "_Claim"), "use-underline", TRUE, "valign", GTK_ALIGN_CENTER, NULL));
  gtk_box_append (GTK_BOX (box), line);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->list));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->summary));
  adw_bin_set_child (ADW_BIN (self), box);
  update_list (self);
  update_picked (self);
}

void
crumb_claim_page_set_dice (CrumbClaimPage *self, const uint8_t dice[], guint n)
{
  g_return_if_fail (CRUMB_IS_CLAIM_PAGE (self));
  g_return_if_fail (n <= CRUMB_CUBBAGE_HAND);

  if (self->n == n && memcmp (self->dice, dice, n) == 0)
    return;
  memcpy (self->dice, dice, n);
  self->n = n;
  self->n_claims = 0;
  self->picked = 0;
  build_keys (self);
  update_picked (self);
  update_list (self);
}

const char *
crumb_claim_page_get_ruling (CrumbClaimPage *self)
{
  g_return_val_if_fail (CRUMB_IS_CLAIM_PAGE (self), NULL);

  return self->n_claims > 0 ? gtk_label_get_text (self->summary) : NULL;
}

char *
crumb_claim_page_dup_rule (CrumbClaimPage *self)
{
  CrumbCubbageClaimRuling ruling;

  g_return_val_if_fail (CRUMB_IS_CLAIM_PAGE (self), NULL);

  if (self->n_claims == 0)
    return NULL;
  ruling = crumb_cubbage_judge_claim (self->dice, self->n, self->claims, self->n_claims);
  return crumb_words_cubbage_claim_rule (&ruling, self->claims, self->n_claims);
}
