// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// One value, or one dictionary key, on the tape.
///
/// A document is one array of these in the order of the text: a container, then what it holds, then what follows it. So
/// reading a document allocates one array whatever its size, and nothing becomes a `String` until someone asks.
@usableFromInline
struct Node: Hashable, Sendable, BitwiseCopyable {
  /// The kind of the node.
  @usableFromInline var kind: Kind

  /// Flags about its spelling that are needed to decode it.
  @usableFromInline var traits: Traits

  /// For a leaf the offset of its content, between the tags or the quotation marks; for a container, a Boolean and null
  /// the offset of its first byte.
  @usableFromInline var offset: UInt32

  /// The number of bytes from ``offset`` on: a leaf's content, or the whole of anything else, closing tag and all.
  @usableFromInline var length: UInt32

  /// The index of the node after this one and all that it holds.
  @usableFromInline var next: UInt32

  @inlinable
  init(kind: Kind, traits: Traits = [], offset: Int, length: Int, next: Int) {
    self.kind = kind
    self.traits = traits
    self.offset = UInt32(truncatingIfNeeded: offset)
    self.length = UInt32(truncatingIfNeeded: length)
    self.next = UInt32(truncatingIfNeeded: next)
  }
}

extension Node {
  /// Where a leaf's content is in the file's bytes.
  @inlinable var content: Range<Int> { Int(offset)..<Int(offset) + Int(length) }

  /// Whether a string's or a key's content is its text already, in UTF-8.
  @inlinable var isSpelledAsDecoded: Bool { traits.isDisjoint(with: [.escaped, .utf16]) }
}

extension Node {
  /// The kinds of nodes.
  ///
  /// Documents are at most 64 MiB, so all offsets fit 32 bits.
  @usableFromInline
  enum Kind: UInt8, Sendable, BitwiseCopyable {
    case dictionary, array, key, string, integer, real, date, data, `true`, `false`, null
  }

  /// How a leaf is spelled if that is not the plain way.
  @usableFromInline
  struct Traits: OptionSet, Hashable, Sendable, BitwiseCopyable {
    @usableFromInline let rawValue: UInt8

    @inlinable
    init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// The content holds entities, escapes or markup, and must be decoded.
    @usableFromInline static let escaped = Traits(rawValue: 1 << 0)
    /// The element is an empty-element tag, `<string/>`; `offset` is the place after it.
    @usableFromInline static let selfClosing = Traits(rawValue: 1 << 1)
    /// The content is UTF-16, as binary property lists have it.
    @usableFromInline static let utf16 = Traits(rawValue: 1 << 2)
    /// The value is in quotation marks in a syntax where it need not.
    @usableFromInline static let quoted = Traits(rawValue: 1 << 3)
  }
}
