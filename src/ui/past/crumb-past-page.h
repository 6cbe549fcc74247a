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
 * @key, @other: (nullable): the keys of the players that the page is about
 * @filter: which games
 *
 * What a page is about; a copy of it is asked in another thread.
 */
typedef struct
{
  GStrv ids;
  char *key;
  char *other;
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

/** crumb_past_page_new: @question: (transfer full); @settings: (nullable) */
AdwNavigationPage *crumb_past_page_new (const CrumbPastKind *kind, CrumbStore *store, GSettings *settings,
                                        CrumbPastQuestion *question);

/** crumb_past_page_choose: @value: (nullable): as for crumb_filter_button_choose(); NULL chooses nothing */
void crumb_past_page_choose (CrumbPastPage *self, CrumbFilterKind kind, const char *value);

/** crumb_past_page_list_chosen: @values: (out) (transfer none): as crumb_filter_button_list() */
void crumb_past_page_list_chosen (CrumbPastPage *self, const char *values[CRUMB_FILTER_N]);

/** crumb_past_question_new: (transfer full): @ids, @key, @other: (nullable). */
CrumbPastQuestion *crumb_past_question_new (const char *const *ids, const char *key, const char *other);

/** crumb_past_page_get_question: (transfer none): what it is about; its filter is not what is chosen */
const CrumbPastQuestion *crumb_past_page_get_question (CrumbPastPage *self);

/** crumb_past_page_get_settings: (transfer none) (nullable) */
GSettings *crumb_past_page_get_settings (CrumbPastPage *self);

/** crumb_past_page_new_menu: (transfer full): The beginning of that menu: the picture that the kind draws. */
GMenu *crumb_past_page_new_menu (void);

/** crumb_past_page_set_menu: What the button of a menu at the end of the header opens. @label: what it is about */
void crumb_past_page_set_menu (CrumbPastPage *self, const char *label, GMenuModel *menu);

G_END_DECLS
