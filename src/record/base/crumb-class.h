/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What a final class says of itself in a line: what its instances own, and which members are properties. */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/** CRUMB_READWRITE: The flags of a property that is read, written, and notified when its value differs. */
#define CRUMB_READWRITE (G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY)

/** CRUMB_READABLE: The flags of a property that only its object changes. */
#define CRUMB_READABLE (G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY)

/** CRUMB_CONSTRUCT: The flags of a property that is given when its object is made, and stays. */
#define CRUMB_CONSTRUCT (G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_CONSTRUCT_ONLY)

/** CRUMB_EACH: Expands to M (Type, x), for each x of the list, which has 40 at the most and may be empty. */
#define CRUMB_EACH(M, Type, ...) __VA_OPT__ (CRUMB_EXPAND (CRUMB_EACH_STEP (M, Type, __VA_ARGS__)))
#define CRUMB_EACH_STEP(M, Type, x, ...)                                                                               \
  M (Type, x), __VA_OPT__ (CRUMB_EACH_AGAIN CRUMB_EACH_PARENS (M, Type, __VA_ARGS__))
#define CRUMB_EACH_AGAIN() CRUMB_EACH_STEP
#define CRUMB_EACH_PARENS ()
#define CRUMB_EXPAND(...) CRUMB_EXPAND_13 (CRUMB_EXPAND_13 (CRUMB_EXPAND_13 (__VA_ARGS__)))
#define CRUMB_EXPAND_13(...) CRUMB_EXPAND_4 (CRUMB_EXPAND_4 (CRUMB_EXPAND_4 (__VA_ARGS__)))
#define CRUMB_EXPAND_4(...) CRUMB_EXPAND_1 (CRUMB_EXPAND_1 (CRUMB_EXPAND_1 (__VA_ARGS__)))
#define CRUMB_EXPAND_1(...) __VA_ARGS__

/**
 * crumb_class_owns:
 * @klass: of a final type
 * @Type: its instances
 * @destroy: what frees one member: g_free
 * @...: the members, pointers that may be NULL
 *
 * Objects (@destroy is g_object_unref) are let go when an instance is disposed of, all else when it is finalized. A
 * class with a dispose or finalize of its own sets it before, and chains up to crumb_class_dispose() or
 * crumb_class_finalize().
 */
#define crumb_class_owns(klass, Type, destroy, ...)                                                                    \
  (crumb_class_owns) (G_OBJECT_CLASS (klass), (GDestroyNotify) (destroy),                                              \
                      (const gsize[]) { CRUMB_EACH (G_STRUCT_OFFSET, Type, __VA_ARGS__) 0 })
void (crumb_class_owns) (GObjectClass *klass, GDestroyNotify destroy, const gsize offsets[]);

/** crumb_class_owns_sources: The same for ids of sources (guint, 0 for none), which are removed on disposal. */
#define crumb_class_owns_sources(klass, Type, ...)                                                                     \
  (crumb_class_owns) (G_OBJECT_CLASS (klass), NULL,                                                                    \
                      (const gsize[]) { CRUMB_EACH (G_STRUCT_OFFSET, Type, __VA_ARGS__) 0 })

/** crumb_class_dispose: Lets go of the objects and sources that an instance owns, and chains up. */
void crumb_class_dispose (GObject *object);

/** crumb_class_finalize: Frees what an instance owns, and chains up. */
void crumb_class_finalize (GObject *object);

/**
 * crumb_class_property:
 * @klass: of a final type
 * @Type: its instances
 * @member: where an instance keeps the value; it owns a string and an object
 * @changed: void (*) (Type *self), called when another value was set, before that is notified; or NULL
 * @pspec: (transfer floating): of a boolean, int, uint, enum, string, object or pointer property, or
 *   of a boxed one that is not written
 *
 * Installs a property that is what a member holds: reads it from there, and sets it when the value differs.
 */
#define crumb_class_property(klass, Type, member, changed, pspec)                                                      \
  (G_STATIC_ASSERT_EXPR (sizeof ((Type *) NULL)->member >= sizeof (int)),                                              \
   (crumb_class_property) (G_OBJECT_CLASS (klass), G_STRUCT_OFFSET (Type, member), (GCallback) (changed), pspec))
void (crumb_class_property) (GObjectClass *klass, gsize offset, GCallback changed, GParamSpec *pspec);

G_END_DECLS
