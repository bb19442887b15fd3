// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import SourceText

extension PropertyListValue {
  /// The keys and values of a dictionary in the order of the file; none for any other kind.
  ///
  /// A key that the file repeats comes as often as it is there.
  @inlinable public var entries: Entries {
    let node = node
    return Entries(
      document: document, index: index + 1,
      end: node.kind == .dictionary ? Int(node.next) : index + 1)
  }

  /// The values of an array in the order of the file; none for any other kind.
  @inlinable public var elements: Elements {
    let node = node
    return Elements(
      document: document, index: index + 1, end: node.kind == .array ? Int(node.next) : index + 1)
  }

  /// The value of a dictionary's key; where the file repeats the key, the last, as Apple's readers have it.
  ///
  /// Keys are compared as Apple's readers do, character by character: `é` in one character and in two are two keys.
  ///
  /// - Complexity: O(*n*), *n* being the number of entries.
  public subscript(key: String) -> PropertyListValue? {
    var found: PropertyListValue?
    for entry in entries where entry.hasKey(key) { found = entry.value }
    return found
  }

  /// A key of a dictionary, with its value.
  public struct Entry: Sendable {
    @usableFromInline let document: PropertyListDocument
    @usableFromInline let keyIndex: Int

    @inlinable
    init(document: PropertyListDocument, keyIndex: Int) {
      self.document = document
      self.keyIndex = keyIndex
    }

    /// The key without quotes and escapes.
    public var key: String { keyValue.text(of: keyValue.node) }

    /// The key where it is.
    @inlinable public var keyValue: PropertyListValue {
      PropertyListValue(document: document, index: keyIndex)
    }

    /// The key's bytes as the file spells them, entities and escapes included.
    @inlinable package var keyBytes: ArraySlice<UInt8> { keyValue.rawBytes }

    /// Calls a function with the key's bytes as the file spells them, entities and escapes included.
    ///
    /// Unlike a slice, the span that it gets counts no references.
    @inlinable
    package func withKeyBytes<Result>(_ body: (RawSpan) -> Result) -> Result {
      let bytes = document.source.bytes
      return body(bytes.span.bytes.extracting(keyValue.node.content))
    }

    /// Whether the key is the given one, in the same characters.
    func hasKey(_ key: String) -> Bool {
      keyValue.node.isSpelledAsDecoded
        ? keyBytes.elementsEqual(key.utf8) : self.key.utf8.elementsEqual(key.utf8)
    }

    /// The bytes to point at when speaking of the key.
    public var keyRange: SourceRange { keyValue.range }

    /// The value of the key.
    @inlinable public var value: PropertyListValue {
      PropertyListValue(document: document, index: keyIndex + 1)
    }
  }

  /// The entries of a dictionary.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    @usableFromInline let document: PropertyListDocument
    @usableFromInline var index: Int
    @usableFromInline let end: Int

    @inlinable
    init(document: PropertyListDocument, index: Int, end: Int) {
      self.document = document
      self.index = index
      self.end = end
    }

    /// Returns the next entry; nil after the last.
    @inlinable
    public mutating func next() -> Entry? {
      guard index < end else { return nil }
      defer { index = Int(document.nodes[index + 1].next) }
      return Entry(document: document, keyIndex: index)
    }
  }

  /// The values of an array.
  public struct Elements: Sequence, IteratorProtocol, Sendable {
    @usableFromInline let document: PropertyListDocument
    @usableFromInline var index: Int
    @usableFromInline let end: Int

    @inlinable
    init(document: PropertyListDocument, index: Int, end: Int) {
      self.document = document
      self.index = index
      self.end = end
    }

    /// The number of values that are left.
    ///
    /// - Complexity: O(*n*).
    package var count: Int {
      var count = 0
      var index = index
      while index < end {
        index = Int(document.nodes[index].next)
        count += 1
      }
      return count
    }

    /// Returns the next value; nil after the last.
    @inlinable
    public mutating func next() -> PropertyListValue? {
      guard index < end else { return nil }
      defer { index = Int(document.nodes[index].next) }
      return PropertyListValue(document: document, index: index)
    }
  }
}
