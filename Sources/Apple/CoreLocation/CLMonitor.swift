// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation
public import Intents

/// What a monitor waits for.
public protocol CLCondition: Sendable {}

/// What waits for conditions, which are kept and never become true, as the user did not allow locations.
public actor CLMonitor {
  /// A circle around a place, in which the device is or is not.
  public struct CircularGeographicCondition: CLCondition, Hashable {
    /// The middle of the circle, in degrees.
    public let center: CLLocationCoordinate2D
    /// The radius, in meters.
    public let radius: CLLocationDistance

    /// Creates a circle of a middle and a radius in meters.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
      (self.center, self.radius) = (center, radius)
    }
  }

  /// A beacon, which the device hears or does not hear.
  public struct BeaconIdentityCondition: CLCondition, Hashable {
    /// The identifier of the beacons.
    public let uuid: UUID
    /// The number of several; nil for all.
    public let major: UInt16?
    /// The number of one; nil for all.
    public let minor: UInt16?

    /// Creates a condition of the beacons of an identifier; a number that is nil means all.
    public init(uuid: UUID, major: UInt16? = nil, minor: UInt16? = nil) {
      (self.uuid, self.major, self.minor) = (uuid, major, minor)
    }
  }

  /// What is known of a condition at a time.
  public struct Event: Sendable {
    /// Whether a condition is true.
    public typealias State = CLMonitoringState

    /// The app's name of the condition.
    public let identifier: String
    /// When it was so.
    public let date: Date
    /// Whether the condition is true.
    public let state: State
    /// A narrower condition that is true as well; nil here.
    public let refinement: (any CLCondition)?
    /// Whether the user does not allow locations; always true here.
    public var authorizationDenied: Bool { true }
    /// Whether no app may have locations.
    public var authorizationDeniedGlobally: Bool { false }
    /// Whether the user cannot allow locations.
    public var authorizationRestricted: Bool { false }
    /// Whether the user is being asked.
    public var authorizationRequestInProgress: Bool { false }
    /// Whether locations are less exact.
    public var accuracyLimited: Bool { false }
    /// Whether there are more conditions than the system takes.
    public var conditionLimitExceeded: Bool { false }
    /// Whether the device cannot find out about the condition.
    public var conditionUnsupported: Bool { false }
    /// Whether the app is not in use enough.
    public var insufficientlyInUse: Bool { false }
    /// Whether conditions cannot be kept.
    public var persistenceUnavailable: Bool { false }
    /// Whether a session is needed.
    public var serviceSessionRequired: Bool { false }
  }

  /// A condition, and what was known of it last.
  public struct Record: Sendable {
    /// The condition that was added.
    public let condition: any CLCondition
    /// What was known of it last.
    public let lastEvent: Event
  }

  /// What happens to conditions: nothing, so that the sequence ends at once.
  public struct Events: AsyncSequence, Sendable {
    /// The type of what the sequence gives.
    public typealias Element = Event

    /// What gives the next event.
    public struct AsyncIterator: AsyncIteratorProtocol {
      /// Returns nil, as nothing happens.
      public mutating func next() async throws -> Event? { nil }
    }

    /// Returns what gives the next event.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }

  /// The name of the monitor, by which the app gets it again.
  public nonisolated let name: String
  /// What happens to conditions, which is nothing here.
  public nonisolated let events = Events()
  private var records: [String: Record] = [:]

  /// Creates a monitor of a name, without conditions, as none are kept from earlier.
  public init(_ name: String) async { self.name = name }

  /// The names of the conditions, in the order of letters.
  public var identifiers: [String] { records.keys.sorted() }

  /// Keeps a condition, of which nothing is known.
  public func add(_ condition: any CLCondition, identifier: String) {
    add(condition, identifier: identifier, assuming: .unknown)
  }

  /// Keeps a condition and what the app assumes of it.
  public func add(
    _ condition: any CLCondition, identifier: String, assuming state: Event.State
  ) {
    reportUnavailable("CLMonitor", answer: "the user did not allow locations")
    let event = Event(identifier: identifier, date: Date(), state: state, refinement: nil)
    records[identifier] = Record(condition: condition, lastEvent: event)
  }

  /// Forgets a condition of a name.
  public func remove(_ identifier: String) { records[identifier] = nil }

  /// Returns the condition of a name and what the app assumed of it; nil for none.
  public func record(for identifier: String) -> Record? { records[identifier] }
}

/// Whether a condition is true.
public enum CLMonitoringState: UInt, Hashable, Sendable {
  /// It is not known.
  case unknown
  /// The condition is true.
  case satisfied
  /// The condition is not true.
  case unsatisfied
  /// Nobody finds out whether it is true.
  case unmonitored
}
