/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Which die leaves the plate, when not all of them were entered in full. */

#include "raid-script.h"
#include "rules-tests.h"

typedef struct
{
  const char *plate;
  const char *take;
  const char *left;
} Row;

static const Row rows[] = {
  { "665", "6", "65" },
  { "665", "5", "66" },
  { "65", "1", "65" },

  /* A face that was not entered can be any, but never before one that was */
  { "6", "6", "??" },
  { "6", "5", "6?" },
  { "", "4", "??" },
  { "6", "?", "6??" },
  { "", "?", "??" },

  /* A colour that was not entered can be any, on the plate and in the hand that takes */
  { "655", "6r", "55" },
  { "66r5", "6r", "65" },
  { "66r5", "6", "6r5" },
  { "66r5", "6b", "6r5" },
  { "6r6b5", "6b", "6r5" },
  { "6r6g5", "6b", "6r6g5" },
  { "6r5g4b", "6", "5g4b" },
  { "?r6g6g", "6r", "6g6g" },
  { "?r6g6g", "6b", "?r6g6g" },
};

static void
check_row (gconstpointer data)
{
  const Row *row = data;
  g_autofree char *script = g_strdup_printf ("p%s 0w ! 0t%s", row->plate, row->take);
  g_autoptr (GArray) moves = raid_script_parse (script);
  char text[CRUMB_DICE_TEXT_MAX];
  CrumbHouseRules rules;
  CrumbRefusal refusal;
  CrumbRaid raid;

  g_assert_true (crumb_rule_book_parse (&crumb_house_rule_book, "plate=3,flush=on", &rules, NULL));
  raid = crumb_raid_start (&rules, 2, 0);
  for (guint i = 0; i < moves->len; i++)
    g_assert_true (crumb_raid_apply (&raid, &g_array_index (moves, CrumbMove, i), &refusal));

  g_assert_cmpstr (crumb_dice_format (&raid.plate, text), ==, row->left);
  g_assert_cmpuint (crumb_raid_plate_left (&raid), ==, 2);
}

/* Whoever enters a single die of the plate is asked for the next plate too. */
static void
check_detail (void)
{
  static const struct
  {
    const char *script;
    CrumbRaidDetail detail;
  } entered[] = { { "p", CRUMB_RAID_DETAIL_BIDS },
                  { "p6", CRUMB_RAID_DETAIL_PLATE },
                  { "p65", CRUMB_RAID_DETAIL_PLATE } };

  for (gsize i = 0; i < G_N_ELEMENTS (entered); i++)
    {
      g_autoptr (GArray) moves = raid_script_parse (entered[i].script);
      CrumbHouseRules rules;
      CrumbRefusal refusal;
      CrumbRaid raid;

      g_assert_true (crumb_rule_book_parse (&crumb_house_rule_book, "plate=3", &rules, NULL));
      raid = crumb_raid_start (&rules, 2, 0);
      g_assert_true (crumb_raid_apply (&raid, &g_array_index (moves, CrumbMove, 0), &refusal));
      g_assert_cmpuint (raid.detail, ==, entered[i].detail);
    }
}

void
add_raid_plate_tests (void)
{
  g_test_add_func ("/raid-plate/detail", check_detail);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path =
          g_strdup_printf ("/raid-plate/%s/%s", *rows[i].plate != '\0' ? rows[i].plate : "-", rows[i].take);

      g_test_add_data_func (path, &rows[i], check_row);
    }
}
