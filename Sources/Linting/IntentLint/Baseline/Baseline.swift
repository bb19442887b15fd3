// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Diagnostics
package import SourceText

/// Findings that a project has decided to live with, so that only new ones are reported.
///
/// A finding is recognized by its rule, file and message and the text of its line, not by the number of the line. Where
/// several are the same in all that, the baseline says how many.
package struct Baseline: Hashable, Sendable {
  /// Findings that are the same but for their line's number.
  package struct Entry: Hashable, Sendable {
    /// The identifier of the rule.
    package var rule: String

    /// The file, from the baseline's folder.
    package var file: String

    /// The message of the findings.
    package var message: String

    /// The fingerprint by which the findings are recognized.
    package var fingerprint: Fingerprint

    /// The number of findings with this fingerprint.
    package var count: Int
  }

  /// The findings, by file, rule and message.
  package private(set) var entries: [Entry]

  /// Creates a baseline of the given entries, which come in any order.
  init(entries: [Entry]) {
    self.entries = entries.sorted { $0.order < $1.order }
  }

  /// Creates a baseline of findings.
  ///
  /// - Parameters:
  ///   - diagnostics: The findings.
  ///   - sources: The files that they are about.
  ///   - path: Returns the path of a file in the baseline, from its name in the findings.
  package init(
    of diagnostics: [Diagnostic], in sources: [SourceFile], naming path: (String) -> String
  ) {
    var recognizer = Recognizer(sources)
    var entries: [Fingerprint: Entry] = [:]
    for diagnostic in diagnostics {
      let (file, fingerprint) = recognizer.recognize(diagnostic, naming: path)
      entries[
        fingerprint,
        default: Entry(
          rule: diagnostic.id, file: file, message: diagnostic.message.text,
          fingerprint: fingerprint, count: 0)
      ].count += 1
    }
    self.init(entries: Array(entries.values))
  }

  /// The result of comparing findings with a baseline.
  package struct Comparison: Sendable {
    /// The findings that are not in the baseline, in their order.
    package var new: [Diagnostic]

    /// The findings that are in the baseline, in their order.
    package var known: [Diagnostic] = []

    /// The entries, or what of their count, that no finding belongs to any more.
    package var gone: [Entry]
  }

  /// Removes findings that are in the baseline: of several that are the same, the first.
  ///
  /// - Parameters:
  ///   - diagnostics: The findings, in the order of files and places.
  ///   - sources: The files that they are about.
  ///   - path: Returns the path of a file in the baseline, from its name in the findings.
  /// - Returns: The new findings, and the entries that are gone.
  package func compare(
    _ diagnostics: [Diagnostic], in sources: [SourceFile], naming path: (String) -> String
  ) -> Comparison {
    var recognizer = Recognizer(sources)
    var rest = Dictionary(
      entries.map { ($0.fingerprint, $0.count) }, uniquingKeysWith: { $0 + $1 })
    var (new, known): ([Diagnostic], [Diagnostic]) = ([], [])
    for diagnostic in diagnostics {
      let fingerprint = recognizer.recognize(diagnostic, naming: path).fingerprint
      if let count = rest[fingerprint], count > 0 {
        rest[fingerprint] = count - 1
        known.append(diagnostic)
      } else {
        new.append(diagnostic)
      }
    }
    let gone = entries.compactMap { entry in
      var entry = entry
      entry.count = rest.removeValue(forKey: entry.fingerprint) ?? 0
      return entry.count > 0 ? entry : nil
    }
    return Comparison(new: new, known: known, gone: gone)
  }
}

extension Baseline.Entry {
  /// The key by which entries are sorted.
  fileprivate var order: (String, String, String, String) {
    (file, rule, message, fingerprint.text)
  }
}

/// Makes fingerprints with the names that files have in a baseline, and asks for each name once.
private struct Recognizer {
  private let sources: [String: SourceFile]
  private var paths: [String: String] = [:]

  init(_ sources: [SourceFile]) {
    self.sources = Dictionary(
      sources.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  mutating func recognize(
    _ diagnostic: Diagnostic, naming path: (String) -> String
  ) -> (file: String, fingerprint: Fingerprint) {
    let name = diagnostic.place.file
    let file = paths[name] ?? path(name)
    paths[name] = file
    return (file, Fingerprint(of: diagnostic, file: file, source: sources[name]))
  }
}
