// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// The type and the condition of the samples of an asynchronous query.
public struct HKSamplePredicate<Sample: HKSample>: @unchecked Sendable {
  let type: HKSampleType
  let predicate: NSPredicate?

  fileprivate init(_ type: HKSampleType, _ predicate: NSPredicate?) {
    self.type = type
    self.predicate = predicate
  }
}

extension HKSamplePredicate where Sample == HKSample {
  /// Returns the condition of samples of a type.
  public static func sample(
    type: HKSampleType, predicate: NSPredicate? = nil
  ) -> HKSamplePredicate<HKSample> { HKSamplePredicate(type, predicate) }
}

extension HKSamplePredicate where Sample == HKQuantitySample {
  /// Returns the condition of quantities of a type.
  public static func quantitySample(
    type: HKQuantityType, predicate: NSPredicate? = nil
  ) -> HKSamplePredicate<HKQuantitySample> { HKSamplePredicate(type, predicate) }
}

extension HKSamplePredicate where Sample == HKCategorySample {
  /// Returns the condition of values of a type.
  public static func categorySample(
    type: HKCategoryType, predicate: NSPredicate? = nil
  ) -> HKSamplePredicate<HKCategorySample> { HKSamplePredicate(type, predicate) }
}

extension HKSamplePredicate where Sample == HKWorkout {
  /// Returns the condition of workouts.
  public static func workout(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKWorkout> {
    HKSamplePredicate(HKObjectType.workoutType(), predicate)
  }
}

extension HKSamplePredicate where Sample == HKCorrelation {
  /// Returns the condition of data that belongs together.
  public static func correlation(
    type: HKCorrelationType, predicate: NSPredicate? = nil
  ) -> HKSamplePredicate<HKCorrelation> { HKSamplePredicate(type, predicate) }
}

extension HKSamplePredicate where Sample == HKWorkoutRoute {
  /// Returns the condition of the ways of workouts.
  public static func workoutRoute(
    _ predicate: NSPredicate? = nil
  ) -> HKSamplePredicate<HKWorkoutRoute> {
    HKSamplePredicate(HKSeriesType.workoutRoute(), predicate)
  }
}

extension HKSamplePredicate where Sample == HKStateOfMind {
  /// Returns the condition of moods.
  public static func stateOfMind(
    _ predicate: NSPredicate? = nil
  ) -> HKSamplePredicate<HKStateOfMind> {
    HKSamplePredicate(HKObjectType.stateOfMindType(), predicate)
  }
}

extension HKSamplePredicate where Sample == HKElectrocardiogram {
  /// Returns the condition of electrocardiograms.
  public static func electrocardiogram(
    _ predicate: NSPredicate? = nil
  ) -> HKSamplePredicate<HKElectrocardiogram> {
    HKSamplePredicate(HKObjectType.electrocardiogramType(), predicate)
  }
}
