/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Pieces that only the sentences of Cookie Raid are made from. */

#pragma once

#include "crumb-words-raid.h"
#include "words/crumb-words-private.h"

G_BEGIN_DECLS

/** crumb_words_group: The dice of a group: "5-5-5", or "5" for a single. */
char *crumb_words_group (CrumbGroup group);

G_END_DECLS
