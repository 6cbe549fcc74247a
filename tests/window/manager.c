/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The smallest window manager that programs take for one: it maps, resizes, raises and focuses windows, and lets them
 * fill the screen. Once it is ready it prints a line. With each number that it reads it asks the window that is active whether it
 * is alive, as others do before they offer to kill it, and prints the number once that has answered. */

#include <X11/Xatom.h>
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <poll.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#define WINDOWS 64

/* @x, @y, @width, @height: what it goes back to from filling the screen */
typedef struct
{
  Window id;
  bool fills;
  int x, y;
  unsigned width, height;
} Client;

typedef enum
{
  PROTOCOLS,
  TAKE_FOCUS,
  PING,
  STATE,
  NET_STATE,
  FULLSCREEN,
  MAXIMIZED_HORIZONTALLY,
  MAXIMIZED_VERTICALLY,
  FOCUSED,
  ACTIVE,
  SUPPORTED,
  CHECK,
  NAME,
  UTF8,
  N_ATOMS,
} Name;

static const char *const names[N_ATOMS] = {
  "WM_PROTOCOLS",
  "WM_TAKE_FOCUS",
  "_NET_WM_PING",
  "WM_STATE",
  "_NET_WM_STATE",
  "_NET_WM_STATE_FULLSCREEN",
  "_NET_WM_STATE_MAXIMIZED_HORZ",
  "_NET_WM_STATE_MAXIMIZED_VERT",
  "_NET_WM_STATE_FOCUSED",
  "_NET_ACTIVE_WINDOW",
  "_NET_SUPPORTED",
  "_NET_SUPPORTING_WM_CHECK",
  "_NET_WM_NAME",
  "UTF8_STRING",
};

static Display *display;
static Window root;
static Atom atoms[N_ATOMS];
static Client clients[WINDOWS]; /* the uppermost last */
static int n_clients;

static int
find (Window id)
{
  for (int i = 0; i < n_clients; i++)
    if (clients[i].id == id)
      return i;
  return -1;
}

static void
set_atoms (Window window, Name name, const Atom *values, int n)
{
  XChangeProperty (display, window, atoms[name], XA_ATOM, 32, PropModeReplace, (const unsigned char *) values, n);
}

static void
set_window (Window window, Name name, Window value)
{
  XChangeProperty (display, window, atoms[name], XA_WINDOW, 32, PropModeReplace, (const unsigned char *) &value, 1);
}

static void
send_protocol (Window window, Name protocol, long time)
{
  XEvent event = { .xclient = { .type = ClientMessage,
                                .window = window,
                                .message_type = atoms[PROTOCOLS],
                                .format = 32,
                                .data.l = { (long) atoms[protocol], time, (long) window } } };

  XSendEvent (display, window, False, NoEventMask, &event);
}

static bool
has_protocol (Window window, Name protocol)
{
  Atom *protocols = NULL;
  bool found = false;
  int n = 0;

  if (XGetWMProtocols (display, window, &protocols, &n) == 0)
    return false;
  for (int i = 0; i < n; i++)
    found = found || protocols[i] == atoms[protocol];
  XFree (protocols);
  return found;
}

static void
tell_state (const Client *client)
{
  Atom states[4];
  int n = 0;

  if (client->fills)
    states[n++] = atoms[FULLSCREEN];
  if (client == &clients[n_clients - 1])
    states[n++] = atoms[FOCUSED];
  set_atoms (client->id, NET_STATE, states, n);
}

static void
focus_uppermost (void)
{
  const Client *client = n_clients > 0 ? &clients[n_clients - 1] : NULL;

  set_window (root, ACTIVE, client != NULL ? client->id : None);
  for (int i = 0; i < n_clients; i++)
    tell_state (&clients[i]);
  if (client == NULL)
    return;
  XRaiseWindow (display, client->id);
  XSetInputFocus (display, client->id, RevertToPointerRoot, CurrentTime);
  if (has_protocol (client->id, TAKE_FOCUS))
    send_protocol (client->id, TAKE_FOCUS, CurrentTime);
}

static void
move_up (int i)
{
  Client client = clients[i];

  for (; i + 1 < n_clients; i++)
    clients[i] = clients[i + 1];
  clients[i] = client;
}

static void
activate (int i)
{
  move_up (i);
  focus_uppermost ();
}

static void
set_mapped (Window window, bool mapped)
{
  long state[] = { mapped ? NormalState : WithdrawnState, None };

  XChangeProperty (display, window, atoms[STATE], atoms[STATE], 32, PropModeReplace, (const unsigned char *) state, 2);
}

static void
map (Window window)
{
  XMapWindow (display, window);
  set_mapped (window, true);
  if (find (window) < 0 && n_clients < WINDOWS)
    {
      clients[n_clients++] = (Client) { .id = window };
      XGrabButton (display, AnyButton, AnyModifier, window, True, ButtonPressMask, GrabModeSync, GrabModeAsync, None,
                   None);
    }
  activate (find (window));
}

static void
forget (Window window)
{
  int i = find (window);

  if (i < 0)
    return;
  set_mapped (window, false);
  move_up (i);
  n_clients--;
  focus_uppermost ();
}

static void
fill_screen (Client *client, bool fills)
{
  if (client->fills == fills)
    return;
  client->fills = fills;
  if (fills)
    {
      Window window;
      unsigned border, depth;

      XGetGeometry (display, client->id, &window, &client->x, &client->y, &client->width, &client->height, &border,
                    &depth);
      XMoveResizeWindow (display, client->id, 0, 0, (unsigned) DisplayWidth (display, DefaultScreen (display)),
                         (unsigned) DisplayHeight (display, DefaultScreen (display)));
    }
  else
    XMoveResizeWindow (display, client->id, client->x, client->y, client->width, client->height);
  tell_state (client);
}

static void
take_message (const XClientMessageEvent *message)
{
  int i = find (message->window);

  if (message->message_type == atoms[PROTOCOLS] && (Atom) message->data.l[0] == atoms[PING])
    {
      printf ("%ld\n", message->data.l[1]);
      fflush (stdout);
    }
  else if (i >= 0 && message->message_type == atoms[ACTIVE])
    activate (i);
  else if (i >= 0 && message->message_type == atoms[NET_STATE] && (Atom) message->data.l[1] != atoms[FOCUSED])
    fill_screen (&clients[i], message->data.l[0] == 2 ? !clients[i].fills : message->data.l[0] == 1);
}

/* Nobody can make a window smaller than it says. */
static void
configure (const XConfigureRequestEvent *request)
{
  XWindowChanges changes = { .x = request->x,
                             .y = request->y,
                             .width = request->width,
                             .height = request->height,
                             .border_width = request->border_width,
                             .sibling = request->above,
                             .stack_mode = request->detail };

  XSizeHints hints = { 0 };
  long supplied;

  if (XGetWMNormalHints (display, request->window, &hints, &supplied) != 0 && (hints.flags & PMinSize) != 0)
    {
      changes.width = changes.width > hints.min_width ? changes.width : hints.min_width;
      changes.height = changes.height > hints.min_height ? changes.height : hints.min_height;
    }
  XConfigureWindow (display, request->window, (unsigned) request->value_mask, &changes);
}

static void
take_event (XEvent *event)
{
  switch (event->type)
    {
    case MapRequest:
      map (event->xmaprequest.window);
      break;
    case ConfigureRequest:
      configure (&event->xconfigurerequest);
      break;
    case UnmapNotify:
      forget (event->xunmap.window);
      break;
    case DestroyNotify:
      forget (event->xdestroywindow.window);
      break;
    case ClientMessage:
      take_message (&event->xclient);
      break;
    case ButtonPress:
      if (find (event->xbutton.window) >= 0)
        activate (find (event->xbutton.window));
      XAllowEvents (display, ReplayPointer, event->xbutton.time);
      break;
    default:
      break;
    }
}

/* Windows go whenever they like. */
static int
error_cb (Display *unused, XErrorEvent *error)
{
  return 0;
}

static void
introduce (void)
{
  static const Name supported[] = {
    PING, NET_STATE, FULLSCREEN, MAXIMIZED_HORIZONTALLY, MAXIMIZED_VERTICALLY, FOCUSED, ACTIVE, SUPPORTED, CHECK
  };
  Window self = XCreateSimpleWindow (display, root, -1, -1, 1, 1, 0, 0, 0);
  Atom values[sizeof supported / sizeof *supported];

  for (unsigned i = 0; i < sizeof supported / sizeof *supported; i++)
    values[i] = atoms[supported[i]];
  set_atoms (root, SUPPORTED, values, sizeof values / sizeof *values);
  set_window (root, CHECK, self);
  set_window (self, CHECK, self);
  XChangeProperty (display, self, atoms[NAME], atoms[UTF8], 8, PropModeReplace, (const unsigned char *) "tests", 5);
}

static bool
take_number (void)
{
  char text[64];

  if (fgets (text, sizeof text, stdin) == NULL)
    return false;
  if (n_clients > 0)
    send_protocol (clients[n_clients - 1].id, PING, strtol (text, NULL, 10));
  return true;
}

int
main (void)
{
  struct pollfd files[2] = { { .fd = STDIN_FILENO, .events = POLLIN }, { .events = POLLIN } };

  display = XOpenDisplay (NULL);
  if (display == NULL)
    return EXIT_FAILURE;
  files[1].fd = ConnectionNumber (display);
  root = DefaultRootWindow (display);
  XSetErrorHandler (error_cb);
  XInternAtoms (display, (char **) names, N_ATOMS, False, atoms);
  XSelectInput (display, root, SubstructureRedirectMask | SubstructureNotifyMask);
  introduce ();
  XSync (display, False);
  puts ("ready");
  fflush (stdout);

  while (true)
    {
      while (XPending (display) > 0)
        {
          XEvent event;

          XNextEvent (display, &event);
          take_event (&event);
        }
      if (poll (files, 2, -1) < 0 || ((files[0].revents & (POLLIN | POLLHUP)) != 0 && !take_number ()))
        return EXIT_SUCCESS;
    }
}
