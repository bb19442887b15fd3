#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
#
# Type at the full-screen editor in a pseudo-terminal, and say what each key costs, how much is written, how soon the first
# frame is there and what the editor does while nobody types; Benchmarks/README.md says what the numbers mean.
#
#     Scripts/benchmark-editor.sh [--events N] [--rounds N] [--destinations N] [--executable FILE]
#
#     --events        how many keys are typed at each catalog, 1,000 where nothing is said
#     --rounds        how often the start is timed, 31 where nothing is said
#     --destinations  how many the large catalog has, 10,000 where nothing is said
#     --executable    the program; none means a static release build of this checkout
#
# Needed are Linux, whose kernel keeps the account of processor time, and python3.
#
# Exit codes: 0 all goals are reached, 1 one is not, 2 wrong usage, or something needed is missing.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
executable=
options=()
while [[ $# -gt 0 ]]; do
  case $1 in
    --executable) executable=${2:?"--executable needs a value"} ;;
    --events | --rounds | --destinations) options+=("$1" "${2:?"$1 needs a value"}") ;;
    *)
      sed -n '8s/^# *//p' "$0" >&2
      exit 2
      ;;
  esac
  shift 2
done
[[ -r /proc/self/schedstat ]] || { echo 'this needs Linux, with /proc/PID/schedstat' >&2; exit 2; }
command -v python3 >/dev/null || { echo 'this needs python3' >&2; exit 2; }

if [[ -z $executable ]]; then
  build=(
    -c release --product quickaction --package-path "$root" --scratch-path "$root/.build-release"
    --static-swift-stdlib -Xswiftc -static-executable
  )
  swift build "${build[@]}" >&2
  executable=$(swift build "${build[@]}" --show-bin-path)/quickaction
fi
exec python3 "$root/Benchmarks/Editor/measure.py" --executable "$(realpath "$executable")" \
  ${options[@]+"${options[@]}"}
