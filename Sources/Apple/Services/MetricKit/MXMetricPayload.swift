// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A part of a report, of which there is none here.
open class MXMetric: NSObject, @unchecked Sendable {
  override init() {}

  /// Returns the part as JSON: an empty object here.
  open func jsonRepresentation() -> Data { Data("{}".utf8) }
  /// Returns the part as a dictionary: empty here.
  open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
}

/// The time that the processor worked.
open class MXCPUMetric: MXMetric, @unchecked Sendable {
  /// The time; 0 here.
  open var cumulativeCPUTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
}

/// The memory that the app used.
open class MXMemoryMetric: MXMetric, @unchecked Sendable {
  /// The most that it used; 0 here.
  open var peakMemoryUsage: Measurement<UnitInformationStorage> {
    Measurement(value: 0, unit: .bytes)
  }
}

/// The time that the app ran.
open class MXAppRunTimeMetric: MXMetric, @unchecked Sendable {
  /// The time while it was shown; 0 here.
  open var cumulativeForegroundTime: Measurement<UnitDuration> {
    Measurement(value: 0, unit: .seconds)
  }
  /// The time while it was not shown; 0 here.
  open var cumulativeBackgroundTime: Measurement<UnitDuration> {
    Measurement(value: 0, unit: .seconds)
  }
}

/// What the report is about.
open class MXMetaData: NSObject, @unchecked Sendable {
  override init() {}

  /// The region of the user; empty here.
  open var regionFormat: String { "" }
  /// The version of the system; empty here.
  open var osVersion: String { "" }
  /// The kind of device; empty here.
  open var deviceType: String { "" }
  /// The number of the app's build; empty here.
  open var applicationBuildVersion: String { "" }
  /// The processor; empty here.
  open var platformArchitecture: String { "" }
  /// Returns this as JSON: an empty object here.
  open func jsonRepresentation() -> Data { Data("{}".utf8) }
  /// Returns this as a dictionary: empty here.
  open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
}

/// The report of a day, which never comes here.
open class MXMetricPayload: NSObject, @unchecked Sendable {
  override init() {}

  /// The newest version of the app in the report; empty here.
  open var latestApplicationVersion: String { "" }
  /// Whether the report is about several versions; false here.
  open var includesMultipleApplicationVersions: Bool { false }
  /// The start of the day.
  open var timeStampBegin: Date { .distantPast }
  /// The end of the day.
  open var timeStampEnd: Date { .distantPast }
  /// The work of the processor; nil here.
  open var cpuMetrics: MXCPUMetric? { nil }
  /// The use of memory; nil here.
  open var memoryMetrics: MXMemoryMetric? { nil }
  /// The time that the app ran; nil here.
  open var applicationTimeMetrics: MXAppRunTimeMetric? { nil }
  /// What the report is about; nil here.
  open var metaData: MXMetaData? { nil }
  /// Returns the report as JSON: an empty object here.
  open func jsonRepresentation() -> Data { Data("{}".utf8) }
  /// Returns the report as a dictionary: empty here.
  open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
}
