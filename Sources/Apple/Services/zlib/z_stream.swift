// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// The names are those of the library in C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

/// Data that is compressed or restored in parts.
public struct z_stream {
  /// Where the next bytes are read from.
  public var next_in: UnsafeMutablePointer<Bytef>!
  /// How many bytes can be read there.
  public var avail_in: uInt = 0
  /// How many bytes were read.
  public var total_in: uLong = 0
  /// Where the next bytes are written to.
  public var next_out: UnsafeMutablePointer<Bytef>!
  /// How many bytes can be written there.
  public var avail_out: uInt = 0
  /// How many bytes were written.
  public var total_out: uLong = 0
  /// What went wrong, as a text; nil here.
  public var msg: UnsafeMutablePointer<CChar>!
  /// What the library keeps of the stream; nil until it begins.
  public var state: OpaquePointer!
  /// What makes memory, which is not asked here.
  public var zalloc:
    (@convention(c) (UnsafeMutableRawPointer?, uInt, uInt) -> UnsafeMutableRawPointer?)?
  /// What frees memory, which is not asked here.
  public var zfree: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void)?
  /// What the app keeps of the stream.
  public var opaque: UnsafeMutableRawPointer!
  /// Whether the data is text, as far as that is known.
  public var data_type = Z_UNKNOWN
  /// The checksum of the data so far.
  public var adler: uLong = 0
  /// Nothing is kept here.
  public var reserved: uLong = 0

  /// Creates a stream of nothing, which has not begun.
  public init() {}
}

/// A pointer to a stream.
public typealias z_streamp = UnsafeMutablePointer<z_stream>

extension UnsafeMutablePointer<z_stream> {
  /// Keeps an object as the state of the stream.
  func begin(with coder: AnyObject) -> Int32 {
    pointee.state = OpaquePointer(Unmanaged.passRetained(coder).toOpaque())
    (pointee.total_in, pointee.total_out, pointee.msg) = (0, 0, nil)
    return Z_OK
  }

  /// Returns the object that is the state of the stream; nil if it is another one.
  func coder<Coder: AnyObject>(_ type: Coder.Type) -> Coder? {
    (pointee.state as OpaquePointer?).flatMap {
      Unmanaged<AnyObject>.fromOpaque(UnsafeRawPointer($0)).takeUnretainedValue() as? Coder
    }
  }

  /// Frees the object that is the state of the stream.
  func end<Coder: AnyObject>(_ type: Coder.Type) -> Int32 {
    guard coder(type) != nil, let state = pointee.state else { return Z_STREAM_ERROR }
    Unmanaged<AnyObject>.fromOpaque(UnsafeRawPointer(state)).release()
    pointee.state = nil
    return Z_OK
  }

  /// The bytes that can be read.
  var input: [UInt8] {
    Array(UnsafeBufferPointer(start: pointee.next_in, count: Int(pointee.avail_in)))
  }

  /// Moves the place of reading.
  func read(_ count: Int) {
    if let place = pointee.next_in { pointee.next_in = place + count }
    pointee.avail_in -= uInt(count)
    pointee.total_in += uLong(count)
  }

  /// Writes bytes, and moves the place of writing.
  func write(_ bytes: [UInt8]) {
    guard let place = pointee.next_out else { return }
    place.update(from: bytes, count: bytes.count)
    pointee.next_out = place + bytes.count
    pointee.avail_out -= uInt(bytes.count)
    pointee.total_out += uLong(bytes.count)
  }
}
