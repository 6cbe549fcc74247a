/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Greets people who have no games yet. */

#pragma once

#include "ui/game/crumb-game-ui.h"

G_BEGIN_DECLS

#define CRUMB_TYPE_WELCOME (crumb_welcome_get_type ())
G_DECLARE_FINAL_TYPE (CrumbWelcome, crumb_welcome, CRUMB, WELCOME, AdwBin)

GtkWidget *crumb_welcome_new (const CrumbGameUi *ui);

G_END_DECLS
