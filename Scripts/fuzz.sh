#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
#
# Feed the readers what nobody would write, with libFuzzer and AddressSanitizer.
#
#     Scripts/fuzz.sh [SECONDS] [READER ...]    SECONDS for each reader, 60 where none are given;
#                                               READER: xml, openstep, json, binary, definition;
#                                               none = all five
#
# It begins with the samples of this repository and, where QUICKACTION_CORPUS names a folder, with
# the real files in it. What it finds on the way is kept in .build-fuzzing/inputs, and the next run
# goes on from there. An input that ends in a crash, a time-out or a memory limit is kept in
# .build-fuzzing/artifacts; run it alone with
#
#     SWIFT_BACKTRACE=enable=no .build-fuzzing/release/fuzz-READER FILE
#
# Exit codes: 0 nothing was found, 1 something was, 2 wrong usage, or the fuzzers cannot be built.
set -euo pipefail

readonly all_readers=(xml openstep json binary definition)

usage() {
  sed -n '/^#     Scripts/,/^#  *none/s/^#     //p' "$0" >&2
  exit 2
}

seconds=60
if [[ $# -gt 0 && $1 =~ ^[0-9]+$ ]]; then
  seconds=$1
  shift
fi
[[ $seconds -gt 0 ]] || usage
readers=("$@")
[[ ${#readers[@]} -gt 0 ]] || readers=("${all_readers[@]}")
for reader in "${readers[@]}"; do
  [[ " ${all_readers[*]} " == *" $reader "* ]] || usage
done

root=$(cd "$(dirname "$0")/.." && pwd)
package=$root/Tests/Fuzzing
scratch=$root/.build-fuzzing
artifacts=$scratch/artifacts
mkdir -p "$artifacts"

# Release, because it is ten times as fast, and traps in the same places.
build_flags=(--package-path "$package" --scratch-path "$scratch" -c release
  -Xswiftc -sanitize=fuzzer,address)
# With the default linker a hundred warnings drown what matters.
[[ $(uname) != Linux ]] || build_flags+=(-Xswiftc -use-ld=lld)

# Copies the seeds of a reader to a folder: each file under the name of its path.
collect_seeds() {
  local reader=$1 folder=$2 places=("$root/IntentDefinitions" "$root/Localization") names=()
  [[ -z ${QUICKACTION_CORPUS:-} ]] || places+=("$QUICKACTION_CORPUS")
  case $reader in
    xml | definition) names=(-name '*.intentdefinition' -o -name '*.stringsdict') ;;
    openstep) names=(-name '*.strings' -o -name '*.pbxproj') ;;
    json)
      names=(-name '*.json' -o -name '*.xcstrings')
      places+=("$root/Documentation/Schemas")
      ;;
    binary) names=(-name '*.bplist') ;;
  esac
  [[ $reader != binary && $reader != definition ]] || places+=("$package/Seeds")
  [[ $reader != definition ]] || names+=(-o -name '*.bplist')
  mkdir -p "$folder"
  while IFS= read -r -d '' file; do
    cp "$file" "$folder/$(tr '/' '_' <<<"${file#/}")"
  done < <(find "${places[@]}" -type f \( "${names[@]}" \) -print0)
}

# SwiftPM looks for new files of the engine only where it plans the build, and not where it has a plan.
rm -f "$scratch/release.yaml"

findings=0
for reader in "${readers[@]}"; do
  if ! swift build "${build_flags[@]}" --product "fuzz-$reader" >"$scratch/build.log" 2>&1; then
    tail -n 20 "$scratch/build.log" >&2
    echo "fuzz-$reader could not be built; $scratch/build.log has all of it." >&2
    echo "libFuzzer comes with the toolchains of swift.org, not with Xcode's." >&2
    exit 2
  fi
  inputs=$scratch/inputs/$reader
  seeds=$scratch/seeds/$reader
  rm -rf "$seeds"
  mkdir -p "$inputs"
  collect_seeds "$reader" "$seeds"
  log=$scratch/$reader.log
  status=0
  # A backtrace is made by a process that outlives the one that crashed, and can hang.
  SWIFT_BACKTRACE=enable=no ASAN_OPTIONS=detect_leaks=0 \
    "$scratch/release/fuzz-$reader" "$inputs" "$seeds" \
    -max_total_time="$seconds" -max_len=16384 -timeout=10 -rss_limit_mb=3000 \
    -dict="$package/Dictionaries/$reader.txt" \
    -artifact_prefix="$artifacts/$reader-" -print_final_stats=1 >"$log" 2>&1 || status=$?
  executions=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")
  coverage=$(grep -o 'cov: [0-9]*' "$log" | tail -n 1 || true)
  if [[ $status -eq 0 ]]; then
    echo "$reader: ${executions:-0} inputs in ${seconds} s, ${coverage:-cov: 0} edges, nothing found"
  else
    findings=1
    echo "$reader: FAILED after ${executions:-?} inputs; $log says why, $artifacts has the input:" >&2
    grep -E '^(SUMMARY|.*Fatal error|.*it does not hold)|Test unit written' "$log" >&2 || tail -n 5 "$log" >&2
  fi
done
exit "$findings"
