#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
#
# Builds the documentation of the libraries as one static site, and fails on any warning and on any public type that a
# landing page does not list.
#
# Usage: Scripts/documentation.sh [OUTPUT]
#
# OUTPUT is .build/documentation unless named. To read it:
#   python3 -m http.server --directory .build/documentation
# and open http://localhost:8000/documentation.
#
# Only the toolchain is needed: SwiftPM writes the symbol graphs, and its docc converts them.

set -euo pipefail

# In the order of the imports, so that a module's links to those before it resolve.
modules=(
  SourceText Diagnostics RulePages PropertyListSyntax WidgetValues IntentModel StringTables ActionCatalogs QuickActions IntentLint IntentRules LayoutRules
  WidgetViews WidgetCharts WidgetRendering WidgetTimeline TimelineSimulation IntentGeneration
)

output=${1:-}
[[ -z $output || $output == /* ]] || output=$PWD/$output
cd "$(dirname "${BASH_SOURCE[0]}")/.."
output=${output:-$PWD/.build/documentation}

if [[ -e $output && ! -d $output/documentation && -n $(ls -A "$output") ]]; then
  echo "error: '$output' exists and is no documentation; name another folder" >&2
  exit 2
fi

docc=$(command -v docc || xcrun --find docc)

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Graphs of modules that are gone would stay beside the new ones.
graphs=$(dirname "$(swift build --show-bin-path)")/symbolgraph
rm -rf "$graphs"
# Extensions of another module's types are pages of the module that has them.
swift package dump-symbol-graph \
  --minimum-access-level public --skip-synthesized-members --emit-extension-block-symbols

archives=()
dependencies=()
failed=0
for module in "${modules[@]}"; do
  mkdir "$work/$module"
  cp "$graphs/$module.symbols.json" "$work/$module"
  for extensions in "$graphs/$module"@*.symbols.json; do
    [[ ! -e $extensions ]] || cp "$extensions" "$work/$module"
  done
  archive=$work/$module.doccarchive
  echo "documenting $module"
  # The bash of macOS takes an empty array for an unset variable, hence the two-step expansion.
  "$docc" convert Sources/*/"$module/$module.docc" \
    --additional-symbol-graph-dir "$work/$module" \
    --fallback-display-name "$module" \
    --fallback-bundle-identifier "quickaction.$module" \
    --fallback-default-module-kind Library \
    --enable-experimental-external-link-support \
    ${dependencies[@]+"${dependencies[@]}"} \
    --warnings-as-errors \
    --output-path "$archive" || { failed=1; continue; }
  # DocC groups what no topic lists by kind, and marks such groups.
  page=$archive/data/documentation/$(tr '[:upper:]' '[:lower:]' <<<"$module").json
  if grep -q '"generated":true' "$page"; then
    echo "error: $module.docc/$module.md does not list every public type" >&2
    failed=1
  fi
  archives+=("$archive")
  dependencies+=(--dependency "$archive")
done
[[ $failed == 0 ]] || exit 1

"$docc" merge "${archives[@]}" --synthesized-landing-page-name QuickAction \
  --output-path "$work/documentation"
rm -rf "$output"
mkdir -p "$(dirname "$output")"
mv "$work/documentation" "$output"
echo "wrote $output"
