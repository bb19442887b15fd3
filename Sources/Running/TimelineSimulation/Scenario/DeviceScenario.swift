// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetTimeline

/// A device, its widgets, and what happens to it in a span of time.
///
/// All moments are true time. The device's own clock shows the same until it is set.
public struct DeviceScenario: Sendable {
  /// The moment at which the log begins.
  public var start: Instant

  /// The duration of the log.
  public var duration: Duration

  /// The time zone of the device.
  public var timeZone: TimeZoneRules

  /// The user's locale: language and region.
  public var locale: String

  /// The widgets, in the order in which they were placed.
  public var widgets: [PlacedWidget]

  /// The glances at the pages of the device, in any order.
  public var glances: [Glance]

  /// The sessions of the app, in any order.
  public var sessions: [AppSession]

  /// The other events, in any order.
  public var events: [DeviceEvent]

  /// The feed with the data of the widgets, which is asked in real time.
  public var feed: any TimelineFeed

  /// The rules of the system.
  public var rules: ReloadRules

  /// The seed of all random draws.
  public var seed: UInt64

  /// The number that distinguishes the random draws of devices with the same seed.
  public var device: UInt64

  /// The real time that a provider may take before the run continues without it.
  ///
  /// It catches providers that never answer. It is not a rule of the system: how long a provider takes on a phone is what its
  /// requests take, and the rule `provider-time-limit` is for that.
  public var patience: Duration

  /// Creates a scenario without glances, sessions and events.
  ///
  /// - Parameters:
  ///   - start: When the log begins.
  ///   - duration: How long the log is.
  ///   - timeZone: The device's time zone.
  ///   - locale: The user's locale: language and region.
  ///   - widgets: The widgets, in the order in which they were placed.
  ///   - feed: Where the widgets' data comes from.
  ///   - rules: The rules of the system.
  ///   - seed: The seed of all random draws.
  public init(
    start: Instant, duration: Duration = .seconds(86_400), timeZone: TimeZoneRules = .utc,
    locale: String = "en", widgets: [PlacedWidget], feed: any TimelineFeed,
    rules: ReloadRules = ReloadRules(), seed: UInt64 = 0
  ) {
    self.start = start
    self.duration = duration
    self.timeZone = timeZone
    self.locale = locale
    self.widgets = widgets
    glances = []
    sessions = []
    events = []
    self.feed = feed
    self.rules = rules
    self.seed = seed
    device = 0
    patience = .seconds(10)
  }

  /// The moment at which the log ends.
  public var end: Instant { start.advanced(by: duration) }
}
