/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The base of each game's Rulings: a choice of what is settled, the frame, and steps that can be undone. */

#pragma once

#include "crumb-case-view.h"
#include "ui/game/crumb-game-panel.h"

G_BEGIN_DECLS

#define CRUMB_TYPE_RULINGS_PAGE (crumb_rulings_page_get_type ())
G_DECLARE_DERIVABLE_TYPE (CrumbRulingsPage, crumb_rulings_page, CRUMB, RULINGS_PAGE, CrumbGamePanel)

/**
 * CrumbRulingsPageClass:
 * @size: of what is entered, for all kinds of case: a plain value, of which each step has a copy
 * @show: what of @entered is shown while @kind is looked at; enables the actions that it allows. NULL: the kind has a
 *   page of its own
 * @forget: (nullable): takes out of @entered what is no step to undo, such as a die that is picked
 */
struct _CrumbRulingsPageClass
{
  CrumbGamePanelClass parent_class;

  gsize size;
  CrumbCase *(*show) (CrumbRulingsPage *self, guint kind, gconstpointer entered);
  void (*forget) (gpointer entered);
};

/*
 * A #CrumbUndoable: undo goes to the kind of case that it changes. Signal `undo-changed`: anything is shown anew. A game
 * adds its kinds and then looks at what nobody has entered anything of; it has the actions that the frame asks for.
 */

/**
 * crumb_rulings_page_add_kind:
 * @tooltip: (nullable)
 * @page: (nullable) (transfer floating): what is shown in place of the frame
 *
 * Kinds are counted from 0, as they are added.
 */
void crumb_rulings_page_add_kind (CrumbRulingsPage *self, const char *label, const char *tooltip, GtkWidget *page);

/** crumb_rulings_page_allow: A kind that can't be looked at now gives way to the first one. */
void crumb_rulings_page_allow (CrumbRulingsPage *self, guint kind, gboolean allowed);

/** crumb_rulings_page_offer: Lets people settle what belongs to another one of @games; @icon_name stands for this one. */
void crumb_rulings_page_offer (CrumbRulingsPage *self, const char *icon_name, GMenuModel *games);

/** crumb_rulings_page_set_tools: @tools: (transfer floating): what else stands beside the choice. */
void crumb_rulings_page_set_tools (CrumbRulingsPage *self, GtkWidget *tools);

guint crumb_rulings_page_get_kind (CrumbRulingsPage *self);
void crumb_rulings_page_set_kind (CrumbRulingsPage *self, guint kind);

/** crumb_rulings_page_get_entered: (transfer none): Valid until something else is entered. */
gconstpointer crumb_rulings_page_get_entered (CrumbRulingsPage *self);

/** crumb_rulings_page_look: Shows @entered, which is no step to undo. */
void crumb_rulings_page_look (CrumbRulingsPage *self, gconstpointer entered);

/** crumb_rulings_page_open: Goes to @kind, with @entered; one step. */
void crumb_rulings_page_open (CrumbRulingsPage *self, guint kind, gconstpointer entered);

/** crumb_rulings_page_enter: Keeps what a tap has made of a copy of what was entered; one that @changed nothing rings. */
void crumb_rulings_page_enter (CrumbRulingsPage *self, gboolean changed, gconstpointer entered);

CrumbCaseView *crumb_rulings_page_get_frame (CrumbRulingsPage *self);

G_END_DECLS
