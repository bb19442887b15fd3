// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import IntentLint

/// The format of the report of `diff`.
enum DiffFormat: String, OutputForm {
  /// A report for users: what they lose, see and gain.
  case text
  /// A page, with the widgets before and after.
  case html
  /// The lines that have changed, as 'validate' shows findings.
  case excerpts
  case grouped, xcode, github, json, sarif, junit, gitlab, checkstyle, rdjson

  var fileExtensions: [String] {
    switch self {
    case .text, .excerpts, .grouped, .xcode, .github: ["txt"]
    case .html: ["html", "htm"]
    case .json, .gitlab, .rdjson: ["json"]
    case .sarif: ["sarif", "json"]
    case .junit, .checkstyle: ["xml"]
    }
  }

  /// The format of `validate` that this is; nil for those of `diff` alone.
  var ofFindings: LintReport.Format? {
    switch self {
    case .text, .html: nil
    case .excerpts: .text
    default: LintReport.Format(rawValue: rawValue)
    }
  }
}
