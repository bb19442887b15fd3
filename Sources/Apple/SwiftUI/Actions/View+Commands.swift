// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Commands of menus and remote controls, which a widget never gets.

public import AppleFoundation
public import UniformTypeIdentifiers
public import WidgetViews

/// A direction in which a user moves the focus.
public enum MoveCommandDirection: Hashable, Sendable {
  /// The focus moves up.
  case up
  /// The focus moves down.
  case down
  /// The focus moves to the left.
  case left
  /// The focus moves to the right.
  case right
}

nonisolated extension View {
  /// Adds an action for a command of a menu; never called in a widget.
  public func onCommand(_ selector: Selector, perform action: (() -> Void)?) -> some View { self }

  /// Adds an action for the keys that move the focus; never called in a widget.
  public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)? = nil) -> some View {
    self
  }

  /// Adds an action for the command that leaves the view; never called in a widget.
  public func onExitCommand(perform action: (() -> Void)? = nil) -> some View { self }

  /// Adds an action for the button that plays and pauses; never called in a widget.
  public func onPlayPauseCommand(perform action: (() -> Void)? = nil) -> some View { self }

  /// Adds an action for the command that deletes; never called in a widget.
  public func onDeleteCommand(perform action: (() -> Void)? = nil) -> some View { self }

  /// Adds an action for the command that copies; never called in a widget.
  public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View { self }

  /// Adds an action for the command that cuts; never called in a widget.
  public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View { self }

  /// Adds an action for things that are pasted, with a check; never called in a widget.
  public func onPasteCommand<Payload>(
    of supportedContentTypes: [UTType],
    validator: @escaping ([NSItemProvider]) -> Payload?,
    perform action: @escaping (Payload) -> Void
  ) -> some View { self }

  /// Sets the values that the command for copying takes; never called in a widget.
  public func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View {
    self
  }

  /// Sets the values that the command for cutting takes; never called in a widget.
  public func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping () -> [T]
  ) -> some View { self }

  /// Adds an action for values that are pasted; never called in a widget.
  public func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
    validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View { self }

  /// Adds an action for items from services and devices; never called in a widget.
  public func importsItemProviders(
    _ contentTypes: [UTType], onImport: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }

  /// Sets the items that services get; never called in a widget.
  public func exportsItemProviders(
    _ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider]
  ) -> some View { self }

  /// Sets the items that services get and change; never called in a widget.
  public func exportsItemProviders(
    _ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider],
    onEdit: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }

  /// Adds an action for values that come from services; never called in a widget.
  public func importableFromServices<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Bool
  ) -> some View { self }

  /// Sets the values that services get; never called in a widget.
  public func exportableToServices<T: Transferable>(_ payload: @autoclosure @escaping () -> [T])
    -> some View
  { self }
}
