// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import SourceText
public import StringTables
public import WidgetValues

extension IntentHandler {
  /// The identifiers of the destinations that are chosen before anybody chooses.
  ///
  /// Those that the catalog names; else the first ones, as many as the family holds. A free array without defaults in the
  /// catalog begins empty. Of more defaults than the family holds, the first count.
  public func defaultIdentifiers(for family: WidgetFamily) -> [String] {
    let capacity = capacity(for: family)
    if let named = catalog.defaultIdentifiers {
      return named.prefix(capacity ?? named.count).map(\.value)
    }
    return catalog.destinations.prefix(capacity ?? 0).map(\.identifier.value)
  }

  /// The choice before anybody chooses.
  public func defaultChoice(for family: WidgetFamily) -> WidgetChoice {
    WidgetChoice(
      intent: catalog.intentName.value, parameter: catalog.parameterName.value,
      identifiers: defaultIdentifiers(for: family),
      holdsOneDestination: !target.parameter.isArray)
  }

  /// The destinations that are not chosen yet, by section: first those without one, then the sections in the catalog's
  /// order.
  ///
  /// - Parameters:
  ///   - choice: The choice.
  ///   - search: What the title must hold, or nil for all options. Upper and lower case, full and half width, hiragana
  ///     and katakana are the same.
  ///   - locale: The language of titles and headings; nil means the catalog's own.
  /// - Returns: The options.
  public func options(
    for choice: WidgetChoice, matching search: String? = nil,
    in locale: LocaleName? = nil
  ) -> ObjectCollection<Destination> {
    let chosen = Set(choice.identifiers)
    let term = search.map { SearchTerm($0) }
    let free = catalog.destinations.filter { destination in
      !chosen.contains(destination.identifier.value)
        && (term?.matches(title(of: destination, in: locale)) ?? true)
    }
    let bySection = Dictionary(grouping: free) { $0.sectionIdentifier?.value }
    let known = Set(catalog.sections.map(\.identifier.value))
    let loose = free.filter { destination in
      destination.sectionIdentifier.map { !known.contains($0.value) } ?? true
    }
    return ObjectCollection(
      sections: [.init(title: nil, items: loose)]
        + catalog.sections.map { section in
          .init(
            title: text(section.title, in: locale),
            items: bySection[section.identifier.value] ?? [])
        })
  }
}
