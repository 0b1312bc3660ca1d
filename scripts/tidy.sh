# clang-tidy over all of our C++, or over what has changed. Sourced by ./test; expects $root and $cores, and the debug build.

most_tidied=20  # of the files that have changed: a change in hand is looked at in seconds, a long branch in minutes

# The C++ files that clang-tidy can read: src/wasm is for another compiler, team.cpp for builds with Open MPI.
tidy_files() { (cd "$root" && find src tests -name '*.cpp' -not -path 'src/wasm/*' -not -path 'src/lab/mpi/team.cpp'); }

# Those that differ from where the branch left its upstream, or else from the commit before; newest first. None where there is no
# git, or no commit before.
changed_files() {
  (
    cd "$root" || exit
    local upstream base=
    upstream=$({ git rev-parse --verify -q '@{upstream}' || git rev-parse --verify -q origin/HEAD || git rev-parse --verify -q origin/main; } 2>/dev/null)
    [[ ! $upstream ]] || base=$(git merge-base HEAD "$upstream" 2>/dev/null)
    [[ $base && $base != $(git rev-parse HEAD) ]] || base=$(git rev-parse --verify -q HEAD~1 2>/dev/null)
    [[ $base ]] || exit 0
    { git diff --name-only --diff-filter=d "$base" -- '*.cpp'; git ls-files --others --exclude-standard -- '*.cpp'; } |
      grep -Fx -f <(tidy_files) | xargs -r ls -t
  )
}

tidy() { xargs -r -P "$cores" -n 1 clang-tidy-14 -p "$root/build/debug" --quiet; }

tidy_all() { (cd "$root" && tidy_files | tidy); }

tidy_changed() {
  local files
  mapfile -t files < <(changed_files)
  ((${#files[@]} <= most_tidied)) || echo "${#files[@]} files have changed; looking at the $most_tidied newest (./test --tidy looks at all)"
  ((${#files[@]} > 0)) || return 0
  (cd "$root" && printf '%s\n' "${files[@]:0:most_tidied}" | tidy)
}
