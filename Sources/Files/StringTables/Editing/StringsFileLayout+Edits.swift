// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

extension StringsFileLayout {
  /// The edits that add texts; nil in braces without an entry.
  func adding(_ texts: [TextToTranslate]) -> [TextEdit]? {
    guard !items.isEmpty || !hasBraces else { return nil }
    let isSorted = isSorted
    var added: [Int: String] = [:]
    for text in texts.sorted(by: { $0.key.precedesByBytes($1.key) }) {
      let lines =
        "/* \(TextToTranslate.comment) */" + lineBreak + Self.quoted(text.key) + " = "
        + Self.quoted(text.text) + ";" + lineBreak
      let blank = isSpaced ? lineBreak : ""
      let previous = isSorted ? items.last { $0.key.precedesByBytes(text.key) } : items.last
      if let previous {
        added[previous.end, default: openingBreak(at: previous.end)] += blank + lines
      } else if let first = items.first, first.start > 0 || !first.hasComment {
        added[first.start, default: ""] += lines + blank
      } else {
        // What is at the very top may be about the whole file.
        let end = items.last?.end ?? bytes.count
        let isFirst = bytes.isEmpty && added[end] == nil
        added[end, default: openingBreak(at: end)] += (isFirst ? "" : blank) + lines
      }
    }
    return added.sorted { $0.key < $1.key }
      .map { TextEdit(range: SourceRange(at: $0.key), replacement: $0.value) }
  }

  /// The line break that is missing before an offset; empty if the line is ended.
  private func openingBreak(at offset: Int) -> String {
    offset == 0 || bytes[offset - 1] == UInt8(ascii: "\n") ? "" : lineBreak
  }

  /// The edits that take keys out, with a blank line if there is one on either side.
  func removing(_ keys: Set<String>) -> [TextEdit] {
    var runs: [(start: Int, end: Int, isFirst: Bool)] = []
    for (index, item) in items.enumerated() where keys.contains(item.key) {
      if let last = runs.last, index > 0, items[index - 1].end == last.end,
        isWhite(last.end..<item.start)
      {
        runs[runs.count - 1].end = item.end
      } else {
        runs.append((item.start, item.end, index == 0))
      }
    }
    return runs.map { run in
      TextEdit(
        range: withBlankLine(run.start, run.end, isFirst: run.isFirst), replacement: "")
    }
  }

  private func withBlankLine(_ start: Int, _ end: Int, isFirst: Bool) -> SourceRange {
    var next = end
    while next < bytes.count, bytes[next] <= UInt8(ascii: " ") { next += 1 }
    // Back to the start of the line, which may be indented.
    var nextLine = next
    while nextLine > end, bytes[nextLine - 1] != UInt8(ascii: "\n") { nextLine -= 1 }
    var before = start
    while before > 0, bytes[before - 1] <= UInt8(ascii: " ") { before -= 1 }
    let breaks = bytes[before..<start].count { $0 == UInt8(ascii: "\n") }
    if next == bytes.count, !isFirst, breaks > 1 {
      // The last entry: the blank line above it goes instead.
      let kept = bytes[before..<start].firstIndex(of: UInt8(ascii: "\n")) ?? before
      return SourceRange(kept + 1, end)
    }
    return SourceRange(start, isFirst || breaks > 1 ? nextLine : end)
  }

  private func isWhite(_ range: Range<Int>) -> Bool {
    bytes[range].allSatisfy { $0 <= UInt8(ascii: " ") }
  }

  /// A text in quotation marks, as Xcode writes it.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        result += "\\U" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
