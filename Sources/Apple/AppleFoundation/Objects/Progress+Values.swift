// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

// Values of a progress that Foundation on Linux keeps by their names alone.
extension Progress {
  /// What is done with files; nil if the progress is none of files.
  public var fileOperationKind: FileOperationKind? {
    get { userInfo[.fileOperationKindKey] as? FileOperationKind }
    set { setUserInfoObject(newValue, forKey: .fileOperationKindKey) }
  }
  /// The address of the file; nil if there is none.
  public var fileURL: URL? {
    get { userInfo[.fileURLKey] as? URL }
    set { setUserInfoObject(newValue, forKey: .fileURLKey) }
  }
  /// The number of files; nil if it is not known.
  public var fileTotalCount: Int? {
    get { userInfo[.fileTotalCountKey] as? Int }
    set { setUserInfoObject(newValue, forKey: .fileTotalCountKey) }
  }
  /// The number of files that are done; nil if it is not known.
  public var fileCompletedCount: Int? {
    get { userInfo[.fileCompletedCountKey] as? Int }
    set { setUserInfoObject(newValue, forKey: .fileCompletedCountKey) }
  }
  /// The time that is left, in seconds; nil if it is not known.
  public var estimatedTimeRemaining: TimeInterval? {
    get { userInfo[.estimatedTimeRemainingKey] as? TimeInterval }
    set { setUserInfoObject(newValue, forKey: .estimatedTimeRemainingKey) }
  }
  /// The speed, in bytes a second; nil if it is not known.
  public var throughput: Int? {
    get { userInfo[.throughputKey] as? Int }
    set { setUserInfoObject(newValue, forKey: .throughputKey) }
  }

  /// Calls a function, whose new progress is a part of this one.
  public func performAsCurrent<Result>(
    withPendingUnitCount unitCount: Int64, using work: () throws -> Result
  ) rethrows -> Result {
    becomeCurrent(withPendingUnitCount: unitCount)
    defer { resignCurrent() }
    return try work()
  }
}
