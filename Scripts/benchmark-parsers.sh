#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
#
# Measure the reading of intent definitions against libplist and Foundation; Benchmarks/README.md
# says what the numbers mean.
#
#     Scripts/benchmark-parsers.sh [--base FILE] [--rounds N] [FILE ...]
#
#     FILE      the definitions to read; none means one of 10 MB that is generated and, where
#               QUICKACTION_CORPUS names a folder of real files, the largest definition in it
#     --base    the definition to generate from, instead of this repository's sample
#     --rounds  how often each contender reads each file, 21 where nothing is said
#
# Then whole processes are timed with hyperfine: `quickaction validate FILE` and
# `plistutil -i FILE -o /dev/null`, on the largest real definition or on a generated one of that size.
#
# Nothing is installed. Needed are libplist (Debian: apt-get install libplist-dev, macOS: brew
# install libplist) and, for whole processes, hyperfine and plistutil (Debian: apt-get install
# hyperfine libplist-utils, macOS: brew install hyperfine libplist).
#
# Exit codes: 0 all goals are reached, 1 one is not, 2 wrong usage, or something needed is missing.
set -euo pipefail

root=$(cd "$(dirname "$0")/.." && pwd)
scratch=$root/.build-benchmarks
base=$root/IntentDefinitions/QuickActionWidget.intentdefinition
rounds=21
files=()

stop() {
  echo "$1" >&2
  exit 2
}

while [[ $# -gt 0 ]]; do
  case $1 in
    --base | --rounds)
      [[ $# -gt 1 ]] || stop "$1 needs a value"
      if [[ $1 == --base ]]; then base=$2; else rounds=$2; fi
      shift 2
      ;;
    -*) stop 'usage: Scripts/benchmark-parsers.sh [--base FILE] [--rounds N] [FILE ...]' ;;
    *)
      files+=("$1")
      shift
      ;;
  esac
done
[[ -r $base ]] || stop "'$base' cannot be read"

# What is missing.
has() { command -v "$1" >/dev/null; }
if has pkg-config; then
  pkg-config --exists libplist-2.0 ||
    stop "libplist's headers are missing; install them with 'apt-get install libplist-dev' or 'brew install libplist'"
else
  stop "pkg-config, which finds libplist, is missing; install it with 'apt-get install pkg-config' or 'brew install pkgconf'"
fi

# The contenders in one process.
mkdir -p "$scratch/files"
# SwiftPM looks for new files of the engine only where it plans the build, and not where it has a plan.
rm -f "$scratch/release.yaml"
for product in parser-benchmark definition-generator; do
  swift build -c release --package-path "$root/Benchmarks" --scratch-path "$scratch" --product "$product" \
    >"$scratch/build.log" 2>&1 || {
    tail -n 20 "$scratch/build.log" >&2
    stop "$product does not build; $scratch/build.log has all of it"
  }
done
generate() { "$scratch/release/definition-generator" "$base" "$1" "$2"; }

real=
if [[ -n ${QUICKACTION_CORPUS:-} ]]; then
  real=$(find "$QUICKACTION_CORPUS" -name '*.intentdefinition' -exec ls -S {} + | sed -n 1p)
fi
if [[ ${#files[@]} -eq 0 ]]; then
  generate 10000000 "$scratch/files/generated-10MB.intentdefinition"
  [[ -z $real ]] || files+=("$real")
  files+=("$scratch/files/generated-10MB.intentdefinition")
fi
status=0
"$scratch/release/parser-benchmark" --rounds "$rounds" "${files[@]}" || status=$?
[[ $status -lt 2 ]] || exit "$status"

# Whole processes.
for tool in hyperfine plistutil; do
  has "$tool" || {
    echo "Whole processes are left out: $tool is missing; 'apt-get install hyperfine libplist-utils' or 'brew install hyperfine libplist' brings it." >&2
    exit "$status"
  }
done
# A folder of its own, so that nothing is checked but this file.
rm -rf "$scratch/process" && mkdir "$scratch/process"
file=$scratch/process/Intents.intentdefinition
if [[ -n $real ]]; then cp "$real" "$file"; else generate 83000 "$file"; fi

builds=(static)
[[ $(uname) != Linux ]] || builds+=(executable)
commands=()
for build in "${builds[@]}"; do
  flags=()
  [[ $(uname) != Linux ]] || flags+=(--static-swift-stdlib)
  [[ $build != executable ]] || flags+=(-Xswiftc -static-executable)
  swift build -c release --package-path "$root" --scratch-path "$scratch/$build" --product quickaction \
    ${flags[@]+"${flags[@]}"} >"$scratch/build.log" 2>&1 || {
    tail -n 20 "$scratch/build.log" >&2
    stop "quickaction does not build; $scratch/build.log has all of it"
  }
  commands+=("$scratch/$build/release/quickaction")
done
"${commands[0]}" validate --help 2>/dev/null | grep -q 'quickaction validate' ||
  stop "'quickaction validate' is not there, so whole processes cannot be compared"

names=(-n 'plistutil -i FILE -o /dev/null' -n 'quickaction validate FILE, --static-swift-stdlib')
runs=("plistutil -i $file -o /dev/null" "${commands[0]} validate $file")
if [[ ${#builds[@]} -gt 1 ]]; then
  names+=(-n 'quickaction validate FILE, -static-executable')
  runs+=("${commands[1]} validate $file")
fi
# In passes, so that what else the machine does for a while does not meet one of them alone. A definition with findings is
# measured as well as one without.
rm -f "$scratch"/process-*.csv
for pass in 1 2 3 4 5 6; do
  hyperfine -N --warmup 10 --runs 50 --ignore-failure --export-csv "$scratch/process-$pass.csv" "${names[@]}" "${runs[@]}" \
    >"$scratch/process.log" 2>&1 || {
    cat "$scratch/process.log" >&2
    stop 'hyperfine failed'
  }
done
echo "Whole processes, $(wc -c <"$file" | tr -d ' ') bytes:"
echo
# The columns are mean, stddev, median, user, system, min and max, counted from the end because names hold commas. The
# median is that of the quietest pass. The ratio is that of the best runs, because a busy machine can only add to a run, and
# it adds more to a longer one. The goal is that of the fastest build, as it is the one to install.
awk -F, '
  FNR > 1 {
    name = $0
    for (i = 0; i < 7; i++) sub(/,[^,]*$/, "", name)
    gsub(/"/, "", name)
    names[FNR] = name
    if (!(FNR in median) || $(NF - 4) < median[FNR]) median[FNR] = $(NF - 4)
    if (!(FNR in best) || $(NF - 1) < best[FNR]) best[FNR] = $(NF - 1)
    last = FNR
  }
  END {
    printf "  %-58s%11s%11s%13s\n", "", "ms, best", "median", "x plistutil"
    for (i = 2; i <= last; i++) {
      ratio = best[i] / best[2]
      printf "  %-58s%11.2f%11.2f%13.2f\n", names[i], 1000 * best[i], 1000 * median[i], ratio
      if (i == 3 || i > 3 && ratio < least) least = ratio
    }
    printf "\n  %-58s%22s%13.2f%8s\n", "goal: at most 2 x plistutil", "", least, least <= 2 ? "yes" : "NO"
    exit least <= 2 ? 0 : 1
  }' "$scratch"/process-*.csv || status=1
exit "$status"
