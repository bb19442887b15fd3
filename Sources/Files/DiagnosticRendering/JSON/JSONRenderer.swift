// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Diagnostics
import PropertyListSyntax
package import SourceText

/// Shows findings to programs, in the form that the command line documents for `--format json`.
///
/// Keys always come in the same order. Lines and columns count from 1, columns in UTF-8 bytes; all four numbers are
/// null if a finding is about a file as a whole, or about one that has no lines. A note omits what it has not.
package struct JSONRenderer: DiagnosticRenderer {
  private let sources: [SourceFile]
  private let fileCount: Int

  /// Creates a renderer; nil counts the sources as the checked files.
  ///
  /// - Parameters:
  ///   - sources: The files that findings may point into.
  ///   - fileCount: The number of files that were checked, those included that could not be read; nil means the sources.
  package init(sources: [SourceFile], fileCount: Int? = nil) {
    self.sources = sources
    self.fileCount = fileCount ?? sources.count
  }

  /// The summary and the findings, sorted, as one JSON object.
  package func render(_ diagnostics: [Diagnostic]) -> String {
    let index = SourceIndex(sources, for: diagnostics)
    let summary = ReportSummary(fileCount: fileCount, diagnostics: diagnostics)
    let report: PropertyListLiteral = .object([
      ("version", .integer(1)),
      (
        "summary",
        .object([
          ("files", .integer(summary.fileCount)), ("errors", .integer(summary.errorCount)),
          ("warnings", .integer(summary.warningCount)), ("notes", .integer(summary.noteCount)),
        ])
      ),
      ("diagnostics", .array(diagnostics.sortedForReport().map { json($0, index) })),
    ])
    return JSONWriter.report(report)
  }

  private func json(_ diagnostic: Diagnostic, _ index: SourceIndex) -> PropertyListLiteral {
    .object(
      [("rule", .string(diagnostic.id)), ("severity", .string(diagnostic.severity.rawValue))]
        + members(of: diagnostic.place, index) + [
          ("message", .string(diagnostic.message.text)),
          ("data", .object(diagnostic.data.map { ($0.name, .string($0.value)) })),
          ("notes", .array(diagnostic.notes.map { json($0, index) })),
          ("fixes", .array(diagnostic.fixes.map(json))),
        ])
  }

  private func json(_ note: Diagnostic.Note, _ index: SourceIndex) -> PropertyListLiteral {
    let place = note.place.map { members(of: $0, index) } ?? []
    return .object(place.filter { $0.1 != .null } + [("message", .string(note.message.text))])
  }

  private func json(_ fix: Fix) -> PropertyListLiteral {
    .object([("title", .string(fix.title)), ("safety", .string(fix.safety.rawValue))])
  }

  /// A place, spelled as members of the object that has it.
  private func members(
    of place: Diagnostic.Place, _ index: SourceIndex
  ) -> [(String, PropertyListLiteral)] {
    let span = index.span(of: place)
    let (start, end) = (span?.start, span?.end)
    return [
      ("file", .string(place.file)),
      ("line", start.map { .integer($0.line) } ?? .null),
      ("column", start.map { .integer($0.column) } ?? .null),
      ("endLine", end.map { .integer($0.line) } ?? .null),
      ("endColumn", end.map { .integer($0.column) } ?? .null),
    ]
  }
}
