// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import SourceText

/// The location of a string or a key in a property list, and its spelling: enough to decode it
/// without the tape.
///
/// Eight bytes, so that the texts of thousands of files can be kept while their tapes are not.
@usableFromInline
package struct TextPlace: Hashable, Sendable {
  @usableFromInline let offset: UInt32

  /// The number of bytes, and the traits in the highest six bits: no file is larger than 64 MiB.
  @usableFromInline let lengthAndTraits: UInt32

  @inlinable static var lengthBits: UInt32 { 26 }

  @inlinable
  init(_ node: Node) {
    offset = node.offset
    lengthAndTraits = node.length | UInt32(node.traits.rawValue) << Self.lengthBits
  }

  /// The leaf as the tape had it.
  @inlinable var node: Node {
    Node(
      kind: .string,
      traits: Node.Traits(rawValue: UInt8(truncatingIfNeeded: lengthAndTraits >> Self.lengthBits)),
      offset: Int(offset), length: Int(lengthAndTraits & (1 << Self.lengthBits - 1)), next: 0)
  }

  /// The text at the place, without quotes and escapes.
  ///
  /// - Parameters:
  ///   - source: The file that it is in.
  ///   - format: The spelling that the file was read in.
  /// - Returns: The text.
  package func text(in source: SourceFile, as format: PropertyListDocument.Format) -> String {
    node.text(in: source.bytes, as: format)
  }

  /// The bytes to point at when speaking of the text: see ``PropertyListValue/range``.
  package func range(in source: SourceFile, as format: PropertyListDocument.Format) -> SourceRange {
    node.range(in: source.bytes, as: format)
  }

  /// Calls a function with the bytes of the text, decoded, without making a `String` if it is spelled as it reads.
  @inlinable
  package func withBytes<Result>(
    in source: SourceFile, as format: PropertyListDocument.Format, _ body: (RawSpan) -> Result
  ) -> Result {
    let node = node
    let bytes = source.bytes
    guard node.isSpelledAsDecoded else {
      let decoded = Array(node.text(in: bytes, as: format).utf8)
      return body(decoded.span.bytes)
    }
    return body(bytes.span.bytes.extracting(node.content))
  }
}

extension TextPlace {
  /// The same, for who has the bytes of the file at hand and asks for many texts.
  @inlinable
  package func withBytes<Result>(
    of bytes: RawSpan, in source: SourceFile, as format: PropertyListDocument.Format,
    _ body: (RawSpan) -> Result
  ) -> Result {
    let node = node
    guard node.isSpelledAsDecoded else { return withBytes(in: source, as: format, body) }
    return body(bytes.extracting(node.content))
  }
}

extension PropertyListValue {
  /// The place of a string or a key; nil for any other kind.
  package var textPlace: TextPlace? {
    let node = node
    return node.kind == .string || node.kind == .key ? TextPlace(node) : nil
  }
}

extension PropertyListDocument {
  /// The places of the keys and texts of a file that is one dictionary of nothing but texts, as nearly all tables are; nil
  /// for any other.
  ///
  /// - Parameter entry: Makes something of the place of a key and that of its text.
  /// - Returns: What was made, in the order of the file.
  @inlinable
  package func textPlaces<Entry>(
    _ entry: (_ key: TextPlace, _ text: TextPlace) -> Entry
  ) -> [Entry]? {
    guard nodes[0].kind == .dictionary else { return nil }
    var entries: [Entry] = []
    entries.reserveCapacity(nodes.count / 2)
    for key in stride(from: 1, to: nodes.count, by: 2) {
      let text = nodes[key + 1]
      guard text.kind == .string else { return nil }
      entries.append(entry(TextPlace(nodes[key]), TextPlace(text)))
    }
    return entries
  }
}
