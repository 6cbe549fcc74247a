/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Lets libFuzzer make up inputs for a target. */

#include "fuzz.h"

#include <stddef.h>
#include <stdint.h>

int LLVMFuzzerInitialize (int *argc, char ***argv);
int LLVMFuzzerTestOneInput (const uint8_t *bytes, size_t length);

int
LLVMFuzzerInitialize (int *argc, char ***argv)
{
  fuzz_begin ("fuzz");
  return 0;
}

int
LLVMFuzzerTestOneInput (const uint8_t *bytes, size_t length)
{
  fuzz_input (bytes, length);
  return 0;
}
