// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// What happens during a workout.
public enum HKWorkoutEventType: Int, Sendable {
  /// The user paused the workout.
  case pause = 1
  /// The user went on with the workout.
  case resume = 2
  /// A lap was completed.
  case lap = 3
  /// The user marked a moment.
  case marker = 4
  /// The workout paused by itself.
  case motionPaused = 5
  /// The workout went on by itself.
  case motionResumed = 6
  /// A part of the workout was completed.
  case segment = 7
  /// The user pressed both buttons.
  case pauseOrResumeRequest = 8
}

/// Something that happened during a workout.
open class HKWorkoutEvent: NSObject, @unchecked Sendable {
  /// What happened during the workout.
  public let type: HKWorkoutEventType
  /// When and for how long it happened.
  public let dateInterval: DateInterval
  /// What else is known; nil for nothing.
  public let metadata: [String: Any]?

  /// Creates an event of a workout.
  public init(type: HKWorkoutEventType, dateInterval: DateInterval, metadata: [String: Any]?) {
    (self.type, self.dateInterval, self.metadata) = (type, dateInterval, metadata)
  }
}

/// Where a workout is.
public enum HKWorkoutSessionLocationType: Int, Sendable {
  /// It is not known.
  case unknown = 1
  /// It is in a building.
  case indoor = 2
  /// It is in the open.
  case outdoor = 3
}

/// Where a user swims.
public enum HKWorkoutSwimmingLocationType: Int, Sendable {
  /// It is not known.
  case unknown = 0
  /// It is in a pool.
  case pool = 1
  /// It is in open water.
  case openWater = 2
}

/// What a workout is.
open class HKWorkoutConfiguration: NSObject, @unchecked Sendable {
  /// What the user does.
  open var activityType = HKWorkoutActivityType.other
  /// Where the user does it.
  open var locationType = HKWorkoutSessionLocationType.unknown
  /// Where the user swims.
  open var swimmingLocationType = HKWorkoutSwimmingLocationType.unknown
  /// How long a lap is; nil if there are none.
  open var lapLength: HKQuantity?

  /// Creates a configuration of another activity.
  public override init() {}
}

/// A part of a workout with its own activity.
open class HKWorkoutActivity: NSObject, @unchecked Sendable {
  /// The identifier of the activity.
  public let uuid = UUID()
  /// What the activity is.
  public let workoutConfiguration: HKWorkoutConfiguration
  /// When the activity began.
  public let startDate: Date
  /// When it ended; nil while it lasts.
  public let endDate: Date?
  /// What else is known; nil for nothing.
  public let metadata: [String: Any]?
  /// What happened during the activity; nothing here.
  open var workoutEvents: [HKWorkoutEvent] { [] }
  /// How long the activity lasted, in seconds; 0 while it lasts.
  open var duration: TimeInterval { endDate?.timeIntervalSince(startDate) ?? 0 }
  /// The statistics of all types; none here.
  open var allStatistics: [HKQuantityType: HKStatistics] { [:] }

  /// Creates an activity over a time; nil is an end that is not known.
  public init(
    workoutConfiguration: HKWorkoutConfiguration, start startDate: Date, end endDate: Date?,
    metadata: [String: Any]?
  ) {
    (self.workoutConfiguration, self.metadata) = (workoutConfiguration, metadata)
    (self.startDate, self.endDate) = (startDate, endDate)
  }

  /// Returns the statistics of a type: always nil here.
  open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }
}

/// What makes a workout of samples, which fails, as there is no data of health.
open class HKWorkoutBuilder: NSObject, @unchecked Sendable {
  /// The device that measures; nil if it is not known.
  public let device: HKDevice?
  /// What the workout is.
  public let workoutConfiguration: HKWorkoutConfiguration
  /// When the workout began; never here.
  open var startDate: Date? { nil }
  /// When the workout ended; never here.
  open var endDate: Date? { nil }
  /// What else is known of the workout; nothing here.
  open var metadata: [String: Any] { [:] }
  /// What happened during the workout; nothing here.
  open var workoutEvents: [HKWorkoutEvent] { [] }
  /// The statistics of all types; none here.
  open var allStatistics: [HKQuantityType: HKStatistics] { [:] }

  /// Creates a builder of a workout.
  public init(
    healthStore: HKHealthStore, configuration: HKWorkoutConfiguration, device: HKDevice?
  ) { (workoutConfiguration, self.device) = (configuration, device) }

  /// Begins the workout, and fails.
  open func beginCollection(at startDate: Date) async throws { throw HKHealthStore.unavailable() }

  /// Begins the workout: the completion gets false and an error.
  open func beginCollection(
    withStart startDate: Date, completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, HKHealthStore.unavailable()) }

  /// Adds samples, and fails.
  open func addSamples(_ samples: [HKSample]) async throws { throw HKHealthStore.unavailable() }

  /// Adds samples: the completion gets false and an error.
  open func add(
    _ samples: [HKSample], completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, HKHealthStore.unavailable()) }

  /// Adds what happened, and fails.
  open func addWorkoutEvents(_ workoutEvents: [HKWorkoutEvent]) async throws {
    throw HKHealthStore.unavailable()
  }

  /// Adds what else is known, and fails.
  open func addMetadata(_ metadata: [String: Any]) async throws {
    throw HKHealthStore.unavailable()
  }

  /// Ends the workout, and fails.
  open func endCollection(at endDate: Date) async throws { throw HKHealthStore.unavailable() }

  /// Ends the workout: the completion gets false and an error.
  open func endCollection(
    withEnd endDate: Date, completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, HKHealthStore.unavailable()) }

  /// Saves the workout, and fails.
  @discardableResult
  open func finishWorkout() async throws -> HKWorkout? { throw HKHealthStore.unavailable() }

  /// Saves the workout: the completion gets nil and an error.
  open func finishWorkout(completion: @escaping (HKWorkout?, (any Error)?) -> Void) {
    completion(nil, HKHealthStore.unavailable())
  }

  /// Forgets the workout, of which nothing is kept.
  open func discardWorkout() {}

  /// Returns how long the workout lasted until a date, in seconds: 0 here.
  open func elapsedTime(at date: Date) -> TimeInterval { 0 }

  /// Returns the statistics of a type: always nil here.
  open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }
}
