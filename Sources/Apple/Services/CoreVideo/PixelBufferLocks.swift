// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

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
