// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// What is computed of quantities.
public struct HKStatisticsOptions: OptionSet, Sendable {
  /// The raw bits of the options.
  public let rawValue: UInt
  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Each source by itself.
  public static let separateBySource = HKStatisticsOptions(rawValue: 1)
  /// The average of the samples, weighted by their durations where the type asks for it.
  public static let discreteAverage = HKStatisticsOptions(rawValue: 2)
  /// The smallest value of the samples.
  public static let discreteMin = HKStatisticsOptions(rawValue: 4)
  /// The greatest value of the samples.
  public static let discreteMax = HKStatisticsOptions(rawValue: 8)
  /// The sum of all samples.
  public static let cumulativeSum = HKStatisticsOptions(rawValue: 16)
  /// The value of the newest sample.
  public static let mostRecent = HKStatisticsOptions(rawValue: 32)
  /// The time that the samples cover.
  public static let duration = HKStatisticsOptions(rawValue: 64)
}

/// What was computed of quantities, of which there are none here.
open class HKStatistics: NSObject, @unchecked Sendable {
  /// The type of the quantities.
  public let quantityType: HKQuantityType
  /// The beginning of the time over which samples are counted.
  public let startDate: Date
  /// The end of the time over which samples are counted.
  public let endDate: Date
  /// The sources of the quantities; nil if they were not asked for.
  open var sources: [HKSource]? { nil }

  init(_ type: HKQuantityType, _ start: Date, _ end: Date) {
    quantityType = type
    startDate = start
    endDate = end
  }

  /// Returns the sum; nil without quantities.
  open func sumQuantity() -> HKQuantity? { nil }
  /// Returns the average; nil without quantities.
  open func averageQuantity() -> HKQuantity? { nil }
  /// Returns the smallest quantity; nil without quantities.
  open func minimumQuantity() -> HKQuantity? { nil }
  /// Returns the greatest quantity; nil without quantities.
  open func maximumQuantity() -> HKQuantity? { nil }
  /// Returns the newest quantity; nil without quantities.
  open func mostRecentQuantity() -> HKQuantity? { nil }
  /// Returns the time of the newest quantity; nil without quantities.
  open func mostRecentQuantityDateInterval() -> DateInterval? { nil }
  /// Returns the duration; nil without quantities.
  open func duration() -> HKQuantity? { nil }
  /// Returns the sum of a source; nil without quantities.
  open func sumQuantity(for source: HKSource) -> HKQuantity? { nil }
  /// Returns the average of a source; nil without quantities.
  open func averageQuantity(for source: HKSource) -> HKQuantity? { nil }
}

/// What was computed of quantities in intervals, of which there are none here.
open class HKStatisticsCollection: NSObject, @unchecked Sendable {
  override init() {}

  /// Calls a block with the statistics of each interval: never here.
  open func enumerateStatistics(
    from startDate: Date, to endDate: Date,
    with block: @escaping (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}

  /// Returns the statistics of the interval with a moment: always nil here.
  open func statistics(for date: Date) -> HKStatistics? { nil }

  /// Returns the statistics of all intervals: none here.
  open func statistics() -> [HKStatistics] { [] }

  /// Returns the sources of the quantities: none here.
  open func sources() -> Set<HKSource> { [] }
}
