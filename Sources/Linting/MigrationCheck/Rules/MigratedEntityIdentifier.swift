// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppIntentSources
import Diagnostics
import IntentLint
import IntentModel
import SourceText
import SwiftDeclarations

/// Entities whose identifiers are no texts, as those of objects were.
struct MigratedEntityIdentifier: MigrationRule {
  static let metadata = RuleMetadata(
    id: "migrated-entity-identifier", family: .migration, severity: .warning,
    summary: "The entity of a migrated parameter has identifiers that are not texts.",
    why: """
      The identifiers of objects in saved widgets are texts, and 'entities(for:)' is asked for \
      exactly these. One that is not the text of a number or UUID finds no entity, and the system \
      removes the choice.
      """,
    remedy: """
      Use a 'String' with the identifier that the handler gave its objects, or make sure that all \
      old identifiers are the texts of such values, and allow it.
      """)

  static let examples: [RuleExample] = [
    .migration(
      """
      struct Show: WidgetConfigurationIntent, CustomIntentMigratedAppIntent {
        static let intentClassName = "ShowIntent"
        @Parameter(title: "Place") var place: Place?
      }
      struct Place: AppEntity {
        let ↓id: Int
      }

      """, before: .place),
    .migration(
      """
      struct Show: WidgetConfigurationIntent, CustomIntentMigratedAppIntent {
        static let intentClassName = "ShowIntent"
        @Parameter(title: "Place") var place: Place?
      }
      struct Place: AppEntity {
        let id: String
      }

      """, before: .place),
  ]

  func check(_ migration: MigratedProject, findings: inout RuleFindings) {
    var seen: Set<String> = []
    for (old, new) in migration.pairs {
      for parameter in old.intent.parameters {
        guard case .object(let type) = parameter.kind, type.namespace != "System",
          let found = new.parameter(parameter.propertyName, parameter.name?.value)?.property.type?
            .single,
          let entity = migration.sources.types.types(named: found.name, in: new.name).first,
          entity.conforms(to: "AppEntity"), let (file, property) = entity.property("id"),
          let identifier = property.type?.wrapped.name,
          ["Int", "UUID", "Int64", "UInt"].contains(identifier),
          seen.insert(entity.fullName).inserted
        else { continue }
        findings.add(
          "the identifiers of '\(entity.fullName)' are of '\(identifier)', and those in \(migration.keepers(of: old)) are texts; use 'String', or allow it if all old ones are such texts",
          at: property.name.range, in: file.source.name, data: [.init("subject", entity.fullName)])
      }
    }
  }
}

extension RuleExample {
  /// A definition with a parameter of a custom type.
  fileprivate static let place = RuleExample.definition(
    .intent(
      name: "Show", title: "Show",
      parameters: [.parameter("place", type: "Object", objectType: "Place")]),
    .type(name: "Place"))
}
