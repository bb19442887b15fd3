// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// An asynchronous question for samples.
public struct HKSampleQueryDescriptor<Sample: HKSample>: @unchecked Sendable {
  /// Creates a query for samples in an order, at most a number of them; nil for all.
  public init(
    predicates: [HKSamplePredicate<Sample>], sortDescriptors: [SortDescriptor<Sample>],
    limit: Int? = nil
  ) {}

  /// Returns the samples; throws here, as there is no data of health.
  public func result(for healthStore: HKHealthStore) async throws -> [Sample] {
    throw HKHealthStore.unavailable()
  }
}

/// An asynchronous question for statistics.
public struct HKStatisticsQueryDescriptor: @unchecked Sendable {
  /// Creates a query for a statistic over all samples that satisfy a condition.
  public init(predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions) {}

  /// Returns the statistics; throws here, as there is no data of health.
  public func result(for healthStore: HKHealthStore) async throws -> HKStatistics? {
    throw HKHealthStore.unavailable()
  }
}

/// An asynchronous question for statistics in intervals.
public struct HKStatisticsCollectionQueryDescriptor: @unchecked Sendable {
  /// Creates a query for a statistic over each interval from an anchor date on.
  public init(
    predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions,
    anchorDate: Date, intervalComponents: DateComponents
  ) {}

  /// Returns the statistics; throws here, as there is no data of health.
  public func result(for healthStore: HKHealthStore) async throws -> HKStatisticsCollection {
    throw HKHealthStore.unavailable()
  }

  /// Statistics of which some changed.
  public struct Result: @unchecked Sendable {
    /// All statistics, with those that changed.
    public let statisticsCollection: HKStatisticsCollection
    /// The statistics that changed; nil for the first result.
    public let updatedStatistics: HKStatistics?
  }

  /// Returns the statistics, and again at each change: fails at once, as there is no data of health.
  public func results(for healthStore: HKHealthStore) -> AsyncThrowingStream<Result, any Error> {
    AsyncThrowingStream { throw HKHealthStore.unavailable() }
  }
}

/// An asynchronous question for the summaries of days.
public struct HKActivitySummaryQueryDescriptor: @unchecked Sendable {
  /// Creates a query for summaries of days that satisfy a condition; nil for all.
  public init(predicate: NSPredicate? = nil) {}

  /// Returns the summaries; throws here, as there is no data of health.
  public func result(for healthStore: HKHealthStore) async throws -> [HKActivitySummary] {
    throw HKHealthStore.unavailable()
  }

  /// Returns the summaries, and again at each change: fails at once, as there is no data of health.
  public func results(
    for healthStore: HKHealthStore
  ) -> AsyncThrowingStream<[HKActivitySummary], any Error> {
    AsyncThrowingStream { throw HKHealthStore.unavailable() }
  }
}

/// An asynchronous question for samples that are new or deleted.
public struct HKAnchoredObjectQueryDescriptor<Sample: HKSample>: @unchecked Sendable {
  /// The samples that are new and those that were deleted since an anchor.
  public struct Result: @unchecked Sendable {
    /// The samples that are new since the anchor; none here.
    public let addedSamples: [Sample]
    /// The samples that were deleted since the anchor; none here.
    public let deletedObjects: [HKDeletedObject]
    /// The place after these changes.
    public let newAnchor: HKQueryAnchor
  }

  /// Creates a query for what has changed since an anchor; nil for all that there is.
  public init(
    predicates: [HKSamplePredicate<Sample>], anchor: HKQueryAnchor?, limit: Int? = nil
  ) {}

  /// Returns the changes; throws here, as there is no data of health.
  public func result(for healthStore: HKHealthStore) async throws -> Result {
    throw HKHealthStore.unavailable()
  }

  /// Returns the changes, and later ones: fails at once, as there is no data of health.
  public func results(for healthStore: HKHealthStore) -> AsyncThrowingStream<Result, any Error> {
    AsyncThrowingStream { throw HKHealthStore.unavailable() }
  }
}
