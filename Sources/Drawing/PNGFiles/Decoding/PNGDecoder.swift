// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Reads PNG files: all bit depths, palettes and interlacing.
///
/// Files are hostile: no more memory is allocated than the header asks for, which is checked against a limit, and damage is
/// an error, never a part of an image.
package enum PNGDecoder {
  /// The most pixels that are decoded: 4096 × 4096, some twenty times what iOS lets a widget show.
  package static let maximumPixelCount = 1 << 24

  /// The pixels of a file.
  package static func image(from bytes: [UInt8]) throws(PNGError) -> PixelImage {
    var chunks = try PNGChunks(bytes)
    let first = try next(&chunks)
    guard first.name == "IHDR" else { throw .misplacedChunk("IHDR") }
    let header = try PNGHeader(first.data)
    var colors = PNGColors(kind: header.kind)
    var data: [UInt8] = []
    var isDataDone = false
    while true {
      let chunk = try next(&chunks)
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

  private static func next(_ chunks: inout PNGChunks) throws(PNGError) -> PNGChunks.Chunk {
    let chunk = try chunks.next()
    guard chunk.isSound else { throw .wrongChecksum(chunk: chunk.name) }
    return chunk
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
