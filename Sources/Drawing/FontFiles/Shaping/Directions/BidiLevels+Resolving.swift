// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension BidiLevels {
  /// Finds the levels of scalars that are resolved together.
  ///
  /// - Parameters:
  ///   - sequence: Their indexes.
  ///   - embedded: The levels of what all scalars are embedded in.
  mutating func resolve(_ sequence: [Int], _ embedded: [UInt8]) {
    guard let first = sequence.first, let last = sequence.last else { return }
    let level = embedded[first]
    func neighbor(_ range: some Sequence<Int>) -> UInt8 {
      for index in range where classes[index] != .boundary { return embedded[index] }
      return base
    }
    let before = neighbor((0..<first).reversed())
    let isOpen = originals[last].isIsolate && ends[last] < 0
    let after = isOpen ? base : neighbor((last + 1)..<max(classes.count, last + 1))
    let start: BidiClass = max(level, before) % 2 == 0 ? .left : .right
    let end: BidiClass = max(level, after) % 2 == 0 ? .left : .right
    resolveWeak(sequence, start)
    resolveBrackets(sequence, start, embedding: level % 2 == 0 ? .left : .right)
    resolveNeutral(sequence, start, end, embedding: level % 2 == 0 ? .left : .right)
    for index in sequence {
      switch (level % 2, classes[index]) {
      case (0, .right): levels[index] = level + 1
      case (0, .arabicNumber), (0, .europeanNumber): levels[index] = level + 2
      case (1, .left), (1, .arabicNumber), (1, .europeanNumber): levels[index] = level + 1
      default: break
      }
    }
  }

  private mutating func resolveWeak(_ sequence: [Int], _ start: BidiClass) {
    // Marks go with what is before them, and digits behind Arabic are Arabic.
    var (previous, strong) = (start, start)
    for index in sequence {
      if classes[index] == .mark {
        classes[index] = previous.isIsolate || previous == .popIsolate ? .neutral : previous
      }
      previous =
        originals[index].isIsolate || originals[index] == .popIsolate
        ? originals[index] : classes[index]
      switch classes[index] {
      case .left, .right, .arabicLetter: strong = classes[index]
      case .europeanNumber where strong == .arabicLetter: classes[index] = .arabicNumber
      default: break
      }
    }
    for index in sequence where classes[index] == .arabicLetter { classes[index] = .right }
    // A separator between two numbers is a part of them.
    for place in sequence.indices.dropFirst().dropLast() {
      let (left, right) = (classes[sequence[place - 1]], classes[sequence[place + 1]])
      let kind = classes[sequence[place]]
      guard left == right else { continue }
      if kind == .europeanSeparator || kind == .commonSeparator, left == .europeanNumber {
        classes[sequence[place]] = .europeanNumber
      } else if kind == .commonSeparator, left == .arabicNumber {
        classes[sequence[place]] = .arabicNumber
      }
    }
    // So are signs such as % beside it.
    var place = 0
    while place < sequence.count {
      guard classes[sequence[place]] == .europeanTerminator else {
        place += 1
        continue
      }
      var end = place
      while end < sequence.count, classes[sequence[end]] == .europeanTerminator { end += 1 }
      let isOfNumber =
        (place > 0 && classes[sequence[place - 1]] == .europeanNumber)
        || (end < sequence.count && classes[sequence[end]] == .europeanNumber)
      if isOfNumber { for index in place..<end { classes[sequence[index]] = .europeanNumber } }
      place = end
    }
    strong = start
    for index in sequence {
      switch classes[index] {
      case .europeanSeparator, .europeanTerminator, .commonSeparator: classes[index] = .neutral
      case .left, .right: strong = classes[index]
      case .europeanNumber where strong == .left: classes[index] = .left
      default: break
      }
    }
  }

  private mutating func resolveNeutral(
    _ sequence: [Int], _ start: BidiClass, _ end: BidiClass, embedding: BidiClass
  ) {
    var place = 0
    var before = start
    while place < sequence.count {
      guard classes[sequence[place]].isNeutral else {
        before = classes[sequence[place]] == .left ? .left : .right
        place += 1
        continue
      }
      var next = place
      while next < sequence.count, classes[sequence[next]].isNeutral { next += 1 }
      let after =
        next == sequence.count ? end : classes[sequence[next]] == .left ? BidiClass.left : .right
      for index in place..<next {
        classes[sequence[index]] = before == after ? before : embedding
      }
      place = next
    }
  }
}
