#!/usr/bin/env bash
# timed.sh FOLDER NAME COMMAND...: runs the command and writes its wall and processor seconds to FOLDER/NAME. Its exit status is the
# command's. Processes that the command leaves to init (a PostgreSQL) are not counted.
mkdir -p "$1"
times=$1/$2
shift 2
TIMEFORMAT='%R %U %S'
{ time "$@" 2>&3; } 3>&2 2>"$times"
