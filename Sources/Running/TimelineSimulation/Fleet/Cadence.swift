// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetTimeline

/// When reloads want the next, in milliseconds.
struct Cadence {
  private enum Form {
    case rotating(slot: Int64, entries: Int64)
    case after(Int64)
    case at(first: Int64, every: Int64)
    case governed
    case never
  }

  private let form: Form
  private let interval: Int64
  private let retry: Int64
  private let changes: [(date: Int64, interval: Int64)]
  private let maintenance: [Range<Int64>]
  /// From the beginning of the first window to the end of the last.
  private let anyMaintenance: Range<Int64>

  /// The longest random time that is added.
  let jitter: Int64

  init(_ profile: LoadProfile) {
    jitter = profile.jitter.milliseconds
    var settings = ServerSettings(interval: .zero)
    switch profile.schedule {
    case .rotating(let slot, let entries):
      form = .rotating(slot: slot.milliseconds, entries: Int64(entries))
    case .after(let interval): form = .after(interval.milliseconds)
    case .at(let date, let every):
      form = .at(first: date.millisecondsSince1970, every: every.milliseconds)
    case .governed(let governing):
      form = .governed
      settings = governing
    case .never: form = .never
    }
    interval = settings.interval.milliseconds
    retry = settings.retry.milliseconds
    changes = settings.changes.sorted { $0.date < $1.date }
      .map { ($0.date.millisecondsSince1970, $0.interval.milliseconds) }
    let windows = settings.maintenance.map {
      $0.lowerBound.millisecondsSince1970..<$0.upperBound.millisecondsSince1970
    }
    maintenance = windows
    let first = windows.map(\.lowerBound).min() ?? 0
    anyMaintenance = first..<(windows.map(\.upperBound).max() ?? first)
  }

  /// Whether endpoints after the settings are left alone.
  @inline(__always)
  func isInMaintenance(at date: Int64) -> Bool {
    guard anyMaintenance.contains(date) else { return false }
    for window in maintenance where window.contains(date) { return true }
    return false
  }

  /// The moment that a reload names for the next; nil for never.
  ///
  /// - Parameters:
  ///   - date: When the reload is.
  ///   - days: The days of the device's zone.
  ///   - isInMaintenance: Whether it is in maintenance.
  /// - Returns: The moment, without jitter.
  @inline(__always)
  func next(after date: Int64, days: DayTable, isInMaintenance: Bool) -> Int64? {
    switch form {
    case .after(let interval): return date + interval
    case .rotating(let slot, let entries):
      return lastSlot(from: date, slot: slot, entries: entries, days: days)
    case .at(let first, let every):
      return date < first ? first : first + ((date - first) / every + 1) * every
    case .governed:
      if isInMaintenance { return date + retry }
      var served = interval
      for change in changes where change.date <= date { served = change.interval }
      return date + served
    case .never: return nil
    }
  }

  /// The beginning of the last slot of a timeline, each day's slots beginning at its midnight.
  private func lastSlot(from date: Int64, slot: Int64, entries: Int64, days: DayTable) -> Int64 {
    var day = days.index(of: date)
    var number = (date - days.start(day)) / slot + entries - 1
    while true {
      let length = days.start(day + 1) - days.start(day)
      let count = (length + slot - 1) / slot
      if number < count || day + 2 >= days.count { return days.start(day) + number * slot }
      number -= count
      day += 1
    }
  }
}
