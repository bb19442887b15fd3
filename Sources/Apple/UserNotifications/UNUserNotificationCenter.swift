// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation
public import Foundation

/// Whether a program may notify.
public enum UNAuthorizationStatus: Int, Sendable {
  /// The person was not asked.
  case notDetermined
  /// The person said no.
  case denied
  /// It may.
  case authorized
  /// It may in silence.
  case provisional
  /// It may for a while.
  case ephemeral
}

/// How a program may notify.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// By a number on the app.
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  /// By a sound.
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  /// By a text.
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  /// In silence.
  public static let provisional = UNAuthorizationOptions(rawValue: 64)

  /// The bits.
  public let rawValue: UInt
  /// Takes bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// What a person allowed.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  /// Nothing.
  open var authorizationStatus: UNAuthorizationStatus { .denied }
}

/// What goes wrong with notifications.
public struct UNError: Error, Hashable, Sendable {
  /// What it is.
  public enum Code: Int, Sendable {
    /// The person said no.
    case notificationsNotAllowed = 1
  }

  /// What it is.
  public let code: Code

  /// Makes an error.
  public init(_ code: Code) { self.code = code }
}

/// Notifies a person; here nobody allowed it.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let shared = UNUserNotificationCenter()

  /// The center of the program.
  open class func current() -> UNUserNotificationCenter { shared }

  /// Asks for a permission that nobody can give.
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    report()
    return false
  }

  /// Asks for a permission that nobody can give.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {
    report()
    completionHandler(false, nil)
  }

  /// What the person allowed: nothing.
  open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

  /// What the person allowed: nothing.
  open func getNotificationSettings(
    completionHandler: @escaping (UNNotificationSettings) -> Void
  ) { completionHandler(UNNotificationSettings()) }

  /// Adds no notification.
  ///
  /// - Throws: Always ``UNError``, as the person said no.
  open func add(_ request: UNNotificationRequest) async throws {
    report()
    throw UNError(.notificationsNotAllowed)
  }

  /// Adds no notification.
  open func add(
    _ request: UNNotificationRequest, withCompletionHandler: (((any Error)?) -> Void)? = nil
  ) {
    report()
    withCompletionHandler?(UNError(.notificationsNotAllowed))
  }

  /// What will be shown: nothing.
  open func pendingNotificationRequests() async -> [UNNotificationRequest] { [] }

  /// What will be shown: nothing.
  open func getPendingNotificationRequests(
    completionHandler: @escaping ([UNNotificationRequest]) -> Void
  ) { completionHandler([]) }

  /// Has nothing to remove.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
  /// Has nothing to remove.
  open func removeAllPendingNotificationRequests() {}
  /// Has nothing to remove.
  open func removeAllDeliveredNotifications() {}
  /// Shows no number on the app.
  open func setBadgeCount(_ newBadgeCount: Int) async throws {}

  private func report() {
    reportUnavailable("UNUserNotificationCenter", answer: "the answer is that the person said no")
  }
}
