/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/*
 * Counts the calls that change the disk, lets one of them fail, or kills the process there. A program's functions come before those of
 * the libraries, so SQLite's and GLib's calls get here too.
 */

#define _GNU_SOURCE
/* Functions for large files have names of their own here. */
#undef _FILE_OFFSET_BITS

#include "disk-calls.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <sys/syscall.h>
#include <unistd.h>

static gboolean armed;
static DiskCall failing;
static guint calls_left;
static guint n_syncs;

void
disk_calls_break (DiskCall how, guint at)
{
  failing = how;
  calls_left = at;
  armed = TRUE;
}

gboolean
disk_calls_struck (void)
{
  return !armed;
}

guint
disk_calls_get_syncs (void)
{
  return (guint) g_atomic_int_get (&n_syncs);
}

static gboolean
fails (void)
{
  if (!armed || calls_left-- > 0)
    return FALSE;
  armed = FALSE;
  if (failing == DISK_CALL_KILL)
    raise (SIGKILL);
  errno = EIO;
  return TRUE;
}

ssize_t
write (int fd, const void *bytes, size_t n)
{
  return fails () ? -1 : syscall (SYS_write, fd, bytes, n);
}

ssize_t
pwrite (int fd, const void *bytes, size_t n, off_t at)
{
  return fails () ? -1 : syscall (SYS_pwrite64, fd, bytes, n, at);
}

ssize_t
pwrite64 (int fd, const void *bytes, size_t n, off64_t at)
{
  return fails () ? -1 : syscall (SYS_pwrite64, fd, bytes, n, at);
}

int
fsync (int fd)
{
  g_atomic_int_inc (&n_syncs);
  return fails () ? -1 : (int) syscall (SYS_fsync, fd);
}

int
fdatasync (int fd)
{
  return fails () ? -1 : (int) syscall (SYS_fdatasync, fd);
}

int
ftruncate (int fd, off_t size)
{
  return fails () ? -1 : (int) syscall (SYS_ftruncate, fd, size);
}

int
ftruncate64 (int fd, off64_t size)
{
  return fails () ? -1 : (int) syscall (SYS_ftruncate, fd, size);
}

int
rename (const char *from, const char *to)
{
  return fails () ? -1 : (int) syscall (SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0);
}

int
link (const char *from, const char *to)
{
  return fails () ? -1 : (int) syscall (SYS_linkat, AT_FDCWD, from, AT_FDCWD, to, 0);
}

int
unlink (const char *path)
{
  return fails () ? -1 : (int) syscall (SYS_unlinkat, AT_FDCWD, path, 0);
}
