// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation
import Foundation

/// What tells times of media.
public final class CMClock: _CFObject, @unchecked Sendable {
  private init() {}

  // Apple's name.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  /// The clock of the device, which counts from its start.
  public static let hostTimeClock = CMClock()

  /// The time now, in billionths of a second.
  public var time: CMTime {
    CMTime(seconds: ProcessInfo.processInfo.systemUptime, preferredTimescale: 1_000_000_000)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the clock of the device, which counts from its start.
public func CMClockGetHostTimeClock() -> CMClock { .hostTimeClock }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the time of a clock now.
public func CMClockGetTime(_ clock: CMClock) -> CMTime { clock.time }
