#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
#
# Line coverage of each module by the tests, and the goal of 90 % for the lower ones.
# Usage: Scripts/coverage.sh [--skip-tests]
set -euo pipefail
cd "$(dirname "$0")/.."

goal=90
lower='SourceText PropertyListSyntax Diagnostics WidgetValues WidgetViews TerminalText TerminalInterface IntentModel StringTables
  WidgetRendering WidgetCharts ImageAssets WidgetTimeline DiagnosticRendering ActionCatalogs QuickActions TimelineSimulation'
upper='Disk WidgetProject WidgetResources WidgetChoices QuickActionWidget TimelineReports IntentLint IntentRules LayoutRules ConfigurationEditor CommandConsole IntentValidation ShownWidgets QuickActionCommands'

if [ "${1:-}" != --skip-tests ]; then swift test --enable-code-coverage; fi
report=$(swift test --show-codecov-path)
[ -f "$report" ] || { echo "there is no report at '$report'; run this without --skip-tests" >&2; exit 2; }

python3 - "$report" "$goal" "$lower" "$upper" <<'PYTHON'
import json, sys

report, goal, lower, upper = sys.argv[1], int(sys.argv[2]), sys.argv[3].split(), sys.argv[4].split()
lines = {}
for file in json.load(open(report))["data"][0]["files"]:
    parts = file["filename"].split("/")
    if "Sources" not in parts or ".build" in parts:
        continue
    module = parts[parts.index("Sources") + 2]
    covered, count = lines.get(module, (0, 0))
    summary = file["summary"]["lines"]
    lines[module] = (covered + summary["covered"], count + summary["count"])

def percent(modules):
    covered = sum(lines.get(module, (0, 0))[0] for module in modules)
    count = sum(lines.get(module, (0, 0))[1] for module in modules)
    return 100 * covered / count if count else 0

for module in lower + upper:
    print(f"{module:24}{percent([module]):6.1f} %")
print(f"{'the lower modules':24}{percent(lower):6.1f} %  (goal: {goal} %)")
sys.exit(0 if percent(lower) >= goal else 1)
PYTHON
