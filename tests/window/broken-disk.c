/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/*
 * Preloaded into the real program, breaks the disk under its folder of games on request: the file that
 * CRUMB_BROKEN_DISK names says how, "full" or "read-only"; without that file all is well. Neither needs a disk or rights
 * of its own, so it works wherever the tests do.
 */

#define _GNU_SOURCE
/* Functions for large files have names of their own here. */
#undef _FILE_OFFSET_BITS

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

/* The folder whose disk breaks. */
#define FOLDER "/crumb/"

typedef int (*Access) (const char *path, int type);
typedef int (*Open) (const char *path, int flags, ...);
typedef ssize_t (*WriteAt) (int fd, const void *bytes, size_t n, off_t at);
typedef ssize_t (*Write) (int fd, const void *bytes, size_t n);

/* The next library's function of that name: POSIX lets a function come as a pointer to data. */
static void *
next (const char *name)
{
  return dlsym (RTLD_NEXT, name);
}

static bool
is_broken (const char *how, const char *path)
{
  const char *control = getenv ("CRUMB_BROKEN_DISK");
  char said[16] = "";
  FILE *file;

  if (control == NULL || strstr (path, FOLDER) == NULL)
    return false;
  file = fopen (control, "re");
  if (file == NULL)
    return false;
  if (fgets (said, sizeof said, file) == NULL)
    said[0] = '\0';
  fclose (file);
  return strcmp (said, how) == 0;
}

static bool
is_full (int fd)
{
  char link[64];
  char path[4096];
  ssize_t n;

  snprintf (link, sizeof link, "/proc/self/fd/%d", fd);
  n = readlink (link, path, sizeof path - 1);
  if (n < 0)
    return false;
  path[n] = '\0';
  return is_broken ("full", path);
}

static int
open_by (const char *name, const char *path, int flags, mode_t mode)
{
  Open open_next = (Open) next (name);

  if ((flags & (O_WRONLY | O_RDWR | O_CREAT)) != 0 && is_broken ("read-only", path))
    {
      errno = EROFS;
      return -1;
    }
  return open_next (path, flags, mode);
}

int
access (const char *path, int type)
{
  Access access_next = (Access) next ("access");

  if ((type & W_OK) != 0 && is_broken ("read-only", path))
    {
      errno = EROFS;
      return -1;
    }
  return access_next (path, type);
}

static mode_t
mode_of (int flags, va_list rest)
{
  return (flags & (O_CREAT | O_TMPFILE)) != 0 ? (mode_t) va_arg (rest, int) : 0;
}

int
open (const char *path, int flags, ...)
{
  va_list rest;
  mode_t mode;

  va_start (rest, flags);
  mode = mode_of (flags, rest);
  va_end (rest);
  return open_by ("open", path, flags, mode);
}

int
open64 (const char *path, int flags, ...)
{
  va_list rest;
  mode_t mode;

  va_start (rest, flags);
  mode = mode_of (flags, rest);
  va_end (rest);
  return open_by ("open64", path, flags, mode);
}

static ssize_t
write_at_by (const char *name, int fd, const void *bytes, size_t n, off_t at)
{
  WriteAt write_next = (WriteAt) next (name);

  if (is_full (fd))
    {
      errno = ENOSPC;
      return -1;
    }
  return write_next (fd, bytes, n, at);
}

ssize_t
pwrite (int fd, const void *bytes, size_t n, off_t at)
{
  return write_at_by ("pwrite", fd, bytes, n, at);
}

ssize_t
pwrite64 (int fd, const void *bytes, size_t n, off64_t at)
{
  return write_at_by ("pwrite64", fd, bytes, n, at);
}

ssize_t
write (int fd, const void *bytes, size_t n)
{
  Write write_next = (Write) next ("write");

  if (is_full (fd))
    {
      errno = ENOSPC;
      return -1;
    }
  return write_next (fd, bytes, n);
}
