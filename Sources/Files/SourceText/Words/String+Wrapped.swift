// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension String {
  /// The words in lines of at most the given width; a longer word has a line of its own.
  ///
  /// - Parameters:
  ///   - width: The characters of a line, its indent included.
  ///   - indent: What each line but the first begins with, and the first too unless it has a beginning of its own.
  ///   - firstIndent: What the first line begins with (default: the indent).
  /// - Returns: The lines without line breaks; at least one.
  package func lines(width: Int, indent: String = "", firstIndent: String? = nil) -> [String] {
    var lines: [String] = []
    var line = firstIndent ?? indent
    var isEmpty = true
    for word in split(whereSeparator: \.isWhitespace) {
      if !isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = indent
        isEmpty = true
      }
      line += isEmpty ? word : " " + word
      isEmpty = false
    }
    return lines + [line]
  }

  /// The lines of ``lines(width:indent:firstIndent:)``, each with its line break.
  package func wrapped(width: Int, indent: String = "", firstIndent: String? = nil) -> String {
    lines(width: width, indent: indent, firstIndent: firstIndent).map { $0 + "\n" }.joined()
  }
}
