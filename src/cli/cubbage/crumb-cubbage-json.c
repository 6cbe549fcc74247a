/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Dice and what they score, in JSON. */

#include "crumb-cubbage-json.h"

#include "record/files/crumb-json-add.h"

static const char *
kind_word (CrumbCubbagePartKind kind)
{
  switch (kind)
    {
    case CRUMB_CUBBAGE_SEVEN:
      return "seven";
    case CRUMB_CUBBAGE_KIND:
      return "kind";
    case CRUMB_CUBBAGE_RUN:
      return "run";
    case CRUMB_CUBBAGE_FIFTEEN:
      return "fifteen";
    case CRUMB_CUBBAGE_LAST:
      return "last";
    }
  g_return_val_if_reached (NULL);
}

void
crumb_cubbage_json_add_faces (JsonBuilder *json, const char *name, const guint8 faces[], guint n)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "%u", faces[i]);
  crumb_json_add_text (json, name, text->str);
}

void
crumb_cubbage_json_add_fraction (JsonBuilder *json, const char *name, CrumbFraction fraction)
{
  char text[CRUMB_FRACTION_TEXT_MAX];

  crumb_json_add_text (json, name, crumb_fraction_format (fraction, text));
}

void
crumb_cubbage_json_add_parts (JsonBuilder *json, const CrumbCubbageCount *count, const guint8 dice[])
{
  crumb_json_add_int (json, "points", count->points);
  crumb_json_begin_array (json, "parts");
  for (guint i = 0; i < count->n_parts; i++)
    {
      const CrumbCubbagePart *part = &count->parts[i];
      guint8 faces[CRUMB_CUBBAGE_PLAY_DICE];
      guint n = crumb_cubbage_part_faces (part, dice, faces);

      json_builder_begin_object (json);
      crumb_json_add_text (json, "kind", kind_word ((CrumbCubbagePartKind) part->kind));
      crumb_cubbage_json_add_faces (json, "dice", faces, n);
      crumb_json_add_int (json, "points", part->points);
      json_builder_end_object (json);
    }
  json_builder_end_array (json);
}
