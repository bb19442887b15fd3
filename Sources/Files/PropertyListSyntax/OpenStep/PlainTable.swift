// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import SourceText

/// A table in the OpenStep form that is spelled as Xcode writes it, and as nearly all are: nothing but white space, comments and
/// `"key" = "text";` without a backslash, each key behind those that sort before it.
///
/// Nothing about such a table is worth a word, and no tape is needed to read it: a big project has a million entries
/// (Benchmarks/README.md, "Plain tables").
package enum PlainTable {
  /// The places of the keys and texts of a table; nil for one that is spelled in any other way.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - entry: Makes something of the place of a key and that of its text.
  /// - Returns: What was made, in the order of the file.
  @inlinable
  package static func entries<Entry>(
    of source: SourceFile, _ entry: (_ key: TextPlace, _ text: TextPlace) -> Entry
  ) -> [Entry]? {
    guard source.encoding == .utf8(hasByteOrderMark: false), source.defects.isEmpty else {
      return nil
    }
    let bytes = source.bytes
    let text = bytes.span
    guard !text.bytes.contains(UInt8(ascii: "\\")) else { return nil }
    var entries: [Entry] = []
    // Few entries of a table that was translated are shorter.
    entries.reserveCapacity(text.count / 24 + 1)
    var scanner = PlainTableScanner()
    while let (key, words) = scanner.next(in: text) {
      entries.append(entry(TextPlace(quoted: key), TextPlace(quoted: words)))
    }
    return scanner.isAtEnd && !entries.isEmpty ? entries : nil
  }
}

extension TextPlace {
  /// The place of a text between quotation marks, without a backslash.
  @inlinable
  init(quoted content: Range<Int>) {
    self.init(
      Node(
        kind: .string, traits: .quoted, offset: content.lowerBound, length: content.count, next: 0))
  }
}

/// Goes from entry to entry of a plain table, which has no backslash.
@usableFromInline
struct PlainTableScanner {
  private var offset = 0

  /// The last key.
  private var last: Range<Int>?

  /// Whether all of the table was read, and is plain.
  @usableFromInline private(set) var isAtEnd = false

  @usableFromInline
  init() {}

  /// The next key and its text; nil at the end, and before what is not plain.
  @usableFromInline
  mutating func next(in text: Span<UInt8>) -> (key: Range<Int>, words: Range<Int>)? {
    guard skipTrivia(text) else { return nil }
    guard offset < text.count else {
      isAtEnd = true
      return nil
    }
    let (bytes, mark) = (text.bytes, UInt8(ascii: "\""))
    guard text[offset] == mark, let keyEnd = bytes.offset(ofFirst: mark, from: offset + 1),
      text.hasAssignment(at: keyEnd + 1), case let start = keyEnd + 5,
      let end = bytes.offset(ofFirst: mark, from: start), end + 1 < text.count,
      text[end + 1] == UInt8(ascii: ";")
    else { return nil }
    let key = offset + 1..<keyEnd
    if let last, !bytes.extracting(last).lexicographicallyPrecedes(bytes.extracting(key)) {
      return nil
    }
    last = key
    offset = end + 2
    return (key, start..<end)
  }

  /// Passes white space and comments; false before a comment that is not closed.
  private mutating func skipTrivia(_ text: Span<UInt8>) -> Bool {
    // Behind the semicolon, as Xcode writes it: the end of the line, an empty line, and the next key.
    if offset + 2 < text.count, text[offset + 2] == UInt8(ascii: "\""),
      text[offset] == UInt8(ascii: "\n"), text[offset + 1] == UInt8(ascii: "\n")
    {
      offset += 2
      return true
    }
    let trivia = text.openStepTrivia(from: offset)
    offset = trivia.end
    return trivia.unclosedComment == nil
  }
}
