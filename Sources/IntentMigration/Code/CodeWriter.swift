// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Builds the text of a Swift file, line by line, with two spaces a level.
struct CodeWriter {
  /// The text so far.
  private(set) var text = ""

  private var depth = 0

  private var indentation: Int { depth * 2 }

  /// Adds a line.
  mutating func line(_ line: String) {
    text += String(repeating: " ", count: indentation) + line + "\n"
  }

  /// Adds an empty line.
  mutating func blank() { text += "\n" }

  /// Adds a line with an expression in it, which is broken if the line is too long.
  mutating func line(_ prefix: String, _ code: Code, _ suffix: String = "") {
    let body = code.text(
      from: indentation + prefix.count, indentation: indentation, trailing: suffix.count)
    line(prefix + body + suffix)
  }

  /// Adds a statement whose value gets a line of its own if it does not fit.
  mutating func assignment(_ prefix: String, _ code: Code) {
    line(prefix + " ", code)
  }

  /// Adds a comment, broken between words; each line begins with the marker.
  mutating func comment(_ text: String, marker: String = "//") {
    var words = SwiftText.comment(text).split(separator: " ")[...]
    while let first = words.popFirst() {
      var current = marker + " " + first
      while let next = words.first, indentation + current.count + 1 + next.count <= Code.width {
        current += " " + next
        words.removeFirst()
      }
      line(current)
    }
  }

  /// Adds a documentation comment.
  mutating func documentation(_ text: String) { comment(text, marker: "///") }

  /// Adds a heading, an opening brace, deeper lines and a closing brace.
  mutating func block(_ heading: String, _ body: (inout CodeWriter) -> Void) {
    line(heading + " {")
    depth += 1
    body(&self)
    depth -= 1
    line("}")
  }

  /// Adds lines that are one level deeper.
  mutating func indented(_ body: (inout CodeWriter) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }
}
