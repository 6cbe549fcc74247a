/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What the table asks, and the keys that answer, as plain values: no widgets. */

#include "crumb-config.h"

#include "crumb-asking.h"

#include <glib/gi18n.h>

static void
clear_key (CrumbKey *key)
{
  g_clear_pointer (&key->label, g_free);
  g_clear_pointer (&key->tooltip, g_free);
  g_clear_pointer (&key->target, g_variant_unref);
}

void
crumb_asking_clear (CrumbAsking *asking)
{
  g_clear_pointer (&asking->question, g_free);
  g_clear_pointer (&asking->hint, g_free);
  for (guint i = 0; i < asking->n_keys; i++)
    clear_key (&asking->keys[i]);
  for (guint i = 0; i < asking->n_lines; i++)
    clear_key (&asking->lines[i]);
  for (guint i = 0; i < asking->n_bottom; i++)
    clear_key (&asking->bottom[i]);
  clear_key (&asking->link);
}

static CrumbKey *
fill (CrumbKey *key, CrumbKeyKind kind, const char *label, const char *action, GVariant *target)
{
  *key = (CrumbKey) {
    .kind = kind,
    .label = g_strdup (label),
    .action = action,
    .target = target != NULL ? g_variant_ref_sink (target) : NULL,
    .number = -1,
  };
  return key;
}

static CrumbKey *
add (CrumbAsking *asking, CrumbKeyKind kind, const char *label, const char *action, GVariant *target)
{
  /* What doesn't fit in replaces the last one: no page has as many. */
  guint at = MIN (asking->n_keys, CRUMB_KEYS_MAX - 1);

  if (at < asking->n_keys)
    clear_key (&asking->keys[at]);
  asking->n_keys = at + 1;
  return fill (&asking->keys[at], kind, label, action, target);
}

CrumbKey *
crumb_asking_add_die (CrumbAsking *asking, CrumbDie die, const char *action, GVariant *target)
{
  CrumbKey *key = add (asking, CRUMB_KEY_DIE, NULL, action, target);

  key->die = die;
  key->number = die.face > 0 ? die.face : -1;
  return key;
}

void
crumb_asking_add_faces (CrumbAsking *asking, guint sides, const char *action)
{
  for (guint face = 1; face <= sides; face++)
    crumb_asking_add_die (asking, (CrumbDie) { .face = (uint8_t) face }, action, g_variant_new_int32 ((int) face));
}

void
crumb_asking_add_digits (CrumbAsking *asking, const char *action)
{
  for (int i = 1; i <= 10; i++)
    {
      g_autofree char *label = g_strdup_printf ("%d", i % 10);

      add (asking, CRUMB_KEY_TEXT, label, action, g_variant_new_int32 (i % 10))->number = i % 10;
    }
}

CrumbKey *
crumb_asking_add_text (CrumbAsking *asking, const char *label, const char *action, GVariant *target)
{
  return add (asking, CRUMB_KEY_TEXT, label, action, target);
}

CrumbKey *
crumb_asking_add_seat (CrumbAsking *asking, const CrumbSeat *seat, const char *action, GVariant *target)
{
  CrumbKey *key = add (asking, CRUMB_KEY_SEAT, seat->name, action, target);

  key->colour = seat->colour;
  return key;
}

void
crumb_asking_add_gap (CrumbAsking *asking)
{
  add (asking, CRUMB_KEY_NONE, NULL, NULL, NULL);
}

void
crumb_asking_add_line (CrumbAsking *asking, const char *sentence, const char *action, GVariant *target)
{
  g_return_if_fail (asking->n_lines < CRUMB_LINES_MAX);

  fill (&asking->lines[asking->n_lines++], CRUMB_KEY_LINE, sentence, action, target);
}

CrumbKey *
crumb_asking_add_bottom (CrumbAsking *asking, const char *label, const char *action, GVariant *target)
{
  g_return_val_if_fail (asking->n_bottom < CRUMB_BOTTOM_MAX, NULL);

  return fill (&asking->bottom[asking->n_bottom++], label != NULL ? CRUMB_KEY_TEXT : CRUMB_KEY_NONE, label, action,
               target);
}

void
crumb_asking_add_back (CrumbAsking *asking)
{
  CrumbKey *key = crumb_asking_add_bottom (asking, "edit-clear-symbolic", "table.back", NULL);

  key->kind = CRUMB_KEY_ICON;
  key->tooltip = g_strdup (_ ("Remove the Last Entry"));
}

void
crumb_asking_set_link (CrumbAsking *asking, const char *label, const char *tooltip, const char *action)
{
  clear_key (&asking->link);
  fill (&asking->link, CRUMB_KEY_TEXT, label, action, NULL);
  asking->link.tooltip = g_strdup (tooltip);
}

const CrumbKey *
crumb_asking_find_number (const CrumbAsking *asking, int number)
{
  const CrumbKey *keys = asking->n_keys > 0 ? asking->keys : asking->lines;
  guint n = asking->n_keys > 0 ? asking->n_keys : asking->n_lines;
  gboolean numbered = FALSE;

  for (guint i = 0; i < n; i++)
    {
      if (number >= 0 && keys[i].number == number)
        return &keys[i];
      numbered = numbered || keys[i].number >= 0;
    }
  return !numbered && number >= 1 && (guint) number <= n ? &keys[number - 1] : NULL;
}

const CrumbKey *
crumb_asking_find_main (const CrumbAsking *asking)
{
  for (guint i = 0; i < asking->n_keys; i++)
    if (asking->keys[i].main && asking->keys[i].kind != CRUMB_KEY_DIE)
      return &asking->keys[i];
  for (guint i = 0; i < asking->n_bottom; i++)
    if (asking->bottom[i].main)
      return &asking->bottom[i];
  return NULL;
}
