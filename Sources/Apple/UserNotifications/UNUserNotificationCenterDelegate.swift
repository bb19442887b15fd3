// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// How a notification is shown while the app is used.
public struct UNNotificationPresentationOptions: OptionSet, Hashable, Sendable {
  /// The bits of the options.
  public let rawValue: UInt
  /// Creates a set of options from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The number beside the app.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  /// Plays the sound of the notification.
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  /// As it was before iOS 14.
  public static let alert = UNNotificationPresentationOptions(rawValue: 4)
  /// In the list of notifications.
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  /// Shows the notification as a banner.
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// A notification that was delivered, which never happens here.
open class UNNotification: NSObject, @unchecked Sendable {
  /// When it was delivered.
  public let date: Date
  /// What was asked for.
  public let request: UNNotificationRequest

  init(date: Date, request: UNNotificationRequest) {
    self.date = date
    self.request = request
  }
}

/// What the user did with a notification, which never happens here.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
  /// The notification that the user answered.
  public let notification: UNNotification
  /// The action that the user chose.
  public let actionIdentifier: String

  init(notification: UNNotification, actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
  }
}

/// What the user wrote to a notification, which never happens here.
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
  /// What the user wrote.
  open var userText: String { "" }
}

/// What changes a notification of a server before it is shown, which never happens here.
open class UNNotificationServiceExtension: NSObject, @unchecked Sendable {
  /// Creates an extension, which is never called here.
  public override init() {}
  /// Hands the content on unchanged.
  open func didReceive(
    _ request: UNNotificationRequest,
    withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
  ) { contentHandler(request.content) }
  /// Does nothing, as it is never late.
  open func serviceExtensionTimeWillExpire() {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The action of a user who taps a notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The action of a user who dismisses a notification.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// What is told of notifications, which is nothing here.
///
/// All of its methods are optional on a device, so none is required here.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {}
