// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension PropertyListDocument {
  /// The UTF-8 offset of every key and value: of a leaf's content, of a container's first byte.
  ///
  /// In the order of the text, so never descending, except in the binary form, whose objects are in any order. With
  /// `LineTable.locations(ofAscending:)` this is the cheapest way to the line and column of everything.
  @inlinable public var nodeOffsets: some Sequence<Int> {
    nodes.lazy.map { Int($0.offset) }
  }
}
