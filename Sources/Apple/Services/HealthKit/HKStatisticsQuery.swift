// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A question for statistics; the handler gets an error.
open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
  /// Creates a query for a statistic over all samples of a type; the handler is called once.
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?,
    options: HKStatisticsOptions = [],
    completionHandler handler: @escaping (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
  ) {
    super.init(quantityType, quantitySamplePredicate)
    fail = { [unowned self] in handler(self, nil, $0) }
  }
}

/// A question for statistics in intervals; the handler gets an error.
open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
  /// A moment at which an interval begins.
  public let anchorDate: Date
  /// The statistics that are computed for each interval.
  public let options: HKStatisticsOptions
  /// The length of intervals.
  public let intervalComponents: DateComponents

  /// The handler of the statistics; nil for none.
  open var initialResultsHandler:
    ((HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?

  /// The handler of later changes, which is never called here; nil for none.
  open var statisticsUpdateHandler:
    (
      (HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void
    )?

  /// Creates a query for statistics of a type over each interval from an anchor date on.
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?,
    options: HKStatisticsOptions = [], anchorDate: Date, intervalComponents: DateComponents
  ) {
    self.anchorDate = anchorDate
    self.options = options
    self.intervalComponents = intervalComponents
    super.init(quantityType, quantitySamplePredicate)
    fail = { [unowned self] in initialResultsHandler?(self, nil, $0) }
  }
}
