/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Between whom something is disputed: their names, and who else takes part. */

#pragma once

#include "ui/table/crumb-rulings-page.h"

G_BEGIN_DECLS

/** crumb_disputants_dialog_new: Whatever is changed there can be undone in @rulings, in which
 * #CrumbDisputes are entered. */
AdwDialog *crumb_disputants_dialog_new (CrumbRulingsPage *rulings);

G_END_DECLS
