/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The command line of a Crumb that has Cubbage too. */

#include "cli/crumb-cli.h"

#include <locale.h>

int
main (int argc, char *argv[])
{
  setlocale (LC_ALL, "");
  return crumb_cli_handles (argc, argv) ? crumb_cli_run (argc, argv) : 3;
}
