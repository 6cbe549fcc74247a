/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The program: owns the record and the window. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_APPLICATION (crumb_application_get_type ())
G_DECLARE_FINAL_TYPE (CrumbApplication, crumb_application, CRUMB, APPLICATION, AdwApplication)

CrumbApplication *crumb_application_new (void);

G_END_DECLS
