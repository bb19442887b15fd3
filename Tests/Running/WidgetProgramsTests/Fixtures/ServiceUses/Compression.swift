// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// As apps write it.
// swift-format-ignore-file: NeverForceUnwrap

import Compression
import Foundation

extension Data {
  func inflated() -> Data? {
    let capacity = 1_000
    let buffer = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    defer { buffer.deallocate() }
    let count = withUnsafeBytes { bytes -> Int in
      guard let base = bytes.bindMemory(to: UInt8.self).baseAddress else { return 0 }
      return compression_decode_buffer(
        buffer, capacity, base, self.count, nil, COMPRESSION_ZLIB)
    }
    return count == 0 ? nil : Data(bytes: buffer, count: count)
  }

  func perform(
    _ operation: compression_stream_operation, using algorithm: compression_algorithm
  ) -> Data? {
    let size = 64
    let target = UnsafeMutablePointer<UInt8>.allocate(capacity: size)
    defer { target.deallocate() }
    var stream = compression_stream(
      dst_ptr: target, dst_size: size, src_ptr: target, src_size: 0, state: nil)
    var status = compression_stream_init(&stream, operation, algorithm)
    guard status != COMPRESSION_STATUS_ERROR else { return nil }
    defer { compression_stream_destroy(&stream) }
    return withUnsafeBytes { bytes -> Data? in
      var result = Data()
      stream.src_ptr = bytes.bindMemory(to: UInt8.self).baseAddress!
      stream.src_size = count
      repeat {
        stream.dst_ptr = target
        stream.dst_size = size
        status = compression_stream_process(&stream, Int32(COMPRESSION_STREAM_FINALIZE.rawValue))
        switch status {
        case COMPRESSION_STATUS_OK, COMPRESSION_STATUS_END:
          result.append(target, count: size - stream.dst_size)
        default: return nil
        }
      } while status == COMPRESSION_STATUS_OK
      return result
    }
  }
}

func useCompression() async throws {
  let text = Data(String(repeating: "Hello ", count: 100).utf8)
  let deflated = text.perform(COMPRESSION_STREAM_ENCODE, using: COMPRESSION_ZLIB)
  expect(deflated.map { $0.count < 100 } ?? false, "data becomes smaller")
  expect(deflated?.inflated() == text, "it is restored at once")
  for algorithm in [COMPRESSION_ZLIB, COMPRESSION_LZFSE, COMPRESSION_LZ4, COMPRESSION_LZ4_RAW] {
    let packed = text.perform(COMPRESSION_STREAM_ENCODE, using: algorithm)
    let restored = packed?.perform(COMPRESSION_STREAM_DECODE, using: algorithm)
    expect(restored == text, "it is restored in parts, too")
    let half = packed?.dropLast(packed!.count / 2)
    expect(
      half?.perform(COMPRESSION_STREAM_DECODE, using: algorithm) != text, "half of it is not all")
  }
  expect(
    text.perform(COMPRESSION_STREAM_ENCODE, using: COMPRESSION_LZMA) == nil, "LZMA is not known")
  expect(Data("Hello".utf8).inflated() == nil, "damaged data is not restored")
  var size = compression_encode_scratch_buffer_size(COMPRESSION_LZ4)
  size += compression_decode_scratch_buffer_size(COMPRESSION_LZMA)
  expect(size == 0, "no memory is needed")
  try useFilters(of: text)
  expect(Algorithm(rawValue: COMPRESSION_LZMA) == .lzma, "an algorithm has a number")
  expect(Algorithm.allCases.count == 6, "there are six algorithms")
}

private func useFilters(of text: Data) throws {
  var packed = Data()
  var isEnded = false
  let output = try OutputFilter(.compress, using: .zlib) {
    if let data = $0 { packed.append(data) } else { isEnded = true }
  }
  try output.write(text.prefix(300))
  try output.write(text.dropFirst(300))
  try output.finalize()
  expect(isEnded && packed.inflated() == text, "a filter compresses")
  var index = 0
  let input = try InputFilter(.decompress, using: .zlib) { (count: Int) -> Data? in
    let part = packed.dropFirst(index).prefix(min(count, 7))
    index += part.count
    return part
  }
  var restored = Data()
  while let page = try input.readData(ofLength: 10) { restored.append(page) }
  expect(restored == text, "a filter restores")
  do {
    _ = try OutputFilter(.compress, using: .brotli) { _ in }
    expect(false, "Brotli is not known")
  } catch { expect(error as? FilterError == .invalidState, "the error is FilterError") }
}
