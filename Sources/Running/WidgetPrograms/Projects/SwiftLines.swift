// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The lines of a Swift file without blanks at their beginning, comments and multi-line strings left out.
struct SwiftLines: Sequence, IteratorProtocol {
  private var rest: Substring
  private var commentDepth = 0
  private var isInString = false

  init(_ text: String) {
    rest = text[...]
  }

  mutating func next() -> Substring? {
    while !rest.isEmpty {
      let end = rest.firstIndex(where: \.isNewline) ?? rest.endIndex
      let line = rest[..<end]
      rest = end == rest.endIndex ? "" : rest[rest.index(after: end)...]
      let code = code(of: line)
      if !code.isEmpty { return code }
    }
    return nil
  }

  /// The part of a line outside comments and multi-line strings.
  private mutating func code(of line: Substring) -> Substring {
    if isInString {
      if line.contains("\"\"\"") { isInString = false }
      return ""
    }
    var line = line.drop { $0 == " " || $0 == "\t" || $0 == "\u{FEFF}" }
    if commentDepth == 0 {
      if line.hasPrefix("//") { return "" }
      if let quotes = line.firstRange(of: "\"\"\"") {
        isInString = line[quotes.upperBound...].firstRange(of: "\"\"\"") == nil
        return line
      }
      guard line.contains("/*") else { return line }
    }
    var code = ""
    while !line.isEmpty {
      if line.hasPrefix("/*") {
        commentDepth += 1
        line = line.dropFirst(2)
      } else if line.hasPrefix("*/"), commentDepth > 0 {
        commentDepth -= 1
        line = line.dropFirst(2)
      } else {
        if commentDepth == 0 { code.append(line[line.startIndex]) }
        line = line.dropFirst()
      }
    }
    return code[...].drop { $0 == " " || $0 == "\t" }
  }
}
