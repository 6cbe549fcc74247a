/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The window that opens instead of the game when the record can't be opened, and says why. */

#pragma once

#include "record/store/crumb-backup-look.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_TROUBLE_WINDOW (crumb_trouble_window_get_type ())
G_DECLARE_FINAL_TYPE (CrumbTroubleWindow, crumb_trouble_window, CRUMB, TROUBLE_WINDOW, AdwApplicationWindow)

GtkWindow *crumb_trouble_window_new (GtkApplication *application);

/** crumb_trouble_window_explain: @sentence says what is wrong, @path with which file. */
void crumb_trouble_window_explain (CrumbTroubleWindow *self, const char *sentence, const char *path);

/**
 * crumb_trouble_window_offer: Says that all games are missing, and offers the first of @backups that can be read.
 * @backups: (element-type CrumbBackup): the newest first, at least one
 */
void crumb_trouble_window_offer (CrumbTroubleWindow *self, const char *sentence, GPtrArray *backups);

G_END_DECLS
