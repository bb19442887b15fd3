// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import CoreMedia
public import Foundation

extension NSValue {
  /// Creates a value that holds a time.
  public convenience init(time: CMTime) {
    let parts = [time.value, Int64(time.timescale), Int64(time.flags.rawValue), time.epoch]
    self.init(bytes: parts, objCType: "[4q]")
  }

  /// The time that the value holds; an invalid one if it holds something else.
  public var timeValue: CMTime {
    guard String(cString: objCType) == "[4q]" else { return .invalid }
    var parts: [Int64] = [0, 0, 0, 0]
    getValue(&parts)
    return CMTime(
      value: parts[0], timescale: Int32(truncatingIfNeeded: parts[1]),
      flags: CMTimeFlags(rawValue: UInt32(truncatingIfNeeded: parts[2])), epoch: parts[3])
  }
}

extension NSValue {
  /// Creates a value that holds a range of times.
  public convenience init(timeRange: CMTimeRange) {
    let parts = [timeRange.start, timeRange.duration].flatMap { time in
      [time.value, Int64(time.timescale), Int64(time.flags.rawValue), time.epoch]
    }
    self.init(bytes: parts, objCType: "[8q]")
  }

  /// The range of times that the value holds; an invalid one if it holds something else.
  public var timeRangeValue: CMTimeRange {
    guard String(cString: objCType) == "[8q]" else { return .invalid }
    var parts = [Int64](repeating: 0, count: 8)
    getValue(&parts)
    let times = [0, 4].map { start in
      CMTime(
        value: parts[start], timescale: Int32(truncatingIfNeeded: parts[start + 1]),
        flags: CMTimeFlags(rawValue: UInt32(truncatingIfNeeded: parts[start + 2])),
        epoch: parts[start + 3])
    }
    return CMTimeRange(start: times[0], duration: times[1])
  }
}
