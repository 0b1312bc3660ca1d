# Building a preset quietly, one builder at a time. Sourced by ./sounder and ./test; expects $root.

# configure PRESET [-DOPTION=VALUE...]: runs CMake where it has not run yet, where an option differs, and where the preset `dev` can embed
# the app because the engines have been built since.
configure() {
  local preset=$1 folder=$root/build/$1 option embedded=OFF
  shift
  mkdir -p "$folder"
  compgen -G "$root/build/wasm/engine-*.wasm" >/dev/null && embedded=ON
  [[ $preset == wasm || $preset == debug || $preset == tsan ]] || set -- "$@" "-DSOUNDER_APP_EMBEDDED=$embedded"
  if [[ -f $folder/build.ninja && ! $root/CMakePresets.json -nt $folder/build.ninja ]]; then
    for option in "$@" changed; do
      [[ $option == -D* ]] && grep -q "^${option:2:$((${#option} - 2))}$" <(sed 's/:[A-Z]*=/=/' "$folder/CMakeCache.txt") || break
    done
    [[ $option != changed ]] || return 0
  fi
  (cd "$root" && cmake --preset "$preset" "$@") </dev/null >"$folder/build.log" 2>&1 || { build_failed "$preset" "$folder/build.log"; return 1; }
}

# build PRESET [TARGET...]: says nothing when there is nothing to do; else shows how far it is on standard error. When it
# fails: one line with the first error and where the log is.
build() {
  local preset=$1 folder=$root/build/$1 lock status=0
  shift
  mkdir -p "$folder"
  exec {lock}>"$folder/.lock"
  if ! flock -n "$lock"; then
    echo "sounder: waiting for another build of $preset" >&2
    flock "$lock"
  fi
  if configure "$preset" {lock}>&-; then
    ninja -C "$folder" "$@" </dev/null 2>&1 {lock}>&- | tee "$folder/build.log" | show_progress "$preset" {lock}>&-
    status=${PIPESTATUS[0]}
    [[ $status -eq 0 ]] || build_failed "$preset" "$folder/build.log"
  else
    status=1
  fi
  exec {lock}>&-
  return "$status"
}

# build_failed PRESET LOG: one line. A linker names what it misses before it says that it failed; where nobody says "error" the
# last words are what there is.
build_failed() {
  local named='error:|Error:|CMake Error|undefined reference|multiple definition|ld: cannot find' first
  first=$(grep -m1 -aE "$named" "$2" || grep -avE '^(ninja: |FAILED: |\[[0-9]+/[0-9]+\] |$)' "$2" | tail -n 1)
  first=$(sed -e "s|$root/||g" -e 's|\.\./\.\./||g' <<<"$first" | cut -c1-300)
  echo "sounder: the $1 build failed: ${first:-no error was named}; the whole log is ${2#"$PWD"/}" >&2
}

# Turns ninja's lines into one line that moves, on a terminal; elsewhere into one line per build.
show_progress() {
  local line step file shown=
  while IFS= read -r line; do
    [[ $line == "warning: "*"; English is shown" ]] && printf '%s\n' "${line/$root\//}" >&2
    [[ $line =~ ^\[([0-9]+/[0-9]+)\]\ (Building|Linking|Generating)\ (.*)$ ]] || continue
    step=${BASH_REMATCH[1]}
    file=${BASH_REMATCH[3]##* }
    if [[ -t 2 ]]; then
      printf '\r\033[Kbuilding %s  %s  %s' "$1" "$step" "${file##*/}" >&2
    elif [[ ! $shown ]]; then
      echo "building $1: ${step#*/} steps" >&2
    fi
    shown=yes
  done
  if [[ $shown && -t 2 ]]; then printf '\r\033[K' >&2; fi
}

# The program that was built last, of whatever preset; nothing where there is none.
newest_program() {
  local newest= program
  for program in "$root"/build/*/sounder; do
    [[ -x $program && ( ! $newest || $program -nt $newest ) ]] && newest=$program
  done
  echo "$newest"
}

# The first source found that is newer than a program.
changed_since() { find "$root/src" "$root/content" "$root/games.txt" -newer "$1" -type f -print -quit; }
