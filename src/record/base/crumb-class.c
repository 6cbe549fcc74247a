/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Lets a final class say in a line each what its instances own, and which properties and signals they have. */

#include "crumb-class.h"

/* A member that goes with its instance. */
typedef struct
{
  gsize offset;
  GDestroyNotify destroy;
} Owned;

/* How a property is read and written: from a member, or with functions. A setter takes an argument of its own type, so
 * GObject calls it, as it calls handlers of signals. */
typedef struct
{
  gsize offset;
  GCallback get;
  GClosure *set;
} Access;

static G_DEFINE_QUARK (crumb_class_owned, owned);
static G_DEFINE_QUARK (crumb_class_access, access);
static G_DEFINE_QUARK (crumb_class_n_properties, n_properties);

/* The type is final, so its parent's class is the one above. */
static GObjectClass *
parent_of (GObject *object)
{
  return g_type_class_peek_parent (G_OBJECT_GET_CLASS (object));
}

static void
let_go (GObject *object, gboolean finally)
{
  const GArray *members = g_type_get_qdata (G_OBJECT_TYPE (object), owned_quark ());

  for (guint i = 0; members != NULL && i < members->len; i++)
    {
      const Owned *owned = &g_array_index (members, Owned, i);
      gpointer member = G_STRUCT_MEMBER_P (object, owned->offset);

      if (owned->destroy == NULL)
        g_clear_handle_id ((guint *) member, g_source_remove);
      else if (finally || owned->destroy == g_object_unref)
        g_clear_pointer ((gpointer *) member, owned->destroy);
    }
}

void
crumb_class_dispose (GObject *object)
{
  let_go (object, FALSE);
  parent_of (object)->dispose (object);
}

void
crumb_class_finalize (GObject *object)
{
  let_go (object, TRUE);
  parent_of (object)->finalize (object);
}

void (crumb_class_owns) (GObjectClass *klass, GDestroyNotify destroy, const gsize offsets[])
{
  GType type = G_OBJECT_CLASS_TYPE (klass);
  const GObjectClass *parent = g_type_class_peek_parent (klass);
  GArray *members = g_type_get_qdata (type, owned_quark ());

  g_return_if_fail (G_TYPE_IS_FINAL (type));

  if (members == NULL)
    {
      members = g_array_new (FALSE, FALSE, sizeof (Owned));
      g_type_set_qdata (type, owned_quark (), members);
    }
  for (guint i = 0; offsets[i] > 0; i++)
    g_array_append_val (members, ((Owned) { .offset = offsets[i], .destroy = destroy }));

  if (klass->dispose == parent->dispose)
    klass->dispose = crumb_class_dispose;
  if (klass->finalize == parent->finalize)
    klass->finalize = crumb_class_finalize;
}

#define READ(type) (access->get != NULL ? ((type (*) (gpointer)) access->get) (object) : *(type *) member)

static void
get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  const Access *access = g_param_spec_get_qdata (pspec, access_quark ());
  gpointer member = G_STRUCT_MEMBER_P (object, access->offset);

  switch (G_TYPE_FUNDAMENTAL (pspec->value_type))
    {
    case G_TYPE_BOOLEAN:
      g_value_set_boolean (value, READ (gboolean));
      break;
    case G_TYPE_INT:
      g_value_set_int (value, READ (int));
      break;
    case G_TYPE_UINT:
      g_value_set_uint (value, READ (guint));
      break;
    case G_TYPE_ENUM:
      g_value_set_enum (value, READ (int));
      break;
    case G_TYPE_STRING:
      g_value_set_string (value, READ (const char *));
      break;
    case G_TYPE_OBJECT:
      g_value_set_object (value, READ (gpointer));
      break;
    case G_TYPE_BOXED:
      g_value_set_boxed (value, READ (gconstpointer));
      break;
    case G_TYPE_POINTER:
      g_value_set_pointer (value, READ (gpointer));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
call_setter (GObject *object, GClosure *set, const GValue *value)
{
  GValue arguments[] = { G_VALUE_INIT, *value };

  g_value_init (&arguments[0], G_OBJECT_TYPE (object));
  g_value_set_object (&arguments[0], object);
  g_closure_invoke (set, NULL, G_N_ELEMENTS (arguments), arguments, NULL);
  g_value_unset (&arguments[0]);
}

static void
set_pointer (gpointer object, const char *property, gpointer *member, gpointer value)
{
  *member = value;
  g_object_notify (object, property);
}

static void
set_property (GObject *object, guint prop_id, const GValue *value, GParamSpec *pspec)
{
  const Access *access = g_param_spec_get_qdata (pspec, access_quark ());
  gpointer member = G_STRUCT_MEMBER_P (object, access->offset);

  if (access->set != NULL)
    {
      call_setter (object, access->set, value);
      return;
    }
  switch (G_TYPE_FUNDAMENTAL (pspec->value_type))
    {
    case G_TYPE_BOOLEAN:
      crumb_set_boolean (object, pspec->name, member, g_value_get_boolean (value));
      break;
    case G_TYPE_INT:
      crumb_set_int (object, pspec->name, member, g_value_get_int (value));
      break;
    case G_TYPE_UINT:
      crumb_set_uint (object, pspec->name, member, g_value_get_uint (value));
      break;
    case G_TYPE_ENUM:
      crumb_set_int (object, pspec->name, member, g_value_get_enum (value));
      break;
    case G_TYPE_STRING:
      crumb_set_string (object, pspec->name, member, g_value_get_string (value));
      break;
    case G_TYPE_OBJECT:
      crumb_set_object (object, pspec->name, member, g_value_get_object (value));
      break;
    case G_TYPE_POINTER:
      set_pointer (object, pspec->name, member, g_value_get_pointer (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

/* Classes stay, and so does what they call. */
static GClosure *
new_setter (GCallback set)
{
  GClosure *closure = set != NULL ? g_cclosure_new (set, NULL, NULL) : NULL;

  if (closure == NULL)
    return NULL;
  g_closure_set_marshal (closure, g_cclosure_marshal_generic);
  g_closure_ref (closure);
  g_closure_sink (closure);
  return closure;
}

const char *
crumb_class_name (const char *member)
{
  g_autofree char *name = g_strdelimit (g_strdup (member), "_", '-');

  return g_intern_string (name);
}

void
crumb_class_install (GObjectClass *klass, gsize offset, GCallback get, GCallback set, GParamSpec *pspec)
{
  GType type = G_OBJECT_CLASS_TYPE (klass);
  guint prop_id = GPOINTER_TO_UINT (g_type_get_qdata (type, n_properties_quark ())) + 1;
  Access *access = g_new (Access, 1);

  *access = (Access) { .offset = offset, .get = get, .set = new_setter (set) };
  g_param_spec_set_qdata_full (pspec, access_quark (), access, g_free);
  g_type_set_qdata (type, n_properties_quark (), GUINT_TO_POINTER (prop_id));
  klass->get_property = get_property;
  klass->set_property = set_property;
  g_object_class_install_property (klass, prop_id, pspec);
}

void
crumb_class_signal (gpointer klass, const char *name, guint n_arguments, ...)
{
  va_list types;

  va_start (types, n_arguments);
  g_signal_new_valist (name, G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, NULL, NULL, NULL, NULL, G_TYPE_NONE,
                       n_arguments, types);
  va_end (types);
}

gboolean
crumb_set_string (gpointer object, const char *property, char **member, const char *value)
{
  if (!g_set_str (member, value))
    return FALSE;

  g_object_notify (object, property);
  return TRUE;
}

gboolean
crumb_set_boolean (gpointer object, const char *property, gboolean *member, gboolean value)
{
  return crumb_set_int (object, property, member, !!value);
}

gboolean
crumb_set_int (gpointer object, const char *property, int *member, int value)
{
  if (*member == value)
    return FALSE;

  *member = value;
  g_object_notify (object, property);
  return TRUE;
}

gboolean
crumb_set_uint (gpointer object, const char *property, guint *member, guint value)
{
  if (*member == value)
    return FALSE;

  *member = value;
  g_object_notify (object, property);
  return TRUE;
}

gboolean
crumb_set_object (gpointer object, const char *property, gpointer member, gpointer value)
{
  if (!(g_set_object) ((GObject **) member, value))
    return FALSE;

  g_object_notify (object, property);
  return TRUE;
}
