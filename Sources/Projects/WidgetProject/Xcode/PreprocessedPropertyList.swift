// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import SourceText

/// An `Info.plist` that Xcode puts through the preprocessor of C before anything reads it.
enum PreprocessedPropertyList {
  private static let directives = [
    "define", "elif", "else", "endif", "error", "if", "ifdef", "ifndef", "import", "include",
    "line",
    "pragma", "undef", "warning",
  ]

  /// Whether a line of a file is for the preprocessor.
  static func hasDirectives(_ source: SourceFile) -> Bool {
    var found = false
    forEachDirective(in: source.bytes) { _ in found = true }
    return found
  }

  /// The file with blanks in place of the lines for the preprocessor, so that all else stands where it stood; nil where there
  /// are none.
  ///
  /// What stands between them is all kept, whatever they ask: a key may then be there twice.
  static func withoutDirectives(_ source: SourceFile) -> SourceFile? {
    var bytes = source.bytes
    var lines: [Range<Int>] = []
    forEachDirective(in: bytes) { lines.append($0) }
    guard !lines.isEmpty else { return nil }
    for line in lines {
      for offset in line { bytes[offset] = UInt8(ascii: " ") }
    }
    return SourceFile(name: source.name, text: String(decoding: bytes, as: UTF8.self))
  }

  private static func forEachDirective(in bytes: [UInt8], _ visit: (Range<Int>) -> Void) {
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex { $0 == UInt8(ascii: "\n") } ?? bytes.count
      let line = bytes[start..<end].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      if line.first == UInt8(ascii: "#") {
        let word = line.dropFirst().drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
          .prefix { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }
        if directives.contains(String(decoding: word, as: UTF8.self)) { visit(start..<end) }
      }
      start = end + 1
    }
  }
}
