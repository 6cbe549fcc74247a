/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Toasts whose text is shown as it is. */

#include "crumb-config.h"

#include "crumb-toast.h"

AdwToast *
crumb_toast_new (const char *title)
{
  AdwToast *toast = adw_toast_new ("");

  adw_toast_set_use_markup (toast, FALSE);
  adw_toast_set_title (toast, title);
  return toast;
}
