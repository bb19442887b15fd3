#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
#
# Compares `quickaction validate .` in the roots of checkouts with a program that only finds, opens, reads and closes the same
# kinds of files: Swift files outside of tests, Xcode projects, property lists and intent definitions. The two take turns.
#
# Usage: Scripts/benchmark-roots.sh [--rounds N] [--before FILE] --executable FILE FOLDER...
#
# With --before, another executable takes its turns, too. Needs python3 and a C compiler.

set -euo pipefail

options=(--rounds 15)
folders=()
while [[ $# -gt 0 ]]; do
  case $1 in
    --rounds | --executable | --before)
      options+=("$1" "$2")
      shift
      ;;
    --*)
      sed -n '8,11s/^# \{0,1\}//p' "$0" >&2
      exit 2
      ;;
    *) folders+=("$1") ;;
  esac
  shift
done

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cc -O2 -pthread -o "$work/floor" "$root/Benchmarks/read-tree/floor.c"
python3 "$root/Benchmarks/read-tree/compare-roots.py" "${options[@]}" --floor-in-c "$work/floor" "${folders[@]}"
