// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

/// How a file is laid out around a node, so that what stands beside it, or takes its place, can look the same.
struct SurroundingLayout {
  /// The white space that the node's line begins with.
  let indentation: String

  /// Whether other text is on the line before the node, so that its items are not on lines of their own.
  let isOneLine: Bool

  /// The line break of the file.
  let lineBreak: String

  /// The indentation that the file adds at each level.
  private let step: String

  /// Looks at the line of the node at an offset.
  init(of source: SourceFile, at offset: Int) {
    let bytes = source.bytes
    let lineStart = bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let blanks = bytes[lineStart..<offset].prefix(while: \.isBlank)
    indentation = String(decoding: blanks, as: UTF8.self)
    isOneLine = blanks.endIndex < offset
    let end = bytes.firstIndex(of: UInt8(ascii: "\n")) ?? 0
    lineBreak = end > 0 && bytes[end - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
    step = Self.step(of: source)
  }

  /// How to write a value on lines beside the node; nil if its items are not on lines of their own.
  var lines: XMLWriter.Layout? {
    isOneLine ? nil : XMLWriter.Layout(indentation: indentation, step: step, lineBreak: lineBreak)
  }

  /// Lines without the indentation of the first and the line break of the last, to be put between what has both.
  func joining(_ lines: String) -> String {
    isOneLine ? lines : String(lines.dropFirst(indentation.count).dropLast())
  }

  /// The indentation that the file adds at each level: that of its first indented line, or a tab.
  static func step(of source: SourceFile) -> String {
    var rest = source.bytes[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      rest = rest[(end + 1)...]
      let blanks = rest.prefix(while: \.isBlank)
      if !blanks.isEmpty, let byte = rest[blanks.endIndex...].first, byte > UInt8(ascii: " ") {
        return String(decoding: blanks, as: UTF8.self)
      }
    }
    return "\t"
  }
}

extension UInt8 {
  /// Whether the byte is a space or a tab.
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}
