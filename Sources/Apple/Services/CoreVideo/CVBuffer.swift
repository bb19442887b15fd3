// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation
import Synchronization

/// Rows of numbers in the memory of a buffer: all of its pixels, or one of their parts.
struct PixelPlane {
  let width: Int
  let height: Int
  let bytesPerRow: Int
  /// Where the rows begin in the memory of the buffer.
  let offset: Int
}

/// The pixels of an image in memory.
public class CVBuffer: _CFObject, @unchecked Sendable {
  let width: Int
  let height: Int
  let format: OSType
  /// The rows of the pixels: one, or one for each part of a kind with several.
  let planes: [PixelPlane]
  let isPlanar: Bool
  let memory: UnsafeMutableRawPointer
  let byteCount: Int
  let locks = Mutex(0)
  let attachments = Mutex<[String: CVAttachment]>([:])
  private let release: (() -> Void)?

  /// Creates a buffer of pixels that are 0, or of memory of somebody else, who is told when it is no longer used.
  init(
    width: Int, height: Int, format: OSType, planes: [PixelPlane], isPlanar: Bool = false,
    memory: UnsafeMutableRawPointer? = nil, release: (() -> Void)? = nil
  ) {
    (self.width, self.height, self.format) = (width, height, format)
    (self.planes, self.isPlanar) = (planes, isPlanar)
    byteCount = planes.map { $0.offset + $0.bytesPerRow * $0.height }.max() ?? 0
    if let memory {
      self.memory = memory
      self.release = release
    } else {
      let own = UnsafeMutableRawPointer.allocate(byteCount: max(byteCount, 1), alignment: 64)
      own.initializeMemory(as: UInt8.self, repeating: 0, count: byteCount)
      self.memory = own
      self.release = { own.deallocate() }
    }
  }

  deinit { release?() }

  /// Returns the rows of a plane by its number; nil if there are not so many, or the kind has no planes.
  func plane(_ index: Int) -> PixelPlane? {
    isPlanar && planes.indices.contains(index) ? planes[index] : nil
  }
}

/// A value beside the pixels.
struct CVAttachment: @unchecked Sendable {
  let value: Any
  let mode: CVAttachmentMode
}

/// The pixels of an image in memory.
public typealias CVImageBuffer = CVBuffer
/// The pixels of an image in memory.
public typealias CVPixelBuffer = CVBuffer
