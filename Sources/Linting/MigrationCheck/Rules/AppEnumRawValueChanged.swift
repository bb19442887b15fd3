// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppIntentSources
import Diagnostics
import IntentLint
import SourceText
import SwiftDeclarations

/// Raw values that an enum for App Intents had and has no more.
struct AppEnumRawValueChanged: MigrationRule {
  static let metadata = RuleMetadata(
    id: "app-enum-raw-value-changed", family: .migration, severity: .error,
    summary: "An enum for App Intents lacks a raw value that it had.",
    why: """
      Widgets and shortcuts save the raw value. One that no case has is lost, and the parameter \
      falls back to its default.
      """,
    remedy: """
      Keep the raw value if you rename a case: 'case weekly = "week"'. If the value was removed on \
      purpose, allow it.
      """)

  static let examples: [RuleExample] = [
    RuleExample(
      files: [file("enum ↓Period: String, AppEnum {\n  case day, weekly\n}\n")],
      earlier: [file("enum Period: String, AppEnum {\n  case day, week\n}\n")]),
    RuleExample(
      files: [file("enum Period: String, AppEnum {\n  case day, weekly = \"week\"\n}\n")],
      earlier: [file("enum Period: String, AppEnum {\n  case day, week\n}\n")]),
  ]

  private static func file(_ text: String) -> RuleExample.File {
    .init("Period.swift", "import AppIntents\n" + text)
  }

  func check(_ migration: MigratedProject, findings: inout RuleFindings) {
    let before = Dictionary(grouping: migration.history.enumCases.values, by: \.type)
    for type in migration.sources.types(conformingTo: "AppEnum") {
      let now = type.rawValues
      // One with a raw value that is computed, or of another type.
      guard !now.isEmpty, now.count == type.cases.count else { continue }
      let values = Set(now.map(\.rawValue))
      let lost = (before[type.fullName] ?? []).filter { !values.contains($0.rawValue) }
        .sorted { $0.rawValue < $1.rawValue }
      guard let first = lost.first else { continue }
      let listed = lost.map { "'\($0.rawValue)'" }.joined(separator: ", ")
      let isReleased = lost.contains { migration.history.isReleased($0.tag) }
      findings.add(
        "'\(type.fullName)' lacks the raw value\(lost.count == 1 ? "" : "s") \(listed), which it had in \(first.tag ?? first.commit), so saved widgets lose \(lost.count == 1 ? "it" : "them"); keep raw values if you rename cases",
        at: type.nameRange, in: type.fileName, severity: isReleased ? nil : .warning,
        data: [.init("subject", type.fullName)])
    }
  }
}
