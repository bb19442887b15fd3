// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppIntentSources
import Diagnostics
import IntentLint
import IntentModel
import SourceText
import SwiftDeclarations

/// Values of an enum that the enum in its place does not have.
struct MigratedEnumCaseMissing: MigrationRule {
  static let metadata = RuleMetadata(
    id: "migrated-enum-case-missing", family: .migration, severity: .warning,
    summary: "The enum of a migrated parameter lacks a value that the definition had.",
    why: "Placed widgets with this value fall back to the default, or to no value at all.",
    remedy: "Add a case with the name of the value. Its title may be another.")

  static let examples: [RuleExample] = [
    .migration(
      """
      struct Show: WidgetConfigurationIntent, CustomIntentMigratedAppIntent {
        static let intentClassName = "ShowIntent"
        @Parameter(title: "Period") var period: Period?
      }
      enum ↓Period: String, AppEnum {
        case day
      }

      """, before: .period),
    .migration(
      """
      struct Show: WidgetConfigurationIntent, CustomIntentMigratedAppIntent {
        static let intentClassName = "ShowIntent"
        @Parameter(title: "Period") var period: Period?
      }
      enum Period: String, AppEnum {
        case day, week
      }

      """, before: .period),
  ]

  func check(_ migration: MigratedProject, findings: inout RuleFindings) {
    var seen: Set<String> = []
    for (old, new) in migration.pairs {
      for parameter in old.intent.parameters {
        guard case .enumeration(let reference) = parameter.kind,
          let before = old.definition.enums.first(where: { $0.name?.value == reference.name }),
          let found = new.parameter(parameter.propertyName, parameter.name?.value)?.property.type?
            .single,
          let now = migration.sources.types.types(named: found.name, in: new.name).first,
          now.conforms(to: "AppEnum"), now.main.declaration.kind == .enum,
          seen.insert(now.fullName).inserted
        else { continue }
        let names = Set(now.cases.map(\.name.value) + now.rawValues.map(\.rawValue))
        let missing = before.values.compactMap(\.name?.value)
          .filter { $0 != "unknown" && !names.contains($0) }
        guard !missing.isEmpty else { continue }
        let listed = missing.map { "'\($0)'" }.joined(separator: ", ")
        findings.add(
          "'\(now.fullName)' lacks \(listed) of the enum '\(reference.name)', so \(migration.keepers(of: old)) lose \(missing.count == 1 ? "this value" : "these values"); add \(missing.count == 1 ? "a case of this name" : "cases of these names")",
          at: now.nameRange, in: now.fileName, data: [.init("subject", now.fullName)])
      }
    }
  }
}

extension RuleExample {
  /// A definition with a parameter of an enum with two values.
  fileprivate static let period = RuleExample.definition(
    .intent(
      name: "Show", title: "Show",
      parameters: [.parameter("period", type: "Integer", enumType: "Period")]),
    .enum(name: "Period", values: [.value("day"), .value("week")]))
}
