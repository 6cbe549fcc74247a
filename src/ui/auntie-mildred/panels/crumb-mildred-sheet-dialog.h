/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A card sheet, to be filled in once from one's own cards. */

#pragma once

#include "record/base/crumb-sheet.h"

#include <adwaita.h>

G_BEGIN_DECLS

/** crumb_mildred_sheet_dialog_new: The `sheet_new` of #CrumbGameUi. Without a @sheet it has what the game's text says. */
AdwDialog *crumb_mildred_sheet_dialog_new (const CrumbSheet *sheet);

G_END_DECLS
