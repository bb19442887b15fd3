// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

/// Writes a tape in the order of the text, and keeps count of the containers that are still open.
///
/// The readers of OpenStep text and JSON are loops, not recursive functions: what they are inside of is here.
struct TapeBuilder {
  private(set) var nodes: [Node] = []

  /// The indices of the containers that are open, the innermost last.
  private var openContainers: [Int] = []

  /// Creates a builder with room for a number of nodes.
  init(nodeCount: Int) {
    nodes.reserveCapacity(nodeCount)
    openContainers.reserveCapacity(16)
  }

  /// The number of containers that are open.
  var depth: Int { openContainers.count }

  /// The innermost container that is open.
  var container: Node? { openContainers.last.map { nodes[$0] } }

  /// Adds a leaf, or the key of an entry.
  mutating func append(
    _ kind: Node.Kind, traits: Node.Traits = [], from start: Int, to end: Int
  ) {
    nodes.append(
      Node(kind: kind, traits: traits, offset: start, length: end - start, next: nodes.count + 1))
  }

  /// Opens the container whose first byte is at `offset`.
  mutating func open(_ kind: Node.Kind, at offset: Int) throws(SyntaxFault) {
    guard openContainers.count < PropertyListDocument.maximumDepth else {
      throw SyntaxFault(.tooDeep, at: SourceRange(offset, offset + 1))
    }
    openContainers.append(nodes.count)
    append(kind, from: offset, to: offset)
  }

  /// Closes the innermost container, whose last byte is before `end`.
  mutating func close(at end: Int) {
    guard let index = openContainers.popLast() else { return }
    nodes[index].length = UInt32(truncatingIfNeeded: end) &- nodes[index].offset
    nodes[index].next = UInt32(truncatingIfNeeded: nodes.count)
  }
}
