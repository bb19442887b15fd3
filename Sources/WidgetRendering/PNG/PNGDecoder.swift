// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Reads PNG files: all bit depths, palettes and interlacing.
///
/// The file is hostile: nothing is made room for that the header, checked against a limit, does not ask for, and what is
/// damaged is an error, never a part of an image.
package enum PNGDecoder {
  /// The most pixels that are decoded: 4096 × 4096, some twenty times what iOS lets a widget show.
  package static let maximumPixelCount = 1 << 24

  /// The pixels of a file.
  static func image(from bytes: [UInt8]) throws(PNGError) -> PixelImage {
    var chunks = try PNGChunks(bytes)
    let first = try chunks.next()
    guard first.name == "IHDR" else { throw .misplacedChunk("IHDR") }
    let header = try PNGHeader(first.data)
    var colors = PNGColors(kind: header.kind)
    var data: [UInt8] = []
    var isDataDone = false
    while true {
      let chunk = try chunks.next()
      if chunk.name != "IDAT", !data.isEmpty { isDataDone = true }
      switch chunk.name {
      case "IDAT":
        guard !isDataDone else { throw .misplacedChunk("IDAT") }
        data += chunk.data
      case "PLTE", "tRNS":
        guard data.isEmpty else { throw .misplacedChunk(chunk.name) }
        try colors.read(chunk)
      case "IEND":
        return try decode(data, header, colors)
      case _ where chunk.isAncillary: continue
      default: throw .unknownChunk(chunk.name)
      }
    }
  }

  /// What is wrong with a file; nil where its image can be drawn.
  package static func error(in bytes: [UInt8]) -> PNGError? {
    do throws(PNGError) {
      _ = try image(from: bytes)
      return nil
    } catch {
      return error
    }
  }

  private static func decode(
    _ data: [UInt8], _ header: PNGHeader, _ colors: PNGColors
  ) throws(PNGError) -> PixelImage {
    guard !data.isEmpty else { throw .misplacedChunk("IDAT") }
    guard header.kind != .palette || !colors.palette.isEmpty else { throw .misplacedChunk("PLTE") }
    let passes = header.passes
    let length = passes.reduce(0) { $0 + (header.rowBytes($1.width) + 1) * $1.height }
    var raw = try Inflate.zlib(data, length: length)
    var image = PixelImage(
      width: header.width, height: header.height,
      pixels: Array(repeating: .zero, count: header.width * header.height))
    var position = 0
    for pass in passes {
      let rowBytes = header.rowBytes(pass.width)
      try PNGFilter.undo(
        in: &raw, from: position, rows: pass.height, rowBytes: rowBytes,
        pixelBytes: max(1, header.bitsPerPixel / 8))
      for row in 0..<pass.height {
        let start = position + row * (rowBytes + 1) + 1
        let base = (pass.y + row * pass.stepY) * header.width + pass.x
        for column in 0..<pass.width {
          image.pixels[base + column * pass.stepX] = try colors.pixel(
            raw, rowAt: start, column: column, depth: header.depth)
        }
      }
      position += (rowBytes + 1) * pass.height
    }
    return image
  }
}
