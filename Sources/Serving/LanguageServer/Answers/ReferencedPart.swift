// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ActionCatalogs
import IntentModel
import SourceText

/// What a place speaks of.
enum ReferencedPart {
  /// A text of a definition, by its key in the tables.
  case text(IntentDefinition, id: String)

  /// A text of a catalog, by its key in the catalog's tables.
  case catalogText(ActionCatalog, key: String)

  /// The image of a catalog's destinations, by its name.
  case image(ActionCatalog, name: String)

  /// An intent of a definition.
  case intent(IntentDefinition, Intent)

  /// A parameter of an intent.
  case parameter(IntentDefinition, Intent, Attribute)

  /// Finds what a place of a text speaks of; nil if that is none of them.
  init?(at subject: SubjectText, in review: WorkspaceReview) {
    guard let part = PartSearch(subject: subject, review: review).part else { return nil }
    self = part
  }
}

extension Intent {
  /// The names under which Swift knows the intent: its class, and those that are generated with it.
  var swiftNames: Set<String> { [className, className + "Handling", responseClassName] }
}

extension ActionCatalog {
  /// The keys that the catalog's tables translate, where the catalog has them.
  var textKeys: [Located<String>] { texts.compactMap(\.key) }

  /// The words of the text of a key; nil if it has none.
  func text(ofKey key: String) -> String? {
    texts.first { $0.key?.value == key }?.text?.value
  }

  private var texts: [CatalogText] {
    [widget.displayName, widget.description] + sections.map(\.title) + destinations.map(\.title)
  }
}
