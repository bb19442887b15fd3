#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
#
# Measure how fast saved choices are audited, beside jq and a plain program in Python, and how much memory many of them
# take; Benchmarks/README.md says what the numbers mean.
#
#     Scripts/benchmark-audit.sh [--rounds N] [--huge] [--executable FILE]
#
#     --rounds      how often each contender runs, 3 where nothing is said
#     --huge        also audit 100,000,000 lines, which come through a pipe
#     --executable  a quickaction that is built already
#
# Needed are python3 and jq, and 1 GB of room for temporary files.
#
# Exit codes: 0 all goals are reached, 1 one is not, 2 wrong usage, or something needed is missing.
set -euo pipefail

root=$(cd "$(dirname "$0")/.." && pwd)
scratch=$root/.build-benchmarks
rounds=3
executable=
huge=()

stop() {
  echo "$1" >&2
  exit 2
}

while [[ $# -gt 0 ]]; do
  case $1 in
    --rounds)
      [[ $# -gt 1 && $2 =~ ^[1-9][0-9]{0,3}$ ]] || stop '--rounds needs a number'
      rounds=$2
      shift 2
      ;;
    --executable)
      [[ $# -gt 1 && -x $2 ]] || stop '--executable needs a program'
      executable=$2
      shift 2
      ;;
    --huge)
      huge=(--huge 100000000)
      shift
      ;;
    *) stop 'usage: Scripts/benchmark-audit.sh [--rounds N] [--huge] [--executable FILE]' ;;
  esac
done
for program in python3 jq; do command -v "$program" >/dev/null || stop "there is no $program"; done

if [[ -z $executable ]]; then
  mkdir -p "$scratch"
  swift build -c release --package-path "$root" --scratch-path "$scratch/audit" --product quickaction \
    >"$scratch/audit.log" 2>&1 || {
    tail -n 20 "$scratch/audit.log" >&2
    stop "quickaction does not build; $scratch/audit.log has all of it"
  }
  executable=$scratch/audit/release/quickaction
fi
exec python3 "$root/Benchmarks/Audit/measure.py" "$executable" \
  "$root/IntentDefinitions/QuickActionWidget.actions.json" --rounds "$rounds" "${huge[@]}"
