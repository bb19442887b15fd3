// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// The first screen of an app for documents, which a widget does not have.

public import Foundation
public import UniformTypeIdentifiers
public import WidgetViews

/// The sizes of a screen on which a user opens documents.
public struct DocumentLaunchGeometryProxy: Sendable {
  /// The frame of the title, in points.
  public var titleViewFrame: CGRect
  /// The frame of the screen, in points.
  public var frame: CGRect
}

/// The title and the buttons of a screen on which a user opens documents; not shown in a widget.
nonisolated public struct DefaultDocumentGroupLaunchActions: View {
  /// Creates the buttons of the system.
  public init() {}

  /// Nothing, as a widget opens no documents.
  public var body: some View { EmptyView() }
}

/// The first screen of an app for documents, which a widget does not have.
public struct DocumentGroupLaunchScene<Actions: View>: Scene {
  /// Creates a screen with a localized title; the closures are not called.
  nonisolated public init<Background: View>(
    _ titleKey: LocalizedStringKey, @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder background: () -> Background
  ) {}

  /// Creates a screen with a localized title; the actions are not called.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder _ actions: () -> Actions
  ) {}

  /// Creates a screen with a title; the actions are not called.
  nonisolated public init(_ title: Text? = nil, @ViewBuilder _ actions: () -> Actions) {}

  /// Creates a screen with a title; the closures are not called.
  nonisolated public init<Background: View>(
    _ title: Text? = nil, @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder background: () -> Background
  ) {}

  /// Creates a screen with views around its title; the closures are not called.
  nonisolated public init<Background: View, Overlay: View>(
    _ title: Text? = nil, @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder background: () -> Background,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Overlay
  ) {}

  /// A scene that shows nothing; it is never asked for.
  public var body: some Scene { UnshownScene() }
}

/// A view from which a user opens documents; a widget shows a prohibition sign instead.
nonisolated public struct DocumentLaunchView<Actions: View, DocumentView: View>: View {
  /// Creates a view with a localized title; the closures are not called.
  public init(
    _ titleKey: LocalizedStringKey, for contentTypes: [UTType],
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView
  ) {}

  /// Creates a view with a title that is not localized; the closures are not called.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, for contentTypes: [UTType], @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView
  ) {}

  /// The prohibition sign, which is reported with the name of the view.
  public var body: some View { UndrawnView("DocumentLaunchView") }
}

/// A button that creates a document; a widget shows a prohibition sign instead.
nonisolated public struct NewDocumentButton<Label: View>: View {
  /// The prohibition sign, which is reported with the name of the view.
  public var body: some View { UndrawnView("NewDocumentButton") }
}

extension NewDocumentButton where Label == Text {
  /// Creates a button with a localized title.
  public init(_ titleKey: LocalizedStringKey = "New", contentType: UTType? = nil) {}

  /// Creates a button with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, contentType: UTType? = nil) {}
}
