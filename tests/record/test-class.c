/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What a class says in a line: what its instances own, which members are properties, what they tell. */

#include "record-tests.h"
#include "record/base/crumb-class.h"

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
  g_test_add_func ("/record/class/owned", test_owned);
  g_test_add_func ("/record/class/signal", test_signal);
}
