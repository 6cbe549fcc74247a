/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What the table says: a headline, the reason, and where to go from there. */

#pragma once

#include "crumb-place.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_WORD (crumb_word_get_type ())
G_DECLARE_FINAL_TYPE (CrumbWord, crumb_word, CRUMB, WORD, GtkWidget)

GtkWidget *crumb_word_new (void);

/**
 * crumb_word_show: Says it; hides the word where there is none.
 * @n_moves: what `win.show-large` and `win.open-ruling` (u) are activated with; %G_MAXUINT for no links but Show Rule
 */
void crumb_word_show (CrumbWord *self, const CrumbSaying *saying, guint n_moves);

/** crumb_word_set_alone: No game is behind it: it can be copied, and its links are `rulings.large` and `rulings.copy`. */
void crumb_word_set_alone (CrumbWord *self);

/**
 * crumb_word_doubt:
 * @sentence: what is wrong, in one line
 * @why: (nullable): more of it, behind a button
 * @can_insist: whether people may keep it anyway: that activates `table.insist` (s: their reason, which may be empty)
 *
 * Says in place of anything else why something was not done.
 */
void crumb_word_doubt (CrumbWord *self, const char *sentence, const char *why, gboolean can_insist);

/** crumb_word_add_record: Adds a line that a record has fallen, until something else is said. */
void crumb_word_add_record (CrumbWord *self, const char *sentence);

/** crumb_word_offer_correction: Adds to a doubt a button that opens the correction of the standing move @move. */
void crumb_word_offer_correction (CrumbWord *self, guint move);

/** crumb_word_get_insist: (transfer none): What asks for the reason when it is pressed. */
GtkWidget *crumb_word_get_insist (CrumbWord *self);

/** crumb_word_set_centered: Whether it stands in the middle, as where the table is wide. */
void crumb_word_set_centered (CrumbWord *self, gboolean centered);

G_END_DECLS
