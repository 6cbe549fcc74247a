/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The canonical file of a game of an unknown kind, as a newer Crumb would write it. */

#pragma once

#define UNKNOWN_ID "7e57ab1e-0000-4000-8000-00000000cafe"

/* Has a join, a rename, a struck move, a replacement and an undo. */
#define UNKNOWN_GAME_AT(id)                                                                                            \
  "{\n  \"crumb-game\": 1,\n  \"game\": \"whist-2\",\n  \"id\": \"" id "\",\n"                                         \
  "  \"started\": \"2031-03-01T19:30:00Z\",\n  \"rules\": \"trump=hearts,more\",\n  \"first\": 1,\n"                   \
  "  \"players\": [\n    {\"name\":\"Sue\",\"colour\":\"blue\"},\n    {\"name\":\"Zoë\",\"colour\":\"red\"}\n  ],\n"   \
  "  \"entries\": [\n"                                                                                                 \
  "    {\"what\":\"deal\",\"seat\":1,\"dice\":\"653\",\"at\":\"2031-03-01T19:31:00Z\"},\n"                             \
  "    {\"what\":\"sit-down\",\"seat\":2,\"amount\":7,\"text\":\"Late\",\"at\":\"2031-03-01T19:32:00Z\"},\n"           \
  "    {\"what\":\"rename\",\"seat\":2,\"text\":\"Later\",\"at\":\"2031-03-01T19:33:00Z\"},\n"                         \
  "    {\"what\":\"trick\",\"seat\":0,\"instead\":1,\"why\":\"No.\",\"at\":\"2031-03-01T19:34:00Z\"},\n"               \
  "    {\"what\":\"title\",\"text\":\"From tomorrow\",\"at\":\"2031-03-01T19:35:00Z\"},\n"                             \
  "    {\"what\":\"trick\",\"seat\":1,\"open\":true,\"at\":\"2031-03-01T19:36:00Z\"},\n"                               \
  "    {\"what\":\"undo\",\"of\":6,\"at\":\"2031-03-01T19:37:00Z\"}"
#define UNKNOWN_END "\n  ]\n}\n"
#define UNKNOWN_MORE ",\n    {\"what\":\"trick\",\"seat\":2,\"at\":\"2031-03-01T19:38:00Z\"}"

#define UNKNOWN_GAME UNKNOWN_GAME_AT (UNKNOWN_ID) UNKNOWN_END
/* A longer version of this game. */
#define UNKNOWN_LONGER UNKNOWN_GAME_AT (UNKNOWN_ID) UNKNOWN_MORE UNKNOWN_END
