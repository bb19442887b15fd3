// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The answer of a call: 0 if it succeeded, or an error.
public typealias CVReturn = Int32
/// The four letters that name a kind, as a number.
public typealias OSType = UInt32
/// Options of functions, as bits of a number.
public typealias CVOptionFlags = UInt64

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The answer that a call succeeded.
public let kCVReturnSuccess: CVReturn = 0
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The answer that a call failed for a reason that is not known.
public let kCVReturnError: CVReturn = -6660
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The answer that an argument is not valid.
public let kCVReturnInvalidArgument: CVReturn = -6661
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The answer that there is no memory.
public let kCVReturnAllocationFailed: CVReturn = -6662
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The answer that a buffer cannot have such pixels.
public let kCVReturnInvalidPixelFormat: CVReturn = -6680
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The answer that a buffer cannot have such a size.
public let kCVReturnInvalidSize: CVReturn = -6681

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Pixels of 32 bits: alpha, red, green, blue.
public let kCVPixelFormatType_32ARGB: OSType = 0x20
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Pixels of 24 bits: red, green and blue.
public let kCVPixelFormatType_24RGB: OSType = 0x18
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Pixels of 32 bits: blue, green, red, alpha, which is `BGRA`.
public let kCVPixelFormatType_32BGRA: OSType = 0x4247_5241
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Pixels of 32 bits: red, green, blue, alpha, which is `RGBA`.
public let kCVPixelFormatType_32RGBA: OSType = 0x5247_4241
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Pixels of 8 bits with one number, which is `L008`.
public let kCVPixelFormatType_OneComponent8: OSType = 0x4C30_3038
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Pixels of a camera in two planes with the small range of numbers, which is `420v`.
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: OSType = 0x3432_3076
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Pixels of a camera in two planes with the full range of numbers, which is `420f`.
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: OSType = 0x3432_3066
