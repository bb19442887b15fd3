// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ActionCatalogs
import Diagnostics
import Disk
import IntentLint
import IntentModel
import SourceText

/// Destinations that lack a property that all others have.
struct MissingDestinationProperty: ProjectRule {
  /// How many others must have the property, for its absence to be odd.
  private static let minimumCount = 3

  static let metadata = RuleMetadata(
    id: "missing-destination-property", family: .catalog, severity: .note,
    summary: "One destination has no value for a property that all other destinations have.",
    why: """
      Its tile differs from the others: for example, it has no image. Usually the value was \
      forgotten when the destination was added.
      """,
    remedy: "Give the destination a value for the property.")

  static let examples: [RuleExample] = [
    .destinations(list("↓", "")),
    .destinations(list("", #", "image": "box""#)),
  ]

  private static func list(_ mark: String, _ image: String) -> String {
    """
    { "identifier": "a", "title": "Inbox", "properties": { "url": "places://a", "image": "tray" } },
    { "identifier": "b", "title": "Find", "properties": { "url": "places://b", "image": "lens" } },
    { "identifier": "c", "title": "Sent", "properties": { "url": "places://c", "image": "plane" } },
    { "identifier": "\(mark)d", "title": "Archive", "properties": { "url": "places://d"\(image) } }
    """
  }

  func check(_ context: ProjectContext, findings: inout RuleFindings) {
    for target in context.catalogTargets {
      let catalog = target.catalog
      // A destination without a URL is found by the reader.
      for name in target.type.customProperties.map(\.propertyName)
      where name != target.urlPropertyName {
        let without = catalog.destinations.filter { destination in
          let hasImage =
            name == catalog.imagePropertyName?.value && destination.imageName != nil
          // What the type does not have is found by the reader; it may be this one, misspelled.
          let hasUnknown = destination.properties.contains { property in
            target.type.property(named: property.name.value) == nil
          }
          return destination.value(of: name) == nil && !hasImage && !hasUnknown
        }
        guard let only = without.first, without.count == 1,
          catalog.destinations.count > Self.minimumCount
        else { continue }
        findings.add(
          .lacks(only.identifier.value, name), at: only.identifier.range, in: catalog.source.name)
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func lacks(_ identifier: String, _ property: String) -> Self {
    "only the destination '\(identifier)' has no '\(property)'; add it"
  }
}
