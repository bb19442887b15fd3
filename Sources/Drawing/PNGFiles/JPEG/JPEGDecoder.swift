// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetValues

/// Reads JPEG files (ITU T.81): baseline, extended sequential and progressive ones with Huffman codes and 8 bits, all
/// subsampling, in gray, color and the inks of Adobe's programs, turned upright.
///
/// Files are hostile: no more memory is allocated than the frame asks for, which is checked against a limit and the
/// length of the file; scans have to follow each other and are counted; damage is an error, never a part of an image.
/// Color profiles are not applied.
package enum JPEGDecoder {
  /// The pixels of a file.
  package static func image(from bytes: [UInt8]) throws(JPEGError) -> PixelImage {
    guard JPEGSegments.isJPEG(bytes) else {
      throw [0xFF, 0xD8, 0xFF].starts(with: bytes) ? .truncated : .noSignature
    }
    var decoding = Decoding(bytes)
    return try decoding.image()
  }

  /// Whether a file goes on to its end as a JPEG does; its data is not decoded.
  package static func isWhole(_ bytes: [UInt8]) -> Bool {
    var segments = JPEGSegments(bytes)
    var hasScan = false
    while let segment = segments.next() {
      if segment.marker == 0xD9 { return hasScan }
      guard segment.marker == 0xDA else { continue }
      hasScan = true
      var bits = JPEGBits(bytes, from: segments.position)
      repeat {
        bits.skipToMarker()
      } while bits.skipRestart()
      segments.position = bits.position
    }
    return false
  }

  private struct Decoding {
    private var segments: JPEGSegments
    private var tables = JPEGTables()
    private var frame: JPEGFrame?
    private var progress = JPEGProgress(componentCount: 0)
    private var adobe: UInt8?
    private var isJFIF = false

    /// For each component, the numbers of its blocks.
    private var planes: [[Int16]] = []

    /// For each component, the factors that were defined when it first came.
    private var factors: [[Int32]?] = []

    init(_ bytes: [UInt8]) {
      segments = JPEGSegments(bytes)
    }

    mutating func image() throws(JPEGError) -> PixelImage {
      while let segment = segments.next() {
        if segment.marker == 0xD9 { return try assembled() }
        if segment.isFrame {
          try begin(segment)
        } else if segment.marker == 0xDA {
          try readScan(segment)
        } else if segment.marker == 0xCC {
          throw .unsupported(.arithmetic)
        } else if try !tables.read(segment, in: segments.bytes) {
          note(segment)
        }
      }
      throw isBetweenSegments ? .malformedData : .truncated
    }

    /// Whether something is where a segment should begin.
    private var isBetweenSegments: Bool {
      segments.position + 1 < segments.bytes.count
        && (segments.bytes[segments.position] != 0xFF
          || segments.bytes[segments.position + 1] == 0)
    }

    /// Keeps what the segments of programs say of colors.
    private mutating func note(_ segment: JPEGSegments.Segment) {
      let data = segments.bytes[segment.data]
      if segment.marker == 0xE0, data.starts(with: "JFIF\0".utf8) { isJFIF = true }
      if segment.marker == 0xEE, data.count >= 12, data.starts(with: "Adobe".utf8) {
        adobe = data[data.startIndex + 11]
      }
    }

    private mutating func begin(_ segment: JPEGSegments.Segment) throws(JPEGError) {
      guard self.frame == nil else { throw .malformedSegment(segment.marker) }
      let frame = try JPEGFrame(segment, in: segments.bytes)
      planes = frame.components.map { Array(repeating: 0, count: $0.columns * $0.rows * 64) }
      factors = Array(repeating: nil, count: frame.components.count)
      progress = JPEGProgress(componentCount: frame.components.count)
      self.frame = frame
    }

    private mutating func readScan(_ segment: JPEGSegments.Segment) throws(JPEGError) {
      guard let frame else { throw .misplacedScan }
      let scan = try JPEGScan(segment, in: segments.bytes, of: frame)
      try progress.add(scan)
      for part in scan.parts where factors[part.component] == nil {
        let table = tables.quantization[frame.components[part.component].quantization]
        guard let table else { throw .missingTable }
        factors[part.component] = table
      }
      var reader = JPEGScanReader(
        scan, of: frame, with: tables,
        bits: JPEGBits(segments.bytes, from: segment.data.upperBound))
      try reader.read(into: &planes)
      var bits = reader.bits
      bits.skipToMarker()
      segments.position = bits.position
    }

    private mutating func assembled() throws(JPEGError) -> PixelImage {
      guard let frame, progress.isComplete else { throw .misplacedScan }
      var components: [JPEGPlane] = []
      for (index, component) in frame.components.enumerated() {
        guard let factors = factors[index] else { throw .missingTable }
        components.append(JPEGPlane(planes[index], of: component, in: frame, factors: factors))
        planes[index] = []
      }
      let colors = JPEGColors(frame, adobe: adobe, isJFIF: isJFIF)
      var image = PixelImage(
        width: frame.width, height: frame.height,
        pixels: Array(repeating: .zero, count: frame.width * frame.height))
      var rows = Array(
        repeating: Array(repeating: UInt8(0), count: frame.width), count: components.count)
      for row in 0..<frame.height {
        for (index, component) in components.enumerated() { component.row(row, into: &rows[index]) }
        colors.write(rows, to: &image.pixels, at: row * frame.width)
      }
      return image
    }
  }
}
