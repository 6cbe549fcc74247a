/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The keys on the screen: faces of a die, or digits. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_KEYPAD (crumb_keypad_get_type ())
G_DECLARE_FINAL_TYPE (CrumbKeypad, crumb_keypad, CRUMB, KEYPAD, AdwBin)

/*
 * Properties, notified on change only: `compact`, one line of keys; `die-size`, the length of an edge of the
 * dice on the keys; `done-label`, what ends an entry; `menu` (GMenuModel, nullable), what else can be entered;
 * `other-ways`, whether any of that can be now; `holds`, whether a die that is held long enough is the last;
 * `no-bid`, whether there is a key for it; `rest`, whether that key says of all who are left that they don't bid;
 * `sides`, how many faces there are, 0 for digits.
 */

GtkWidget *crumb_keypad_new (void);

G_END_DECLS
