// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation
import WidgetViews

/// The app, of which an extension can use only names.
///
/// Code of an app that a widget is compiled with can ask for it: it gets an app in the background, without windows.
open class UIApplication: UIResponder {
  private static let app = UIApplication()

  /// The app, which is reported, as Xcode does not compile this in an extension.
  open class var shared: UIApplication {
    reportUnavailable(
      "UIApplication.shared", answer: "an app in the background, without windows or scenes")
    return app
  }

  /// The URL of the app's settings, as a string.
  public static let openSettingsURLString = "app-settings:"

  /// The notification that the app became active; never posted here.
  public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")

  /// The notification that the app is about to become inactive; never posted here.
  public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// The notification that the app is about to end; never posted here.
  public static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// The notification that memory is short; never posted here.
  public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// The notification that a day began or the time was set; never posted here.
  public static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// The notification that the app was launched; never posted here.
  public static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")

  /// Whether an app is used.
  public enum State: Int, Hashable, Sendable {
    /// The app is used by the user.
    case active
    /// The app is visible, and gets no events.
    case inactive
    /// It is not seen.
    case background
  }

  /// Whether the app is used; never from where an extension runs.
  open var applicationState: State { .background }

  /// The notification that the app entered the background; never posted here.
  public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")

  /// The notification that the app is about to enter the foreground; never posted here.
  public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
}

// What an app is asked for, as one in the background answers it.
extension UIApplication {
  /// The delegate; nil here.
  public var delegate: (any UIApplicationDelegate)? { nil }
  /// The scenes; none here.
  public var connectedScenes: Set<UIScene> { [] }
  /// The windows; none here.
  public var windows: [UIWindow] { [] }
  /// The window that gets the keyboard's events; nil here.
  public var keyWindow: UIWindow? { nil }
  /// The direction in which the user's language is written.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    WidgetViews.Environment(\.layoutDirection).wrappedValue == .rightToLeft
      ? .rightToLeft : .leftToRight
  }
  /// The size of text that the user chose.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    UIContentSizeCategory(WidgetViews.Environment(\.dynamicTypeSize).wrappedValue)
  }
  /// Whether the files of the app can be read: always true, as none is locked.
  public var isProtectedDataAvailable: Bool { true }
  /// Whether the screen stays on: never here, whatever is set.
  public var isIdleTimerDisabled: Bool {
    get { false }
    set {}
  }
  /// The number on the app's icon: always 0 here, whatever is set.
  public var applicationIconBadgeNumber: Int {
    get { 0 }
    set {}
  }
  /// The actions on the app's icon: always nil here, whatever is set.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { nil }
    set {}
  }
  /// Whether the user can choose another icon: never here.
  public var supportsAlternateIcons: Bool { false }
  /// The name of the icon that the user chose; nil for the usual one.
  public var alternateIconName: String? { nil }
  /// Whether the app gets notifications of a server: never here.
  public var isRegisteredForRemoteNotifications: Bool { false }

  /// Registers for nothing, as no server sends notifications here.
  public func registerForRemoteNotifications() {}
  /// Takes nothing back, as nothing is registered.
  public func unregisterForRemoteNotifications() {}

  /// Whether an app opens a URL: none does here.
  public func canOpenURL(_ url: URL) -> Bool { false }

  /// Opens nothing; the function is called with false.
  @preconcurrency public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    guard let completion else { return }
    Task { @MainActor in completion(false) }
  }

  /// How a URL is opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String
    /// Creates an option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Whether only an app may open it, and no browser.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }
}

/// The direction in which a language is written.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From the left, as English is.
  case leftToRight
  /// From the right, as Arabic is.
  case rightToLeft
}
