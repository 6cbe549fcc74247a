/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* `crumb auntie-mildred cookies`: what cookies make of a black die. */

#include "crumb-mildred-commands.h"

#include "record/files/crumb-json-add.h"
#include "words/auntie-mildred/crumb-words-mildred-rulings.h"

#include <glib/gi18n.h>

static const CrumbMildredNumber numbers[] = {
  { "BLACK", 1, CRUMB_MILDRED_BLACK_MAX - 1 },
  { "GAIN", 0, CRUMB_MILDRED_COOKIES_MAX },
};

static void
add_cookies (JsonBuilder *json, const CrumbMildredCookies *cookies)
{
  crumb_json_add_int (json, "black", cookies->black);
  crumb_json_add_int (json, "victory", cookies->victory);
  crumb_json_add_int (json, "lost", cookies->lost);
}

static gboolean
answer (CrumbAsked *asked, char **text, GError **error)
{
  const CrumbMildredRules *rules = asked->house;
  guint n[G_N_ELEMENTS (numbers)];
  CrumbMildredCookies cookies;

  if (!crumb_mildred_typed_numbers (asked, numbers, G_N_ELEMENTS (numbers), n, error))
    return FALSE;

  cookies = crumb_mildred_cookies (n[0], n[1], rules->excess_carried);
  *text = crumb_words_mildred_cookies (n[0], n[1], rules->excess_carried);
  if (asked->json != NULL)
    add_cookies (asked->json, &cookies);
  return TRUE;
}

const CrumbCommand crumb_command_mildred_cookies = {
  .name = "auntie-mildred cookies",
  .arguments = "BLACK GAIN",
  .most = G_N_ELEMENTS (numbers),
  .options = crumb_ruling_options,
  .summary = N_ ("Add cookies to a black die: what is scored, and what is lost."),
  .details = N_ ("BLACK is what the black die shows, and GAIN how many cookies come. With --rules=excess=carried, none "
                 "are lost."),
  .tell_details = crumb_ruling_tell_details,
  .run = crumb_ruling_run,
  .answer = answer,
};
