/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

#pragma once

#include <adwaita.h>

/**
 * crumb_style_sheets_follow: Adds what style.css leaves to the dark style and to high contrast, whenever @manager, the
 * one of a display, says that they are wanted there. libadwaita does so by itself where the files are called
 * style-dark.css and style-hc.css, but warns of that since 1.10: it wants media queries, which GTK 4.18 doesn't know.
 */
void crumb_style_sheets_follow (AdwStyleManager *manager);
