// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import CoreGraphics
public import Foundation

// Apple declares these properties as implicitly unwrapped: an object of a store always has them.

/// A calendar of the user.
open class EKCalendar: NSObject, @unchecked Sendable {
  /// The title of the calendar; empty until it is set.
  open var title = ""
  /// The color of the calendar; gray until it is set.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var cgColor: CGColor! = CGColor(gray: 0.5, alpha: 1)
  /// The unique identifier of the calendar.
  public let calendarIdentifier = UUID().uuidString
  /// Whether events can be added, changed and removed; always false here.
  open var allowsContentModifications: Bool { false }

  /// Creates a calendar that is in no store.
  public init(for entityType: EKEntityType, eventStore: EKEventStore) {}
}

/// The properties that events and reminders share.
open class EKCalendarItem: NSObject, @unchecked Sendable {
  /// The title; empty until it is set.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var title: String! = ""
  /// The location; nil if there is none.
  open var location: String?
  /// The notes; nil if there are none.
  open var notes: String?
  /// The URL of the item; nil if there is none.
  open var url: URL?
  /// The calendar of the item; nil until it is set.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: EKCalendar!
  /// The time zone of the item; nil for a floating time.
  open var timeZone: TimeZone?
  /// Whether there are notes that are not empty.
  open var hasNotes: Bool { notes?.isEmpty == false }
  /// Whether the item repeats; always false here.
  open var hasRecurrenceRules: Bool { false }
  /// The date of creation; always nil here, as no store has the item.
  open var creationDate: Date? { nil }
  /// The date of the last change; always nil here, as no store has the item.
  open var lastModifiedDate: Date? { nil }
  /// The unique identifier of the item.
  public let calendarItemIdentifier = UUID().uuidString
}

/// An event with a start and an end.
open class EKEvent: EKCalendarItem, @unchecked Sendable {
  /// The start of the event; the time of its creation until it is set.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var startDate: Date! = Date()
  /// The end of the event; the time of its creation until it is set.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var endDate: Date! = Date()
  /// Whether the event lasts whole days.
  open var isAllDay = false
  /// The identifier of the event, the same as ``EKCalendarItem/calendarItemIdentifier``.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var eventIdentifier: String! { calendarItemIdentifier }
  /// The status of the event; always ``EKEventStatus/none`` here.
  open var status: EKEventStatus { .none }

  /// Creates an event that is in no store.
  public init(eventStore: EKEventStore) {}

  /// Returns the order of two events by their start.
  open func compareStartDate(with other: EKEvent) -> ComparisonResult {
    startDate.compare(other.startDate)
  }
}

/// The status of an event.
public enum EKEventStatus: Int, Sendable {
  /// The event has no status.
  case none
  /// The event is confirmed.
  case confirmed
  /// The event is tentative.
  case tentative
  /// The event is canceled.
  case canceled
}

/// A reminder, which can be completed.
open class EKReminder: EKCalendarItem, @unchecked Sendable {
  /// The start date of the reminder; nil if it has none.
  open var startDateComponents: DateComponents?
  /// The due date of the reminder; nil if it has none.
  open var dueDateComponents: DateComponents?
  /// Whether the reminder is completed.
  open var isCompleted = false
  /// The date of completion; nil if none was set.
  open var completionDate: Date?
  /// The priority, from 1 (highest) to 9 (lowest); 0 is no priority.
  open var priority = 0

  /// Creates a reminder that is in no store.
  public init(eventStore: EKEventStore) {}
}

extension Notification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Posted when a store changes; never posted here.
  public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification")
}
