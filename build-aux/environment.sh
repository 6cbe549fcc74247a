# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: The Crumb authors
# shellcheck shell=bash
#
# Where Crumb is built and run: the system itself when its packages are new
# enough, otherwise a private Debian 13. Sourced by run, check and dev, which
# call `set_up` and then "${inside[@]}" COMMAND…. With CRUMB_SUITE=sid it is a
# private root of the newest Debian, whatever the system, and with CRUMB_TOOLS=yes
# one that also has the tools that examine code.

set -eu

repository=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
cache=${XDG_CACHE_HOME:-$HOME/.cache}/crumb
suite=${CRUMB_SUITE:-trixie}
tools=${CRUMB_TOOLS:-}
days_of_newest=30
# What is built in another suite has folders of its own.
variant=
[ "$suite" = trixie ] || variant=-$suite
[ -z "$tools" ] || variant=$variant-tools

# Compilers, interpreters and libraries of another origin do not fit the system's.
PATH=/usr/sbin:/usr/bin:/sbin:/bin:$PATH
unset GDK_PIXBUF_MODULE_FILE GIO_EXTRA_MODULES GI_TYPELIB_PATH GTK_PATH LD_LIBRARY_PATH \
  LD_PRELOAD PKG_CONFIG_PATH PYTHONHOME PYTHONPATH

# Inside a private root this file holds its name, so that the three commands
# also work when called from within.
mark=/etc/crumb-environment

say () { printf '%s\n' "$*" >&2; }
give_up () { say "$*"; exit 1; }

# What a command says of itself in the comment at its top.
print_usage () { sed -n '/^# build-aux\//,/^$/s/^# \{0,1\}//p' "$0"; }

# For commands that know no options, or none but those they took already.
take_no_options () { # ARGUMENT…
  local argument
  for argument in "$@"; do
    case $argument in
      -h|--help) print_usage; exit ;;
      -*) say "There is no option $argument here."; print_usage >&2; exit 2 ;;
    esac
  done
}

as_root () {
  if [ "$(id -u)" = 0 ]; then
    "$@"
  elif command -v sudo > /dev/null; then
    # sudo drops the proxies, which downloads need.
    local kept=() name
    for name in http_proxy https_proxy ftp_proxy no_proxy; do
      [ -z "${!name:-}" ] || kept+=("$name=${!name}")
    done
    sudo env "${kept[@]}" "$@"
  else
    give_up "Installing packages needs root: install sudo, or run this once as root."
  fi
}

# shellcheck disable=SC1091
system () { (. /etc/os-release && echo "${!1:-}"); }

# Packages -------------------------------------------------------------------

list_packages () { sed -e 's/#.*//' -e '/^ *$/d' "$repository/build-aux/packages.$1"; }

root_packages () {
  list_packages debian
  [ -z "$tools" ] || list_packages tools
}

# Whether the system itself may do.
may_be_native () { [ "$suite" = trixie ] && [ -z "$tools" ]; }

# What the meson.build files name in a given way: a sed expression that prints it.
named_in_meson () { # EXPRESSION
  find "$repository"/{meson.build,data,po,src,tests} -name meson.build -exec sed -n "$1" {} +
}

# The libraries that are asked for, one a line, with the versions.
needed_libraries () {
  named_in_meson "s/.*\bdependency('\([^']*\)'\(, version: '\([^']*\)'\)\?.*/\1 \3/p" | sort -u
}

# The programs that are asked for, but not the repository's own, and those that
# Meson's modules, tests and build-aux/check start.
needed_programs () {
  {
    named_in_meson "s/.*\bfind_program('\([^'/]*\)'.*/\1/p" | sed '/\.py$/d'
    printf '%s\n' clang-format dbus-daemon dbus-run-session gcc gio git glib-compile-resources meson \
      gtk4-update-icon-cache msgfmt msginit msgmerge ninja sway update-desktop-database update-mime-database \
      xdotool xgettext Xvfb
  } | sort -u
}

has_everything () {
  local need
  while read -r need; do
    pkg-config --exists "$need" 2> /dev/null || return 1
  done < <(needed_libraries)
  while read -r need; do
    command -v "$need" > /dev/null || return 1
  done < <(needed_programs)
  python3 -c 'import gi; gi.require_version ("Atspi", "2.0")' 2> /dev/null
}

apt_offers () {
  local candidate
  candidate=$(apt-cache policy "$1" 2> /dev/null | sed -n 's/^  Candidate: //p')
  [ -n "$candidate" ] && [ "$candidate" != '(none)' ] && dpkg --compare-versions "$candidate" ge "$2"
}

# Prints whose packages to install when those of the system are new enough.
native_packages () {
  if command -v apt-get > /dev/null; then
    if apt_offers libgtk-4-dev 4.18 && apt_offers libadwaita-1-dev 1.7 &&
       apt_offers libglib2.0-dev 2.84 && apt_offers libsqlite3-dev 3.46; then
      echo debian
    fi
  elif command -v dnf > /dev/null; then
    [ "$(system VERSION_ID)" -lt 42 ] 2> /dev/null || echo fedora
  elif command -v pacman > /dev/null; then
    echo arch
  fi
}

# Runs a command and shows what it said only if it failed.
quietly () { # LOG COMMAND…
  local log=$1
  shift
  "$@" < /dev/null > "$log" 2>&1 || { cat "$log" >&2; return 1; }
}

apt_get () {
  quietly "$cache/install.log" as_root env DEBIAN_FRONTEND=noninteractive \
    apt-get -q -y -o DPkg::Lock::Timeout=300 -o Dpkg::Use-Pty=0 "$@"
}

apt_install () {
  # Lists that have aged name files that are gone; some other archive may fail.
  apt_get install --no-install-recommends "$@" 2> /dev/null ||
    { apt_get update || true; apt_get install --no-install-recommends "$@"; }
}

install_natively () {
  local packages
  mapfile -t packages < <(list_packages "$1")
  case $1 in
    debian) apt_install "${packages[@]}" ;;
    fedora) quietly "$cache/install.log" as_root dnf -y install --setopt=install_weak_deps=False "${packages[@]}" ;;
    arch) quietly "$cache/install.log" as_root pacman -S --needed --noconfirm "${packages[@]}" ;;
  esac || give_up "The packages could not be installed; the lines above say why."
  has_everything ||
    give_up "What build-aux/packages.$1 lists is installed, but Crumb still lacks something: it needs GTK 4.18, libadwaita 1.7, GLib 2.84, SQLite 3.46 and the commands in build-aux/environment.sh."
}

# The private root -----------------------------------------------------------

install_tools () {
  local tools=(mmdebstrap bubblewrap debian-archive-keyring mount)
  if command -v mmdebstrap > /dev/null && command -v bwrap > /dev/null && command -v mount > /dev/null &&
     [ -e /usr/share/keyrings/debian-archive-keyring.gpg ]; then
    return
  fi
  say "Installing mmdebstrap and bubblewrap, which make and enter it."
  apt_install "${tools[@]}" ||
    give_up "mmdebstrap and bubblewrap could not be installed; the lines above say why."
}

# The host's own Debian mirror, if it has one; mmdebstrap knows one otherwise.
host_mirror () {
  # shellcheck disable=SC2016
  apt-get indextargets --format '$(ORIGIN)|$(LABEL)|$(CREATED_BY)|$(REPO_URI)' 2> /dev/null |
    sed -n 's/^Debian|Debian|Packages|\(https\{0,1\}:.*\)/\1/p' | head -n 1
}

# How the host's apt reaches its mirror (proxies and the like), one option a line.
host_apt_options () {
  apt-config dump 2> /dev/null |
    grep -E '^Acquire::(http|https|Retries|ForceIPv|Check-Valid-Until|Check-Date)[^ ]* "[^"]' || true
}

# The one that GTK's default settings ask for, one for each language to look at
# Crumb in, and those of the person who sets up, so that dates and messages are theirs.
wanted_locales () {
  {
    printf '%s\n' ar_EG de_DE en_US es_ES fr_FR ja_JP pt_BR
    env | sed -n 's/^\(LANG\|LC_[A-Z]*\)=\([a-z]\{2,3\}_[A-Z]\{2\}\)\.[Uu][Tt][Ff]-\{0,1\}8$/\2/p'
  } | sort -u
}

make_root () { # PARTIAL [MIRROR]
  local options=() option locale
  options=(--mode=root --variant=apt --include="$(root_packages | paste -sd ,)")
  for option in force-unsafe-io 'path-exclude=/usr/share/man/*' 'path-exclude=/usr/share/doc/*' \
                'path-exclude=/usr/share/gtk-doc/*' 'path-exclude=/usr/share/info/*'; do
    options+=(--dpkgopt="$option")
  done
  while read -r option; do
    options+=(--aptopt="$option")
  done < <(host_apt_options)
  # A mirror that rests would turn the newest suite into an aged one.
  [ "$suite" != sid ] || options+=(--aptopt='Acquire::Check-Valid-Until "false"')
  for option in /usr/share/keyrings/debian-archive-*.gpg; do
    options+=(--keyring="$option")
  done
  for locale in $(wanted_locales); do
    options+=(--customize-hook="chroot \"\$1\" localedef -i $locale -f UTF-8 $locale.UTF-8 || true")
  done
  # The proxy may come with a password.
  options+=(--customize-hook="rm -f \"\$1/etc/apt/apt.conf.d/99mmdebstrap\"")
  options+=(--customize-hook="echo $root_name > \"\$1$mark\"")
  (
    umask 022
    as_root mmdebstrap "${options[@]}" "$suite" "$@" < /dev/null >> "$cache/$root_name.log" 2>&1
  )
}

remove_partial () {
  # A killed set-up may leave mounts behind, which must not be emptied.
  local mount
  awk -v top="$1/" 'index ($5, top) == 1 { print $5 }' /proc/self/mountinfo | sort -r |
    while read -r mount; do as_root umount -l "$mount" < /dev/null; done
  as_root rm -rf --one-file-system "$1"
}

suite_name () {
  case $suite in
    sid) echo "Debian sid" ;;
    *) echo "Debian 13" ;;
  esac
}

# Whether there is a root already, and a newest one that is new.
has_root () {
  [ -e "$root$mark" ] || return 1
  [ "$suite" != sid ] || [ -z "$(find "$root$mark" -mtime +"$days_of_newest")" ]
}

make_root_once () {
  local partial=$root.partial attempt mirror
  if [ -e "$partial" ]; then
    say "An earlier set-up was interrupted; beginning again."
    remove_partial "$partial"
  fi
  say "Making a private $(suite_name) in $root (once; about two minutes and 1 GB)."
  install_tools
  : > "$cache/$root_name.log"
  mirror=$(host_mirror)
  for attempt in 1 2 3; do
    # The last attempt does without the host's mirror, which may lack this suite.
    [ "$attempt" -lt 3 ] || mirror=
    if make_root "$partial" ${mirror:+"$mirror"}; then
      remove_partial "$root"
      as_root mv "$partial" "$root"
      say "Done."
      return
    fi
    remove_partial "$partial"
    [ "$attempt" = 3 ] || { say "That failed; trying again."; sleep 3; }
  done
  tail -n 15 "$cache/$root_name.log" >&2
  give_up "The private $(suite_name) could not be made; the lines above and $cache/$root_name.log say why."
}

# Leaves `root` empty when the system itself is the environment.
find_environment () {
  root=
  environment=native
  if [ -e "$mark" ]; then
    environment=$(cat "$mark")
    may_be_native || give_up "This is a private root already: call the command from outside."
    return
  fi
  if may_be_native && has_everything; then
    return
  fi

  root_name=root-$(sha256sum < "$repository/build-aux/packages.debian" | cut -c 1-12)
  [ "$suite" = trixie ] || root_name=$suite-$root_name
  [ -z "$tools" ] || root_name=tools-$root_name-$(sha256sum < "$repository/build-aux/packages.tools" | cut -c 1-6)
  root=$cache/$root_name
  environment=$root_name
  if has_root; then
    return
  fi
  mkdir -p "$cache"
  exec 9> "$cache/lock"
  flock -n 9 || { say "Another set-up is running; waiting for it."; flock 9; }
  make_environment
  exec 9>&-
}

make_environment () {
  local packages
  if has_root; then
    return
  fi
  if command -v apt-get > /dev/null && ! apt_offers libgtk-4-dev 0; then
    apt_get update || apt_offers libgtk-4-dev 0 ||
      give_up "The package lists could not be fetched; the lines above say why."
  fi
  packages=
  ! may_be_native || packages=$(native_packages)
  if [ -n "$packages" ]; then
    root=
    environment=native
    has_everything && return
    say "Installing what Crumb needs on this system: the packages in build-aux/packages.$packages."
    install_natively "$packages"
  elif command -v apt-get > /dev/null; then
    ! may_be_native || say "$(system PRETTY_NAME) has older libraries than Crumb needs."
    make_root_once
  else
    give_up "A private $(suite_name) can only be made where there is apt-get. Without it Crumb needs GTK 4.18, libadwaita 1.7, GLib 2.84 and SQLite 3.46, which $(system PRETTY_NAME) lacks."
  fi
}

# Entering -------------------------------------------------------------------

# Folders of the host that keep their place, so that paths mean the same inside:
# all but the system itself, and wherever in that people keep their things.
host_folders () {
  local folder
  for folder in /*; do
    case $folder in
      /bin|/boot|/etc|/lib|/lib32|/lib64|/libx32|/lost+found|/run|/sbin|/usr|/var) ;;
      *) [ -L "$folder" ] || [ ! -d "$folder" ] || [ ! -x "$folder" ] || echo "$folder" ;;
    esac
  done
  printf '%s\n' /run/dbus /run/media /var/tmp
  for folder in "${XDG_RUNTIME_DIR:-}" "${XAUTHORITY:-}" "$HOME" "$PWD" "$repository"; do
    case $folder in
      /run/*|/usr/local/*|/usr/src/*|/var/*) echo "$folder" ;;
    esac
  done
}

# What is seen inside, as options of bwrap that build-aux/chroot.sh knows too.
list_mounts () {
  local path
  for path in usr etc var/cache/fontconfig var/lib/dpkg; do
    printf '%s\0' --ro-bind "$root/$path" "/$path"
  done
  printf '%s\0' --tmpfs /usr/local --tmpfs /usr/src
  for path in bin lib lib64 sbin; do
    [ ! -L "$root/$path" ] || printf '%s\0' --symlink "usr/$path" "/$path"
  done
  for path in group hosts machine-id passwd resolv.conf; do
    [ ! -e "/etc/$path" ] || [ ! -f "$root/etc/$path" ] ||
      printf '%s\0' --ro-bind "$(readlink -f "/etc/$path")" "/etc/$path"
  done
  while read -r path; do
    [ ! -e "$path" ] || printf '%s\0' --dev-bind "$path" "$path"
  done < <(host_folders)
  case $PWD/ in
    /usr/local/*|/usr/src/*) path=$PWD ;;
    /boot/*|/etc/*|/lib*|/usr/*) path=/ ;;
    *) path=$PWD ;;
  esac
  printf '%s\0' --chdir "$path"
}

has_locale () {
  case $1 in
    C|C.*|POSIX) ;;
    *) grep -qasF "${1%%.*}.utf8" "$root/usr/lib/locale/locale-archive" ;;
  esac
}

# Words for env: one locale that the private root lacks would turn all into ASCII,
# and without any the C library translates nothing. The link that names the host's
# time zone is not seen inside.
list_settings () {
  local name language=${LC_ALL:-${LC_MESSAGES:-${LANG:-C}}} zone
  for name in $(compgen -e LC_); do
    has_locale "${!name}" || printf '%s\0' -u "$name"
  done
  has_locale "${LANG:-}" || printf '%s\0' LANG=en_US.UTF-8
  has_locale "$language" || printf '%s\0' "LANGUAGE=${LANGUAGE:-${language%%.*}}"
  zone=$(readlink -f /etc/localtime || true)
  case ${TZ:-}$zone in
    /*/zoneinfo/*) printf '%s\0' "TZ=${zone#*/zoneinfo/}" ;;
  esac
  printf '%s\0' PATH=/usr/sbin:/usr/bin:/sbin:/bin
}

find_way_in () {
  local mounts settings variables refusal
  inside=(env)
  [ -n "$root" ] || return 0

  mapfile -d '' -t mounts < <(list_mounts)
  mapfile -d '' -t settings < <(list_settings)
  inside=(bwrap --die-with-parent --tmpfs / "${mounts[@]}" env "${settings[@]}")
  ! refusal=$("${inside[@]}" true 2>&1) || return 0

  inside=(sh "$repository/build-aux/chroot.sh" "$root_name" "$(id -u):$(id -g)" "$(id -G | tr ' ' ,)"
          "${mounts[@]}" env "${settings[@]}")
  if [ "$(id -u)" != 0 ]; then
    mapfile -d '' -t variables < <(env -0)
    inside=(sudo env -i "${variables[@]}" unshare --mount "${inside[@]}")
  elif unshare --mount true 2> /dev/null; then
    inside=(unshare --mount "${inside[@]}")
  fi
  "${inside[@]}" true ||
    give_up "The private $(suite_name) cannot be entered: this machine allows neither bwrap ($refusal) nor mount and chroot."
}

# Sees to the environment and sets `inside` to the words that, put before a
# command, run it there. They end in env, so that VARIABLE=VALUE may follow.
set_up () {
  find_environment
  find_way_in
}

# Building -------------------------------------------------------------------

# Warnings are errors where the compiler is known, and the newest one shows who
# lives on what others include.
set_options () {
  options=(-Dwerror=true)
  [ "$environment" != native ] || options=(-Dwerror=false)
  [ "$suite" != sid ] || options+=(-Db_pch=false)
}

step () { # LOG COMMAND…
  local log=$1
  shift
  quietly "$log" "${inside[@]}" "$@" || give_up "Crumb could not be built; the lines above say why."
}

# What is built, when it is not everything.
targets=()

# The locks of the folders that were built, which are held until the end.
locks=()

unlock () {
  local lock
  for lock in "${locks[@]}"; do
    exec {lock}>&-
  done
}

build () { # FOLDER MESON-OPTION…
  local folder=$repository/_build/$1$variant lock options
  shift
  set_options
  mkdir -p "$folder"
  exec {lock}> "$folder.lock"
  flock -n "$lock" || { say "Another build of $folder is running; waiting for it."; flock "$lock"; }
  locks+=("$lock")

  # A folder configured elsewhere, or only half, or with other options, is of no use.
  local stamp="$environment $repository ${options[*]} $*"
  if [ "$(cat "$folder/environment" 2> /dev/null)" != "$stamp" ]; then
    say "Building in ${folder#"$repository"/}."
    rm -rf "$folder"
    mkdir -p "$folder"
    step "$folder.log" meson setup "${options[@]}" "$@" "$folder" "$repository"
    printf '%s\n' "$stamp" > "$folder/environment"
  fi
  step "$folder.log" ninja -C "$folder" "${targets[@]}"
}

build_release () {
  build release -Dbuildtype=release
}
