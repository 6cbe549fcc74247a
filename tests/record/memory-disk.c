/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* An in-memory disk under SQLite that fails on request and loses unsynced data in a power cut. */

#include "memory-disk.h"

#include <sqlite3.h>
#include <string.h>

#define SECTOR 512

/* A change to a file's content that has not been synced. */
typedef struct
{
  guint offset;
  GBytes *bytes; /* NULL for a truncation to offset */
} Change;

/* A file's content. A file opened without a name belongs to the one that opened it. */
typedef struct
{
  gatomicrefcount refs;
  GByteArray *now;
  GByteArray *lasting;
  GArray *changes;
} Content;

struct _MemoryDisk
{
  sqlite3_vfs vfs;
  sqlite3_vfs *real;
  GHashTable *names;         /* char * to Content */
  GHashTable *lasting_names; /* char * to Content, at the folder's last sync */
  MemoryDiskFault fault;
  guint at;
  int code;
  guint n_operations;
  gboolean failed;
};

typedef struct
{
  sqlite3_file file;
  MemoryDisk *disk;
  Content *content;
  gboolean syncs_folder;
} OpenFile;

static void
change_clear (Change *change)
{
  g_clear_pointer (&change->bytes, g_bytes_unref);
}

static Content *
content_new (void)
{
  Content *content = g_new0 (Content, 1);

  g_atomic_ref_count_init (&content->refs);
  content->now = g_byte_array_new ();
  content->lasting = g_byte_array_new ();
  content->changes = g_array_new (FALSE, FALSE, sizeof (Change));
  g_array_set_clear_func (content->changes, (GDestroyNotify) change_clear);
  return content;
}

static Content *
content_ref (Content *content)
{
  g_atomic_ref_count_inc (&content->refs);
  return content;
}

static void
content_unref (Content *content)
{
  if (!g_atomic_ref_count_dec (&content->refs))
    return;
  g_byte_array_unref (content->now);
  g_byte_array_unref (content->lasting);
  g_array_unref (content->changes);
  g_free (content);
}

static void
copy_bytes (GByteArray *to, GByteArray *from)
{
  g_byte_array_set_size (to, 0);
  g_byte_array_append (to, from->data, from->len);
}

static void
put_bytes (GByteArray *array, guint offset, const guint8 *data, guint length)
{
  guint before = array->len;

  if (length == 0)
    return;
  if (offset + length > before)
    {
      g_byte_array_set_size (array, offset + length);
      memset (array->data + before, 0, array->len - before);
    }
  memcpy (array->data + offset, data, length);
}

static void
copy_names (GHashTable *to, GHashTable *from)
{
  GHashTableIter iter;
  gpointer name, content;

  g_hash_table_remove_all (to);
  g_hash_table_iter_init (&iter, from);
  while (g_hash_table_iter_next (&iter, &name, &content))
    g_hash_table_insert (to, g_strdup (name), content_ref (content));
}

static gboolean
fails (MemoryDisk *self)
{
  guint operation = self->n_operations++;
  gboolean now = self->fault != MEMORY_DISK_WORKS
                 && (operation == self->at || (self->fault == MEMORY_DISK_FAILS_FOR_GOOD && operation > self->at));

  self->failed |= now;
  return now;
}

static int
file_close (sqlite3_file *file)
{
  content_unref (((OpenFile *) file)->content);
  return SQLITE_OK;
}

static int
file_read (sqlite3_file *file, void *buffer, int length, sqlite3_int64 offset)
{
  OpenFile *self = (OpenFile *) file;
  guint got = (guint) CLAMP ((gint64) self->content->now->len - offset, 0, length);

  if (fails (self->disk))
    return SQLITE_IOERR_READ;

  memset (buffer, 0, (gsize) length);
  if (got > 0)
    memcpy (buffer, self->content->now->data + offset, got);
  return (int) got == length ? SQLITE_OK : SQLITE_IOERR_SHORT_READ;
}

static int
file_write (sqlite3_file *file, const void *data, int length, sqlite3_int64 offset)
{
  OpenFile *self = (OpenFile *) file;
  Change change = { .offset = (guint) offset, .bytes = g_bytes_new (data, (gsize) length) };

  if (fails (self->disk))
    {
      change_clear (&change);
      return self->disk->code;
    }

  put_bytes (self->content->now, (guint) offset, data, (guint) length);
  g_array_append_val (self->content->changes, change);
  return SQLITE_OK;
}

static int
file_truncate (sqlite3_file *file, sqlite3_int64 size)
{
  OpenFile *self = (OpenFile *) file;
  Change change = { .offset = (guint) size };

  if (fails (self->disk))
    return SQLITE_IOERR_TRUNCATE;

  g_byte_array_set_size (self->content->now, MIN (self->content->now->len, change.offset));
  g_array_append_val (self->content->changes, change);
  return SQLITE_OK;
}

static int
file_sync (sqlite3_file *file, int flags)
{
  OpenFile *self = (OpenFile *) file;

  if (fails (self->disk))
    return SQLITE_IOERR_FSYNC;

  copy_bytes (self->content->lasting, self->content->now);
  g_array_set_size (self->content->changes, 0);
  /* As SQLite does on Unix: the first sync of a new journal also syncs the folder. */
  if (self->syncs_folder)
    copy_names (self->disk->lasting_names, self->disk->names);
  self->syncs_folder = FALSE;
  return SQLITE_OK;
}

static int
file_size (sqlite3_file *file, sqlite3_int64 *size)
{
  *size = ((OpenFile *) file)->content->now->len;
  return SQLITE_OK;
}

static int
file_lock (sqlite3_file *file, int lock)
{
  return SQLITE_OK;
}

static int
file_check_reserved (sqlite3_file *file, int *reserved)
{
  *reserved = 0;
  return SQLITE_OK;
}

static int
file_control (sqlite3_file *file, int what, void *argument)
{
  return SQLITE_NOTFOUND;
}

static int
file_sector_size (sqlite3_file *file)
{
  return SECTOR;
}

static int
file_characteristics (sqlite3_file *file)
{
  return 0;
}

static const sqlite3_io_methods file_methods = {
  .iVersion = 1,
  .xClose = file_close,
  .xRead = file_read,
  .xWrite = file_write,
  .xTruncate = file_truncate,
  .xSync = file_sync,
  .xFileSize = file_size,
  .xLock = file_lock,
  .xUnlock = file_lock,
  .xCheckReservedLock = file_check_reserved,
  .xFileControl = file_control,
  .xSectorSize = file_sector_size,
  .xDeviceCharacteristics = file_characteristics,
};

static int
disk_open (sqlite3_vfs *vfs, const char *name, sqlite3_file *file, int flags, int *out_flags)
{
  MemoryDisk *self = vfs->pAppData;
  OpenFile *opened = (OpenFile *) file;
  Content *content = name != NULL ? g_hash_table_lookup (self->names, name) : NULL;
  gboolean is_new = content == NULL;

  opened->file.pMethods = NULL;
  if (fails (self) || (is_new && (flags & SQLITE_OPEN_CREATE) == 0))
    return SQLITE_CANTOPEN;

  content = is_new ? content_new () : content_ref (content);
  if (is_new && name != NULL)
    g_hash_table_insert (self->names, g_strdup (name), content_ref (content));
  *opened = (OpenFile) {
    .file.pMethods = &file_methods,
    .disk = self,
    .content = content,
    .syncs_folder = (flags & SQLITE_OPEN_CREATE) != 0 && (flags & SQLITE_OPEN_MAIN_JOURNAL) != 0,
  };
  if (out_flags != NULL)
    *out_flags = flags;
  return SQLITE_OK;
}

static int
disk_delete (sqlite3_vfs *vfs, const char *name, int sync_folder)
{
  MemoryDisk *self = vfs->pAppData;

  if (fails (self))
    return SQLITE_IOERR_DELETE;

  g_hash_table_remove (self->names, name);
  if (sync_folder)
    copy_names (self->lasting_names, self->names);
  return SQLITE_OK;
}

static int
disk_access (sqlite3_vfs *vfs, const char *name, int flags, int *result)
{
  MemoryDisk *self = vfs->pAppData;
  const Content *content = g_hash_table_lookup (self->names, name);

  /* SQLite does not count an empty file as existing. */
  *result = content != NULL && (flags != SQLITE_ACCESS_EXISTS || content->now->len > 0);
  return SQLITE_OK;
}

static int
disk_full_path (sqlite3_vfs *vfs, const char *name, int size, char *path)
{
  g_strlcpy (path, name, (gsize) size);
  return SQLITE_OK;
}

static int
disk_randomness (sqlite3_vfs *vfs, int length, char *bytes)
{
  sqlite3_vfs *real = ((MemoryDisk *) vfs->pAppData)->real;

  return real->xRandomness (real, length, bytes);
}

static int
disk_sleep (sqlite3_vfs *vfs, int microseconds)
{
  return microseconds;
}

static int
disk_time (sqlite3_vfs *vfs, double *now)
{
  sqlite3_vfs *real = ((MemoryDisk *) vfs->pAppData)->real;

  return real->xCurrentTime (real, now);
}

MemoryDisk *
memory_disk_new (void)
{
  MemoryDisk *self = g_new0 (MemoryDisk, 1);

  self->names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) content_unref);
  self->lasting_names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) content_unref);
  self->real = sqlite3_vfs_find (NULL);
  self->vfs = (sqlite3_vfs) {
    .iVersion = 1,
    .szOsFile = sizeof (OpenFile),
    .mxPathname = 1024,
    .zName = "memory-disk",
    .pAppData = self,
    .xOpen = disk_open,
    .xDelete = disk_delete,
    .xAccess = disk_access,
    .xFullPathname = disk_full_path,
    .xRandomness = disk_randomness,
    .xSleep = disk_sleep,
    .xCurrentTime = disk_time,
  };
  sqlite3_vfs_register (&self->vfs, 1);
  return self;
}

void
memory_disk_free (MemoryDisk *self)
{
  sqlite3_vfs_unregister (&self->vfs);
  sqlite3_vfs_register (self->real, 1);
  g_hash_table_unref (self->names);
  g_hash_table_unref (self->lasting_names);
  g_free (self);
}

void
memory_disk_erase (MemoryDisk *self)
{
  g_hash_table_remove_all (self->names);
  g_hash_table_remove_all (self->lasting_names);
  self->n_operations = 0;
  memory_disk_repair (self);
}

guint
memory_disk_get_n_operations (MemoryDisk *self)
{
  return self->n_operations;
}

void
memory_disk_break (MemoryDisk *self, MemoryDiskFault fault, guint at, int code)
{
  self->fault = fault;
  self->at = self->n_operations + at;
  self->code = code;
}

gboolean
memory_disk_repair (MemoryDisk *self)
{
  gboolean failed = self->failed;

  self->fault = MEMORY_DISK_WORKS;
  self->failed = FALSE;
  return failed;
}

void
memory_disk_sync (MemoryDisk *self)
{
  GHashTableIter iter;
  gpointer value;

  g_hash_table_iter_init (&iter, self->names);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    {
      Content *content = value;

      copy_bytes (content->lasting, content->now);
      g_array_set_size (content->changes, 0);
    }
  copy_names (self->lasting_names, self->names);
}

/* Each sector of an unsynced write reaches the disk, doesn't, or is torn. */
static void
settle_write (GByteArray *lasting, const Change *change, GRand *rand)
{
  gsize length;
  const guint8 *data = g_bytes_get_data (change->bytes, &length);

  for (guint done = 0; done < length;)
    {
      guint at = change->offset + done;
      guint part = (guint) MIN (length - done, SECTOR - at % SECTOR);
      int fate = g_rand_int_range (rand, 0, 5);

      if (fate == 0)
        {
          guint8 garbage[SECTOR];

          for (guint i = 0; i < part; i++)
            garbage[i] = (guint8) g_rand_int (rand);
          put_bytes (lasting, at, garbage, part);
        }
      else if (fate < 3)
        put_bytes (lasting, at, data + done, part);
      done += part;
    }
}

static void
settle_content (Content *content, GRand *rand)
{
  for (guint i = 0; i < content->changes->len; i++)
    {
      const Change *change = &g_array_index (content->changes, Change, i);

      if (change->bytes != NULL)
        settle_write (content->lasting, change, rand);
      else if (g_rand_boolean (rand))
        g_byte_array_set_size (content->lasting, MIN (content->lasting->len, change->offset));
    }
  copy_bytes (content->now, content->lasting);
  g_array_set_size (content->changes, 0);
}

/* A name that differs from the last sync may end up either way. */
static void
settle_names (MemoryDisk *self, GRand *rand)
{
  GHashTableIter iter;
  gpointer name, content;

  g_hash_table_iter_init (&iter, self->lasting_names);
  while (g_hash_table_iter_next (&iter, &name, &content))
    if (g_hash_table_lookup (self->names, name) != content && g_rand_boolean (rand))
      g_hash_table_insert (self->names, g_strdup (name), content_ref (content));

  g_hash_table_iter_init (&iter, self->names);
  while (g_hash_table_iter_next (&iter, &name, &content))
    if (!g_hash_table_contains (self->lasting_names, name) && g_rand_boolean (rand))
      g_hash_table_iter_remove (&iter);

  copy_names (self->lasting_names, self->names);
}

void
memory_disk_cut_power (MemoryDisk *self, GRand *rand)
{
  GHashTableIter iter;
  gpointer content;

  settle_names (self, rand);
  g_hash_table_iter_init (&iter, self->names);
  while (g_hash_table_iter_next (&iter, NULL, &content))
    settle_content (content, rand);
}
