// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

extension AuditEvents {
  /// How many bytes of a line a summary shows.
  private static let textLimit = 400

  /// Notes a line that is not whole.
  ///
  /// - Parameters:
  ///   - judgment: What was found.
  ///   - text: The block.
  ///   - line: The bytes of the line.
  mutating func note(_ judgment: borrowing Judgment, _ text: Span<UInt8>, _ line: Range<Int>) {
    if judgment.verdict == .unreadable {
      guard unreadable == nil else { return }
      unreadable = Unreadable(
        place: place(text, line), column: judgment.column ?? 1, message: judgment.message ?? "")
      return
    }
    var seen: UInt32 = 0
    for losses in [judgment.destinationLosses, judgment.otherLosses] {
      for loss in losses {
        let index = loss.cause.rawValue
        guard seen & (1 << UInt32(index)) == 0 else { continue }
        seen |= 1 << UInt32(index)
        if examples[index].count < Self.exampleLimit { examples[index].append(place(text, line)) }
      }
    }
  }

  private func place(_ text: Span<UInt8>, _ line: Range<Int>) -> AuditedLine {
    let shown = line.lowerBound..<min(line.upperBound, line.lowerBound + Self.textLimit)
    var spelling = String(decoding: shown.map { text[$0] }, as: UTF8.self)
    if shown.count < line.count {
      // The last character may be cut in two.
      while spelling.unicodeScalars.last == "\u{FFFD}" { spelling.unicodeScalars.removeLast() }
      spelling += "…"
    }
    return AuditedLine(file: nil, line: lineCount + 1, text: spelling)
  }
}
