// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetTimeline

/// The reason why a fleet cannot be simulated.
public enum FleetError: Error, Hashable, Sendable {
  /// The number of devices is 0, negative, or too great.
  case unusableDevices(Int)
  /// The time is empty or too long; as text.
  case unusableDuration(String)
  /// The time between reloads is too short or too long; as text.
  case unusableInterval(String)
  /// The longest random time is negative or longer than a day; as text.
  case unusableJitter(String)
  /// A timeline of fewer than two entries does not rotate, and one of too many is not kept.
  case unusableEntries(Int)
  /// A window that ends before it begins, or a glance that is not within a day.
  case unusableTime
  /// There is no time zone or no habit, or one has no share.
  case emptyShares
}

extension FleetError: CustomStringConvertible {
  /// A sentence for the user.
  public var description: String {
    switch self {
    case .unusableDevices(let count):
      "cannot simulate \(count) devices; use 1 to 100000000"
    case .unusableDuration(let text):
      "cannot simulate '\(text)'; use 1s to 31d"
    case .unusableInterval(let text):
      "invalid time between reloads '\(text)'; use 1s to 366d"
    case .unusableJitter(let text): "invalid jitter '\(text)'; use 0s to 1d"
    case .unusableEntries(let count):
      "a timeline of \(count) entries does not rotate; use 2 to 100000"
    case .unusableTime: "a span of time ends before it begins, or a glance is longer than a day"
    case .emptyShares: "at least one time zone and one habit need a share of at least 1"
    }
  }
}

extension FleetScenario {
  /// Checks that the fleet can be simulated.
  ///
  /// - Throws: ``FleetError`` for the first reason why it cannot.
  public func check() throws(FleetError) {
    guard Self.deviceRange.contains(devices) else { throw .unusableDevices(devices) }
    guard Self.durationRange.contains(duration) else {
      throw .unusableDuration(DurationText.of(duration))
    }
    guard !timeZones.isEmpty, !habits.isEmpty, timeZones.allSatisfy({ $0.weight > 0 }),
      habits.allSatisfy({ $0.weight > 0 })
    else { throw .emptyShares }
    let day = Duration.seconds(86_400)
    guard profile.jitter >= .zero, profile.jitter <= day else {
      throw .unusableJitter(DurationText.of(profile.jitter))
    }
    let glances = habits.flatMap(\.value.glances)
    guard
      glances.allSatisfy({
        $0.start >= .zero && $0.duration >= .zero && $0.jitter >= .zero
          && $0.start + $0.duration + $0.jitter <= day
      })
    else { throw .unusableTime }
    for interval in profile.schedule.intervals where !Self.intervalRange.contains(interval) {
      throw .unusableInterval(DurationText.of(interval))
    }
    switch profile.schedule {
    case .rotating(_, let entries):
      guard (2...100_000).contains(entries) else { throw .unusableEntries(entries) }
    case .governed(let settings):
      guard settings.maintenance.allSatisfy({ !$0.isEmpty }) else { throw .unusableTime }
    case .after, .at, .never: break
    }
  }
}

extension LoadProfile.Schedule {
  /// All lengths of time that it names.
  var intervals: [Duration] {
    switch self {
    case .rotating(let slot, _): [slot]
    case .after(let interval): [interval]
    case .at(_, let every): [every]
    case .governed(let settings):
      [settings.interval, settings.retry] + settings.changes.map(\.interval)
    case .never: []
    }
  }

  /// The longest time between two reloads.
  var longest: Duration {
    switch self {
    case .rotating(let slot, let entries): slot * max(1, entries)
    case .after, .at, .governed: intervals.max() ?? .zero
    case .never: .zero
    }
  }
}
