/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Which digit a key means, in every layout that comes with the X keyboard configuration. */

#include "ui-tests.h"
#include "ui/widgets/crumb-typed-digit.h"

#include <glib.h>
#include <xkbcommon/xkbcommon.h>

#define FIRST_KEY 9
#define LAST_KEY 61

/* What the keys of a layout enter that are 1234567890 in the US, and then the keys left and right of them. */
static const struct
{
  const char *layout;
  const char *variant;
  const char *digits;
} rows[] = {
  { "us", "", "1234567890" },
  { "fr", "", "1234567890" },
  { "cz", "", "1234567890" },
  { "lt", "", "1234567890" },
  { "th", "", "1234567890" },
  { "la", "", "1234567890" },
  { "am", "", "1234567890" },
  { "am", "eastern", "1234567890" },
  { "vn", "", "1234567890" },
  { "kz", "", "1234567890" },
  { "kz", "latin", "1234567890" },
  { "cz", "rus", "1234567890" },
  { "ara", "", "1234567890" },
  { "ir", "", "1234567890" },
  { "et", "", "1234567890" },
  { "hu", "", "123456789-0" },
  { "us", "dvp", "-7531902468" },
  { "us", "dvorak-classic", "-7531902468" },
  { "us", "colemak_dh_wide", "123456-7890" },
};

static xkb_keysym_t
get_keyval (struct xkb_keymap *keymap, guint keycode, guint level)
{
  const xkb_keysym_t *keyvals;

  return xkb_keymap_key_get_syms_by_level (keymap, keycode, 0, level, &keyvals) > 0 ? keyvals[0] : XKB_KEY_NoSymbol;
}

/* Whether any key of the main block has @keyval by itself, with Shift or AltGr. */
static gboolean
has_keyval (struct xkb_keymap *keymap, xkb_keysym_t keyval, guint n_levels)
{
  for (guint keycode = FIRST_KEY; keycode <= LAST_KEY; keycode++)
    for (guint level = 0; level < n_levels; level++)
      if (get_keyval (keymap, keycode, level) == keyval)
        return TRUE;
  return FALSE;
}

static int
press (struct xkb_keymap *keymap, guint keycode)
{
  int place = crumb_digit_place (keycode);
  CrumbDigitKey key = { .place = place, .latin = has_keyval (keymap, XKB_KEY_a, 1) };

  for (guint level = 0; level < G_N_ELEMENTS (key.levels); level++)
    key.levels[level] = get_keyval (keymap, keycode, level);
  key.elsewhere = place >= 0 && has_keyval (keymap, XKB_KEY_0 + (guint) place, G_N_ELEMENTS (key.levels));
  return crumb_digit_of_key (&key);
}

static struct xkb_keymap *
make_keymap (struct xkb_context *context, const char *layout, const char *variant)
{
  const struct xkb_rule_names names = {
    .rules = "evdev", .model = "pc105", .layout = layout, .variant = variant, .options = ""
  };

  return xkb_keymap_new_from_names (context, &names, XKB_KEYMAP_COMPILE_NO_FLAGS);
}

static struct xkb_context *
make_context (void)
{
  struct xkb_context *context = xkb_context_new (XKB_CONTEXT_NO_FLAGS);

  xkb_context_set_log_level (context, XKB_LOG_LEVEL_CRITICAL);
  return context;
}

static void
test_rows (void)
{
  struct xkb_context *context = make_context ();

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      struct xkb_keymap *keymap = make_keymap (context, rows[i].layout, rows[i].variant);
      g_autoptr (GString) digits = g_string_new (NULL);

      g_assert_nonnull (keymap);
      for (guint key = 0; key < strlen (rows[i].digits); key++)
        {
          /* Hungarian has 0 on the key left of 1. */
          gboolean left = g_str_equal (rows[i].layout, "hu") && key == 10;
          int digit = press (keymap, left ? 49 : 10 + key);

          g_string_append_c (digits, digit < 0 ? '-' : (char) ('0' + digit));
        }
      g_test_message ("%s %s", rows[i].layout, rows[i].variant);
      g_assert_cmpstr (digits->str, ==, rows[i].digits);
      xkb_keymap_unref (keymap);
    }
  xkb_context_unref (context);
}

/* The digit that is on a key, among what it types by itself, with Shift or AltGr, or -1. */
static int
find_printed (struct xkb_keymap *keymap, guint keycode)
{
  for (guint level = 0; level < 3; level++)
    {
      int digit = g_unichar_digit_value (xkb_keysym_to_utf32 (get_keyval (keymap, keycode, level)));

      if (digit >= 0)
        return digit;
    }
  return -1;
}

/* What is typed counts, a letter is no digit, and a digit is either on the key or at its place. */
static void
check_key (struct xkb_keymap *keymap, guint keycode)
{
  guint32 typed = xkb_keysym_to_utf32 (get_keyval (keymap, keycode, 0));
  int place = keycode >= 10 && keycode <= 19 ? (int) (keycode - 9) % 10 : -1;
  int digit = press (keymap, keycode);

  if (g_unichar_isdigit (typed))
    g_assert_cmpint (digit, ==, g_unichar_digit_value (typed));
  else if (typed < 128 && g_ascii_isalpha ((char) typed))
    g_assert_cmpint (digit, ==, -1);
  else if (!has_keyval (keymap, XKB_KEY_a, 1))
    g_assert_cmpint (digit, ==, place);
  else if (find_printed (keymap, keycode) >= 0)
    g_assert_cmpint (digit, ==, find_printed (keymap, keycode));
  else
    g_assert_cmpint (digit, ==, place < 0 || has_keyval (keymap, XKB_KEY_0 + (guint) place, 3) ? -1 : place);
}

/* Returns whether the layout could be read. */
static gboolean
check_layout (struct xkb_context *context, const char *layout, const char *variant)
{
  struct xkb_keymap *keymap = make_keymap (context, layout, variant);

  if (keymap == NULL)
    return FALSE;
  g_test_message ("%s %s", layout, variant);
  for (guint keycode = FIRST_KEY; keycode <= LAST_KEY; keycode++)
    check_key (keymap, keycode);
  xkb_keymap_unref (keymap);
  return TRUE;
}

/* Returns whether @line of the list names a layout that could be read; @section is the heading above it. */
static gboolean
check_line (struct xkb_context *context, const char *section, const char *line)
{
  g_auto (GStrv) words = g_strsplit_set (line, " :", -1);
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  for (guint i = 0; words[i] != NULL && names->len < 2; i++)
    if (words[i][0] != '\0')
      g_ptr_array_add (names, words[i]);
  if (names->len < 2)
    return FALSE;
  if (g_str_equal (section, "! layout"))
    return check_layout (context, g_ptr_array_index (names, 0), "");
  return g_str_equal (section, "! variant")
         && check_layout (context, g_ptr_array_index (names, 1), g_ptr_array_index (names, 0));
}

static void
test_all (void)
{
  struct xkb_context *context = make_context ();
  g_autofree char *path = g_build_filename (xkb_context_include_path_get (context, 0), "rules", "base.lst", NULL);
  g_autofree char *list = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) lines = NULL;
  const char *section = "";
  guint n = 0;

  g_file_get_contents (path, &list, NULL, &error);
  g_assert_no_error (error);
  lines = g_strsplit (list, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    if (lines[i][0] == '!')
      section = lines[i];
    else
      n += check_line (context, section, lines[i]);
  g_assert_cmpuint (n, >, 500);
  xkb_context_unref (context);
}

void
add_typed_digit_tests (void)
{
  g_test_add_func ("/ui/typed-digit/rows", test_rows);
  g_test_add_func ("/ui/typed-digit/all-layouts", test_all);
}
