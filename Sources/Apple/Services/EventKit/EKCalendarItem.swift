// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

// Apple declares these properties as implicitly unwrapped: an object of a store always has them.

/// The properties that events and reminders share.
open class EKCalendarItem: EKObject, @unchecked Sendable {
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
  /// The rules by which the item repeats; nil until one is set.
  open var recurrenceRules: [EKRecurrenceRule]?
  /// The alarms of the item; nil until one is set.
  open var alarms: [EKAlarm]?
  /// Whether the item repeats.
  open var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }
  /// Whether the item has alarms.
  open var hasAlarms: Bool { alarms?.isEmpty == false }
  /// Who is invited; always nil here, as no store has the item.
  open var attendees: [EKParticipant]? { nil }
  /// Whether somebody is invited; always false here.
  open var hasAttendees: Bool { false }
  /// The date of creation; always nil here, as no store has the item.
  open var creationDate: Date? { nil }
  /// The date of the last change; always nil here, as no store has the item.
  open var lastModifiedDate: Date? { nil }
  /// The unique identifier of the item.
  public let calendarItemIdentifier = UUID().uuidString
  /// The identifier of the item on the server of its account; that of the item here.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendarItemExternalIdentifier: String! { calendarItemIdentifier }

  /// Adds a rule by which the item repeats.
  open func addRecurrenceRule(_ rule: EKRecurrenceRule) {
    recurrenceRules = (recurrenceRules ?? []) + [rule]
  }

  /// Removes a rule by which the item repeats.
  open func removeRecurrenceRule(_ rule: EKRecurrenceRule) {
    recurrenceRules?.removeAll { $0 === rule }
  }

  /// Adds an alarm to the item.
  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }

  /// Removes an alarm of the item.
  open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
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
  /// Whether the user is free during the event; not supported until it is set, as events of no calendar.
  open var availability = EKEventAvailability.notSupported
  /// The place of the event with its coordinate; nil until it is set.
  open var structuredLocation: EKStructuredLocation?
  /// Who has invited to the event; always nil here.
  open var organizer: EKParticipant? { nil }
  /// Whether the event was changed apart from its series; always false here.
  open var isDetached: Bool { false }
  /// The start of the event in its series; that of the event here.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var occurrenceDate: Date! { startDate }
  /// The identifier of the contact whose birthday it is; always nil here.
  open var birthdayContactIdentifier: String? { nil }

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

/// Whether the user is free during an event.
public enum EKEventAvailability: Int, Sendable {
  /// The calendar of the event does not say.
  case notSupported = -1
  /// The user is busy.
  case busy
  /// The user is free.
  case free
  /// The user may be busy.
  case tentative
  /// The user cannot be reached.
  case unavailable
}

/// The priority of a reminder, as apps show it.
public enum EKReminderPriority: UInt, Sendable {
  /// The reminder has no priority.
  case none = 0
  /// The reminder comes first.
  case high = 1
  /// The reminder comes after those of high priority.
  case medium = 5
  /// The reminder comes last.
  case low = 9
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
