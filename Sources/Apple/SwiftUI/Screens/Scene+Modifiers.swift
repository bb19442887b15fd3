// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Modifiers of scenes, none of which a widget has.

public import Combine
public import Foundation
public import Observation
public import WidgetViews

/// A background task of an app, which never runs in a widget.
public struct BackgroundTask<Request, Response> {
  /// A task that refreshes the app.
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void>
  where Request == Void, Response == Void {
    BackgroundTask<Void, Void>()
  }

  /// A task for the events of a session that loads in the background.
  public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void>
  where Request == Void, Response == Void {
    BackgroundTask<Void, Void>()
  }
}

extension Scene {
  /// Adds an action for changes of a value; never called in a widget.
  nonisolated public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (Value) -> Void
  ) -> some Scene { UnshownScene() }

  /// Adds an action for changes of a value, with the old and the new one; never called in a widget.
  nonisolated public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some Scene { UnshownScene() }

  /// Adds an action for changes of a value; never called in a widget.
  nonisolated public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { UnshownScene() }

  /// Sets a value in the environment of the scene, which is not shown.
  nonisolated public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some Scene { UnshownScene() }

  /// Sets an object in the environment of the scene, which is not shown.
  nonisolated public func environment<Object: AnyObject & Observable>(_ object: Object?)
    -> some Scene
  { UnshownScene() }

  /// Sets an object in the environment of the scene, which is not shown.
  nonisolated public func environmentObject<Object: ObservableObject>(_ object: Object)
    -> some Scene
  { UnshownScene() }

  /// Sets the commands of the app's menus, which a widget does not have.
  nonisolated public func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene { UnshownScene() }

  /// Sets the size of new windows, which a widget does not have.
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    UnshownScene()
  }

  /// Sets what limits the size of windows, which a widget does not have.
  nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    UnshownScene()
  }

  /// Sets the external events that the scene handles, of which a widget gets none.
  nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    UnshownScene()
  }

  /// Adds an action for a background task; never called in a widget.
  nonisolated public func backgroundTask<Request, Response>(
    _ task: BackgroundTask<Request, Response>,
    action: @escaping @Sendable (Request) async -> Response
  ) -> some Scene { UnshownScene() }

  /// Sets the user defaults of the scene, which is not shown.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some Scene { UnshownScene() }

  /// Sets the visibility of the system's overlays, which a widget does not have.
  nonisolated public func persistentSystemOverlays(_ preferredVisibility: Visibility) -> some Scene
  { UnshownScene() }
}

/// What limits the size of windows.
public struct WindowResizability: Hashable, Sendable {
  private let name: String

  /// Where the system decides.
  public static let automatic = WindowResizability(name: "automatic")
  /// The window has the sizes that its content can have.
  public static let contentSize = WindowResizability(name: "contentSize")
  /// The least size of the content.
  public static let contentMinSize = WindowResizability(name: "contentMinSize")
}
