// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Texts as bytes, one after the other, to be compared with those of files.
///
/// To compare neither makes a `String` of what the file spells, nor counts a reference for each text.
package struct PackedTexts: Sendable {
  @usableFromInline var bytes: [UInt8] = []

  /// Where each text ends, after a first 0.
  @usableFromInline var bounds = [0]

  /// Packs texts into one array of bytes.
  package init(_ texts: [String]) {
    bytes.reserveCapacity(texts.reduce(0) { $0 + $1.utf8.count })
    bounds.reserveCapacity(texts.count + 1)
    for text in texts {
      bytes.append(contentsOf: text.utf8)
      bounds.append(bytes.count)
    }
  }

  /// The number of packed texts.
  package var count: Int { bounds.count - 1 }

  /// Whether the text at a position has the given bytes.
  @inlinable package func isEqual(_ position: Int, to other: RawSpan) -> Bool {
    bytes.span.bytes.extracting(range(of: position)).isEqual(to: other)
  }

  /// Whether the text at a position sorts before the given bytes.
  @inlinable package func precedes(_ position: Int, _ other: RawSpan) -> Bool {
    bytes.span.bytes.extracting(range(of: position)).lexicographicallyPrecedes(other)
  }

  /// The positions of the texts, sorted by their bytes, those of one text in their order.
  package func sortedPositions() -> [Int] {
    let text = bytes.span.bytes
    // Nearly always the first bytes decide.
    let beginnings = (0..<count).map { text.extracting(range(of: $0)).firstBytes }
    return (0..<count).sorted { first, second in
      guard beginnings[first] == beginnings[second] else {
        return beginnings[first] < beginnings[second]
      }
      let other = text.extracting(range(of: second))
      let own = text.extracting(range(of: first))
      if own.lexicographicallyPrecedes(other) { return true }
      return first < second && own.isEqual(to: other)
    }
  }

  @usableFromInline func range(of position: Int) -> Range<Int> {
    bounds[position]..<bounds[position + 1]
  }
}
