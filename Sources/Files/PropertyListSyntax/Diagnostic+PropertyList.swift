// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Diagnostics
import SourceText

extension Diagnostic {
  /// The finding of a file that is not a property list.
  public init(invalidPropertyList error: PropertyListError) {
    let file = error.source.name
    let note = error.opening.flatMap { opening in
      error.note.map { Note(message: "\($0)", at: Place(file: file, range: opening)) }
    }
    self.init(
      id: "invalid-property-list", severity: .error, message: "\(error.message)",
      at: Place(file: file, range: error.source.encoding == .binary ? nil : error.range),
      notes: note.map { [$0] } ?? [])
  }

  /// The findings about a property list that is read, and reads otherwise than it looks: what no tool should have written,
  /// keys that come twice, and text after its end.
  public static func anomalies(of document: PropertyListDocument) -> [Diagnostic] {
    let file = document.source.name
    var findings = document.duplicateKeys().map { duplicate in
      Diagnostic(
        id: "duplicate-key", severity: .warning, message: .duplicateKey(duplicate.later.key),
        at: Place(file: file, range: duplicate.later.keyRange),
        notes: [
          Note(
            message: "the first is here",
            at: Place(file: file, range: duplicate.earlier.keyRange))
        ])
    }
    findings += document.oddities.map { $0.diagnostic(in: document.source) }
    // What an unclosed key drops is said by it.
    if let range = document.trailingContent,
      !document.oddities.contains(where: { $0.kind == .unterminatedKey })
    {
      findings.append(
        Diagnostic(
          id: "trailing-content", severity: .warning, message: .trailingContent,
          at: Place(file: file, range: range)))
    }
    return findings
  }
}

extension Diagnostic.Message {
  fileprivate static func duplicateKey(_ key: String) -> Self {
    "duplicate key '\(key)'; only its last value is used, so remove the others"
  }

  fileprivate static let trailingContent: Self =
    "text after the end of the property list is ignored; remove it"
}
