#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
#
# Takes Foundation out of a checkout of swift-argument-parser, for the executable of a release, as
# Scripts/swift-argument-parser.patch says.
#
#     Scripts/patch-argument-parser.sh SCRATCH
#     Scripts/patch-argument-parser.sh --check SCRATCH EXECUTABLE
#
#   SCRATCH  the folder of a build, such as .build-release: its checkout is patched, once
#   --check  patches a copy of it, compiles it, and compares the help as JSON with what EXECUTABLE, which is not patched, writes
set -euo pipefail
patch=$(realpath "$(dirname "$0")/swift-argument-parser.patch")
sources=Sources/ArgumentParser/Utilities

# Applies the patch in a folder, which need not be a repository.
apply() {
  chmod -R u+w "$1/$sources"
  (cd "$1" && GIT_DIR=/dev/null git apply --whitespace=nowarn "$patch") || {
    echo "error: $patch does not fit the version of swift-argument-parser in $1; make it anew" >&2
    exit 2
  }
}

if [ "${1:-}" = --check ] && [ $# = 3 ]; then
  work=$(mktemp -d)
  trap 'rm -rf "$work"' EXIT
  cp -R "$2/checkouts/swift-argument-parser/." "$work/"
  # The checkout may be that of a release.
  [ -f "$work/$sources/JSONEncoder.swift" ] || apply "$work"
  "$3" --experimental-dump-help >"$work/expected"
  cat >"$work/main.swift" <<'SWIFT'
import Foundation

// Reads the help with Foundation, and writes it without.
let data = FileHandle.standardInput.readDataToEndOfFile()
print(JSONEncoder.encode(try JSONDecoder().decode(ToolInfoV0.self, from: data)))
SWIFT
  cd "$work"
  swiftc -swift-version 6 -module-name Patched -o patched main.swift $sources/JSONEncoder.swift Sources/ArgumentParserToolInfo/*.swift
  ./patched <expected | cmp - expected
  mkdir modules
  swiftc -swift-version 6 -parse-as-library -emit-module -module-name ArgumentParserToolInfo \
    -emit-module-path modules/ArgumentParserToolInfo.swiftmodule Sources/ArgumentParserToolInfo/*.swift
  find Sources/ArgumentParser -name '*.swift' -print0 |
    xargs -0 swiftc -swift-version 6 -suppress-warnings -parse-as-library -typecheck -module-name ArgumentParser -I modules
  if grep -rnE '^(internal |public |package )?import Foundation' Sources/ArgumentParser --include='*.swift'; then
    echo 'error: the patched library imports Foundation' >&2
    exit 1
  fi
  echo "the help as JSON is the same without Foundation: $(wc -c <expected) bytes"
elif [ $# = 1 ] && [ -d "$1/checkouts/swift-argument-parser" ]; then
  [ -f "$1/checkouts/swift-argument-parser/$sources/JSONEncoder.swift" ] || apply "$1/checkouts/swift-argument-parser"
else
  sed -n 's/^#     \(Scripts\)/usage: \1/p' "$0" >&2
  exit 2
fi
