// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import WidgetTimeline

/// The slots into which a day is cut, each of which has its recipe.
///
/// The first slot of a day begins at its first moment, local midnight as a rule, and each following one a slot's length of elapsed time later,
/// whatever the clocks show: a day of 23 hours has 92 slots of a quarter of an hour, one of 25 hours has 100. The last slot of a day ends with
/// the day, also where the day's length is not a multiple of a slot's.
///
/// The article computes an entry's slot from the midnight of the day on which the timeline is made, also for entries after the next midnight.
/// Where the number of recipes does not divide 96, such an entry shows another recipe than a timeline made after midnight shows at the same
/// moment. Here each slot is one of its own local day, so that what is shown depends on the moment and on nothing else.
package struct RecipeSlots: Sendable {
  /// A part of a day.
  package struct Slot: Hashable, Sendable {
    /// Its number in its day, from 0.
    package var number: Int

    /// The moment at which it begins.
    package var start: Instant

    /// Makes a slot.
    package init(number: Int, start: Instant) {
      self.number = number
      self.start = start
    }
  }

  /// The zone whose days are meant.
  package let timeZone: TimeZoneRules

  /// The length of a slot in seconds, at least 1.
  private let length: Int64

  /// Cuts the days of a zone.
  ///
  /// - Parameters:
  ///   - timeZone: The zone whose days are meant.
  ///   - minutes: The length of a slot; less than 1 counts as 1.
  package init(timeZone: TimeZoneRules, minutes: Int = 15) {
    self.timeZone = timeZone
    length = Int64(max(1, minutes)) * 60
  }

  /// The slot of a moment.
  package func slot(at instant: Instant) -> Slot {
    let midnight = timeZone.startOfDay(containing: instant)
    let elapsed = midnight.duration(to: instant).components.seconds
    let number = max(0, elapsed / length)
    return Slot(
      number: Int(number), start: midnight.advanced(by: .seconds(number * length)))
  }

  /// The slot after another one.
  package func slot(after slot: Slot) -> Slot {
    let midnight = timeZone.startOfDay(containing: slot.start)
    let elapsed = midnight.duration(to: slot.start).components.seconds
    let end = midnight.advanced(by: .seconds((max(0, elapsed / length) + 1) * length))
    guard let newDay = firstMoment(notOf: midnight, after: slot.start, before: end) else {
      return Slot(number: self.slot(at: end).number, start: end)
    }
    return Slot(number: self.slot(at: newDay).number, start: newDay)
  }

  /// The slots from a moment on: that of the moment, and those after it.
  package func slots(from instant: Instant, count: Int) -> [Slot] {
    guard count > 0 else { return [] }
    let first = slot(at: instant)
    if isPlain(from: first.start, seconds: Int64(count) * length) {
      return (0..<count).map { index in
        Slot(
          number: first.number + index,
          start: first.start.advanced(by: .seconds(Int64(index) * length)))
      }
    }
    var slots = [first]
    while slots.count < count { slots.append(slot(after: slots[slots.count - 1])) }
    return slots
  }

  /// Whether a time is within a day and no clock is set in it, so that its slots need no more calendar than the first.
  private func isPlain(from start: Instant, seconds: Int64) -> Bool {
    let end = start.advanced(by: .seconds(seconds))
    if let transition = timeZone.nextTransition(after: start), transition <= end { return false }
    return timeZone.startOfDay(containing: end) == timeZone.startOfDay(containing: start)
  }

  /// The first moment between two that belongs to another day than the one that begins at midnight; nil if none does.
  ///
  /// Between them is a slot at most, in which calendars turn once.
  private func firstMoment(
    notOf midnight: Instant, after start: Instant, before end: Instant
  ) -> Instant? {
    func isSameDay(_ second: Int64) -> Bool {
      timeZone.startOfDay(containing: Instant(secondsSince1970: second)) == midnight
    }
    var low = start.secondsSince1970
    var high = end.secondsSince1970 - 1
    guard high > low, !isSameDay(high) else { return nil }
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if isSameDay(middle) { low = middle } else { high = middle }
    }
    return Instant(secondsSince1970: high)
  }
}
