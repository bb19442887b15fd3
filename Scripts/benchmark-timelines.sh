#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
#
# Measure how fast a fleet's requests are counted and a device's day is run, and compare the former with
# a plain program in Python that counts by the same rules; Benchmarks/README.md says what the numbers
# mean.
#
#     Scripts/benchmark-timelines.sh [--rounds N]
#
#     --rounds   how often each fleet is counted, 3 where nothing is said
#
# Needed is python3.
#
# Exit codes: 0 all goals are reached, 1 one is not or the counts differ, 2 wrong usage, or something
# needed is missing.
set -euo pipefail

root=$(cd "$(dirname "$0")/.." && pwd)
scratch=$root/.build-benchmarks
rounds=3

stop() {
  echo "$1" >&2
  exit 2
}

while [[ $# -gt 0 ]]; do
  case $1 in
    --rounds)
      [[ $# -gt 1 && $2 =~ ^[1-9][0-9]{0,3}$ ]] || stop "--rounds needs a number"
      rounds=$2
      shift 2
      ;;
    *) stop 'usage: Scripts/benchmark-timelines.sh [--rounds N]' ;;
  esac
done
command -v python3 >/dev/null || stop 'there is no python3'

mkdir -p "$scratch"
# The benchmark is a target of the main package, as it times what only that package sees.
QUICKACTION_BENCHMARKS=1 swift build -c release --package-path "$root" \
  --scratch-path "$scratch/timelines" --product timeline-benchmark >"$scratch/timelines.log" 2>&1 || {
  tail -n 20 "$scratch/timelines.log" >&2
  stop "the benchmark does not build; $scratch/timelines.log has all of it"
}
benchmark=$scratch/timelines/release/timeline-benchmark

"$benchmark" counts >"$scratch/timelines.json"
python=$(python3 "$root/Benchmarks/Timelines/fleet.py" "$scratch/timelines.json")
echo "Python counts the same, second by second: $(
  python3 -c "print(f'{float('$python') * 1e6:.0f} µs of processor time a device')"
)"
exec "$benchmark" run "$rounds" "$python"
