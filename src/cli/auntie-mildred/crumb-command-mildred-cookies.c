/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* `crumb auntie-mildred cookies`: what cookies make of a black die. */

#include "crumb-mildred-commands.h"

#include "cli/crumb-json-line.h"
#include "record/files/crumb-json-add.h"
#include "words/auntie-mildred/crumb-words-mildred-rulings.h"

#include <glib/gi18n.h>

static const CrumbMildredNumber numbers[] = {
  { "BLACK", 1, CRUMB_MILDRED_BLACK_MAX - 1 },
  { "GAIN", 0, CRUMB_MILDRED_COOKIES_MAX },
};

static char *
cookies_json (const CrumbMildredCookies *cookies, const char *text)
{
  g_autoptr (JsonBuilder) json = json_builder_new_immutable ();

  json_builder_begin_object (json);
  crumb_json_add_int (json, "black", cookies->black);
  crumb_json_add_int (json, "victory", cookies->victory);
  crumb_json_add_int (json, "lost", cookies->lost);
  crumb_json_add_text (json, "text", text);
  json_builder_end_object (json);
  return crumb_json_line_from_builder (json);
}

static char *
answer_cookies (const CrumbRulingCase *asked, GError **error)
{
  const CrumbMildredRules *rules = asked->rules;
  guint n[G_N_ELEMENTS (numbers)];
  g_autofree char *text = NULL;
  CrumbMildredCookies cookies;

  if (!crumb_mildred_typed_numbers (asked, "auntie-mildred cookies", numbers, G_N_ELEMENTS (numbers), n, error))
    return NULL;

  cookies = crumb_mildred_cookies (n[0], n[1], rules->excess_carried);
  text = crumb_words_mildred_cookies (n[0], n[1], rules->excess_carried);
  return asked->json ? cookies_json (&cookies, text) : g_steal_pointer (&text);
}

static int
run (const CrumbCommand *command, int argc, char *argv[])
{
  return crumb_ruling_run (command, &crumb_mildred_ruling_rules, NULL, answer_cookies, argc, argv);
}

const CrumbCommand crumb_command_mildred_cookies = {
  .name = "auntie-mildred cookies",
  .arguments = "BLACK GAIN",
  .summary = N_ ("Add cookies to a black die: what is scored, and what is lost."),
  .details = N_ ("BLACK is what the black die shows, and GAIN how many cookies come. With --rules=excess=carried, none "
                 "are lost."),
  .run = run,
};
