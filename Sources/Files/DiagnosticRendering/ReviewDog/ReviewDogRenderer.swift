// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Diagnostics
import PropertyListSyntax
package import SourceText

/// Shows findings to reviewdog, in its form `rdjson`, of which it makes comments in a review.
///
/// A diagnostic for each cause, as each becomes a comment for readers. Lines and columns count from 1, columns in
/// UTF-8 bytes, and the end is after the last byte. A fix whose edits are all in the file of the finding is a suggestion.
package struct ReviewDogRenderer: DiagnosticRenderer {
  private let sources: [SourceFile]

  /// Creates a renderer of findings in the given files.
  package init(sources: [SourceFile]) {
    self.sources = sources
  }

  /// The findings by cause, as one JSON object.
  package func render(_ diagnostics: [Diagnostic]) -> String {
    let index = SourceIndex(sources, for: diagnostics)
    let result: PropertyListLiteral = .object([
      ("source", .object([("name", .string("quickaction"))])),
      (
        "diagnostics",
        .array(
          diagnostics.groupedByCause().map { group in
            json(group.finding(index), hasSuggestions: group.findings.count == 1, index)
          })
      ),
    ])
    return JSONWriter.report(result)
  }

  private func json(
    _ finding: Diagnostic, hasSuggestions: Bool, _ index: SourceIndex
  ) -> PropertyListLiteral {
    let remarks =
      finding.notes.filter { $0.place == nil }.map { "note: \($0.message)" }
      + finding.fixes.map { "help: \($0.title)" }
    let message = ([finding.message.text] + remarks).map { VisibleText.of($0) }
    var members: [(String, PropertyListLiteral)] = [
      ("message", .string(message.joined(separator: "\n"))),
      ("location", location(finding.place, index)),
      ("severity", .string(finding.severity.reviewDogName)),
      ("code", .object([("value", .string(VisibleText.of(finding.id)))])),
    ]
    // Of several findings, each would need its own.
    let ownFixes = hasSuggestions ? finding.fixes.filter { $0.file == finding.place.file } : []
    let suggestions = ownFixes.lazy.compactMap { edits(of: $0, index) }.first
    if let suggestions { members.append(("suggestions", .array(suggestions))) }
    let related = finding.notes.compactMap { note -> PropertyListLiteral? in
      note.place.map { place in
        PropertyListLiteral.object([
          ("message", .string(VisibleText.of(note.message.text))),
          ("location", location(place, index)),
        ])
      }
    }
    if !related.isEmpty { members.append(("relatedLocations", .array(related))) }
    return .object(members)
  }

  private func location(_ place: Diagnostic.Place, _ index: SourceIndex) -> PropertyListLiteral {
    var members: [(String, PropertyListLiteral)] = [("path", .string(place.file))]
    if let span = index.span(of: place) { members.append(("range", Self.range(span))) }
    return .object(members)
  }

  private static func range(_ span: SourceIndex.Span) -> PropertyListLiteral {
    func position(_ location: SourceLocation) -> PropertyListLiteral {
      .object([("line", .integer(location.line)), ("column", .integer(location.column))])
    }
    return .object([("start", position(span.start)), ("end", position(span.end))])
  }

  /// The edits of a fix; nil if it has none.
  private func edits(of fix: Fix, _ index: SourceIndex) -> [PropertyListLiteral]? {
    let found = fix.edits.compactMap { edit -> PropertyListLiteral? in
      guard let span = index.span(of: .init(file: fix.file, range: edit.range)) else { return nil }
      return .object([("range", Self.range(span)), ("text", .string(edit.replacement))])
    }
    return found.isEmpty || found.count < fix.edits.count ? nil : found
  }
}

extension Severity {
  /// The name of the severity in reviewdog.
  fileprivate var reviewDogName: String {
    switch self {
    case .error: "ERROR"
    case .warning: "WARNING"
    case .note: "INFO"
    }
  }
}
