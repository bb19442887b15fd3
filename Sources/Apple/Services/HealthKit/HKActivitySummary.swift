// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// The rings of a day.
open class HKActivitySummary: NSObject, @unchecked Sendable {
  /// The active energy that was burned on the day.
  open var activeEnergyBurned = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
  /// The goal of the active energy.
  open var activeEnergyBurnedGoal = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
  /// The time in motion.
  open var appleMoveTime = HKQuantity(unit: .minute(), doubleValue: 0)
  /// The goal of the time in motion.
  open var appleMoveTimeGoal = HKQuantity(unit: .minute(), doubleValue: 0)
  /// The time of exercise.
  open var appleExerciseTime = HKQuantity(unit: .minute(), doubleValue: 0)
  /// The goal of the time of exercise.
  open var appleExerciseTimeGoal = HKQuantity(unit: .minute(), doubleValue: 0)
  /// The goal of the time of exercise; nil for none.
  open var exerciseTimeGoal: HKQuantity?
  /// The hours in which the user stood.
  open var appleStandHours = HKQuantity(unit: .count(), doubleValue: 0)
  /// The goal of these hours.
  open var appleStandHoursGoal = HKQuantity(unit: .count(), doubleValue: 0)
  /// The goal of these hours; nil for none.
  open var standHoursGoal: HKQuantity?

  /// Creates a summary without values.
  public override init() {}

  /// Returns the day, which is today here.
  open func dateComponents(for calendar: Calendar) -> DateComponents {
    calendar.dateComponents([.era, .year, .month, .day], from: Date())
  }
}
