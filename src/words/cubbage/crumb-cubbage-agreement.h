/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The house rules of Cubbage for dialogs that know no game. */

#pragma once

#include "rules/cubbage/cubbage-rules.h"
#include "words/crumb-agreement.h"

G_BEGIN_DECLS

/** crumb_cubbage_agreement: What a table of Cubbage agrees on. */
extern const CrumbAgreement crumb_cubbage_agreement;

G_END_DECLS
