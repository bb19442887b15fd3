// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// An error that the bytes of an image cannot be decoded.
package enum PNGError: Error, Hashable, Sendable {
  /// The bytes do not begin with the signature of PNG.
  case noSignature
  /// The bytes end before the image does.
  case truncated
  /// A chunk's checksum is wrong.
  case wrongChecksum(chunk: String)
  /// A chunk that the image needs is missing, repeated, of the wrong length, or in the wrong place.
  case misplacedChunk(String)
  /// A chunk that a reader has to understand is not one of PNG's.
  case unknownChunk(String)
  /// The image has no pixels, or more than are ever decoded.
  case unusableSize(width: Int, height: Int)
  /// Depth, colors, filter or interlacing have a number that PNG does not define.
  case unknownFormat
  /// The compressed data is damaged.
  case malformedData
  /// A pixel has a color that the palette does not hold.
  case colorOutsidePalette
}
