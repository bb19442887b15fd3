// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The items of a section that can be opened.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  /// The items in their order.
  public private(set) var items: [ItemIdentifierType] = []
  private var opened: Set<ItemIdentifierType> = []
  /// Creates a section without items.
  public init() {}
  /// The items that are in no other.
  public var rootItems: [ItemIdentifierType] { items }
  /// The items that would be seen.
  public var visibleItems: [ItemIdentifierType] { items }
  /// Adds items after the others.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    self.items += items
  }
  /// Removes items of the section.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    self.items.removeAll { items.contains($0) }
  }
  /// Removes all items at once.
  public mutating func deleteAll() { items = [] }
  /// Opens items with others below.
  public mutating func expand(_ items: [ItemIdentifierType]) { opened.formUnion(items) }
  /// Closes items with others below.
  public mutating func collapse(_ items: [ItemIdentifierType]) { opened.subtract(items) }
  /// Returns whether an item is open.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { opened.contains(item) }
  /// Returns whether an item is there.
  public func contains(_ item: ItemIdentifierType) -> Bool { items.contains(item) }
}

extension UICollectionViewDiffableDataSource {
  /// Sets the items of a section, which is added if it is not there, and calls the completion at once.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    var all = self.snapshot()
    if all.indexOfSection(section) == nil { all.appendSections([section]) }
    all.deleteItems(all.itemIdentifiers(inSection: section))
    all.appendItems(snapshot.items, toSection: section)
    apply(all, animatingDifferences: animatingDifferences, completion: completion)
  }

  /// Returns the items of a section, of which none is opened.
  public func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    var items = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    items.append(snapshot().itemIdentifiers(inSection: section))
    return items
  }
}
