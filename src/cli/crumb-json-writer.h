/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* JSON in one line, written as it comes: 100,000 answers a second leave no time to build a tree of each. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _CrumbJsonWriter CrumbJsonWriter;

CrumbJsonWriter *crumb_json_writer_new          (void);
void             crumb_json_writer_free         (CrumbJsonWriter *self);

/** Every value comes after a member's name in an object, and just so in an array. Texts are valid UTF-8. */
void             crumb_json_writer_begin_object (CrumbJsonWriter *self);
void             crumb_json_writer_end_object   (CrumbJsonWriter *self);
void             crumb_json_writer_begin_array  (CrumbJsonWriter *self);
void             crumb_json_writer_end_array    (CrumbJsonWriter *self);
void             crumb_json_writer_member       (CrumbJsonWriter *self, const char *name);
void             crumb_json_writer_string       (CrumbJsonWriter *self, const char *text);
void             crumb_json_writer_integer      (CrumbJsonWriter *self, gint64 number);
void             crumb_json_writer_boolean      (CrumbJsonWriter *self, gboolean value);
void             crumb_json_writer_null         (CrumbJsonWriter *self);

/** crumb_json_writer_take_text: (transfer full): What was written; the next value starts from nothing. */
char            *crumb_json_writer_take_text    (CrumbJsonWriter *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrumbJsonWriter, crumb_json_writer_free)

G_END_DECLS
