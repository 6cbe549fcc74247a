/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The rules that a table agrees on before the first roll, on one page. */

#pragma once

#include "words/crumb-agreement.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_AGREEMENT_DIALOG (crumb_agreement_dialog_get_type ())
G_DECLARE_FINAL_TYPE (CrumbAgreementDialog, crumb_agreement_dialog, CRUMB, AGREEMENT_DIALOG, AdwDialog)

/*
 * Signal `chosen` (const char *rules): these are to be used, as a canonical text; not emitted when the dialog is closed
 * in any other way.
 */

/**
 * crumb_agreement_dialog_new: A page to agree on, starting with the rules in @text, or to read what was agreed on.
 * @settings: (nullable): where rule sets are saved by name; without it none are
 */
AdwDialog *crumb_agreement_dialog_new (const CrumbAgreement *agreement, GSettings *settings, const char *text,
                                       gboolean editable);

/** crumb_agreement_dialog_offer_goal: Says of the rules of a game that runs that only its goal can change: with
 * `win.change-goal`. */
void crumb_agreement_dialog_offer_goal (CrumbAgreementDialog *self);

G_END_DECLS
