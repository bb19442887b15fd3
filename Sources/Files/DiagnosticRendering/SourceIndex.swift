// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import SourceText

/// The texts that places point into.
struct SourceIndex: Sendable {
  /// A range of a text: where it starts and ends, and the text.
  struct Span: Sendable {
    /// The text.
    let file: SourceFile
    /// The lines of the text.
    let lines: LineTable
    /// The bytes, none of which is outside of the text.
    let range: SourceRange

    /// The line and column of the first byte.
    var start: SourceLocation { lines.location(of: range.start) }

    /// The line and column after the last byte.
    var end: SourceLocation { lines.location(of: range.end) }

    /// The line of the last byte.
    ///
    /// A range that ends after a line break does not cover the line that starts there.
    var lastLine: Int { lines.location(of: max(range.start, range.end - 1)).line }
  }

  private let files: [String: (file: SourceFile, lines: LineTable)]

  /// Indexes those of the sources that the findings speak of; of two with one name, the first.
  init(_ sources: [SourceFile], for diagnostics: [Diagnostic]) {
    var names: Set<String> = []
    for diagnostic in diagnostics {
      names.insert(diagnostic.place.file)
      names.formUnion(diagnostic.notes.compactMap { $0.place?.file })
      names.formUnion(diagnostic.fixes.map(\.file))
    }
    var files: [String: (file: SourceFile, lines: LineTable)] = [:]
    for file in sources
    where names.contains(file.name) && files[file.name] == nil && file.encoding != .binary {
      files[file.name] = (file, file.lineTable())
    }
    self.files = files
  }

  /// A place such as `Widget.strings:3:1`, or the file's name alone if it is a file as a whole.
  func words(for place: Diagnostic.Place) -> String {
    let start = span(of: place)?.start
    return place.file + (start.map { ":\($0.line):\($0.column)" } ?? "")
  }

  /// The text that a place points to.
  ///
  /// - Returns: nil if the place is a file as a whole, or one that has no lines: a binary file, or an unknown one.
  func span(of place: Diagnostic.Place) -> Span? {
    guard let range = place.range, let (file, lines) = files[place.file] else { return nil }
    let end = file.bytes.count
    return Span(
      file: file, lines: lines, range: SourceRange(min(range.start, end), min(range.end, end)))
  }
}
