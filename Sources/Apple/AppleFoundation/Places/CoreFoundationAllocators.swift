// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation

/// What allocates memory of Core Foundation, which Swift does itself.
public final class CFAllocator: _CFObject, Sendable {
  private init() {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The default allocator, which is none.
public let kCFAllocatorDefault: CFAllocator? = nil
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The allocator of the system, which is none.
public let kCFAllocatorSystemDefault: CFAllocator? = nil
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The allocator that allocates nothing.
public let kCFAllocatorNull: CFAllocator? = nil

/// A time in seconds since the beginning of 2001.
public typealias CFAbsoluteTime = Double

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The seconds from 1970 to the time that absolute times are counted from, 2001.
public let kCFAbsoluteTimeIntervalSince1970: CFTimeInterval = 978_307_200

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the seconds since the beginning of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
