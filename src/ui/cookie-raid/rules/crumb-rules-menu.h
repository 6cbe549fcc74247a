/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Rules to choose from in a menu: presets, saved rules, house rules. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * crumb_rules_menu_new: (transfer full):
 * @settings: (nullable): where rule sets are saved
 *
 * Its entries activate `rulings.rules` (s: rules), one of them marked while these are the rules, and `rulings.agree`.
 */
GMenuModel *crumb_rules_menu_new (GSettings *settings);

G_END_DECLS
