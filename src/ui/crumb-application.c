/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The program: owns the record and the window. */

#include "crumb-config.h"

#include "crumb-application.h"

struct _CrumbApplication
{
  AdwApplication parent_instance;
};

G_DEFINE_FINAL_TYPE (CrumbApplication, crumb_application, ADW_TYPE_APPLICATION)

static void
crumb_application_class_init (CrumbApplicationClass *klass)
{
}

static void
crumb_application_init (CrumbApplication *self)
{
}

CrumbApplication *
crumb_application_new (void)
{
  return g_object_new (CRUMB_TYPE_APPLICATION,
                       "application-id", CRUMB_APPLICATION_ID,
                       "resource-base-path", "/crumb",
                       NULL);
}
