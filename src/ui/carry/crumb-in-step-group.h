/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The part of Preferences about the folder that is kept in step. */

#pragma once

#include "crumb-in-step.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_IN_STEP_GROUP (crumb_in_step_group_get_type ())
G_DECLARE_FINAL_TYPE (CrumbInStepGroup, crumb_in_step_group, CRUMB, IN_STEP_GROUP, AdwPreferencesGroup)

/* Signal `say` (sentence: string): for a toast. Actions: `folder.choose`, `folder.stop`. */

GtkWidget *crumb_in_step_group_new (CrumbInStep *in_step);

G_END_DECLS
