// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation

/// A quarter of an hour of a day, so that a recipe has its time of the day whenever the system asks.
struct RecipeSlot {
  /// How long it is, in seconds.
  static let length: TimeInterval = 15 * 60

  let start: Date

  /// Counted from the midnight of its own day.
  let number: Int

  /// The slots from that of a moment on.
  ///
  /// Those after midnight are counted from there: otherwise a timeline made before midnight would have other recipes than one made after it.
  static func slots(from now: Date, count: Int) -> [RecipeSlot] {
    let calendar = Calendar(identifier: .gregorian)
    var midnight = calendar.startOfDay(for: now)
    var number = Int(now.timeIntervalSince(midnight) / length)
    var slots: [RecipeSlot] = []
    while slots.count < count {
      let start = midnight.addingTimeInterval(Double(number) * length)
      // A day on which clocks are set has another number of slots.
      let tomorrow =
        calendar.date(byAdding: .day, value: 1, to: midnight).map { calendar.startOfDay(for: $0) }
        ?? midnight.addingTimeInterval(86_400)
      if start < tomorrow {
        slots.append(RecipeSlot(start: start, number: number))
        number += 1
      } else {
        (midnight, number) = (tomorrow, 0)
      }
    }
    return slots
  }
}
