/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The games of this house and the null game: what the lists of games are compiled with here. */

#pragma once

#define CRUMB_GAMES(GAME) GAME (cookie_raid) GAME (null)
