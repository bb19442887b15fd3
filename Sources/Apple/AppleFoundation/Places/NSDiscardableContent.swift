// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// An object whose content can be thrown away while nobody reads it.
///
/// `NSCache` does not ask for it here: it keeps such objects as it keeps others.
public protocol NSDiscardableContent: AnyObject {
  /// Begins to read the content, which stays until the reading ends; false if it is gone.
  func beginContentAccess() -> Bool
  /// Ends to read the content.
  func endContentAccess()
  /// Throws the content away if nobody reads it.
  func discardContentIfPossible()
  /// Whether the content was thrown away.
  func isContentDiscarded() -> Bool
}

/// Bytes that are thrown away when they are asked to go and nobody reads them.
///
/// As on Apple's systems, who made them reads them at first.
open class NSPurgeableData: NSMutableData, NSDiscardableContent {
  private let lock = NSLock()
  private var readers = 1
  private var isDiscarded = false
  // Foundation keeps no bytes of subclasses.
  private var memory = UnsafeMutableRawPointer.allocate(byteCount: 0, alignment: 1)
  private var count = 0

  deinit { memory.deallocate() }

  /// The number of bytes; bytes that are added are 0.
  open override var length: Int {
    get { count }
    set {
      let larger = UnsafeMutableRawPointer.allocate(byteCount: newValue, alignment: 1)
      larger.initializeMemory(as: UInt8.self, repeating: 0, count: newValue)
      larger.copyMemory(from: memory, byteCount: newValue < count ? newValue : count)
      memory.deallocate()
      (memory, count) = (larger, newValue)
    }
  }

  /// The place of the bytes in memory.
  open override var bytes: UnsafeRawPointer { UnsafeRawPointer(memory) }

  /// The place of the bytes in memory, where they can be changed.
  open override var mutableBytes: UnsafeMutableRawPointer { memory }

  /// Replaces bytes of a range by others; no others are zeros.
  open override func replaceBytes(
    in range: NSRange, withBytes replacementBytes: UnsafeRawPointer?, length replacementLength: Int
  ) {
    var all = [UInt8](UnsafeRawBufferPointer(start: memory, count: count))
    let new =
      replacementBytes.map { [UInt8](UnsafeRawBufferPointer(start: $0, count: replacementLength)) }
      ?? [UInt8](repeating: 0, count: replacementLength)
    if range.upperBound > all.count {
      all += [UInt8](repeating: 0, count: range.upperBound - all.count)
    }
    all.replaceSubrange(range.lowerBound..<range.upperBound, with: new)
    length = all.count
    all.withUnsafeBytes { bytes in
      if let start = bytes.baseAddress { memory.copyMemory(from: start, byteCount: bytes.count) }
    }
  }

  /// Replaces bytes of a range by as many others.
  open override func replaceBytes(in range: NSRange, withBytes bytes: UnsafeRawPointer) {
    replaceBytes(in: range, withBytes: bytes, length: range.length)
  }

  /// Replaces bytes of a range by zeros.
  open override func resetBytes(in range: NSRange) {
    replaceBytes(in: range, withBytes: nil, length: range.length)
  }

  /// Adds bytes at the end.
  open override func append(_ bytes: UnsafeRawPointer, length: Int) {
    replaceBytes(in: NSRange(location: count, length: 0), withBytes: bytes, length: length)
  }

  /// Adds bytes at the end.
  open override func append(_ other: Data) {
    other.withUnsafeBytes { bytes in
      if let start = bytes.baseAddress { append(start, length: bytes.count) }
    }
  }

  /// Adds zeros at the end.
  open override func increaseLength(by extraLength: Int) { length = count + extraLength }

  /// Replaces all bytes by those of data.
  open override func setData(_ data: Data) {
    length = 0
    append(data)
  }

  /// Begins to read the bytes; false if they are gone.
  open func beginContentAccess() -> Bool {
    lock.withLock {
      guard !isDiscarded else { return false }
      readers += 1
      return true
    }
  }

  /// Ends to read the bytes.
  open func endContentAccess() { lock.withLock { if readers > 0 { readers -= 1 } } }

  /// Removes the bytes if nobody reads them.
  open func discardContentIfPossible() {
    let isGone = lock.withLock {
      guard readers == 0, !isDiscarded else { return false }
      isDiscarded = true
      return true
    }
    if isGone { length = 0 }
  }

  /// Whether the bytes were removed.
  open func isContentDiscarded() -> Bool { lock.withLock { isDiscarded } }
}
