/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Makes up hostile names. */

#include "hostile-names.h"

#include <string.h>

#define N_SHORT 16
#define SOME_MAX 16

/* What a sort of names is made of, and whether it needs nothing that can be seen. */
typedef struct
{
  gboolean bare;
  const char *some[SOME_MAX];
} Sort;

static const Sort sorts[] = {
  { FALSE,
    { "<b>", "</b>", "&amp;", "&", "<", "&#x202e;", "<!--", "]]>", "<span foreground='red'>", "<a href=\"x\">" } },
  { FALSE, { "%s", "%n", "%1$s", "%%", "%", "%2$*1$d", "%.9999999f" } },
  { FALSE, { "=1+1", "+1", "-2+3", "@SUM(A1)", "=cmd|' /C calc'!A0", "\t=1", "\r=1" } },
  { FALSE, { ",", "\"", "\"\"", ";", "'", "\\", "a,b\"c\"", "\",\n\"" } },
  { FALSE, { "אברהם", "علي", "ߒߞߏ", "ܐ", "𐤀𐤁", "𞤀", "ﷺ", "א1ב2" } },
  { FALSE, { "\u200f", "\u200e", "\u061c", "\u200f!", "(\u200f", "\u200f1-2" } },
  { FALSE, { "\u202e", "\u202a", "\u202d", "\u2066", "\u2067", "\u2068", "\u2069", "\u202c" } },
  { FALSE,
    { "\x01", "\a", "\b", "\x1b[31m", "\x1b]0;x\a", "\n", "\r", "\t", "\v", "\f", "\x7f", "\xc2\x85",
      "\xc2\x9b[31m" } },
  { FALSE, { "\u2028", "\u2029", "a\u2028b" } },
  { FALSE, { "Z\u0335\u0353\u0301\u0489", "\u0301", "e\u0323\u0302", "\u20dd", "ก็็็็็", "\u0e33", "नि", "\ufe0f" } },
  { FALSE, { "👩\u200d🚀", "🇩🇪", "🇩", "👍🏽", "1\ufe0f\u20e3", "🏴\U000e0067\U000e0062\U000e007f", "🍪", "\u200d" } },
  { TRUE, { "\u200b", "\u3164", "\u2800", "\u00a0", "\u00ad", "\ufeff", "\u2060", "\u180e", "\u115f", "\u034f", " " } },
  { FALSE,
    { "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWW", "龍龍龍龍龍龍龍龍龍龍龍龍龍龍龍", "mmmmmmmm mmmmmmmm mmmmmmmm mmmmmmmm", "ffi",
      "﷽" } },
  { FALSE, { "\ufffc", "\ufffd", "\ue000", "\U0010fffd", "\ufffe", "\U0010ffff", "\u0378", "\U000f0000" } },
  { FALSE,
    { "'; DROP TABLE game;--", "../", "/", "--help", "-rf", "$(x)", "`x`", "~", "*", "CON", "\\u0000", "\\n", "{0}" } },
  { FALSE, { "ß", "İ", "ﬁ", "ǅ", "ς", "Å", "Å", "…", "_x", "__x__", "null", "NaN", "0" } },
};

guint
hostile_names_to_try (void)
{
  return g_test_slow () ? HOSTILE_NAMES : N_SHORT;
}

char *
hostile_mark (guint n)
{
  return g_strdup_printf ("q%03uz", n);
}

const char *
hostile_mark_find (const char *text, guint *n)
{
  for (const char *at = strchr (text, 'q'); at != NULL; at = strchr (at + 1, 'q'))
    if (g_ascii_isdigit (at[1]) && g_ascii_isdigit (at[2]) && g_ascii_isdigit (at[3]) && at[4] == 'z')
      {
        *n = (guint) g_ascii_strtoull (at + 1, NULL, 10);
        return at;
      }
  return NULL;
}

static void
append_some (GString *name, GRand *rand, const Sort *sort)
{
  gint32 times = g_rand_int_range (rand, 1, 4);
  gint32 n = 0;

  while (n < SOME_MAX && sort->some[n] != NULL)
    n++;
  while (times-- > 0)
    g_string_append (name, sort->some[g_rand_int_range (rand, 0, n)]);
}

/* The later ones mix two sorts. */
char *
hostile_name (guint n)
{
  const Sort *sort = &sorts[n % G_N_ELEMENTS (sorts)];
  g_autoptr (GRand) rand = g_rand_new_with_seed (n + 1);
  g_autofree char *mark = hostile_mark (n);
  GString *name = g_string_new (NULL);

  if (g_rand_boolean (rand))
    append_some (name, rand, sort);
  if (!sort->bare)
    g_string_append (name, mark);
  append_some (name, rand, sort);
  if (!sort->bare && n >= HOSTILE_NAMES / 4)
    append_some (name, rand, &sorts[g_rand_int_range (rand, 0, G_N_ELEMENTS (sorts))]);
  return g_string_free_and_steal (name);
}

char *
hostile_text (guint n, glong max)
{
  g_autofree char *name = hostile_name (n);
  GString *text = g_string_new (NULL);

  for (const char *p = name; *p != '\0' && max > 0; p = g_utf8_next_char (p))
    if (!g_unichar_iscntrl (g_utf8_get_char (p)))
      {
        g_string_append_unichar (text, g_utf8_get_char (p));
        max--;
      }
  return g_strstrip (g_string_free_and_steal (text));
}

static void
append_json (GString *file, const char *text)
{
  g_string_append_c (file, '"');
  for (; *text != '\0'; text++)
    if (*text == '"' || *text == '\\')
      g_string_append_printf (file, "\\%c", *text);
    else if (*text > 0 && *text < ' ')
      g_string_append_printf (file, "\\u%04x", (guint) *text);
    else
      g_string_append_c (file, *text);
  g_string_append_c (file, '"');
}

static void
append_player (GString *file, const char *name)
{
  if (file->str[file->len - 1] == '}')
    g_string_append_c (file, ',');
  g_string_append (file, "{\"name\":");
  append_json (file, name);
  g_string_append_c (file, '}');
}

/* Without its id: one is made from the content. */
char *
hostile_game (const char *file, guint n_entries, const char *const *names, const char *const texts[3])
{
  static const char *const whats[] = { "title", "note", "place" };
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "games", file, NULL);
  g_autofree char *content = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GError) error = NULL;
  GString *game = g_string_new (NULL);

  g_file_get_contents (path, &content, NULL, &error);
  g_assert_no_error (error);
  lines = g_strsplit (content, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    if (strstr (lines[i], "{\"name\":") != NULL && *names != NULL)
      append_player (game, *names++);
    else if (strstr (lines[i], "{\"what\":") != NULL ? n_entries > 0 && n_entries-- > 0
                                                     : strstr (lines[i], "\"id\":") == NULL)
      g_string_append (game, lines[i]);

  /* It ends with the brackets of the list and of the game. */
  g_string_truncate (game, (gsize) (strrchr (game->str, ']') - game->str));
  g_strchomp (game->str);
  game->len = strlen (game->str);
  if (g_str_has_suffix (game->str, ","))
    g_string_truncate (game, game->len - 1);
  for (guint i = 0; i < G_N_ELEMENTS (whats); i++)
    {
      g_string_append_printf (game, "%s{\"what\":\"%s\",\"text\":", game->str[game->len - 1] == '[' ? "" : ",",
                              whats[i]);
      append_json (game, texts[i]);
      g_string_append_c (game, '}');
    }
  g_string_append (game, "]}");
  return g_string_free_and_steal (game);
}
