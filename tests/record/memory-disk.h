/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A disk in memory, under SQLite, that fails when it is told to and loses what was not synced when its power is cut. */

#pragma once

#include <glib.h>

typedef struct _MemoryDisk MemoryDisk;

typedef enum
{
  MEMORY_DISK_WORKS,
  MEMORY_DISK_FAILS_ONCE,
  MEMORY_DISK_FAILS_FOR_GOOD,
} MemoryDiskFault;

/** memory_disk_new: An empty disk, which all of SQLite's files are on until it is freed. */
MemoryDisk *memory_disk_new (void);
void memory_disk_free (MemoryDisk *self);

/** memory_disk_erase: No files, no faults, no operations yet. */
void memory_disk_erase (MemoryDisk *self);

/** memory_disk_get_n_operations: How many times something was written, synced, made, deleted or read. */
guint memory_disk_get_n_operations (MemoryDisk *self);

/**
 * memory_disk_break:
 * @at: the operation that fails, counted from now and from 0
 * @code: what SQLite is told
 */
void memory_disk_break (MemoryDisk *self, MemoryDiskFault fault, guint at, int code);

/** memory_disk_repair: Works from now on. Returns whether it had failed. */
gboolean memory_disk_repair (MemoryDisk *self);

/** memory_disk_sync: All that is on it lasts. */
void memory_disk_sync (MemoryDisk *self);

/**
 * memory_disk_cut_power:
 *
 * Every sector that was written and not synced is there, or not, or garbage; a file that was made or deleted is
 * there or not until its folder is synced. Nothing may be open.
 */
void memory_disk_cut_power (MemoryDisk *self, GRand *rand);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MemoryDisk, memory_disk_free)
