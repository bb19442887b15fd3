// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import PNGFiles

/// The size of the image in a PNG file.
package struct PNGSize: Hashable, Sendable {
  /// The largest width and height that are read, in pixels.
  ///
  /// An icon of 32 points has 96 on the sharpest screen. A file of a few kilobytes can ask for gigabytes of pixels.
  package static let maximumSide = 4096

  /// The largest file that is read, in bytes.
  package static let maximumByteCount = 4 << 20

  /// The number of pixels in a row.
  package let width: Int

  /// The number of rows of pixels.
  package let height: Int

  /// Reads the size, and checks that the chunks reach to the end of the file.
  ///
  /// Checksums and pixels are not checked.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - file: The file's name, for the error.
  /// - Throws: ``ImageAssetError`` if the file is not a complete PNG or has too many pixels.
  package init(_ bytes: [UInt8], file: String) throws(ImageAssetError) {
    func fault(_ message: ImageAssetMessage) -> ImageAssetError {
      ImageAssetError(message, at: .init(file: file))
    }
    guard bytes.count <= Self.maximumByteCount else {
      throw fault(.fileTooLarge(byteCount: bytes.count, limit: Self.maximumByteCount))
    }
    guard var chunks = try? PNGChunks(bytes) else { throw fault(.noPNG) }
    func next() throws(ImageAssetError) -> PNGChunks.Chunk {
      guard let chunk = try? chunks.next() else { throw fault(.incompletePNG) }
      return chunk
    }
    var chunk = try next()
    guard chunk.name != "CgBI" else { throw fault(.applePNG) }
    guard chunk.name == "IHDR", chunk.data.count == 13 else { throw fault(.incompletePNG) }
    width = chunk.data.bigEndian32
    height = chunk.data.dropFirst(4).bigEndian32
    guard 1...Int(Int32.max) ~= width, 1...Int(Int32.max) ~= height else {
      throw fault(.invalidPNGSize(width: width, height: height))
    }
    guard max(width, height) <= Self.maximumSide else {
      throw fault(.tooManyPixels(.png, width: width, height: height, limit: Self.maximumSide))
    }
    var hasPixels = false
    while chunk.name != "IEND" {
      chunk = try next()
      if chunk.name == "IDAT" { hasPixels = true }
    }
    guard hasPixels else { throw fault(.incompletePNG) }
  }
}
