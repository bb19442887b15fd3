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
    let node = node
    guard node.kind == .dictionary else { return nil }
    let found = key.withUTF8Bytes { document.valueIndex(ofKey: $0, from: index + 1, to: node.next) }
    return found.map { PropertyListValue(document: document, index: $0) }
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
      guard keyValue.node.isSpelledAsDecoded else { return self.key.hasBytes(of: key) }
      return withKeyBytes { own in key.withUTF8Bytes { own.isEqual(to: $0) } }
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

extension PropertyListDocument {
  /// The index of the last value with a key among the entries between two nodes; nil if there is none.
  ///
  /// It looks at the tape: a project file has tens of thousands of entries, which are looked through from the first on.
  fileprivate func valueIndex(ofKey key: RawSpan, from start: Int, to end: UInt32) -> Int? {
    let (bytes, nodes) = (source.bytes, nodes)
    let (text, tape) = (bytes.span.bytes, nodes.span)
    var found: Int?
    var index = start
    while index < Int(end) {
      let node = tape[index]
      if node.isSpelledAsDecoded {
        if Int(node.length) == key.byteCount, text.extracting(node.content).isEqual(to: key) {
          found = index + 1
        }
      } else if node.text(in: bytes, as: format).withUTF8Bytes({ $0.isEqual(to: key) }) {
        found = index + 1
      }
      index = Int(tape[index + 1].next)
    }
    return found
  }
}
