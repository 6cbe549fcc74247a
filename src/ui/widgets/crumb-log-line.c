/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* One line of the log of a game. */

#include "crumb-log-line.h"

#include "record/base/crumb-class.h"

struct _CrumbLogLine
{
  GObject parent_instance;

  char *text;
  guint move;
  guint ruling;
};

CRUMB_DEFINE_PLAIN (CrumbLogLine, crumb_log_line, G_TYPE_OBJECT)

static gboolean
is_ruled (CrumbLogLine *self)
{
  return self->ruling > 0;
}

static void
crumb_log_line_class_init (CrumbLogLineClass *klass)
{
  crumb_class_owns (klass, CrumbLogLine, g_free, text);

  crumb_class_string (klass, CrumbLogLine, text, NULL, CRUMB_READABLE);
  crumb_class_computed (klass, is_ruled, NULL, g_param_spec_boolean ("ruled", NULL, NULL, FALSE, CRUMB_READABLE));
}

CrumbLogLine *
crumb_log_line_new (const char *text, guint move, guint ruling)
{
  CrumbLogLine *self = g_object_new (CRUMB_TYPE_LOG_LINE, NULL);

  self->text = g_strdup (text);
  self->move = move;
  self->ruling = ruling;
  return self;
}

CRUMB_DEFINE_GETTER (CrumbLogLine, crumb_log_line, const char *, text)
CRUMB_DEFINE_GETTER (CrumbLogLine, crumb_log_line, guint, move)
CRUMB_DEFINE_GETTER (CrumbLogLine, crumb_log_line, guint, ruling)
