// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import PropertyListSyntax
import SourceText

extension LintFileReader {
  /// Reads the member `diff`.
  mutating func diff(_ value: PropertyListValue) -> DiffConfiguration {
    var diff = DiffConfiguration()
    for (name, value) in members(of: value, known: ["kept-by", "default-branch", "allow"]) {
      switch name {
      case "kept-by":
        guard let word = string(value, "'\(name)'") else { continue }
        guard ["name", "tag", "unknown"].contains(word) else {
          report(.unknownKeeping(word), at: value.range)
          continue
        }
        diff.keptBy = word
      case "default-branch": diff.defaultBranch = string(value, "'\(name)'")
      default: diff.allowances = elements(value, name).compactMap { allowance($0) }
      }
    }
    return diff
  }

  /// Reads the member `migration`.
  mutating func migration(_ value: PropertyListValue) -> MigrationConfiguration {
    var migration = MigrationConfiguration()
    for (name, value) in members(of: value, known: ["allow"]) {
      migration.allowances = elements(value, name).compactMap { allowance($0) }
    }
    return migration
  }

  private mutating func allowance(_ value: PropertyListValue) -> DiffConfiguration.Allowance? {
    var rules: [String]?
    var allowance = DiffConfiguration.Allowance(rules: [], reason: "", range: value.range)
    for (name, value) in members(of: value, known: ["rule", "subject", "reason", "until"]) {
      guard let text = string(value, "'\(name)'") else { return nil }
      switch name {
      case "rule": rules = ruleIDs(meantBy: text, at: value.range)
      case "subject": allowance.subject = text
      case "reason": allowance.reason = text.trimmed
      default:
        guard text.isDay else {
          report(.noDay(text), at: value.range)
          return nil
        }
        allowance.until = text
      }
    }
    guard let rules else {
      report("an allowed change needs a 'rule'", at: value.openingRange)
      return nil
    }
    guard !allowance.reason.isEmpty else {
      report("an allowed change needs a 'reason'", at: value.openingRange)
      return nil
    }
    allowance.rules = Set(rules)
    return allowance
  }
}

extension String {
  /// Whether this is a day such as `2026-12-31`.
  fileprivate var isDay: Bool {
    let parts = split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2], utf8.allSatisfy({ $0 == 45 || 48...57 ~= $0 }),
      let month = Int(parts[1]), let day = Int(parts[2])
    else { return false }
    return 1...12 ~= month && 1...31 ~= day
  }
}

extension Diagnostic.Message {
  fileprivate static func unknownKeeping(_ word: String) -> Self {
    "invalid 'kept-by' value '\(word)'; use 'name', 'tag' or 'unknown'"
  }

  fileprivate static func noDay(_ text: String) -> Self {
    "'\(text)' is not a day; write it as '2026-12-31'"
  }
}
