// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A PNG file made of parts, sound or not.
package struct PNGFile: Sendable {
  /// The content.
  package private(set) var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Makes a file with the header, the pixels and the end that a size asks for; the pixels are none.
  package init(width: UInt32, height: UInt32) {
    append("IHDR", Self.header(width, height))
    append("IDAT", [0x78, 0x9C, 1, 2, 3])
    append("IEND", [])
  }

  /// Makes a file of the given parts.
  package init(parts: [(type: String, content: [UInt8])]) {
    for part in parts { append(part.type, part.content) }
  }

  /// Adds a part; nobody looks at its checksum.
  package mutating func append(_ type: String, _ content: [UInt8]) {
    bytes += Self.number(UInt32(content.count)) + Array(type.utf8) + content + [0, 0, 0, 0]
  }

  /// The content of a header.
  package static func header(_ width: UInt32, _ height: UInt32) -> [UInt8] {
    number(width) + number(height) + [8, 6, 0, 0, 0]
  }

  private static func number(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
