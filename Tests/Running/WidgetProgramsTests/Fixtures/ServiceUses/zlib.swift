// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import zlib

extension Data {
  /// The data, as a stream of the library restores it in small parts.
  func restored(windowBits: Int32, partLength: Int = 5) -> Data? {
    var stream = z_stream()
    guard
      inflateInit2_(
        &stream, windowBits, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
    else { return nil }
    defer { inflateEnd(&stream) }
    var result = Data()
    var room = [UInt8](repeating: 0, count: 7)
    var rest = [UInt8](self)[...]
    var status = Z_OK
    while status == Z_OK, !rest.isEmpty || stream.avail_out == 0 {
      var part = Array(rest.prefix(partLength))
      part.withUnsafeMutableBufferPointer { input in
        stream.next_in = input.baseAddress
        stream.avail_in = uInt(input.count)
        room.withUnsafeMutableBufferPointer { output in
          stream.next_out = output.baseAddress
          stream.avail_out = uInt(output.count)
          status = inflate(&stream, Z_SYNC_FLUSH)
          result.append(contentsOf: output.prefix(output.count - Int(stream.avail_out)))
        }
        rest = rest.dropFirst(input.count - Int(stream.avail_in))
      }
    }
    return status == Z_STREAM_END ? result : nil
  }

  /// The data, as a stream of the library compresses it.
  func compressed(windowBits: Int32) -> Data? {
    var stream = z_stream()
    guard
      deflateInit2_(
        &stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, windowBits, MAX_MEM_LEVEL, Z_DEFAULT_STRATEGY,
        ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
    else { return nil }
    defer { deflateEnd(&stream) }
    var bytes = [UInt8](self)
    var result = Data()
    var room = [UInt8](repeating: 0, count: 16)
    bytes.withUnsafeMutableBufferPointer { input in
      stream.next_in = input.baseAddress
      stream.avail_in = uInt(input.count)
      repeat {
        room.withUnsafeMutableBufferPointer { output in
          stream.next_out = output.baseAddress
          stream.avail_out = uInt(output.count)
          deflate(&stream, Z_FINISH)
          result.append(contentsOf: output.prefix(output.count - Int(stream.avail_out)))
        }
      } while stream.avail_out == 0
    }
    return result
  }
}

func usezlib() async throws {
  let digits = Data("123456789".utf8)
  let check = digits.withUnsafeBytes { crc32(0, $0.bindMemory(to: Bytef.self).baseAddress, 9) }
  expect(check == 0xCBF4_3926, "the cyclic redundancy check of nine digits is known")
  let first = digits.withUnsafeBytes { adler32(1, $0.bindMemory(to: Bytef.self).baseAddress, 4) }
  let all = digits.dropFirst(4).withUnsafeBytes {
    adler32(first, $0.bindMemory(to: Bytef.self).baseAddress, 5)
  }
  expect(all == 0x091E_01DE, "so is the other checksum")

  // Of the library itself, in the frames of zlib and of gzip.
  let text = Data("hello hello hello hello hello".utf8)
  let packed = Data([0x78, 0xDA, 0xCB, 0x48, 0xCD, 0xC9, 0xC9, 0x57, 0xC8, 0xC0, 0x4E, 0x02, 0x00])
  let framed = packed + [0xA3, 0x10, 0x0A, 0xE5]
  expect(framed.restored(windowBits: MAX_WBITS) == text, "a stream is restored")
  expect(framed.restored(windowBits: MAX_WBITS + 32, partLength: 1) == text, "its frame is found")
  expect((packed + [1, 2, 3, 4]).restored(windowBits: MAX_WBITS) == nil, "a checksum is wrong")
  expect(packed.dropFirst(2).restored(windowBits: -MAX_WBITS) == text, "no frame is needed")

  let long = Data((0..<5_000).map { UInt8(truncatingIfNeeded: $0 * $0 / 77) })
  for windowBits in [MAX_WBITS, MAX_WBITS + 16, -MAX_WBITS] {
    let restored = long.compressed(windowBits: windowBits)?.restored(windowBits: windowBits)
    expect(restored == long, "what was compressed is restored")
  }

  var size = compressBound(uLong(text.count))
  var buffer = [UInt8](repeating: 0, count: Int(size))
  expect(compress(&buffer, &size, Array(text), uLong(text.count)) == Z_OK, "a buffer is filled")
  var length = uLongf(text.count)
  var result = [UInt8](repeating: 0, count: text.count)
  expect(uncompress(&result, &length, buffer, size) == Z_OK, "and is restored")
  expect(Data(result) == text && Int(length) == text.count, "as it was")
  length = 3
  expect(uncompress(&result, &length, buffer, size) == Z_BUF_ERROR, "there is no room")
  var stream = z_stream()
  expect(inflate(&stream, Z_NO_FLUSH) == Z_STREAM_ERROR, "a stream has not begun")
}
