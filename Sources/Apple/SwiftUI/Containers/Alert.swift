// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetViews

/// An alert, which is never shown in a widget.
public struct Alert {
  /// A button of an alert.
  public struct Button {
    /// Creates a button of no special role; a widget shows no alert.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }

    /// Creates a button that cancels.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }

    /// Creates a button that cancels, with the system's title.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button() }

    /// Creates a button that removes something.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button()
    }
  }

  /// Creates an alert with a button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}

  /// Creates an alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {}
}

nonisolated extension View {
  /// Presents an alert, which is never shown in a widget.
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View { self }

  /// Presents an alert for an item, which is never shown in a widget.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View { self }
}

/// The items of a context menu, which is never shown in a widget.
public struct ContextMenu<MenuItems: View> {
  /// Creates a menu; its items are not called.
  public init(@ViewBuilder menuItems: () -> MenuItems) {}
}
