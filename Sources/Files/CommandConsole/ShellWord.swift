// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

/// A text as a word of a command that a user copies into a shell.
package enum ShellWord {
  /// The word, in quotation marks where the shell would take it for more than one, or for something else.
  package static func of(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || "/._-+,:@%".unicodeScalars.contains(scalar)
    }
    if isPlain, !text.isEmpty { return text }
    return "'" + VisibleText.of(text.replacing("'", with: #"'\''"#)) + "'"
  }
}
