#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
#
# Measure the layout of widgets against Yoga, and the drawing of a page of them; Benchmarks/README.md
# says what the numbers mean.
#
#     Scripts/benchmark-layout.sh [--rounds N] [--yoga DIR | --no-yoga] [CATALOG]
#
#     CATALOG    the catalog whose widget is drawn; none means this repository's sample
#     --rounds   how often each contender runs, 31 where nothing is said
#     --yoga     the folder that holds Yoga's sources as `yoga/Yoga.h` and so on; none means those in
#                the source package of `poga` (PyPI), which is downloaded once
#     --no-yoga  compare nothing with Yoga
#
# Needed are a C++ compiler and, unless --yoga names the sources, pip.
#
# Exit codes: 0 all goals are reached, 1 one is not, 2 wrong usage, or something needed is missing.
set -euo pipefail

root=$(cd "$(dirname "$0")/.." && pwd)
scratch=$root/.build-benchmarks
catalog=$root/IntentDefinitions/QuickActionWidget.actions.json
rounds=31
yoga=
wanted=yes
poga=0.1.19

stop() {
  echo "$1" >&2
  exit 2
}

while [[ $# -gt 0 ]]; do
  case $1 in
    --rounds | --yoga)
      [[ $# -gt 1 ]] || stop "$1 needs a value"
      if [[ $1 == --rounds ]]; then rounds=$2; else yoga=$2; fi
      shift 2
      ;;
    --no-yoga)
      wanted=no
      shift
      ;;
    -*) stop 'usage: Scripts/benchmark-layout.sh [--rounds N] [--yoga DIR | --no-yoga] [CATALOG]' ;;
    *)
      catalog=$1
      shift
      ;;
  esac
done
[[ -r $catalog ]] || stop "'$catalog' cannot be read"

library=()
if [[ $wanted == yes ]]; then
  mkdir -p "$scratch/yoga"
  if [[ -z $yoga ]]; then
    yoga=$scratch/yoga/poga-$poga/src/poga/deps
    if [[ ! -r $yoga/yoga/Yoga.h ]]; then
      # The wheels hold no sources.
      python3 -m pip download --quiet --no-deps --no-binary poga --dest "$scratch/yoga" "poga==$poga" \
        >"$scratch/yoga/download.log" 2>&1 ||
        stop "poga $poga cannot be downloaded ($scratch/yoga/download.log says why); name Yoga's sources with --yoga, or leave it out with --no-yoga"
      tar -xzf "$scratch/yoga/poga-$poga.tar.gz" -C "$scratch/yoga"
    fi
  fi
  [[ -r $yoga/yoga/Yoga.h ]] || stop "there is no '$yoga/yoga/Yoga.h'"
  compiler=${CXX:-c++}
  command -v "$compiler" >/dev/null || stop "there is no C++ compiler '$compiler'; set CXX"
  library=("$scratch/yoga/libgrid.so")
  find "$yoga/yoga" -name '*.cpp' -print0 |
    xargs -0 "$compiler" -O3 -DNDEBUG -std=c++20 -shared -fPIC -I "$yoga" -o "${library[0]}" \
      "$root/Benchmarks/Yoga/grid.cpp" 2>"$scratch/yoga/build.log" || {
    tail -n 20 "$scratch/yoga/build.log" >&2
    stop "Yoga does not build; $scratch/yoga/build.log has all of it"
  }
fi

# The benchmark is a target of the main package, as it times what only that package sees.
QUICKACTION_BENCHMARKS=1 swift build -c release --package-path "$root" --scratch-path "$scratch/layout" \
  --product layout-benchmark >"$scratch/layout.log" 2>&1 || {
  tail -n 20 "$scratch/layout.log" >&2
  stop "the benchmark does not build; $scratch/layout.log has all of it"
}
exec "$scratch/layout/release/layout-benchmark" "$catalog" "$rounds" ${library[@]+"${library[@]}"}
