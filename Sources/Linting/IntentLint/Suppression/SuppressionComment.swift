// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

/// A comment in a file that leaves findings out, such as `<!-- quickaction:ignore missing-key -->`.
package struct SuppressionComment: Sendable {
  /// The marker at the beginning of such comments.
  package static let marker = "quickaction:ignore"

  /// The marker of comments about the whole file.
  static let fileMarker = marker + "-file"

  /// The part of a file that a comment is about.
  enum Scope: Hashable, Sendable {
    /// All of the file, its findings without a place included.
    case file
    /// The part that follows the comment.
    case part(SourceRange)
    /// Nothing, as nothing follows it.
    case nothing
  }

  /// The names of rules, families and mails, where they stand.
  let names: [Located<String>]

  /// The comment with its marks.
  let range: SourceRange

  /// The part of the file that the comment is about.
  let scope: Scope

  /// Reads a comment; nil if it is an ordinary one.
  ///
  /// - Parameters:
  ///   - content: The bytes between the comment's marks.
  ///   - range: The comment with its marks.
  ///   - source: The file.
  ///   - scope: What follows it; asked for only where it is needed.
  init?(
    _ content: Range<Int>, range: SourceRange, in source: SourceFile, scope: () -> Scope
  ) {
    var words = WordReader(bytes: source.bytes, rest: content)
    guard let marker = words.next()?.value, [Self.marker, Self.fileMarker].contains(marker) else {
      return nil
    }
    self.range = range
    self.scope = marker == Self.fileMarker ? .file : scope()
    var names: [Located<String>] = []
    // What follows the last name is a reason, for readers.
    repeat {
      guard let name = words.next() else { break }
      names.append(name)
    } while words.skipComma()
    self.names = names
  }

  /// Whether a place of the comment's file is in its scope.
  func contains(_ place: SourceRange?) -> Bool {
    switch scope {
    case .file: true
    case .part(let part): place.map { part.start <= $0.start && $0.start < part.end } ?? false
    case .nothing: false
    }
  }
}

/// Removes words of bytes, which white space and commas end.
private struct WordReader {
  let bytes: [UInt8]
  var rest: Range<Int>

  mutating func next() -> Located<String>? {
    skip { $0 <= UInt8(ascii: " ") }
    let start = rest.lowerBound
    skip { $0 > UInt8(ascii: " ") && $0 != UInt8(ascii: ",") }
    guard rest.lowerBound > start else { return nil }
    return Located(
      String(decoding: bytes[start..<rest.lowerBound], as: UTF8.self),
      at: SourceRange(start, rest.lowerBound))
  }

  /// Passes a comma with the white space before it; false if there is none.
  mutating func skipComma() -> Bool {
    skip { $0 <= UInt8(ascii: " ") }
    guard let first = rest.first, bytes[first] == UInt8(ascii: ",") else { return false }
    rest = (first + 1)..<rest.upperBound
    return true
  }

  private mutating func skip(while isSkipped: (UInt8) -> Bool) {
    let end = bytes[rest].firstIndex { !isSkipped($0) } ?? rest.upperBound
    rest = end..<rest.upperBound
  }
}
