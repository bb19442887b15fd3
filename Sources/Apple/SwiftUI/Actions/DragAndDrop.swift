// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Dragging and dropping, which a widget does not have.

public import AppleFoundation
public import Foundation
public import UniformTypeIdentifiers
public import WidgetViews

/// What is known of something that is dragged over a view, which never happens in a widget.
public struct DropInfo {
  /// The place in the view, in points.
  public var location: CGPoint

  /// Returns whether it has one of some types.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }

  /// Returns the providers with one of some types.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }

  /// Whether one of the dropped items has one of the types, by identifier; always false here.
  public func hasItemsConforming(to types: [String]) -> Bool { false }

  /// The dropped items that have one of the types, by identifier; there are none here.
  public func itemProviders(for types: [String]) -> [NSItemProvider] { [] }
}

/// What a drop does.
public struct DropOperation: Hashable, Sendable {
  private let name: String

  /// The drop is canceled, and no data moves.
  public static let cancel = DropOperation(name: "cancel")
  /// It is not allowed.
  public static let forbidden = DropOperation(name: "forbidden")
  /// The dropped items are copied.
  public static let copy = DropOperation(name: "copy")
  /// The dropped items are moved.
  public static let move = DropOperation(name: "move")
}

/// What a drop would do.
public struct DropProposal: Sendable {
  /// The operation that a drop would perform.
  public let operation: DropOperation

  /// Creates a proposal of an operation.
  public init(operation: DropOperation) { self.operation = operation }
}

/// What handles a drop, which is never called in a widget.
@MainActor @preconcurrency public protocol DropDelegate {
  /// Returns whether a drop is accepted.
  func validateDrop(info: DropInfo) -> Bool
  /// Handles a drop, and returns whether it did.
  func performDrop(info: DropInfo) -> Bool
  /// Is called when something is dragged into the view.
  func dropEntered(info: DropInfo)
  /// Is called when something is dragged in the view, and returns what a drop would do.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Is called when something is dragged out of the view.
  func dropExited(info: DropInfo)
}

nonisolated extension DropDelegate {
  /// Accepts every drop by default.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Called when a drop enters the view; does nothing by default.
  public func dropEntered(info: DropInfo) {}
  /// Returns nil by default: the proposal stays as it was.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Called when a drop leaves the view; does nothing by default.
  public func dropExited(info: DropInfo) {}
}

nonisolated extension View {
  /// Lets a user drag the view, which is not possible in a widget.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }

  /// Lets a user drag the view with a preview, which is not possible in a widget.
  public func onDrag<V: View>(_ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V)
    -> some View
  { self }

  /// Adds an action for drops; never called in a widget.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }

  /// Adds an action for drops with their places; never called in a widget.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View { self }

  /// Sets what handles drops, which is never called in a widget.
  public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
    self
  }

  /// Adds an action for drops of types by their identifiers; never called in a widget.
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }

  /// Adds an action for drops of types by their identifiers, with their places; never called in a widget.
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View { self }

  /// Sets what handles drops of types by their identifiers, which is never called in a widget.
  public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View { self }

  /// Lets a user drag a value, which is not possible in a widget.
  public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View { self }

  /// Lets a user drag a value with a preview, which is not possible in a widget.
  public func draggable<V: View, T>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { self }

  /// Adds an action for dropped values; never called in a widget.
  public func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { self }

  /// Adds an action for things that are pasted; never called in a widget.
  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { self }
}

/// A button that pastes; a widget shows a prohibition sign instead.
nonisolated public struct PasteButton: View {
  /// The prohibition sign, which is reported with the name of the view.
  public var body: some View { UndrawnView("PasteButton") }
}

extension PasteButton {
  /// Creates a button for types.
  public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void)
  {}

  /// Creates a button for values of a type.
  public init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}
}
