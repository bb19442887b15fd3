// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Diagnostics
import SourceText

extension Sequence<Diagnostic> {
  /// The findings by file, place and identifier.
  ///
  /// Findings about a file as a whole come before those about a part of it. Where all that is the same, the message
  /// decides, so that the order in which the findings were made does not show.
  package func sortedForReport() -> [Diagnostic] {
    map { (key: SortKey($0), diagnostic: $0) }
      .enumerated()
      .sorted { ($0.element.key, $0.offset) < ($1.element.key, $1.offset) }
      .map(\.element.diagnostic)
  }
}

/// The key by which findings are sorted.
private struct SortKey: Comparable {
  let file: String
  let start: Int
  let id: String
  let end: Int
  let message: String

  init(_ diagnostic: Diagnostic) {
    file = diagnostic.place.file
    start = diagnostic.place.range?.start ?? -1
    id = diagnostic.id
    end = diagnostic.place.range?.end ?? -1
    message = diagnostic.message.text
  }

  static func < (lhs: SortKey, rhs: SortKey) -> Bool {
    (lhs.file, lhs.start, lhs.id, lhs.end, lhs.message)
      < (rhs.file, rhs.start, rhs.id, rhs.end, rhs.message)
  }
}
