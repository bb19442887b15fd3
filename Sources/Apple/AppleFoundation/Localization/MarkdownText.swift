// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation

/// The blocks of a text in Markdown, joined as a view of text shows them: without anything between.
struct MarkdownText {
  private let text: String

  init(_ text: String) { self.text = text }

  /// The text with what is in lines still as Markdown.
  func lines(_ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax) -> String {
    switch syntax {
    case .inlineOnlyPreservingWhitespace: return text
    case .inlineOnly: return joined(text.split(whereSeparator: \.isNewline))
    case .full:
      var blocks: [[Substring]] = [[]]
      for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
        let line = line.drop(while: \.isWhitespace)
        let content = withoutMarker(line)
        // A line with a marker, and one after an empty line, begin a block.
        if line.isEmpty || content.startIndex != line.startIndex { blocks.append([]) }
        if !content.isEmpty { blocks[blocks.count - 1].append(content) }
        if line.hasPrefix("#"), content.startIndex != line.startIndex { blocks.append([]) }
      }
      return blocks.map { joined($0) }.joined()
    }
  }

  private func joined(_ lines: [Substring]) -> String {
    lines.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
      .joined(separator: " ")
  }

  /// A line without the marker of a heading, a quotation or an item of a list.
  private func withoutMarker(_ line: Substring) -> Substring {
    let marker = line.prefix { !$0.isWhitespace }
    let rest = line[marker.endIndex...].drop(while: \.isWhitespace)
    let isHeading = (1...6).contains(marker.count) && marker.allSatisfy { $0 == "#" }
    let isNumber =
      marker.count > 1 && (marker.last == "." || marker.last == ")")
      && marker.dropLast().allSatisfy { $0.isASCII && $0.isNumber }
    return isHeading || isNumber || ["-", "*", "+", ">"].contains(marker) ? rest : line
  }
}
