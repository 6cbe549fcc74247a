/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Chooses which games of the history are shown. */

#include "crumb-filter-button.h"

#include "crumb-game-line.h"
#include "record/base/crumb-text.h"
#include "ui/widgets/crumb-day-button.h"
#include "ui/widgets/crumb-focus.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include "words/crumb-game-words.h"

#include <glib/gi18n.h>

#include <stdlib.h>

typedef struct
{
  GPtrArray *values;
  GtkStringList *names;
} Offer;

typedef void (*MakeOffer) (CrumbFilterButton *self, const Offer *offer);

/* One of the things that can be chosen, and what there is of it: "anything" first, as NULL. */
typedef struct
{
  MakeOffer offer;   /* NULL for a day, which is not chosen from a list */
  GtkWidget *choice; /* a GtkDropDown, or a CrumbDayButton */
  GPtrArray *values;
  char *value;
  char *name;
} Filter;

struct _CrumbFilterButton
{
  AdwBin parent_instance;

  CrumbStore *store;
  GSettings *settings;
  Filter filters[CRUMB_FILTER_N];
  gboolean reading;
  guint given;

  GtkWidget *button;
  GtkGrid *grid;
  GtkListItemFactory *label_factory;
};

G_DEFINE_FINAL_TYPE (CrumbFilterButton, crumb_filter_button, ADW_TYPE_BIN)

/* What there is to choose ------------------------------------------------- */

static void
add (const Offer *offer, const char *value, const char *name)
{
  g_ptr_array_add (offer->values, g_strdup (value));
  gtk_string_list_append (offer->names, name);
}

static void
offer_progress (CrumbFilterButton *self, const Offer *offer)
{
  add (offer, NULL, _ ("All Games"));
  add (offer, "running", C_ ("filter", "Unfinished"));
  add (offer, "over", C_ ("filter", "Finished"));
}

static void
offer_kinds (CrumbFilterButton *self, const Offer *offer)
{
  g_autoptr (GPtrArray) kinds = crumb_store_list_kinds (self->store, NULL);

  add (offer, NULL, _ ("Any Game"));
  for (guint i = 0; kinds != NULL && i < kinds->len; i++)
    {
      g_autofree char *name = crumb_game_line_kind (kinds->pdata[i]);

      add (offer, kinds->pdata[i], name);
    }
}

static void
offer_players (CrumbFilterButton *self, const Offer *offer)
{
  g_autoptr (GPtrArray) players = crumb_store_find_players (self->store, NULL, CRUMB_PLAYERS_BY_NAME, TRUE, NULL);

  add (offer, NULL, C_ ("filter", "Anyone"));
  for (guint i = 0; players != NULL && i < players->len; i++)
    {
      const CrumbPlayer *player = players->pdata[i];

      add (offer, player->key, player->name);
    }
}

static void
offer_numbers (CrumbFilterButton *self, const Offer *offer)
{
  add (offer, NULL, _ ("Any Number"));
  for (guint n = 1; n <= CRUMB_SEATS_MAX; n++)
    {
      g_autofree char *number = g_strdup_printf ("%u", n);
      /* Translators: %u counts players. */
      g_autofree char *name = g_strdup_printf (ngettext ("%u player", "%u players", n), n);

      add (offer, number, name);
    }
}

/* Rules are those of one game: the one that is chosen, or the first one. */
static void
offer_rules (CrumbFilterButton *self, const Offer *offer)
{
  const char *id = self->filters[CRUMB_FILTER_KIND].value;
  const CrumbGameKind *kind = id != NULL ? crumb_game_kind_find (id) : crumb_game_kinds[0];
  g_auto (GStrv) rules = kind != NULL ? crumb_store_list_rules (self->store, kind, NULL) : NULL;

  add (offer, NULL, _ ("Any Rules"));
  for (guint i = 0; rules != NULL && rules[i] != NULL; i++)
    {
      g_autofree char *name = crumb_game_line_rules (self->settings, kind, rules[i]);

      add (offer, rules[i], name);
    }
}

static void
offer_years (CrumbFilterButton *self, const Offer *offer)
{
  g_autoptr (GArray) years = crumb_store_list_years (self->store, NULL);

  add (offer, NULL, _ ("Any Year"));
  for (guint i = 0; years != NULL && i < years->len; i++)
    {
      g_autofree char *year = g_strdup_printf ("%u", g_array_index (years, guint, i));

      add (offer, year, year);
    }
}

static void
offer_places (CrumbFilterButton *self, const Offer *offer)
{
  g_autoptr (GPtrArray) places = crumb_store_list_places (self->store, NULL);

  add (offer, NULL, C_ ("filter", "Anywhere"));
  for (guint i = 0; places != NULL && i < places->len; i++)
    add (offer, places->pdata[i], places->pdata[i]);
}

/* In the order in which they are shown. Offers nothing if the record can't be read; the list of games says why. */
static const struct
{
  CrumbFilterKind kind;
  const char *context;
  const char *label;
  MakeOffer offer;
} rows[CRUMB_FILTER_N] = {
  { CRUMB_FILTER_KIND, "filter", NC_ ("filter", "G_ame"), offer_kinds },
  { CRUMB_FILTER_PROGRESS, "filter", NC_ ("filter", "_Games"), offer_progress },
  { CRUMB_FILTER_PLAYER, "filter", NC_ ("filter", "_Player"), offer_players },
  { CRUMB_FILTER_WITH, "filter", NC_ ("filter", "_With"), offer_players },
  { CRUMB_FILTER_WINNER, "filter", NC_ ("filter", "W_inner"), offer_players },
  { CRUMB_FILTER_PLAYERS, "button", NC_ ("button", "_Number"), offer_numbers },
  { CRUMB_FILTER_RULES, "button", NC_ ("button", "_Rules"), offer_rules },
  { CRUMB_FILTER_YEAR, "filter", NC_ ("filter", "_Year"), offer_years },
  { CRUMB_FILTER_FROM, "filter", NC_ ("filter", "_From"), NULL },
  { CRUMB_FILTER_TO, "filter", NC_ ("filter", "_To"), NULL },
  { CRUMB_FILTER_PLACE, "label", NC_ ("label", "P_lace"), offer_places },
};

static gboolean
is_given (CrumbFilterButton *self, CrumbFilterKind kind)
{
  return (self->given >> kind & 1u) != 0;
}

/* A game only if more than one is played, a place only if people say where they play. */
static void
show_offered (CrumbFilterButton *self, CrumbFilterKind kind)
{
  const Filter *filter = &self->filters[kind];
  gboolean offered = !is_given (self, kind);

  if (kind == CRUMB_FILTER_KIND)
    offered = offered && (filter->values->len > 2 || filter->value != NULL);
  else if (kind == CRUMB_FILTER_PLACE)
    offered = offered && filter->values->len > 1;
  gtk_widget_set_visible (filter->choice, offered);
}

static void
read_day (CrumbFilterButton *self, CrumbFilterKind kind)
{
  Filter *filter = &self->filters[kind];
  g_autoptr (GDateTime) day = filter->value != NULL ? crumb_day_parse (filter->value) : NULL;
  g_autofree char *shown = day != NULL ? g_date_time_format (day, "%x") : NULL;
  g_autofree char *name = NULL;

  if (shown != NULL)
    /* Translators: %s is the first day of which games are shown. */
    name = g_strdup_printf (kind == CRUMB_FILTER_FROM ? _ ("From %s")
                                                      /* Translators: %s is the last day of which games are shown. */
                                                      : _ ("Up to %s"),
                            shown);
  g_set_str (&filter->name, name);
  crumb_day_button_set_day (CRUMB_DAY_BUTTON (filter->choice), filter->value);
}

/* Selects the value that is chosen, which the record may not have any more. */
static void
read_list (CrumbFilterButton *self, CrumbFilterKind kind)
{
  Filter *filter = &self->filters[kind];
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  guint selected = 0;

  g_ptr_array_set_size (filter->values, 0);
  filter->offer (self, &(const Offer) { filter->values, names });
  for (guint i = 1; i < filter->values->len; i++)
    if (g_strcmp0 (filter->value, filter->values->pdata[i]) == 0)
      selected = i;
  if (selected == 0 && filter->value != NULL)
    {
      selected = filter->values->len;
      add (&(const Offer) { filter->values, names }, filter->value,
           filter->name != NULL ? filter->name : filter->value);
    }
  self->reading = TRUE;
  gtk_drop_down_set_model (GTK_DROP_DOWN (filter->choice), G_LIST_MODEL (names));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (filter->choice), selected);
  self->reading = FALSE;
  if (filter->value != NULL)
    g_set_str (&filter->name, gtk_string_list_get_string (names, selected));
}

static void
read_choice (CrumbFilterButton *self, CrumbFilterKind kind)
{
  if (self->store == NULL)
    return;
  if (self->filters[kind].offer != NULL)
    read_list (self, kind);
  else
    read_day (self, kind);
  show_offered (self, kind);
}

static void
read_choices_cb (CrumbFilterButton *self)
{
  for (guint kind = 0; kind < CRUMB_FILTER_N; kind++)
    read_choice (self, kind);
  g_signal_emit_by_name (self, "named");
}

/* What is chosen ---------------------------------------------------------- */

/* The rules of another game would match nothing. */
static void
changed (CrumbFilterButton *self, CrumbFilterKind kind)
{
  if (kind == CRUMB_FILTER_KIND)
    {
      g_clear_pointer (&self->filters[CRUMB_FILTER_RULES].value, g_free);
      g_clear_pointer (&self->filters[CRUMB_FILTER_RULES].name, g_free);
      read_choice (self, CRUMB_FILTER_RULES);
    }
  g_signal_emit_by_name (self, "changed");
}

static void
chosen_cb (CrumbFilterButton *self, GParamSpec *pspec, GtkDropDown *choice)
{
  guint selected = gtk_drop_down_get_selected (choice);

  if (self->reading || selected == GTK_INVALID_LIST_POSITION)
    return;

  for (guint kind = 0; kind < CRUMB_FILTER_N; kind++)
    if (self->filters[kind].choice == GTK_WIDGET (choice))
      {
        Filter *filter = &self->filters[kind];
        GtkStringObject *name = gtk_drop_down_get_selected_item (choice);

        if (!g_set_str (&filter->value, filter->values->pdata[selected]))
          break;
        g_set_str (&filter->name, filter->value != NULL ? gtk_string_object_get_string (name) : NULL);
        changed (self, kind);
      }
  /* A list that closes over a popover gives the keys to what had opened the popover. */
  crumb_take_focus (GTK_WIDGET (choice));
}

static void
day_chosen_cb (CrumbFilterButton *self, CrumbDayButton *day)
{
  CrumbFilterKind kind =
      self->filters[CRUMB_FILTER_FROM].choice == GTK_WIDGET (day) ? CRUMB_FILTER_FROM : CRUMB_FILTER_TO;

  g_set_str (&self->filters[kind].value, crumb_day_button_get_day (day));
  read_day (self, kind);
  changed (self, kind);
}

static gboolean
crumb_filter_button_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (CRUMB_FILTER_BUTTON (widget)->button);
}

static void
crumb_filter_button_finalize (GObject *object)
{
  CrumbFilterButton *self = CRUMB_FILTER_BUTTON (object);

  for (guint kind = 0; kind < CRUMB_FILTER_N; kind++)
    {
      g_ptr_array_unref (self->filters[kind].values);
      g_free (self->filters[kind].value);
      g_free (self->filters[kind].name);
    }

  crumb_class_finalize (object);
}

static void
set_given (CrumbFilterButton *self, guint given)
{
  self->given = given;
  for (guint kind = 0; kind < CRUMB_FILTER_N; kind++)
    show_offered (self, kind);
}

static void
crumb_filter_button_class_init (CrumbFilterButtonClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->finalize = crumb_filter_button_finalize;
  widget_class->grab_focus = crumb_filter_button_grab_focus;

  crumb_class_object (klass, CrumbFilterButton, store, NULL, CRUMB_TYPE_STORE, CRUMB_READWRITE);
  crumb_class_object (klass, CrumbFilterButton, settings, NULL, G_TYPE_SETTINGS, CRUMB_READWRITE);

  crumb_class_property (klass, CrumbFilterButton, given, set_given,
                        g_param_spec_uint ("given", NULL, NULL, 0, G_MAXUINT, 0, CRUMB_READWRITE));

  crumb_class_signal (klass, "changed", 0);
  crumb_class_signal (klass, "named", 0);

  crumb_class_template (klass, CrumbFilterButton, "crumb-filter-button", button, grid, label_factory);
  crumb_class_owns (klass, CrumbFilterButton, g_object_unref, settings, store);
  crumb_class_callbacks (klass, read_choices_cb);
}

static GtkWidget *
new_list (CrumbFilterButton *self, MakeOffer offer)
{
  GtkWidget *list = g_object_new (GTK_TYPE_DROP_DOWN, "factory", self->label_factory, "hexpand", TRUE, NULL);
  g_autoptr (GtkExpression) name = gtk_property_expression_new (GTK_TYPE_STRING_OBJECT, NULL, "string");

  /* Only people are so many that they are searched for. */
  if (offer == offer_players)
    g_object_set (list, "expression", name, "enable-search", TRUE, "search-match-mode",
                  GTK_STRING_FILTER_MATCH_MODE_SUBSTRING, NULL);
  g_signal_connect_object (list, "notify::selected", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  return list;
}

static GtkWidget *
new_day (CrumbFilterButton *self)
{
  GtkWidget *day = g_object_new (CRUMB_TYPE_DAY_BUTTON, NULL);

  g_signal_connect_object (day, "chosen", G_CALLBACK (day_chosen_cb), self, G_CONNECT_SWAPPED);
  return day;
}

static void
crumb_filter_button_init (CrumbFilterButton *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  for (int i = 0; i < CRUMB_FILTER_N; i++)
    {
      Filter *filter = &self->filters[rows[i].kind];
      GtkWidget *label = gtk_label_new_with_mnemonic (g_dpgettext2 (NULL, rows[i].context, rows[i].label));

      filter->values = g_ptr_array_new_with_free_func (g_free);
      filter->offer = rows[i].offer;
      filter->choice = filter->offer != NULL ? new_list (self, filter->offer) : new_day (self);
      gtk_label_set_xalign (GTK_LABEL (label), 1);
      gtk_label_set_mnemonic_widget (GTK_LABEL (label), filter->choice);
      g_object_bind_property (filter->choice, "visible", label, "visible", G_BINDING_SYNC_CREATE);
      gtk_grid_attach (self->grid, label, 0, i, 1, 1);
      gtk_grid_attach (self->grid, filter->choice, 1, i, 1, 1);
    }
}

void
crumb_filter_button_apply (CrumbFilterButton *self, CrumbGameFilter *filter)
{
  const char *progress, *year, *players;

  g_return_if_fail (CRUMB_IS_FILTER_BUTTON (self));

  progress = self->filters[CRUMB_FILTER_PROGRESS].value;
  year = self->filters[CRUMB_FILTER_YEAR].value;
  if (progress != NULL)
    filter->progress = g_str_equal (progress, "running") ? CRUMB_PROGRESS_RUNNING : CRUMB_PROGRESS_OVER;
  g_set_str (&filter->kind, self->filters[CRUMB_FILTER_KIND].value);
  g_set_str (&filter->player, self->filters[CRUMB_FILTER_PLAYER].value);
  g_set_str (&filter->rules, self->filters[CRUMB_FILTER_RULES].value);
  g_set_str (&filter->place, self->filters[CRUMB_FILTER_PLACE].value);
  g_set_str (&filter->with, self->filters[CRUMB_FILTER_WITH].value);
  g_set_str (&filter->winner, self->filters[CRUMB_FILTER_WINNER].value);
  players = self->filters[CRUMB_FILTER_PLAYERS].value;
  filter->players = players != NULL ? (guint) strtoul (players, NULL, 10) : 0;
  filter->from = crumb_day_time (self->filters[CRUMB_FILTER_FROM].value, 0);
  filter->to = crumb_day_time (self->filters[CRUMB_FILTER_TO].value, 1);
  filter->year = year != NULL ? (guint) strtoul (year, NULL, 10) : 0;
}

char *
crumb_filter_button_describe (CrumbFilterButton *self, CrumbFilterKind kind)
{
  g_autofree char *told = NULL;
  const char *name;

  g_return_val_if_fail (CRUMB_IS_FILTER_BUTTON (self), NULL);
  g_return_val_if_fail (kind < CRUMB_FILTER_N, NULL);

  name = self->filters[kind].name;
  if (name == NULL || is_given (self, kind))
    return NULL;
  told = crumb_text_tell (name);
  if (kind == CRUMB_FILTER_WITH)
    /* Translators: %s is a player of the games that are shown, besides another one */
    return g_strdup_printf (_ ("With %s"), told);
  if (kind == CRUMB_FILTER_WINNER)
    /* Translators: %s is who won the games that are shown */
    return g_strdup_printf (_ ("Won by %s"), told);
  return g_steal_pointer (&told);
}

void
crumb_filter_button_choose (CrumbFilterButton *self, CrumbFilterKind kind, const char *value)
{
  Filter *filter;

  g_return_if_fail (CRUMB_IS_FILTER_BUTTON (self));
  g_return_if_fail (kind < CRUMB_FILTER_N);

  filter = &self->filters[kind];
  if (!g_set_str (&filter->value, value))
    return;

  g_clear_pointer (&filter->name, g_free);
  read_choice (self, kind);
  changed (self, kind);
}

void
crumb_filter_button_clear (CrumbFilterButton *self)
{
  gboolean any = FALSE;

  g_return_if_fail (CRUMB_IS_FILTER_BUTTON (self));

  for (guint kind = 0; kind < CRUMB_FILTER_N; kind++)
    {
      any |= self->filters[kind].value != NULL;
      g_clear_pointer (&self->filters[kind].value, g_free);
      g_clear_pointer (&self->filters[kind].name, g_free);
    }
  if (!any)
    return;

  read_choices_cb (self);
  g_signal_emit_by_name (self, "changed");
}

void
crumb_filter_button_list (CrumbFilterButton *self, const char *values[CRUMB_FILTER_N])
{
  g_return_if_fail (CRUMB_IS_FILTER_BUTTON (self));

  for (guint kind = 0; kind < CRUMB_FILTER_N; kind++)
    values[kind] = self->filters[kind].value;
}

GVariant *
crumb_filter_values_new (const char *const values[CRUMB_FILTER_N])
{
  GVariantBuilder builder = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("ams"));

  for (guint kind = 0; kind < CRUMB_FILTER_N; kind++)
    g_variant_builder_add (&builder, "ms", values[kind]);
  return g_variant_builder_end (&builder);
}

void
crumb_filter_values_get (GVariant *target, const char *values[CRUMB_FILTER_N])
{
  for (guint kind = 0; kind < CRUMB_FILTER_N; kind++)
    {
      values[kind] = NULL;
      if (kind < g_variant_n_children (target))
        g_variant_get_child (target, kind, "m&s", &values[kind]);
    }
}

void
crumb_filter_list_kinds (GtkDropDown *choice, GPtrArray *kinds, CrumbStore *store)
{
  g_autoptr (GPtrArray) ids = crumb_store_list_kinds (store, NULL);
  g_autoptr (GPtrArray) now = g_ptr_array_new ();
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (guint i = 0; ids != NULL && i < ids->len; i++)
    {
      const CrumbGameKind *kind = crumb_game_kind_find (ids->pdata[i]);

      if (kind == NULL)
        continue;
      g_ptr_array_add (now, (gpointer) kind);
      gtk_string_list_append (names, _ (crumb_game_words_of (kind)->name));
    }
  if (now->len > 0 && now->len == kinds->len && memcmp (now->pdata, kinds->pdata, now->len * sizeof *now->pdata) == 0)
    return;
  g_ptr_array_set_size (kinds, 0);
  gtk_drop_down_set_model (choice, G_LIST_MODEL (names));
  g_ptr_array_extend (kinds, now, NULL, NULL);
  gtk_widget_set_visible (GTK_WIDGET (choice), kinds->len > 1);
}
