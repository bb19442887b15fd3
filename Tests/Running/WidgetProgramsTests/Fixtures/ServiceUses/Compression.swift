// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

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

  func perform(_ operation: compression_stream_operation) -> Data? {
    let size = 64
    let target = UnsafeMutablePointer<UInt8>.allocate(capacity: size)
    defer { target.deallocate() }
    var stream = compression_stream(
      dst_ptr: target, dst_size: size, src_ptr: target, src_size: 0, state: nil)
    var status = compression_stream_init(&stream, operation, COMPRESSION_LZFSE)
    guard status != COMPRESSION_STATUS_ERROR else { return nil }
    defer { compression_stream_destroy(&stream) }
    var result = Data()
    repeat {
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

func useCompression() async throws {
  let data = Data("Hello".utf8)
  expect(data.inflated() == nil, "nothing is restored")
  expect(data.perform(COMPRESSION_STREAM_ENCODE) == nil, "no stream begins")
  var size = compression_encode_scratch_buffer_size(COMPRESSION_LZ4)
  size += compression_decode_scratch_buffer_size(COMPRESSION_LZMA)
  expect(size == 0, "no memory is needed")
  do {
    var result = Data()
    let filter = try OutputFilter(.compress, using: .zlib) {
      if let data = $0 { result.append(data) }
    }
    try filter.write(data)
    try filter.finalize()
    expect(false, "there is no filter")
  } catch FilterError.invalidState {
  } catch { expect(false, "the error is FilterError") }
  do {
    let filter = try InputFilter(.decompress, using: .lzfse) { (count: Int) -> Data? in
      data.prefix(count)
    }
    while let page = try filter.readData(ofLength: 10) {
      expect(page.isEmpty, "there is no filter")
    }
  } catch { expect(error as? FilterError == .invalidState, "the error is FilterError") }
  expect(Algorithm(rawValue: COMPRESSION_LZMA) == .lzma, "an algorithm has a number")
  expect(Algorithm.allCases.count == 6, "there are six algorithms")
}
