// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// An app and its scenes, which a widget's program never runs: they compile, and nothing of them is shown.

public import Combine
public import Foundation
public import UIKit
public import WidgetViews

/// A program with scenes, which a widget's program does not run.
@MainActor @preconcurrency public protocol App {
  /// The type of the app's scenes.
  associatedtype Body: Scene

  /// The scenes of the app; never called here.
  @SceneBuilder var body: Body { get }

  /// Creates the app; never called here.
  init()
}

extension App {
  /// Traps with a sentence, as a program of widgets has no app to run.
  public static func main() {
    preconditionFailure("'\(Self.self)' is an app, which a program of widgets does not run")
  }
}

/// A part of an app's user interface.
@MainActor @preconcurrency public protocol Scene {
  /// The type of the scene's body.
  associatedtype Body: Scene

  /// The scenes that the scene is composed of; never called here.
  @SceneBuilder var body: Body { get }
}

/// A scene whose content is not kept.
public struct UnshownScene: Scene {
  nonisolated init() {}

  /// The scene itself; it is never asked for.
  public var body: UnshownScene { self }
}

/// A result builder that combines scenes.
@resultBuilder public struct SceneBuilder {
  /// Returns the only scene unchanged.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Combines scenes in their order; a widget shows none.
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> some Scene { UnshownScene() }

  /// Returns the scene of an `if` on availability.
  public static func buildOptional(_ scene: (any Scene)?) -> some Scene { UnshownScene() }

  /// Returns the scene of code with limited availability.
  public static func buildLimitedAvailability(_ scene: some Scene) -> some Scene { UnshownScene() }
}

/// A group of windows with the same content, which a widget does not have.
public struct WindowGroup<Content: View>: Scene {
  /// Creates a group; the content is not called.
  nonisolated public init(@ViewBuilder content: () -> Content) {}

  /// A scene that shows nothing; it is never asked for.
  public var body: some Scene { UnshownScene() }
}

/// The settings of an app on a Mac, which a widget does not have.
public struct Settings<Content: View>: Scene {
  /// Creates settings; the content is not called.
  nonisolated public init(@ViewBuilder content: () -> Content) {}

  /// A scene that shows nothing; it is never asked for.
  public var body: some Scene { UnshownScene() }
}

/// A property wrapper for the delegate of an app, which a program of widgets does not create.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>:
  DynamicProperty
{
  /// Creates a property without a delegate.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}

  /// The delegate; traps with a sentence, as there is no app.
  public var wrappedValue: DelegateType {
    preconditionFailure("'\(DelegateType.self)' is an app's delegate, which a widget does not have")
  }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Bindings to the properties of the delegate; traps with a sentence, as there is no app.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }
}
