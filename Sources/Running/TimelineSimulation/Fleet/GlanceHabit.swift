// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// How often a person looks at a page, and when in the day.
public struct GlanceHabit: Hashable, Sendable {
  /// A look that comes each day.
  public struct DailyGlance: Hashable, Sendable {
    /// When it begins at the earliest, from the beginning of the day.
    public var start: Duration

    /// How long it is.
    public var duration: Duration

    /// By how much it may begin later; each device draws again each day.
    public var jitter: Duration

    /// Makes a glance.
    public init(at start: Duration, for duration: Duration, jitter: Duration = .zero) {
      self.start = start
      self.duration = duration
      self.jitter = jitter
    }
  }

  /// The name for a person.
  public var name: String

  /// The looks of a day.
  public var glances: [DailyGlance]

  /// Makes a habit.
  public init(_ name: String, glances: [DailyGlance]) {
    self.name = name
    self.glances = glances
  }

  /// Looks at equal distances in a part of the day, each somewhere in its share of it.
  public static func spread(
    _ name: String, _ count: Int, from start: Duration, to end: Duration
  ) -> GlanceHabit {
    let step = (end - start) / max(1, count)
    let glances = (0..<max(0, count)).map {
      DailyGlance(at: start + step * $0, for: .seconds(20), jitter: max(.zero, step - .seconds(20)))
    }
    return GlanceHabit(name, glances: glances)
  }

  /// Somebody who looks so many times a day, from seven in the morning to eleven at night; the name is the number.
  public static func daily(_ count: Int) -> GlanceHabit {
    spread("\(count)", count, from: .seconds(7 * 3600), to: .seconds(23 * 3600))
  }

  /// Somebody who looks all day long.
  public static let often = spread("often", 30, from: .seconds(6 * 3600), to: .seconds(24 * 3600))

  /// Somebody who looks in the morning, at noon and in the evening.
  public static let sometimes = spread(
    "sometimes", 6, from: .seconds(7 * 3600), to: .seconds(22 * 3600))

  /// Somebody who looks once a day.
  public static let rarely = spread(
    "rarely", 1, from: .seconds(7 * 3600), to: .seconds(22 * 3600))
}
