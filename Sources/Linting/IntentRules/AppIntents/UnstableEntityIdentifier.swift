// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppIntentSources
import Diagnostics
import IntentLint
import SourceText
import SwiftDeclarations

/// Entities that are given a new identifier each time.
struct UnstableEntityIdentifier: ProjectRule {
  static let metadata = RuleMetadata(
    id: "unstable-entity-identifier", family: .appIntents, severity: .warning,
    summary: "An entity makes a new identifier for itself.",
    why: """
      Widgets and shortcuts save the identifier. If each entity is given a new one, the saved one is \
      found no more, and the choice is lost. A migration that kept its identifiers on purpose: \
      https://github.com/arjun-dureja/SubWidget/pull/14.
      """,
    remedy: "Take the identifier of what the entity stands for, such as that of a record.")

  static let examples: [RuleExample] = [
    .swift(
      """
      struct Place: AppEntity {
        let id = ↓UUID()
        let name: String
      }

      """),
    .swift(
      """
      struct Place: AppEntity {
        let id: UUID
        let name: String
      }

      """),
  ]

  func check(_ context: ProjectContext, findings: inout RuleFindings) {
    let sources = context.appIntents
    for entity in sources.types(conformingTo: "AppEntity")
    where !entity.conforms(to: "TransientAppEntity") {
      guard let (file, property) = entity.property("id"), let value = property.value,
        let call = value.call, call.arguments.isEmpty, call.callee.path?.last == "UUID",
        // A variable that every initializer sets has the value only for a moment.
        property.body != nil || !property.modifiers.contains(.lazy),
        !(property.body == nil && assigns(entity))
      else { continue }
      findings.add(
        "'\(entity.fullName)' makes a new identifier each time, so saved choices are lost; use that of what it stands for",
        at: value.range, in: file.source.name)
    }
  }

  /// Whether an initializer sets the identifier.
  private func assigns(_ entity: SourceType) -> Bool {
    entity.functions.contains { file, function in
      function.name.value == "init"
        && (function.parameters.contains { $0.label == "id" }
          || function.body.map { file.mentions("id", in: $0) } ?? false)
    }
  }
}
