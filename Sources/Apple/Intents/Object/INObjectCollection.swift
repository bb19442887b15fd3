// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A section of options with a title.
open class INObjectSection<ObjectType: NSObjectProtocol>: NSObject {
  /// The title of the section; nil for none.
  public let title: String?

  /// The options of the section, in order.
  public let items: [ObjectType]

  /// Creates a section of options.
  public init(title: String?, items: [ObjectType]) {
    self.title = title
    self.items = items
  }
}

/// A collection of options in sections.
open class INObjectCollection<ObjectType: NSObjectProtocol>: NSObject {
  /// The sections of the collection, in order.
  public let sections: [INObjectSection<ObjectType>]

  /// Whether the system sorts the options by name and shows an index; it has no effect here.
  open var usesIndexedCollation = false

  /// Creates a collection of sections.
  public init(sections: [INObjectSection<ObjectType>]) {
    self.sections = sections
  }

  /// Creates a collection of one section without a title.
  public convenience init(items: [ObjectType]) {
    self.init(sections: [INObjectSection(title: nil, items: items)])
  }

  /// The options of all sections, in order.
  public var allItems: [ObjectType] { sections.flatMap(\.items) }
}
