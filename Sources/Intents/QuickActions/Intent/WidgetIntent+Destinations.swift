// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import PropertyListSyntax
import SourceText
public import StringTables
public import WidgetValues

/// The destinations of the catalog; without a catalog there are none.
extension WidgetIntent {
  /// The destination of the given identifier; nil if the catalog has none, or no longer has it.
  public func destination(_ identifier: String) -> Destination? {
    destinationIndex[identifier].flatMap { catalog?.destinations[$0] }
  }

  /// The place in the catalog of the destination of the given identifier; nil if the catalog does not have it.
  package func destinationIndex(of identifier: String) -> Int? { destinationIndex[identifier] }

  /// Returns the number of destinations that a widget of a family holds; nil for any number.
  public func capacity(for family: WidgetFamily) -> Int? {
    target?.parameter.capacity(for: family)
  }

  /// The identifiers of the destinations that are chosen by default.
  ///
  /// Those that the catalog names; else the first ones, up to as many as the family holds. A free list without defaults in the
  /// catalog begins empty. Of more defaults than the family holds, the first count.
  public func defaultIdentifiers(for family: WidgetFamily) -> [String] {
    guard let catalog else { return [] }
    let capacity = capacity(for: family)
    if let named = catalog.defaultIdentifiers {
      return named.prefix(capacity ?? named.count).map(\.value)
    }
    return catalog.destinations.prefix(capacity ?? 0).map(\.identifier.value)
  }

  /// The choice of some destinations, and of nothing else.
  public func choice(of identifiers: [String]) -> WidgetChoice {
    guard let parameter = destinationParameter else { return WidgetChoice(intent: name) }
    let value = destinationValue(identifiers)
    return WidgetChoice(
      intent: name, parameter: parameter,
      members: value.map { [.init(parameter, $0)] } ?? [])
  }

  /// The value of the catalog's parameter that chooses some destinations; nil for no single one.
  func destinationValue(_ identifiers: [String]) -> ParameterValue? {
    target?.parameter.isArray == true
      ? .array(identifiers.map { .string($0) }) : identifiers.first.map { .string($0) }
  }

  /// The destinations that are not chosen yet, by section: first those without one, then the sections in the catalog's
  /// order.
  ///
  /// - Parameters:
  ///   - choice: The choice.
  ///   - search: What the title must contain; nil for all options. Upper and lower case, full and half width, hiragana
  ///     and katakana are the same.
  ///   - locale: The language of titles and headings; nil means the catalog's own.
  /// - Returns: The options.
  public func options(
    for choice: WidgetChoice, matching search: String? = nil, in locale: LocaleName? = nil
  ) -> ObjectCollection<Destination> {
    guard let catalog else { return ObjectCollection(sections: []) }
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

  /// The shortcuts of a choice, in its order, each resolved.
  ///
  /// A destination that the catalog no longer has becomes a shortcut in the state ``Shortcut/State/missing``, in its
  /// place: the others never shift.
  public func shortcuts(of choice: WidgetChoice, in locale: LocaleName? = nil) -> [Shortcut] {
    choice.identifiers.enumerated().map { index, identifier in
      guard let destination = destination(identifier) else {
        return Shortcut(
          position: index + 1, identifier: identifier, title: identifier, state: .missing,
          properties: [], url: nil, imageName: nil)
      }
      return Shortcut(
        position: index + 1, identifier: identifier,
        title: title(of: destination, in: locale), state: .resolved,
        properties: destination.values,
        url: url(of: destination),
        imageName: destination.imageName?.value
          ?? catalog?.imagePropertyName.flatMap { destination.value(of: $0.value)?.string })
    }
  }

  /// The words of a text of the catalog, in a language.
  ///
  /// - Returns: The translation in the catalog's table, looked for as `StringTableSet` says; else the
  ///   catalog's own words; else the key, as Foundation does.
  public func text(_ text: CatalogText, in locale: LocaleName?) -> String {
    let translation = text.key.flatMap { key in
      catalog.flatMap {
        tables.match(
          for: key.value, inTable: $0.tableName, locale: locale ?? developmentLanguage)
      }
    }
    return translation?.entry.text.value ?? text.text?.value ?? text.key?.value ?? ""
  }

  /// The languages that there are titles in: of a catalog its own first; without a catalog those of the definition.
  package var locales: [LocaleName] {
    guard let catalog else { return tables.locales(ofTable: tableName) }
    let own = developmentLanguage.map { [$0] } ?? []
    return own + tables.locales(ofTable: catalog.tableName).filter { !own.contains($0) }
  }

  /// The URL that a destination opens; nil if the catalog has none.
  public func url(of destination: Destination) -> String? {
    urlPropertyName.flatMap { destination.value(of: $0)?.string }
  }

  /// The title of a destination that users see.
  public func title(of destination: Destination, in locale: LocaleName?) -> String {
    text(destination.title, in: locale)
  }
}

extension Destination {
  /// The values of the properties as they are exported, in the order of the file; of a repeated one the last.
  fileprivate var values: [PropertyListLiteral.Member] {
    properties.indices
      .filter { index in
        !properties[(index + 1)...].contains { $0.name.value == properties[index].name.value }
      }
      .map { .init(properties[$0].name.value, PropertyListLiteral(properties[$0].value)) }
  }
}
