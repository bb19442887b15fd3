// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A window of an app, which a widget does not have.
open class UIWindow: UIView {
  /// The controller of what is in it.
  open var rootViewController: UIViewController?
  /// The scene that it is in; nil for none.
  open weak var windowScene: UIWindowScene?
  /// Whether it gets the keyboard's events; never here.
  open var isKeyWindow: Bool { false }

  /// Creates a window with a position and a size.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a window in a scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: .zero)
    self.windowScene = windowScene
  }
  /// Creates a window of an archive, which has no properties here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows nothing, as there is no screen.
  open func makeKeyAndVisible() {}
}

/// A part of an app's interface, which a widget does not have.
open class UIScene: UIResponder {
  /// Whether a scene is used.
  public enum ActivationState: Int, Hashable, Sendable {
    /// It is not connected.
    case unattached = -1
    /// The scene is used by the user.
    case foregroundActive
    /// The scene is visible, and gets no events.
    case foregroundInactive
    /// It is not seen.
    case background
  }

  /// Whether the scene is used; it is not connected.
  open var activationState: ActivationState { .unattached }
  /// The title; nil for none.
  open var title: String?

  /// The notification that a scene became active; never posted here.
  public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// The notification that a scene is about to be seen; never posted here.
  public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// The notification that a scene is no longer seen; never posted here.
  public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

/// A scene with windows, which a widget does not have.
open class UIWindowScene: UIScene {
  /// The windows; none here.
  open var windows: [UIWindow] { [] }
  /// The window that gets the keyboard's events; nil here.
  open var keyWindow: UIWindow? { nil }
  /// The screen that the windows are on.
  open var screen: UIScreen { .main }
}

/// A session of a scene, which a widget does not have.
open class UISceneSession: NSObject, @unchecked Sendable {}

/// What a scene's delegate is told, which a widget does not have.
public protocol UISceneDelegate: NSObjectProtocol {}

/// What a scene's delegate with a window is told, which a widget does not have.
public protocol UIWindowSceneDelegate: UISceneDelegate {}
