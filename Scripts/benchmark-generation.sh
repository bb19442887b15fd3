#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
#
# Measure how fast the classes of intent definitions are generated; Benchmarks/README.md says what the numbers mean.
#
#     Scripts/benchmark-generation.sh
#
# Exit codes: 0 all goals are reached, 1 one is not, 2 wrong usage, or the benchmark does not build.
set -euo pipefail

root=$(cd "$(dirname "$0")/.." && pwd)
scratch=$root/.build-benchmarks

if [[ $# -gt 0 ]]; then
  echo 'usage: Scripts/benchmark-generation.sh' >&2
  exit 2
fi
mkdir -p "$scratch"
# The benchmark is a target of the main package, as the others that time what is not a product are.
QUICKACTION_BENCHMARKS=1 swift build -c release --package-path "$root" \
  --scratch-path "$scratch/generation" --product generation-benchmark >"$scratch/generation.log" 2>&1 || {
  tail -n 20 "$scratch/generation.log" >&2
  echo "the benchmark does not build; $scratch/generation.log has all of it" >&2
  exit 2
}
"$scratch/generation/release/generation-benchmark" || exit 1
