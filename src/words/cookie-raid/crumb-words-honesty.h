/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Whether a hand is honest, and what gives it away, put into words. Plain text, never markup. */

#pragma once

#include "rules/cookie-raid/honesty.h"

#include <glib.h>

G_BEGIN_DECLS

/**
 * crumb_words_honesty:
 * @verdict: what crumb_honesty_check() said
 * @name: whose hand it is, valid UTF-8, shown as typed
 *
 * Returns: (transfer full): "Sue’s last bid showed 5-5-3, but this hand has only one 5.", or that the hand can be
 * honest
 */
char *crumb_words_honesty (const CrumbHonesty *honesty, const CrumbHonestyVerdict *verdict, const char *name);

/** crumb_words_doubt: What gives a hand away, and what to do about it. */
char *crumb_words_doubt (const CrumbHonesty *honesty, const CrumbHonestyVerdict *verdict, const char *name);

/**
 * crumb_words_kept_hand:
 * @verdict: what gave the hand away, if anything did
 * @why: (nullable): the table's reason, shown as typed
 *
 * Goes below a hand that the table kept: "Sue’s last bid showed 5-5-3, but this hand has only one 5. Kept anyway:
 * misread a die".
 */
char *crumb_words_kept_hand (const CrumbHonesty *honesty, const CrumbHonestyVerdict *verdict, const char *name,
                             const char *why);

/** crumb_words_too_many_cookies: Why a round can't have brought so many, and what to do about it. */
char *crumb_words_too_many_cookies (const char *name, int cookies, int most);

/** crumb_words_before_wiping: What a second tap on the name would throw away. */
char *crumb_words_before_wiping (const CrumbRaid *raid, const char *name);

G_END_DECLS
