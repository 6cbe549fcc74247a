/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Reads and writes card sheets. */

#include "mildred-sheet.h"

#include <string.h>

/* The numbers of the first cards. */
#define FIRST_TASK 111
#define LEVEL_MOST CRUMB_MILDRED_LEVELS_MAX

static const char *const kinds[CRUMB_MILDRED_N_TASK_KINDS] = {
  [CRUMB_MILDRED_TASK_UNKNOWN] = "unknown", [CRUMB_MILDRED_TASK_ALWAYS] = "always",
  [CRUMB_MILDRED_TASK_WAKEUP] = "wakeup",   [CRUMB_MILDRED_TASK_WAKEUP_ALWAYS] = "wakeup-always",
  [CRUMB_MILDRED_TASK_REWARD] = "reward",
};

static const struct
{
  const char *word;
  unsigned most;
} gifts[CRUMB_MILDRED_N_GIFTS] = {
  [CRUMB_MILDRED_GIVES_UNKNOWN] = { "unknown", 0 },
  [CRUMB_MILDRED_GIVES_COOKIES] = { "cookies", CRUMB_MILDRED_COOKIES_MAX },
  [CRUMB_MILDRED_GIVES_VICTORY] = { "victory", CRUMB_MILDRED_VICTORY },
  [CRUMB_MILDRED_GIVES_PRANK] = { "prank", CRUMB_MILDRED_SLOTS_MAX - 1 },
  [CRUMB_MILDRED_GIVES_DODGE] = { "dodge", CRUMB_MILDRED_SLOTS_MAX - 1 },
  [CRUMB_MILDRED_GIVES_REROLL] = { "reroll", 7 },
  [CRUMB_MILDRED_GIVES_STRAIGHTEN] = { "straighten", 0 },
  [CRUMB_MILDRED_GIVES_OTHER] = { "other", 0 },
};

unsigned
crumb_mildred_gift_most (CrumbMildredGift gift)
{
  return gifts[gift].most;
}

CrumbMildredSheet
crumb_mildred_sheet_scraps (void)
{
  CrumbMildredSheet sheet = {
    .tasks = {
      { [0] = { CRUMB_MILDRED_TASK_ALWAYS, 0, 0 },
        [2] = { CRUMB_MILDRED_TASK_REWARD, CRUMB_MILDRED_GIVES_PRANK, 1 },
        [3] = { CRUMB_MILDRED_TASK_WAKEUP, 0, 0 } },
      { [2] = { CRUMB_MILDRED_TASK_REWARD, 0, 0 } },
      { [0] = { 0 } },
      { [0] = { CRUMB_MILDRED_TASK_WAKEUP_ALWAYS, 0, 0 },
        [2] = { CRUMB_MILDRED_TASK_REWARD, CRUMB_MILDRED_GIVES_REROLL, 2 } },
    },
  };

  return sheet;
}

/* Reading ------------------------------------------------------------------ */

/* What is left of the text. */
typedef struct
{
  const char *at;
} Reader;

static bool
read_sign (Reader *reader, char sign)
{
  if (*reader->at != sign)
    return false;
  reader->at++;
  return true;
}

/* A number without zeros before it. */
static bool
read_number (Reader *reader, unsigned most, unsigned *number)
{
  unsigned n = 0;

  if (*reader->at < '1' || *reader->at > '9')
    return false;
  for (; *reader->at >= '0' && *reader->at <= '9'; reader->at++)
    {
      n = 10 * n + (unsigned) (*reader->at - '0');
      if (n > most)
        return false;
    }
  *number = n;
  return true;
}

/* A word of letters and hyphens. */
static size_t
word_length (const Reader *reader)
{
  size_t n = 0;

  while ((reader->at[n] >= 'a' && reader->at[n] <= 'z') || reader->at[n] == '-')
    n++;
  return n;
}

static bool
is_word (const Reader *reader, const char *word)
{
  return strlen (word) == word_length (reader) && strncmp (reader->at, word, strlen (word)) == 0;
}

static bool
read_gift (Reader *reader, CrumbMildredTask *task)
{
  unsigned gift = CRUMB_MILDRED_GIVES_UNKNOWN + 1, n = 0;

  while (gift < CRUMB_MILDRED_N_GIFTS && !is_word (reader, gifts[gift].word))
    gift++;
  if (gift == CRUMB_MILDRED_N_GIFTS)
    return false;
  reader->at += word_length (reader);
  if (gifts[gift].most > 0 && !read_number (reader, gifts[gift].most, &n))
    return false;
  task->gives = (uint8_t) gift;
  task->n = (uint8_t) n;
  return true;
}

static bool
read_task (Reader *reader, CrumbMildredTask *task)
{
  unsigned kind = 0;

  while (kind < CRUMB_MILDRED_N_TASK_KINDS && !is_word (reader, kinds[kind]))
    kind++;
  if (kind == CRUMB_MILDRED_N_TASK_KINDS || task->kind != 0 || task->gives != 0)
    return false;
  reader->at += word_length (reader);
  task->kind = (uint8_t) kind;
  return read_sign (reader, ':') ? read_gift (reader, task) : kind != CRUMB_MILDRED_TASK_UNKNOWN;
}

/* Rows, longest first, of at most so many dice as somebody has. */
static bool
read_rows (Reader *reader, CrumbMildredPay *pay)
{
  unsigned n = 0, dice = 0, before = CRUMB_MILDRED_ROW_MAX;

  do
    {
      unsigned row;

      if (n == CRUMB_MILDRED_SHAPE_MAX || !read_number (reader, before, &row))
        return false;
      pay->rows[n++] = (uint8_t) row;
      dice += row;
      before = row;
    }
  while (read_sign (reader, '+'));
  return dice <= CRUMB_MILDRED_DICE_MAX;
}

/* The rows of the first two cards are known. */
static bool
read_pay (Reader *reader, unsigned card, CrumbMildredPay *pay)
{
  bool rows = is_word (reader, "rows");
  unsigned cookies = 0;

  if (pay->rows[0] != 0 || pay->cookies != 0)
    return false;
  if (rows)
    {
      reader->at += strlen ("rows");
      if (card <= CRUMB_MILDRED_TWO_ROWS || !read_rows (reader, pay))
        return false;
      if (!read_sign (reader, ':'))
        return true;
    }
  if (!is_word (reader, "cookies"))
    return false;
  reader->at += strlen ("cookies");
  if (!read_number (reader, CRUMB_MILDRED_COOKIES_MAX, &cookies))
    return false;
  pay->cookies = (uint8_t) cookies;
  return true;
}

static bool
read_card (Reader *reader, CrumbMildredSheet *sheet)
{
  unsigned card;

  if (!read_number (reader, 999, &card) || !read_sign (reader, '='))
    return false;
  if (card >= CRUMB_MILDRED_FULL_HOUSE && card < CRUMB_MILDRED_FULL_HOUSE + CRUMB_MILDRED_CARDS)
    return read_pay (reader, card, &sheet->cards[card - CRUMB_MILDRED_FULL_HOUSE]);
  if (card < FIRST_TASK || (card - FIRST_TASK) / 10 >= CRUMB_MILDRED_SETS || (card - FIRST_TASK) % 10 >= LEVEL_MOST)
    return false;
  return read_task (reader, &sheet->tasks[(card - FIRST_TASK) / 10][(card - FIRST_TASK) % 10]);
}

bool
crumb_mildred_sheet_parse (const char *text, CrumbMildredSheet *sheet)
{
  CrumbMildredSheet read;
  Reader reader = { text };

  memset (&read, 0, sizeof read);
  while (*reader.at != '\0')
    if ((reader.at != text && !read_sign (&reader, ',')) || !read_card (&reader, &read))
      return false;

  *sheet = read;
  return true;
}

/* Writing ------------------------------------------------------------------ */

static char *
append (char *to, const char *word)
{
  size_t length = strlen (word);

  memcpy (to, word, length + 1);
  return to + length;
}

static char *
append_number (char *to, unsigned number)
{
  char digits[] = { (char) ('0' + number / 100), (char) ('0' + number / 10 % 10), (char) ('0' + number % 10), '\0' };

  return append (to, digits + (number < 100) + (number < 10));
}

static char *
begin_card (char *to, const char *text, unsigned card)
{
  if (to != text)
    to = append (to, ",");
  return append (append_number (to, card), "=");
}

static char *
append_pay (char *to, const CrumbMildredPay *pay)
{
  for (unsigned i = 0; i < CRUMB_MILDRED_SHAPE_MAX && pay->rows[i] > 0; i++)
    to = append_number (append (to, i == 0 ? "rows" : "+"), pay->rows[i]);
  if (pay->rows[0] > 0 && pay->cookies > 0)
    to = append (to, ":");
  if (pay->cookies > 0)
    to = append_number (append (to, "cookies"), pay->cookies);
  return to;
}

static char *
append_task (char *to, const CrumbMildredTask *task)
{
  to = append (to, kinds[task->kind]);
  if (task->gives == CRUMB_MILDRED_GIVES_UNKNOWN)
    return to;
  to = append (append (to, ":"), gifts[task->gives].word);
  return task->n > 0 ? append_number (to, task->n) : to;
}

char *
crumb_mildred_sheet_format (const CrumbMildredSheet *sheet, char text[CRUMB_SHEET_TEXT_MAX])
{
  char *to = text;

  *to = '\0';
  for (unsigned card = 0; card < CRUMB_MILDRED_CARDS; card++)
    if (sheet->cards[card].rows[0] > 0 || sheet->cards[card].cookies > 0)
      to = append_pay (begin_card (to, text, CRUMB_MILDRED_FULL_HOUSE + card), &sheet->cards[card]);
  for (unsigned set = 0; set < CRUMB_MILDRED_SETS; set++)
    for (unsigned level = 0; level < LEVEL_MOST; level++)
      if (sheet->tasks[set][level].kind != 0 || sheet->tasks[set][level].gives != 0)
        to = append_task (begin_card (to, text, FIRST_TASK + 10 * set + level), &sheet->tasks[set][level]);
  return text;
}
