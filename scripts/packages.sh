# What Sounder needs from the system, in one place: Debian's and Ubuntu's names, `this|or-that` where releases differ,
# `command=package` where the command may come from elsewhere.
# Sourced by ./sounder and ./test.

packages_run="g++ cmake ninja-build ccache pkg-config libboost-json1.81-dev|libboost-json-dev libsodium-dev libcli11-dev libexpected-dev libtomlplusplus-dev libboost-math1.81-dev|libboost-math-dev libsoci-dev libsqlite3-dev libpq-dev prometheus-cpp-dev"
packages_python="g++ cmake ninja-build ccache pkg-config git libboost-json1.81-dev|libboost-json-dev libsodium-dev libexpected-dev libtomlplusplus-dev libboost-math1.81-dev|libboost-math-dev python3-dev python3-venv"
packages_bench="libgtest-dev libbenchmark-dev"
packages_test="postgresql nginx libgtest-dev libbenchmark-dev python3-jsonschema tmux jq clang-format-14"
packages_sanitize="clang-14 libclang-rt-14-dev"
packages_wasm="emscripten nodejs"
packages_mpi="libopenmpi-dev openmpi-bin"
packages_web="node=nodejs npm=npm"
packages_browser="chromium-headless-shell firefox-esr fonts-dejavu-core"
packages_package="dpkg-dev binutils file"
packages_tidy="clang-tidy-14"

# need LIST...: installs what is missing of the lists above. Does nothing, and asks nobody, when all is there.
need() {
  local list wanted=() missing as_root=()
  for list in "$@"; do
    list=packages_$list
    wanted+=(${!list})
  done
  if ! command -v apt-get >/dev/null || ! command -v dpkg-query >/dev/null; then
    need_elsewhere "${wanted[@]}"
    return
  fi
  missing=$(not_installed "${wanted[@]}")
  [[ $missing ]] || return 0
  if [[ $EUID -ne 0 ]]; then
    if ! command -v sudo >/dev/null; then
      echo "sounder: please install, as root: apt-get install" $(available $missing) >&2
      return 1
    fi
    as_root=(sudo)
  fi
  echo "sounder: some packages are missing; asking apt-get for them" >&2
  "${as_root[@]}" apt-get update -q </dev/null >&2
  missing=$(available $missing)
  echo "sounder: installing" $missing >&2
  if ! "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends $missing </dev/null >&2; then
    echo "sounder: could not install" $missing "(see above)" >&2
    return 1
  fi
}

# Those of the packages of which no alternative is installed, and whose command is not there.
not_installed() {
  local installed want name
  installed=" $(dpkg-query -W -f '${db:Status-Status} ${Package}\n' ${*//|/ } 2>/dev/null | sed -n 's/^installed //p' | tr '\n' ' ')"
  for want in "$@"; do
    if [[ $want == *=* ]]; then
      command -v "${want%%=*}" >/dev/null || echo "${want#*=}"
      continue
    fi
    for name in ${want//|/ }; do
      [[ $installed == *" $name "* ]] && continue 2
    done
    echo "$want"
  done
}

# For each package the first alternative that this release has; the first of all if it has none.
available() {
  local want name
  for want in "$@"; do
    for name in ${want//|/ }; do
      [[ $(apt-cache madison "$name" 2>/dev/null) ]] && echo "$name" && continue 2
    done
    echo "${want%%|*}"
  done
}

# Other systems have other names for the same things. Only the build can tell whether the libraries are there.
need_elsewhere() {
  local tool
  for tool in cmake ninja c++ node npm; do
    command -v "$tool" >/dev/null && continue
    echo "sounder: $tool is missing. This is no Debian or Ubuntu: please install what these packages hold there:" "$@" >&2
    return 1
  done
}
