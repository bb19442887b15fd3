// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// What Unicode says of a scalar that the order and the forms of letters depend on.
struct ShapingTraits: Hashable, Sendable {
  /// How a letter joins those beside it.
  enum Joining: UInt8 {
    /// It does not join.
    case none
    case left
    case right
    case both
    /// It has no forms of its own, and those beside it join it.
    case causing
    /// It is as if it were not there.
    case transparent
  }

  /// The script that the scalar belongs to.
  let script: ShapingScript
  /// How it joins those beside it.
  let joining: Joining
  /// The class by which its direction is found.
  let bidiClass: BidiClass

  /// The traits of a scalar.
  init(of scalar: UInt32) {
    var low = 0
    var high = Self.table.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Self.table[middle] >> 11 <= scalar { low = middle } else { high = middle }
    }
    let entry = Self.table[low]
    script = ShapingScript(rawValue: UInt8(entry >> 8 & 7)) ?? .simple
    joining = Joining(rawValue: UInt8(entry >> 5 & 7)) ?? .none
    bidiClass = BidiClass(rawValue: UInt8(entry & 31)) ?? .left
  }

  /// What stands for a scalar in text from the right: `)` for `(`.
  static func mirror(of scalar: UInt32) -> UInt32 {
    mirrors.first(where: scalar) { $0.scalar }?.other ?? scalar
  }

  /// The canonical decomposition of a scalar, the second 0 if it is another scalar alone; nil if it has none.
  static func decomposition(of scalar: UInt32) -> (first: UInt32, second: UInt32)? {
    decompositions.first(where: scalar) { $0.composed }.map { ($0.first, $0.second) }
  }

  /// The scalar that two are together; nil if there is none.
  static func composition(_ first: UInt32, _ second: UInt32) -> UInt32? {
    decompositions.first { $0.first == first && $0.second == second && $0.isComposed }?.composed
  }
}

extension Array {
  /// The element with a key, in ascending order; nil if there is none.
  func first(where key: UInt32, by keyOf: (Element) -> UInt32) -> Element? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if keyOf(self[middle]) < key { low = middle + 1 } else { high = middle }
    }
    return low < count && keyOf(self[low]) == key ? self[low] : nil
  }
}
