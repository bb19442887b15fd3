// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

// Notifications of changes that happen on devices alone; none is ever posted here.
extension Notification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The notification that the clock of the system was set.
  public static let NSSystemClockDidChange = Notification.Name(
    "NSSystemClockDidChangeNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The notification that the user has another account of iCloud.
  public static let NSUbiquityIdentityDidChange = Notification.Name(
    "NSUbiquityIdentityDidChangeNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The notification that the app around an extension is about to be shown.
  public static let NSExtensionHostWillEnterForeground = Notification.Name(
    "NSExtensionHostWillEnterForegroundNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The notification that the app around an extension is shown no more.
  public static let NSExtensionHostDidEnterBackground = Notification.Name(
    "NSExtensionHostDidEnterBackgroundNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The notification that the app around an extension is about to be left.
  public static let NSExtensionHostWillResignActive = Notification.Name(
    "NSExtensionHostWillResignActiveNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The notification that the app around an extension is in use.
  public static let NSExtensionHostDidBecomeActive = Notification.Name(
    "NSExtensionHostDidBecomeActiveNotification")
}

extension UserDefaults {
  /// The notification that too much is kept; never posted here.
  public static let sizeLimitExceededNotification = Notification.Name(
    "NSUserDefaultsSizeLimitExceededNotification")
}
