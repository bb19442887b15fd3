// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation
public import Foundation
import Synchronization

/// What is done with locked pixels.
public struct CVPixelBufferLockFlags: OptionSet, Sendable {
  /// The raw bits of the set.
  public let rawValue: CVOptionFlags
  /// Creates a set from its bits.
  public init(rawValue: CVOptionFlags) { self.rawValue = rawValue }
  /// They are only read.
  public static let readOnly = CVPixelBufferLockFlags(rawValue: 1)
}

/// The pixels of an image in memory.
public class CVBuffer: _CFObject, @unchecked Sendable {
  let width: Int
  let height: Int
  let format: OSType
  let bytesPerRow: Int
  let memory: UnsafeMutableRawPointer
  let isOwner: Bool
  let locks = Mutex(0)

  init(
    width: Int, height: Int, format: OSType, bytesPerRow: Int, memory: UnsafeMutableRawPointer?
  ) {
    (self.width, self.height, self.format) = (width, height, format)
    self.bytesPerRow = bytesPerRow
    isOwner = memory == nil
    self.memory =
      memory ?? .allocate(byteCount: max(bytesPerRow * height, 1), alignment: 64)
    if isOwner {
      self.memory.initializeMemory(as: UInt8.self, repeating: 0, count: bytesPerRow * height)
    }
  }

  deinit { if isOwner { memory.deallocate() } }
}

/// The pixels of an image in memory.
public typealias CVImageBuffer = CVBuffer
/// The pixels of an image in memory.
public typealias CVPixelBuffer = CVBuffer

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

/// Returns the bytes of a pixel; nil if it is of several planes or of a kind that is not known.
private func bytes(of format: OSType) -> Int? {
  switch format {
  case kCVPixelFormatType_32ARGB, kCVPixelFormatType_32BGRA, kCVPixelFormatType_32RGBA: 4
  case kCVPixelFormatType_OneComponent8: 1
  default: nil
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a buffer of pixels that are 0; the allocator and the attributes make no difference.
///
/// - Returns: 0, or an error if a side is not positive or the pixels have several planes.
@discardableResult
public func CVPixelBufferCreate(
  _ allocator: CFTypeRef?, _ width: Int, _ height: Int, _ pixelFormatType: OSType,
  _ pixelBufferAttributes: CFDictionary?, _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
  pixelBufferOut.pointee = nil
  guard let size = bytes(of: pixelFormatType) else { return kCVReturnInvalidPixelFormat }
  guard width > 0, height > 0, width <= 1 << 16, height <= 1 << 16 else {
    return kCVReturnInvalidSize
  }
  pixelBufferOut.pointee = CVBuffer(
    width: width, height: height, format: pixelFormatType,
    bytesPerRow: (width * size + 63) / 64 * 64, memory: nil)
  return kCVReturnSuccess
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Waits for nothing and lets the program use the memory of the pixels.
@discardableResult
public func CVPixelBufferLockBaseAddress(
  _ pixelBuffer: CVPixelBuffer, _ lockFlags: CVPixelBufferLockFlags
) -> CVReturn {
  pixelBuffer.locks.withLock { $0 += 1 }
  return kCVReturnSuccess
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Ends the use of the memory of the pixels.
@discardableResult
public func CVPixelBufferUnlockBaseAddress(
  _ pixelBuffer: CVPixelBuffer, _ unlockFlags: CVPixelBufferLockFlags
) -> CVReturn {
  pixelBuffer.locks.withLock {
    guard $0 > 0 else { return kCVReturnError }
    $0 -= 1
    return kCVReturnSuccess
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the memory of the pixels; nil if it is not locked.
public func CVPixelBufferGetBaseAddress(_ pixelBuffer: CVPixelBuffer) -> UnsafeMutableRawPointer? {
  pixelBuffer.locks.withLock { $0 } > 0 ? pixelBuffer.memory : nil
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the width, in pixels.
public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.width }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the height, in pixels.
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.height }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the bytes from one row to the next, a multiple of 64.
public func CVPixelBufferGetBytesPerRow(_ pixelBuffer: CVPixelBuffer) -> Int {
  pixelBuffer.bytesPerRow
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the bytes of all rows.
public func CVPixelBufferGetDataSize(_ pixelBuffer: CVPixelBuffer) -> Int {
  pixelBuffer.bytesPerRow * pixelBuffer.height
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the kind of the pixels.
public func CVPixelBufferGetPixelFormatType(_ pixelBuffer: CVPixelBuffer) -> OSType {
  pixelBuffer.format
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns whether the pixels have several planes; never here.
public func CVPixelBufferIsPlanar(_ pixelBuffer: CVPixelBuffer) -> Bool { false }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the number of planes: 0, as the pixels have none.
public func CVPixelBufferGetPlaneCount(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the size of an image, in pixels.
public func CVImageBufferGetEncodedSize(_ imageBuffer: CVImageBuffer) -> CGSize {
  CGSize(width: imageBuffer.width, height: imageBuffer.height)
}
