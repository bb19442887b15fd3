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
  /// Calls the function with an error, as an app cannot have another icon here.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(CocoaError(.featureUnsupported)) }
  /// Fails, as an app cannot have another icon here.
  public func setAlternateIconName(_ alternateIconName: String?) async throws {
    throw CocoaError(.featureUnsupported)
  }
  /// Does nothing, as no user touches anything.
  public func beginIgnoringInteractionEvents() {}
  /// Does nothing, as no user touches anything.
  public func endIgnoringInteractionEvents() {}
  /// Whether touches are ignored; never here.
  public var isIgnoringInteractionEvents: Bool { false }
  /// Whether it is shown that the app loads something; never here, whatever is set.
  public var isNetworkActivityIndicatorVisible: Bool {
    get { false }
    set {}
  }
  /// Whether the app is launched for background work: not here.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .denied }
  /// Does nothing, as the app is never launched in the background.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
  /// As often in the background as the system lets an app.
  public class var backgroundFetchIntervalMinimum: TimeInterval { 0 }
  /// Never in the background.
  public class var backgroundFetchIntervalNever: TimeInterval { .greatestFiniteMagnitude }
  /// Opens no scene; the function is not called, as no error is known.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
  ) {}
  /// Closes no scene, as there is none.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {}
  /// Refreshes no scene, as there is none.
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
  /// Returns how an interface may be held: upright.
  public func supportedInterfaceOrientations(
    for window: UIWindow?
  ) -> UIInterfaceOrientationMask { .portrait }
  /// The URL of the settings of the app's notifications, as a string.
  public static let openNotificationSettingsURLString = "app-settings:notifications"
  /// The URL of the settings of default apps, as a string.
  public static let openDefaultApplicationsSettingsURLString = "settings-navigation://default-apps"
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

/// Whether an app is launched for background work.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// The device does not let it be.
  case restricted
  /// The user does not want it to be.
  case denied
  /// It may be launched.
  case available
}
