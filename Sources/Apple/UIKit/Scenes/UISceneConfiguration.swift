// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation
public import Foundation
public import UserNotifications

/// What a scene consists of, which a widget does not have.
open class UISceneConfiguration: NSObject, @unchecked Sendable {
  /// The name of the configuration.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// The class of the scene.
  open var sceneClass: AnyClass?
  /// The class of its delegate.
  open var delegateClass: AnyClass?
  /// The screens of the scene.
  open var storyboard: UIStoryboard?
  /// Creates what a scene consists of.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
  }
}

extension UISceneSession {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The text of the name.
    public let rawValue: String
    /// Creates a name from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name from its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The name that is called "window application".
    public static let windowApplication = Role("windowApplication")
    /// The name that is called "window external display".
    public static let windowExternalDisplay = Role("windowExternalDisplay")
    /// The name that is called "window external display non interactive".
    public static let windowExternalDisplayNonInteractive = Role(
      "windowExternalDisplayNonInteractive")
  }
  /// What the scene is for.
  public var role: Role { .windowApplication }
  /// The name of the session.
  public var persistentIdentifier: String { "" }
  /// The scene; nil here.
  public var scene: UIScene? { nil }
  /// What the app keeps of the session; nil here, whatever is set.
  public var userInfo: [String: Any]? {
    get { nil }
    set {}
  }
  /// What the scene goes on with when it is opened again; nil here, whatever is set.
  public var stateRestorationActivity: NSUserActivity? {
    get { nil }
    set {}
  }
  /// What the scene consists of.
  public var configuration: UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: role)
  }
}

/// An address that a scene was opened with.
open class UIOpenURLContext: NSObject, @unchecked Sendable {
  /// The address that is opened.
  public let url: URL
  /// How the address was opened.
  public let options = UIScene.OpenURLOptions()
  init(url: URL) { self.url = url }
}

extension UIScene {
  /// Why a scene was made.
  open class ConnectionOptions: NSObject, @unchecked Sendable {
    /// The addresses; none here.
    open var urlContexts: Set<UIOpenURLContext> { [] }
    /// The action on the icon; nil here.
    open var shortcutItem: UIApplicationShortcutItem? { nil }
    /// The notification that the user answered; nil here.
    open var notificationResponse: UNNotificationResponse? { nil }
    /// The app that asked for the scene; nil here.
    open var sourceApplication: String? { nil }
    /// The type of what the user did on another device; nil here.
    open var handoffUserActivityType: String? { nil }
    /// What the user did; nothing here.
    open var userActivities: Set<NSUserActivity> { [] }
  }
  /// How an address was opened.
  open class OpenURLOptions: NSObject, @unchecked Sendable {
    /// What the app that opened it said; nil for nothing.
    open var annotation: Any? { nil }
    /// Whether the file is opened where it is.
    open var openInPlace: Bool { false }
    /// The app that opened it.
    open var sourceApplication: String? { nil }
  }
  /// A notification that is never posted here.
  public static let willConnectNotification = Foundation.Notification.Name(
    "UISceneWillConnectNotification")
  /// A notification that is never posted here.
  public static let didDisconnectNotification = Foundation.Notification.Name(
    "UISceneDidDisconnectNotification")
  /// A notification that is never posted here.
  public static let willDeactivateNotification = Foundation.Notification.Name(
    "UISceneWillDeactivateNotification")
}

/// The status bar, which a widget does not have.
@MainActor @preconcurrency open class UIStatusBarManager: NSObject {
  /// Creates one with the usual properties.
  public override init() { super.init() }
  /// The colors of the bar.
  open var statusBarStyle: UIStatusBarStyle { .default }
  /// Whether the bar is hidden.
  open var isStatusBarHidden: Bool { true }
  /// The rectangle of the bar.
  open var statusBarFrame: CGRect { .zero }
}

extension UIWindowScene {
  /// How the interface is held.
  public var interfaceOrientation: UIInterfaceOrientation { .portrait }
  /// The status bar; nil here.
  public var statusBarManager: UIStatusBarManager? { nil }
  /// The traits of the scene.
  public var traitCollection: UITraitCollection { .current }
}
