/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Counts down to a bid, where the table agreed on it: silent, or with sound. */

#pragma once

#include "ui/cookie-raid/panels/crumb-raid-panel.h"

G_BEGIN_DECLS

#define CRUMB_TYPE_COUNTDOWN (crumb_countdown_get_type ())
G_DECLARE_FINAL_TYPE (CrumbCountdown, crumb_countdown, CRUMB, COUNTDOWN, CrumbRaidPanel)

/*
 * Its button names `table.countdown`. Properties, notified on change only: `running` (boolean, read-only), `sound`
 * (boolean); `settings` (#GSettings, nullable, write-only): remembers `sound`. It stops as soon as anything of the bid
 * is entered, and keeps nobody from entering it.
 */

/** crumb_countdown_toggle: Starts it; stops it when it runs. Only while a bid lies ahead. */
void crumb_countdown_toggle (CrumbCountdown *self);

/** crumb_countdown_words: (transfer full): What a countdown of @seconds says when so many have @passed. */
char *crumb_countdown_words (guint seconds, guint passed);

/** crumb_countdown_fits: Whether a bid lies ahead that can be counted down to: nothing of it has been entered. */
gboolean crumb_countdown_fits (const CrumbRaid *raid);

G_END_DECLS
