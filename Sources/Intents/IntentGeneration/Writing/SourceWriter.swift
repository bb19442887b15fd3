// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Builds the text of a source file, line by line.
struct SourceWriter {
  /// The text so far.
  private(set) var text = ""

  /// How many levels deep the next line is; a level is four spaces.
  private var depth = 0

  init() {
    text.reserveCapacity(4096)
  }

  /// Adds a line.
  mutating func line(_ line: String) {
    for _ in 0..<depth { text += "    " }
    text += line
    text += "\n"
  }

  /// Adds an empty line.
  mutating func blank() {
    text += "\n"
  }

  /// Adds lines that are one level deeper.
  mutating func indented(_ body: (inout SourceWriter) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }

  /// Adds a heading, an opening brace, deeper lines and a closing brace.
  mutating func block(_ heading: String, _ body: (inout SourceWriter) -> Void) {
    line(heading + " {")
    indented(body)
    line("}")
  }
}

extension SourceWriter {
  /// Adds the comment that a file begins with, and an empty line.
  mutating func fileComment(_ path: String) {
    line("//")
    line("// \(path)")
    line("//")
    line("// Generated from an intent definition; change the definition instead.")
    line("//")
    blank()
  }
}
