/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What the table asks, and the keys that answer, as plain values: no widgets. */

#pragma once

#include "record/base/crumb-seat.h"
#include "rules/dice.h"

G_BEGIN_DECLS

/** The most keys of a page, and the most buttons below it. */
#define CRUMB_KEYS_MAX 15
#define CRUMB_BOTTOM_MAX 3
/** The most lines of a list, which stands in place of keys. */
#define CRUMB_LINES_MAX 64

/** What a key shows. */
typedef enum
{
  CRUMB_KEY_NONE, /**< nothing: its room stays empty, so that all others keep their places */
  CRUMB_KEY_DIE,
  CRUMB_KEY_TEXT,
  CRUMB_KEY_ICON,
  CRUMB_KEY_SEAT, /**< a mark and a name */
  CRUMB_KEY_LINE, /**< a whole sentence that says what it does */
} CrumbKeyKind;

/**
 * CrumbKey:
 * @die: of a die
 * @colour: of a seat
 * @label: (owned) (nullable): a text, a name or the name of an icon
 * @tooltip: (owned) (nullable): more of it; what a screen reader says of a die or an icon
 * @action: what a press activates
 * @target: (owned) (nullable): with what
 * @number: which number typed on a keyboard presses it; -1 for none
 * @main: whether it is what most people would press next, and Enter presses
 * @dim: whether a press is only answered by a reason
 * @holds: whether held long enough, or pressed with the second button, it is the last die: activates `table.last-die`
 *   with @target
 */
typedef struct
{
  CrumbKeyKind kind;
  CrumbDie die;
  CrumbColour colour;
  char *label;
  char *tooltip;
  const char *action;
  GVariant *target;
  int number;
  gboolean main;
  gboolean dim;
  gboolean holds;
} CrumbKey;

/**
 * CrumbAsking:
 * @page: what kind of page it is: a press that begins within 300 ms after another one came is ignored
 * @question: (owned): what is asked: "What did Zoë roll?"
 * @hint: (owned) (nullable): what else can be done, one line: the tooltip of the question
 * @hinting: whether that stands below the question, too, where it has room
 * @keys: from the start, row by row
 * @begun: whether what is asked is only on the screen, part of it entered or not: `table.back` and Escape leave it
 * @lines: what can be done, one below the other, in place of keys: they scroll where there are many
 * @bottom: what lies below them
 * @link: beside the question; %CRUMB_KEY_NONE for nothing
 * @colours: whether the keys for the colour of dice are there
 * @coloured: whether the game has such dice: those keys have room on every page
 * @colour: the colour that is chosen; 0 for none
 *
 * A game's table fills it in; it is empty before.
 */
typedef struct
{
  const char *page;
  char *question;
  char *hint;
  gboolean hinting;
  gboolean begun;
  CrumbKey keys[CRUMB_KEYS_MAX];
  guint n_keys;
  CrumbKey lines[CRUMB_LINES_MAX];
  guint n_lines;
  CrumbKey bottom[CRUMB_BOTTOM_MAX];
  guint n_bottom;
  CrumbKey link;
  gboolean colours;
  gboolean coloured;
  guint colour;
} CrumbAsking;

void crumb_asking_clear (CrumbAsking *asking);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CrumbAsking, crumb_asking_clear)

/** crumb_asking_add_die: (transfer none): A key that shows @die. @target: (transfer floating) */
CrumbKey *crumb_asking_add_die (CrumbAsking *asking, CrumbDie die, const char *action, GVariant *target);

/** crumb_asking_add_faces: A key for each face, from 1 to @sides: @action (i: the face). */
void crumb_asking_add_faces (CrumbAsking *asking, guint sides, const char *action);

/** crumb_asking_add_digits: 1 to 9 and 0: @action (i: the digit). */
void crumb_asking_add_digits (CrumbAsking *asking, const char *action);

/** crumb_asking_add_text: (transfer none): A key with a text. @target: (nullable) (transfer floating) */
CrumbKey *crumb_asking_add_text (CrumbAsking *asking, const char *label, const char *action, GVariant *target);

/** crumb_asking_add_seat: (transfer none): A key with the mark and the name of a seat. */
CrumbKey *crumb_asking_add_seat (CrumbAsking *asking, const CrumbSeat *seat, const char *action, GVariant *target);

/** crumb_asking_add_gap: Room for a key that isn't there any more. */
void crumb_asking_add_gap (CrumbAsking *asking);

/** crumb_asking_add_line: A sentence of a list. @target: (nullable) (transfer floating) */
void crumb_asking_add_line (CrumbAsking *asking, const char *sentence, const char *action, GVariant *target);

/** crumb_asking_add_bottom: (transfer none): A button below the keys; without a @label only its room. */
CrumbKey *crumb_asking_add_bottom (CrumbAsking *asking, const char *label, const char *action, GVariant *target);

/** crumb_asking_add_back: Below the keys, what takes the last entry back: `table.back`. */
void crumb_asking_add_back (CrumbAsking *asking);

/** crumb_asking_set_link: A word beside the question. */
void crumb_asking_set_link (CrumbAsking *asking, const char *label, const char *tooltip, const char *action);

/**
 * crumb_asking_find_number: (nullable): The key that a number typed on a keyboard presses: where none of them has a number
 * of its own, the first one has 1, and so on.
 */
const CrumbKey *crumb_asking_find_number (const CrumbAsking *asking, int number);

/** crumb_asking_find_main: (nullable): What Enter presses. A die is never that: it may be picked, and another put with it. */
const CrumbKey *crumb_asking_find_main (const CrumbAsking *asking);

G_END_DECLS
