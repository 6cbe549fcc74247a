/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Which digit somebody means who presses a key, whatever the layout of the keyboard. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * CrumbDigitKey: a key in the layout that is in use
 *
 * @levels: what it types by itself, with Shift and with AltGr, as keyvals; 0 for nothing
 * @place: the digit that keyboards with Latin letters have at its place, -1 for none
 * @latin: whether the layout types Latin letters
 * @elsewhere: whether the layout has the digit @place on some key
 */
typedef struct
{
  guint levels[3];
  int place;
  gboolean latin;
  gboolean elsewhere;
} CrumbDigitKey;

/** crumb_digit_place: Returns the digit that keyboards with Latin letters have on the key @keycode, or -1. */
int crumb_digit_place (guint keycode);

/** crumb_digit_of_key: Returns the digit that @key means, pressed by itself, or -1. */
int crumb_digit_of_key (const CrumbDigitKey *key);

/**
 * crumb_typed_digit:
 *
 * Returns the digit from 0 to 9 that somebody means who presses a key, or -1. The arguments are those of
 * #GtkEventControllerKey::key-pressed.
 */
int crumb_typed_digit (GtkEventControllerKey *keys, guint keyval, guint keycode, GdkModifierType state);

G_END_DECLS
