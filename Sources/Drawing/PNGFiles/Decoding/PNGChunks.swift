// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The chunks of a PNG file, in order.
package struct PNGChunks {
  /// A part of the file.
  package struct Chunk {
    /// Four letters; `?` if the file has other bytes there.
    package let name: String

    /// The data of the chunk, without length, type and checksum.
    package let data: ArraySlice<UInt8>

    /// The name and the data, as the checksum covers them.
    fileprivate let checked: ArraySlice<UInt8>

    /// The checksum that the file has.
    fileprivate let checksum: Int

    /// Whether the checksum is that of the bytes.
    var isSound: Bool { CyclicRedundancyCheck.value(of: checked) == checksum }

    /// Whether a reader that does not know the chunk can ignore it: its name begins in lower case.
    var isAncillary: Bool {
      (name.utf8.first ?? 0) & 0x20 != 0
    }
  }

  package static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private let bytes: [UInt8]
  private var position: Int

  /// Whether bytes begin as a PNG file does.
  package static func isPNG(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: signature)
  }

  /// Begins to read the chunks of a file.
  ///
  /// - Throws: ``PNGError/noSignature``, or ``PNGError/truncated`` if the file ends inside the signature.
  package init(_ bytes: [UInt8]) throws(PNGError) {
    guard Self.isPNG(bytes) else {
      throw Self.signature.starts(with: bytes) ? .truncated : .noSignature
    }
    self.bytes = bytes
    position = Self.signature.count
  }

  /// The next chunk, whether its checksum is right or not.
  ///
  /// - Throws: ``PNGError/truncated`` if the file ends before the chunk does.
  package mutating func next() throws(PNGError) -> Chunk {
    guard bytes.count - position >= 12 else { throw .truncated }
    let length = bytes[position...].bigEndian32
    guard length <= bytes.count - position - 12 else { throw .truncated }
    let end = position + 8 + length
    let letters = bytes[position + 4..<position + 8]
    let isName = letters.allSatisfy { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A }
    let name = isName ? String(decoding: letters, as: UTF8.self) : "?"
    defer { position = end + 4 }
    return Chunk(
      name: name, data: bytes[position + 8..<end], checked: bytes[position + 4..<end],
      checksum: bytes[end...].bigEndian32)
  }
}
