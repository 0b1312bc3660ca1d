#!/usr/bin/env bash
# package.sh DEB | --program FILE: looks into a Debian package, unpacks it into a folder of its own and runs what is in it; nothing is installed.
# --program makes the package of a built program first.
set -uo pipefail
[[ ${1-} != --program ]] || set -- "$("$(dirname "$0")/../scripts/package.sh" --program "$2" | tail -n 1)"
[[ -f ${1-} ]] || { echo "package.sh: expected a .deb, as scripts/package.sh makes" >&2; exit 2; }
deb=$(readlink -f "$1")
scratch=$(mktemp -d)
server=
trap '[[ ! $server ]] || kill -9 "$server" 2>/dev/null; rm -rf "$scratch"' EXIT
files=$scratch/files control=$scratch/control
unit=$files/usr/lib/systemd/system/sounder.service
passed=0
failed=0

# holds WHAT COMMAND...: one test; what the command said is shown when it fails.
holds() {
  local what=$1 said
  shift
  if said=$("$@" 2>&1); then
    passed=$((passed + 1))
    echo "ok $what"
  else
    failed=$((failed + 1))
    echo "not ok $what"
    tail -n 15 <<<"$said" | sed 's/^/    /'
  fi
}

field() { dpkg-deb -f "$deb" "$1"; }

named_after_its_fields() { [[ ${deb##*/} == "$(field Package)_$(field Version)_$(field Architecture).deb" && $(field Package) == sounder ]]; }
has_a_version() { dpkg --validate-version "$(field Version)"; }
says_what_it_is() { [[ $(field Maintainer) == *'<'*@*'>' && $(field Description) && $(field Section) && $(field Priority) && $(field Installed-Size) -gt 0 ]]; }

# Every library that the program asks for comes with a package that is named; nothing that only the lab or a developer needs does.
depends_on_its_libraries() {
  local depends
  depends=$(field Depends)
  echo "$depends"
  [[ $depends == *adduser* && $depends == *libc6* && $depends == *libsoci-sqlite3* && $depends == *libpq5* && $depends == *libsodium* && $depends != *-dev* ]]
}
needs_no_mpi() { [[ $(field Depends) != *mpi* ]]; }

listed() { (cd "$files" && find . ! -type d | sort); }
nothing_else() {
  diff <(listed) - <<'LIST'
./etc/default/sounder
./usr/bin/sounder
./usr/lib/systemd/system/sounder.service
./usr/share/bash-completion/completions/sounder
./usr/share/doc/sounder/copyright
./usr/share/doc/sounder/hosting.md
./usr/share/doc/sounder/reliability.md
./usr/share/doc/sounder/security.md
./usr/share/fish/vendor_completions.d/sounder.fish
./usr/share/man/man1/sounder.1.gz
./usr/share/zsh/vendor-completions/_sounder
LIST
}
# Of root, for others to read and not to write; what a host may write a password into is for nobody else.
of_root() { ! dpkg-deb -c "$deb" | grep -v ' root/root ' && ! dpkg-deb -c "$deb" | grep -E '^.{5}w|^.{8}w|^.{3}[sS]|^.{6}[sS]'; }
private_flags() { [[ $(stat -c %a "$files/etc/default/sounder") == 640 ]]; }
stripped() { ! grep '\.symtab' <<<"$(readelf -S "$files/usr/bin/sounder")"; }
no_library_path() { ! readelf -d "$files/usr/bin/sounder" | grep -E 'R(UN)?PATH'; }
conffiles_listed() { diff "$control/conffiles" <(cd "$files" && find etc -type f | sed 's|^|/|'); }
sums_hold() { [[ $(wc -l <"$control/md5sums") -ge 6 ]] && (cd "$files" && md5sum --quiet -c "$control/md5sums"); }
scripts_parse() {
  local script
  for script in postinst prerm postrm; do
    [[ -x $control/$script && $(head -n 1 "$control/$script") == '#!/bin/sh' ]] && grep -q '^set -e' "$control/$script" && sh -n "$control/$script" || return 1
  done
}

says_its_version() { "$files/usr/bin/sounder" --version | grep -E '^sounder [0-9]+\.[0-9]+\.[0-9]+'; }
has_the_number_of_its_program() { [[ $(field Version) == $("$files/usr/bin/sounder" --version | grep -oE '[0-9]+\.[0-9]+\.[0-9]+' | head -n 1)* ]]; }
helps_shells_and_man() {
  bash -n "$files/usr/share/bash-completion/completions/sounder" && zcat "$files/usr/share/man/man1/sounder.1.gz" | grep '^\.TH SOUNDER 1 '
}

# The flags as they come say 127.0.0.1, in the file and in the unit alike.
this_machine_alone() {
  local SOUNDER_FLAGS SOUNDER_STORE
  source "$files/etc/default/sounder"
  [[ $SOUNDER_FLAGS == *'--address 127.0.0.1'* && $SOUNDER_STORE == '--data /var/lib/sounder' ]] &&
    grep -qF "\"SOUNDER_STORE=$SOUNDER_STORE\" \"SOUNDER_FLAGS=$SOUNDER_FLAGS\"" "$unit"
}

# As the unit starts it, but for the folder and the port; then SIGTERM, as systemd ends it.
serves() {
  local address= _
  : >"$scratch/said"
  "$files/usr/bin/sounder" serve --data "$scratch/data" --address 127.0.0.1 --port 0 >"$scratch/said" 2>"$scratch/log" &
  server=$!
  for _ in {1..100}; do
    address=$(grep -oE 'http://127\.0\.0\.1:[0-9]+' "$scratch/said")
    [[ $address && $(ask "$address/readyz") == 200 ]] && break
    kill -0 "$server" 2>/dev/null || break
    sleep 0.1
  done
  [[ $address && $(ask "$address/readyz") == 200 && $(ask "$address/") == 200 && -f $scratch/data/sounder.db ]] || { cat "$scratch/log"; return 1; }
}
ask() { curl -s -o /dev/null -m 5 -w '%{http_code}' "$1"; }
ends_when_told() {
  local status=0
  kill -TERM "$server"
  wait "$server" || status=$?
  server=
  [[ $status -eq 0 ]]
}

# The unit names a program and a user that are not installed here.
unit_is_valid() {
  local said
  sed -e "s|/usr/bin/sounder|$files/usr/bin/sounder|" -e 's/^\(User\|Group\)=.*//' -e '/^Documentation=/d' "$unit" >"$scratch/sounder.service"
  said=$(systemd-analyze verify --man=no --recursive-errors=no "$scratch/sounder.service" 2>&1) || { echo "$said"; return 1; }
  [[ ! $said ]] || { echo "$said"; return 1; }
}
unit_is_hardened() { systemd-analyze security --offline=true --threshold=20 --no-pager "$unit"; }

dpkg-deb -x "$deb" "$files" && dpkg-deb -e "$deb" "$control" || { echo "not ok it unpacks"; echo "0 passed, 1 failed"; exit 1; }
holds "is named after its fields" named_after_its_fields
holds "its version is one" has_a_version
holds "says what it is" says_what_it_is
holds "depends on its libraries" depends_on_its_libraries
holds "needs no Open MPI" needs_no_mpi
holds "has the files it should have" nothing_else
holds "its files are root's" of_root
holds "its flags are private" private_flags
holds "its program is stripped" stripped
holds "its program looks for libraries where all do" no_library_path
holds "its conffiles are listed" conffiles_listed
holds "its sums hold" sums_hold
holds "its scripts are sound" scripts_parse
holds "its program says its version" says_its_version
holds "has the number of its program" has_the_number_of_its_program
holds "helps shells and man" helps_shells_and_man
holds "listens to this machine alone" this_machine_alone
# Not in a subshell, as `holds` has it: the server is ours to wait for.
if serves >"$scratch/serves"; then
  holds "serves" true
  if ends_when_told; then holds "ends when told" true; else holds "ends when told" cat "$scratch/log" /nowhere; fi
else
  holds "serves" cat "$scratch/serves" /nowhere
fi
if command -v systemd-analyze >/dev/null; then
  holds "its unit is valid" unit_is_valid
  holds "its unit is hardened" unit_is_hardened
else
  echo "without systemd-analyze nobody has looked at the unit"
fi
echo "$passed passed, $failed failed"
[[ $failed -eq 0 ]]
