/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* How long a program takes until something of its window is on the screen. */

#pragma once

#include <glib.h>

/** FirstFrameDisplay: A display that windows are watched on, by themselves. */
typedef struct _FirstFrameDisplay FirstFrameDisplay;

/**
 * FirstFrame:
 * @ms: from before it was started until its window, which has been mapped, was painted
 * @megabytes: what of it is in memory, once it has come to rest
 */
typedef struct
{
  double ms;
  double megabytes;
} FirstFrame;

/** first_frame_open: Opens the display that DISPLAY names; ends the program when there is none. */
FirstFrameDisplay *first_frame_open (void);
void first_frame_close (FirstFrameDisplay *display);

/** first_frame_measure: Starts @argv with @envp, waits until it is painted, and ends it. A program that shows nothing
 * within half a minute ends this one too. */
FirstFrame first_frame_measure (FirstFrameDisplay *display, char **argv, char **envp);
