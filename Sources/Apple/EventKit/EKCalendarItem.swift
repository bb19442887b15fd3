// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import CoreGraphics
public import Foundation

// Apple's types are these: what a store has is never nil.

/// A calendar of a person.
open class EKCalendar: NSObject, @unchecked Sendable {
  /// The name.
  open var title = ""
  /// The color.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var cgColor: CGColor! = CGColor(gray: 0.5, alpha: 1)
  /// What tells it from others.
  public let calendarIdentifier = UUID().uuidString
  /// Whether events can be added.
  open var allowsContentModifications: Bool { false }

  /// Makes a calendar that no store has.
  public init(for entityType: EKEntityType, eventStore: EKEventStore) {}
}

/// An event or a reminder.
open class EKCalendarItem: NSObject, @unchecked Sendable {
  /// What it is.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var title: String! = ""
  /// Where it is.
  open var location: String?
  /// More of it.
  open var notes: String?
  /// A page of it.
  open var url: URL?
  /// Its calendar.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: EKCalendar!
  /// Its time zone.
  open var timeZone: TimeZone?
  /// Whether it has notes.
  open var hasNotes: Bool { notes?.isEmpty == false }
  /// Whether it happens again.
  open var hasRecurrenceRules: Bool { false }
  /// When it was made.
  open var creationDate: Date? { nil }
  /// When it was changed.
  open var lastModifiedDate: Date? { nil }
  /// What tells it from others.
  public let calendarItemIdentifier = UUID().uuidString
}

/// An event.
open class EKEvent: EKCalendarItem, @unchecked Sendable {
  /// When it begins.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var startDate: Date! = Date()
  /// When it ends.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var endDate: Date! = Date()
  /// Whether it takes whole days.
  open var isAllDay = false
  /// What tells it from others; nil if no store has it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var eventIdentifier: String! { calendarItemIdentifier }
  /// Whether the person takes part.
  open var status: EKEventStatus { .none }

  /// Makes an event that no store has.
  public init(eventStore: EKEventStore) {}

  /// Which of two events begins earlier.
  open func compareStartDate(with other: EKEvent) -> ComparisonResult {
    startDate.compare(other.startDate)
  }
}

/// Whether an event takes place.
public enum EKEventStatus: Int, Sendable {
  /// Not said.
  case none
  /// It does.
  case confirmed
  /// Perhaps.
  case tentative
  /// It does not.
  case canceled
}

/// A reminder.
open class EKReminder: EKCalendarItem, @unchecked Sendable {
  /// When it is to be begun.
  open var startDateComponents: DateComponents?
  /// When it is to be done.
  open var dueDateComponents: DateComponents?
  /// Whether it is done.
  open var isCompleted = false
  /// When it was done.
  open var completionDate: Date?
  /// How much it matters, from 1 to 9; 0 is not said.
  open var priority = 0

  /// Makes a reminder that no store has.
  public init(eventStore: EKEventStore) {}
}

extension Notification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A store has changed, which none does here.
  public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification")
}
