/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* One line of the log of a game. */

#include "crumb-log-line.h"

#include "record/base/crumb-class.h"

struct _CrumbLogLine
{
  GObject parent_instance;

  char *text;
  guint ruling;
};

G_DEFINE_FINAL_TYPE (CrumbLogLine, crumb_log_line, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_TEXT,
  PROP_RULED,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static void
crumb_log_line_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  CrumbLogLine *self = CRUMB_LOG_LINE (object);

  switch (prop_id)
    {
    case PROP_TEXT:
      g_value_set_string (value, self->text);
      break;
    case PROP_RULED:
      g_value_set_boolean (value, self->ruling > 0);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
crumb_log_line_class_init (CrumbLogLineClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = crumb_log_line_get_property;
  crumb_class_owns (klass, CrumbLogLine, g_free, text);

  props[PROP_TEXT] = g_param_spec_string ("text", NULL, NULL, NULL, flags);
  props[PROP_RULED] = g_param_spec_boolean ("ruled", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
crumb_log_line_init (CrumbLogLine *self)
{
}

CrumbLogLine *
crumb_log_line_new (const char *text, guint ruling)
{
  CrumbLogLine *self = g_object_new (CRUMB_TYPE_LOG_LINE, NULL);

  self->text = g_strdup (text);
  self->ruling = ruling;
  return self;
}

const char *
crumb_log_line_get_text (CrumbLogLine *self)
{
  g_return_val_if_fail (CRUMB_IS_LOG_LINE (self), NULL);

  return self->text;
}

guint
crumb_log_line_get_ruling (CrumbLogLine *self)
{
  g_return_val_if_fail (CRUMB_IS_LOG_LINE (self), 0);

  return self->ruling;
}
