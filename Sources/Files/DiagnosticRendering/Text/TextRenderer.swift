// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Diagnostics
package import SourceText
package import TerminalText

/// Renders findings for a terminal, each with the lines that it is about.
///
/// The columns in `file:line:column` count UTF-8 bytes, as everywhere; the carets stand under the characters as the
/// terminal draws them. All text from files is made visible, so that none of it reaches the terminal as a command.
package struct TextRenderer: DiagnosticRenderer {
  /// The fewest columns in which an excerpt is of use.
  private static let minimumWidth = 24

  private let sources: [SourceFile]
  private let style: TerminalStyle
  private let width: Int

  /// Creates a renderer of a width in columns.
  ///
  /// - Parameters:
  ///   - sources: The files that findings may point into. A finding in another one is shown without its line.
  ///   - style: Colors or none.
  ///   - width: How many columns of a line are shown; a longer one is cut around the place meant.
  package init(sources: [SourceFile], style: TerminalStyle = .plain, width: Int = 100) {
    self.sources = sources
    self.style = style
    self.width = max(width, Self.minimumWidth)
  }

  /// The findings by cause, an empty line between two; empty if there is none.
  package func render(_ diagnostics: [Diagnostic]) -> String {
    render(groups: diagnostics.groupedByCause())
  }

  /// The findings of groups in their order, an empty line between two; empty if there is none.
  package func render(groups: [CauseGroup]) -> String {
    let index = SourceIndex(sources, for: groups.flatMap(\.findings))
    // Joining the findings would cost the start of the process (Benchmarks/README.md, "Text of a report").
    var text = ""
    for group in groups {
      if !text.isEmpty { text += "\n" }
      text += render(group.finding(index), index)
    }
    return text
  }

  /// One finding: its sentence and place, what to know and do, and the other places.
  private func render(_ diagnostic: Diagnostic, _ index: SourceIndex) -> String {
    let excerpt = index.span(of: diagnostic.place).map { Excerpt($0, width: width) }
    let noteExcerpts = diagnostic.notes.map { note in
      note.place.flatMap(index.span(of:)).map { Excerpt($0, width: width) }
    }
    // One gutter for all excerpts of a finding, so that their texts are below one another.
    let lastLine = ([excerpt] + noteExcerpts).compactMap { $0?.lastLine }.max() ?? 1
    var block = TextBlock(style: style, gutterWidth: String(lastLine).count)

    block.appendTitle(
      diagnostic.severity.rawValue, id: diagnostic.id, message: diagnostic.message.text,
      accent: diagnostic.severity.accent)
    block.append(
      excerpt, place: diagnostic.place, index: index, accent: diagnostic.severity.accent)
    let remarks =
      diagnostic.notes.filter { $0.place == nil }.map { ("note", $0.message.text) }
      + diagnostic.fixes.map { ("help", $0.title + $0.remark) }
    block.appendRemarks(remarks, isAfterExcerpt: excerpt != nil)
    for (note, excerpt) in zip(diagnostic.notes, noteExcerpts) {
      guard let place = note.place else { continue }
      block.appendTitle("note", id: nil, message: note.message.text, accent: Severity.note.accent)
      block.append(excerpt, place: place, index: index, accent: Severity.note.accent)
    }
    return block.text
  }
}

extension Severity {
  /// The color of the severity's name and carets.
  var accent: TerminalStyle.Attribute {
    switch self {
    case .error: .red
    case .warning: .yellow
    case .note: .cyan
    }
  }
}

extension Fix {
  /// A remark on the safety of the fix.
  fileprivate var remark: String {
    switch safety {
    // Advice has nothing to apply.
    case _ where isAdvice: ""
    case .safe: " (safe fix)"
    case .unsafe: " (unsafe fix)"
    }
  }
}
