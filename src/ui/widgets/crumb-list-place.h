/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Where a list view is scrolled to and what has its keys, while all of its rows are made anew. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_LIST_PLACE (crumb_list_place_get_type ())
G_DECLARE_FINAL_TYPE (CrumbListPlace, crumb_list_place, CRUMB, LIST_PLACE, GObject)

/** crumb_list_place_new: @list: lives longer than this does */
CrumbListPlace *crumb_list_place_new (GtkListView *list);

/** crumb_list_place_show: Gives the list other rows, which this one follows from then on. */
void crumb_list_place_show (CrumbListPlace *self, GtkSelectionModel *rows);

/** crumb_list_place_keep: Stays where it is: its rows were made anew a moment ago. */
void crumb_list_place_keep (CrumbListPlace *self);

/** crumb_list_place_reveal: Scrolls until that row is seen; a row that is in view already stays where it is. */
void crumb_list_place_reveal (CrumbListPlace *self, guint position);

/** crumb_list_place_take_keys: Gives the keys to that row. */
void crumb_list_place_take_keys (CrumbListPlace *self, guint position);

/** crumb_list_place_take_keys_back: Gives the keys to the row that is selected alone, else to the one that had them. */
void crumb_list_place_take_keys_back (CrumbListPlace *self);

G_END_DECLS
