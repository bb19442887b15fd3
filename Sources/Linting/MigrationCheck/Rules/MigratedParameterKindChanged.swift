// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppIntentSources
import Diagnostics
import IntentLint
import IntentModel
import SourceText
import SwiftDeclarations

/// Parameters that have values of another kind than they had in the definition.
struct MigratedParameterKindChanged: MigrationRule {
  static let metadata = RuleMetadata(
    id: "migrated-parameter-kind-changed", family: .migration, severity: .error,
    summary: "A parameter of a migrated App Intent has values of another kind than before.",
    why: """
      A saved value cannot become one of another kind: a text cannot be read as an entity, nor a \
      number as an enum. Placed widgets lose the value.
      """,
    remedy: """
      Use the type that the definition's kind becomes: 'String', 'Int', 'Double', 'Bool', \
      'DateComponents', 'URL', an 'AppEnum' for an enum, an 'AppEntity' for a custom type, and an \
      array for multiple values.
      """)

  static let examples: [RuleExample] = [
    .migration(
      """
      struct Show: WidgetConfigurationIntent, CustomIntentMigratedAppIntent {
        static let intentClassName = "ShowIntent"
        @Parameter(title: "Count") var ↓count: String?
        @Parameter(title: "Places") var ↓places: Place?
      }
      struct Place: AppEntity {
        let id: String
      }

      """,
      before: .show(
        .parameter("count", type: "Integer"),
        .parameter("places", type: "String", supportsMultipleValues: 1))),
    .migration(
      """
      struct Show: WidgetConfigurationIntent, CustomIntentMigratedAppIntent {
        static let intentClassName = "ShowIntent"
        @Parameter(title: "Count") var count: Int?
        @Parameter(title: "Places") var places: [String]?
      }

      """,
      before: .show(
        .parameter("count", type: "Integer"),
        .parameter("places", type: "String", supportsMultipleValues: 1))),
  ]

  func check(_ migration: MigratedProject, findings: inout RuleFindings) {
    for (old, new) in migration.pairs {
      let losers = migration.keepers(of: old)
      for parameter in old.intent.parameters {
        guard let found = new.parameter(parameter.propertyName, parameter.name?.value),
          let type = found.property.type,
          let kind = ParameterKind(of: type.single, in: migration.sources, scope: new.name)
        else { continue }
        let expected = ParameterKind.expected(of: parameter)
        let isArray = type.element != nil
        let message: Diagnostic.Message
        if let expected, !expected.contains(kind) {
          message =
            "'\(parameter.propertyName)' is \(kind.description) and was \(expected.first?.description ?? ""), so \(losers) lose its value; restore the kind"
        } else if isArray != parameter.isArray {
          message =
            "'\(parameter.propertyName)' has \(isArray ? "several values" : "one value") and had \(isArray ? "one" : "several"), so \(losers) lose \(isArray ? "it" : "them"); \(isArray ? "remove" : "add") the array"
        } else {
          continue
        }
        findings.add(
          message, at: found.property.name.range, in: found.file.source.name,
          data: [.init("subject", "\(old.className).\(parameter.propertyName)")],
          notes: [
            .init(
              message: "the parameter",
              at: .init(file: old.definition.source.name, range: parameter.name?.range))
          ])
      }
    }
  }
}
