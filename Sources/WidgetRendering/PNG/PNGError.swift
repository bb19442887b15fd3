// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Why the bytes of an image cannot be shown.
package enum PNGError: Error, Hashable, Sendable {
  /// They do not begin as a PNG file does.
  case noSignature
  /// They end before the image does.
  case truncated
  /// A chunk's checksum does not fit its bytes.
  case wrongChecksum(chunk: String)
  /// A chunk that the image needs is missing, repeated, of the wrong length, or out of place.
  case misplacedChunk(String)
  /// A chunk that a reader has to know is none that PNG defines.
  case unknownChunk(String)
  /// The image has no pixels, or more than are ever decoded.
  case unusableSize(width: Int, height: Int)
  /// Bits, colors, filter or interlacing are spelled with numbers that PNG does not have.
  case unknownFormat
  /// The compressed data is damaged.
  case malformedData
  /// A pixel has a color that the palette does not hold.
  case colorOutsidePalette
}

extension PNGError: CustomStringConvertible {
  /// What was found and what to do, without the image's name.
  package var description: String {
    switch self {
    case .noSignature: "the file is no PNG; export the image as PNG or SVG"
    case .truncated: "the PNG ends too early; copy or export it again"
    case .wrongChecksum(let chunk):
      "the PNG is damaged: the checksum of its '\(chunk)' chunk is wrong; copy or export it again"
    case .misplacedChunk(let chunk):
      "the PNG is damaged: its '\(chunk)' chunk is missing, repeated, out of place or of the wrong "
        + "length; export it again"
    case .unknownChunk(let chunk):
      "the PNG needs a '\(chunk)' chunk, which is none of PNG's; export it again"
    case .unusableSize(let width, let height):
      "the PNG has \(width) × \(height) pixels; at least one and at most "
        + "\(PNGDecoder.maximumPixelCount) are drawn: make the image smaller"
    case .unknownFormat: "the PNG has a pixel format that PNG does not define; export it again"
    case .malformedData: "the PNG's compressed data is damaged; copy or export it again"
    case .colorOutsidePalette:
      "the PNG has a pixel whose color is not in its palette; export it again"
    }
  }
}
