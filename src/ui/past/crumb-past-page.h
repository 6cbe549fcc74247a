/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A page that shows what some games say, and follows the choice of games and the record. */

#pragma once

#include "crumb-filter-button.h"

G_BEGIN_DECLS

#define CRUMB_TYPE_PAST_PAGE (crumb_past_page_get_type ())
G_DECLARE_FINAL_TYPE (CrumbPastPage, crumb_past_page, CRUMB, PAST_PAGE, AdwNavigationPage)

/**
 * CrumbPastQuestion:
 * @ids: (nullable): the games, where they are known
 * @filter: which games, else
 *
 * What is asked in another thread.
 */
typedef struct
{
  GStrv ids;
  CrumbGameFilter *filter;
} CrumbPastQuestion;

/**
 * CrumbPastKind:
 * @title: what the page is called until it shows something, marked with N_()
 * @given: which filters the page doesn't offer: a bit for each #CrumbFilterKind; all of them: none is offered
 * @query: a #CrumbStoreQuery, with a #CrumbPastQuestion
 * @free_answer: frees what it returns
 * @show: shows the answer in an empty box
 * @draw: (nullable): draws the answer as a picture to be shared; NULL with an error
 */
typedef struct
{
  const char *title;
  guint given;
  CrumbStoreQuery query;
  GDestroyNotify free_answer;
  void (*show) (CrumbPastPage *page, GtkBox *box, gconstpointer answer);
  GdkTexture *(*draw) (CrumbPastPage *page, gconstpointer answer, GError **error);
} CrumbPastKind;

/** Offers no filter. */
#define CRUMB_PAST_NO_CHOICE G_MAXUINT

/**
 * crumb_past_page_new:
 * @settings: (nullable)
 * @ids: (nullable): the games, where they are known
 * @values: (nullable): what is chosen, else, as crumb_filter_button_list() has it
 */
AdwNavigationPage *crumb_past_page_new (const CrumbPastKind *kind, CrumbStore *store, GSettings *settings,
                                        const char *const *ids, const char *const values[CRUMB_FILTER_N]);

/** crumb_past_page_list_chosen: @values: (out) (transfer none): as crumb_filter_button_list() */
void crumb_past_page_list_chosen (CrumbPastPage *self, const char *values[CRUMB_FILTER_N]);

/** crumb_past_page_get_ids: (transfer none) (nullable) */
GStrv crumb_past_page_get_ids (CrumbPastPage *self);

/** crumb_past_page_get_settings: (transfer none) (nullable) */
GSettings *crumb_past_page_get_settings (CrumbPastPage *self);

/**
 * crumb_past_page_offer_menu: Offers the picture that the kind draws.
 * @label: what the menu is for
 * @ids: (nullable): games to be exported there too
 */
void crumb_past_page_offer_menu (CrumbPastPage *self, const char *label, const char *const *ids);

G_END_DECLS
