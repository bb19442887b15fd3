// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The number of glances of a user at a page in a day, and their times.
public struct GlanceFrequency: Hashable, Sendable {
  /// A glance that is repeated each day.
  public struct DailyGlance: Hashable, Sendable {
    /// The earliest start of the glance, from the beginning of the day.
    public var start: Duration

    /// The duration of the glance.
    public var duration: Duration

    /// The greatest delay of the start, of which each device draws a random part each day.
    public var jitter: Duration

    /// Creates a glance that comes each day.
    public init(at start: Duration, for duration: Duration, jitter: Duration = .zero) {
      self.start = start
      self.duration = duration
      self.jitter = jitter
    }
  }

  /// The name of the habit.
  public var name: String

  /// The looks of a day.
  public var glances: [DailyGlance]

  /// Creates a habit of daily glances.
  public init(_ name: String, glances: [DailyGlance]) {
    self.name = name
    self.glances = glances
  }

  /// Looks at equal distances in a part of the day, each somewhere in its share of it.
  public static func spread(
    _ name: String, _ count: Int, from start: Duration, to end: Duration
  ) -> GlanceFrequency {
    let step = (end - start) / max(1, count)
    let glances = (0..<max(0, count)).map {
      DailyGlance(at: start + step * $0, for: .seconds(20), jitter: max(.zero, step - .seconds(20)))
    }
    return GlanceFrequency(name, glances: glances)
  }

  /// A user who looks a number of times a day, from seven in the morning to eleven at night; the
  /// name is the number.
  public static func daily(_ count: Int) -> GlanceFrequency {
    spread("\(count)", count, from: .seconds(7 * 3600), to: .seconds(23 * 3600))
  }

  /// A user who looks 30 times a day, from six in the morning to midnight.
  public static let often = spread("often", 30, from: .seconds(6 * 3600), to: .seconds(24 * 3600))

  /// A user who looks six times a day, from seven in the morning to ten at night.
  public static let sometimes = spread(
    "sometimes", 6, from: .seconds(7 * 3600), to: .seconds(22 * 3600))

  /// A user who looks once a day, between seven in the morning and ten at night.
  public static let rarely = spread(
    "rarely", 1, from: .seconds(7 * 3600), to: .seconds(22 * 3600))
}
