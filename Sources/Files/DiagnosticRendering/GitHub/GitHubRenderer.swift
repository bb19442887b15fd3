// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Diagnostics
package import SourceText

/// Shows findings as annotations of a change on GitHub: a workflow command for each cause, as GitHub
/// shows ten annotations of a step.
///
/// A workflow command is a line that a step prints, `::error file=…,line=…::message`. Texts are escaped so that nothing in
/// them ends a property or begins a command. Columns count UTF-8 bytes; GitHub takes them only if the place is on a
/// single line.
package struct GitHubRenderer: DiagnosticRenderer {
  private let sources: [SourceFile]

  /// Creates a renderer of findings in the given files.
  package init(sources: [SourceFile]) {
    self.sources = sources
  }

  /// The findings by cause, a line for each; empty if there is none.
  package func render(_ diagnostics: [Diagnostic]) -> String {
    let index = SourceIndex(sources, for: diagnostics)
    return diagnostics.groupedByCause().map { command($0.finding(index), index) + "\n" }.joined()
  }

  private func command(_ diagnostic: Diagnostic, _ index: SourceIndex) -> String {
    var properties = [("file", diagnostic.place.file)]
    if let span = index.span(of: diagnostic.place) {
      properties += [("line", "\(span.start.line)"), ("endLine", "\(span.lastLine)")]
      if span.start.line == span.lastLine {
        properties += [
          ("col", "\(span.start.column)"),
          ("endColumn", "\(max(span.start.column, lastColumn(span)))"),
        ]
      }
    }
    properties.append(("title", diagnostic.id))
    let list = properties.map { "\($0)=\(Self.escapedProperty($1))" }.joined(separator: ",")
    return "::\(diagnostic.severity.command) \(list)::\(Self.escapedData(words(diagnostic, index)))"
  }

  /// The column of the last byte of a place that is on a single line.
  private func lastColumn(_ span: SourceIndex.Span) -> Int {
    span.end.line == span.start.line ? span.end.column - 1 : span.start.column
  }

  /// The message, and what explains it on lines of its own.
  private func words(_ diagnostic: Diagnostic, _ index: SourceIndex) -> String {
    let notes = diagnostic.notes.map { note in
      guard let place = note.place else { return "note: \(note.message)" }
      return "note: \(note.message) (\(index.words(for: place)))"
    }
    let fixes = diagnostic.fixes.map { "help: \($0.title)" }
    return ([diagnostic.message.text] + notes + fixes).map { VisibleText.of($0) }
      .joined(separator: "\n")
  }

  /// What a command may hold after its second pair of colons.
  private static func escapedData(_ text: String) -> String {
    escaped(text) { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: nil
      }
    }
  }

  /// What the value of a property may hold.
  private static func escapedProperty(_ text: String) -> String {
    escaped(VisibleText.of(text)) { scalar in
      switch scalar {
      case "%": "%25"
      case ":": "%3A"
      case ",": "%2C"
      default: nil
      }
    }
  }

  /// Scalars, not characters: CR and LF together are one character.
  private static func escaped(
    _ text: String, as spelling: (Unicode.Scalar) -> String?
  ) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if let spelling = spelling(scalar) {
        result.append(contentsOf: spelling.unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}

extension Severity {
  /// The command that makes an annotation of the severity.
  fileprivate var command: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }
}
