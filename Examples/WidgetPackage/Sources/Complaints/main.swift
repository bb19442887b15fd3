// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentRules
import SourceText

// A linter of your own: the faults of the widgets in the given files and folders, the worst first.

let report = IntentLinter(rules: .intents).lint(Array(CommandLine.arguments.dropFirst()))
for finding in (report.failures + report.findings).sorted(by: { $0.severity > $1.severity }) {
  let line = report.location(of: finding.place)?.line ?? 1
  print(
    "\(finding.severity.rawValue) \(finding.place.file):\(line) \(finding.message) [\(finding.id)]")
}
print(report.isClean() ? "nothing to complain about" : "not for the App Store yet")
