/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Changes the players of a running game: names, order, who joins and who leaves. */

#pragma once

#include "record/store/crumb-store.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_PEOPLE_DIALOG (crumb_people_dialog_get_type ())
G_DECLARE_FINAL_TYPE (CrumbPeopleDialog, crumb_people_dialog, CRUMB, PEOPLE_DIALOG, AdwDialog)

/** crumb_people_dialog_new: Each change is kept at once; what was changed here can be undone here. */
AdwDialog *crumb_people_dialog_new (CrumbStore *store, CrumbGame *game);

G_END_DECLS
