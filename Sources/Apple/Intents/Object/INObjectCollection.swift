// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Options under one heading.
open class INObjectSection<ObjectType: NSObjectProtocol>: NSObject {
  /// The heading; nil for none.
  public let title: String?

  /// The options, in order.
  public let items: [ObjectType]

  /// Makes a section.
  public init(title: String?, items: [ObjectType]) {
    self.title = title
    self.items = items
  }
}

/// Options to choose from, in sections.
open class INObjectCollection<ObjectType: NSObjectProtocol>: NSObject {
  /// The sections, in order.
  public let sections: [INObjectSection<ObjectType>]

  /// Whether the system sorts the options with a collation of names and shows an index beside them.
  open var usesIndexedCollation = false

  /// Makes a collection of sections.
  public init(sections: [INObjectSection<ObjectType>]) {
    self.sections = sections
  }

  /// Makes a collection of one section without a heading.
  public convenience init(items: [ObjectType]) {
    self.init(sections: [INObjectSection(title: nil, items: items)])
  }

  /// The options of all sections, in order.
  public var allItems: [ObjectType] { sections.flatMap(\.items) }
}
