// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The segments of a JPEG file before and between its scans, in order (ITU T.81, annex B).
package struct JPEGSegments {
  /// A part of the file that begins with a marker.
  package struct Segment {
    /// The second byte of the marker, as 0xDA of a scan.
    package let marker: UInt8

    /// The place of the data, without marker and length; empty for a marker that stands alone.
    package let data: Range<Int>

    /// Whether the segment describes the image: its size, its components and how they are coded.
    package var isFrame: Bool {
      0xC0...0xCF ~= marker && marker != 0xC4 && marker != 0xC8 && marker != 0xCC
    }
  }

  /// The bytes of the file.
  package let bytes: [UInt8]

  /// Where the next segment begins.
  package var position = 2

  /// Whether bytes begin as a JPEG file does.
  package static func isJPEG(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0xFF, 0xD8, 0xFF])
  }

  /// Begins to read a file that begins as a JPEG file does.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The next segment; nil if there is none, be it that the file ends or that it is damaged.
  package mutating func next() -> Segment? {
    guard position + 2 <= bytes.count, bytes[position] == 0xFF else { return nil }
    // A marker can have more of these before it.
    while position + 2 < bytes.count, bytes[position + 1] == 0xFF { position += 1 }
    let marker = bytes[position + 1]
    switch marker {
    case 0x01, 0xD0...0xD9:
      position += 2
      return Segment(marker: marker, data: position..<position)
    case 0, 0xFF: return nil
    default:
      guard position + 4 <= bytes.count else { return nil }
      let length = number(at: position + 2)
      let data = position + 4
      guard length >= 2, length - 2 <= bytes.count - data else { return nil }
      position = data + length - 2
      return Segment(marker: marker, data: data..<position)
    }
  }

  /// The number that two bytes are, the high one first.
  package func number(at place: Int) -> Int {
    Int(bytes[place]) << 8 | Int(bytes[place + 1])
  }
}
