// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The sections and items of a list.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// The sections in their order.
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  /// Creates a list without sections.
  public init() {}
  /// The items in their order.
  public var itemIdentifiers: [ItemIdentifierType] {
    sectionIdentifiers.flatMap { items[$0] ?? [] }
  }
  /// How many items there are.
  public var numberOfItems: Int { itemIdentifiers.count }
  /// How many sections there are.
  public var numberOfSections: Int { sectionIdentifiers.count }
  /// Returns how many items a section has.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    items[identifier]?.count ?? 0
  }
  /// Returns the items of a section.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    items[identifier] ?? []
  }
  /// Returns the section of an item; nil for none.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType)
    -> SectionIdentifierType?
  { sectionIdentifiers.first { items[$0]?.contains(identifier) == true } }
  /// Returns the number of an item; nil for none.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }
  /// Returns the number of a section; nil for none.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }
  /// Adds sections after the others.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    sectionIdentifiers += identifiers
  }
  /// Removes sections with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    sectionIdentifiers.removeAll { identifiers.contains($0) }
    for identifier in identifiers { items[identifier] = nil }
  }
  /// Adds items to a section, or to the last one.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last else { return }
    items[section, default: []] += identifiers
  }
  /// Removes items from their sections.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    for section in sectionIdentifiers { items[section]?.removeAll { identifiers.contains($0) } }
  }
  /// Removes all sections and items.
  public mutating func deleteAllItems() { (sectionIdentifiers, items) = ([], [:]) }
  /// Adds items before another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) { insert(identifiers, at: beforeIdentifier, plus: 0) }
  /// Adds items after another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) { insert(identifiers, at: afterIdentifier, plus: 1) }
  /// Moves an item before another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) { move(identifier, to: toIdentifier, plus: 0) }
  /// Moves an item behind another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) { move(identifier, to: toIdentifier, plus: 1) }
  private mutating func move(
    _ item: ItemIdentifierType, to other: ItemIdentifierType, plus offset: Int
  ) {
    guard item != other, sectionIdentifier(containingItem: other) != nil else { return }
    deleteItems([item])
    insert([item], at: other, plus: offset)
  }
  private mutating func insert(
    _ new: [ItemIdentifierType], at item: ItemIdentifierType, plus offset: Int
  ) {
    guard let section = sectionIdentifier(containingItem: item),
      let index = items[section]?.firstIndex(of: item)
    else { return }
    items[section]?.insert(contentsOf: new, at: index + offset)
  }
  /// Does nothing, as no item is shown.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {}
  /// Does nothing, as no item is shown.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {}
  /// Does nothing, as no section is shown.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {}
}
