/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What is said to screen readers without being asked for. */

#include "crumb-announce.h"

#include "words/crumb-words.h"

#define VOICE_KEY "crumb-voice"

/* @from: (weak) */
typedef struct
{
  GtkWidget *from;
  CrumbSaid what;
  char *words;
} Sentence;

/* What a window is about to say. */
typedef struct
{
  GtkWidget *window;
  GPtrArray *sentences;
  guint idle;
} Voice;

static void
sentence_free (gpointer data)
{
  Sentence *sentence = data;

  g_clear_weak_pointer (&sentence->from);
  g_free (sentence->words);
  g_free (sentence);
}

static void
voice_free (gpointer data)
{
  Voice *self = data;

  g_clear_handle_id (&self->idle, g_source_remove);
  g_ptr_array_unref (self->sentences);
  g_free (self);
}

/* Headlines end without a full stop, but need a pause after them. */
static void
say (GString *text, const char *words)
{
  if (text->len > 0)
    {
      const char *end = g_utf8_find_prev_char (text->str, text->str + text->len);

      g_string_append (text, g_unichar_ispunct (g_utf8_get_char (end)) ? " " : ". ");
    }
  g_string_append (text, words);
}

/* Without an accessibility bus GTK takes the class of its tests, and crashes when that is to announce something. */
static gboolean
is_deaf (GtkAccessible *window)
{
  g_autoptr (GtkATContext) context = gtk_accessible_get_at_context (window);

  return context != NULL && g_str_equal (G_OBJECT_TYPE_NAME (context), "GtkTestATContext");
}

/* Only the window itself has surely been told to screen readers: GTK drops what others announce until somebody looked
 * at them. */
static void
speak (Voice *self, const char *text, gboolean urgent)
{
  g_autofree char *aloud = crumb_words_aloud (text);

  if (is_deaf (GTK_ACCESSIBLE (self->window)))
    return;
  gtk_accessible_announce (GTK_ACCESSIBLE (self->window), aloud,
                           urgent ? GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_HIGH
                                  : GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

static gboolean
speak_cb (gpointer data)
{
  Voice *self = data;
  g_autoptr (GString) text = g_string_new (NULL);
  gboolean urgent = FALSE;

  self->idle = 0;
  for (CrumbSaid what = 0; what < CRUMB_N_SAID; what++)
    for (guint i = 0; i < self->sentences->len; i++)
      {
        Sentence *sentence = g_ptr_array_index (self->sentences, i);

        if (sentence->what != what || sentence->from == NULL || !gtk_widget_get_mapped (sentence->from)
            || strstr (text->str, sentence->words) != NULL)
          continue;
        say (text, sentence->words);
        urgent = urgent || what == CRUMB_SAID_TROUBLE;
      }

  if (text->len > 0)
    speak (self, text->str, urgent);
  g_ptr_array_set_size (self->sentences, 0);
  return G_SOURCE_REMOVE;
}

static Voice *
voice_of (GtkWidget *window)
{
  Voice *self = g_object_get_data (G_OBJECT (window), VOICE_KEY);

  if (self != NULL)
    return self;
  self = g_new0 (Voice, 1);
  self->window = window;
  self->sentences = g_ptr_array_new_with_free_func (sentence_free);
  g_object_set_data_full (G_OBJECT (window), VOICE_KEY, self, voice_free);
  return self;
}

static void
drop_question (Voice *self)
{
  for (guint i = self->sentences->len; i > 0; i--)
    if (((Sentence *) g_ptr_array_index (self->sentences, i - 1))->what == CRUMB_SAID_QUESTION)
      g_ptr_array_remove_index (self->sentences, i - 1);
}

void
crumb_announce (GtkWidget *from, CrumbSaid what, const char *words)
{
  Sentence *sentence;
  Voice *self;
  GtkRoot *root = gtk_widget_get_root (from);

  g_return_if_fail (GTK_IS_WIDGET (from));
  g_return_if_fail (what < CRUMB_N_SAID);

  if (root == NULL || words == NULL || *words == '\0')
    return;

  self = voice_of (GTK_WIDGET (root));
  if (what == CRUMB_SAID_QUESTION)
    drop_question (self);
  sentence = g_new0 (Sentence, 1);
  g_set_weak_pointer (&sentence->from, from);
  sentence->what = what;
  sentence->words = g_strdup (words);
  g_ptr_array_add (self->sentences, sentence);
  /* Before the next key: people who type fast hear what the last one brought, though it's no longer shown after this
   * one. */
  if (self->idle == 0)
    self->idle = g_idle_add_full (G_PRIORITY_HIGH, speak_cb, self, NULL);
}
