#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
#
# Compiles the portable classes of definitions against the module Intents, in the language modes 5 and 6, with warnings as
# errors: those of the sample, of every kind of parameter, and of all definitions of a folder of real ones.
#
#   Scripts/check-generated.sh [CORPUS]
#
#   CORPUS   a folder of definitions (default: the one that QUICKACTION_CORPUS names; without it, only our own)
#
# Definitions whose classes have different names are compiled together. Linux only; needs what 'swift build --build-tests'
# built.
set -euo pipefail
cd "$(dirname "$0")/.."

if [ "$(uname)" != Linux ]; then
  echo 'check-generated.sh: the module Intents is for Linux; Xcode compiles the classes of Apple here' >&2
  exit 2
fi
if [ $# -gt 0 ]; then
  QUICKACTION_CORPUS=$(cd "$1" && pwd)
  export QUICKACTION_CORPUS
fi
swift test --skip-build --filter 'GeneratedClassesTests|ArticleHandlerTests'
