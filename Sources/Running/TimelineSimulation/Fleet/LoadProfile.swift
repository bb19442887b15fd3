// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetTimeline

/// The requests of one reload of a widget, and when it wants the next one: a provider as data.
public struct LoadProfile: Hashable, Sendable {
  /// An endpoint that a reload asks.
  public struct Endpoint: Hashable, Sendable {
    /// The name of what is asked.
    public var name: String

    /// The number of requests that a reload sends to the endpoint.
    public var requests: Int

    /// Creates an endpoint with its number of requests.
    public init(_ name: String, requests: Int = 1) {
      self.name = name
      self.requests = requests
    }
  }

  /// The schedule by which a reload wants the next one.
  public enum Schedule: Hashable, Sendable {
    /// A number of entries, each for a slot of the local day that begins at midnight, and the policy `atEnd`.
    case rotating(slot: Duration, entries: Int)
    /// The policy `after` with a moment that is as far from the reload.
    case after(Duration)
    /// The policy `after` with the next of moments that are the same for all devices.
    case at(Instant, every: Duration)
    /// The times that the server's settings decide.
    case governed(ServerSettings)
    /// No further reload: the policy `never`.
    case never
  }

  /// The kind of the widget.
  public var kind: String

  /// The schedule by which a reload wants the next one.
  public var schedule: Schedule

  /// The endpoints that a reload asks, in order.
  ///
  /// Where the server's settings govern, the first one is asked for them, and the others are left alone in maintenance.
  public var endpoints: [Endpoint]

  /// The instant from which ``schedule`` counts if answers take time.
  public enum Beginning: Hashable, Sendable {
    /// From the moment at which the provider was asked.
    case reload
    /// From the moment at which the last answer came.
    case answer
  }

  /// The consequence if the first endpoint gives no usable answer.
  public enum Unanswered: Hashable, Sendable {
    /// The next reload comes as the schedule has it.
    case asScheduled
    /// The policy `after` with a moment that is as far from the end of the reload.
    case after(Duration)
    /// The policy `atEnd` with one entry, for which the system has a rule.
    case singleEntry
  }

  /// The moment from which the schedule counts.
  public var beginning = Beginning.answer

  /// The consequence if the first endpoint gives no usable answer.
  public var unanswered = Unanswered.asScheduled

  /// The longest random time of the device's own that is added to the moment of the next reload.
  public var jitter: Duration = .zero

  /// Creates a profile without jitter.
  public init(kind: String, schedule: Schedule, endpoints: [Endpoint]) {
    self.kind = kind
    self.schedule = schedule
    self.endpoints = endpoints
  }
}

/// The settings that an endpoint gives widgets: how often to ask, and when not to.
public struct ServerSettings: Hashable, Sendable {
  /// The time between reloads by default.
  public var interval: Duration

  /// Moments from which on another time between reloads is served.
  public var changes: [Change] = []

  /// The times of maintenance, in which the other endpoints get no requests.
  public var maintenance: [Range<Instant>] = []

  /// The time after which the settings are requested again during maintenance.
  public var retry: Duration = .seconds(60)

  /// A time between reloads that is served from a moment on.
  public struct Change: Hashable, Sendable {
    /// The moment from which the interval is served.
    public var date: Instant
    /// The time between two reloads.
    public var interval: Duration

    /// Creates a change to an interval from a moment on.
    public init(from date: Instant, to interval: Duration) {
      self.date = date
      self.interval = interval
    }
  }

  /// Creates settings that never change.
  public init(interval: Duration) {
    self.interval = interval
  }
}
