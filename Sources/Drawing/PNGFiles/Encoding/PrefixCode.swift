// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A code for writing: fewer bits for what is more frequent.
struct PrefixCode {
  /// How many bits each symbol has; 0 for one that does not occur.
  let lengths: [Int]

  /// The bits of each symbol, the first as the lowest.
  let codes: [Int]

  /// One more than the last symbol that occurs.
  var usedCount: Int { (lengths.lastIndex { $0 > 0 } ?? -1) + 1 }

  /// Creates the code of symbols that occur so often, none of which gets more bits than a limit.
  init(frequencies: [Int], maximumLength: Int) {
    lengths = Self.lengths(frequencies, maximumLength)
    var code = 0
    var codes = [Int](repeating: 0, count: lengths.count)
    for length in 1...maximumLength {
      for symbol in lengths.indices where lengths[symbol] == length {
        for bit in 0..<length where code >> bit & 1 == 1 {
          codes[symbol] |= 1 << (length - 1 - bit)
        }
        code += 1
      }
      code <<= 1
    }
    self.codes = codes
  }

  /// By coins of the values 1/2, 1/4, …, two of which make a package (Larmore and Hirschberg): the cheapest coins that
  /// make up the number of symbols less one say how many bits each symbol has.
  private static func lengths(_ frequencies: [Int], _ maximumLength: Int) -> [Int] {
    var lengths = [Int](repeating: 0, count: frequencies.count)
    let used = frequencies.indices.filter { frequencies[$0] > 0 }
    guard used.count > 1 else {
      for symbol in used { lengths[symbol] = 1 }
      return lengths
    }
    typealias Coin = (weight: Int, symbols: [Int])
    let singles: [Coin] = used.map { (frequencies[$0], [$0]) }.sorted {
      ($0.weight, $0.symbols[0]) < ($1.weight, $1.symbols[0])
    }
    var coins = singles
    for _ in 1..<maximumLength {
      var packages: [Coin] = []
      for index in stride(from: 0, to: coins.count - 1, by: 2) {
        let (one, other) = (coins[index], coins[index + 1])
        packages.append((one.weight + other.weight, one.symbols + other.symbols))
      }
      coins = merged(singles, packages)
    }
    for coin in coins[..<(2 * used.count - 2)] {
      for symbol in coin.symbols { lengths[symbol] += 1 }
    }
    return lengths

    func merged(_ one: [Coin], _ other: [Coin]) -> [Coin] {
      var result: [Coin] = []
      result.reserveCapacity(one.count + other.count)
      var (left, right) = (0, 0)
      while left < one.count || right < other.count {
        if right == other.count || (left < one.count && one[left].weight <= other[right].weight) {
          result.append(one[left])
          left += 1
        } else {
          result.append(other[right])
          right += 1
        }
      }
      return result
    }
  }
}
