// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// The content of a notification.
open class UNNotificationContent: NSObject, @unchecked Sendable {
  /// The title; empty if there is none.
  open fileprivate(set) var title = ""
  /// The subtitle; empty if there is none.
  open fileprivate(set) var subtitle = ""
  /// The body text; empty if there is none.
  open fileprivate(set) var body = ""
  /// The app's own data in the notification.
  open fileprivate(set) var userInfo: [AnyHashable: Any] = [:]
}

/// The content of a notification that can be changed.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  /// The title; empty if there is none.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The subtitle; empty if there is none.
  open override var subtitle: String {
    get { super.subtitle }
    set { super.subtitle = newValue }
  }
  /// The body text; empty if there is none.
  open override var body: String {
    get { super.body }
    set { super.body = newValue }
  }
  /// The app's own data in the notification.
  open override var userInfo: [AnyHashable: Any] {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
  /// The sound; nil is no sound.
  open var sound: UNNotificationSound?
  /// The number in the app icon's badge; nil leaves it unchanged.
  open var badge: NSNumber?
  /// The identifier of the thread in which notifications are grouped.
  open var threadIdentifier = ""
  /// The identifier of the category that has the notification's actions.
  open var categoryIdentifier = ""
}

/// The sound of a notification.
open class UNNotificationSound: NSObject, @unchecked Sendable {
  /// The default sound of notifications.
  public static let `default` = UNNotificationSound()
}

/// The condition that delivers a notification.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  /// Whether the notification is delivered again and again.
  public let repeats: Bool

  init(repeats: Bool) { self.repeats = repeats }
}

/// A trigger that fires after an interval of time.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The time until delivery, in seconds.
  public let timeInterval: TimeInterval

  /// Creates a trigger for an interval in seconds.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
}

/// A trigger that fires at a date.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The date components that the delivery date must match.
  public let dateComponents: DateComponents

  /// Creates a trigger for dates that match date components.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }
}

/// A request to deliver a notification.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
  /// The identifier of the request.
  public let identifier: String
  /// The content of the notification.
  public let content: UNNotificationContent
  /// The condition of delivery; nil delivers the notification at once.
  public let trigger: UNNotificationTrigger?

  /// Creates a request; a nil trigger delivers at once.
  public init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
  }
}
