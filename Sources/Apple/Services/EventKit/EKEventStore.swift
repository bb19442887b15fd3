// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation

/// The kinds of items in a calendar.
public enum EKEntityType: UInt, Sendable {
  /// The events of a calendar.
  case event
  /// The reminders of a calendar.
  case reminder
}

/// Whether the app may use the user's calendars.
public enum EKAuthorizationStatus: Int, Sendable {
  /// The user has not been asked.
  case notDetermined
  /// The app is not permitted to use calendars, and the user cannot change that.
  case restricted
  /// The user denied access.
  case denied
  /// The app may read and write.
  case fullAccess
  /// The app may only write.
  case writeOnly

  /// The former name of ``fullAccess``.
  public static let authorized = EKAuthorizationStatus.fullAccess
}

/// An error of an event store.
public struct EKError: Error, Hashable, Sendable {
  /// The reason for a calendar error.
  public enum Code: Int, Sendable {
    /// An internal error of the store.
    case internalFailure = 8
    /// The event has no calendar.
    case noCalendar = 1
    /// The app is not authorized to use the store.
    case eventStoreNotAuthorized = 29
  }

  /// The reason for the error.
  public let code: Code

  /// Creates an error with a code.
  public init(_ code: Code) { self.code = code }
}

/// The user's calendars, which answer as on a device whose user denied access.
open class EKEventStore: NSObject, @unchecked Sendable {
  /// Creates a store, for some accounts; there are none here.
  public convenience init(sources: [EKSource]) { self.init() }

  /// The unique identifier of the store.
  public let eventStoreIdentifier = UUID().uuidString

  /// The accounts with calendars; always none here.
  open var sources: [EKSource] { [] }

  /// Returns the account with an identifier: always nil here.
  open func source(withIdentifier identifier: String) -> EKSource? { nil }

  /// Returns the app's authorization: always denied here.
  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    .denied
  }

  /// Asks for full access to events: the user is not asked, and the answer is false.
  open func requestFullAccessToEvents() async throws -> Bool { refuse() }

  /// Asks for full access to reminders: the user is not asked, and the answer is false.
  open func requestFullAccessToReminders() async throws -> Bool { refuse() }

  /// Asks for access to add events: the user is not asked, and the answer is false.
  open func requestWriteOnlyAccessToEvents() async throws -> Bool { refuse() }

  /// Asks for access to items of a type: the user is not asked, and the answer is false.
  open func requestAccess(to entityType: EKEntityType) async throws -> Bool { refuse() }

  /// Asks for access to items of a type: the handler is called at once with false and no error.
  open func requestAccess(
    to entityType: EKEntityType, completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(refuse(), nil) }

  /// Asks for full access to events: the handler is called at once with false and no error.
  open func requestFullAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {
    completion(refuse(), nil)
  }

  /// Asks for full access to reminders: the handler is called at once with false and no error.
  open func requestFullAccessToReminders(completion: @escaping (Bool, (any Error)?) -> Void) {
    completion(refuse(), nil)
  }

  /// Asks for access to add events: the handler is called at once with false and no error.
  open func requestWriteOnlyAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {
    completion(refuse(), nil)
  }

  /// Returns the calendars of a type: always an empty array here.
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] {
    report()
    return []
  }

  /// Returns the calendar with an identifier: always nil here.
  open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }

  /// The calendar to which new events are added; always nil here.
  open var defaultCalendarForNewEvents: EKCalendar? { nil }

  /// Returns the calendar to which new reminders are added; always nil here.
  open func defaultCalendarForNewReminders() -> EKCalendar? { nil }

  /// Returns a predicate for the events between two dates; it matches nothing here.
  open func predicateForEvents(
    withStart start: Date, end: Date, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }

  /// Returns a predicate for all reminders; it matches nothing here.
  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
    NSPredicate(value: false)
  }

  /// Returns a predicate for reminders that are not completed; it matches nothing here.
  open func predicateForIncompleteReminders(
    withDueDateStarting start: Date?, ending: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }

  /// Returns a predicate for completed reminders; it matches nothing here.
  open func predicateForCompletedReminders(
    withCompletionDateStarting start: Date?, ending: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }

  /// Returns the events that match a predicate: always an empty array here.
  open func events(matching predicate: NSPredicate) -> [EKEvent] {
    report()
    return []
  }

  /// Calls a function with each event that matches a predicate: with none here.
  open func enumerateEvents(
    matching predicate: NSPredicate, using block: (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void
  ) { report() }

  /// Returns the event with an identifier: always nil here.
  open func event(withIdentifier identifier: String) -> EKEvent? { nil }

  /// Returns the items with an identifier of a server: always none here.
  open func calendarItems(withExternalIdentifier identifier: String) -> [EKCalendarItem] { [] }

  /// Returns the item with an identifier: always nil here.
  open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }

  /// Fetches the reminders that match a predicate: the handler is called at once with an empty
  /// array.
  @discardableResult open func fetchReminders(
    matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void
  ) -> Any {
    report()
    completion([])
    return NSNull()
  }

  /// Does nothing, as the handler was called already.
  open func cancelFetchRequest(_ fetchIdentifier: Any) {}

  /// Saves no reminder.
  ///
  /// - Throws: Always ``EKError/Code/eventStoreNotAuthorized``, as the user denied access.
  open func save(_ reminder: EKReminder, commit: Bool) throws {
    throw EKError(.eventStoreNotAuthorized)
  }

  /// Saves no event.
  ///
  /// - Throws: Always ``EKError/Code/eventStoreNotAuthorized``, as the user denied access.
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
    throw EKError(.eventStoreNotAuthorized)
  }

  /// Removes no event.
  ///
  /// - Throws: Always ``EKError/Code/eventStoreNotAuthorized``, as the user denied access.
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
    throw EKError(.eventStoreNotAuthorized)
  }

  /// Removes no reminder.
  ///
  /// - Throws: Always ``EKError/Code/eventStoreNotAuthorized``, as the user denied access.
  open func remove(_ reminder: EKReminder, commit: Bool) throws {
    throw EKError(.eventStoreNotAuthorized)
  }

  /// Saves no calendar.
  ///
  /// - Throws: Always ``EKError/Code/eventStoreNotAuthorized``, as the user denied access.
  open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws {
    throw EKError(.eventStoreNotAuthorized)
  }

  /// Removes no calendar.
  ///
  /// - Throws: Always ``EKError/Code/eventStoreNotAuthorized``, as the user denied access.
  open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws {
    throw EKError(.eventStoreNotAuthorized)
  }

  /// Saves what was saved without being committed, which is nothing here.
  ///
  /// - Throws: Never here; on a device, if the store cannot be written.
  open func commit() throws {}

  /// Does nothing, as there are no sources to refresh.
  open func refreshSourcesIfNecessary() {}

  /// Does nothing, as there are no changes to discard.
  open func reset() {}

  private func refuse() -> Bool {
    report()
    return false
  }

  private func report() {
    reportUnavailable(
      "EKEventStore", answer: "the user said no, and there are no events and no reminders")
  }
}

/// The events of a series to which a change applies.
public enum EKSpan: Int, Sendable {
  /// Only the event itself.
  case thisEvent
  /// The event and all later ones of its series.
  case futureEvents
}
