/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Names that a program can stumble over, the same ones every time: markup, formats, formulas, escapes of terminals, signs
 * that turn text around, heaps of accents, and what shows nothing at all. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** How many there are. */
#define HOSTILE_NAMES 500

/** hostile_names_to_try: A few, each sort among them; in long tests all. */
guint hostile_names_to_try (void);

/**
 * hostile_name: (transfer full): The @n-th, valid UTF-8, as somebody might type it. All but those that are meant to show
 * nothing have hostile_mark() of @n in them. There is one for every number.
 */
char *hostile_name (guint n);

/** hostile_mark: (transfer full): Five letters and digits. Wherever they are read, the whole name should be. */
char *hostile_mark (guint n);

/** hostile_mark_find: The first mark in @text, and which name it is of; NULL if there is none. */
const char *hostile_mark_find (const char *text, guint *n);

/** hostile_text: (transfer full): A name without control characters, of at most @max characters: a title, a place. */
char *hostile_text (guint n, glong max);

/**
 * hostile_game: (transfer full): A game file
 * @file: in tests/games
 * @n_entries: how many of its entries are left
 * @names: (array zero-terminated=1): what its players are called, one after the other: as many as there are
 * @texts: title, note and place of the game, in this order
 */
char *hostile_game (const char *file, guint n_entries, const char *const *names, const char *const texts[3]);

G_END_DECLS
