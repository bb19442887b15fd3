// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

extension URLResourceKey {
  /// The free space for what the user asked for, in bytes.
  public static let volumeAvailableCapacityForImportantUsageKey = URLResourceKey(
    rawValue: "NSURLVolumeAvailableCapacityForImportantUsageKey")
  /// The free space for what can be left, in bytes.
  public static let volumeAvailableCapacityForOpportunisticUsageKey = URLResourceKey(
    rawValue: "NSURLVolumeAvailableCapacityForOpportunisticUsageKey")
}

extension URLResourceValues {
  /// The free space for what the user asked for, in bytes; nil, as it is not asked here.
  public var volumeAvailableCapacityForImportantUsage: Int64? { nil }
  /// The free space for what can be left, in bytes; nil, as it is not asked here.
  public var volumeAvailableCapacityForOpportunisticUsage: Int64? { nil }
}
