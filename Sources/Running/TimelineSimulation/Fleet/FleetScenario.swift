// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetTimeline

/// Many devices with the same widget.
public struct FleetScenario: Sendable {
  /// A value and its share of the devices.
  public struct Share<Value: Sendable>: Sendable {
    /// The value that this share of the devices has.
    public var value: Value
    /// The share of the value, in relation to the others; at least 1.
    public var weight: Int

    /// Creates a share; its weight is relative to the other shares.
    public init(_ value: Value, weight: Int = 1) {
      self.value = value
      self.weight = weight
    }
  }

  /// The numbers of devices that can be simulated.
  public static let deviceRange = 1...100_000_000

  /// The durations that can be simulated.
  public static let durationRange = Duration.seconds(1)...Duration.seconds(31 * 86_400)

  /// The range of the time between reloads.
  public static let intervalRange = Duration.seconds(1)...Duration.seconds(366 * 86_400)

  /// The number of devices.
  public var devices: Int

  /// The moment at which counting begins.
  public var start: Instant

  /// The duration for which requests are counted.
  public var duration: Duration

  /// The time zones of the devices, with their shares.
  public var timeZones: [Share<TimeZoneRules>]

  /// The glance frequencies of users, with their shares.
  public var habits: [Share<GlanceFrequency>]

  /// The requests of a reload, and when it wants the next one.
  public var profile: LoadProfile

  /// The rules of the system.
  public var rules: ReloadRules

  /// The seed of all random draws.
  public var seed: UInt64

  /// The feed that answers the requests; nil answers all at once.
  public var feed: FleetFeed?

  /// Creates a fleet; by default it is counted for a day.
  ///
  /// - Parameters:
  ///   - devices: How many devices there are.
  ///   - start: When counting begins.
  ///   - duration: How long requests are counted.
  ///   - timeZones: The devices' time zones, at least one.
  ///   - habits: How often users look at the widget, at least one.
  ///   - profile: The requests of a reload, and when it wants the next one.
  ///   - rules: The rules of the system.
  ///   - seed: The seed of all random draws.
  public init(
    devices: Int, start: Instant, duration: Duration = .seconds(86_400),
    timeZones: [Share<TimeZoneRules>] = [Share(.utc)],
    habits: [Share<GlanceFrequency>] = FleetScenario.usualHabits, profile: LoadProfile,
    rules: ReloadRules = ReloadRules(), seed: UInt64 = 0
  ) {
    self.devices = devices
    self.start = start
    self.duration = duration
    self.timeZones = timeZones
    self.habits = habits
    self.profile = profile
    self.rules = rules
    self.seed = seed
  }

  /// An assumption on how often users look at widgets: three of ten all day long, half of them a
  /// few times, two of ten once a day.
  public static let usualHabits = [
    Share(GlanceFrequency.often, weight: 3), Share(GlanceFrequency.sometimes, weight: 5),
    Share(GlanceFrequency.rarely, weight: 2),
  ]

  /// The moment at which counting ends.
  public var end: Instant { start.advanced(by: duration) }
}
