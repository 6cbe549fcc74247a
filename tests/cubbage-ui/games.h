/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Cubbage as well, which is not in the list of src yet: what the lists of games are compiled with here. */

#pragma once

#define CRUMB_GAMES(GAME) GAME (cookie_raid) GAME (cubbage)
