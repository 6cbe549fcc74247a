/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A row for each card, which opens to what it is, what it gives and a line of text. */

#include "crumb-config.h"

#include "crumb-mildred-sheet-dialog.h"

#include "ui/carry/crumb-file-writer.h"
#include "ui/widgets/crumb-toast.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include "record/base/crumb-file-error.h"
#include "rules/auntie-mildred/mildred.h"
#include "words/auntie-mildred/crumb-words-mildred.h"

#include <glib/gi18n.h>

#define N_TASKS (CRUMB_MILDRED_SETS * CRUMB_MILDRED_LEVELS_MAX)

/* What is filled in of one card: of a task its kind and gift, of an Indulgency card its rows. */
typedef struct
{
  AdwExpanderRow *row;
  AdwComboRow *kind;
  AdwComboRow *gives;
  GtkSpinButton *n;
  GtkEditable *line;
  GtkEditable *rows;
} Card;

struct _CrumbMildredSheetDialog
{
  AdwDialog parent_instance;

  AdwPreferencesPage *page;
  GtkEditable *name;
  Card tasks[N_TASKS];
  Card cards[CRUMB_MILDRED_CARDS];
};

#define CRUMB_TYPE_MILDRED_SHEET_DIALOG (crumb_mildred_sheet_dialog_get_type ())
G_DECLARE_FINAL_TYPE (CrumbMildredSheetDialog, crumb_mildred_sheet_dialog, CRUMB, MILDRED_SHEET_DIALOG, AdwDialog)
G_DEFINE_FINAL_TYPE (CrumbMildredSheetDialog, crumb_mildred_sheet_dialog, ADW_TYPE_DIALOG)

static const char *const kinds[] = {
  NC_ ("task-kind", "Not Known"),     NC_ ("task-kind", "ALWAYS"), NC_ ("task-kind", "WAKEUP"),
  NC_ ("task-kind", "WAKEUP ALWAYS"), NC_ ("task-kind", "REWARD"), NULL,
};

static const char *const gifts[] = {
  NC_ ("card-gift", "Not Known"),      NC_ ("card-gift", "Cookies"),        NC_ ("card-gift", "Victory Dice"),
  NC_ ("card-gift", "Add Prank"),      NC_ ("card-gift", "Add Dodge"),      NC_ ("card-gift", "Re-roll Dice"),
  NC_ ("card-gift", "Straighten Set"), NC_ ("card-gift", "Something Else"), NULL,
};

static int
number_of_task (guint i)
{
  return 10 * (CRUMB_MILDRED_LAUNDRY + (int) (i / CRUMB_MILDRED_LEVELS_MAX)) + (int) (i % CRUMB_MILDRED_LEVELS_MAX) + 1;
}

/* Reading ------------------------------------------------------------------ */

static CrumbMildredTask
read_task (const Card *card)
{
  CrumbMildredTask task = {
    .kind = (uint8_t) adw_combo_row_get_selected (card->kind),
    .gives = (uint8_t) adw_combo_row_get_selected (card->gives),
  };
  guint most = crumb_mildred_gift_most ((CrumbMildredGift) task.gives);

  if (most > 0)
    task.n = (uint8_t) CLAMP (gtk_spin_button_get_value_as_int (card->n), 1, (int) most);
  return task;
}

/* The text of the sheet's cards; NULL where the rows of a card are none. */
static char *
read_cards (CrumbMildredSheetDialog *self)
{
  g_autoptr (GString) text = g_string_new (NULL);
  CrumbMildredSheet sheet = { 0 }, read;
  char written[CRUMB_SHEET_TEXT_MAX];

  for (guint i = 0; i < N_TASKS; i++)
    sheet.tasks[i / CRUMB_MILDRED_LEVELS_MAX][i % CRUMB_MILDRED_LEVELS_MAX] = read_task (&self->tasks[i]);
  for (guint i = 0; i < CRUMB_MILDRED_CARDS; i++)
    {
      const char *rows = self->cards[i].rows != NULL ? gtk_editable_get_text (self->cards[i].rows) : "";
      g_autofree char *row = g_strdup_printf ("%u=rows%s", CRUMB_MILDRED_FULL_HOUSE + i, rows);

      if (*rows != '\0' && !crumb_mildred_sheet_parse (row, &read))
        return NULL;
      if (*rows != '\0')
        sheet.cards[i] = read.cards[i];
      sheet.cards[i].cookies = (uint8_t) gtk_spin_button_get_value_as_int (self->cards[i].n);
    }
  return g_strdup (crumb_mildred_sheet_format (&sheet, written));
}

static CrumbSheet *
read_sheet (CrumbMildredSheetDialog *self)
{
  g_autofree char *cards = read_cards (self);
  const char *name = gtk_editable_get_text (self->name);
  CrumbSheet *sheet;

  if (cards == NULL)
    return NULL;
  /* Translators: the name of a card sheet that nobody named. */
  sheet = crumb_sheet_new (*name != '\0' ? name : _ ("Our Cards"), cards);
  for (guint i = 0; i < N_TASKS; i++)
    crumb_sheet_set_line (sheet, (guint) number_of_task (i), gtk_editable_get_text (self->tasks[i].line));
  return sheet;
}

/* Showing ------------------------------------------------------------------ */

static void
show_task (Card *card)
{
  CrumbMildredTask task = read_task (card);
  guint most = crumb_mildred_gift_most ((CrumbMildredGift) task.gives);
  g_autofree char *gives = crumb_words_mildred_gives (&task);
  g_autofree char *subtitle = NULL;

  gtk_spin_button_set_range (card->n, 1, MAX (most, 1));
  gtk_widget_set_sensitive (GTK_WIDGET (card->n), most > 0);
  if (task.kind != CRUMB_MILDRED_TASK_UNKNOWN || task.gives != CRUMB_MILDRED_GIVES_UNKNOWN)
    {
      const char *kind = g_dpgettext2 (NULL, "task-kind", kinds[task.kind]);

      /* Translators: %1$s is what a card is, such as “REWARD”, and %2$s what it gives, such as “3 cookies”. */
      subtitle = g_strdup_printf (C_ ("task card", "%1$s: %2$s"), kind, gives);
    }
  adw_expander_row_set_subtitle (card->row, subtitle != NULL ? subtitle : "");
}

static void
changed_cb (GtkWidget *row)
{
  CrumbMildredSheetDialog *self =
      CRUMB_MILDRED_SHEET_DIALOG (gtk_widget_get_ancestor (row, CRUMB_TYPE_MILDRED_SHEET_DIALOG));

  for (guint i = 0; self != NULL && i < N_TASKS; i++)
    if (GTK_WIDGET (self->tasks[i].kind) == row || GTK_WIDGET (self->tasks[i].gives) == row
        || GTK_WIDGET (self->tasks[i].n) == row)
      show_task (&self->tasks[i]);
}

static void
show_cards (CrumbMildredSheetDialog *self, const CrumbMildredSheet *cards)
{
  for (guint i = 0; i < N_TASKS; i++)
    {
      const CrumbMildredTask *task = &cards->tasks[i / CRUMB_MILDRED_LEVELS_MAX][i % CRUMB_MILDRED_LEVELS_MAX];

      adw_combo_row_set_selected (self->tasks[i].kind, task->kind);
      adw_combo_row_set_selected (self->tasks[i].gives, task->gives);
      show_task (&self->tasks[i]);
      gtk_spin_button_set_value (self->tasks[i].n, MAX (task->n, 1));
      show_task (&self->tasks[i]);
    }
  for (guint i = 0; i < CRUMB_MILDRED_CARDS; i++)
    {
      g_autoptr (GString) rows = g_string_new (NULL);

      for (guint row = 0; row < CRUMB_MILDRED_SHAPE_MAX && cards->cards[i].rows[row] > 0; row++)
        g_string_append_printf (rows, row > 0 ? "+%u" : "%u", cards->cards[i].rows[row]);
      gtk_spin_button_set_value (self->cards[i].n, cards->cards[i].cookies);
      if (self->cards[i].rows != NULL)
        gtk_editable_set_text (self->cards[i].rows, rows->str);
    }
}

static void
show_sheet (CrumbMildredSheetDialog *self, const CrumbSheet *sheet)
{
  CrumbMildredSheet cards = crumb_mildred_sheet_scraps ();

  if (sheet != NULL)
    crumb_mildred_sheet_parse (crumb_sheet_get_cards (sheet), &cards);
  gtk_editable_set_text (self->name, sheet != NULL ? crumb_sheet_get_name (sheet) : "");
  show_cards (self, &cards);
  for (guint i = 0; i < N_TASKS; i++)
    {
      const char *line = sheet != NULL ? crumb_sheet_get_line (sheet, (guint) number_of_task (i)) : NULL;

      gtk_editable_set_text (self->tasks[i].line, line != NULL ? line : "");
    }
}

static void
say (CrumbMildredSheetDialog *self, const char *sentence)
{
  crumb_toast_show (GTK_WIDGET (self), crumb_toast_new (sentence));
}

/* Actions ------------------------------------------------------------------ */

static void
cancel_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  adw_dialog_close (ADW_DIALOG (widget));
}

/* (nullable): What was filled in; where that is no sheet, people are told why. */
static CrumbSheet *
take_sheet (CrumbMildredSheetDialog *self)
{
  CrumbSheet *sheet = read_sheet (self);

  if (sheet == NULL)
    say (self, _ ("Rows are numbers of dice, longest first, such as 4+1."));
  return sheet;
}

static void
use_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbMildredSheetDialog *self = CRUMB_MILDRED_SHEET_DIALOG (widget);
  g_autoptr (CrumbSheet) sheet = take_sheet (self);

  if (sheet == NULL)
    return;
  g_signal_emit_by_name (self, "filled", sheet);
  adw_dialog_close (ADW_DIALOG (self));
}

static void
none_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  g_signal_emit_by_name (widget, "filled", NULL);
  adw_dialog_close (ADW_DIALOG (widget));
}

static void
loaded_cb (GObject *file, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (CrumbMildredSheetDialog) self = user_data;
  g_autoptr (CrumbSheet) sheet = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  gsize length;

  if (g_file_load_contents_finish (G_FILE (file), result, &text, &length, NULL, &error)
      && g_utf8_validate_len (text, length, NULL))
    sheet = crumb_sheet_from_json (text, &crumb_auntie_mildred);
  if (sheet != NULL)
    show_sheet (self, sheet);
  else
    say (self, error != NULL ? crumb_file_error_tell_unread (error, _ ("There’s no such file."))
                             : _ ("This file isn’t a card sheet."));
}

static void
opened_cb (GObject *dialog, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (CrumbMildredSheetDialog) self = user_data;
  g_autoptr (GFile) file = gtk_file_dialog_open_finish (GTK_FILE_DIALOG (dialog), result, NULL);

  if (file != NULL)
    g_file_load_contents_async (file, NULL, loaded_cb, g_steal_pointer (&self));
}

static void
open_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();

  gtk_file_dialog_set_title (dialog, _ ("Open Card Sheet"));
  gtk_file_dialog_open (dialog, GTK_WINDOW (gtk_widget_get_root (widget)), NULL, opened_cb, g_object_ref (widget));
}

static void
save_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  g_autoptr (CrumbSheet) sheet = take_sheet (CRUMB_MILDRED_SHEET_DIALOG (widget));
  g_autoptr (GBytes) content = NULL;
  g_autofree char *name = NULL;
  g_autofree char *json = NULL;
  char *line;

  if (sheet == NULL)
    return;
  json = crumb_sheet_to_json (sheet);
  line = g_strconcat (json, "\n", NULL);
  content = g_bytes_new_take (line, strlen (line));
  name = g_strconcat (crumb_sheet_get_name (sheet), ".json", NULL);
  crumb_file_writer_ask (widget, _ ("Save Card Sheet"), name, content);
}

/* Building ----------------------------------------------------------------- */

static AdwComboRow *
new_combo (const char *title, const char *const *words, const char *context)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);
  GtkWidget *row;

  for (guint i = 0; words[i] != NULL; i++)
    gtk_string_list_append (list, g_dpgettext2 (NULL, context, words[i]));
  row = g_object_new (ADW_TYPE_COMBO_ROW, "model", list, "title", title, NULL);
  g_signal_connect (row, "notify::selected", G_CALLBACK (changed_cb), NULL);
  return ADW_COMBO_ROW (row);
}

/* An AdwSpinRow would be told to no screen reader. */
static GtkSpinButton *
add_number (AdwExpanderRow *row, const char *title, int least, int most)
{
  GtkWidget *spin = gtk_spin_button_new_with_range (least, most, 1);
  GtkWidget *line = g_object_new (ADW_TYPE_ACTION_ROW, "title", title, "activatable-widget", spin, NULL);

  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (spin), TRUE);
  gtk_widget_set_valign (spin, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (spin), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  adw_action_row_add_suffix (ADW_ACTION_ROW (line), spin);
  adw_expander_row_add_row (row, line);
  g_signal_connect (spin, "value-changed", G_CALLBACK (changed_cb), NULL);
  return GTK_SPIN_BUTTON (spin);
}

static GtkEditable *
add_entry (AdwExpanderRow *row, const char *title)
{
  GtkWidget *entry = g_object_new (ADW_TYPE_ENTRY_ROW, "title", title, NULL);

  adw_expander_row_add_row (row, entry);
  return GTK_EDITABLE (entry);
}

static AdwExpanderRow *
new_row (AdwPreferencesGroup *group, int card)
{
  g_autofree char *title = crumb_words_mildred_at (card);
  GtkWidget *row = g_object_new (ADW_TYPE_EXPANDER_ROW, "title", title, NULL);

  adw_preferences_group_add (group, row);
  return ADW_EXPANDER_ROW (row);
}

static AdwPreferencesGroup *
new_group (CrumbMildredSheetDialog *self, const char *title)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (g_object_new (ADW_TYPE_PREFERENCES_GROUP, "title", title, NULL));

  adw_preferences_page_add (self->page, group);
  return group;
}

static void
add_cards (CrumbMildredSheetDialog *self)
{
  AdwPreferencesGroup *group = new_group (self, _ ("Indulgency Cards"));

  for (guint i = 0; i < CRUMB_MILDRED_CARDS; i++)
    {
      Card *card = &self->cards[i];
      int number = CRUMB_MILDRED_FULL_HOUSE + (int) i;

      card->row = new_row (group, number);
      if (number > CRUMB_MILDRED_TWO_ROWS)
        card->rows = add_entry (card->row, _ ("Rows, such as 4+1"));
      card->n = add_number (card->row, _ ("Cookies (0 if you’ll say)"), 0, CRUMB_MILDRED_COOKIES_MAX);
    }
}

static void
add_tasks (CrumbMildredSheetDialog *self)
{
  AdwPreferencesGroup *group = NULL;

  for (guint i = 0; i < N_TASKS; i++)
    {
      Card *card = &self->tasks[i];
      g_autofree char *set = crumb_words_mildred_at (number_of_task (i) / 10);

      if (i % CRUMB_MILDRED_LEVELS_MAX == 0)
        group = new_group (self, set);
      card->row = new_row (group, number_of_task (i));
      card->kind = new_combo (C_ ("task card", "Kind"), kinds, "task-kind");
      card->gives = new_combo (C_ ("task card", "Gives"), gifts, "card-gift");
      adw_expander_row_add_row (card->row, GTK_WIDGET (card->kind));
      adw_expander_row_add_row (card->row, GTK_WIDGET (card->gives));
      card->n = add_number (card->row, _ ("How Many"), 1, CRUMB_MILDRED_COOKIES_MAX);
      card->line = add_entry (card->row, _ ("What It Says (optional)"));
    }
}

static void
crumb_mildred_sheet_dialog_class_init (CrumbMildredSheetDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_install_action (widget_class, "sheet.cancel", NULL, cancel_action);
  gtk_widget_class_install_action (widget_class, "sheet.use", NULL, use_action);
  gtk_widget_class_install_action (widget_class, "sheet.none", NULL, none_action);
  gtk_widget_class_install_action (widget_class, "sheet.open", NULL, open_action);
  gtk_widget_class_install_action (widget_class, "sheet.save", NULL, save_action);
  crumb_class_signal (klass, "filled", 1, G_TYPE_POINTER);
}

static GtkWidget *
new_button (const char *label, const char *action)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  return button;
}

static void
add_button_row (AdwPreferencesGroup *group, const char *title, const char *action)
{
  GtkWidget *row = g_object_new (ADW_TYPE_BUTTON_ROW, "title", title, NULL);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), action);
  adw_preferences_group_add (group, row);
}

static void
crumb_mildred_sheet_dialog_init (CrumbMildredSheetDialog *self)
{
  GtkWidget *view = adw_toolbar_view_new ();
  GtkWidget *bar = adw_header_bar_new ();
  GtkWidget *use = new_button (C_ ("button", "_Use"), "sheet.use");
  AdwPreferencesGroup *group;

  adw_header_bar_set_show_start_title_buttons (ADW_HEADER_BAR (bar), FALSE);
  adw_header_bar_set_show_end_title_buttons (ADW_HEADER_BAR (bar), FALSE);
  adw_header_bar_pack_start (ADW_HEADER_BAR (bar), new_button (C_ ("button", "_Cancel"), "sheet.cancel"));
  adw_header_bar_pack_end (ADW_HEADER_BAR (bar), use);
  gtk_widget_add_css_class (use, "suggested-action");
  self->page = ADW_PREFERENCES_PAGE (adw_preferences_page_new ());
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), bar);
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (view),
                                g_object_new (ADW_TYPE_TOAST_OVERLAY, "child", self->page, NULL));
  adw_dialog_set_child (ADW_DIALOG (self), view);
  g_object_set (self, "title", _ ("Card Sheet"), "content-width", 480, "content-height", 640, "default-widget", use,
                "width-request", 360, "height-request", 240, NULL);

  group = new_group (self, NULL);
  adw_preferences_group_set_description (
      group, _ ("Fill in what your cards say, once. What you leave out, you’ll be asked during the game."));
  self->name = GTK_EDITABLE (g_object_new (ADW_TYPE_ENTRY_ROW, "title", C_ ("card sheet", "Name"), NULL));
  adw_preferences_group_add (group, GTK_WIDGET (self->name));
  add_button_row (group, _ ("Open Sheet…"), "sheet.open");
  add_button_row (group, _ ("Save Sheet…"), "sheet.save");
  add_button_row (group, _ ("Play without a Card Sheet"), "sheet.none");
  add_tasks (self);
  add_cards (self);
}

AdwDialog *
crumb_mildred_sheet_dialog_new (const CrumbSheet *sheet)
{
  CrumbMildredSheetDialog *self = g_object_new (CRUMB_TYPE_MILDRED_SHEET_DIALOG, NULL);

  show_sheet (self, sheet);
  return ADW_DIALOG (self);
}
