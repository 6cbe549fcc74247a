/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Unfinished games and players in the desktop's search. */

#include "crumb-search-provider.h"

#include "record/base/crumb-class.h"
#include "record/store/crumb-store.h"
#include "ui/past/crumb-game-line.h"
#include "words/crumb-game-words.h"
#include "words/crumb-words-player.h"

#include <glib/gi18n.h>

/* As many as desktops show. */
#define MAX_RESULTS 5
/* What a result's id begins with: the rest is a game's id or a player's key. */
#define GAME "game:"
#define PLAYER "player:"

struct _CrumbSearchProvider
{
  GObject parent_instance;

  CrumbStore *store;
  GDBusConnection *connection;
  guint registration;
};

CRUMB_DEFINE_PLAIN (CrumbSearchProvider, crumb_search_provider, G_TYPE_OBJECT)

static void
find_games (CrumbStore *store, const char *search, GStrvBuilder *ids)
{
  const CrumbGameFilter filter = { .search = (char *) search, .progress = CRUMB_PROGRESS_RUNNING };
  g_autoptr (GPtrArray) games = crumb_store_list_games (store, &filter, MAX_RESULTS, NULL);

  for (guint i = 0; games != NULL && i < games->len; i++)
    {
      const CrumbGameSummary *game = games->pdata[i];

      if (!game->damaged && game->kind != NULL)
        g_strv_builder_take (ids, g_strconcat (GAME, game->id, NULL));
    }
}

static void
find_players (CrumbStore *store, const char *search, GStrvBuilder *ids)
{
  g_autoptr (GPtrArray) players = crumb_store_find_players (store, search, CRUMB_PLAYERS_BY_PLAYED, FALSE, NULL);

  for (guint i = 0; players != NULL && i < MIN (players->len, MAX_RESULTS); i++)
    g_strv_builder_take (ids, g_strconcat (PLAYER, ((CrumbPlayer *) players->pdata[i])->key, NULL));
}

static GVariant *
find (CrumbStore *store, char **terms)
{
  g_autofree char *search = g_strjoinv (" ", terms);
  g_autoptr (GStrvBuilder) ids = g_strv_builder_new ();
  g_auto (GStrv) found = NULL;

  if (store != NULL)
    {
      find_games (store, search, ids);
      find_players (store, search, ids);
    }
  found = g_strv_builder_end (ids);
  return g_variant_new ("(^as)", found);
}

static char *
score_line (const CrumbGameSummary *game)
{
  g_autoptr (GStrvBuilder) scores = g_strv_builder_new ();
  g_auto (GStrv) parts = NULL;
  g_autofree char *all = NULL;

  for (guint seat = 0; seat < game->n_seats; seat++)
    /* Translators: a player and a score: “Ann 32” */
    g_strv_builder_take (scores, g_strdup_printf (C_ ("score", "%s %d"), game->seats[seat]->told, game->totals[seat]));
  parts = g_strv_builder_end (scores);
  all = g_strjoinv (C_ ("between scores", ", "), parts);
  /* Translators: %s is a list of players and scores: “Resume: Ann 32, Ben 41” */
  return g_strdup_printf (_ ("Resume: %s"), all);
}

static void
describe (GVariantBuilder *metas, const char *id, const char *name, const char *description)
{
  g_variant_builder_open (metas, G_VARIANT_TYPE_VARDICT);
  g_variant_builder_add (metas, "{sv}", "id", g_variant_new_string (id));
  g_variant_builder_add (metas, "{sv}", "name", g_variant_new_string (name));
  g_variant_builder_add (metas, "{sv}", "description", g_variant_new_string (description));
  g_variant_builder_close (metas);
}

static void
describe_game (CrumbStore *store, GVariantBuilder *metas, const char *id)
{
  g_autoptr (CrumbGameSummary) game = crumb_store_find_summary (store, id + strlen (GAME));
  g_autofree char *title = NULL, *day = NULL, *description = NULL;

  if (game == NULL || game->damaged || game->kind == NULL)
    return;
  title = score_line (game);
  day = crumb_game_line_date (game->started);
  /* Translators: the name of a game, and the day on which it began */
  description = g_strdup_printf (C_ ("found game", "%s · %s"), _ (crumb_game_words_of (game->kind)->name), day);
  describe (metas, id, title, description);
}

static void
describe_player (CrumbStore *store, GVariantBuilder *metas, const char *id)
{
  g_autoptr (CrumbPlayer) player = crumb_store_find_player (store, id + strlen (PLAYER), NULL);
  g_autofree char *description = NULL;

  if (player == NULL)
    return;
  description = crumb_words_games_won (player->games, player->won);
  describe (metas, id, player->name, description);
}

static GVariant *
describe_all (CrumbStore *store, char **ids)
{
  GVariantBuilder metas;

  g_variant_builder_init_static (&metas, G_VARIANT_TYPE ("aa{sv}"));
  for (guint i = 0; store != NULL && ids[i] != NULL; i++)
    {
      if (g_str_has_prefix (ids[i], GAME))
        describe_game (store, &metas, ids[i]);
      else if (g_str_has_prefix (ids[i], PLAYER))
        describe_player (store, &metas, ids[i]);
    }
  return g_variant_new ("(aa{sv})", &metas);
}

/* @store: (nullable); @data: what the desktop asks */
static gpointer
find_answer (CrumbStore *store, gpointer data, GError **error)
{
  const char *method = g_dbus_method_invocation_get_method_name (data);
  /* Narrowing what was found earlier is no faster than searching again. */
  gboolean narrows = g_str_equal (method, "GetSubsearchResultSet");
  g_autoptr (GVariant) words = g_variant_get_child_value (g_dbus_method_invocation_get_parameters (data), narrows);
  g_auto (GStrv) strings = g_variant_dup_strv (words, NULL);

  return g_variant_ref_sink (g_str_equal (method, "GetResultMetas") ? describe_all (store, strings)
                                                                    : find (store, strings));
}

static void
answer_cb (gpointer invocation, gpointer answer, const GError *error)
{
  g_autoptr (GVariant) said = answer;

  if (said != NULL)
    g_dbus_method_invocation_return_value (g_object_ref (invocation), said);
  else
    g_dbus_method_invocation_return_gerror (g_object_ref (invocation), error);
}

/* Each question is an asker of its own: all are answered. */
static void
ask (CrumbSearchProvider *self, GDBusMethodInvocation *invocation)
{
  if (self->store != NULL)
    {
      crumb_store_ask (self->store, find_answer, invocation, g_object_unref, (GDestroyNotify) g_variant_unref,
                       invocation, answer_cb);
      return;
    }
  answer_cb (invocation, find_answer (NULL, invocation, NULL), NULL);
  g_object_unref (invocation);
}

static void
activate_result (CrumbSearchProvider *self, const char *id)
{
  if (g_str_has_prefix (id, GAME))
    g_signal_emit_by_name (self, "activated", "win.open-game", id + strlen (GAME));
  else if (g_str_has_prefix (id, PLAYER))
    g_signal_emit_by_name (self, "activated", "win.player", id + strlen (PLAYER));
}

static void
method_call_cb (GDBusConnection *connection, const char *sender, const char *path, const char *interface,
                const char *method, GVariant *parameters, GDBusMethodInvocation *invocation, gpointer user_data)
{
  CrumbSearchProvider *self = user_data;
  g_autofree const char **strings = NULL;
  g_autofree char *search = NULL;
  const char *id;

  g_signal_emit_by_name (self, "opening");
  if (g_str_equal (method, "ActivateResult"))
    {
      g_variant_get (parameters, "(&s^a&su)", &id, &strings, NULL);
      activate_result (self, id);
    }
  else if (g_str_equal (method, "LaunchSearch"))
    {
      g_variant_get (parameters, "(^a&su)", &strings, NULL);
      search = g_strjoinv (" ", (char **) strings);
      g_signal_emit_by_name (self, "activated", "win.find", search);
    }
  else
    {
      ask (self, invocation);
      return;
    }
  g_dbus_method_invocation_return_value (invocation, NULL);
}

static void
crumb_search_provider_dispose (GObject *object)
{
  CrumbSearchProvider *self = CRUMB_SEARCH_PROVIDER (object);

  if (self->registration != 0)
    g_dbus_connection_unregister_object (self->connection, self->registration);
  self->registration = 0;
  crumb_class_dispose (object);
}

static void
crumb_search_provider_class_init (CrumbSearchProviderClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = crumb_search_provider_dispose;
  crumb_class_owns (klass, CrumbSearchProvider, g_object_unref, store, connection);
  crumb_class_object (klass, CrumbSearchProvider, store, NULL, CRUMB_TYPE_STORE, CRUMB_READWRITE);
  crumb_class_signal (klass, "opening", 0);
  crumb_class_signal (klass, "activated", 2, G_TYPE_STRING, G_TYPE_STRING);
}

gboolean
crumb_search_provider_export (CrumbSearchProvider *self, GDBusConnection *connection, const char *path, GError **error)
{
  static const GDBusInterfaceVTable vtable = { .method_call = method_call_cb };
  g_autoptr (GBytes) xml = g_resources_lookup_data ("/crumb/crumb-search-provider.xml", 0, NULL);
  g_autoptr (GDBusNodeInfo) node = g_dbus_node_info_new_for_xml (g_bytes_get_data (xml, NULL), NULL);

  g_return_val_if_fail (CRUMB_IS_SEARCH_PROVIDER (self), FALSE);
  g_return_val_if_fail (self->registration == 0, FALSE);

  self->registration =
      g_dbus_connection_register_object (connection, path, node->interfaces[0], &vtable, self, NULL, error);
  g_set_object (&self->connection, connection);
  return self->registration != 0;
}
