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
    let findings = Array(self)
    let keys = findings.map(SortKey.init)
    // What is reported was sorted before as a rule, by the linter.
    if keys.indices.dropFirst().allSatisfy({ !(keys[$0] < keys[$0 - 1]) }) { return findings }
    // Of numbers, as a finding has more to copy than to compare.
    return findings.indices
      .sorted { keys[$0] == keys[$1] ? $0 < $1 : keys[$0] < keys[$1] }
      .map { findings[$0] }
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

  static func < (first: SortKey, second: SortKey) -> Bool {
    if first.file != second.file { return first.file < second.file }
    if first.start != second.start { return first.start < second.start }
    if first.id != second.id { return first.id < second.id }
    if first.end != second.end { return first.end < second.end }
    return first.message < second.message
  }
}
