// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension BidiLevels {
  /// Gives brackets of a pair the direction of what is in them.
  mutating func resolveBrackets(
    _ sequence: [Int], _ start: BidiClass, embedding: BidiClass
  ) {
    for pair in brackets(of: sequence) {
      var (hasEmbedding, hasOther) = (false, false)
      for place in (pair.0 + 1)..<pair.1 {
        switch strong(sequence[place]) {
        case embedding: hasEmbedding = true
        case nil: break
        default: hasOther = true
        }
      }
      var direction: BidiClass?
      if hasEmbedding {
        direction = embedding
      } else if hasOther {
        var context = start
        for place in (0..<pair.0).reversed() {
          if let strong = strong(sequence[place]) {
            context = strong
            break
          }
        }
        let other: BidiClass = embedding == .left ? .right : .left
        direction = context == other ? other : embedding
      }
      guard let direction else { continue }
      for place in [pair.0, pair.1] {
        classes[sequence[place]] = direction
        var next = place + 1
        while next < sequence.count, originals[sequence[next]] == .mark {
          classes[sequence[next]] = direction
          next += 1
        }
      }
    }
  }

  /// The direction of a letter or a number; nil for what has none.
  private func strong(_ index: Int) -> BidiClass? {
    switch classes[index] {
    case .left: .left
    case .right, .europeanNumber, .arabicNumber: .right
    default: nil
    }
  }

  /// The pairs of brackets by their places in a sequence, in the order of those that open.
  private func brackets(of sequence: [Int]) -> [(Int, Int)] {
    var open: [(closing: UInt32, place: Int)] = []
    var pairs: [(Int, Int)] = []
    for (place, index) in sequence.enumerated() where classes[index] == .neutral {
      let scalar = Self.canonical(scalars[index])
      if let bracket = ShapingTraits.brackets.first(where: scalar, by: { $0.opening }) {
        // Unicode's own limit.
        guard open.count < 63 else { return [] }
        open.append((Self.canonical(bracket.closing), place))
      } else if let match = open.lastIndex(where: { $0.closing == scalar }) {
        pairs.append((open[match].place, place))
        open.removeSubrange(match...)
      }
    }
    return pairs.sorted { $0.0 < $1.0 }
  }

  /// The bracket that an angle bracket is equal to.
  private static func canonical(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0x2329: 0x3008
    case 0x232A: 0x3009
    default: scalar
    }
  }
}
