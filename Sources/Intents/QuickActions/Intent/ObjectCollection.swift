// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Options to choose from, in sections, as the edit sheet shows them.
///
/// The counterpart of Apple's `INObjectCollection`.
public struct ObjectCollection<Object: Sendable>: Sendable {
  /// A section: options under one heading.
  public struct Section: Sendable {
    /// The heading; nil for options that belong to no section.
    public var title: String?

    /// The options of the section, in order.
    public var items: [Object]

    /// Creates a section with a heading and its options.
    public init(title: String?, items: [Object]) {
      self.title = title
      self.items = items
    }
  }

  /// The sections, none of them empty.
  public var sections: [Section]

  /// Creates a collection; sections without items are left out.
  public init(sections: [Section]) {
    self.sections = sections.filter { !$0.items.isEmpty }
  }

  /// The options of all sections, in order.
  public var items: [Object] { sections.flatMap(\.items) }

  /// Whether there is nothing to choose.
  public var isEmpty: Bool { sections.isEmpty }
}
