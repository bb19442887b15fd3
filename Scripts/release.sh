#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
#
# Builds quickaction for this machine, stripped and, on Linux, without any library of the machine, and writes it as an
# archive with its completions and manual, then as packages of npm, PyPI, SwiftPM and Docker. The same commit, built in the
# same folder by the same tools, gives the same packages.
#
#     Scripts/release.sh [--executable FILE] [--output DIR] [--repository OWNER/NAME] [--fast]
#     Scripts/release.sh --packages [--output DIR] [--repository OWNER/NAME] [--fast]
#     Scripts/release.sh --version
#
#   --executable FILE        pack this executable instead of building one
#   --output DIR             where to write; default: .build-packages
#   --repository OWNER/NAME  where the release will be found on GitHub: a Homebrew formula is written, too, and the
#                            package of plugins downloads its executable instead of holding it
#   --packages               build nothing: make the packages of the archives in DIR, which may be of several machines
#   --fast                   compress less and carry no built modules for widgets, for a check
#   --version                print the version, which Sources/Linting/IntentLint/API/IntentLinter.swift says
#
# Needs Swift, Python 3 and, on Linux, binutils, valgrind and the fonts of the package fonts-inter of Debian or Ubuntu: pictures are
# drawn with them where a machine has no fonts, as most images of pipelines.
set -euo pipefail

source=$(dirname "$0")/../Sources/Linting/IntentLint/API/IntentLinter.swift
version=$(sed -n 's/.*static let version = "\([0-9.]*\)".*/\1/p' "$source")
[ -n "$version" ] || { echo "$source no longer says the version" >&2; exit 2; }
usage() { sed -n 's/^#     \(Scripts\)/usage: \1/p' "$0" >&2; exit 2; }

executable='' output='' repository='' build=yes fast=''
while [ $# -gt 0 ]; do
  case $1 in
    --version) echo "$version"; exit ;;
    --packages) build=no; shift; continue ;;
    --fast) fast=--fast; shift; continue ;;
    --executable | --output | --repository) [ $# -ge 2 ] || usage ;;
    *) usage ;;
  esac
  case $1 in
    --executable) executable=$(realpath "$2") ;;
    --output) output=$(realpath "$2" 2>/dev/null || { mkdir -p "$2" && realpath "$2"; }) ;;
    --repository) repository=$2 ;;
  esac
  shift 2
done
cd "$(dirname "$0")/.."
output=${output:-$PWD/.build-packages}
mkdir -p "$output"

# A package holds no date but that of its commit.
export SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}

if [ $build = yes ]; then
  case $(uname -sm) in
    'Linux x86_64') platform=linux-x86_64 ;;
    'Linux aarch64') platform=linux-arm64 ;;
    Darwin*) platform=macos-universal ;;
    *) echo "there are no packages for $(uname -sm)" >&2; exit 2 ;;
  esac
  fonts=/usr/share/fonts/opentype/inter
  if [ "$(uname)" = Linux ] && [ ! -f $fonts/Inter-Regular.otf ]; then
    echo "there are no fonts in $fonts for the archive; 'apt-get install fonts-inter' installs them" >&2
    exit 2
  fi
  if [ "$(uname)" = Linux ] && [ -z "$executable" ] && ! command -v valgrind >/dev/null; then
    echo "there is no valgrind, which finds the order of functions; 'apt-get install valgrind' installs it" >&2
    exit 2
  fi
  work=$(mktemp -d)
  trap 'rm -rf "$work"' EXIT

  if [ -z "$executable" ]; then
    day=$(TZ=UTC git log -1 --format=%cd --date=format-local:%Y-%m-%d)
    stamp="$(git rev-parse --short=7 HEAD), $day"
    git diff --quiet HEAD || stamp="$stamp, with changes"
    # What '--version' says beside the number; Sources/Commands/BuildStamp includes it.
    mkdir -p .build-release/stamp
    printf '#define QUICKACTION_STAMP "%s"\n' "$stamp" >.build-release/stamp/QuickActionStamp.h
    options=(--configuration release --product quickaction --scratch-path .build-release)
    # Package.swift has the modules that are small rather than fast.
    export QUICKACTION_RELEASE=1
    options+=(-Xcc -I -Xcc "$PWD/.build-release/stamp")
    if [ "$(uname)" = Linux ]; then
      options+=(--static-swift-stdlib -Xswiftc -static-executable -Xlinker --strip-debug)
      # The metadata of generic types is not looked up by name: a quarter less time for one definition (Benchmarks/README.md).
      options+=(-Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors)
      # A seventh fewer bytes: functions that nothing calls are left out, and those that are the same are one.
      options+=(-Xswiftc -Xfrontend -Xswiftc -function-sections -Xswiftc -use-ld=lld -Xlinker --icf=all)
      # A tenth fewer bytes: no tables for unwinding, which Swift does not do.
      options+=(-Xlinker -T -Xlinker "$PWD/Scripts/no-unwind-tables.ld")
      # What the usual commands execute is beside each other: a seventh less time for one definition (decision 65).
      order=$PWD/.build-release/order
      : >"$order"
      options+=(-Xlinker --symbol-ordering-file="$order" -Xlinker --no-warn-symbol-ordering)
    else
      options+=(--arch arm64 --arch x86_64)
    fi
    # SwiftPM compiles a module again if one that it names in Package.swift has changed, and not for those that these import in
    # turn: it would have the old fields of a structure, and crash. So another commit, or a change, is compiled from nothing.
    built=$(cat .build-release/commit 2>/dev/null || true)
    if [ "$built" != "$(git rev-parse HEAD)" ] || ! git diff --quiet HEAD; then
      rm -rf .build-release/*-*-* .build-release/apple .build-release/build.db .build-release/release .build-release/commit
    fi
    if [ "$(uname)" = Linux ]; then
      swift package --scratch-path .build-release resolve
      Scripts/patch-argument-parser.sh .build-release
    fi
    swift build "${options[@]}"
    executable=$(swift build "${options[@]}" --show-bin-path)/quickaction
    if [ "$(uname)" = Linux ]; then
      # Which functions those are, the executable itself tells; then only the linker has work.
      Scripts/order-functions.py "$executable" "$order"
      rm "$executable"
      swift build "${options[@]}"
    fi
    if git diff --quiet HEAD; then git rev-parse HEAD >.build-release/commit; fi
  fi
  cp "$executable" "$work/quickaction"
  if [ "$(uname)" = Linux ]; then
    # What only the next build reads, and what differs with the folder of the build.
    strip --remove-section=.swift_modhash --remove-section=.note.gnu.build-id "$work/quickaction"
  else
    # Before macOS 26, 'Span' is in a library of the compiler's, which is packed beside the executable.
    library=libswiftCompatibilitySpan.dylib
    if otool -L "$work/quickaction" | grep -q "@rpath/$library"; then
      cp "$(dirname "$(xcrun --find swiftc)")"/../lib/swift-6.2/macosx/$library "$work/"
      otool -l "$work/quickaction" | grep -q 'path @loader_path ' ||
        install_name_tool -add_rpath @loader_path "$work/quickaction"
      codesign --force --sign - "$work/$library"
    fi
    # A signature covers the symbols, so that what was stripped is signed anew.
    strip "$work/quickaction"
    codesign --force --sign - "$work/quickaction"
  fi

  # The modules for widgets, which a machine with the same toolchain need not build.
  engines=()
  if [ "$(uname)" = Linux ] && [ -z "$fast" ]; then
    cache=$PWD/.build-release/cache
    rm -rf "$cache/quickaction/engines"
    XDG_CACHE_HOME=$cache "$work/quickaction" build --package Examples/Widgets/Recipes --engine . \
      --build-path "$work/built" >"$work/log" 2>&1 || { cat "$work/log" >&2; exit 2; }
    engines=(--engines "$cache/quickaction/engines")
  fi

  mkdir "$work/manual" "$work/completions"
  # The tool of swift-argument-parser, in the build that has no stamp, which keeps what 'swift build' has made.
  swift build --product generate-manual >"$work/log" 2>&1 || { cat "$work/log" >&2; exit 2; }
  "$(swift build --show-bin-path)/generate-manual" "$work/quickaction" --multi-page --output-directory "$work/manual" \
    --authors 'the QuickAction authors' \
    --date "$(python3 -c 'import os, time; print(time.strftime("%Y-%m-%d", time.gmtime(int(os.environ["SOURCE_DATE_EPOCH"]))))')" \
    2>"$work/log" || { cat "$work/log" >&2; exit 2; }
  "$work/quickaction" --generate-completion-script bash >"$work/completions/bash"
  "$work/quickaction" --generate-completion-script zsh >"$work/completions/zsh"
  "$work/quickaction" --generate-completion-script fish >"$work/completions/fish"
  python3 Scripts/package-release.py archive --version "$version" --platform "$platform" --from "$work" \
    --fonts $fonts ${engines[@]+"${engines[@]}"} $fast "$output"
fi

python3 Scripts/package-release.py packages --version "$version" ${repository:+--repository "$repository"} $fast "$output"
