// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

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

  /// When the notification would be delivered, if it were added now.
  open func nextTriggerDate() -> Date? { Date().addingTimeInterval(timeInterval) }
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

  /// The next date that matches; nil if none does.
  open func nextTriggerDate() -> Date? {
    (dateComponents.calendar ?? Calendar.current).nextDate(
      after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
  }
}

/// A trigger that fires where the user enters or leaves a region.
open class UNLocationNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// Creates a trigger for a `CLRegion`, which is not kept.
  public init(region: NSObject, repeats: Bool) { super.init(repeats: repeats) }
}

/// A trigger of a notification that a server sent.
open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}

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
