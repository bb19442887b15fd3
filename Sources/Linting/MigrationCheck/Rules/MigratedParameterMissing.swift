// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppIntentSources
import Diagnostics
import IntentLint
import IntentModel
import SourceText
import SwiftDeclarations

/// Parameters of an intent that the App Intent in its place does not have.
struct MigratedParameterMissing: MigrationRule {
  static let metadata = RuleMetadata(
    id: "migrated-parameter-missing", family: .migration, severity: .error,
    summary: "A migrated App Intent lacks a parameter that its class had.",
    why: """
      Saved values come back by the names of parameters. A renamed parameter has no value in placed \
      widgets. Measured on devices by https://github.com/outaTiME/ambito-dolar.
      """,
    remedy: "Name the property as the parameter was named, and change its title instead.")

  static let examples: [RuleExample] = [
    .migration(
      """
      struct ↓Show: WidgetConfigurationIntent, CustomIntentMigratedAppIntent {
        static let intentClassName = "ShowIntent"
        @Parameter(title: "Account") var accountName: String?
      }

      """, before: .show(.parameter("account", type: "String"))),
    .migration(
      """
      struct Show: WidgetConfigurationIntent, CustomIntentMigratedAppIntent {
        static let intentClassName = "ShowIntent"
        @Parameter(title: "Account name") var account: String?
      }

      """, before: .show(.parameter("account", type: "String"))),
  ]

  func check(_ migration: MigratedProject, findings: inout RuleFindings) {
    for (old, new) in migration.pairs where new.type.main.declaration.kind != .class {
      let names = new.parameters.map(\.name)
      for parameter in old.intent.parameters
      where !parameter.propertyName.isEmpty
        && new.parameter(parameter.propertyName, parameter.name?.value) == nil
      {
        let isHidden = parameter.isConfigurable?.value == false
        findings.add(
          .missing(
            parameter.propertyName, in: new.name, near: near(parameter.propertyName, names),
            losers: migration.keepers(of: old)),
          at: new.type.nameRange, in: new.type.fileName, severity: isHidden ? .warning : nil,
          data: [.init("subject", "\(old.className).\(parameter.propertyName)")],
          notes: [
            .init(
              message: "the parameter",
              at: .init(file: old.definition.source.name, range: parameter.name?.range))
          ])
      }
    }
  }

  /// A name that may have been meant: a misspelled one, or one that begins or ends alike.
  private func near(_ name: String, _ names: [String]) -> String? {
    NearName.of(name, among: names)
      ?? names.first {
        $0.lowercased().hasPrefix(name.lowercased()) || name.lowercased().hasPrefix($0.lowercased())
      }
  }
}

extension Diagnostic.Message {
  fileprivate static func missing(
    _ name: String, in intent: String, near: String?, losers: String
  ) -> Self {
    let advice =
      near.map { "rename '\($0)' to '\(name)'" }
      ?? "add it, or allow it in quickaction.json"
    return "'\(intent)' has no parameter '\(name)', so \(losers) lose its value; \(advice)"
  }
}
