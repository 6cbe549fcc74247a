/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What a final class says of itself in a line: what its instances own, and which members are properties. */

#include "crumb-class.h"

/* A member that goes with its instance. */
typedef struct
{
  gsize offset;
  GDestroyNotify destroy;
} Owned;

/* A member that is a property. */
typedef struct
{
  gsize offset;
  void (*changed) (gpointer self);
} Kept;

static G_DEFINE_QUARK (crumb - class - owned, owned);
static G_DEFINE_QUARK (crumb - class - kept, kept);
static G_DEFINE_QUARK (crumb - class - n - kept, n_kept);

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

static void
get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  const Kept *kept = g_param_spec_get_qdata (pspec, kept_quark ());
  gpointer member = G_STRUCT_MEMBER_P (object, kept->offset);

  switch (G_TYPE_FUNDAMENTAL (pspec->value_type))
    {
    case G_TYPE_BOOLEAN:
      g_value_set_boolean (value, *(gboolean *) member);
      break;
    case G_TYPE_INT:
      g_value_set_int (value, *(int *) member);
      break;
    case G_TYPE_UINT:
      g_value_set_uint (value, *(guint *) member);
      break;
    case G_TYPE_ENUM:
      g_value_set_enum (value, *(int *) member);
      break;
    case G_TYPE_STRING:
      g_value_set_string (value, *(char **) member);
      break;
    case G_TYPE_OBJECT:
      g_value_set_object (value, *(gpointer *) member);
      break;
    case G_TYPE_BOXED:
      g_value_set_boxed (value, *(gpointer *) member);
      break;
    case G_TYPE_POINTER:
      g_value_set_pointer (value, *(gpointer *) member);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
take_value (gpointer member, const GValue *value, GParamSpec *pspec)
{
  switch (G_TYPE_FUNDAMENTAL (pspec->value_type))
    {
    case G_TYPE_BOOLEAN:
      *(gboolean *) member = g_value_get_boolean (value);
      break;
    case G_TYPE_INT:
      *(int *) member = g_value_get_int (value);
      break;
    case G_TYPE_UINT:
      *(guint *) member = g_value_get_uint (value);
      break;
    case G_TYPE_ENUM:
      *(int *) member = g_value_get_enum (value);
      break;
    case G_TYPE_STRING:
      g_set_str ((char **) member, g_value_get_string (value));
      break;
    case G_TYPE_OBJECT:
      (g_set_object) ((GObject **) member, g_value_get_object (value));
      break;
    default:
      *(gpointer *) member = g_value_peek_pointer (value);
    }
}

static void
set_property (GObject *object, guint prop_id, const GValue *value, GParamSpec *pspec)
{
  const Kept *kept = g_param_spec_get_qdata (pspec, kept_quark ());
  g_auto (GValue) before = G_VALUE_INIT;

  g_value_init (&before, pspec->value_type);
  get_property (object, prop_id, &before, pspec);
  if (g_param_values_cmp (pspec, &before, value) == 0)
    return;

  take_value (G_STRUCT_MEMBER_P (object, kept->offset), value, pspec);
  if (kept->changed != NULL)
    kept->changed (object);
  g_object_notify_by_pspec (object, pspec);
}

void (crumb_class_property) (GObjectClass *klass, gsize offset, GCallback changed, GParamSpec *pspec)
{
  GType type = G_OBJECT_CLASS_TYPE (klass);
  guint prop_id = GPOINTER_TO_UINT (g_type_get_qdata (type, n_kept_quark ())) + 1;
  Kept *kept = g_new (Kept, 1);

  kept->offset = offset;
  kept->changed = (void (*) (gpointer)) changed;
  g_param_spec_set_qdata_full (pspec, kept_quark (), kept, g_free);
  if (G_IS_PARAM_SPEC_STRING (pspec))
    (crumb_class_owns) (klass, g_free, (const gsize[]) { offset, 0 });
  else if (G_IS_PARAM_SPEC_OBJECT (pspec))
    (crumb_class_owns) (klass, g_object_unref, (const gsize[]) { offset, 0 });

  klass->get_property = get_property;
  klass->set_property = set_property;
  g_type_set_qdata (type, n_kept_quark (), GUINT_TO_POINTER (prop_id));
  g_object_class_install_property (klass, prop_id, pspec);
}
