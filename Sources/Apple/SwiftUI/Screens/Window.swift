// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Windows of an app, which a widget does not have.

public import Foundation
public import WidgetViews

/// A window of which there is one, which a widget does not have.
public struct Window<Content: View>: Scene {
  /// Creates a window with a title; the content is not called.
  nonisolated public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {}

  /// Creates a window with a localized title; the content is not called.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content
  ) {}

  /// Creates a window with the title of a localized resource; the content is not called.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content
  ) {}

  /// Creates a window with a title that is not localized; the content is not called.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: () -> Content
  ) {}

  /// A scene that shows nothing; it is never asked for.
  public var body: some Scene { UnshownScene() }
}

/// A window for tools beside others, which a widget does not have.
public struct UtilityWindow<Content: View>: Scene {
  /// Creates a window with a title; the content is not called.
  nonisolated public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {}

  /// Creates a window with a localized title; the content is not called.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content
  ) {}

  /// Creates a window with the title of a localized resource; the content is not called.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content
  ) {}

  /// Creates a window with a title that is not localized; the content is not called.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: () -> Content
  ) {}

  /// A scene that shows nothing; it is never asked for.
  public var body: some Scene { UnshownScene() }
}

/// A button that shows or hides a window; a widget shows a prohibition sign instead.
nonisolated public struct WindowVisibilityToggle<Label: View>: View {
  /// The prohibition sign, which is reported with the name of the view.
  public var body: some View { UndrawnView("WindowVisibilityToggle") }
}

/// The label of a button that shows or hides a window.
nonisolated public struct DefaultWindowVisibilityToggleLabel: View {
  /// Nothing, as the button is not shown.
  public var body: some View { EmptyView() }
}

extension WindowVisibilityToggle where Label == DefaultWindowVisibilityToggleLabel {
  /// Creates a button for the window with an identifier.
  public init(windowID: String) {}
}

/// The style of windows, which a widget does not have.
public protocol WindowStyle {}
/// The style that the system decides.
public struct DefaultWindowStyle: WindowStyle {
  /// Creates the style of windows that set none.
  public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
  /// The style that the system decides.
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

/// A window without a background.
public struct PlainWindowStyle: WindowStyle {
  /// Creates a style without a background.
  public init() {}
}

extension WindowStyle where Self == PlainWindowStyle {
  /// A window without a background.
  public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

/// Whether a user can do something with a window.
public struct WindowInteractionBehavior: Hashable, Sendable {
  private let name: String

  /// What the system decides.
  public static let automatic = WindowInteractionBehavior(name: "automatic")
  /// The user can do it.
  public static let enabled = WindowInteractionBehavior(name: "enabled")
  /// The user cannot do it.
  public static let disabled = WindowInteractionBehavior(name: "disabled")
}

/// Whether a scene is shown when the app starts.
public struct SceneLaunchBehavior: Sendable {
  /// What the system decides.
  public static let automatic = SceneLaunchBehavior()
  /// The scene is shown.
  public static let presented = SceneLaunchBehavior()
  /// The scene is not shown.
  public static let suppressed = SceneLaunchBehavior()
}

/// Whether a scene is restored when the app starts.
public struct SceneRestorationBehavior: Sendable {
  /// What the system decides.
  public static let automatic = SceneRestorationBehavior()
  /// The scene is not restored.
  public static let disabled = SceneRestorationBehavior()
}

/// How far in front a window is.
public struct WindowLevel: Hashable, Sendable {
  private let name: String

  /// What the system decides.
  public static let automatic = WindowLevel(name: "automatic")
  /// As other windows of apps.
  public static let normal = WindowLevel(name: "normal")
  /// In front of other windows.
  public static let floating = WindowLevel(name: "floating")
  /// Behind other windows, as the desktop.
  public static let desktop = WindowLevel(name: "desktop")
}

nonisolated extension View {
  /// Sets whether a user can close the window, which a widget does not have.
  public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

  /// Sets whether a user can make the window small, which a widget does not have.
  public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

  /// Sets whether a user can resize the window, which a widget does not have.
  public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

  /// Sets the point of the window that stays when the content resizes it, which a widget does not have.
  public func windowResizeAnchor(_ anchor: UnitPoint?) -> some View { self }

  /// Sets whether the window can fill the screen, which a widget does not have.
  public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
}

extension Scene {
  /// Sets the style of windows, which a widget does not have.
  nonisolated public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { UnshownScene() }

  /// Sets how far in front the window is, which a widget does not have.
  nonisolated public func windowLevel(_ level: WindowLevel) -> some Scene { UnshownScene() }

  /// Sets the size of new windows, which a widget does not have.
  nonisolated public func defaultSize(_ size: CGSize) -> some Scene { UnshownScene() }

  /// Sets the place of new windows, which a widget does not have.
  nonisolated public func defaultPosition(_ position: UnitPoint) -> some Scene { UnshownScene() }

  /// Sets whether the scene is shown at first, which a widget does not have.
  nonisolated public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
    UnshownScene()
  }

  /// Sets whether the scene is restored, which a widget does not have.
  nonisolated public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
    UnshownScene()
  }

  /// Removes the commands of the scene, which a widget does not have.
  nonisolated public func commandsRemoved() -> some Scene { UnshownScene() }

  /// Replaces the commands of the scene, which a widget does not have.
  nonisolated public func commandsReplaced<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene { UnshownScene() }

  /// Sets a shortcut of the keyboard that opens the scene, which a widget does not have.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some Scene { UnshownScene() }
}
