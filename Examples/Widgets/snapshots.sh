#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
#
# Builds the five widget extensions as programs, and compares what they draw with their golden pictures, or records those.
#
# Usage: Examples/Widgets/snapshots.sh check|record [EXECUTABLE]
#
# EXECUTABLE is .build/debug/quickaction unless named. Linux only.

set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")"
action=${1:-check}
executable=$(realpath "${2:-../../.build/debug/quickaction}")

for package in QuickActions Recipes Steps LiveStreams LockScreen; do
  echo "-- $package"
  program=$("$executable" build --package "$package" --quiet)
  feed=()
  for file in "$package"/*.feed.json; do [ -f "$file" ] && feed=(--feed "$file"); done
  "$executable" snapshot "$action" "$package/Snapshots" --program "$program" "${feed[@]}" \
    --time-zone Asia/Tokyo --locale ja
done
