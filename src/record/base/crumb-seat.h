/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A place at the table: who sits there, and in which colour. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** The most characters of a name, as people see them. */
#define CRUMB_NAME_MAX 64
/** The most that it may be stored as, with all accents and joined signs. */
#define CRUMB_NAME_CHARS_MAX 640

/** The colours of players, in the order in which they are given out. */
typedef enum
{
  CRUMB_COLOUR_BLUE,
  CRUMB_COLOUR_ORANGE,
  CRUMB_COLOUR_GREEN,
  CRUMB_COLOUR_PURPLE,
  CRUMB_COLOUR_RED,
  CRUMB_COLOUR_TEAL,
  CRUMB_COLOUR_YELLOW,
  CRUMB_COLOUR_PINK,
  CRUMB_N_COLOURS
} CrumbColour;

/** crumb_colour_to_word: The word for a colour in the database, in files and in style classes: "blue". */
const char *crumb_colour_to_word (CrumbColour colour);
/** crumb_colour_from_word: Whether @word is a colour, and which. */
gboolean crumb_colour_from_word (const char *word, CrumbColour *colour);

/**
 * CrumbSeat:
 * @name: what the table calls this player, see crumb_seat_clean_name(); older names may break its newer rules
 * @told: how sentences name the player: @name, tamed, and isolated from the text around it where it is written right
 *   to left
 * @colour: the player's colour in this game
 */
typedef struct
{
  char *name;
  char *told;
  CrumbColour colour;
} CrumbSeat;

CrumbSeat *crumb_seat_new (const char *name, CrumbColour colour);
/** crumb_seat_rename: @name is valid, as in #CrumbSeat. */
void crumb_seat_rename (CrumbSeat *seat, const char *name);
CrumbSeat *crumb_seat_copy (const CrumbSeat *seat);
void crumb_seat_free (CrumbSeat *seat);

/**
 * crumb_seat_clean_name: The name as it is stored, without control characters and spaces at the ends; NULL if nothing
 * of it is visible, if it is longer than %CRUMB_NAME_MAX characters, or if it would break the line or reverse the text
 * around it. (transfer full)
 */
char *crumb_seat_clean_name (const char *typed);

/** crumb_seat_explain_name: (transfer full): Why crumb_seat_clean_name() has no name for @typed, in a sentence. */
char *crumb_seat_explain_name (const char *typed);

/**
 * crumb_seat_take_name: (transfer full): As crumb_seat_clean_name(); NULL with a %CRUMB_RECORD_ERROR_NAME that says
 * why.
 */
char *crumb_seat_take_name (const char *typed, GError **error);

/** crumb_seat_exact_key: (transfer full): Two names with equal keys can't sit at one table: "Sue" and "sue". */
char *crumb_seat_exact_key (const char *name);

/**
 * crumb_seat_name_key: (transfer full): Two names with equal keys look the same and belong to one player: "O'Neil" with
 * a straight apostrophe and with a curly one, besides what crumb_seat_exact_key() takes for equal.
 */
char *crumb_seat_name_key (const char *name);

/**
 * crumb_seat_key_at_table: (transfer full): The key of who sits at @seat: that of the name, or, if somebody else at the
 * table has a name that looks the same, its exact key, so that the two stay two.
 */
char *crumb_seat_key_at_table (const CrumbSeat *const seats[], guint n_seats, guint seat);

/** crumb_seat_free_colour: The first colour that none of the @n @others has. */
CrumbColour crumb_seat_free_colour (const CrumbSeat *const *others, guint n);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrumbSeat, crumb_seat_free)

G_END_DECLS
