// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A report of one crash or hang, which never comes here.
open class MXDiagnostic: NSObject, @unchecked Sendable {
  override init() {}

  /// What the report is about.
  open var metaData: MXMetaData { MXMetaData() }
  /// The version of the app; empty here.
  open var applicationVersion: String { "" }
  /// Returns the report as JSON: an empty object here.
  open func jsonRepresentation() -> Data { Data("{}".utf8) }
  /// Returns the report as a dictionary: empty here.
  open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
}

/// The calls that led to a crash or hang.
open class MXCallStackTree: NSObject, @unchecked Sendable {
  override init() {}

  /// Returns the calls as JSON: an empty object here.
  open func jsonRepresentation() -> Data { Data("{}".utf8) }
}

/// A report of a crash.
open class MXCrashDiagnostic: MXDiagnostic, @unchecked Sendable {
  /// The calls that led to it.
  open var callStackTree: MXCallStackTree { MXCallStackTree() }
  /// Why the app ended; nil here.
  open var terminationReason: String? { nil }
  /// The region of memory that was used wrongly; nil here.
  open var virtualMemoryRegionInfo: String? { nil }
  /// The type of the exception; nil here.
  open var exceptionType: NSNumber? { nil }
  /// The code of the exception; nil here.
  open var exceptionCode: NSNumber? { nil }
  /// The signal; nil here.
  open var signal: NSNumber? { nil }
}

/// A report of a hang.
open class MXHangDiagnostic: MXDiagnostic, @unchecked Sendable {
  /// The calls that led to it.
  open var callStackTree: MXCallStackTree { MXCallStackTree() }
  /// How long the app did not react; 0 here.
  open var hangDuration: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
}

/// A report of too much work of the processor.
open class MXCPUExceptionDiagnostic: MXDiagnostic, @unchecked Sendable {
  /// The calls that led to it.
  open var callStackTree: MXCallStackTree { MXCallStackTree() }
  /// The time of the work; 0 here.
  open var totalCPUTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
}

/// A report of too much writing to the disk.
open class MXDiskWriteExceptionDiagnostic: MXDiagnostic, @unchecked Sendable {
  /// The calls that led to it.
  open var callStackTree: MXCallStackTree { MXCallStackTree() }
  /// How much was written; 0 here.
  open var totalWritesCaused: Measurement<UnitInformationStorage> {
    Measurement(value: 0, unit: .bytes)
  }
}

/// Reports of crashes and hangs, which never come here.
open class MXDiagnosticPayload: NSObject, @unchecked Sendable {
  override init() {}

  /// The start of the time of the reports.
  open var timeStampBegin: Date { .distantPast }
  /// The end of the time of the reports.
  open var timeStampEnd: Date { .distantPast }
  /// The crashes; nil here.
  open var crashDiagnostics: [MXCrashDiagnostic]? { nil }
  /// The hangs; nil here.
  open var hangDiagnostics: [MXHangDiagnostic]? { nil }
  /// The reports of too much work; nil here.
  open var cpuExceptionDiagnostics: [MXCPUExceptionDiagnostic]? { nil }
  /// The reports of too much writing; nil here.
  open var diskWriteExceptionDiagnostics: [MXDiskWriteExceptionDiagnostic]? { nil }
  /// Returns the reports as JSON: an empty object here.
  open func jsonRepresentation() -> Data { Data("{}".utf8) }
  /// Returns the reports as a dictionary: empty here.
  open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
}
