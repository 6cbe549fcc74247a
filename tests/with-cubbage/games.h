/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The games of this house and Cubbage, which is not listed before it has views. */

#pragma once

#define CRUMB_GAMES(GAME) GAME (cookie_raid) GAME (cubbage)
