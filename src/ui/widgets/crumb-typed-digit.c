/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Which digit somebody means who presses a key, whatever the layout of the keyboard. */

#include "crumb-typed-digit.h"

/* The key of the digit 1 in X and in Wayland; 2 to 9 and 0 follow. */
#define FIRST_KEYCODE 10

static int
digit_of_keyval (guint keyval)
{
  return g_unichar_digit_value (gdk_keyval_to_unicode (keyval));
}

int
crumb_digit_place (guint keycode)
{
  return keycode >= FIRST_KEYCODE && keycode < FIRST_KEYCODE + 10 ? (int) (keycode - FIRST_KEYCODE + 1) % 10 : -1;
}

/* Keys without Latin letters have those printed on them too, and digits at their place; what Shift gives is another
 * digit there: ๑, one, on the key of 2. A layout that has no digits at all, as for Vietnamese, is used on such keys. */
int
crumb_digit_of_key (const CrumbDigitKey *key)
{
  gunichar typed = gdk_keyval_to_unicode (key->levels[0]);

  if (digit_of_keyval (key->levels[0]) >= 0)
    return digit_of_keyval (key->levels[0]);
  if (typed < 128 && g_ascii_isalpha ((char) typed))
    return -1;
  if (!key->latin)
    return key->place;
  for (guint level = 1; level < G_N_ELEMENTS (key->levels); level++)
    if (digit_of_keyval (key->levels[level]) >= 0)
      return digit_of_keyval (key->levels[level]);
  return key->elsewhere ? -1 : key->place;
}

/* Whether the layout @group types @keyval at one of the first @n_levels levels of some key. */
static gboolean
has_keyval (GdkDisplay *display, guint keyval, int group, int n_levels)
{
  g_autofree GdkKeymapKey *keys = NULL;
  int n = 0;

  if (!gdk_display_map_keyval (display, keyval, &keys, &n))
    return FALSE;
  for (int i = 0; i < n; i++)
    if (keys[i].group == group && keys[i].level < n_levels)
      return TRUE;
  return FALSE;
}

/* A key can have fewer layouts than the keyboard: they begin again then. */
static gboolean
find_levels (GdkDisplay *display, guint keycode, int group, CrumbDigitKey *key)
{
  g_autofree GdkKeymapKey *keys = NULL;
  g_autofree guint *keyvals = NULL;
  int n = 0;
  int n_groups = 1;

  if (!gdk_display_map_keycode (display, keycode, &keys, &keyvals, &n))
    return FALSE;
  for (int i = 0; i < n; i++)
    n_groups = MAX (n_groups, keys[i].group + 1);
  for (int i = 0; i < n; i++)
    if (keys[i].group == group % n_groups && keys[i].level < (int) G_N_ELEMENTS (key->levels))
      key->levels[keys[i].level] = keyvals[i];
  return TRUE;
}

int
crumb_typed_digit (GtkEventControllerKey *keys, guint keyval, guint keycode, GdkModifierType state)
{
  GdkDisplay *display = gtk_widget_get_display (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (keys)));
  CrumbDigitKey key = { .place = crumb_digit_place (keycode) };
  int group;

  if (digit_of_keyval (keyval) >= 0)
    return digit_of_keyval (keyval);
  group = (int) gtk_event_controller_key_get_group (keys);
  if ((state & GDK_SHIFT_MASK) != 0 || !find_levels (display, keycode, group, &key)
      || gdk_keyval_to_lower (keyval) != gdk_keyval_to_lower (key.levels[0]))
    return -1;

  key.latin = has_keyval (display, GDK_KEY_a, group, 1);
  key.elsewhere =
      key.place >= 0 && has_keyval (display, GDK_KEY_0 + (guint) key.place, group, G_N_ELEMENTS (key.levels));
  return crumb_digit_of_key (&key);
}
