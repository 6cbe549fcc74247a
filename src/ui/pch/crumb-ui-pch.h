/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What is compiled once for all of the window. Each file includes what it needs all the same: build-aux/check --newest
 * does without this. */

#include <adwaita.h>
