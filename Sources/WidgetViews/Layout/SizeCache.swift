// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The sizes that nodes chose last, a few a node.
///
/// A stack asks each child for its smallest and its largest size and then for the one that it gets, and again when it places the child.
/// Without a memory nested stacks would ask three times as often with each level.
struct SizeCache {
  /// How many sizes are kept of a node.
  ///
  /// A child of a stack in a stack is asked for three lengths each way; a power of two makes the oldest easy to find.
  private static let slots = 8

  private struct Entry {
    var proposal: Proposal
    var size: Size
  }

  private var entries: [Entry]

  /// How many sizes were stored of a node, those that were replaced included.
  private var counts: [UInt32]

  init(nodeCount: Int) {
    entries = Array(
      repeating: Entry(proposal: .unspecified, size: .zero), count: nodeCount * Self.slots)
    counts = Array(repeating: 0, count: nodeCount)
  }

  /// Makes room for further nodes.
  mutating func grow(by nodeCount: Int) {
    entries += repeatElement(
      Entry(proposal: .unspecified, size: .zero), count: nodeCount * Self.slots)
    counts += repeatElement(0, count: nodeCount)
  }

  /// The size that a node chose for a proposal; nil if it is not known.
  func size(of node: Int, for proposal: Proposal) -> Size? {
    let first = node * Self.slots
    for slot in first..<first + min(Int(counts[node]), Self.slots)
    where entries[slot].proposal == proposal {
      return entries[slot].size
    }
    return nil
  }

  /// Keeps a size, in the place of the oldest one.
  mutating func store(_ size: Size, of node: Int, for proposal: Proposal) {
    let slot = Int(counts[node]) & (Self.slots - 1)
    entries[node * Self.slots + slot] = Entry(proposal: proposal, size: size)
    counts[node] &+= 1
  }
}
