#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
#
# Compares `quickaction validate` on a large project with programs that only read the same files, and says which goals are
# reached. Every round runs each program once, in turn, so that what else the machine does slows all of them. One of them
# does nothing but find, open, read and close the files: it shows how fast any program could be.
#
# Usage: Scripts/benchmark-validate.sh [--rounds N] [--tree FOLDER] [--executable FILE]
#
# The tree is what Scripts/generate-lint-project.py writes, in a temporary folder unless named; the executable a static
# release build of this checkout. Needs python3, a C compiler and libplist with its pkg-config file (Debian: libplist-dev).

set -euo pipefail

rounds=15
tree=
executable=
while [[ $# -gt 0 ]]; do
  case $1 in
    --rounds) rounds=$2 ;;
    --tree) tree=$2 ;;
    --executable) executable=$2 ;;
    *)
      sed -n '8,11s/^# \{0,1\}//p' "$0" >&2
      exit 2
      ;;
  esac
  shift 2
done

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

if [[ -z $executable ]]; then
  options=(-c release --product quickaction --package-path "$root" --scratch-path "$root/.build-release")
  if [[ $(uname) == Linux ]]; then options+=(--static-swift-stdlib -Xswiftc -static-executable); fi
  swift build "${options[@]}" >&2
  executable=$(swift build "${options[@]}" --show-bin-path)/quickaction
fi
if [[ -z $tree ]]; then
  tree=$work/tree
  "$root/Scripts/generate-lint-project.py" "$tree" >&2
fi

# shellcheck disable=SC2046 # Options are words.
cc -O2 -o "$work/read-tree" "$root/Benchmarks/read-tree/read-tree.c" \
  $(pkg-config --cflags --libs libplist-2.0)
cc -O2 -pthread -o "$work/floor" "$root/Benchmarks/read-tree/floor.c"

python3 "$root/Benchmarks/read-tree/compare.py" --rounds "$rounds" --tree "$tree" \
  --executable "$executable" --reader-in-c "$work/read-tree" --floor-in-c "$work/floor"
