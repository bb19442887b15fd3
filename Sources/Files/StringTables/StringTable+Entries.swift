// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import PropertyListSyntax
public import SourceText

extension StringTable {
  /// A key with its text, decoded when it is asked for.
  public struct Entry: Sendable {
    fileprivate let source: SourceFile
    fileprivate let spelling: PropertyListDocument.Format
    fileprivate let place: Place

    /// Whether the text varies with a number or a device.
    public let varies: Bool

    /// The key with its place.
    public var key: Located<String> { located(place.key) }

    /// The text with its place.
    ///
    /// Of one that varies, the form that the variables are put into, or that for any other number.
    public var text: Located<String> { located(place.text) }

    private func located(_ place: TextPlace) -> Located<String> {
      Located(
        place.text(in: source, as: spelling), at: place.range(in: source, as: spelling))
    }
  }

  /// The entries of a table.
  ///
  /// What is kept of an entry are the places of its key and its text. A project has a million of them, of which a check
  /// reads the keys, and hardly any text.
  public struct Entries: Sendable {
    @usableFromInline let source: SourceFile
    @usableFromInline let spelling: PropertyListDocument.Format
    @usableFromInline let places: [Place]

    /// The positions of the entries whose text varies: none in most tables.
    private let varying: Set<Int>

    /// Whether the file is XML.
    var isMarkup: Bool { spelling == .xml }

    /// Whether the file is in the OpenStep form.
    var isOpenStep: Bool { spelling == .openStep }

    init(_ places: [Place], varying: Set<Int> = [], of document: PropertyListDocument) {
      source = document.source
      spelling = document.format
      self.places = places
      self.varying = varying
    }

    /// Creates the entries of a file that is spelled as nearly all tables are; nil for any other.
    init?(ofPlainTable source: SourceFile) {
      guard let places = PlainTable.entries(of: source, Place.init) else { return nil }
      self.source = source
      spelling = .openStep
      self.places = places
      varying = []
    }

    /// Creates the entries of a file that is gone: none.
    init(insteadOfFile name: String) {
      source = SourceFile(name: name, text: "")
      spelling = .openStep
      places = []
      varying = []
    }
  }

  /// Where an entry stands.
  @usableFromInline
  struct Place: Sendable {
    @usableFromInline let key: TextPlace
    let text: TextPlace
  }
}

extension StringTable.Entries: RandomAccessCollection {
  /// The position of the first entry.
  public var startIndex: Int { 0 }

  /// The position after the last entry.
  public var endIndex: Int { places.count }

  /// The entry at a position.
  public subscript(position: Int) -> StringTable.Entry {
    StringTable.Entry(
      source: source, spelling: spelling, place: places[position],
      varies: varying.contains(position))
  }
}

extension StringTable.Entries {
  /// Calls a function with the bytes of the key at a position, decoded.
  @inlinable
  package func withKey<Result>(at position: Int, _ body: (RawSpan) -> Result) -> Result {
    places[position].key.withBytes(in: source, as: spelling, body)
  }

  /// Calls a function with the position of each entry and the bytes of its key, decoded.
  @inlinable
  package func forEachKey(_ body: (Int, RawSpan) -> Void) {
    // Taken out once, as each look at the file would count its references.
    let (places, source, spelling) = (places, source, spelling)
    let bytes = source.bytes
    for position in places.indices {
      places[position].key.withBytes(of: bytes.span.bytes, in: source, as: spelling) {
        body(position, $0)
      }
    }
  }

  /// The position of the last entry of a key; nil if there is none.
  func lastPosition(of key: RawSpan) -> Int? {
    // Taken out once, as each look at the file would count its references.
    let (places, source) = (places, source)
    return places.indices.last { position in
      places[position].key.withBytes(in: source, as: spelling) { $0.isEqual(to: key) }
    }
  }
}
