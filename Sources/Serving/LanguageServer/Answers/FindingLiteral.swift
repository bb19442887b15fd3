// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import PropertyListSyntax
import SourceText

/// Turns findings into what a client shows.
struct FindingLiteral {
  let review: WorkspaceReview
  let encoding: PositionEncoding

  /// The lines of the files that were asked for.
  private var positions: [String: TextPositions] = [:]

  init(_ review: WorkspaceReview, _ encoding: PositionEncoding) {
    (self.review, self.encoding) = (review, encoding)
  }

  /// The lines of a file; of one that was not read, those of an empty one.
  mutating func positions(of file: String) -> TextPositions {
    if let known = positions[file] { return known }
    let source = review.sources[file]
    let lines = TextPositions(
      source?.encoding == .binary ? [] : source?.bytes ?? [], in: encoding)
    positions[file] = lines
    return lines
  }

  /// The range of a place, as a client names it; of a whole file, its beginning.
  mutating func range(_ place: Diagnostic.Place) -> PropertyListLiteral {
    positions(of: place.file).range(place.range ?? SourceRange(at: 0))
  }

  /// A finding.
  mutating func literal(_ finding: Diagnostic) -> PropertyListLiteral {
    var members: [(String, PropertyListLiteral)] = [
      ("range", range(finding.place)), ("severity", .integer(Self.number(of: finding.severity))),
      ("code", .string(finding.id)), ("source", "quickaction"),
      ("message", .string(message(of: finding))),
    ]
    let related = finding.notes.compactMap { note -> PropertyListLiteral? in
      guard let place = note.place, let uri = review.folder.uri(of: place.file) else { return nil }
      return [
        "location": ["uri": .string(uri), "range": range(place)],
        "message": .string(note.message.text),
      ]
    }
    if !related.isEmpty { members.append(("relatedInformation", .array(related))) }
    if Self.isUnnecessary(finding.id) { members.append(("tags", [1])) }
    return .object(members)
  }

  /// The sentence of a finding, with the notes that have no place of their own.
  private func message(of finding: Diagnostic) -> String {
    let notes = finding.notes.filter { $0.place == nil }.map(\.message.text)
    return ([finding.message.text] + notes).joined(separator: "\n")
  }

  private static func number(of severity: Severity) -> Int {
    switch severity {
    case .error: 1
    case .warning: 2
    case .note: 3
    }
  }

  /// Whether a rule is about what could as well be left out, which editors draw in gray.
  private static func isUnnecessary(_ rule: String) -> Bool {
    rule.hasPrefix("unused-") || rule == "stale-translation" || rule == "trailing-content"
  }
}
