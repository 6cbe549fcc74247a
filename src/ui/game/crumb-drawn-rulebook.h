/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The rulebook of a game, and how its examples are drawn. */

#pragma once

#include "words/crumb-agreement.h"
#include "words/crumb-rulebook.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * CrumbDrawnRulebook:
 * @book: the sections and the steps
 * @agreement: what tables can agree on
 * @draw: (transfer floating): a picture of one of its examples; @checked compares what the book and the referee say
 */
typedef struct
{
  const CrumbRulebook *book;
  const CrumbAgreement *agreement;
  GtkWidget *(*draw) (gconstpointer example, gboolean checked);
} CrumbDrawnRulebook;

G_END_DECLS
