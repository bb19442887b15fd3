// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Bytes of a file to replace by other text.
public struct TextEdit: Hashable, Sendable {
  /// The bytes to replace; an empty range inserts before its offset.
  public var range: SourceRange

  /// The text to put there.
  public var replacement: String

  /// Creates an edit that replaces a range by a text.
  public init(range: SourceRange, replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}

/// Two edits that want the same bytes, or an edit outside the file.
public struct TextEditError: Error, Hashable, Sendable {
  /// The edit that cannot be applied.
  public let edit: TextEdit
}

extension SourceFile {
  /// The text after the edits, which may come in any order; all other bytes stay as they are.
  ///
  /// Insertions at one offset keep the order in which they are given.
  ///
  /// - Throws: ``TextEditError`` where two edits overlap or one is outside the text. Nothing is applied then.
  public func applying(_ edits: [TextEdit]) throws(TextEditError) -> [UInt8] {
    let sorted = edits.enumerated().sorted {
      ($0.element.range.start, $0.element.range.end, $0.offset)
        < ($1.element.range.start, $1.element.range.end, $1.offset)
    }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var position = 0
    for (_, edit) in sorted {
      guard edit.range.start >= position, edit.range.end <= bytes.count else {
        throw TextEditError(edit: edit)
      }
      result.append(contentsOf: bytes[position..<edit.range.start])
      result.append(contentsOf: edit.replacement.utf8)
      position = edit.range.end
    }
    result.append(contentsOf: bytes[position...])
    return result
  }
}
