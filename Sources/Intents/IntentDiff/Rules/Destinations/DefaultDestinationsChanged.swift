// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ActionCatalogs
import Diagnostics
import PropertyListSyntax
import SourceText
import WidgetValues

/// A catalog with other defaults.
struct DefaultDestinationsChanged: ChangeRule {
  static let metadata = RuleMetadata(
    id: "default-destinations-changed", effect: .changes, hurts: [.widgets], evidence: .defined,
    summary: """
      The destinations that a widget shows before the user chooses are others.
      """,
    why: "Widgets whose owners never chose show other tiles.",
    runtime: RuntimeFact.destinations,
    remedy: """
      Name the defaults in the catalog, so that a new destination does not become one by its \
      position.
      """)

  static let examples: [RuleExample] = [
    .change(
      from: .catalog("\"defaults\": ↓[\"inbox\"]"),
      to: .catalog("\"defaults\": ↓[\"search\"]")),
    .change(
      from: .catalog("\"defaults\": [\"inbox\"]"),
      to: .catalog("\"defaults\": [\"inbox\"], \"developmentLanguage\": \"en\"")),
  ]

  func check(_ revisions: RevisionPair, changes: inout ChangeList) {
    for pair in revisions.catalogs {
      let (old, new) = (pair.old.defaults, pair.new.defaults)
      guard old.map(\.value) != new.map(\.value) else { continue }
      changes.add(
        "the default destinations are now \(Self.listed(new)), no longer \(Self.listed(old)); widgets whose owners never chose show other tiles",
        ChangeSubject(
          .widget, pair.new.catalog.widget.kind.value,
          title: pair.new.text(pair.new.catalog.widget.displayName, in: revisions.settings.locale)),
        at: pair.new.place(pair.new.defaultsRange), earlier: pair.old.place(pair.old.defaultsRange),
        values: [Self.listed(new)])
    }
  }
}

extension DefaultDestinationsChanged {
  private static func listed(_ identifiers: [Located<String>]) -> String {
    identifiers.isEmpty ? "none" : identifiers.map { "'\($0.value)'" }.joined(separator: ", ")
  }
}

extension CatalogRevision {
  /// The identifiers of the destinations that are chosen by default.
  fileprivate var defaults: [Located<String>] {
    if let named = catalog.defaultIdentifiers { return named }
    let family = catalog.widget.families.first.flatMap { WidgetFamily(rawValue: $0.value) }
    let capacity = parameter?.capacity(for: family ?? .systemMedium) ?? 0
    return catalog.destinations.prefix(capacity).map(\.identifier)
  }

  /// Where the catalog names them; nil if it does not.
  fileprivate var defaultsRange: SourceRange? {
    catalog.document.root["defaults"]?.range ?? catalog.destinations.first?.range
  }
}
