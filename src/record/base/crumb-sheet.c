/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What a table's own cards say. */

#include "crumb-sheet.h"

#include "crumb-text.h"

#define CARDS_MAX 999

struct _CrumbSheet
{
  char *name;
  char *cards;
  GTree *lines; /* of card numbers, in their order */
};

static int
compare_cards (gconstpointer one, gconstpointer other, gpointer data)
{
  return GPOINTER_TO_INT (one) - GPOINTER_TO_INT (other);
}

CrumbSheet *
crumb_sheet_new (const char *name, const char *cards)
{
  CrumbSheet *sheet = g_new0 (CrumbSheet, 1);

  sheet->name = crumb_text_cut (name, CRUMB_TEXT_ONE_LINE, CRUMB_SHEET_NAME_MAX);
  sheet->cards = g_strdup (cards);
  sheet->lines = g_tree_new_full (compare_cards, NULL, NULL, g_free);
  return sheet;
}

CrumbSheet *
crumb_sheet_copy (const CrumbSheet *sheet)
{
  CrumbSheet *copy = crumb_sheet_new (sheet->name, sheet->cards);

  for (GTreeNode *node = g_tree_node_first (sheet->lines); node != NULL; node = g_tree_node_next (node))
    g_tree_insert (copy->lines, g_tree_node_key (node), g_strdup (g_tree_node_value (node)));
  return copy;
}

void
crumb_sheet_free (CrumbSheet *sheet)
{
  g_free (sheet->name);
  g_free (sheet->cards);
  g_tree_unref (sheet->lines);
  g_free (sheet);
}

const char *
crumb_sheet_get_name (const CrumbSheet *sheet)
{
  return sheet->name;
}

const char *
crumb_sheet_get_cards (const CrumbSheet *sheet)
{
  return sheet->cards;
}

const char *
crumb_sheet_get_line (const CrumbSheet *sheet, guint card)
{
  return g_tree_lookup (sheet->lines, GUINT_TO_POINTER (card));
}

void
crumb_sheet_set_line (CrumbSheet *sheet, guint card, const char *line)
{
  g_autofree char *clean = crumb_text_cut (line, CRUMB_TEXT_ONE_LINE, CRUMB_SHEET_LINE_MAX);

  g_return_if_fail (card >= 1 && card <= CARDS_MAX);

  if (*clean == '\0')
    g_tree_remove (sheet->lines, GUINT_TO_POINTER (card));
  else
    g_tree_insert (sheet->lines, GUINT_TO_POINTER (card), g_steal_pointer (&clean));
}

/* Writing ------------------------------------------------------------------ */

char *
crumb_sheet_to_json (const CrumbSheet *sheet)
{
  g_autoptr (JsonObject) object = json_object_new ();
  g_autoptr (JsonNode) node = NULL;
  JsonObject *lines = json_object_new ();

  json_object_set_string_member (object, "name", sheet->name);
  json_object_set_string_member (object, "cards", sheet->cards);
  json_object_set_object_member (object, "texts", lines);
  for (GTreeNode *line = g_tree_node_first (sheet->lines); line != NULL; line = g_tree_node_next (line))
    {
      g_autofree char *card = g_strdup_printf ("%u", GPOINTER_TO_UINT (g_tree_node_key (line)));

      json_object_set_string_member (lines, card, g_tree_node_value (line));
    }
  node = json_node_init_object (json_node_alloc (), object);
  return json_to_string (node, FALSE);
}

/* Reading ------------------------------------------------------------------ */

static const char *
get_text (JsonObject *object, const char *field)
{
  JsonNode *node = json_object_get_member (object, field);

  return node != NULL && JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_STRING
             ? json_node_get_string (node)
             : NULL;
}

static gboolean
read_lines (CrumbSheet *sheet, JsonObject *lines)
{
  g_autoptr (GList) cards = json_object_get_members (lines);

  for (GList *card = cards; card != NULL; card = card->next)
    {
      const char *line = get_text (lines, card->data);
      guint64 number;

      if (line == NULL || !g_ascii_string_to_unsigned (card->data, 10, 1, CARDS_MAX, &number, NULL))
        return FALSE;
      crumb_sheet_set_line (sheet, (guint) number, line);
    }
  return TRUE;
}

/* Whether the kind reads the cards, written as it writes them. */
static gboolean
check_cards (const CrumbGameKind *kind, const char *cards)
{
  g_autofree gpointer state = g_malloc0 (kind->state_size);
  char canonical[CRUMB_SHEET_TEXT_MAX];

  return kind->sheet != NULL && kind->sheet (state, cards, canonical) && g_str_equal (cards, canonical);
}

CrumbSheet *
crumb_sheet_from_object (JsonObject *object, const CrumbGameKind *kind)
{
  g_autoptr (CrumbSheet) sheet = NULL;
  g_autoptr (JsonNode) node = json_node_init_object (json_node_alloc (), object);
  const char *name = get_text (object, "name"), *cards = get_text (object, "cards");
  JsonNode *lines = json_object_get_member (object, "texts");
  g_autofree char *given = json_to_string (node, FALSE);
  g_autofree char *written = NULL;

  if (name == NULL || cards == NULL || lines == NULL || !JSON_NODE_HOLDS_OBJECT (lines) || !check_cards (kind, cards))
    return NULL;
  sheet = crumb_sheet_new (name, cards);
  if (!read_lines (sheet, json_node_get_object (lines)))
    return NULL;
  /* Whatever is not as it would be written has a field too much, or a text that isn't clean. */
  written = crumb_sheet_to_json (sheet);
  return g_str_equal (given, written) ? g_steal_pointer (&sheet) : NULL;
}

CrumbSheet *
crumb_sheet_from_json (const char *json, const CrumbGameKind *kind)
{
  g_autoptr (JsonNode) node = json_from_string (json, NULL);

  return node != NULL && JSON_NODE_HOLDS_OBJECT (node) ? crumb_sheet_from_object (json_node_get_object (node), kind)
                                                       : NULL;
}
