// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetTimeline

/// What one reload of a widget asks its servers, and when it wants the next: a provider as data.
public struct LoadProfile: Hashable, Sendable {
  /// What a reload asks.
  public struct Endpoint: Hashable, Sendable {
    /// The name of what is asked.
    public var name: String

    /// How many requests a reload makes to it.
    public var requests: Int

    /// Makes an endpoint.
    public init(_ name: String, requests: Int = 1) {
      self.name = name
      self.requests = requests
    }
  }

  /// When a reload wants the next.
  public enum Schedule: Hashable, Sendable {
    /// A number of entries, each for a slot of the local day that begins at midnight, and the policy `atEnd`.
    case rotating(slot: Duration, entries: Int)
    /// The policy `after` with a moment that is as far from the reload.
    case after(Duration)
    /// The policy `after` with the next of moments that are the same for all devices.
    case at(Instant, every: Duration)
    /// What the server's settings say.
    case governed(ServerSettings)
    /// The policy `never`.
    case never
  }

  /// The kind of the widget.
  public var kind: String

  /// When a reload wants the next.
  public var schedule: Schedule

  /// What a reload asks, in order.
  ///
  /// Where the server's settings govern, the first one is asked for them, and the others are left alone in maintenance.
  public var endpoints: [Endpoint]

  /// From when on ``schedule`` counts, where answers take time.
  public enum Beginning: Hashable, Sendable {
    /// From the moment at which the provider was asked.
    case reload
    /// From the moment at which the last answer came.
    case answer
  }

  /// What follows if the first endpoint gives no usable answer.
  public enum Unanswered: Hashable, Sendable {
    /// What the schedule says.
    case asScheduled
    /// The policy `after` with a moment that is as far from the end of the reload.
    case after(Duration)
    /// The policy `atEnd` with one entry, for which the system has a rule.
    case singleEntry
  }

  /// From when on the schedule counts.
  public var beginning = Beginning.answer

  /// What follows if the first endpoint gives no usable answer.
  public var unanswered = Unanswered.asScheduled

  /// The longest random time of the device's own that is added to the moment of the next reload.
  public var jitter: Duration = .zero

  /// Makes a profile without jitter.
  public init(kind: String, schedule: Schedule, endpoints: [Endpoint]) {
    self.kind = kind
    self.schedule = schedule
    self.endpoints = endpoints
  }
}

/// What an endpoint tells widgets: how often to ask, and when not to.
public struct ServerSettings: Hashable, Sendable {
  /// The time between reloads by default.
  public var interval: Duration

  /// Moments from which on another time between reloads is served.
  public var changes: [Change] = []

  /// When the other endpoints are left alone.
  public var maintenance: [Range<Instant>] = []

  /// When the settings are asked for again in maintenance.
  public var retry: Duration = .seconds(60)

  /// A time between reloads that is served from a moment on.
  public struct Change: Hashable, Sendable {
    /// From when on.
    public var date: Instant
    /// The time between reloads.
    public var interval: Duration

    /// Makes a change.
    public init(from date: Instant, to interval: Duration) {
      self.date = date
      self.interval = interval
    }
  }

  /// Makes settings that never change.
  public init(interval: Duration) {
    self.interval = interval
  }
}
