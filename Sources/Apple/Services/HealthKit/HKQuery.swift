// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// How the times of samples must match.
public struct HKQueryOptions: OptionSet, Sendable {
  /// The raw bits of the options.
  public let rawValue: UInt
  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The beginning is in the interval.
  public static let strictStartDate = HKQueryOptions(rawValue: 1)
  /// The end is in the interval.
  public static let strictEndDate = HKQueryOptions(rawValue: 2)
}

/// A question to the health store, which is answered with an error here.
///
/// Predicates of its functions match nothing, as there is no data.
open class HKQuery: NSObject, @unchecked Sendable {
  /// The type of the data that is asked for; nil for several.
  public let objectType: HKObjectType?
  /// The condition of the data; nil for all.
  public let predicate: NSPredicate?
  /// Calls the handler with the error, given the query.
  var fail: (any Error) -> Void = { _ in }

  init(_ type: HKObjectType?, _ predicate: NSPredicate?) {
    objectType = type
    self.predicate = predicate
  }

  /// Returns the condition of samples in an interval.
  open class func predicateForSamples(
    withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
  ) -> NSPredicate { NSPredicate(value: false) }

  /// Returns the condition of the summaries of some days.
  open class func predicate(
    forActivitySummariesBetweenStart startDateComponents: DateComponents,
    end endDateComponents: DateComponents
  ) -> NSPredicate { NSPredicate(value: false) }

  /// Returns the condition of the summary of a day.
  open class func predicateForActivitySummary(
    with dateComponents: DateComponents
  ) -> NSPredicate { NSPredicate(value: false) }

  /// Returns the condition of workouts of an activity.
  open class func predicateForWorkouts(
    with workoutActivityType: HKWorkoutActivityType
  ) -> NSPredicate { NSPredicate(value: false) }

  /// Returns the condition of data of a source.
  open class func predicateForObjects(from source: HKSource) -> NSPredicate {
    NSPredicate(value: false)
  }

  /// Returns the condition of data of some sources.
  open class func predicateForObjects(from sources: Set<HKSource>) -> NSPredicate {
    NSPredicate(value: false)
  }

  /// Returns the condition of data of a workout.
  open class func predicateForObjects(from workout: HKWorkout) -> NSPredicate {
    NSPredicate(value: false)
  }

  /// Returns the condition of an object.
  open class func predicateForObject(with uuid: UUID) -> NSPredicate { NSPredicate(value: false) }

  /// Returns the condition of data with a key of what else is known.
  open class func predicateForObjects(withMetadataKey key: String) -> NSPredicate {
    NSPredicate(value: false)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The limit of a query for all samples.
public let HKObjectQueryNoLimit = 0
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the order by beginnings.
public let HKSampleSortIdentifierStartDate = "startDate"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the order by ends.
public let HKSampleSortIdentifierEndDate = "endDate"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the beginning in a predicate.
public let HKPredicateKeyPathStartDate = "startDate"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the end in a predicate.
public let HKPredicateKeyPathEndDate = "endDate"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of whether a person entered the data.
public let HKMetadataKeyWasUserEntered = "HKWasUserEntered"
