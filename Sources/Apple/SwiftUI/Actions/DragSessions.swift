// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// What is dragged and dropped, and how it goes on, which never happens in a widget.

public import Foundation
public import WidgetViews

/// What a user can do with what is dragged.
public struct DragConfiguration {
  /// What a user can do inside of the app.
  public struct OperationsWithinApp {
    /// Creates operations: copying always, and others if they are allowed.
    public init(allowCopy: Bool = true, allowMove: Bool = false, allowDelete: Bool = false) {}
  }

  /// What a user can do outside of the app.
  public struct OperationsOutsideApp {
    /// Creates operations: copying if it is allowed, and no others.
    public init(allowCopy: Bool = true) {}
    /// Creates operations that are allowed outside of the app.
    public init(allowCopy: Bool = true, allowMove: Bool = false, allowDelete: Bool = false) {}
  }

  /// Creates a configuration that allows to copy, and others if said.
  public init(allowMove: Bool = false, allowDelete: Bool = false) {}

  /// Creates a configuration from what is allowed inside and outside of the app.
  @_disfavoredOverload
  public init(
    operationsWithinApp: OperationsWithinApp = .init(),
    operationsOutsideApp: OperationsOutsideApp = .init(allowCopy: true)
  ) {}
}

/// What a drop does with what was dropped.
public struct DropConfiguration {
  /// The operation that a drop performs.
  public var operation: DropOperation

  /// Creates a configuration of an operation.
  public init(operation: DropOperation) { self.operation = operation }
}

/// Something that is dragged, which never happens in a widget.
public struct DragSession {
  /// The identity of what is dragged.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  /// How far the user is with dragging.
  public enum Phase: Hashable, Sendable {
    /// The drag has just begun.
    case initial
    /// The user drags something.
    case active
    /// The drag ended with an operation.
    case ended(DropOperation)
    /// The data was transferred.
    case dataTransferCompleted
  }

  /// The identity of what is dragged.
  public let id: ID
  /// How far the user is.
  public let phase: Phase
  /// The place in the view, in points.
  public var location: CGPoint
  /// The position of the item under the finger.
  public let draggedItemIndex: Int

  /// Returns the identifiers of what is dragged, if they have a type: none here.
  public func draggedItemIDs<ItemID: Hashable>(for type: ItemID.Type) -> [ItemID] { [] }
}

/// Something that is dragged over a view, which never happens in a widget.
public struct DropSession {
  /// The identity of what is dragged.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  /// How far the user is with dropping.
  public enum Phase: Hashable, Sendable {
    /// It was dragged into the view.
    case entering
    /// The user drags it over the view.
    case active
    /// It was dragged out of the view.
    case exiting
    /// The drag ended with an operation.
    case ended(DropOperation)
    /// The data was transferred.
    case dataTransferCompleted
  }

  /// The identity of what is dragged.
  public let id: ID
  /// How far the user is.
  public let phase: Phase
  /// The place in the view, in points.
  public var location: CGPoint
  /// The number of dragged items.
  public let itemsCount: Int
  /// What the one who drags suggests.
  public let suggestedOperations: Set<DropOperation>
  /// The drag of the same app; nil if it is another's.
  public let localSession: LocalSession?

  /// A drag of the same app.
  public struct LocalSession {
    /// Returns the identifiers of what is dragged, if they have a type: none here.
    public func draggedItemIDs<ItemID: Hashable>(for type: ItemID.Type) -> [ItemID] { [] }
  }
}

/// How dragged things look beside each other.
public struct DragDropPreviewsFormation: Hashable, Sendable {
  private let name: String

  /// What the system decides.
  public static let `default` = DragDropPreviewsFormation(name: "default")
  /// The previews are below each other.
  public static let list = DragDropPreviewsFormation(name: "list")
  /// The previews are in a pile.
  public static let pile = DragDropPreviewsFormation(name: "pile")
  /// The previews are on top of each other.
  public static let stack = DragDropPreviewsFormation(name: "stack")
}

nonisolated extension View {
  /// Sets what a user can do with what is dragged, which never happens in a widget.
  public func dragConfiguration(_ configuration: DragConfiguration) -> some View { self }

  /// Sets what a drop does, which never happens in a widget.
  public func dropConfiguration(_ configuration: @escaping (DropSession) -> DropConfiguration)
    -> some View
  { self }

  /// Adds an action for changes of a drag; never called in a widget.
  public func onDragSessionUpdated(_ onUpdate: @escaping (DragSession) -> Void) -> some View {
    self
  }

  /// Adds an action for changes of a drop; never called in a widget.
  public func onDropSessionUpdated(_ onUpdate: @escaping (DropSession) -> Void) -> some View {
    self
  }

  /// Sets how dragged things look beside each other, which never happens in a widget.
  public func dragPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View { self }

  /// Sets how dropped things look beside each other, which never happens in a widget.
  public func dropPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View { self }

  /// Lets a user drag several views as one, which is not possible in a widget.
  public func dragContainer<Item: Transferable & Identifiable, Data: Collection>(
    for itemType: Item.Type = Item.self, in namespace: Namespace.ID? = nil,
    _ payload: @escaping ([Item.ID]) -> Data
  ) -> some View where Item == Data.Element, Item.ID: Sendable { self }

  /// Lets a user drag several views of a key path as one, which is not possible in a widget.
  public func dragContainer<ItemID: Hashable & Sendable, Item: Transferable, Data: Collection>(
    for itemType: Item.Type = Item.self, itemID: KeyPath<Item, ItemID>,
    in namespace: Namespace.ID? = nil, _ payload: @escaping ([ItemID]) -> Data
  ) -> some View where Item == Data.Element { self }

  /// Sets which views a user drags together, which is not possible in a widget.
  public func dragContainerSelection<ItemID: Hashable & Sendable>(
    _ selection: @autoclosure @escaping () -> [ItemID], containerNamespace: Namespace.ID? = nil
  ) -> some View { self }

  /// Lets a user drag the view as a part of others, which is not possible in a widget.
  public func draggable<ItemID: Hashable & Sendable>(
    containerItemID: ItemID, containerNamespace: Namespace.ID? = nil
  ) -> some View { self }

  /// Adds an action for dropped values with what is known of the drop; never called in a widget.
  public func dropDestination<T: Transferable>(
    for type: T.Type = T.self, isEnabled: Bool = true,
    action: @escaping (_ items: [T], _ session: DropSession) -> Void
  ) -> some View { self }
}
