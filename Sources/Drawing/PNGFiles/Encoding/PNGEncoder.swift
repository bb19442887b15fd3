// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Writes PNG files: eight bits for each of red, green, blue and opacity, not interlaced (ISO/IEC 15948).
///
/// The same pixels give the same bytes on every machine.
package enum PNGEncoder {
  /// The file of a picture.
  ///
  /// - Parameters:
  ///   - image: The pixels.
  ///   - pixelsPerPoint: For programs that show the picture in its own size: a point is 1/72 inch; nil says nothing.
  /// - Returns: The bytes of the file.
  package static func file(of image: PixelImage, pixelsPerPoint: Int? = nil) -> [UInt8] {
    var file = PNGChunks.signature
    var header: [UInt8] = []
    header.append(bigEndian: UInt32(image.width))
    header.append(bigEndian: UInt32(image.height))
    // Eight bits, colors with opacity, deflate, the five filters, not interlaced.
    header += [8, 6, 0, 0, 0]
    file.append(chunk: "IHDR", header)
    if let pixelsPerPoint {
      var density: [UInt8] = []
      let pixelsPerMeter = UInt32((Double(pixelsPerPoint) * 72 / 0.0254).rounded())
      density.append(bigEndian: pixelsPerMeter)
      density.append(bigEndian: pixelsPerMeter)
      file.append(chunk: "pHYs", density + [1])
    }
    file.append(chunk: "IDAT", Deflate.zlib(PNGFilter.rows(of: image)))
    file.append(chunk: "IEND", [])
    return file
  }
}

extension [UInt8] {
  fileprivate mutating func append(bigEndian value: UInt32) {
    for shift in stride(from: 24, through: 0, by: -8) {
      append(UInt8(truncatingIfNeeded: value >> UInt32(shift)))
    }
  }

  fileprivate mutating func append(chunk name: String, _ data: [UInt8]) {
    append(bigEndian: UInt32(data.count))
    let checked = Array(name.utf8) + data
    append(contentsOf: checked)
    append(bigEndian: UInt32(CyclicRedundancyCheck.value(of: checked)))
  }
}
