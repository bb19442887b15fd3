// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The answer of a call: 0 if it succeeded, or an error.
public typealias CVReturn = Int32
/// The four letters that name a kind, as a number.
public typealias OSType = UInt32
/// The four letters of a code, as a number.
public typealias FourCharCode = UInt32
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
