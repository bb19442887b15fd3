// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import CoreGraphics
public import Foundation

/// The kind of a calendar.
public enum EKCalendarType: Int, Sendable {
  /// A calendar on the device.
  case local
  /// A calendar of a CalDAV account, such as iCloud's.
  case calDAV
  /// A calendar of an Exchange account.
  case exchange
  /// A calendar that another server publishes.
  case subscription
  /// The birthdays of the user's contacts.
  case birthday
}

/// The kind of an account with calendars.
public enum EKSourceType: Int, Sendable {
  /// The account of the device itself.
  case local
  /// An account of an Exchange server.
  case exchange
  /// An account of a CalDAV server.
  case calDAV
  /// A MobileMe account, as iCloud was called before.
  case mobileMe
  /// Calendars that other servers publish.
  case subscribed
  /// The birthdays of the user's contacts.
  case birthdays
}

/// The kinds of items that a calendar takes.
public struct EKEntityMask: OptionSet, Sendable {
  /// The calendar takes events.
  public static let event = EKEntityMask(rawValue: 1)
  /// The calendar takes reminders.
  public static let reminder = EKEntityMask(rawValue: 2)

  /// The raw bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// The availabilities that the events of a calendar can have.
public struct EKCalendarEventAvailabilityMask: OptionSet, Sendable {
  /// An event can be busy.
  public static let busy = EKCalendarEventAvailabilityMask(rawValue: 1)
  /// An event can be free.
  public static let free = EKCalendarEventAvailabilityMask(rawValue: 2)
  /// An event can be tentative.
  public static let tentative = EKCalendarEventAvailabilityMask(rawValue: 4)
  /// An event can be unavailable.
  public static let unavailable = EKCalendarEventAvailabilityMask(rawValue: 8)

  /// The raw bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// An account with calendars, none of which is here.
open class EKSource: EKObject, @unchecked Sendable {
  /// The unique identifier of the account.
  public let sourceIdentifier = UUID().uuidString
  /// The kind of the account; always that of the device here.
  open var sourceType: EKSourceType { .local }
  /// The name of the account; always empty here.
  open var title: String { "" }
  /// Whether the account is that of another user; always false here.
  open var isDelegate: Bool { false }

  /// Returns the calendars of a kind of items; always none here.
  open func calendars(for entityType: EKEntityType) -> Set<EKCalendar> { [] }
}

// Apple declares these properties as implicitly unwrapped: an object of a store always has them.

/// A calendar of the user.
open class EKCalendar: EKObject, @unchecked Sendable {
  /// The title of the calendar; empty until it is set.
  open var title = ""
  /// The color of the calendar; gray until it is set.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var cgColor: CGColor! = CGColor(gray: 0.5, alpha: 1)
  /// The account of the calendar; nil until it is set.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var source: EKSource!
  /// The unique identifier of the calendar.
  public let calendarIdentifier = UUID().uuidString
  /// The kind of the calendar; always one on the device here.
  open var type: EKCalendarType { .local }
  /// Whether events can be added, changed and removed; always false here.
  open var allowsContentModifications: Bool { false }
  /// Whether another server publishes the calendar; always false here.
  open var isSubscribed: Bool { false }
  /// Whether the properties of the calendar cannot be changed; always true here.
  open var isImmutable: Bool { true }
  /// The kinds of items that the calendar takes.
  public let allowedEntityTypes: EKEntityMask
  /// The availabilities that its events can have; always none here.
  open var supportedEventAvailabilities: EKCalendarEventAvailabilityMask { [] }

  /// Creates a calendar that is in no store.
  public init(for entityType: EKEntityType, eventStore: EKEventStore) {
    allowedEntityTypes = entityType == .event ? .event : .reminder
    super.init()
  }
}
