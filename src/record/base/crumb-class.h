/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Lets a final class say in a line each what its instances own, and which properties and signals they have. */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/** CRUMB_DEFINE_PLAIN: G_DEFINE_FINAL_TYPE() of an object with nothing to init. */
#define CRUMB_DEFINE_PLAIN(Type, type, PARENT)                                                                         \
  G_DEFINE_FINAL_TYPE (Type, type, PARENT)                                                                             \
  static void type##_init (Type *self) {}

/** CRUMB_DEFINE_GETTER: The function that a header declares as Value crumb_x_get_member (CrumbX *self). */
#define CRUMB_DEFINE_GETTER(Type, type, Value, member)                                                                 \
  Value type##_get_##member (Type *self)                                                                               \
  {                                                                                                                    \
    g_return_val_if_fail (G_TYPE_CHECK_INSTANCE_TYPE (self, type##_get_type ()), (Value) 0);                           \
    return self->member;                                                                                               \
  }

/** CRUMB_READWRITE: The flags of a property that is read, written, and notified when its value differs. */
#define CRUMB_READWRITE (G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY)

/** CRUMB_READABLE: The flags of a property that only its object changes. */
#define CRUMB_READABLE (G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY)

/** CRUMB_WRITABLE: The flags of a property that is only told. */
#define CRUMB_WRITABLE (G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS)

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

/** crumb_class_owns_sources: Has ids of sources (guint, 0 for none) removed when an instance is disposed of. */
#define crumb_class_owns_sources(klass, Type, ...)                                                                     \
  (crumb_class_owns) (G_OBJECT_CLASS (klass), NULL,                                                                    \
                      (const gsize[]) { CRUMB_EACH (G_STRUCT_OFFSET, Type, __VA_ARGS__) 0 })

/** crumb_class_dispose: Lets go of the objects and sources that an instance owns, and chains up. */
void crumb_class_dispose (GObject *object);

/** crumb_class_finalize: Frees what an instance owns, and chains up. */
void crumb_class_finalize (GObject *object);

/**
 * crumb_class_property:
 * @klass: of @Type
 * @Type: its instances
 * @member: where an instance keeps the value; a string or an object is its own
 * @set: void (*) (Type *self, value), which is to notify when it took another value, with crumb_set_int() or one of
 *   its kin; NULL for doing just that with @member
 * @pspec: (transfer floating): of a boolean, int, uint, enum, string, object, pointer or boxed property
 *
 * Installs a property that is what a member holds.
 */
#define crumb_class_property(klass, Type, member, set, pspec)                                                          \
  (G_STATIC_ASSERT_EXPR (sizeof ((Type *) NULL)->member >= sizeof (int)),                                              \
   crumb_class_install (G_OBJECT_CLASS (klass), G_STRUCT_OFFSET (Type, member), NULL, (GCallback) (set), pspec))

/**
 * crumb_class_object: crumb_class_property() of an object of @type that is called as its member: "last-game" for
 * last_game. So are crumb_class_boolean(), which is @standard at first, and crumb_class_string().
 */
#define crumb_class_object(klass, Type, member, set, type, flags)                                                      \
  crumb_class_property (klass, Type, member, set,                                                                      \
                        g_param_spec_object (crumb_class_name (#member), NULL, NULL, type, flags))
#define crumb_class_boolean(klass, Type, member, set, standard, flags)                                                 \
  crumb_class_property (klass, Type, member, set,                                                                      \
                        g_param_spec_boolean (crumb_class_name (#member), NULL, NULL, standard, flags))
#define crumb_class_string(klass, Type, member, set, flags)                                                            \
  crumb_class_property (klass, Type, member, set,                                                                      \
                        g_param_spec_string (crumb_class_name (#member), NULL, NULL, NULL, flags))

/** crumb_class_name: Private to these: what the property of a member is called, for good. */
const char *crumb_class_name (const char *member);

/** crumb_class_computed: Installs a property that no member holds: @get, a value (*) (Type *self), computes it. */
#define crumb_class_computed(klass, get, set, pspec)                                                                   \
  crumb_class_install (G_OBJECT_CLASS (klass), 0, (GCallback) (get), (GCallback) (set), pspec)

/** crumb_class_install: Private to the two above. */
void crumb_class_install (GObjectClass *klass, gsize offset, GCallback get, GCallback set, GParamSpec *pspec);

/** crumb_class_signal: A signal of the class, with the types of its @n_arguments; emitted by its name. */
void crumb_class_signal (gpointer klass, const char *name, guint n_arguments, ...);

/**
 * crumb_set_string: Sets the member that a property stands for and notifies, both only when the value differs. So do
 * crumb_set_boolean(), crumb_set_int(), crumb_set_uint() and crumb_set_object(). A string and an object are the
 * instance's own.
 *
 * Returns: whether it was changed
 */
gboolean crumb_set_string (gpointer object, const char *property, char **member, const char *value);
gboolean crumb_set_boolean (gpointer object, const char *property, gboolean *member, gboolean value);
gboolean crumb_set_int (gpointer object, const char *property, int *member, int value);
gboolean crumb_set_uint (gpointer object, const char *property, guint *member, guint value);
gboolean crumb_set_object (gpointer object, const char *property, gpointer member, gpointer value);

G_END_DECLS
