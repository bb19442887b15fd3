// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// What a notification says.
open class UNNotificationContent: NSObject, @unchecked Sendable {
  /// The heading.
  open fileprivate(set) var title = ""
  /// The second heading.
  open fileprivate(set) var subtitle = ""
  /// The text.
  open fileprivate(set) var body = ""
  /// What is in it for the program.
  open fileprivate(set) var userInfo: [AnyHashable: Any] = [:]
}

/// What a notification says, while it is written.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  /// The heading.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The second heading.
  open override var subtitle: String {
    get { super.subtitle }
    set { super.subtitle = newValue }
  }
  /// The text.
  open override var body: String {
    get { super.body }
    set { super.body = newValue }
  }
  /// What is in it for the program.
  open override var userInfo: [AnyHashable: Any] {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
  /// The sound; nil is none.
  open var sound: UNNotificationSound?
  /// The number on the app; nil leaves it.
  open var badge: NSNumber?
  /// With what it is shown together.
  open var threadIdentifier = ""
  /// Which actions it has.
  open var categoryIdentifier = ""
}

/// The sound of a notification.
open class UNNotificationSound: NSObject, @unchecked Sendable {
  /// The usual one.
  public static let `default` = UNNotificationSound()
}

/// When a notification is shown.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  /// Whether it is shown again.
  public let repeats: Bool

  init(repeats: Bool) { self.repeats = repeats }
}

/// After some seconds.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// How many.
  public let timeInterval: TimeInterval

  /// Makes a trigger.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
}

/// At a date.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The parts of the date.
  public let dateComponents: DateComponents

  /// Makes a trigger.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }
}

/// A notification that a program asks for.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
  /// What tells it from others.
  public let identifier: String
  /// What it says.
  public let content: UNNotificationContent
  /// When it is shown; nil is at once.
  public let trigger: UNNotificationTrigger?

  /// Makes a request.
  public init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
  }
}
