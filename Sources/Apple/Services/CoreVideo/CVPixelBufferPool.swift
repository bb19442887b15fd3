// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation
import Foundation

/// What makes buffers of one size and kind; it keeps none.
public final class CVPixelBufferPool: _CFObject, @unchecked Sendable {
  let width: Int
  let height: Int
  let format: OSType

  init(width: Int, height: Int, format: OSType) {
    (self.width, self.height, self.format) = (width, height, format)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a pool of buffers with the width, height and kind of the second attributes.
///
/// - Returns: 0, or an error if one of them is missing.
@discardableResult
public func CVPixelBufferPoolCreate(
  _ allocator: CFTypeRef?, _ poolAttributes: CFDictionary?,
  _ pixelBufferAttributes: CFDictionary?, _ poolOut: UnsafeMutablePointer<CVPixelBufferPool?>
) -> CVReturn {
  func number(_ key: CFString) -> Int? {
    let value = (pixelBufferAttributes as NSDictionary?)?[key as String]
    return (value as? NSNumber)?.intValue ?? (value as? any BinaryInteger).map { Int($0) }
  }
  poolOut.pointee = nil
  guard let width = number(kCVPixelBufferWidthKey), let height = number(kCVPixelBufferHeightKey),
    let format = number(kCVPixelBufferPixelFormatTypeKey)
  else { return kCVReturnInvalidArgument }
  poolOut.pointee = CVPixelBufferPool(
    width: width, height: height, format: OSType(truncatingIfNeeded: format))
  return kCVReturnSuccess
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a buffer as the pool has them.
///
/// - Returns: 0, or an error if the size or the kind cannot be.
@discardableResult
public func CVPixelBufferPoolCreatePixelBuffer(
  _ allocator: CFTypeRef?, _ pixelBufferPool: CVPixelBufferPool,
  _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
  CVPixelBufferCreate(
    allocator, pixelBufferPool.width, pixelBufferPool.height, pixelBufferPool.format, nil,
    pixelBufferOut)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Frees what the pool keeps, which is nothing.
public func CVPixelBufferPoolFlush(_ pool: CVPixelBufferPool, _ options: CVOptionFlags) {}
