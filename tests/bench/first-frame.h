/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* How long a program takes until something of its window is on the screen. */

#pragma once

#include <glib.h>

/** FirstFrameDisplay: A display whose windows are watched. */
typedef struct _FirstFrameDisplay FirstFrameDisplay;

/**
 * FirstFrame:
 * @ms: the time from its start until its window was mapped and painted
 * @cpu_ms: the time that its threads were running by then, which says more where other programs run as well
 * @megabytes: its memory use once it is idle
 */
typedef struct
{
  double ms;
  double cpu_ms;
  double megabytes;
} FirstFrame;

/** first_frame_open: Opens the display named by DISPLAY; exits without one. */
FirstFrameDisplay *first_frame_open (void);
void first_frame_close (FirstFrameDisplay *display);

/**
 * first_frame_measure: Starts @argv with @envp, waits until it is painted, and ends it. Exits if it shows nothing
 * within half a minute.
 */
FirstFrame first_frame_measure (FirstFrameDisplay *display, char **argv, char **envp);
