// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The sizes that nodes chose last, a few a node.
///
/// A stack asks each child for its smallest and its largest size and then for the one that it gets, and again when it places the child.
/// Without a memory nested stacks would ask three times as often with each level.
///
/// The sizes of all nodes are in one list, in the order in which they were found, so that large trees touch no memory for what was never
/// asked, and what is asked together is found together.
struct SizeCache {
  /// How many sizes are kept of a node: a child of a stack in a stack is asked for three lengths each way.
  private static let limit = 8

  private struct Entry {
    var proposal: Proposal
    var size: Size
    /// The entry of the node's size that was found before; -1 if there is none.
    var previous: Int32
  }

  /// The known sizes of a node: the last one, and their number.
  private struct Known {
    /// The entry of the size that was found last; -1 if there is none.
    var last: Int32 = -1
    var count: Int32 = 0
  }

  private var entries: [Entry] = []
  private var known: [Known]

  init(nodeCount: Int) {
    known = Array(repeating: Known(), count: nodeCount)
    entries.reserveCapacity(nodeCount * 2)
  }

  /// Makes room for further nodes.
  mutating func grow(by nodeCount: Int) {
    known += repeatElement(Known(), count: nodeCount)
  }

  /// The size that a node chose for a proposal; nil if it is not known.
  func size(of node: Int, for proposal: Proposal) -> Size? {
    var index = known[node].last
    while index >= 0 {
      if entries[Int(index)].proposal == proposal { return entries[Int(index)].size }
      index = entries[Int(index)].previous
    }
    return nil
  }

  /// Keeps a size, in the place of the oldest one if there are many.
  mutating func store(_ size: Size, of node: Int, for proposal: Proposal) {
    let last = known[node].last
    guard known[node].count < Self.limit else {
      let oldest = takeOldest(from: last)
      entries[oldest] = Entry(proposal: proposal, size: size, previous: last)
      known[node].last = Int32(oldest)
      return
    }
    known[node].last = Int32(entries.count)
    known[node].count += 1
    entries.append(Entry(proposal: proposal, size: size, previous: last))
  }

  /// Takes the entry that was found first out of those of a node, of which there are several.
  private mutating func takeOldest(from last: Int32) -> Int {
    var (newer, index) = (Int(last), Int(last))
    while entries[index].previous >= 0 { (newer, index) = (index, Int(entries[index].previous)) }
    entries[newer].previous = -1
    return index
  }
}
