/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Where Crumb starts: the command line answers what it can, all else is the window's. */

#include "crumb-config.h"

#include "cli/crumb-cli.h"
#include "ui/app/crumb-application.h"

#include <glib/gi18n.h>
#include <langinfo.h>
#include <locale.h>

int
main (int argc, char *argv[])
{
  const char *translations = g_getenv ("CRUMB_LOCALE_DIR");
  g_autoptr (CrumbApplication) application = NULL;

  setlocale (LC_ALL, "");
  /* Without a locale, as in many scripts, names still have all letters. */
  if (g_str_equal (nl_langinfo (CODESET), "ANSI_X3.4-1968"))
    setlocale (LC_CTYPE, "C.UTF-8");
  /* Where it was built, they aren't in the folder they will be installed to. */
  bindtextdomain (CRUMB_GETTEXT_DOMAIN, translations != NULL ? translations : CRUMB_LOCALE_DIR);
  bind_textdomain_codeset (CRUMB_GETTEXT_DOMAIN, "UTF-8");
  textdomain (CRUMB_GETTEXT_DOMAIN);

  if (crumb_cli_handles (argc, argv))
    return crumb_cli_run (argc, argv);

  application = crumb_application_new ();
  return g_application_run (G_APPLICATION (application), argc, argv);
}
