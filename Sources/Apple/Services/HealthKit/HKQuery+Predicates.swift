// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

extension HKQuery {
  /// Returns the condition of data whose value of a key is one of some.
  public class func predicateForObjects(
    withMetadataKey key: String, allowedValues: [Any]
  ) -> NSPredicate { NSPredicate(value: false) }

  /// Returns the condition of data whose value of a key compares with another one.
  public class func predicateForObjects(
    withMetadataKey key: String, operatorType: NSComparisonPredicate.Operator, value: Any
  ) -> NSPredicate { NSPredicate(value: false) }

  /// Returns the condition of some objects.
  public class func predicateForObjects(with uuids: Set<UUID>) -> NSPredicate {
    NSPredicate(value: false)
  }

  /// Returns the condition of data of some devices.
  public class func predicateForObjects(from devices: Set<HKDevice>) -> NSPredicate {
    NSPredicate(value: false)
  }

  /// Returns the condition of data of no workout, correlation or the like.
  public class func predicateForObjectsWithNoCorrelation() -> NSPredicate {
    NSPredicate(value: false)
  }

  /// Returns the condition of numbers that compare with another one.
  public class func predicateForQuantitySamples(
    with operatorType: NSComparisonPredicate.Operator, quantity: HKQuantity
  ) -> NSPredicate { NSPredicate(value: false) }

  /// Returns the condition of values that compare with another one.
  public class func predicateForCategorySamples(
    with operatorType: NSComparisonPredicate.Operator, value: Int
  ) -> NSPredicate { NSPredicate(value: false) }

  /// Returns the condition of values that are one of some.
  public class func predicateForCategorySamples(
    equalTo values: Set<Int>
  ) -> NSPredicate { NSPredicate(value: false) }

  /// Returns the condition of workouts whose length in seconds compares with another one.
  public class func predicateForWorkouts(
    with operatorType: NSComparisonPredicate.Operator, duration: TimeInterval
  ) -> NSPredicate { NSPredicate(value: false) }

  /// Returns the condition of workouts whose energy compares with another one.
  public class func predicateForWorkouts(
    with operatorType: NSComparisonPredicate.Operator, totalEnergyBurned: HKQuantity
  ) -> NSPredicate { NSPredicate(value: false) }

  /// Returns the condition of workouts whose distance compares with another one.
  public class func predicateForWorkouts(
    with operatorType: NSComparisonPredicate.Operator, totalDistance: HKQuantity
  ) -> NSPredicate { NSPredicate(value: false) }

  /// Returns the condition of workouts with an activity.
  public class func predicateForWorkouts(
    activityPredicate: NSPredicate
  ) -> NSPredicate { NSPredicate(value: false) }

  /// Returns the condition of moods whose valence compares with another one.
  public class func predicateForStatesOfMind(
    withValence valence: Double, operatorType: NSComparisonPredicate.Operator
  ) -> NSPredicate { NSPredicate(value: false) }

  /// Returns the condition of moods of a kind.
  public class func predicateForStatesOfMind(
    with kind: HKStateOfMind.Kind
  ) -> NSPredicate { NSPredicate(value: false) }

  /// Returns the condition of moods with a label.
  public class func predicateForStatesOfMind(
    with label: HKStateOfMind.Label
  ) -> NSPredicate { NSPredicate(value: false) }

  /// Returns the condition of moods with an association.
  public class func predicateForStatesOfMind(
    with association: HKStateOfMind.Association
  ) -> NSPredicate { NSPredicate(value: false) }
}

extension HKCategoryValueSleepAnalysis {
  /// Returns the condition of samples with one of some values.
  public static func predicateForSamples(
    equalTo values: Set<HKCategoryValueSleepAnalysis>
  ) -> NSPredicate { NSPredicate(value: false) }

  /// Returns the condition of samples whose value compares with another one.
  public static func predicateForSamples(
    _ operatorType: NSComparisonPredicate.Operator, value: HKCategoryValueSleepAnalysis
  ) -> NSPredicate { NSPredicate(value: false) }
}
