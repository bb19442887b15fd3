#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
#
# Kill the editor at random moments while it saves, and look at what is on the disk: the old choice or the new one, whole.
# `swift test` does the same with 40 kills; this is the full count, of the plain form and of the full screen each.
#
# Usage: Scripts/kill-editor.sh [COUNT]     1,000 where nothing is said
set -euo pipefail
cd "$(dirname "$0")/.."
QUICKACTION_KILLS=${1:-1000} swift test --filter KillTests
