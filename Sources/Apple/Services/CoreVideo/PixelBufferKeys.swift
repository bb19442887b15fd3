// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of whether Core Graphics may use the pixels as an image.
public let kCVPixelBufferCGImageCompatibilityKey: CFString = "CGImageCompatibility"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of whether Core Graphics may draw into the pixels.
public let kCVPixelBufferCGBitmapContextCompatibilityKey: CFString =
  "CGBitmapContextCompatibility"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of whether Metal may use the pixels.
public let kCVPixelBufferMetalCompatibilityKey: CFString = "MetalCompatibility"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of how the pixels are shared with other processes.
public let kCVPixelBufferIOSurfacePropertiesKey: CFString = "IOSurfaceProperties"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the kind of the pixels.
public let kCVPixelBufferPixelFormatTypeKey: CFString = "PixelFormatType"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the width, in pixels.
public let kCVPixelBufferWidthKey: CFString = "Width"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the height, in pixels.
public let kCVPixelBufferHeightKey: CFString = "Height"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of what the number of bytes per row is a multiple of.
public let kCVPixelBufferBytesPerRowAlignmentKey: CFString = "BytesPerRowAlignment"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of how the memory of the pixels is made.
public let kCVPixelBufferMemoryAllocatorKey: CFString = "MemoryAllocator"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of whether OpenGL may use the pixels.
public let kCVPixelBufferOpenGLESCompatibilityKey: CFString = "OpenGLESCompatibility"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the number of buffers that a pool keeps at least.
public let kCVPixelBufferPoolMinimumBufferCountKey: CFString = "MinimumBufferCount"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the age at which a pool frees a buffer, in seconds.
public let kCVPixelBufferPoolMaximumBufferAgeKey: CFString = "MaximumBufferAge"
