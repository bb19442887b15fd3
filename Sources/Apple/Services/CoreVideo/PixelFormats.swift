// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

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
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Pixels of 24 bits: blue, green and red.
public let kCVPixelFormatType_24BGR: OSType = 0x3234_4247
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Pixels of 32 bits: alpha, blue, green, red, which is `ABGR`.
public let kCVPixelFormatType_32ABGR: OSType = 0x4142_4752
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Pixels of four numbers of 16 bits with a point, which is `RGhA`.
public let kCVPixelFormatType_64RGBAHalf: OSType = 0x5247_6841
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Pixels with one number of 16 bits with a point, which is `L00h`.
public let kCVPixelFormatType_OneComponent16Half: OSType = 0x4C30_3068
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Pixels with one number of 32 bits with a point, which is `L00f`.
public let kCVPixelFormatType_OneComponent32Float: OSType = 0x4C30_3066
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Depths in meters, of 16 bits, which is `hdep`.
public let kCVPixelFormatType_DepthFloat16: OSType = 0x6864_6570
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Depths in meters, of 32 bits, which is `fdep`.
public let kCVPixelFormatType_DepthFloat32: OSType = 0x6664_6570
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Shifts between two cameras, of 16 bits, which is `hdis`.
public let kCVPixelFormatType_DisparityFloat16: OSType = 0x6864_6973
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Shifts between two cameras, of 32 bits, which is `fdis`.
public let kCVPixelFormatType_DisparityFloat32: OSType = 0x6664_6973
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Pixels of a camera in one plane, which is `2vuy`.
public let kCVPixelFormatType_422YpCbCr8: OSType = 0x3276_7579
