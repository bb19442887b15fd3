// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import PropertyListSyntax
import QuickActions
import SourceText
import WidgetProject

/// Destinations that lead to the same screen.
struct DuplicateDestinationURL: ProjectRule {
  static let metadata = RuleMetadata(
    id: "duplicate-destination-url", family: .catalog, severity: .note,
    summary: "Two destinations of a catalog share a URL.",
    why: """
      Two tiles with different titles open the same screen. Where that is not meant, mostly after copying a destination, \
      one of the screens cannot be reached.
      """,
    remedy: """
      Give the later one the URL of its own screen; where both lead to one screen on purpose, a parameter in the URL can \
      tell them apart.
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
              message: "the other has it here", at: .init(file: file, range: earlier.range))
          ])
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func sharedURL(_ identifier: String, _ earlier: String) -> Self {
    "the destination '\(identifier)' has the URL of '\(earlier)'; give it its own, unless both are to open one screen"
  }
}
