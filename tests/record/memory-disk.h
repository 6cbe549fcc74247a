/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* An in-memory disk under SQLite that fails on request and loses unsynced data in a power cut. */

#pragma once

#include <glib.h>

typedef struct _MemoryDisk MemoryDisk;

typedef enum
{
  MEMORY_DISK_WORKS,
  MEMORY_DISK_FAILS_ONCE,
  MEMORY_DISK_FAILS_FOR_GOOD,
} MemoryDiskFault;

/** memory_disk_new: An empty disk, which holds all of SQLite's files until it is freed. */
MemoryDisk *memory_disk_new (void);
void memory_disk_free (MemoryDisk *self);

/** memory_disk_erase: Removes all files and faults, and resets the number of operations. */
void memory_disk_erase (MemoryDisk *self);

/** memory_disk_get_n_operations: Counts writes, syncs, creations, deletions and reads. */
guint memory_disk_get_n_operations (MemoryDisk *self);

/**
 * memory_disk_break:
 * @at: which operation fails, counted from 0 starting now
 * @code: the result that SQLite gets
 */
void memory_disk_break (MemoryDisk *self, MemoryDiskFault fault, guint at, int code);

/** memory_disk_repair: Removes the fault. Returns whether it had struck. */
gboolean memory_disk_repair (MemoryDisk *self);

/** memory_disk_sync: Makes everything on the disk survive a power cut. */
void memory_disk_sync (MemoryDisk *self);

/**
 * memory_disk_cut_power:
 *
 * Leaves each unsynced sector old, new or garbage; a file created or deleted since its folder was synced may or may not
 * exist. No file may be open.
 */
void memory_disk_cut_power (MemoryDisk *self, GRand *rand);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MemoryDisk, memory_disk_free)
