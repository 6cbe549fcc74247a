/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The house rules of Auntie Mildred's list for dialogs that know no game. */

#pragma once

#include "rules/auntie-mildred/mildred-rules.h"
#include "words/crumb-agreement.h"

G_BEGIN_DECLS

/** crumb_mildred_agreement: What a table of Auntie Mildred's list agrees on. */
extern const CrumbAgreement crumb_mildred_agreement;

G_END_DECLS
