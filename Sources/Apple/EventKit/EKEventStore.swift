// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation
public import Foundation

/// What a calendar has.
public enum EKEntityType: UInt, Sendable {
  /// Events.
  case event
  /// Reminders.
  case reminder
}

/// Whether a program may read calendars.
public enum EKAuthorizationStatus: Int, Sendable {
  /// The person was not asked.
  case notDetermined
  /// Nobody may give the permission.
  case restricted
  /// The person said no.
  case denied
  /// It may read and write.
  case fullAccess
  /// It may write.
  case writeOnly

  /// It may read and write.
  public static let authorized = EKAuthorizationStatus.fullAccess
}

/// What goes wrong with calendars.
public struct EKError: Error, Hashable, Sendable {
  /// What it is.
  public enum Code: Int, Sendable {
    /// Something in the program failed.
    case internalFailure = 8
    /// The event has no calendar.
    case noCalendar = 1
    /// The program may not.
    case eventStoreNotAuthorized = 29
  }

  /// What it is.
  public let code: Code

  /// Makes an error.
  public init(_ code: Code) { self.code = code }
}

/// The person's calendars, of which a program without permission sees nothing.
open class EKEventStore: NSObject, @unchecked Sendable {
  /// The person said no.
  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    .denied
  }

  /// Asks for a permission that nobody can give.
  open func requestFullAccessToEvents() async throws -> Bool { refuse() }

  /// Asks for a permission that nobody can give.
  open func requestFullAccessToReminders() async throws -> Bool { refuse() }

  /// Asks for a permission that nobody can give.
  open func requestWriteOnlyAccessToEvents() async throws -> Bool { refuse() }

  /// Asks for a permission that nobody can give.
  open func requestAccess(to entityType: EKEntityType) async throws -> Bool { refuse() }

  /// Asks for a permission that nobody can give.
  open func requestAccess(
    to entityType: EKEntityType, completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(refuse(), nil) }

  /// Asks for a permission that nobody can give.
  open func requestFullAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {
    completion(refuse(), nil)
  }

  /// Asks for a permission that nobody can give.
  open func requestFullAccessToReminders(completion: @escaping (Bool, (any Error)?) -> Void) {
    completion(refuse(), nil)
  }

  /// The calendars: none.
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] {
    report()
    return []
  }

  /// A calendar: none.
  open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }

  /// The calendar of new events: none.
  open var defaultCalendarForNewEvents: EKCalendar? { nil }

  /// The calendar of new reminders: none.
  open func defaultCalendarForNewReminders() -> EKCalendar? { nil }

  /// What asks for the events of a time.
  open func predicateForEvents(
    withStart start: Date, end: Date, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }

  /// What asks for reminders.
  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
    NSPredicate(value: false)
  }

  /// What asks for reminders that are not done.
  open func predicateForIncompleteReminders(
    withDueDateStarting start: Date?, ending: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }

  /// What asks for reminders that are done.
  open func predicateForCompletedReminders(
    withCompletionDateStarting start: Date?, ending: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }

  /// The events that a predicate asks for: none.
  open func events(matching predicate: NSPredicate) -> [EKEvent] {
    report()
    return []
  }

  /// An event: none.
  open func event(withIdentifier identifier: String) -> EKEvent? { nil }

  /// An event or a reminder: none.
  open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }

  /// The reminders that a predicate asks for: none.
  @discardableResult open func fetchReminders(
    matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void
  ) -> Any {
    report()
    completion([])
    return NSNull()
  }

  /// Saves nothing.
  ///
  /// - Throws: Always ``EKError``, as the program may not.
  open func save(_ reminder: EKReminder, commit: Bool) throws {
    throw EKError(.eventStoreNotAuthorized)
  }

  /// Saves nothing.
  ///
  /// - Throws: Always ``EKError``, as the program may not.
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
    throw EKError(.eventStoreNotAuthorized)
  }

  /// Has nothing to read again.
  open func refreshSourcesIfNecessary() {}

  /// Has nothing to forget.
  open func reset() {}

  private func refuse() -> Bool {
    report()
    return false
  }

  private func report() {
    reportUnavailable(
      "EKEventStore", answer: "the person said no, and there are no events and no reminders")
  }
}

/// Which events of a series are meant.
public enum EKSpan: Int, Sendable {
  /// One.
  case thisEvent
  /// It and those after it.
  case futureEvents
}
