// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
package import QuickActions
import SourceText
package import StringTables
package import WidgetValues

/// The subject of an audit: the intents of a later definition, one of them perhaps with its
/// catalog.
package struct AuditSubject: Sendable {
  /// A destination of the catalog, as reports name it.
  package struct Destination: Hashable, Sendable {
    /// The identifier by which choices name it.
    package let identifier: String

    /// The title that users see.
    package let title: String
  }

  /// The family of the widget.
  package let family: WidgetFamily

  /// The name of the intent with the catalog; without a catalog that of the only intent, nil for several.
  package let intentName: String?

  /// The destinations of the catalog; none without a catalog.
  package let destinations: [Destination]

  /// The fingerprint of the subject: summaries of different subjects cannot be added.
  package let fingerprint: String

  let intents: [AuditedIntent]

  /// The index of the intent that has the catalog.
  let catalogIndex: Int?

  /// Creates a subject from intents in a family.
  ///
  /// - Parameters:
  ///   - intents: The intents of a definition.
  ///   - family: The family of the widget.
  ///   - locale: The language of the destinations' titles; nil means the catalog's own.
  package init(_ intents: [WidgetIntent], family: WidgetFamily, in locale: LocaleName?) {
    self.family = family
    self.intents = intents.map { AuditedIntent($0, family: family) }
    let index = intents.firstIndex { $0.catalog != nil }
    catalogIndex = index
    let shown = index.map { intents[$0] }
    destinations = (shown?.catalog?.destinations ?? []).map { destination in
      Destination(
        identifier: destination.identifier.value,
        title: shown?.title(of: destination, in: locale) ?? "")
    }
    intentName = shown?.nameInChoices ?? (intents.count == 1 ? intents[0].nameInChoices : nil)
    var hash = StableHash()
    hash.add(part: family.rawValue.utf8)
    if let definition = intents.first?.definition { hash.add(part: definition.source.bytes) }
    if let catalog = shown?.catalog { hash.add(part: catalog.source.bytes) }
    for intent in intents { hash.add(part: intent.nameInChoices.utf8) }
    fingerprint = String(hash.value, radix: 16)
  }

  /// The intent that a choice names; nil if there is none.
  func intent(named name: String) -> AuditedIntent? {
    intents.first { $0.name == name }
  }
}
