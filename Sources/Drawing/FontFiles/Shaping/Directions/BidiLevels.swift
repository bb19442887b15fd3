// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// In which direction each character of a line is written: Unicode's bidirectional algorithm.
///
/// Levels are even for characters from left to right, and odd for those from right to left; what is embedded has a higher one.
/// Source: https://www.unicode.org/reports/tr9/
struct BidiLevels {
  private static let deepest: UInt8 = 125

  /// The level of the line.
  let base: UInt8
  /// The level of each scalar.
  private(set) var levels: [UInt8]

  private let scalars: [UInt32]
  private let originals: [BidiClass]
  private var classes: [BidiClass]
  /// For each scalar that begins an isolate where it ends; -1 if it does not.
  private var ends: [Int]

  /// Finds the levels of a line.
  ///
  /// - Parameters:
  ///   - scalars: The line.
  ///   - base: The level of the line, 0 or 1; nil for that of its first letter.
  init(_ scalars: [UInt32], base: UInt8?) {
    self.scalars = scalars
    originals = scalars.map { ShapingTraits(of: $0).bidiClass }
    classes = originals
    ends = Self.ends(of: originals)
    self.base = base ?? Self.base(of: originals[...], ends) ?? 0
    levels = [UInt8](repeating: self.base, count: scalars.count)
    embed()
    let embedded = levels
    for sequence in sequences() { resolve(sequence, embedded) }
    finish()
  }

  private static func ends(of classes: [BidiClass]) -> [Int] {
    var ends = [Int](repeating: -1, count: classes.count)
    var open: [Int] = []
    for (index, kind) in classes.enumerated() {
      if kind.isIsolate {
        open.append(index)
      } else if kind == .popIsolate, let start = open.popLast() {
        ends[start] = index
      }
    }
    return ends
  }

  /// The level of the first letter that is not in an isolate; nil if there is none.
  private static func base(of classes: ArraySlice<BidiClass>, _ ends: [Int]) -> UInt8? {
    var index = classes.startIndex
    while index < classes.endIndex {
      switch classes[index] {
      case .left: return 0
      case .right, .arabicLetter: return 1
      case let kind where kind.isIsolate:
        if ends[index] < 0 { return nil }
        index = ends[index]
      default: break
      }
      index += 1
    }
    return nil
  }

  /// Whether the first letter that is not in an isolate is written from the right.
  static func isRightToLeft(_ scalars: some Sequence<Unicode.Scalar>) -> Bool {
    let classes = scalars.map { ShapingTraits(of: $0.value).bidiClass }
    return base(of: classes[...], ends(of: classes)) == 1
  }

  // MARK: Embeddings

  private struct Status {
    var level: UInt8
    var override: BidiClass?
    var isIsolate: Bool
  }

  /// Gives each scalar the level of what it is embedded in.
  private mutating func embed() {
    var stack = [Status(level: base, override: nil, isIsolate: false)]
    var (overflowIsolates, overflowEmbeddings, isolates) = (0, 0, 0)
    for index in classes.indices {
      let top = stack[stack.count - 1]
      levels[index] = top.level
      let kind = originals[index]
      switch kind {
      case .leftEmbedding, .rightEmbedding, .leftOverride, .rightOverride:
        classes[index] = .boundary
        let isRight = kind == .rightEmbedding || kind == .rightOverride
        let level = isRight ? (top.level + 1) | 1 : (top.level + 2) & ~1
        if level <= Self.deepest, overflowIsolates == 0, overflowEmbeddings == 0 {
          let override: BidiClass? =
            kind == .leftOverride ? .left : kind == .rightOverride ? .right : nil
          stack.append(Status(level: level, override: override, isIsolate: false))
        } else if overflowIsolates == 0 {
          overflowEmbeddings += 1
        }
      case .leftIsolate, .rightIsolate, .firstIsolate:
        if let override = top.override { classes[index] = override }
        var isRight = kind == .rightIsolate
        if kind == .firstIsolate {
          let end = ends[index] < 0 ? originals.count : ends[index]
          isRight = Self.base(of: originals[(index + 1)..<end], ends) == 1
        }
        let level = isRight ? (top.level + 1) | 1 : (top.level + 2) & ~1
        if level <= Self.deepest, overflowIsolates == 0, overflowEmbeddings == 0 {
          isolates += 1
          stack.append(Status(level: level, override: nil, isIsolate: true))
        } else {
          overflowIsolates += 1
        }
      case .popIsolate:
        if overflowIsolates > 0 {
          overflowIsolates -= 1
        } else if isolates > 0 {
          overflowEmbeddings = 0
          while !stack[stack.count - 1].isIsolate { stack.removeLast() }
          stack.removeLast()
          isolates -= 1
        }
        levels[index] = stack[stack.count - 1].level
        if let override = stack[stack.count - 1].override { classes[index] = override }
      case .popFormat:
        classes[index] = .boundary
        if overflowIsolates == 0 {
          if overflowEmbeddings > 0 {
            overflowEmbeddings -= 1
          } else if !top.isIsolate, stack.count > 1 {
            stack.removeLast()
          }
        }
      case .paragraph: levels[index] = base
      case .boundary: break
      default: if let override = top.override { classes[index] = override }
      }
    }
  }

  /// The scalars that take part, in parts that are resolved together: what is around an isolate goes on behind it.
  private func sequences() -> [[Int]] {
    var runs: [[Int]] = []
    for index in classes.indices where classes[index] != .boundary {
      if let last = runs.last?.last, levels[last] == levels[index] {
        runs[runs.count - 1].append(index)
      } else {
        runs.append([index])
      }
    }
    var byStart: [Int: Int] = [:]
    for (number, run) in runs.enumerated() { byStart[run[0]] = number }
    let continued = Set(ends.filter { $0 >= 0 })
    var sequences: [[Int]] = []
    for run in runs where !(originals[run[0]] == .popIsolate && continued.contains(run[0])) {
      var sequence = run
      while let last = sequence.last, originals[last].isIsolate, ends[last] >= 0,
        let next = byStart[ends[last]]
      {
        sequence += runs[next]
      }
      sequences.append(sequence)
    }
    return sequences
  }

  // MARK: Resolving

  private mutating func resolve(_ sequence: [Int], _ embedded: [UInt8]) {
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

  /// Spaces at the end of the line and before tabs are written in its direction.
  private mutating func finish() {
    var last = base
    for index in levels.indices {
      if originals[index].isRemoved { levels[index] = last } else { last = levels[index] }
    }
    var isEnd = true
    for index in levels.indices.reversed() {
      switch originals[index] {
      case .segment, .paragraph:
        levels[index] = base
        isEnd = true
      case .space, .leftIsolate, .rightIsolate, .firstIsolate, .popIsolate:
        if isEnd { levels[index] = base }
      case let kind where kind.isRemoved: if isEnd { levels[index] = base }
      default: isEnd = false
      }
    }
  }

  // MARK: Brackets

  private mutating func resolveBrackets(
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

extension BidiClass {
  var isIsolate: Bool { self == .leftIsolate || self == .rightIsolate || self == .firstIsolate }

  /// Whether the algorithm takes no notice of it.
  var isRemoved: Bool {
    switch self {
    case .leftEmbedding, .rightEmbedding, .leftOverride, .rightOverride, .popFormat, .boundary: true
    default: false
    }
  }

  /// Whether it takes the direction of what is around it.
  var isNeutral: Bool {
    switch self {
    case .paragraph, .segment, .space, .neutral, .popIsolate: true
    default: isIsolate
    }
  }
}
