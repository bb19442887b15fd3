// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension String {
  /// The words in lines of at most the given width; a longer word has a line of its own.
  ///
  /// - Parameters:
  ///   - width: The width of a line, its indent included.
  ///   - indent: What each line but the first begins with, and the first too unless it has a beginning of its own.
  ///   - firstIndent: What the first line begins with (default: the indent).
  ///   - measure: The width of a text (default: its number of characters).
  /// - Returns: The lines without line breaks; at least one.
  package func lines(
    width: Int, indent: String = "", firstIndent: String? = nil,
    measure: (Substring) -> Int = \.count
  ) -> [String] {
    var lines: [String] = []
    var line = firstIndent ?? indent
    var filled = measure(line[...])
    var isEmpty = true
    for word in split(whereSeparator: \.isWhitespace) {
      let wordWidth = measure(word)
      if !isEmpty, filled + 1 + wordWidth > width {
        lines.append(line)
        line = indent
        filled = measure(indent[...])
        isEmpty = true
      }
      line += isEmpty ? word : " " + word
      filled += isEmpty ? wordWidth : 1 + wordWidth
      isEmpty = false
    }
    return lines + [line]
  }

  /// The lines of ``lines(width:indent:firstIndent:measure:)``, each with its line break.
  package func wrapped(width: Int, indent: String = "", firstIndent: String? = nil) -> String {
    lines(width: width, indent: indent, firstIndent: firstIndent).map { $0 + "\n" }.joined()
  }
}
