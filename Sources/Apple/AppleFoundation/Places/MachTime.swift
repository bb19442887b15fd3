// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Dispatch

/// The fraction by which ticks of the system's clock become nanoseconds.
public struct mach_timebase_info_data_t: Sendable {
  /// The upper part of the fraction.
  public var numer: UInt32 = 0
  /// The lower part of the fraction.
  public var denom: UInt32 = 0

  /// Creates a fraction that is not known yet.
  public init() {}
}

/// Creates a fraction that is not known yet, as C's structure of this name is created.
public func mach_timebase_info() -> mach_timebase_info_data_t { mach_timebase_info_data_t() }

/// Returns the nanoseconds since the system was started; a tick is one of them here.
public func mach_absolute_time() -> UInt64 { DispatchTime.now().uptimeNanoseconds }

/// Returns the nanoseconds since the system was started.
public func mach_continuous_time() -> UInt64 { mach_absolute_time() }

/// Sets the fraction by which ticks become nanoseconds, which is one; returns zero, for success.
@discardableResult
public func mach_timebase_info(_ info: UnsafeMutablePointer<mach_timebase_info_data_t>) -> Int32 {
  info.pointee.numer = 1
  info.pointee.denom = 1
  return 0
}
