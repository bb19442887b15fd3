// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation

/// Whether the app may show notifications.
public enum UNAuthorizationStatus: Int, Sendable {
  /// The user has not been asked.
  case notDetermined
  /// The user denied notifications.
  case denied
  /// The app may show notifications.
  case authorized
  /// The app may show notifications quietly.
  case provisional
  /// The app may show notifications for a limited time.
  case ephemeral
}

/// The kinds of notifications that an app may use.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// Badges on the app's icon.
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  /// Sounds that notifications play.
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  /// Alerts with the text of a notification.
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  /// Quiet notifications without asking the user first.
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
  /// Sounds that are heard while the device is silent.
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
  /// Notifications in a car.
  public static let carPlay = UNAuthorizationOptions(rawValue: 8)
  /// The app has settings of its own.
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)

  /// The raw bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// An error of the notification center.
public struct UNError: Error, Hashable, Sendable {
  /// The reason for a notification error.
  public enum Code: Int, Sendable {
    /// The user denied notifications.
    case notificationsNotAllowed = 1
    /// The address of an attachment is wrong.
    case attachmentInvalidURL = 100
    /// The type of an attachment is not known.
    case attachmentUnrecognizedType = 101
    /// The size of an attachment is wrong.
    case attachmentInvalidFileSize = 102
    /// An attachment is not there.
    case attachmentNotInDataStore = 103
    /// An attachment could not be moved.
    case attachmentMoveIntoDataStoreFailed = 104
    /// An attachment is damaged.
    case attachmentCorrupt = 105
    /// The date of a notification is wrong.
    case notificationInvalidNoDate = 1400
    /// A notification has no content.
    case notificationInvalidNoContent = 1401
    /// The content of a notification is wrong.
    case contentProvidingObjectNotAllowed = 1500
    /// The content of a notification could not be made.
    case contentProvidingInvalid = 1501
    /// The badge is wrong.
    case badgeInputInvalid = 1600
  }

  /// The user denied notifications.
  public static var notificationsNotAllowed: Code { .notificationsNotAllowed }
  /// The address of an attachment is wrong.
  public static var attachmentInvalidURL: Code { .attachmentInvalidURL }
  /// The type of an attachment is not known.
  public static var attachmentUnrecognizedType: Code { .attachmentUnrecognizedType }
  /// The date of a notification is wrong.
  public static var notificationInvalidNoDate: Code { .notificationInvalidNoDate }
  /// A notification has no content.
  public static var notificationInvalidNoContent: Code { .notificationInvalidNoContent }

  /// The number of the code.
  public var errorCode: Int { code.rawValue }
  /// The domain of errors of notifications.
  public static var errorDomain: String { "UNErrorDomain" }

  /// The reason for the error.
  public let code: Code

  /// Creates an error with a code.
  public init(_ code: Code) { self.code = code }
}

/// The notification center, which answers as on a device whose user denied notifications.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let shared = UNUserNotificationCenter()

  /// What is told of notifications; nil for nobody.
  open weak var delegate: (any UNUserNotificationCenterDelegate)?

  /// Returns the app's notification center.
  open class func current() -> UNUserNotificationCenter { shared }

  /// Asks for permission: the user is not asked, and the answer is false; never throws.
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    report()
    return false
  }

  /// Asks for permission: the handler is called at once with false and no error.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {
    report()
    completionHandler(false, nil)
  }

  /// Returns the user's settings, in which notifications are denied.
  open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

  /// Calls the handler at once with the user's settings, in which notifications are denied.
  open func getNotificationSettings(
    completionHandler: @escaping (UNNotificationSettings) -> Void
  ) { completionHandler(UNNotificationSettings()) }

  /// Schedules no notification.
  ///
  /// - Throws: Always ``UNError/Code/notificationsNotAllowed``, as the user denied notifications.
  open func add(_ request: UNNotificationRequest) async throws {
    report()
    throw UNError(.notificationsNotAllowed)
  }

  /// Schedules no notification: the handler is called at once with
  /// ``UNError/Code/notificationsNotAllowed``.
  open func add(
    _ request: UNNotificationRequest, withCompletionHandler: (((any Error)?) -> Void)? = nil
  ) {
    report()
    withCompletionHandler?(UNError(.notificationsNotAllowed))
  }

  /// Returns the requests that are not delivered yet: always an empty array here.
  open func pendingNotificationRequests() async -> [UNNotificationRequest] { [] }

  /// Calls the handler at once with an empty array, as nothing is ever scheduled.
  open func getPendingNotificationRequests(
    completionHandler: @escaping ([UNNotificationRequest]) -> Void
  ) { completionHandler([]) }

  /// Removes scheduled requests, of which there are none.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
  /// Removes all scheduled requests, of which there are none.
  open func removeAllPendingNotificationRequests() {}
  /// Removes all delivered notifications, of which there are none.
  open func removeAllDeliveredNotifications() {}
  /// Sets the number in the app icon's badge; it does nothing and never throws here.
  open func setBadgeCount(_ newBadgeCount: Int) async throws {}

  /// Calls the handler at once, as the number in the badge is not shown.
  open func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler: (((any Error)?) -> Void)? = nil
  ) { withCompletionHandler?(nil) }

  /// Whether the app can have content extensions; always true.
  open var supportsContentExtensions: Bool { true }

  /// Remembers no categories, as nothing is notified.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}
  /// Returns the categories: none here.
  open func notificationCategories() async -> Set<UNNotificationCategory> { [] }
  /// Calls the handler at once with no categories.
  open func getNotificationCategories(
    completionHandler: @escaping (Set<UNNotificationCategory>) -> Void
  ) { completionHandler([]) }

  /// Returns what was delivered: nothing here.
  open func deliveredNotifications() async -> [UNNotification] { [] }
  /// Calls the handler at once with nothing, as nothing is ever delivered.
  open func getDeliveredNotifications(
    completionHandler: @escaping ([UNNotification]) -> Void
  ) { completionHandler([]) }
  /// Removes delivered notifications, of which there are none.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}

  private func report() {
    reportUnavailable("UNUserNotificationCenter", answer: "the answer is that the user said no")
  }
}
