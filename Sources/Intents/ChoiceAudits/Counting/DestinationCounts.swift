// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// How often the destinations of a catalog are chosen: in all, at each position, and together with each other.
struct DestinationCounts: Hashable, Sendable {
  /// How many positions are counted one by one; the last counts all further ones, too.
  static let positionCount = 16

  /// Of how many destinations at most it is counted which are chosen together.
  static let pairLimit = 256

  /// How many destinations the catalog has.
  let count: Int

  /// How often each destination is chosen at each position.
  private(set) var positions: [Int]

  /// How often two destinations are chosen together, the pairs in the order of the later one; empty for a larger catalog.
  private(set) var pairs: [Int]

  init(count: Int) {
    self.count = count
    positions = [Int](repeating: 0, count: count * Self.positionCount)
    pairs = [Int](repeating: 0, count: count > Self.pairLimit ? 0 : count * (count - 1) / 2)
  }

  /// Counts the destinations of a choice.
  @inline(__always)
  mutating func add(_ chosen: [Int?]) {
    for (place, index) in chosen.enumerated() {
      guard let index else { continue }
      positions[index &* Self.positionCount &+ min(place, Self.positionCount &- 1)] &+= 1
      guard !pairs.isEmpty else { continue }
      for other in 0..<place {
        guard let other = chosen[other] else { continue }
        pairs[Self.pair(index, other)] &+= 1
      }
    }
  }

  /// Adds the counts of another part.
  mutating func add(_ other: DestinationCounts) {
    for index in positions.indices { positions[index].add(count: other.positions[index]) }
    for index in pairs.indices { pairs[index].add(count: other.pairs[index]) }
  }

  /// Adds to the count of a destination at a position, counted from 0.
  mutating func add(_ number: Int, destination: Int, position: Int) {
    positions[destination * Self.positionCount + position].add(count: number)
  }

  /// Adds to the count of a pair.
  mutating func add(_ number: Int, pair first: Int, _ second: Int) {
    pairs[Self.pair(first, second)].add(count: number)
  }

  /// How often a destination is chosen at each position, up to the last at which it is.
  func positions(of index: Int) -> [Int] {
    let all = positions[(index * Self.positionCount)..<((index + 1) * Self.positionCount)]
    return Array(all.prefix((all.lastIndex { $0 > 0 } ?? all.startIndex - 1) - all.startIndex + 1))
  }

  /// How often a destination is chosen.
  func total(of index: Int) -> Int { positions(of: index).reduce(into: 0) { $0.add(count: $1) } }

  /// The pairs that are chosen together, in the order of the catalog.
  var together: [(first: Int, second: Int, count: Int)] {
    guard !pairs.isEmpty else { return [] }
    return (0..<count).flatMap { first in
      ((first + 1)..<max(count, first + 1)).compactMap { second in
        let number = pairs[Self.pair(first, second)]
        return number > 0 ? (first, second, number) : nil
      }
    }
  }

  @inline(__always)
  private static func pair(_ first: Int, _ second: Int) -> Int {
    let (low, high) = first < second ? (first, second) : (second, first)
    return high &* (high &- 1) / 2 &+ low
  }
}
