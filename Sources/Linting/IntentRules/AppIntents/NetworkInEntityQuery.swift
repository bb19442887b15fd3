// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppIntentSources
import Diagnostics
import IntentLint
import SourceText
import SwiftDeclarations

/// Queries that ask the network for entities that were chosen.
struct NetworkInEntityQuery: ProjectRule {
  static let metadata = RuleMetadata(
    id: "network-in-entity-query", family: .appIntents, severity: .warning,
    summary: "'entities(for:)' of a query asks the network.",
    why: """
      The system asks for the chosen entities whenever it draws the widget or opens its sheet, also \
      without a connection. An entity that is missing from the answer is removed from the \
      configuration. Measured on devices by https://github.com/outaTiME/ambito-dolar.
      """,
    remedy: """
      Answer from what was saved when the entity was chosen, and return one for every identifier. \
      Ask the network in 'suggestedEntities()'.
      """)

  static let examples: [RuleExample] = [
    .swift(
      """
      struct Places: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [Place] {
          let (data, _) = try await ↓URLSession.shared.data(from: url)
          return try decode(data)
        }
      }

      """),
    .swift(
      """
      struct Places: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [Place] {
          identifiers.map { Place(id: $0) }
        }
        func suggestedEntities() async throws -> [Place] {
          let (data, _) = try await URLSession.shared.data(from: url)
          return try decode(data)
        }
      }

      """),
  ]

  func check(_ context: ProjectContext, findings: inout RuleFindings) {
    let sources = context.appIntents
    for query in sources.types(conformingTo: "EntityQuery") {
      for (file, function) in query.functions where function.signature == "entities(for:)" {
        guard let body = function.body,
          let place = file.place(of: ["URLSession", "NWConnection", "URLRequest"], in: body)
        else { continue }
        findings.add(
          "'entities(for:)' asks the network, so choices are lost without a connection; answer from what was saved",
          at: place.range, in: file.source.name)
      }
    }
  }
}
