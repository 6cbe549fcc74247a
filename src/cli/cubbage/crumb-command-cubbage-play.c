/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* `crumb cubbage play`: what each die of a play scores. */

#include "crumb-cubbage-commands.h"

#include "cli/crumb-cli-print.h"
#include "crumb-cubbage-json.h"
#include "crumb-typed-faces.h"

#include "record/files/crumb-json-add.h"
#include "words/cubbage/crumb-words-cubbage-count.h"

#include <glib/gi18n.h>

enum
{
  LAST,
};

static const GOptionEntry options[] = {
  CRUMB_RULING_OPTION_RULES,
  { "last", 0, 0, G_OPTION_ARG_NONE, CRUMB_OPTION (flags[LAST]), N_ ("Nobody can lay another die"), NULL },
  CRUMB_OPTION_JSON,
  CRUMB_RULING_OPTION_BATCH,
  G_OPTION_ENTRY_NULL,
};

typedef struct
{
  guint n;
  guint8 dice[CRUMB_CUBBAGE_PLAY_DICE];
} Laid;

static gboolean
parse_dice (const CrumbAsked *asked, Laid *laid, GError **error)
{
  guint total = 0;

  if (asked->n == 0)
    return crumb_cli_refuse (error, "%s", _ ("Type the dice in the order they were laid, as in 3 4 5."));
  for (guint i = 0; i < asked->n; i++)
    {
      guint n;

      if (!crumb_typed_faces_parse (asked->arguments[i], CRUMB_CUBBAGE_PLAY_DICE - laid->n, laid->dice + laid->n, &n,
                                    error))
        return FALSE;
      for (; n > 0; n--)
        total += laid->dice[laid->n++];
      if (total > CRUMB_CUBBAGE_PLAY_TO)
        {
          g_autofree char *quoted = crumb_cli_quote (asked->arguments[i]);

          /* Translators: %1$s is what was typed, %2$u a total, %3$d the highest there can be. */
          return crumb_cli_refuse (error, _ ("“%1$s” brings the total to %2$u, but the play stops at %3$d."), quoted,
                                   total, CRUMB_CUBBAGE_PLAY_TO);
        }
    }
  return TRUE;
}

static void
add_play (JsonBuilder *json, CrumbCubbageRun run, const Laid *laid, gboolean last)
{
  guint total = 0;

  crumb_json_begin_array (json, "dice");
  for (guint i = 0; i < laid->n; i++)
    {
      CrumbCubbageCount count = crumb_cubbage_count_die (run, laid->dice, i + 1, last && i + 1 == laid->n);

      total += laid->dice[i];
      json_builder_begin_object (json);
      crumb_json_add_int (json, "die", laid->dice[i]);
      crumb_json_add_int (json, "total", total);
      crumb_cubbage_json_add_parts (json, &count, laid->dice);
      json_builder_end_object (json);
    }
  json_builder_end_array (json);
}

static gboolean
answer (CrumbAsked *asked, char **text, GError **error)
{
  const CrumbCubbageRules *rules = asked->house;
  CrumbCubbageRun run = (CrumbCubbageRun) rules->run;
  gboolean last = asked->flags[LAST];
  Laid laid = { 0 };

  if (!parse_dice (asked, &laid, error))
    return FALSE;

  *text = crumb_words_cubbage_line (run, laid.dice, laid.n, last);
  if (asked->json != NULL)
    add_play (asked->json, run, &laid, last);
  return TRUE;
}

const CrumbCommand crumb_command_cubbage_play = {
  .name = "cubbage play",
  .arguments = "DIE…",
  .most = G_MAXINT,
  .options = options,
  .summary = N_ ("Score the play: what each die brings."),
  .details =
      N_ ("Give the dice in the order they were laid since the total was zero, no matter who laid them. With --last, "
          "nobody can lay another, and the last die scores its point. --rules=run=up changes what a run is."),
  .tell_details = crumb_ruling_tell_details,
  .run = crumb_ruling_run,
  .answer = answer,
};
