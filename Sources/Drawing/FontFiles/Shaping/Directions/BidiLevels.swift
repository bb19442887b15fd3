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
  var levels: [UInt8]

  let scalars: [UInt32]
  let originals: [BidiClass]
  var classes: [BidiClass]
  /// For each scalar that begins an isolate where it ends; -1 if it does not.
  let ends: [Int]

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
}
