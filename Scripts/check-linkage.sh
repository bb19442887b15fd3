#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
#
# Prove that the engine, the modules that need no system, links the standard library alone: no
# Foundation in any form. That is why a command starts in milliseconds, and why the engine can be
# embedded anywhere.
#
#     Scripts/check-linkage.sh [CONFIGURATION]    CONFIGURATION: debug, the default, or release
#
# The modules are those that Scripts/houses.json lists as 'standardLibraryAlone'. Each is built, and
# then checked in three ways, from the cause to the effect:
#
#   imports   each source file imports modules of the engine, the C library or the standard
#             library's own, and nothing else;
#   objects   no object file asks the linker for a library of Foundation's;
#   programs  a program made of all the object files neither loads a library of Foundation's nor,
#             linked statically, holds a symbol of it.
#
# On macOS only the imports are checked: there every program has Foundation on the disk anyway, and
# Linux says what a module links.
#
# Exit codes: 0 all is well, 1 a module links Foundation, 2 wrong usage, or a module does not build.
set -euo pipefail

configuration=${1:-debug}
if [[ $# -gt 1 || ! $configuration =~ ^(debug|release)$ ]]; then
  echo "usage: Scripts/check-linkage.sh [debug|release]" >&2
  exit 2
fi
cd "$(dirname "$0")/.."

modules=()
while IFS= read -r module; do
  modules+=("$module")
done < <(python3 -c 'import json
print("\n".join(json.load(open("Scripts/houses.json"))["standardLibraryAlone"]))')
if [[ " ${modules[*]-} " != *" SourceText "* || " ${modules[*]} " != *" IntentModel "* ]]; then
  echo "Scripts/houses.json no longer lists the engine's modules as 'standardLibraryAlone'." >&2
  exit 2
fi

status=0
fail() {
  echo "$1" >&2
  status=1
}

# Imports. An attribute or an access level may stand before the word, and a kind and a member behind it.
readonly others='Swift|Synchronization|Glibc|Musl|Darwin'
engine=$(IFS='|' && echo "${modules[*]}")
import='^[[:space:]]*(@[A-Za-z_]+(\([^)]*\))?[[:space:]]+)*((public|package|internal|fileprivate|private)[[:space:]]+)?import[[:space:]]+'
kinds='((struct|class|enum|protocol|typealias|func|let|var|actor)[[:space:]]+)?'
for module in "${modules[@]}"; do
  while IFS= read -r line; do
    fail "${line%%:*}: '${line#*:*:}' imports what the engine must not; only the standard library and the engine's own modules may be imported here."
  done < <(grep -rnE --include='*.swift' "$import" Sources/*/"$module" |
    grep -vE ":[0-9]+:${import#^}$kinds($engine|$others)(\.[A-Za-z_.]+)?[[:space:]]*(//.*)?\$" || true)
done

if [[ $(uname) != Linux ]]; then
  [[ $status -ne 0 ]] ||
    echo "${modules[*]}: no import of Foundation. The object files are not looked at on $(uname)."
  exit "$status"
fi

# Objects. A Swift object file lists the libraries of all that it imports, directly or not.
build() {
  if ! output=$(swift build -c "$configuration" "$@" 2>&1); then
    echo "$output" >&2
    echo "what is to be checked does not build: swift build -c $configuration $*" >&2
    exit 2
  fi
}
# Each call reads the whole package. A debug build is there anyway; of a release, no more is built than is looked at.
if [[ $configuration == debug ]]; then
  build
else
  for module in "${modules[@]}"; do build --target "$module"; done
fi
products=$(swift build -c "$configuration" --show-bin-path)
objects=()
for module in "${modules[@]}"; do
  found=("$products/$module.build"/*.o)
  if [[ ! -e ${found[0]} ]]; then
    echo "$products/$module.build has no object files, so there is nothing to check." >&2
    exit 2
  fi
  for object in "${found[@]}"; do
    # The module's interface for debuggers, wrapped up as an object.
    [[ $object != *.swiftmodule.o ]] || continue
    # What was built from a file that is no longer there stays behind.
    [[ -n $(find Sources/*/"$module" -name "$(basename "$object" .o)" -print -quit) ]] || continue
    objects+=("$object")
    libraries=$(readelf --wide -p .swift1_autolink_entries "$object" 2>/dev/null |
      grep -oE -- '-l_?Foundation[A-Za-z]*' | sort -u | tr '\n' ' ' || true)
    [[ -z $libraries ]] ||
      fail "$module: $(basename "$object") asks the linker for ${libraries% }."
  done
done

# Programs.
probe=$(mktemp -d)
trap 'rm -rf "$probe"' EXIT
printf 'import %s\n' "${modules[@]}" >"$probe/main.swift"
echo 'print("linked")' >>"$probe/main.swift"
link() {
  swiftc -I "$products/Modules" "$probe/main.swift" "${objects[@]}" -lm "$@" >"$probe/log" 2>&1 || {
    cat "$probe/log" >&2
    echo "a program of the engine's modules does not link." >&2
    exit 2
  }
}
link -o "$probe/dynamic"
libraries=$(ldd "$probe/dynamic" | grep -oE 'lib_?Foundation[A-Za-z]*\.so' | sort -u | tr '\n' ' ' || true)
[[ -z $libraries ]] || fail "a program of the engine's modules loads ${libraries% }."
link -static-stdlib -o "$probe/static"
symbols=$(nm "$probe/static" | grep -cE ' \$s[0-9]*(10Foundation|20FoundationEssentials)| _?CF[A-Z][A-Za-z]+$' || true)
[[ $symbols -eq 0 ]] ||
  fail "a statically linked program of the engine's modules holds $symbols symbols of Foundation's."
for program in dynamic static; do
  [[ $("$probe/$program") == linked ]] || fail "the $program program of the engine's modules does not run."
done

[[ $status -ne 0 ]] ||
  echo "${modules[*]}: no Foundation in ${#objects[@]} object files, in what a program loads, or in what it holds."
exit "$status"
