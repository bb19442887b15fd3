// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import CoreLocation
public import Foundation

/// An automation of a home; none is run here.
open class HMTrigger: NSObject, @unchecked Sendable {
  /// The name of the automation.
  public let name: String
  /// Whether it is run; always false here.
  open var isEnabled: Bool { false }
  /// The scenes that it runs; always none here.
  open var actionSets: [HMActionSet] { [] }
  /// When it was run last; always nil here.
  open var lastFireDate: Date? { nil }
  /// The identifier of the automation for the app.
  public let uniqueIdentifier = UUID()

  init(name: String) { self.name = name }

  /// Calls the handler with the error that the app has no access to homes.
  @preconcurrency open func updateName(
    _ name: String, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
  ) { completion(HMError(.homeAccessNotAuthorized)) }
  /// Throws the error that the app has no access to homes.
  open func updateName(_ name: String) async throws { throw HMError(.homeAccessNotAuthorized) }

  /// Calls the handler with the error that the app has no access to homes.
  @preconcurrency open func addActionSet(
    _ actionSet: HMActionSet,
    completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
  ) { completion(HMError(.homeAccessNotAuthorized)) }
  /// Throws the error that the app has no access to homes.
  open func addActionSet(_ actionSet: HMActionSet) async throws {
    throw HMError(.homeAccessNotAuthorized)
  }

  /// Calls the handler with the error that the app has no access to homes.
  @preconcurrency open func removeActionSet(
    _ actionSet: HMActionSet,
    completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
  ) { completion(HMError(.homeAccessNotAuthorized)) }
  /// Throws the error that the app has no access to homes.
  open func removeActionSet(_ actionSet: HMActionSet) async throws {
    throw HMError(.homeAccessNotAuthorized)
  }

  /// Calls the handler with the error that the app has no access to homes.
  @preconcurrency open func enable(
    _ enable: Bool, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
  ) { completion(HMError(.homeAccessNotAuthorized)) }
  /// Throws the error that the app has no access to homes.
  open func enable(_ enable: Bool) async throws { throw HMError(.homeAccessNotAuthorized) }
}

/// An automation at a time.
open class HMTimerTrigger: HMTrigger, @unchecked Sendable {
  /// When it is run first.
  public let fireDate: Date
  /// The time zone of the date; nil for that of the user.
  public let timeZone: TimeZone?
  /// The time between two runs; nil for one alone.
  public let recurrence: DateComponents?

  /// Creates an automation at a date, and again after a time.
  public init(name: String, fireDate: Date, recurrence: DateComponents?) {
    self.fireDate = fireDate
    timeZone = nil
    self.recurrence = recurrence
    super.init(name: name)
  }

  /// Creates an automation at a date in a time zone, and again after a time.
  public init(
    name: String, fireDate: Date, timeZone: TimeZone?, recurrence: DateComponents?,
    recurrenceCalendar: Calendar?
  ) {
    self.fireDate = fireDate
    self.timeZone = timeZone
    self.recurrence = recurrence
    super.init(name: name)
  }

  /// Calls the handler with the error that the app has no access to homes.
  @preconcurrency open func updateFireDate(
    _ fireDate: Date, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
  ) { completion(HMError(.homeAccessNotAuthorized)) }
  /// Throws the error that the app has no access to homes.
  open func updateFireDate(_ fireDate: Date) async throws {
    throw HMError(.homeAccessNotAuthorized)
  }

  /// Calls the handler with the error that the app has no access to homes.
  @preconcurrency open func updateRecurrence(
    _ recurrence: DateComponents?,
    completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
  ) { completion(HMError(.homeAccessNotAuthorized)) }
  /// Throws the error that the app has no access to homes.
  open func updateRecurrence(_ recurrence: DateComponents?) async throws {
    throw HMError(.homeAccessNotAuthorized)
  }
}

/// An automation when something happens.
open class HMEventTrigger: HMTrigger, @unchecked Sendable {
  /// What must happen, one of them.
  public let events: [HMEvent]
  /// What must also hold; nil for nothing.
  public let predicate: NSPredicate?

  /// Creates an automation when one of the events happens and a condition holds.
  public init(name: String, events: [HMEvent], predicate: NSPredicate?) {
    self.events = events
    self.predicate = predicate
    super.init(name: name)
  }

  /// Calls the handler with the error that the app has no access to homes.
  @preconcurrency open func updateEvents(
    _ events: [HMEvent], completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
  ) { completion(HMError(.homeAccessNotAuthorized)) }
  /// Throws the error that the app has no access to homes.
  open func updateEvents(_ events: [HMEvent]) async throws {
    throw HMError(.homeAccessNotAuthorized)
  }

  /// Calls the handler with the error that the app has no access to homes.
  @preconcurrency open func updatePredicate(
    _ predicate: NSPredicate?,
    completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
  ) { completion(HMError(.homeAccessNotAuthorized)) }
  /// Throws the error that the app has no access to homes.
  open func updatePredicate(_ predicate: NSPredicate?) async throws {
    throw HMError(.homeAccessNotAuthorized)
  }
}

/// Something that starts an automation; it never happens here.
open class HMEvent: NSObject, @unchecked Sendable {
  /// The identifier of the event for the app.
  public let uniqueIdentifier = UUID()

  init(event: Void) {}

  /// Returns whether a home supports such events: always false here.
  open class func isSupported(for home: HMHome) -> Bool { false }
}

/// The event that a characteristic has a value, of any type.
open class HMCharacteristicEvent<TriggerValueType>: HMEvent, @unchecked Sendable {
  /// The characteristic that is watched.
  public let characteristic: HMCharacteristic
  /// The value that it must have; nil for any other one.
  public let triggerValue: TriggerValueType?

  /// Creates an event of a value of a characteristic.
  public init(characteristic: HMCharacteristic, triggerValue: TriggerValueType?) {
    self.characteristic = characteristic
    self.triggerValue = triggerValue
    super.init(event: ())
  }
}

/// The event that it is a time of the day.
open class HMCalendarEvent: HMEvent, @unchecked Sendable {
  /// The time as parts of a date.
  public let fireDateComponents: DateComponents

  /// Creates an event of a time.
  public init(fire fireDateComponents: DateComponents) {
    self.fireDateComponents = fireDateComponents
    super.init(event: ())
  }
}

/// The event that the user comes to a region or leaves it.
open class HMLocationEvent: HMEvent, @unchecked Sendable {
  /// The region that is watched.
  public let region: CLRegion?

  /// Creates an event of a region.
  public init(region: CLRegion) {
    self.region = region
    super.init(event: ())
  }
}
