/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A deleted game in a list: what it was, why and how long it waits. */

#pragma once

#include "record/store/crumb-deleted-game.h"
#include "record/store/crumb-store.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_DELETED_ROW (crumb_deleted_row_get_type ())
G_DECLARE_FINAL_TYPE (CrumbDeletedRow, crumb_deleted_row, CRUMB, DELETED_ROW, GtkListBoxRow)

/*
 * Its button activates `deleted.bring-back` (s: the id of the game). Property `selected` (boolean, notified): whether
 * its check mark is set.
 */

GtkWidget *crumb_deleted_row_new (CrumbStore *store, const CrumbDeletedGame *deleted, GSettings *settings);

const char *crumb_deleted_row_get_id (CrumbDeletedRow *self);
gboolean crumb_deleted_row_get_selected (CrumbDeletedRow *self);

G_END_DECLS
