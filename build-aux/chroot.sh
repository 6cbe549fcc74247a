#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Crumb authors
#
# chroot.sh NAME USER:GROUP GROUPS OPTION… COMMAND… does what bwrap would do with
# the same options, for where that is not allowed. Needs root, best in a mount
# namespace of its own; the command itself runs as USER.

set -eu

name=$1 user=$2 groups=$3
folder=/
shift 3

# Away from the cache folder: who empties that must not find a home mounted in it.
top=/run/crumb/$name

keep () { # SOURCE TARGET [OPTIONS]
  ! mountpoint -q "$2" || return 0
  if [ -d "$1" ]; then
    mkdir -p "$2"
  elif [ ! -e "$2" ]; then
    mkdir -p "$(dirname "$2")"
    : > "$2"
  fi
  mount --rbind "$1" "$2"
  [ $# = 2 ] || mount -o "remount,bind,$3" "$2"
}

empty () { # TARGET
  ! mountpoint -q "$1" || return 0
  mkdir -p "$1"
  mount -t tmpfs -o mode=755 crumb "$1"
}

empty "$top"
while :; do
  case $1 in
    --ro-bind) keep "$2" "$top$3" ro; shift 3 ;;
    --dev-bind) keep "$2" "$top$3"; shift 3 ;;
    --symlink) [ -L "$top$3" ] || ln -s "$2" "$top$3"; shift 3 ;;
    --tmpfs) empty "$top$2"; shift 2 ;;
    --chdir) folder=$2; shift 2 ;;
    *) break ;;
  esac
done

# shellcheck disable=SC2016
exec chroot --userspec="$user" --groups="$groups" "$top" \
  sh -c 'cd "$1" && shift && exec "$@"' sh "$folder" "$@"
