// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TerminalInterface

extension String {
  /// The words in lines of at most so many columns of a terminal; of a word that is longer, the beginning.
  ///
  /// - Parameters:
  ///   - limit: The columns of a line.
  ///   - indent: What each line but the first begins with, and the first too unless it has a beginning of its own.
  ///   - firstIndent: What the first line begins with; nil means the indent.
  /// - Returns: The lines, each with its line break.
  package func wrapped(toColumns limit: Int, indent: String = "", firstIndent: String? = nil)
    -> String
  {
    let width = DisplayWidth()
    var text = ""
    var line = firstIndent ?? indent
    var columns = width.columns(of: line)
    var isEmpty = true
    for word in split(whereSeparator: \.isWhitespace).map(String.init) {
      if !isEmpty, columns + 1 + width.columns(of: word) > limit {
        text += line + "\n"
        line = indent
        columns = width.columns(of: indent)
        isEmpty = true
      }
      let word = (isEmpty ? "" : " ") + word.truncated(toColumns: max(1, limit - columns))
      line += word
      columns += width.columns(of: word)
      isEmpty = false
    }
    return text + line + "\n"
  }
}
