/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The colours of players on white paper, whatever the style of the screen is. */

#pragma once

#include "record/base/crumb-seat.h"

#include <gdk/gdk.h>

G_BEGIN_DECLS

/** crumb_ink_of: Dark enough to be read on white. */
GdkRGBA crumb_ink_of (CrumbColour colour);

G_END_DECLS
