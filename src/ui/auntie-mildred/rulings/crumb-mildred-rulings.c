/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Settles what is argued about without a game, one question after the other. */

#include "crumb-config.h"

#include "crumb-mildred-rulings.h"

#include "crumb-mildred-case.h"
#include "ui/table/crumb-rulings-page.h"

#include <glib/gi18n.h>

typedef struct
{
  CrumbMildredAnswers answers[CRUMB_MILDRED_N_CASES];
} Entered;

struct _CrumbMildredRulings
{
  CrumbRulingsPage parent_instance;
};

#define CRUMB_TYPE_MILDRED_RULINGS (crumb_mildred_rulings_get_type ())
G_DECLARE_FINAL_TYPE (CrumbMildredRulings, crumb_mildred_rulings, CRUMB, MILDRED_RULINGS, CrumbRulingsPage)

G_DEFINE_FINAL_TYPE (CrumbMildredRulings, crumb_mildred_rulings, CRUMB_TYPE_RULINGS_PAGE)

static CrumbCase *
crumb_mildred_rulings_show (CrumbRulingsPage *self, guint kind, gconstpointer entered)
{
  const CrumbMildredAnswers *answers = &((const Entered *) entered)->answers[kind];

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "rulings.clear", !crumb_mildred_answers_is_empty (answers));
  return crumb_mildred_case_new (kind, answers);
}

static void
press (GtkWidget *widget, CrumbMildredPress what, guint number)
{
  CrumbRulingsPage *page = CRUMB_RULINGS_PAGE (widget);
  Entered next = *(const Entered *) crumb_rulings_page_get_entered (page);
  guint kind = crumb_rulings_page_get_kind (page);

  crumb_rulings_page_enter (page, crumb_mildred_answers_press (&next.answers[kind], kind, what, number), &next);
}

static void
number_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  press (widget, CRUMB_MILDRED_NUMBER, (guint) g_variant_get_int32 (parameter));
}

static void
done_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  press (widget, CRUMB_MILDRED_NEXT, 0);
}

static void
back_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  press (widget, CRUMB_MILDRED_BACK, 0);
}

static void
clear_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbRulingsPage *page = CRUMB_RULINGS_PAGE (widget);
  Entered next = *(const Entered *) crumb_rulings_page_get_entered (page);

  next.answers[crumb_rulings_page_get_kind (page)] = (CrumbMildredAnswers) { 0 };
  crumb_rulings_page_enter (page, TRUE, &next);
}

static void
crumb_mildred_rulings_class_init (CrumbMildredRulingsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  CRUMB_RULINGS_PAGE_CLASS (klass)->size = sizeof (Entered);
  CRUMB_RULINGS_PAGE_CLASS (klass)->show = crumb_mildred_rulings_show;
  gtk_widget_class_install_action (widget_class, "table.number", "i", number_action);
  gtk_widget_class_install_action (widget_class, "table.done", NULL, done_action);
  gtk_widget_class_install_action (widget_class, "table.back", NULL, back_action);
  gtk_widget_class_install_action (widget_class, "rulings.clear", NULL, clear_action);
}

/* In the order of their kinds. */
static void
crumb_mildred_rulings_init (CrumbMildredRulings *self)
{
  CrumbRulingsPage *page = CRUMB_RULINGS_PAGE (self);

  crumb_rulings_page_add_kind (page, C_ ("ruling", "Prank"), _ ("Does the Prank Hit?"), NULL);
  crumb_rulings_page_add_kind (page, C_ ("ruling", "Group"), _ ("Does My Group Score?"), NULL);
  crumb_rulings_page_add_kind (page, C_ ("ruling", "Die"), _ ("May This Die Go There?"), NULL);
  crumb_rulings_page_add_kind (page, C_ ("ruling", "Cookies"), _ ("How Many Cookies Are Lost?"), NULL);
  crumb_rulings_page_look (page, &(const Entered) { 0 });
}

GtkWidget *
crumb_mildred_rulings_new (GSettings *settings)
{
  return g_object_new (CRUMB_TYPE_MILDRED_RULINGS, NULL);
}

gboolean
crumb_mildred_rulings_open (GtkWidget *rulings, CrumbGame *game, guint n_moves)
{
  CrumbRulingsPage *page = CRUMB_RULINGS_PAGE (rulings);
  Entered next = *(const Entered *) crumb_rulings_page_get_entered (page);
  CrumbMildredAnswers answers;
  CrumbMildredCaseKind kind;
  CrumbMildred before;

  if (n_moves == 0 || crumb_game_get_kind (game) != &crumb_auntie_mildred)
    return FALSE;
  crumb_game_state_after (game, n_moves - 1, &before);
  if (!crumb_mildred_answers_read (&before, crumb_game_get_move (game, n_moves - 1), &kind, &answers))
    return FALSE;
  next.answers[kind] = answers;
  crumb_rulings_page_open (page, kind, &next);
  return TRUE;
}
