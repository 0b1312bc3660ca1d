#!/usr/bin/env bash
# learning.sh [WORDS FOR bench/learning.py]: what needs PyTorch, in a virtual environment of its own (build/learning-venv). PyPI's wheel of
# PyTorch brings CUDA along, 5 GB; an index with wheels for processors only (PIP_EXTRA_INDEX_URL) saves them.
set -euo pipefail
root=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")
venv=$root/build/learning-venv
wanted=("$root"/python/requirements/learning{,-cuda}.txt)

"$root/scripts/python.sh" --wheel
python=/usr/bin/python3
[[ -x $python ]] || python=python3
[[ -x $venv/bin/python ]] || "$python" -m venv "$venv"
if ! cat "${wanted[@]}" | cmp -s - "$venv/.sounder-installed"; then
  "$venv/bin/pip" install --quiet --disable-pip-version-check -r "$root/python/requirements/learning.txt"
  cat "${wanted[@]}" >"$venv/.sounder-installed"
fi
"$venv/bin/pip" install --quiet --disable-pip-version-check --no-deps --force-reinstall "$root"/build/wheel/*.whl
exec "$venv/bin/python" "$root/bench/learning.py" --out "$root/build/learning" "$@"
