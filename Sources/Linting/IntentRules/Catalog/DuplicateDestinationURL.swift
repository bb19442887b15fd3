// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ActionCatalogs
import Diagnostics
import Disk
import IntentLint
import PropertyListSyntax
import SourceText

/// Destinations that open the same screen.
struct DuplicateDestinationURL: ProjectRule {
  static let metadata = RuleMetadata(
    id: "duplicate-destination-url", family: .catalog, severity: .note,
    summary: "Two destinations of a catalog have the same URL.",
    why: """
      Two tiles with different titles open the same screen. This often happens when a \
      destination is copied, and then one of the screens cannot be reached.
      """,
    remedy: """
      Give the later destination the URL of its own screen. If both are meant to open one \
      screen, a parameter in the URL can tell them apart.
      """)

  static let examples: [RuleExample] = [
    .destinations(
      """
      { "identifier": "inbox", "title": "Inbox", "properties": { "url": "places://inbox" } },
      { "identifier": "search", "title": "Search", "properties": { "url": "↓places://inbox" } }
      """),
    .destinations(
      """
      { "identifier": "inbox", "title": "Inbox", "properties": { "url": "places://inbox" } },
      { "identifier": "search", "title": "Search", "properties": { "url": "places://search" } }
      """),
  ]

  func check(_ context: ProjectContext, findings: inout RuleFindings) {
    for target in context.catalogTargets {
      guard let name = target.urlPropertyName else { continue }
      let file = target.catalog.source.name
      var first: [String: (identifier: String, range: SourceRange)] = [:]
      for destination in target.catalog.destinations {
        guard let value = destination.value(of: name), let url = value.string else { continue }
        let identifier = destination.identifier.value
        guard let earlier = first[url] else {
          first[url] = (identifier, value.range)
          continue
        }
        findings.add(
          .sharedURL(identifier, earlier.identifier), at: value.range, in: file,
          notes: [
            .init(
              message: "the other destination has it here",
              at: .init(file: file, range: earlier.range))
          ])
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func sharedURL(_ identifier: String, _ earlier: String) -> Self {
    "the destination '\(identifier)' has the same URL as '\(earlier)'; give it its own unless both should open one screen"
  }
}
