// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics

/// What a PNG file says of itself; its pixels are not looked at.
package struct PNGHeader: Hashable, Sendable {
  /// The largest width and height that are read, in pixels.
  ///
  /// An icon of 32 points has 96 on the sharpest screen. A file of a few kilobytes can ask for gigabytes of pixels.
  package static let maximumSide = 4096

  /// The largest file that is read, in bytes.
  package static let maximumByteCount = 4 << 20

  /// The number of pixels in a row.
  package let width: Int

  /// The number of rows.
  package let height: Int

  /// The eight bytes that every PNG begins with.
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Reads the header, and checks that the file's parts reach to its end.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - file: The file's name, for the error.
  /// - Throws: ``ImageAssetError`` where the file is no PNG that is whole, or has too many pixels.
  package init(_ bytes: [UInt8], file: String) throws(ImageAssetError) {
    func fault(_ message: ImageAssetMessage) -> ImageAssetError {
      ImageAssetError(message, at: .init(file: file))
    }
    guard bytes.count <= Self.maximumByteCount else {
      throw fault(.fileTooLarge(byteCount: bytes.count, limit: Self.maximumByteCount))
    }
    guard bytes.starts(with: Self.signature) else { throw fault(.noPNG) }
    guard let first = Chunk(bytes, at: Self.signature.count) else { throw fault(.incompletePNG) }
    guard first.type != "CgBI" else { throw fault(.applePNG) }
    guard first.type == "IHDR", first.content.count == 13 else { throw fault(.incompletePNG) }
    let start = first.content.lowerBound
    let (width, height) = (bytes.number(at: start), bytes.number(at: start + 4))
    guard 1...Int(Int32.max) ~= width, 1...Int(Int32.max) ~= height else {
      throw fault(.invalidPNGSize(width: width, height: height))
    }
    guard max(width, height) <= Self.maximumSide else {
      throw fault(.tooManyPixels(width: width, height: height, limit: Self.maximumSide))
    }
    self.width = width
    self.height = height
    var hasPixels = false
    var chunk = first
    while chunk.type != "IEND" {
      guard let next = Chunk(bytes, at: chunk.end) else { throw fault(.incompletePNG) }
      if next.type == "IDAT" { hasPixels = true }
      chunk = next
    }
    guard hasPixels else { throw fault(.incompletePNG) }
  }

  /// A part of the file.
  private struct Chunk {
    /// Four letters.
    let type: String

    /// Where its content lies.
    let content: Range<Int>

    /// The offset behind its checksum.
    var end: Int { content.upperBound + 4 }

    /// Reads the part at an offset; nil where the file ends in it.
    init?(_ bytes: [UInt8], at offset: Int) {
      guard offset + 12 <= bytes.count else { return nil }
      let length = bytes.number(at: offset)
      guard length <= bytes.count - offset - 12 else { return nil }
      type = String(decoding: bytes[(offset + 4)..<(offset + 8)], as: UTF8.self)
      content = (offset + 8)..<(offset + 8 + length)
    }
  }
}

extension [UInt8] {
  /// The number of four bytes, the highest first.
  fileprivate func number(at offset: Int) -> Int {
    self[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
  }
}
