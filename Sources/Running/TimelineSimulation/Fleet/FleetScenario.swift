// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetTimeline

/// Many devices with the same widget.
public struct FleetScenario: Sendable {
  /// A value and its share of the devices.
  public struct Share<Value: Sendable>: Sendable {
    /// The value.
    public var value: Value
    /// Its share, in relation to the others; at least 1.
    public var weight: Int

    /// Makes a share.
    public init(_ value: Value, weight: Int = 1) {
      self.value = value
      self.weight = weight
    }
  }

  /// How many devices can be simulated.
  public static let deviceRange = 1...100_000_000

  /// How long the time can be.
  public static let durationRange = Duration.seconds(1)...Duration.seconds(31 * 86_400)

  /// How long the time between reloads can be.
  public static let intervalRange = Duration.seconds(1)...Duration.seconds(366 * 86_400)

  /// How many devices there are.
  public var devices: Int

  /// When counting begins.
  public var start: Instant

  /// How long requests are counted.
  public var duration: Duration

  /// The devices' time zones.
  public var timeZones: [Share<TimeZoneRules>]

  /// How often people look at the widget.
  public var habits: [Share<GlanceHabit>]

  /// What a reload asks, and when it wants the next.
  public var profile: LoadProfile

  /// The rules of the system.
  public var rules: ReloadRules

  /// What the random draws come from.
  public var seed: UInt64

  /// What its requests meet; nil means that all are answered at once.
  public var feed: FleetFeed?

  /// Makes a fleet.
  ///
  /// - Parameters:
  ///   - devices: How many devices there are.
  ///   - start: When counting begins.
  ///   - duration: How long requests are counted.
  ///   - timeZones: The devices' time zones, at least one.
  ///   - habits: How often people look at the widget, at least one.
  ///   - profile: What a reload asks, and when it wants the next.
  ///   - rules: The rules of the system.
  ///   - seed: What the random draws come from.
  public init(
    devices: Int, start: Instant, duration: Duration = .seconds(86_400),
    timeZones: [Share<TimeZoneRules>] = [Share(.utc)],
    habits: [Share<GlanceHabit>] = FleetScenario.usualHabits, profile: LoadProfile,
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

  /// A guess at how people look at widgets: three of ten all day long, half of them a few times, two of ten once a day.
  public static let usualHabits = [
    Share(GlanceHabit.often, weight: 3), Share(GlanceHabit.sometimes, weight: 5),
    Share(GlanceHabit.rarely, weight: 2),
  ]

  /// When counting ends.
  public var end: Instant { start.advanced(by: duration) }
}
