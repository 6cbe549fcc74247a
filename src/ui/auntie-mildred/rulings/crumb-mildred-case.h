/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What is argued about in Auntie Mildred's list: asked one question after the other, then ruled on. No widgets. */

#pragma once

#include "ui/table/crumb-case.h"

#include "rules/auntie-mildred/mildred.h"

G_BEGIN_DECLS

/** What can be settled. */
typedef enum
{
  CRUMB_MILDRED_CASE_COMBAT,  /**< whether a prank hits */
  CRUMB_MILDRED_CASE_GROUP,   /**< whether a group scores */
  CRUMB_MILDRED_CASE_PLACE,   /**< whether a die may go on a set */
  CRUMB_MILDRED_CASE_COOKIES, /**< how many cookies are lost */
  CRUMB_MILDRED_N_CASES
} CrumbMildredCaseKind;

/** The most questions that lead to a ruling. */
#define CRUMB_MILDRED_QUESTIONS_MAX 5

/**
 * CrumbMildredAnswers:
 * @n: how many questions were answered
 * @numbers: slots, faces, cookies; whether something is so; which card, counted from 0
 * @dice: where dice are asked; those of the question that is asked now grow
 */
typedef struct
{
  guint n;
  guint numbers[CRUMB_MILDRED_QUESTIONS_MAX];
  CrumbMildredGroup dice[CRUMB_MILDRED_QUESTIONS_MAX];
} CrumbMildredAnswers;

/** What was pressed. */
typedef enum
{
  CRUMB_MILDRED_NUMBER, /**< an answer, a die or a digit, by what is asked */
  CRUMB_MILDRED_NEXT,   /**< that were all dice or digits */
  CRUMB_MILDRED_BACK,   /**< takes the last of it back */
} CrumbMildredPress;

/** crumb_mildred_answers_press: FALSE, changing nothing, where it answers nothing. */
gboolean crumb_mildred_answers_press (CrumbMildredAnswers *answers, CrumbMildredCaseKind kind, CrumbMildredPress press,
                                      guint number);

/** crumb_mildred_answers_is_empty: Whether there is nothing to take back. */
gboolean crumb_mildred_answers_is_empty (const CrumbMildredAnswers *answers);

/** crumb_mildred_answers_read: How @move was ruled on in @before. FALSE where it was not. */
gboolean crumb_mildred_answers_read (const CrumbMildred *before, const CrumbMove *move, CrumbMildredCaseKind *kind,
                                     CrumbMildredAnswers *answers);

/** crumb_mildred_case_new: (transfer full) */
CrumbCase *crumb_mildred_case_new (CrumbMildredCaseKind kind, const CrumbMildredAnswers *answers);

G_END_DECLS
