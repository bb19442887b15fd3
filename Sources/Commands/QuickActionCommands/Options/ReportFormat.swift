// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import ArgumentParser
public import IntentLint

/// The form of the report of `validate`.
typealias ReportFormat = LintReport.Format

extension LintReport.Format: ExpressibleByArgument {}

extension LintReport.Format: OutputForm {
  var fileExtensions: [String] {
    // Several forms are JSON or XML: a name that says no more means the first of them.
    switch rawValue {
    case "json", "gitlab", "rdjson": ["json"]
    case "sarif": ["sarif", "json"]
    case "junit", "checkstyle": ["xml"]
    default: ["txt"]
    }
  }
}
