// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The marks of an example as a reader sees them: carets under the characters that they are before.
///
/// The lines themselves stay as they are, so that they can be copied.
enum CaretLines {
  /// The text with a line of carets after each line that has marks.
  static func asCarets(in text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.flatMap { line in line.contains("↓") ? marked(line) : [String(line)] }
      .map { $0 + "\n" }.joined()
  }

  private static func marked(_ line: Substring) -> [String] {
    var text = ""
    var carets = ""
    var isMarked = false
    for character in line {
      if character == "↓" {
        isMarked = true
        continue
      }
      text.append(character)
      let blank = blank(like: character)
      carets += isMarked ? "^" + blank.dropFirst() : blank
      isMarked = false
    }
    if isMarked { carets += "^" }
    let end = carets.lastIndex(of: "^") ?? carets.startIndex
    return [text, String(carets[...end])]
  }

  /// Blanks as wide as a character in a font in which all have the same width, and some have two.
  private static func blank(like character: Character) -> String {
    if character == "\t" { return "\t" }
    let isWide = character.unicodeScalars.first.map { $0.value >= 0x1100 } ?? false
    return isWide ? "  " : " "
  }
}
