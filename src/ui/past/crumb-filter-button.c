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

/* One of the things that can be chosen: a day, or one of its values and their names, "anything" first, as NULL. */
typedef struct
{
  CrumbDayButton *day;
  GtkDropDown *choice;
  GPtrArray *values;
  GPtrArray *names;
  GtkStringList *shown; /* the names, as they were last shown */
  char *value;
  char *name;
} Filter;

/* What there is to choose in the record. */
typedef struct
{
  GPtrArray *kinds;   /* (nullable), as all of them: where the record can't be read */
  GPtrArray *players; /* CrumbPlayer */
  GStrv rules;        /* of the kind that was asked for */
  GArray *years;      /* guint */
  GPtrArray *places;
} Offers;

struct _CrumbFilterButton
{
  AdwBin parent_instance;

  CrumbStore *store;
  GSettings *settings;
  Offers *offers; /* (nullable): before the first answer */
  Filter filters[CRUMB_FILTER_N];
  gboolean reading;
  guint given;

  GtkWidget *button;
  GtkDropDown *progress;
  GtkDropDown *game;
  GtkDropDown *player;
  GtkDropDown *rules;
  GtkDropDown *year;
  GtkDropDown *with;
  GtkDropDown *winner;
  GtkDropDown *players;
  CrumbDayButton *from;
  CrumbDayButton *to;
  GtkDropDown *place;
};

G_DEFINE_FINAL_TYPE (CrumbFilterButton, crumb_filter_button, ADW_TYPE_BIN)

static void
offers_free (Offers *offers)
{
  g_clear_pointer (&offers->kinds, g_ptr_array_unref);
  g_clear_pointer (&offers->players, g_ptr_array_unref);
  g_clear_pointer (&offers->rules, g_strfreev);
  g_clear_pointer (&offers->years, g_array_unref);
  g_clear_pointer (&offers->places, g_ptr_array_unref);
  g_free (offers);
}

static gpointer
find_offers (CrumbStore *beside, gpointer kind, GError **error)
{
  Offers *offers = g_new0 (Offers, 1);

  offers->kinds = crumb_store_list_kinds (beside, NULL);
  offers->players = crumb_store_find_players (beside, NULL, CRUMB_PLAYERS_BY_NAME, TRUE, NULL);
  offers->rules = kind != NULL ? crumb_store_list_rules (beside, kind, NULL) : NULL;
  offers->years = crumb_store_list_years (beside, NULL);
  offers->places = crumb_store_list_places (beside, NULL);
  return offers;
}

static void
add_choice (Filter *filter, const char *value, const char *name)
{
  g_ptr_array_add (filter->values, g_strdup (value));
  g_ptr_array_add (filter->names, g_strdup (name));
}

static void
begin (Filter *filter, const char *anything)
{
  g_ptr_array_set_size (filter->values, 0);
  g_ptr_array_set_size (filter->names, 0);
  add_choice (filter, NULL, anything);
}

/* A list that is open stays as it is where nothing else can be chosen now. */
static void
show_names (Filter *filter)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (filter->shown));
  gboolean same = n == filter->names->len;

  for (guint i = 0; same && i < n; i++)
    same = g_str_equal (gtk_string_list_get_string (filter->shown, i), filter->names->pdata[i]);
  if (same)
    return;
  gtk_string_list_splice (filter->shown, 0, n, NULL);
  for (guint i = 0; i < filter->names->len; i++)
    gtk_string_list_append (filter->shown, filter->names->pdata[i]);
}

/* Selects the value that is chosen, which the record may not have any more. */
static void
end (Filter *filter)
{
  guint selected = 0;

  for (guint i = 1; i < filter->values->len; i++)
    if (g_strcmp0 (filter->value, g_ptr_array_index (filter->values, i)) == 0)
      selected = i;
  if (selected == 0 && filter->value != NULL)
    {
      selected = filter->values->len;
      add_choice (filter, filter->value, filter->name != NULL ? filter->name : filter->value);
    }

  show_names (filter);
  gtk_drop_down_set_selected (filter->choice, selected);
  if (filter->value != NULL)
    g_set_str (&filter->name, filter->names->pdata[selected]);
}

static void
read_progress (CrumbFilterButton *self)
{
  Filter *filter = &self->filters[CRUMB_FILTER_PROGRESS];

  begin (filter, _ ("All Games"));
  add_choice (filter, "running", C_ ("filter", "Unfinished"));
  add_choice (filter, "over", C_ ("filter", "Finished"));
  end (filter);
}

static const char *
name_of_kind (const char *id)
{
  const CrumbGameKind *kind = crumb_game_kind_find (id);

  return kind != NULL ? _ (crumb_game_words_of (kind)->name) : id;
}

static gboolean
is_given (CrumbFilterButton *self, CrumbFilterKind kind)
{
  return (self->given >> kind & 1u) != 0;
}

static void
offer (CrumbFilterButton *self, CrumbFilterKind kind, gboolean offered)
{
  const Filter *filter = &self->filters[kind];
  GtkWidget *choice = filter->day != NULL ? GTK_WIDGET (filter->day) : GTK_WIDGET (filter->choice);

  gtk_widget_set_visible (choice, offered && !is_given (self, kind));
}

/* Offered only if more than one game is played. */
static void
read_kinds (CrumbFilterButton *self)
{
  Filter *filter = &self->filters[CRUMB_FILTER_KIND];
  const GPtrArray *kinds = self->offers->kinds;
  guint n_kinds = kinds != NULL ? kinds->len : 0;

  begin (filter, _ ("Any Game"));
  for (guint i = 0; i < n_kinds; i++)
    add_choice (filter, kinds->pdata[i], name_of_kind (kinds->pdata[i]));
  end (filter);
  offer (self, CRUMB_FILTER_KIND, n_kinds > 1 || filter->value != NULL);
}

static void
read_players (CrumbFilterButton *self, CrumbFilterKind kind)
{
  const GPtrArray *players = self->offers->players;
  Filter *filter = &self->filters[kind];

  begin (filter, C_ ("filter", "Anyone"));
  for (guint i = 0; players != NULL && i < players->len; i++)
    {
      const CrumbPlayer *player = g_ptr_array_index (players, i);

      add_choice (filter, player->key, player->name);
    }
  end (filter);
}

static void
read_numbers (CrumbFilterButton *self)
{
  Filter *filter = &self->filters[CRUMB_FILTER_PLAYERS];

  begin (filter, _ ("Any Number"));
  for (guint n = 1; n <= CRUMB_SEATS_MAX; n++)
    {
      g_autofree char *number = g_strdup_printf ("%u", n);
      /* Translators: %u counts players. */
      g_autofree char *name = g_strdup_printf (ngettext ("%u player", "%u players", n), n);

      add_choice (filter, number, name);
    }
  end (filter);
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
  crumb_day_button_set_day (filter->day, filter->value);
}

/* Rules are those of one game: the one that is chosen, or the first one. (nullable) */
static const CrumbGameKind *
get_kind (CrumbFilterButton *self)
{
  const char *id = self->filters[CRUMB_FILTER_KIND].value;

  return id != NULL ? crumb_game_kind_find (id) : crumb_game_kinds[0];
}

static void
read_rules (CrumbFilterButton *self)
{
  Filter *filter = &self->filters[CRUMB_FILTER_RULES];
  const char *const *rules = (const char *const *) self->offers->rules;

  begin (filter, _ ("Any Rules"));
  for (guint i = 0; rules != NULL && rules[i] != NULL; i++)
    {
      g_autofree char *name = crumb_game_line_rules (self->settings, get_kind (self), rules[i]);

      add_choice (filter, rules[i], name);
    }
  end (filter);
}

static void
read_years (CrumbFilterButton *self)
{
  Filter *filter = &self->filters[CRUMB_FILTER_YEAR];
  const GArray *years = self->offers->years;

  begin (filter, _ ("Any Year"));
  for (guint i = 0; years != NULL && i < years->len; i++)
    {
      g_autofree char *year = g_strdup_printf ("%u", g_array_index (years, guint, i));

      add_choice (filter, year, year);
    }
  end (filter);
}

/* Offered only if people say where they play. */
static void
read_places (CrumbFilterButton *self)
{
  Filter *filter = &self->filters[CRUMB_FILTER_PLACE];
  const GPtrArray *places = self->offers->places;

  begin (filter, C_ ("filter", "Anywhere"));
  for (guint i = 0; places != NULL && i < places->len; i++)
    add_choice (filter, places->pdata[i], places->pdata[i]);
  end (filter);
  offer (self, CRUMB_FILTER_PLACE, filter->values->len > 1);
}

/* Reads what can be chosen of one thing. Offers nothing if the record can't be read; the list of games says why. */
static void
read_choice (CrumbFilterButton *self, CrumbFilterKind kind)
{
  if (self->offers == NULL)
    return;
  self->reading = TRUE;
  switch (kind)
    {
    case CRUMB_FILTER_PROGRESS:
      read_progress (self);
      break;
    case CRUMB_FILTER_KIND:
      read_kinds (self);
      break;
    case CRUMB_FILTER_PLAYER:
    case CRUMB_FILTER_WITH:
    case CRUMB_FILTER_WINNER:
      read_players (self, kind);
      break;
    case CRUMB_FILTER_PLAYERS:
      read_numbers (self);
      break;
    case CRUMB_FILTER_FROM:
    case CRUMB_FILTER_TO:
      read_day (self, kind);
      break;
    case CRUMB_FILTER_RULES:
      read_rules (self);
      break;
    case CRUMB_FILTER_YEAR:
      read_years (self);
      break;
    case CRUMB_FILTER_PLACE:
      read_places (self);
      break;
    default:
      break;
    }
  self->reading = FALSE;
}

static void
read_choices (CrumbFilterButton *self)
{
  for (guint kind = 0; kind < CRUMB_FILTER_N; kind++)
    read_choice (self, kind);
}

static void
offered_cb (gpointer asker, gpointer answer, const GError *error)
{
  CrumbFilterButton *self = asker;

  if (answer == NULL)
    return;
  g_clear_pointer (&self->offers, offers_free);
  self->offers = answer;
  read_choices (self);
  g_signal_emit_by_name (self, "named");
}

static void
ask (CrumbFilterButton *self)
{
  crumb_store_ask (self->store, find_offers, (gpointer) get_kind (self), NULL, (GDestroyNotify) offers_free, self,
                   offered_cb);
}

/* Shows what was on offer before until the record has answered. */
static void
ask_cb (CrumbFilterButton *self)
{
  read_choices (self);
  ask (self);
}

/* The rules of another game would match nothing. */
static void
forget_rules (CrumbFilterButton *self)
{
  g_clear_pointer (&self->filters[CRUMB_FILTER_RULES].value, g_free);
  g_clear_pointer (&self->filters[CRUMB_FILTER_RULES].name, g_free);
  if (self->offers != NULL)
    g_clear_pointer (&self->offers->rules, g_strfreev);
  read_choice (self, CRUMB_FILTER_RULES);
  ask (self);
}

static void
set_value (CrumbFilterButton *self, CrumbFilterKind kind, const char *value, const char *name)
{
  Filter *filter = &self->filters[kind];

  if (!g_set_str (&filter->value, value))
    return;

  g_set_str (&filter->name, value != NULL ? name : NULL);
  if (kind == CRUMB_FILTER_KIND)
    forget_rules (self);
  g_signal_emit_by_name (self, "changed");
}

static void
chosen_cb (CrumbFilterButton *self, GParamSpec *pspec, GtkDropDown *choice)
{
  guint selected = gtk_drop_down_get_selected (choice);

  if (self->reading || selected == GTK_INVALID_LIST_POSITION)
    return;

  for (guint kind = 0; kind < CRUMB_FILTER_N; kind++)
    if (self->filters[kind].choice == choice)
      set_value (self, kind, g_ptr_array_index (self->filters[kind].values, selected),
                 g_ptr_array_index (self->filters[kind].names, selected));
  /* A list that closes over a popover gives the keys to what had opened the popover. */
  crumb_take_focus (GTK_WIDGET (choice));
}

static void
day_chosen_cb (CrumbFilterButton *self, CrumbDayButton *day)
{
  CrumbFilterKind kind = day == self->from ? CRUMB_FILTER_FROM : CRUMB_FILTER_TO;

  g_set_str (&self->filters[kind].value, crumb_day_button_get_day (day));
  read_day (self, kind);
  g_signal_emit_by_name (self, "changed");
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
      g_ptr_array_unref (self->filters[kind].names);
      g_object_unref (self->filters[kind].shown);
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
    offer (self, kind, TRUE);
}

static void
crumb_filter_button_class_init (CrumbFilterButtonClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->finalize = crumb_filter_button_finalize;
  widget_class->grab_focus = crumb_filter_button_grab_focus;

  crumb_class_property (klass, CrumbFilterButton, store, NULL,
                        g_param_spec_object ("store", NULL, NULL, CRUMB_TYPE_STORE, CRUMB_READWRITE));
  crumb_class_property (klass, CrumbFilterButton, settings, NULL,
                        g_param_spec_object ("settings", NULL, NULL, G_TYPE_SETTINGS, CRUMB_READWRITE));

  crumb_class_property (klass, CrumbFilterButton, given, set_given,
                        g_param_spec_uint ("given", NULL, NULL, 0, G_MAXUINT, 0, CRUMB_READWRITE));

  crumb_class_signal (klass, "changed", 0);
  crumb_class_signal (klass, "named", 0);

  g_type_ensure (CRUMB_TYPE_DAY_BUTTON);
  crumb_class_template (klass, CrumbFilterButton, "crumb-filter-button", button, progress, game, player, rules, year,
                        with, winner, players, from, to, place);
  crumb_class_owns (klass, CrumbFilterButton, g_object_unref, settings, store);
  crumb_class_owns (klass, CrumbFilterButton, offers_free, offers);
  crumb_class_callbacks (klass, ask_cb, chosen_cb, day_chosen_cb);
}

static void
crumb_filter_button_init (CrumbFilterButton *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  self->filters[CRUMB_FILTER_PROGRESS].choice = self->progress;
  self->filters[CRUMB_FILTER_KIND].choice = self->game;
  self->filters[CRUMB_FILTER_PLAYER].choice = self->player;
  self->filters[CRUMB_FILTER_RULES].choice = self->rules;
  self->filters[CRUMB_FILTER_YEAR].choice = self->year;
  self->filters[CRUMB_FILTER_WITH].choice = self->with;
  self->filters[CRUMB_FILTER_WINNER].choice = self->winner;
  self->filters[CRUMB_FILTER_PLAYERS].choice = self->players;
  self->filters[CRUMB_FILTER_FROM].day = self->from;
  self->filters[CRUMB_FILTER_TO].day = self->to;
  self->filters[CRUMB_FILTER_PLACE].choice = self->place;
  for (guint kind = 0; kind < CRUMB_FILTER_N; kind++)
    {
      Filter *filter = &self->filters[kind];

      filter->values = g_ptr_array_new_with_free_func (g_free);
      filter->names = g_ptr_array_new_with_free_func (g_free);
      filter->shown = gtk_string_list_new (NULL);
      if (filter->choice != NULL)
        gtk_drop_down_set_model (filter->choice, G_LIST_MODEL (filter->shown));
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
  if (kind == CRUMB_FILTER_KIND)
    forget_rules (self);
  else if (value != NULL)
    ask (self);
  read_choice (self, kind);
  g_signal_emit_by_name (self, "changed");
}

void
crumb_filter_button_clear (CrumbFilterButton *self)
{
  gboolean changed = FALSE;

  g_return_if_fail (CRUMB_IS_FILTER_BUTTON (self));

  for (guint kind = 0; kind < CRUMB_FILTER_N; kind++)
    {
      changed |= self->filters[kind].value != NULL;
      g_clear_pointer (&self->filters[kind].value, g_free);
      g_clear_pointer (&self->filters[kind].name, g_free);
    }
  if (!changed)
    return;

  ask_cb (self);
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
