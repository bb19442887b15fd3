// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A view or a modifier in the library of an editor, which nobody sees here.
public struct LibraryItem: Sendable {
  /// The kind of an item.
  public struct Category: Sendable {
    /// Something that does something.
    public static let control = Category()
    /// Something that changes a view.
    public static let effect = Category()
    /// Something that places views.
    public static let layout = Category()
    /// The category of views that fit no other one.
    public static let other = Category()
  }

  /// Creates an item of a value, which is not kept.
  public init<Item>(
    _ value: @autoclosure () -> Item, visible: Bool = true, title: String? = nil,
    category: Category = .other, matchingSignature: String? = nil
  ) {}
}

/// Makes a list of items.
@resultBuilder public enum LibraryContentBuilder {
  /// Returns an item as it is.
  public static func buildExpression(_ item: LibraryItem) -> LibraryItem { item }
  /// Returns all items as a list.
  public static func buildBlock(_ items: LibraryItem...) -> [LibraryItem] { items }
}

/// What has items for the library of an editor; never asked here.
public protocol LibraryContentProvider {
  /// The type of the view to which modifiers are applied.
  associatedtype ModifierBase = Any
  /// The views.
  @LibraryContentBuilder var views: [LibraryItem] { get }
  /// Returns the modifiers of a view.
  @LibraryContentBuilder func modifiers(base: ModifierBase) -> [LibraryItem]
}

extension LibraryContentProvider {
  /// The views to offer: none by default.
  public var views: [LibraryItem] { [] }
  /// Returns the modifiers to offer: none by default.
  public func modifiers(base: ModifierBase) -> [LibraryItem] { [] }
}
