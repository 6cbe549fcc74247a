/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Asks one thing, each answer with what it comes to. */

#pragma once

#include "rules/dice.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_CHOICE_PAGE (crumb_choice_page_get_type ())
G_DECLARE_FINAL_TYPE (CrumbChoicePage, crumb_choice_page, CRUMB, CHOICE_PAGE, AdwNavigationPage)

/**
 * crumb_choice_page_new:
 * @text: (nullable): what there is to say first
 * @dice: (nullable): what it is about
 */
AdwNavigationPage *crumb_choice_page_new (const char *title, const char *text, const CrumbDice *dice);

/** crumb_choice_row_new: @comes_to: (nullable): said below @title. It activates @action with @target (u). */
GtkWidget *crumb_choice_row_new (const char *title, const char *comes_to, const char *action, guint target);

/** crumb_choice_page_add: Adds an answer: a row as crumb_choice_row_new() makes them. */
void crumb_choice_page_add (CrumbChoicePage *self, const char *title, const char *comes_to, const char *action,
                            guint target);

G_END_DECLS
