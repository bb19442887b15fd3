// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Writes zip archives for tests, honest ones and others.
package struct ZipWriter {
  /// A file of the archive; whatever a test changes is written as it is.
  package struct File {
    package var name: [UInt8]
    package var content: [UInt8]
    package var packed: [UInt8]
    package var method = 0
    package var flags = 0
    package var byteCount: Int
    package var checksum: UInt32
    /// The upper half of the attributes: the mode of the file on Unix systems.
    package var mode = 0o100644

    /// Makes a file that is stored.
    package init(_ name: String, _ content: [UInt8]) {
      self.name = Array(name.utf8)
      self.content = content
      packed = content
      byteCount = content.count
      checksum = ZipWriter.checksum(of: content)
    }

    /// Makes a file that is stored.
    package init(_ name: String, _ content: String) { self.init(name, Array(content.utf8)) }
  }

  /// The files, in their order.
  package var files: [File]

  /// Whether numbers are in the fields of 64 bits.
  package var isWide = false

  /// What is after the list of files.
  package var comment: [UInt8] = []

  /// Makes a writer of files.
  package init(_ files: [File]) {
    self.files = files
  }

  /// The archive.
  package var bytes: [UInt8] {
    var result: [UInt8] = []
    var list: [UInt8] = []
    for file in files {
      let offset = result.count
      result += header(of: file, signature: 0x0403_4B50, made: false)
      result += number(file.name.count, 2) + number(0, 2) + file.name + file.packed
      list += header(of: file, signature: 0x0201_4B50, made: true)
      let extra =
        isWide
        ? number(1, 2) + number(24, 2) + number(file.byteCount, 8) + number(file.packed.count, 8)
          + number(offset, 8) : []
      list += number(file.name.count, 2) + number(extra.count, 2) + number(0, 2) + number(0, 2)
      list += number(0, 2) + number(file.mode << 16, 4) + number(isWide ? 0xFFFF_FFFF : offset, 4)
      list += file.name + extra
    }
    let start = result.count
    result += list
    if isWide {
      let record = result.count
      result += number(0x0606_4B50, 4) + number(44, 8) + number(0x31E, 2) + number(45, 2)
      result += number(0, 4) + number(0, 4) + number(files.count, 8) + number(files.count, 8)
      result += number(list.count, 8) + number(start, 8)
      result += number(0x0706_4B50, 4) + number(0, 4) + number(record, 8) + number(1, 4)
    }
    let count = isWide ? 0xFFFF : min(files.count, 0xFFFF)
    result += number(0x0605_4B50, 4) + number(0, 2) + number(0, 2) + number(count, 2)
    result += number(count, 2) + number(isWide ? 0xFFFF_FFFF : list.count, 4)
    result += number(isWide ? 0xFFFF_FFFF : start, 4) + number(comment.count, 2) + comment
    return result
  }

  private func header(of file: File, signature: Int, made: Bool) -> [UInt8] {
    let isWide = isWide && made
    return number(signature, 4) + (made ? number(0x31E, 2) : []) + number(20, 2)
      + number(file.flags, 2) + number(file.method, 2) + number(0, 4)
      + number(Int(file.checksum), 4) + number(isWide ? 0xFFFF_FFFF : file.packed.count, 4)
      + number(isWide ? 0xFFFF_FFFF : file.byteCount, 4)
  }

  private func number(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }

  /// The checksum of some bytes, as zip archives have it.
  package static func checksum(of bytes: [UInt8]) -> UInt32 {
    var value: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      value ^= UInt32(byte)
      for _ in 0..<8 { value = value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
    }
    return value ^ 0xFFFF_FFFF
  }
}
