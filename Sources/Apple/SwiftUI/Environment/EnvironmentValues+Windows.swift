// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Actions for windows and documents of an app, which do nothing in a widget.

public import Foundation
public import UniformTypeIdentifiers
public import WidgetViews

/// How a window is dismissed.
public struct DismissBehavior: Sendable {
  /// As a user dismisses it, who can be asked first.
  public static let interactive = DismissBehavior()
  /// At once, even if something is open in front of it.
  public static let destructive = DismissBehavior()
}

/// An action that opens a window; it does nothing in a widget.
public struct OpenWindowAction: Sendable {
  /// Does nothing, as a widget opens no window with an identifier.
  public func callAsFunction(id: String) {}
  /// Does nothing, as a widget opens no window for a value.
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  /// Does nothing, as a widget opens no window with an identifier for a value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// An action that closes a window; it does nothing in a widget.
public struct DismissWindowAction: Sendable {
  /// Does nothing, as a widget is in no window.
  public func callAsFunction() {}
  /// Does nothing, as there is no window with an identifier.
  public func callAsFunction(id: String) {}
  /// Does nothing, as there is no window for a value.
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  /// Does nothing, as there is no window with an identifier for a value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// An action that replaces a window by another; it does nothing in a widget.
public struct PushWindowAction: Sendable {
  /// Does nothing, as a widget opens no window with an identifier.
  public func callAsFunction(id: String) {}
  /// Does nothing, as a widget opens no window for a value.
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  /// Does nothing, as a widget opens no window with an identifier for a value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// An action that opens a document; it does nothing in a widget.
public struct OpenDocumentAction: Sendable {
  /// Does nothing, as a widget opens no document.
  public func callAsFunction(at url: URL) async throws {}
}

/// An action that creates a document; it does nothing in a widget.
public struct NewDocumentAction: Sendable {
  /// Does nothing, as a widget creates no document.
  public func callAsFunction<D: FileDocument>(_ newDocument: @autoclosure @escaping () -> D) {}
  /// Does nothing, as a widget creates no document that is a class.
  public func callAsFunction<D: ReferenceFileDocument>(_ newDocument: @escaping () -> D) {}
  /// Does nothing, as a widget creates no document of a type.
  public func callAsFunction(contentType: UTType) {}
}

/// An action that opens the settings of an app; it does nothing in a widget.
public struct OpenSettingsAction: Sendable {
  /// Does nothing, as a widget has no settings.
  public func callAsFunction() {}
}

/// An action that begins renaming; it does nothing in a widget.
public struct RenameAction: Sendable {
  /// Does nothing, as nothing is renamed in a widget.
  public func callAsFunction() {}
}

extension EnvironmentValues {
  /// The action that opens a window.
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  /// The action that closes a window.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  /// The action that replaces a window by another.
  public var pushWindow: PushWindowAction { PushWindowAction() }
  /// The action that opens a document.
  public var openDocument: OpenDocumentAction { OpenDocumentAction() }
  /// The action that creates a document.
  public var newDocument: NewDocumentAction { NewDocumentAction() }
  /// The action that opens the settings.
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }
  /// The action that begins renaming; nil, as nothing is renamed in a widget.
  public var rename: RenameAction? { nil }
  /// Whether an app can have several windows; always false in a widget.
  public var supportsMultipleWindows: Bool { false }
}

nonisolated extension View {
  /// Sets what begins renaming by the focus of a field, which a widget does not have.
  public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View { self }
}

/// The label of a link to the settings.
nonisolated public struct DefaultSettingsLinkLabel: View {
  /// Nothing, as the link is not shown.
  public var body: some View { EmptyView() }
}

/// A button that opens the settings of an app; a widget shows a prohibition sign instead.
nonisolated public struct SettingsLink<Label: View>: View {
  /// Creates a button with a label, which is not called.
  public init(@ViewBuilder label: () -> Label) {}

  /// The prohibition sign, which is reported with the name of the view.
  public var body: some View { UndrawnView("SettingsLink") }
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
  /// Creates a button with the system's label.
  public init() {}
}
