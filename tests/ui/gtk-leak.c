/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Whenever a label is given a widget, gtk_widget_add_mnemonic_label () leaks the list of that widget's labels, and an
 * AdwBreakpointBin that goes away while its layout changes leaks what it looked like before. The leak sanitizer could
 * tell these from ours by their callers, but then it has to unwind the whole stack for each allocation, which takes most
 * of the time of a test that makes many widgets. So it doesn't look at them, nor at what GTK makes while it takes a
 * window down: now and then it gives a part that is already let go something new to keep. ASAN_OPTIONS=fast_unwind_on_malloc=0 shows
 * the whole stack of any other leak. */

#ifdef __SANITIZE_ADDRESS__

#define _GNU_SOURCE

#include <dlfcn.h>
#include <gtk/gtk.h>
#include <link.h>
#include <sanitizer/lsan_interface.h>

/* Where the list is made. */
static const char *labels_start;
static gsize labels_size;
static GList *(*prepend) (GList *list, gpointer data);

static void
look_up (void)
{
  const ElfW (Sym) * symbol;
  Dl_info info;

  prepend = dlsym (RTLD_NEXT, "g_list_prepend");
  labels_start = dlsym (RTLD_DEFAULT, "gtk_widget_list_mnemonic_labels");
  if (labels_start != NULL && dladdr1 (labels_start, &info, (void **) &symbol, RTLD_DL_SYMENT))
    labels_size = symbol->st_size;
}

/* Instead of GLib's. */
GList *
g_list_prepend (GList *list, gpointer data)
{
  static gsize once;
  const char *caller = __builtin_return_address (0);
  GList *longer;

  if (g_once_init_enter (&once))
    {
      look_up ();
      g_once_init_leave (&once, 1);
    }
  if (caller < labels_start || caller >= labels_start + labels_size)
    return prepend (list, data);
  __lsan_disable ();
  longer = prepend (list, data);
  __lsan_enable ();
  return longer;
}

/* Instead of GTK's. In libadwaita only the bins call it. */
GskRenderNode *
gtk_snapshot_free_to_node (GtkSnapshot *snapshot)
{
  GskRenderNode *(*free_to_node) (GtkSnapshot *) = dlsym (RTLD_NEXT, "gtk_snapshot_free_to_node");
  GskRenderNode *node = free_to_node (snapshot);
  Dl_info caller;

  if (node != NULL && dladdr (__builtin_return_address (0), &caller) && strstr (caller.dli_fname, "libadwaita") != NULL)
    __lsan_ignore_object (node);
  return node;
}

/* Instead of GTK's. */
void
gtk_window_destroy (GtkWindow *window)
{
  void (*destroy) (GtkWindow *) = dlsym (RTLD_NEXT, "gtk_window_destroy");

  __lsan_disable ();
  destroy (window);
  __lsan_enable ();
}

#endif
