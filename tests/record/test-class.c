/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What a class says in a line: what its instances own, which members are properties, what they tell. */

#include "record-tests.h"
#include "record/base/crumb-class.h"

#include <gio/gio.h>

#define TYPE_THING (thing_get_type ())
G_DECLARE_FINAL_TYPE (Thing, thing, TEST, THING, GObject)

struct _Thing
{
  GObject parent_instance;

  gboolean yes;
  int less;
  guint more;
  char *text;
  GObject *other;
  GPtrArray *list;
  guint source;
  gpointer given;
  int doubled;
  guint n_set;
  gpointer held;
  const char *said;
  gconstpointer error;
  int kind;
};

G_DEFINE_FINAL_TYPE (Thing, thing, G_TYPE_OBJECT)

static int
get_doubled (Thing *self)
{
  return self->doubled / 2;
}

static void
set_doubled (Thing *self, int value)
{
  crumb_set_int (self, "doubled", &self->doubled, value * 2);
}

/* Properties that no member holds, of every type that a class knows. */
#define COMPUTED(type, word, expression)                                                                               \
  static type get_##word (Thing *self) { return (expression); }                                                        \
  static void set_##word (Thing *self, type value)                                                                     \
  {                                                                                                                    \
    (expression) = value;                                                                                              \
    self->n_set++;                                                                                                     \
  }

COMPUTED (gboolean, opposite, self->yes)
COMPUTED (guint, amount, self->more)
COMPUTED (int, checksum, self->less)
COMPUTED (gpointer, object, self->held)
COMPUTED (gpointer, place, self->given)
COMPUTED (const char *, word, self->said)

static gconstpointer
get_error (Thing *self)
{
  return self->error;
}

static void
thing_class_init (ThingClass *klass)
{
  crumb_class_owns (klass, Thing, g_free, text);
  crumb_class_owns (klass, Thing, g_object_unref, other);
  crumb_class_owns (klass, Thing, g_ptr_array_unref, list);
  crumb_class_owns_sources (klass, Thing, source);

  crumb_class_property (klass, Thing, yes, NULL, g_param_spec_boolean ("yes", NULL, NULL, FALSE, CRUMB_READWRITE));
  crumb_class_property (klass, Thing, less, NULL, g_param_spec_int ("less", NULL, NULL, -9, 9, 0, CRUMB_READWRITE));
  crumb_class_property (klass, Thing, more, NULL, g_param_spec_uint ("more", NULL, NULL, 0, 9, 0, CRUMB_READWRITE));
  crumb_class_property (klass, Thing, text, NULL, g_param_spec_string ("text", NULL, NULL, NULL, CRUMB_READWRITE));
  crumb_class_property (klass, Thing, other, NULL,
                        g_param_spec_object ("other", NULL, NULL, G_TYPE_OBJECT, CRUMB_READWRITE));
  crumb_class_property (klass, Thing, given, NULL, g_param_spec_pointer ("given", NULL, NULL, CRUMB_CONSTRUCT));
  crumb_class_computed (klass, get_doubled, set_doubled,
                        g_param_spec_int ("doubled", NULL, NULL, 0, 9, 0, CRUMB_READWRITE));

  crumb_class_property (klass, Thing, kind, NULL,
                        g_param_spec_enum ("kind", NULL, NULL, G_TYPE_FILE_TYPE, 0, CRUMB_READWRITE));
  crumb_class_computed (klass, get_opposite, set_opposite,
                        g_param_spec_boolean ("opposite", NULL, NULL, FALSE, CRUMB_READWRITE));
  crumb_class_computed (klass, get_amount, set_amount,
                        g_param_spec_uint ("amount", NULL, NULL, 0, 9, 0, CRUMB_READWRITE));
  crumb_class_computed (klass, get_checksum, set_checksum,
                        g_param_spec_enum ("checksum", NULL, NULL, G_TYPE_FILE_TYPE, 0, CRUMB_READWRITE));
  crumb_class_computed (klass, get_object, set_object,
                        g_param_spec_object ("object", NULL, NULL, G_TYPE_OBJECT, CRUMB_READWRITE));
  crumb_class_computed (klass, get_place, set_place, g_param_spec_pointer ("place", NULL, NULL, CRUMB_READWRITE));
  crumb_class_computed (klass, get_word, set_word, g_param_spec_string ("word", NULL, NULL, NULL, CRUMB_READWRITE));
  crumb_class_computed (klass, get_error, NULL, g_param_spec_boxed ("error", NULL, NULL, G_TYPE_ERROR, CRUMB_READABLE));

  crumb_class_signal (klass, "told", 2, G_TYPE_INT, G_TYPE_STRING);
}

static void
thing_init (Thing *self)
{
}

static void
count_cb (guint *n)
{
  (*n)++;
}

/* Sets each property twice to the same value: it is kept, and notified once. */
static void
test_properties (void)
{
  g_autoptr (GObject) other = g_object_new (G_TYPE_OBJECT, NULL);
  g_autoptr (Thing) thing = g_object_new (TYPE_THING, "given", &other, NULL);
  const char *const names[] = { "yes", "less", "more", "text", "other", "doubled" };
  guint n[G_N_ELEMENTS (names)] = { 0 };
  g_autofree char *text = NULL;
  g_autoptr (GObject) got = NULL;
  gpointer given;
  gboolean yes;
  int less, doubled;
  guint more;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *notify = g_strconcat ("notify::", names[i], NULL);

      g_signal_connect_swapped (thing, notify, G_CALLBACK (count_cb), &n[i]);
    }
  for (guint time = 0; time < 2; time++)
    g_object_set (thing, "yes", TRUE, "less", -3, "more", 4u, "text", "crumb", "other", other, "doubled", 5, NULL);
  g_object_get (thing, "yes", &yes, "less", &less, "more", &more, "text", &text, "other", &got, "doubled", &doubled,
                "given", &given, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_assert_cmpuint (n[i], ==, 1);
  g_assert_true (yes);
  g_assert_cmpint (less, ==, -3);
  g_assert_cmpuint (more, ==, 4);
  g_assert_cmpstr (text, ==, "crumb");
  g_assert_true (got == other);
  g_assert_cmpint (doubled, ==, 5);
  g_assert_cmpint (thing->doubled, ==, 10);
  g_assert_true (given == &other);
}

/* Functions are asked and told where no member holds the value. */
static void
test_computed (void)
{
  g_autoptr (GObject) other = g_object_new (G_TYPE_OBJECT, NULL);
  g_autoptr (Thing) thing = g_object_new (TYPE_THING, NULL);
  g_autoptr (GError) error = g_error_new_literal (G_IO_ERROR, G_IO_ERROR_FAILED, "No");
  g_autoptr (GObject) object = NULL;
  g_autoptr (GError) said = NULL;
  g_autofree char *word = NULL;
  gpointer place;
  gboolean opposite;
  guint amount;
  int kind, checksum;

  g_object_set (thing, "opposite", TRUE, "amount", 7u, "kind", G_FILE_TYPE_REGULAR, "checksum", G_FILE_TYPE_DIRECTORY,
                "object", other, "place", &word, "word", "crumb", NULL);
  g_assert_cmpuint (thing->n_set, ==, 6);
  thing->error = error;
  g_object_get (thing, "opposite", &opposite, "amount", &amount, "kind", &kind, "checksum", &checksum, "object",
                &object, "place", &place, "word", &word, "error", &said, NULL);
  g_assert_true (opposite);
  g_assert_cmpuint (amount, ==, 7);
  g_assert_cmpint (kind, ==, G_FILE_TYPE_REGULAR);
  g_assert_cmpint (checksum, ==, G_FILE_TYPE_DIRECTORY);
  g_assert_true (object == other);
  g_assert_true (place == &word);
  g_assert_cmpstr (word, ==, "crumb");
  g_assert_error (said, G_IO_ERROR, G_IO_ERROR_FAILED);
}

static gboolean
never_cb (gpointer data)
{
  g_assert_not_reached ();
}

/* Objects and sources go when an instance is disposed of, all else with the instance. */
static void
test_owned (void)
{
  GObject *other = g_object_new (G_TYPE_OBJECT, NULL);
  Thing *thing = g_object_new (TYPE_THING, NULL);
  guint n_freed = 0;
  guint source = g_idle_add (never_cb, NULL);

  thing->other = other;
  thing->list = g_ptr_array_new_with_free_func ((GDestroyNotify) count_cb);
  g_ptr_array_add (thing->list, &n_freed);
  thing->source = source;
  g_object_set (thing, "text", "crumb", NULL);
  g_object_add_weak_pointer (other, (gpointer *) &other);

  g_object_run_dispose (G_OBJECT (thing));
  g_assert_null (other);
  g_assert_null (thing->other);
  g_assert_cmpuint (thing->source, ==, 0);
  g_assert_null (g_main_context_find_source_by_id (NULL, source));
  g_assert_cmpuint (n_freed, ==, 0);
  g_assert_cmpstr (thing->text, ==, "crumb");

  g_object_add_weak_pointer (G_OBJECT (thing), (gpointer *) &thing);
  g_object_unref (thing);
  g_assert_null (thing);
  g_assert_cmpuint (n_freed, ==, 1);
}

static void
told_cb (GObject *thing, int number, const char *text, char **said)
{
  *said = g_strdup_printf ("%d %s", number, text);
}

static void
test_signal (void)
{
  g_autoptr (Thing) thing = g_object_new (TYPE_THING, NULL);
  g_autofree char *said = NULL;

  g_signal_connect (thing, "told", G_CALLBACK (told_cb), &said);
  g_signal_emit_by_name (thing, "told", 7, "crumbs");
  g_assert_cmpstr (said, ==, "7 crumbs");
}

void
add_class_tests (void)
{
  g_test_add_func ("/record/class/properties", test_properties);
  g_test_add_func ("/record/class/computed", test_computed);
  g_test_add_func ("/record/class/owned", test_owned);
  g_test_add_func ("/record/class/signal", test_signal);
}
