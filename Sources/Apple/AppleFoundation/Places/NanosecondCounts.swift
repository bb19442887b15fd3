// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Dispatch has them for C only on Linux.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// How many nanoseconds a second has.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
// swift-format-ignore: AlwaysUseLowerCamelCase
/// How many nanoseconds a millisecond has.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
// swift-format-ignore: AlwaysUseLowerCamelCase
/// How many nanoseconds a microsecond has.
public let NSEC_PER_USEC: UInt64 = 1000
// swift-format-ignore: AlwaysUseLowerCamelCase
/// How many microseconds a second has.
public let USEC_PER_SEC: UInt64 = 1_000_000
