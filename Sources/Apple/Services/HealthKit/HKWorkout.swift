// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A workout: an activity of the user over a time, with what was measured.
open class HKWorkout: HKSample, @unchecked Sendable {
  /// What the user did.
  public let workoutActivityType: HKWorkoutActivityType
  /// How long it was, in seconds.
  public let duration: TimeInterval
  /// The active energy; nil if it is not known.
  public let totalEnergyBurned: HKQuantity?
  /// The distance; nil if it is not known.
  public let totalDistance: HKQuantity?

  /// Creates a workout with its sums, which no store keeps here.
  public init(
    activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date,
    end endDate: Date, duration: TimeInterval, totalEnergyBurned: HKQuantity?,
    totalDistance: HKQuantity?, metadata: [String: Any]?
  ) {
    self.workoutActivityType = workoutActivityType
    self.duration = duration
    self.totalEnergyBurned = totalEnergyBurned
    self.totalDistance = totalDistance
    super.init(HKObjectType.workoutType(), startDate, endDate, metadata, nil)
  }

  /// Creates a workout of an activity over a time.
  public convenience init(
    activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date,
    end endDate: Date
  ) {
    self.init(
      activityType: workoutActivityType, start: startDate, end: endDate,
      duration: endDate.timeIntervalSince(startDate), totalEnergyBurned: nil, totalDistance: nil,
      metadata: nil)
  }

  /// What happened during the workout; nil if nothing is known.
  open var workoutEvents: [HKWorkoutEvent]? { nil }
  /// The activities of the workout; none here.
  open var workoutActivities: [HKWorkoutActivity] { [] }
  /// The statistics of all types; none here.
  open var allStatistics: [HKQuantityType: HKStatistics] { [:] }
  /// How many floors the user climbed; nil if it is not known.
  open var totalFlightsClimbed: HKQuantity? { nil }
  /// How many strokes the user swam; nil if it is not known.
  open var totalSwimmingStrokeCount: HKQuantity? { nil }

  /// Creates a workout with what happened and its sums; what happened and the device are not kept here.
  public convenience init(
    activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date,
    end endDate: Date, workoutEvents: [HKWorkoutEvent]?, totalEnergyBurned: HKQuantity?,
    totalDistance: HKQuantity?, device: HKDevice? = nil, metadata: [String: Any]?
  ) {
    self.init(
      activityType: workoutActivityType, start: startDate, end: endDate,
      duration: endDate.timeIntervalSince(startDate), totalEnergyBurned: totalEnergyBurned,
      totalDistance: totalDistance, metadata: metadata)
  }

  /// Returns the statistics of a type: always nil here.
  open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }
}
