/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A language that nobody speaks: all that can be translated is, into words with accents that are 40 % longer. The
 * program's own gettext comes before that of the C library. */

#include "pseudo.h"

#include "crumb-config.h"

/* The header's macros would lead past these. */
#undef __OPTIMIZE__
#include <libintl.h>

static gboolean speaks;
static gboolean mirrors;
/* By what they say in English, for as long as the process runs. */
static GHashTable *sentences;

void
pseudo_speak (gboolean speak)
{
  speaks = speak;
}

void
pseudo_mirror (gboolean mirror)
{
  mirrors = mirror;
}

/* Where a placeholder of printf() ends, or @text itself. */
static const char *
skip_placeholder (const char *text)
{
  if (*text != '%')
    return text;
  text++;
  while (g_ascii_isdigit (*text) || *text == '$' || *text == '.' || *text == '+' || *text == 'l')
    text++;
  return text + 1;
}

/* Each vowel twice, with accents. */
static char *
translate (const char *text)
{
  static const char plain[] = "aeiouAEIOU";
  static const char *const accented[] = { "áà", "éè", "íì", "óò", "úù", "Áà", "Éè", "Íì", "Óò", "Úù" };
  GString *words = g_string_new (NULL);

  while (*text != '\0')
    {
      const char *end = skip_placeholder (text);
      const char *vowel = strchr (plain, *text);

      if (end > text)
        g_string_append_len (words, text, end - text);
      else if (vowel != NULL)
        g_string_append (words, accented[vowel - plain]);
      else
        g_string_append_c (words, *text);
      text = MAX (end, text + 1);
    }
  return g_string_free_and_steal (words);
}

static char *
say (const char *domain, const char *msgid)
{
  const char *text = strchr (msgid, '\004');
  char *said;

  if (mirrors && g_str_equal (msgid, "direction of writing\004ltr"))
    return (char *) "rtl";
  if (!speaks || (domain != NULL && !g_str_equal (domain, CRUMB_GETTEXT_DOMAIN)) || *msgid == '\0')
    return (char *) msgid;
  if (sentences == NULL)
    sentences = g_hash_table_new (g_str_hash, g_str_equal);
  said = g_hash_table_lookup (sentences, msgid);
  if (said == NULL)
    g_hash_table_insert (sentences, g_strdup (msgid), said = translate (text != NULL ? text + 1 : msgid));
  return said;
}

char *
dcgettext (const char *domain, const char *msgid, int category)
{
  return say (domain, msgid);
}

char *
dgettext (const char *domain, const char *msgid)
{
  return say (domain, msgid);
}

char *
gettext (const char *msgid)
{
  return say (NULL, msgid);
}

char *
dcngettext (const char *domain, const char *msgid, const char *plural, unsigned long n, int category)
{
  return say (domain, n == 1 ? msgid : plural);
}

char *
dngettext (const char *domain, const char *msgid, const char *plural, unsigned long n)
{
  return say (domain, n == 1 ? msgid : plural);
}

char *
ngettext (const char *msgid, const char *plural, unsigned long n)
{
  return say (NULL, n == 1 ? msgid : plural);
}
