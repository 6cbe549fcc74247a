/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The keys on the screen. All they do is to name an action of the table. */

#include "crumb-keypad.h"

#include "crumb-colour-keys.h"
#include "crumb-die-view.h"
#include "crumb-widget-helpers.h"

#include "rules/dice.h"

#include <glib/gi18n.h>

#define N_DIGITS 10
#define DIE_SIZE 40

struct _CrumbKeypad
{
  AdwBin parent_instance;

  gboolean compact;
  int die_size;
  char *done_label;
  gboolean no_bid;
  guint sides;
  gboolean colours;
  guint colour;
  GMenuModel *menu;
  GtkMenuButton *more;

  GtkGrid *keys;
};

G_DEFINE_FINAL_TYPE (CrumbKeypad, crumb_keypad, ADW_TYPE_BIN)

enum
{
  PROP_0,
  PROP_COLOUR,
  PROP_COLOURS,
  PROP_COMPACT,
  PROP_DIE_SIZE,
  PROP_DONE_LABEL,
  PROP_MENU,
  PROP_NO_BID,
  PROP_SIDES,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static guint
count_columns (CrumbKeypad *self)
{
  if (self->sides == 0)
    return self->compact ? N_DIGITS : N_DIGITS / 2;
  if (!self->compact)
    return self->sides > 8 ? 4 : self->sides / 2;
  return self->sides > 8 ? self->sides / 2 : self->sides;
}

/* In little room the faces of the largest dice take two rows, each of which has to be lower. */
static gboolean
has_low_keys (CrumbKeypad *self)
{
  return self->compact && self->sides > 8;
}

static GtkWidget *
new_key (const char *action, guint number)
{
  GtkWidget *key = g_object_new (GTK_TYPE_BUTTON, "focus-on-click", FALSE, "hexpand", TRUE, NULL);

  gtk_actionable_set_action_target (GTK_ACTIONABLE (key), "i", (int) number);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (key), action);
  gtk_widget_add_css_class (key, "key");
  return key;
}

static GtkWidget *
new_face_key (CrumbKeypad *self, guint face)
{
  GtkWidget *key = new_key ("table.die", face);
  GtkWidget *die = g_object_new (CRUMB_TYPE_DIE_VIEW, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "face", face,
                                 "colour", self->colours ? self->colour : 0, "pixel-size",
                                 has_low_keys (self) ? self->die_size * 3 / 4 : self->die_size, NULL);
  g_autofree char *label = g_strdup_printf ("%u", face);

  gtk_button_set_child (GTK_BUTTON (key), die);
  gtk_accessible_update_property (GTK_ACCESSIBLE (key), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  return key;
}

static GtkWidget *
new_digit_key (guint digit)
{
  GtkWidget *key = new_key ("table.digit", digit);
  g_autofree char *label = g_strdup_printf ("%u", digit);

  gtk_button_set_label (GTK_BUTTON (key), label);
  gtk_widget_add_css_class (key, "digit");
  return key;
}

static void
build_keys (CrumbKeypad *self)
{
  guint columns = count_columns (self);
  guint n = self->sides > 0 ? self->sides : N_DIGITS;
  GtkWidget *key;

  crumb_set_css_class (GTK_WIDGET (self->keys), "low", has_low_keys (self));
  while ((key = gtk_widget_get_first_child (GTK_WIDGET (self->keys))) != NULL)
    gtk_grid_remove (self->keys, key);

  for (guint i = 0; i < n; i++)
    {
      key = self->sides > 0 ? new_face_key (self, i + 1) : new_digit_key ((i + 1) % N_DIGITS);
      gtk_grid_attach (self->keys, key, (int) (i % columns), (int) (i / columns), 1, 1);
    }
}

static gboolean
shows_above (CrumbKeypad *self, gboolean colours, gboolean compact)
{
  return colours && !compact;
}

static gboolean
shows_beside (CrumbKeypad *self, gboolean colours, gboolean compact)
{
  return colours && compact;
}

static gboolean
shows_menu (CrumbKeypad *self, GMenuModel *menu)
{
  return menu != NULL;
}

static void
crumb_keypad_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  CrumbKeypad *self = CRUMB_KEYPAD (object);

  switch (prop_id)
    {
    case PROP_COLOUR:
      g_value_set_uint (value, self->colour);
      break;
    case PROP_COLOURS:
      g_value_set_boolean (value, self->colours);
      break;
    case PROP_COMPACT:
      g_value_set_boolean (value, self->compact);
      break;
    case PROP_DIE_SIZE:
      g_value_set_int (value, self->die_size);
      break;
    case PROP_DONE_LABEL:
      g_value_set_string (value, self->done_label);
      break;
    case PROP_MENU:
      g_value_set_object (value, self->menu);
      break;
    case PROP_NO_BID:
      g_value_set_boolean (value, self->no_bid);
      break;
    case PROP_SIDES:
      g_value_set_uint (value, self->sides);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
crumb_keypad_set_property (GObject *object, guint prop_id, const GValue *value, GParamSpec *pspec)
{
  CrumbKeypad *self = CRUMB_KEYPAD (object);
  gboolean other_keys = FALSE;

  switch (prop_id)
    {
    case PROP_COLOUR:
      other_keys = crumb_set_uint (self, pspec, &self->colour, g_value_get_uint (value));
      break;
    case PROP_COLOURS:
      other_keys = crumb_set_boolean (self, pspec, &self->colours, g_value_get_boolean (value));
      break;
    case PROP_COMPACT:
      other_keys = crumb_set_boolean (self, pspec, &self->compact, g_value_get_boolean (value));
      crumb_set_css_class (GTK_WIDGET (self), "compact", self->compact);
      break;
    case PROP_DIE_SIZE:
      other_keys = crumb_set_int (self, pspec, &self->die_size, g_value_get_int (value));
      break;
    case PROP_DONE_LABEL:
      crumb_set_string (self, pspec, &self->done_label, g_value_get_string (value));
      break;
    case PROP_MENU:
      if (crumb_set_object (self, pspec, &self->menu, g_value_get_object (value)) && self->menu != NULL)
        crumb_menu_button_set_menu (self->more, self->menu);
      break;
    case PROP_NO_BID:
      crumb_set_boolean (self, pspec, &self->no_bid, g_value_get_boolean (value));
      break;
    case PROP_SIDES:
      other_keys = crumb_set_uint (self, pspec, &self->sides, g_value_get_uint (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }

  if (other_keys)
    build_keys (self);
}

static void
crumb_keypad_class_init (CrumbKeypadClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = crumb_keypad_get_property;
  object_class->set_property = crumb_keypad_set_property;

  props[PROP_COLOUR] = g_param_spec_uint ("colour", NULL, NULL, 0, CRUMB_COLOURS, 0, flags);
  props[PROP_COLOURS] = g_param_spec_boolean ("colours", NULL, NULL, FALSE, flags);
  props[PROP_COMPACT] = g_param_spec_boolean ("compact", NULL, NULL, FALSE, flags);
  props[PROP_DIE_SIZE] = g_param_spec_int ("die-size", NULL, NULL, 1, G_MAXINT, DIE_SIZE, flags);
  props[PROP_DONE_LABEL] = g_param_spec_string ("done-label", NULL, NULL, NULL, flags);
  props[PROP_MENU] = g_param_spec_object ("menu", NULL, NULL, G_TYPE_MENU_MODEL, flags);
  props[PROP_NO_BID] = g_param_spec_boolean ("no-bid", NULL, NULL, FALSE, flags);
  props[PROP_SIDES] = g_param_spec_uint ("sides", NULL, NULL, 0, CRUMB_SIDES_MAX, 6, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);

  g_type_ensure (CRUMB_TYPE_COLOUR_KEYS);
  gtk_widget_class_set_css_name (widget_class, "keypad");
  crumb_class_template (klass, CrumbKeypad, "crumb-keypad", keys, more);
  crumb_class_owns (klass, CrumbKeypad, g_object_unref, menu);
  crumb_class_owns (klass, CrumbKeypad, g_free, done_label);
  crumb_class_callbacks (klass, shows_above, shows_beside, shows_menu);
}

static void
crumb_keypad_init (CrumbKeypad *self)
{
  self->die_size = DIE_SIZE;
  self->sides = 6;
  gtk_widget_init_template (GTK_WIDGET (self));
  build_keys (self);
}

GtkWidget *
crumb_keypad_new (void)
{
  return g_object_new (CRUMB_TYPE_KEYPAD, NULL);
}
