#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
#
# Builds the seven widget extensions as programs, and draws all of their widgets: placeholders, the gallery's pictures and timelines.
#
# Usage: Examples/Widgets/snapshots.sh record|check FOLDER [EXECUTABLE]
#
# The pictures are in FOLDER, in a folder for each package. EXECUTABLE is .build/debug/quickaction unless named. Linux only.

set -euo pipefail

action=${1:?record or check}
mkdir -p "${2:?the folder of the pictures}"
folder=$(realpath "$2")
cd "$(dirname "${BASH_SOURCE[0]}")"
executable=$(realpath "${3:-../../.build/debug/quickaction}")

for package in QuickActions Recipes Steps LiveStreams LockScreen Departures Deliveries; do
  echo "-- $package"
  program=$("$executable" build --package "$package" --quiet)
  feed=()
  for file in "$package"/*.feed.json; do [ -f "$file" ] && feed=(--feed "$file"); done
  "$executable" snapshot "$action" "$folder/$package" --program "$program" "${feed[@]}" \
    --time-zone Asia/Tokyo --locale ja
done
