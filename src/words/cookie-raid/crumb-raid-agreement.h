/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The house rules of Cookie Raid for dialogs that know no game. */

#pragma once

#include "rules/cookie-raid/house-rules.h"
#include "words/crumb-agreement.h"

G_BEGIN_DECLS

/** crumb_raid_agreement: What a table of Cookie Raid agrees on. */
extern const CrumbAgreement crumb_raid_agreement;

G_END_DECLS
