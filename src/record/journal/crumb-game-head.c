/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* How a game began, and the first link of its hash chain. */

#include "crumb-game-head.h"

#include "crumb-unknown-kind.h"

#include <string.h>

CrumbGameHead *
crumb_game_head_new (const char *kind_id)
{
  CrumbGameHead *head = g_new0 (CrumbGameHead, 1);

  head->kind = crumb_game_kind_find (kind_id);
  if (head->kind == NULL)
    head->kind = &crumb_unknown_kind;
  head->kind_id = g_strdup (kind_id);
  return head;
}

void
crumb_game_head_free (CrumbGameHead *head)
{
  for (guint i = 0; i < head->n_seats; i++)
    g_clear_pointer (&head->seats[i], crumb_seat_free);
  g_free (head->id);
  g_free (head->kind_id);
  g_free (head->rules);
  g_clear_pointer (&head->sheet, crumb_sheet_free);
  g_free (head);
}

CrumbHash
crumb_game_head_hash (const CrumbGameHead *head)
{
  g_autoptr (GString) text = g_string_new ("crumb game\n");

  /* Free text can't contain a newline: names, and what a sheet says. */
  g_string_append_printf (text, "%s\n%s\n%s\n%u\n%" G_GINT64_FORMAT "\n%u\n", head->id, head->kind_id, head->rules,
                          head->first, head->started, head->n_seats);
  for (guint i = 0; i < head->n_seats; i++)
    g_string_append_printf (text, "%s %s\n", crumb_colour_to_word (head->seats[i]->colour), head->seats[i]->name);
  if (head->sheet != NULL)
    {
      g_autofree char *sheet = crumb_sheet_to_json (head->sheet);

      g_string_append_printf (text, "%s\n", sheet);
    }

  return crumb_hash_text (NULL, text->str);
}

gboolean
crumb_game_head_has_name (const CrumbGameHead *head, const char *name)
{
  g_autofree char *key = crumb_seat_exact_key (name);

  for (guint i = 0; i < head->n_seats; i++)
    {
      g_autofree char *other = crumb_seat_exact_key (head->seats[i]->name);

      if (g_str_equal (key, other))
        return TRUE;
    }

  return FALSE;
}

CrumbHash
crumb_hash_text (const CrumbHash *before, const char *text)
{
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);
  CrumbHash hash;
  gsize size = sizeof hash.bytes;

  if (before != NULL)
    g_checksum_update (checksum, before->bytes, sizeof before->bytes);
  g_checksum_update (checksum, (const guchar *) text, -1);
  g_checksum_get_digest (checksum, hash.bytes, &size);
  return hash;
}

gboolean
crumb_hash_equal (const CrumbHash *one, const CrumbHash *other)
{
  return memcmp (one->bytes, other->bytes, sizeof one->bytes) == 0;
}
