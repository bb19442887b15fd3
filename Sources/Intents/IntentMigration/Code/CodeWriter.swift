// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

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

  /// Adds a comment, broken between words; each line begins with the marker.
  mutating func comment(_ text: String, marker: String = "//") {
    var words = VisibleText.of(text).split(separator: " ")[...]
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

  /// Adds a declaration with what it conforms to, an opening brace, deeper lines and a closing brace.
  mutating func type(
    _ heading: String, _ protocols: [String], _ body: (inout CodeWriter) -> Void
  ) {
    let parts = protocols.enumerated().map { index, name in
      name + (index == protocols.count - 1 ? "" : ",")
    }
    filled(heading + ":", parts, body)
  }

  /// Adds a heading of parts, as many in a line as it holds, an opening brace, deeper lines and a closing brace.
  mutating func filled(
    _ heading: String, _ parts: [String], _ body: (inout CodeWriter) -> Void
  ) {
    let flat = ([heading] + parts).joined(separator: " ")
    guard indentation + flat.count + 2 > Code.width else { return block(flat, body) }
    var current = heading
    var isFirst = true
    for part in parts {
      let margin = isFirst ? 0 : 2
      if indentation + margin + current.count + 1 + part.count > Code.width {
        line(String(repeating: " ", count: margin) + current)
        current = part
        isFirst = false
      } else {
        current += " " + part
      }
    }
    line(String(repeating: " ", count: isFirst ? 0 : 2) + current)
    line("{")
    indented(body)
    line("}")
  }

  /// Adds the heading of a function, whose parameters get lines of their own if there is no room.
  mutating func function(
    _ name: String, _ parameters: [Code.Argument], result: String = "",
    _ body: (inout CodeWriter) -> Void
  ) {
    let length = indentation + name.count + 2 + result.count + 2
    guard parameters.isEmpty, length > Code.width, result.last == ">",
      let opening = result.lastIndex(of: "<")
    else { return closure(.call(name, parameters), result + " {", body) }
    // Without parameters there is only the type of the result to break.
    line(name + "()" + result[...opening])
    indented { $0.line(String(result[result.index(after: opening)...].dropLast())) }
    block(">", body)
  }

  /// Adds a call or a heading, an opening brace and what follows it, deeper lines and a closing brace.
  mutating func closure(
    _ call: Code, _ opening: String, _ body: (inout CodeWriter) -> Void
  ) {
    if indentation + call.flat.count + opening.count <= Code.width {
      line(call.flat + opening)
    } else {
      // The closing parenthesis stands below the arguments, so that the body is distinct from them.
      line(String(call.broken(indentation: indentation).dropLast()))
      line(")" + opening)
    }
    indented(body)
    line("}")
  }

  /// Adds a heading, an opening brace, deeper lines and a closing brace.
  mutating func block(_ heading: String, _ body: (inout CodeWriter) -> Void) {
    line(heading + " {")
    depth += 1
    body(&self)
    depth -= 1
    line("}")
  }

  /// Adds a call after the expression of the last line.
  mutating func modifier(_ call: Code) {
    guard indentation + call.flat.count > Code.width else { return line(call.flat) }
    line(String(call.broken(indentation: indentation).dropLast()))
    line(")")
  }

  /// Adds lines that are one level deeper.
  mutating func indented(_ body: (inout CodeWriter) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }
}
