// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension String {
  /// The words in lines of at most the given width; a longer word has a line of its own.
  ///
  /// - Parameters:
  ///   - width: The columns of a line, each character counted as one.
  ///   - indent: What each line but the first begins with, and the first too unless it has a beginning of its own.
  ///   - firstIndent: What the first line begins with; nil means the indent.
  /// - Returns: The lines, each with its line break.
  package func wrapped(width: Int, indent: String = "", firstIndent: String? = nil) -> String {
    var text = ""
    var line = firstIndent ?? indent
    var isEmpty = true
    for word in split(whereSeparator: \.isWhitespace) {
      if !isEmpty, line.count + 1 + word.count > width {
        text += line + "\n"
        line = indent
        isEmpty = true
      }
      line += isEmpty ? word : " " + word
      isEmpty = false
    }
    return text + line + "\n"
  }
}
