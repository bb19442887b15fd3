// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A text whose places are marked in it, so that a test never counts characters.
///
/// Each `↓` is taken out of the text; what remains of it is the offset at which it stood.
package struct MarkedText: Sendable {
  /// The text without its marks.
  package let text: String

  /// The UTF-8 offsets at which the marks stood.
  package let offsets: [Int]

  /// Takes the marks out of `marked`.
  package init(_ marked: String) {
    var text = ""
    var offsets: [Int] = []
    for character in marked {
      if character == "↓" { offsets.append(text.utf8.count) } else { text.append(character) }
    }
    self.text = text
    self.offsets = offsets
  }
}
