/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A window at all sizes, as people see it who need larger text, longer words or a mirrored layout. */

#include "room-fixture.h"

#include "pseudo.h"
#include "widget-texts.h"

#include "record/files/crumb-game-file.h"
#include "ui/cookie-raid/rulings/crumb-rulings-view.h"
#include "ui/history/crumb-player-line.h"
#include "ui/past/crumb-game-card.h"

/* Short tests leave out the larger windows, which have room for everything, and look at each page in one of the others,
 * by turns. */
#define N_SIZES_SHORT 2

/* Of the fixture that is set up. */
static CrumbStore *asked;

void
room_settle (void)
{
  while (g_main_context_pending (NULL) || (asked != NULL && crumb_store_is_asked (asked)))
    g_main_context_iteration (NULL, FALSE);
}

char *
room_read_game (Room *room, const char *file)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "games", file, NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  char *id = NULL;
  gboolean known;
  gsize length;

  g_file_get_contents (path, &text, &length, &error);
  g_assert_no_error (error);
  crumb_game_file_read (room->record.store, text, length, CRUMB_IMPORT_ASK, &id, &known, NULL, &error);
  g_assert_no_error (error);
  return id;
}

GtkWidget *
room_wait_for (Room *room, GType type)
{
  gint64 deadline = g_get_monotonic_time () + 20 * G_USEC_PER_SEC;

  while (TRUE)
    {
      g_autoptr (GPtrArray) found = widget_find_all (room->window, type);

      if (found->len > 0)
        return g_ptr_array_index (found, 0);
      g_assert_cmpint (g_get_monotonic_time (), <, deadline);
      widget_wait ();
    }
}

void
room_resize (Room *room, int width, int height)
{
  gint64 deadline = g_get_monotonic_time () + 20 * G_USEC_PER_SEC;

  gtk_window_set_default_size (GTK_WINDOW (room->window), width + room->frame, height + room->frame);
  while (gtk_widget_get_width (room->window) != width || gtk_widget_get_height (room->window) != height)
    {
      if (g_get_monotonic_time () > deadline)
        g_error ("%d × %d instead of %d × %d", gtk_widget_get_width (room->window),
                 gtk_widget_get_height (room->window), width, height);
      widget_wait ();
    }
  room_settle ();
}

gboolean
room_is_name (Room *room, const char *text)
{
  g_autoptr (GPtrArray) players =
      crumb_store_find_players (room->record.store, NULL, CRUMB_PLAYERS_BY_NAME, FALSE, NULL);

  for (guint i = 0; i < players->len; i++)
    if (g_str_equal (((const CrumbPlayer *) players->pdata[i])->name, text))
      return TRUE;
  return FALSE;
}

/* (nullable) */
static const char *
find_cut_button (Room *room)
{
  g_autoptr (GPtrArray) labels = widget_find_all (room->window, GTK_TYPE_LABEL);

  for (guint i = 0; i < labels->len; i++)
    {
      GtkWidget *label = g_ptr_array_index (labels, i);

      if (gtk_widget_get_mapped (label) && gtk_widget_get_ancestor (label, GTK_TYPE_BUTTON) != NULL
          && (gtk_widget_get_ancestor (label, CRUMB_TYPE_RULINGS_VIEW) == NULL
              || gtk_widget_get_ancestor (label, GTK_TYPE_MENU_BUTTON) == NULL)
          && pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label)))
          && !room_is_name (room, gtk_label_get_text (GTK_LABEL (label))))
        return gtk_label_get_text (GTK_LABEL (label));
    }
  return NULL;
}

/* What has new words, or slides in, is cut until the next frame. */
void
room_check_buttons (Room *room)
{
  gint64 deadline = g_get_monotonic_time () + 5 * G_USEC_PER_SEC;
  const char *cut;

  while ((cut = find_cut_button (room)) != NULL)
    {
      if (g_get_monotonic_time () > deadline)
        g_error ("“%s” is cut in a window of %d × %d", cut, gtk_widget_get_width (room->window),
                 gtk_widget_get_height (room->window));
      widget_wait ();
    }
}

AdwDialog *
room_get_dialog (Room *room)
{
  return adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (room->window));
}

void
room_act (GtkWidget *widget, const char *action)
{
  g_autofree char *name = NULL;
  g_autoptr (GVariant) target = NULL;
  g_autoptr (GError) error = NULL;

  g_action_parse_detailed_name (action, &name, &target, &error);
  g_assert_no_error (error);
  if (!gtk_widget_activate_action_variant (widget, name, target))
    g_error ("There is no %s", action);
  room_settle ();
}

void
room_close_dialogs (Room *room)
{
  for (AdwDialog *dialog = room_get_dialog (room); dialog != NULL; dialog = room_get_dialog (room))
    {
      adw_dialog_force_close (dialog);
      room_settle ();
    }
}

/* The log has a button once the layout is one without it. */
void
room_open_dialog (Room *room, GtkWidget *widget, const char *action)
{
  gint64 deadline = g_get_monotonic_time () + 20 * G_USEC_PER_SEC;

  for (room_act (widget, action); room_get_dialog (room) == NULL; room_act (widget, action))
    if (g_get_monotonic_time () > deadline)
      g_error ("%s opens no dialog", action);
}

/* Whether it says below the title of a row that opens what is chosen in there. */
static gboolean
is_of_expander (GtkWidget *label)
{
  GtkWidget *expander = gtk_widget_get_ancestor (label, ADW_TYPE_EXPANDER_ROW);
  GtkWidget *inside = gtk_widget_get_ancestor (label, GTK_TYPE_REVEALER);

  return gtk_widget_has_css_class (label, "subtitle") && expander != NULL
         && (inside == NULL || !gtk_widget_is_ancestor (inside, expander));
}

/* Titles end where there is no room for all of them: in a window narrower than a phone, in much larger text. */
static gboolean
is_title_in_little_room (Room *room, GtkWidget *label)
{
  double text = adw_length_unit_to_px (ADW_LENGTH_UNIT_SP, 1, gtk_widget_get_settings (label));

  return gtk_widget_get_ancestor (label, ADW_TYPE_HEADER_BAR) != NULL
         && (gtk_widget_has_css_class (label, "title") || gtk_widget_has_css_class (label, "subtitle")
             || gtk_widget_get_ancestor (label, ADW_TYPE_INLINE_VIEW_SWITCHER) != NULL)
         && (text > 1.25 || gtk_widget_get_width (room->window) < 400);
}

/* Where players are known their names may be shortened, as may others if both ends stay, but not on cards of games and
 * in lists of players. What is cut after a few lines is whole where it opens, as is what is chosen in a row that opens;
 * what is cut at the table is whole in its tooltip. */
static gboolean
may_be_cut (Room *room, GtkWidget *label)
{
  return gtk_label_get_ellipsize (GTK_LABEL (label)) == PANGO_ELLIPSIZE_MIDDLE
         || gtk_label_get_lines (GTK_LABEL (label)) > 1 || is_of_expander (label)
         || is_title_in_little_room (room, label)
         || g_strcmp0 (gtk_widget_get_tooltip_text (label), gtk_label_get_text (GTK_LABEL (label))) == 0
         || (gtk_widget_get_ancestor (label, CRUMB_TYPE_GAME_CARD) == NULL
             && gtk_widget_get_ancestor (label, CRUMB_TYPE_PLAYER_LINE) == NULL
             && room_is_name (room, gtk_label_get_text (GTK_LABEL (label))));
}

/* Where a layout gives way to another, nothing is shown for a frame. */
static GPtrArray *
wait_for_labels (GtkWidget *root)
{
  gint64 deadline = g_get_monotonic_time () + 20 * G_USEC_PER_SEC;

  while (TRUE)
    {
      g_autoptr (GPtrArray) labels = widget_find_all (root, GTK_TYPE_LABEL);

      if (labels->len > 0)
        return g_steal_pointer (&labels);
      g_assert_cmpint (g_get_monotonic_time (), <, deadline);
      widget_wait ();
    }
}

static const char *
find_cut (Room *room, GPtrArray *labels)
{
  for (guint i = 0; i < labels->len; i++)
    {
      GtkWidget *label = g_ptr_array_index (labels, i);

      if (gtk_widget_get_mapped (label) && pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label)))
          && !may_be_cut (room, label))
        return gtk_label_get_text (GTK_LABEL (label));
    }
  return NULL;
}

/* What a mnemonic presses. */
static GtkWidget *
find_pressed (GtkWidget *label)
{
  GtkWidget *pressed = gtk_label_get_mnemonic_widget (GTK_LABEL (label));

  if (pressed != NULL)
    return pressed;
  for (pressed = label; !gtk_widget_get_focusable (pressed); pressed = gtk_widget_get_parent (pressed))
    if (gtk_widget_get_parent (pressed) == NULL)
      return label;
  return pressed;
}

/* Two that share a letter can't both be pressed by it. */
static void
check_mnemonics (GPtrArray *labels, const char *what)
{
  g_autoptr (GHashTable) pressed = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < labels->len; i++)
    {
      guint key = gtk_label_get_mnemonic_keyval (labels->pdata[i]);
      GtkWidget *one = find_pressed (labels->pdata[i]);
      GtkWidget *other = g_hash_table_lookup (pressed, GUINT_TO_POINTER (key));

      if (key == GDK_KEY_VoidSymbol || !gtk_widget_get_mapped (labels->pdata[i]))
        continue;
      if (other != NULL && other != one)
        g_error ("%s: Alt+%c is also “%s”", what, (char) key, gtk_label_get_text (labels->pdata[i]));
      g_hash_table_insert (pressed, GUINT_TO_POINTER (key), one);
    }
}

/* What has new words is cut until the next frame. */
void
room_check_words (Room *room, GtkWidget *root, const char *what)
{
  gint64 deadline = g_get_monotonic_time () + 5 * G_USEC_PER_SEC;

  while (TRUE)
    {
      g_autoptr (GPtrArray) labels = wait_for_labels (root);
      const char *cut = find_cut (room, labels);

      if (cut == NULL)
        {
          check_mnemonics (labels, what);
          return;
        }
      if (g_get_monotonic_time () > deadline)
        g_error ("%s: “%s” is cut in a window of %d × %d", what, cut, gtk_widget_get_width (room->window),
                 gtk_widget_get_height (room->window));
      widget_wait ();
    }
}

void
room_check_sizes (Room *room, GtkWidget *root, const char *what)
{
  static const int sizes[][2] = { { 360, ROOM_LOWEST }, { ROOM_PHONE }, { 900, 640 }, { 1280, 800 } };
  static guint turn = 0;
  guint first = g_test_slow () ? 0 : turn++ % N_SIZES_SHORT;

  for (guint i = first; i < (g_test_slow () ? G_N_ELEMENTS (sizes) : first + 1); i++)
    {
      g_test_message ("%s in a window of %d × %d", what, sizes[i][0], sizes[i][1]);
      room_resize (room, sizes[i][0], sizes[i][1]);
      room_check_words (room, root, what);
    }
}

/* Tab --------------------------------------------------------------------- */

/* In a list of so few rows each may as well have its own stop. */
#define N_ROWS_SHORT 3

/** @stops: where Tab leads, in turn; @reached: those, and where arrows lead from them; both hold references */
typedef struct
{
  Room *room;
  GtkWidget *root;
  GPtrArray *stops;
  GHashTable *reached;
} Walk;

/* Nothing else happens in between: a table that was not told of a key, as it is by a real one, takes the focus back. */
static GtkWidget *
press (Walk *walk, guint key, GtkDirectionType direction)
{
  widget_move_focus (GTK_IS_POPOVER (walk->root) ? walk->root : walk->room->window, key, direction);
  return gtk_root_get_focus (GTK_ROOT (walk->room->window));
}

static gboolean
is_inside (GtkWidget *widget, GtkWidget *outer)
{
  return widget == outer || gtk_widget_is_ancestor (widget, outer);
}

static gboolean
takes_keys (GtkWidget *widget, GtkWidget *root)
{
  if (!gtk_widget_get_focusable (widget) || !gtk_widget_get_mapped (widget) || !gtk_widget_is_sensitive (widget))
    return FALSE;
  for (; widget != root; widget = gtk_widget_get_parent (widget))
    if (!gtk_widget_get_can_focus (widget))
      return FALSE;
  return TRUE;
}

static guint
count_takers (Walk *walk)
{
  g_autoptr (GPtrArray) widgets = widget_find_all (walk->root, GTK_TYPE_WIDGET);
  guint n = 0;

  for (guint i = 0; i < widgets->len; i++)
    n += takes_keys (widgets->pdata[i], walk->root);
  return n;
}

/* Tab enters a list at its first row, wherever the focus was in it. A popover takes the focus when it opens. */
static GtkWidget *
start_over (Walk *walk)
{
  gtk_window_set_focus (GTK_WINDOW (walk->room->window), NULL);
  if (!GTK_IS_POPOVER (walk->root))
    return press (walk, GDK_KEY_Tab, GTK_DIR_TAB_FORWARD);
  gtk_widget_child_focus (walk->root, GTK_DIR_TAB_FORWARD);
  return gtk_root_get_focus (GTK_ROOT (walk->room->window));
}

static char *
press_tab (Walk *walk)
{
  guint n = count_takers (walk);
  GtkWidget *first = start_over (walk);
  GtkWidget *focus = first;

  do
    {
      if (focus == NULL || !is_inside (focus, walk->root))
        return g_strdup ("Tab leads out of it");
      if (walk->stops->len > n)
        return g_strdup_printf ("Tab doesn’t come round after %u stops", n);
      g_ptr_array_add (walk->stops, g_object_ref (focus));
      focus = press (walk, GDK_KEY_Tab, GTK_DIR_TAB_FORWARD);
    }
  while (focus != first);
  return NULL;
}

/* Shift+Tab enters a list from its other end, and stops elsewhere in it. */
static GtkWidget *
find_place (GtkWidget *stop)
{
  GtkWidget *list = gtk_widget_get_ancestor (stop, GTK_TYPE_LIST_BOX);

  if (list == NULL)
    list = gtk_widget_get_ancestor (stop, GTK_TYPE_LIST_VIEW);
  return list != NULL ? list : stop;
}

/* Shift+Tab leads the same way back. */
static char *
press_back (Walk *walk)
{
  guint n = count_takers (walk);
  guint at = walk->stops->len - 1;
  GtkWidget *place, *expected = find_place (walk->stops->pdata[0]);

  gtk_widget_grab_focus (walk->stops->pdata[0]);
  for (guint i = 0; i <= n; i++)
    {
      GtkWidget *focus = press (walk, GDK_KEY_ISO_Left_Tab, GTK_DIR_TAB_BACKWARD);
      g_autofree char *texts = NULL;

      if (focus == NULL || !is_inside (focus, walk->root))
        return g_strdup ("Shift+Tab leads out of it");
      place = find_place (focus);
      if (place == expected && i > 0)
        continue;
      while (at > 0 && find_place (walk->stops->pdata[at]) == expected)
        at--;
      expected = find_place (walk->stops->pdata[at]);
      if (place == expected && at == 0)
        return NULL;
      if (place == expected)
        continue;
      texts = widget_texts (focus);
      return g_strdup_printf ("Shift+Tab leads to a %s instead of stop %u, a %s: %s", G_OBJECT_TYPE_NAME (focus), at,
                              G_OBJECT_TYPE_NAME (walk->stops->pdata[at]), texts);
    }
  return g_strdup_printf ("Shift+Tab doesn’t come round after %u stops", n);
}

/* Tab leads from a row that an arrow led to into the row. In a text of several lines arrows move only the cursor. */
static void
press_arrows (Walk *walk)
{
  static const struct
  {
    guint key;
    GtkDirectionType direction;
  } keys[] = {
    { GDK_KEY_Tab, GTK_DIR_TAB_FORWARD }, { GDK_KEY_Up, GTK_DIR_UP },       { GDK_KEY_Down, GTK_DIR_DOWN },
    { GDK_KEY_Left, GTK_DIR_LEFT },       { GDK_KEY_Right, GTK_DIR_RIGHT },
  };
  g_autoptr (GPtrArray) ways = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < walk->stops->len; i++)
    g_ptr_array_add (ways, g_object_ref (walk->stops->pdata[i]));
  for (guint i = 0; i < ways->len; i++)
    {
      if (!g_hash_table_add (walk->reached, g_object_ref (ways->pdata[i])) || GTK_IS_TEXT_VIEW (ways->pdata[i]))
        continue;
      for (guint key = 0; key < G_N_ELEMENTS (keys); key++)
        if (gtk_widget_get_mapped (ways->pdata[i]) && gtk_widget_grab_focus (ways->pdata[i]))
          {
            GtkWidget *focus = press (walk, keys[key].key, keys[key].direction);

            if (focus != NULL)
              g_ptr_array_add (ways, g_object_ref (focus));
          }
    }
}

static gboolean
is_reached (Walk *walk, GtkWidget *widget)
{
  GHashTableIter iter;
  gpointer reached;

  g_hash_table_iter_init (&iter, walk->reached);
  while (g_hash_table_iter_next (&iter, &reached, NULL))
    if (is_inside (reached, widget))
      return TRUE;
  return FALSE;
}

static char *
check_reached (Walk *walk)
{
  g_autoptr (GPtrArray) widgets = widget_find_all (walk->root, GTK_TYPE_WIDGET);
  GString *missed = g_string_new (NULL);

  for (guint i = 0; i < widgets->len; i++)
    if (takes_keys (widgets->pdata[i], walk->root) && !is_reached (walk, widgets->pdata[i]))
      {
        g_autofree char *texts = widget_texts (widgets->pdata[i]);

        g_string_append_printf (missed, "\nno key leads to a %s in a %s: %s", G_OBJECT_TYPE_NAME (widgets->pdata[i]),
                                G_OBJECT_TYPE_NAME (gtk_widget_get_parent (widgets->pdata[i])), texts);
      }
  return g_string_free (missed, missed->len == 0);
}

/* In a list of settings, as everywhere on the platform, each entry, switch, choice and button has a stop of its own. */
static gboolean
has_controls (Walk *walk, GtkWidget *row)
{
  g_autoptr (GPtrArray) widgets = widget_find_all (row, GTK_TYPE_WIDGET);

  if (ADW_IS_ENTRY_ROW (row) || ADW_IS_SWITCH_ROW (row) || ADW_IS_COMBO_ROW (row))
    return TRUE;
  for (guint i = 0; i < widgets->len; i++)
    if (takes_keys (widgets->pdata[i], walk->root))
      return TRUE;
  return FALSE;
}

static char *
check_list (Walk *walk, GtkWidget *list)
{
  guint n_stops = 0, n_rows = 0;
  g_autofree char *texts = NULL;

  for (GtkWidget *row = gtk_widget_get_first_child (list); row != NULL; row = gtk_widget_get_next_sibling (row))
    {
      if (has_controls (walk, row))
        return NULL;
      n_rows += gtk_widget_get_mapped (row);
    }
  for (guint i = 0; i < walk->stops->len; i++)
    n_stops += gtk_widget_is_ancestor (walk->stops->pdata[i], list);
  if (n_rows <= N_ROWS_SHORT || n_stops <= 1)
    return NULL;
  texts = widget_texts (list);
  return g_strdup_printf ("Tab stops %u times in one list:\n%s", n_stops, texts);
}

static char *
check_lists (Walk *walk, GType type)
{
  g_autoptr (GPtrArray) lists = widget_find_all (walk->root, type);
  char *wrong = NULL;

  for (guint i = 0; wrong == NULL && i < lists->len; i++)
    wrong = check_list (walk, lists->pdata[i]);
  return wrong;
}

/* Returns what is wrong. */
static char *
walk_round (Room *room, GtkWidget *root)
{
  g_autoptr (GPtrArray) stops = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GHashTable) reached = g_hash_table_new_full (NULL, NULL, g_object_unref, NULL);
  Walk walk = { room, root, stops, reached };
  char *wrong = press_tab (&walk);

  if (wrong == NULL)
    wrong = press_back (&walk);
  if (wrong == NULL)
    wrong = check_lists (&walk, GTK_TYPE_LIST_BOX);
  if (wrong == NULL)
    wrong = check_lists (&walk, GTK_TYPE_LIST_VIEW);
  if (wrong == NULL)
    {
      press_arrows (&walk);
      wrong = check_reached (&walk);
    }
  return wrong;
}

/* A new layout takes the focus for a frame. */
void
room_check_tabs (Room *room, GtkWidget *root, const char *what)
{
  gint64 deadline = g_get_monotonic_time () + 5 * G_USEC_PER_SEC;

  while (TRUE)
    {
      g_autofree char *wrong = walk_round (room, root);

      if (wrong == NULL)
        return;
      room_settle ();
      if (g_get_monotonic_time () > deadline)
        g_error ("%s in a window of %d × %d: %s", what, gtk_widget_get_width (room->window),
                 gtk_widget_get_height (room->window), wrong);
      widget_wait ();
    }
}

/* Popovers ---------------------------------------------------------------- */

static gboolean
has_labels (GtkWidget *root)
{
  g_autoptr (GPtrArray) labels = widget_find_all (root, GTK_TYPE_LABEL);

  return labels->len > 0;
}

/* What only tells something has nowhere to go. */
static gboolean
has_stops (GtkWidget *popover)
{
  g_autoptr (GPtrArray) widgets = widget_find_all (popover, GTK_TYPE_WIDGET);

  for (guint i = 0; i < widgets->len; i++)
    if (widgets->pdata[i] != popover && takes_keys (widgets->pdata[i], popover))
      return TRUE;
  return FALSE;
}

/* In a menu arrows are enough, and GTK's own. */
static void
check_popover (Room *room, GtkWidget *popover, const char *what)
{
  if (has_labels (popover))
    room_check_words (room, popover, what);
  if (!GTK_IS_POPOVER_MENU (popover) && has_stops (popover))
    room_check_tabs (room, popover, what);
}

void
room_check_popovers (Room *room, GtkWidget *root, const char *what)
{
  g_autoptr (GPtrArray) labels = wait_for_labels (root);
  g_autoptr (GPtrArray) buttons = widget_find_all (root, GTK_TYPE_MENU_BUTTON);

  g_assert_cmpuint (buttons->len, >, 0);
  for (guint i = 0; i < buttons->len; i++)
    {
      GtkMenuButton *button = buttons->pdata[i];

      if (!gtk_widget_get_mapped (GTK_WIDGET (button)) || !gtk_widget_is_sensitive (GTK_WIDGET (button)))
        continue;
      gtk_menu_button_popup (button);
      room_settle ();
      check_popover (room, GTK_WIDGET (gtk_menu_button_get_popover (button)), what);
      gtk_menu_button_popdown (button);
      room_settle ();
    }
}

/* Readers ----------------------------------------------------------------- */

/* For as long as the process runs. */
static void
show_style (void)
{
  static gboolean shown;
  g_autoptr (GtkCssProvider) style = gtk_css_provider_new ();

  if (shown)
    return;
  shown = TRUE;

  gtk_css_provider_load_from_resource (style, "/crumb/style.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (style),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

/* A list that slides away from a narrow window doesn't mind being resized meanwhile, but libadwaita's shadow of it
 * does. In the largest text the window is narrow at all of the widths. GTK itself warns of a cursor that blinks while a
 * text is selected. */
void
room_let_move (gboolean moves)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", moves, "gtk-cursor-blink", moves, NULL);
}

static void
scale_text (int percent)
{
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024 * percent / 100, NULL);
}

/* So many of the readers are tried each time, all others in long tests. */
#define N_SHORT 1
static const char raid[] = "four-players.json";
static const char cubbage[] = "cubbage/two-players.json";
static const char mildred[] = "auntie-mildred/every-die.json";
static const struct
{
  const char *path;
  Reader reader;
} readers[] = {
  { "/cookie-raid/200", { raid, 200, GTK_TEXT_DIR_LTR, FALSE } },
  { "/cookie-raid/mirrored", { raid, 100, GTK_TEXT_DIR_RTL, TRUE } },
  { "/cookie-raid/long-words", { raid, 100, GTK_TEXT_DIR_LTR, TRUE } },
  { "/cookie-raid/125", { raid, 125, GTK_TEXT_DIR_LTR, FALSE } },
  { "/cookie-raid/150", { raid, 150, GTK_TEXT_DIR_LTR, FALSE } },
  { "/cubbage/long-words", { cubbage, 100, GTK_TEXT_DIR_LTR, TRUE } },
  { "/cubbage/mirrored", { cubbage, 100, GTK_TEXT_DIR_RTL, TRUE } },
  { "/cubbage/125", { cubbage, 125, GTK_TEXT_DIR_LTR, FALSE } },
  { "/cubbage/150", { cubbage, 150, GTK_TEXT_DIR_LTR, FALSE } },
  { "/cubbage/200", { cubbage, 200, GTK_TEXT_DIR_LTR, FALSE } },
  { "/mildred/mirrored", { mildred, 100, GTK_TEXT_DIR_RTL, TRUE } },
  { "/mildred/125", { mildred, 125, GTK_TEXT_DIR_LTR, FALSE } },
  { "/mildred/200", { mildred, 200, GTK_TEXT_DIR_LTR, FALSE } },
};

void
room_set_up (Room *room, gconstpointer data)
{
  int width;

  show_style ();
  record_fixture_set_up (&room->record, NULL);
  asked = room->record.store;
  room->window = GTK_WIDGET (crumb_window_new (NULL, room->record.store, NULL));
  gtk_window_present (GTK_WINDOW (room->window));
  room_settle ();
  gtk_window_get_default_size (GTK_WINDOW (room->window), &width, NULL);
  room->frame = width - gtk_widget_get_width (room->window);
}

void
room_tear_down (Room *room, gconstpointer data)
{
  widget_destroy_window (GTK_WINDOW (room->window));
  room_settle ();
  asked = NULL;
  record_fixture_tear_down (&room->record, NULL);
}

static void
set_up_reader (Room *room, gconstpointer data)
{
  const Reader *reader = data;

  room_let_move (FALSE);
  scale_text (reader->percent);
  gtk_widget_set_default_direction (reader->direction);
  pseudo_speak (reader->pseudo);
  room_set_up (room, NULL);
}

static void
tear_down_reader (Room *room, gconstpointer data)
{
  room_tear_down (room, NULL);
  scale_text (100);
  room_let_move (TRUE);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
  pseudo_speak (FALSE);
}

/* @file: (nullable): only for who plays that game */
static void
add_readers (const char *folder, void (*test) (Room *room, gconstpointer data), const char *file)
{
  for (gsize i = 0; i < (g_test_slow () ? G_N_ELEMENTS (readers) : N_SHORT); i++)
    {
      g_autofree char *path = g_strconcat (folder, readers[i].path, NULL);

      if (file == NULL || g_str_equal (readers[i].reader.file, file))
        g_test_add (path, Room, &readers[i].reader, set_up_reader, test, tear_down_reader);
    }
}

void
room_add_readers (const char *folder, void (*test) (Room *room, gconstpointer data))
{
  add_readers (folder, test, NULL);
}

void
room_add_readers_once (const char *folder, void (*test) (Room *room, gconstpointer data))
{
  add_readers (folder, test, raid);
}
