#!/usr/bin/env bash
# A PostgreSQL of one's own for tests: in a folder, on a socket in that folder, with nothing that outlives the test.
#   postgres.sh start FOLDER [PROCESS]   makes it if need be, starts it, prints its address; it ends when PROCESS does
#   postgres.sh stop FOLDER
#   postgres.sh crash FOLDER             at once, with work for the next start
# PostgreSQL refuses to run as root: then it runs as another user. It keeps nothing on the disk for good (no fsync): tests kill
# PostgreSQL, not the machine. SOUNDER_POSTGRES_FSYNC=on for measuring.
set -euo pipefail
what=$1 folder=$(readlink -f "$2") process=${3:-}

programs=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -1)
[[ $programs ]] || programs=$(dirname "$(command -v initdb || { echo "postgres.sh: no PostgreSQL here (Debian: postgresql)" >&2; exit 1; })")
as=()
if [[ $EUID -eq 0 ]]; then
  user=$(id -un postgres 2>/dev/null || echo nobody)
  as=(setpriv --reuid="$user" --regid="$(id -g "$user")" --clear-groups)
fi
cd /

case $what in
  start)
    if [[ ! -d $folder/data ]]; then
      [[ $EUID -ne 0 ]] || chown "$user" "$folder"
      chmod 755 "$folder"
      "${as[@]}" "$programs/initdb" -D "$folder/data" -U sounder -A trust --no-sync --no-locale -E UTF8 >"$folder/initdb.log"
      fsync=${SOUNDER_POSTGRES_FSYNC:-off}
      "${as[@]}" tee -a "$folder/data/postgresql.conf" >/dev/null <<CONF
listen_addresses = ''
unix_socket_directories = '$folder'
fsync = $fsync
max_connections = 100
shared_buffers = 64MB
CONF
    fi
    "${as[@]}" "$programs/pg_ctl" -D "$folder/data" -l "$folder/data/log" -w -t 60 start >/dev/null </dev/null
    if [[ $process ]]; then
      (
        while kill -0 "$process" 2>/dev/null && [[ -f $folder/data/postmaster.pid ]]; do sleep 1; done
        kill -0 "$process" 2>/dev/null || "${as[@]}" "$programs/pg_ctl" -D "$folder/data" -m immediate stop
      ) </dev/null >/dev/null 2>&1 &
    fi
    echo "postgresql://sounder@/postgres?host=$folder"
    ;;
  stop) "${as[@]}" "$programs/pg_ctl" -D "$folder/data" -m fast -w -t 60 stop >/dev/null ;;
  crash) "${as[@]}" "$programs/pg_ctl" -D "$folder/data" -m immediate -w -t 60 stop >/dev/null ;;
  *)
    echo "postgres.sh: start, stop or crash, not $what" >&2
    exit 2
    ;;
esac
