// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import SourceText
import TerminalText

/// The lines of one finding, as they grow.
struct TextBlock {
  /// Adds emphasis, or none.
  let style: TerminalStyle

  /// The digits of the largest line number.
  let gutterWidth: Int

  /// The lines so far, each with its line break.
  private(set) var text = ""

  init(style: TerminalStyle, gutterWidth: Int) {
    self.style = style
    self.gutterWidth = gutterWidth
  }

  /// A line such as `error[some-rule]: what was found`.
  mutating func appendTitle(
    _ label: String, id: String?, message: String, accent: TerminalStyle.Attribute
  ) {
    let name = id.map { "\(label)[\(VisibleText.of($0))]" } ?? label
    text += style(name, .bold, accent) + style(": " + VisibleText.of(message), .bold) + "\n"
  }

  /// A place, and its lines if they can be shown.
  mutating func append(
    _ excerpt: Excerpt?, place: Diagnostic.Place, index: SourceIndex,
    accent: TerminalStyle.Attribute
  ) {
    var name = VisibleText.of(place.file)
    if let start = index.span(of: place)?.start { name += ":\(start.line):\(start.column)" }
    text += indent + frame("--> ") + name + "\n"
    guard let excerpt else { return }
    appendBar()
    for row in excerpt.rows { append(row, accent: accent) }
  }

  /// Sentences that belong to the place above, such as `= help: what to do`.
  mutating func appendRemarks(_ remarks: [(label: String, text: String)], isAfterExcerpt: Bool) {
    guard !remarks.isEmpty else { return }
    if isAfterExcerpt { appendBar() }
    for remark in remarks {
      text +=
        indent + " " + frame("= ") + style(remark.label, .bold) + ": "
        + VisibleText.of(remark.text) + "\n"
    }
  }

  private mutating func append(_ row: Excerpt.Row, accent: TerminalStyle.Attribute) {
    switch row.gutter {
    case .number(let number):
      let digits = String(number)
      let blanks = String(repeating: " ", count: max(0, gutterWidth - digits.utf8.count))
      text += frame(blanks + digits + " |")
    case .blank:
      text += indent + frame(" |")
    case .skipped:
      // Three dots where the numbers stand, and blanks up to the bracket.
      text += frame("...".padded(toColumns: gutterWidth + 2))
    }
    // Blanks at the end of a line would be noise in a report that is kept.
    let line = String(row.text.trimmedEnd { $0 == " " })
    let bracket =
      line.isEmpty && row.marks.isEmpty ? String(row.bracket.trimmedEnd { $0 == " " }) : row.bracket
    if !(bracket + line + row.marks).isEmpty { text += " " }
    text += style(bracket, .bold, accent) + line + style(row.marks, .bold, accent) + "\n"
  }

  /// The empty row that sets lines of a file off from what is above and below.
  private mutating func appendBar() {
    text += indent + frame(" |") + "\n"
  }

  private var indent: String { String(repeating: " ", count: gutterWidth) }

  /// What frames the lines of a file.
  private func frame(_ text: String) -> String { style(text, .bold, .blue) }
}
