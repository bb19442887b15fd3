// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

extension UIApplication {
  /// Calls nothing, and says so.
  @discardableResult public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool { false }
  /// Does nothing, as a widget has no screen.
  public func beginReceivingRemoteControlEvents() {}
  /// Does nothing, as a widget has no screen.
  public func endReceivingRemoteControlEvents() {}
  /// Does nothing, as a widget has no screen.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) {}
  /// The rectangle of the status bar: none here.
  public var statusBarFrame: CGRect { .zero }
  /// How the interface is held.
  public var statusBarOrientation: UIInterfaceOrientation { .portrait }
  /// The sessions of scenes; none here.
  public var openSessions: Set<UISceneSession> { [] }
  /// Whether there can be several scenes.
  public var supportsMultipleScenes: Bool { false }
  /// A notification that is never posted here.
  public static let userDidTakeScreenshotNotification = Foundation.Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  /// A notification that is never posted here.
  public static let backgroundRefreshStatusDidChangeNotification = Foundation.Notification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")
  /// A notification that is never posted here.
  public static let protectedDataDidBecomeAvailableNotification = Foundation.Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
  /// A notification that is never posted here.
  public static let protectedDataWillBecomeUnavailableNotification = Foundation.Notification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable")
  /// What is known of an opened address.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The text of the name.
    public let rawValue: String
    /// Creates a name from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name from its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The name that is called "source application".
    public static let sourceApplication = OpenURLOptionsKey("sourceApplication")
    /// The name that is called "annotation".
    public static let annotation = OpenURLOptionsKey("annotation")
    /// The name that is called "open in place".
    public static let openInPlace = OpenURLOptionsKey("openInPlace")
  }
}

/// An action on the app's icon that an app makes.
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem, @unchecked Sendable {}
