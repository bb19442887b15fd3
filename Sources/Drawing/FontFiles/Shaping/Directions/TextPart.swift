// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A part of a line in one script and one direction.
package struct TextPart: Hashable, Sendable {
  /// The indexes of its scalars.
  package var scalars: Range<Int>
  /// Its script.
  package var script: ShapingScript
  /// Whether it is written from the right.
  package var isRightToLeft: Bool

  /// The parts of a line, in the order in which they are drawn, from the left.
  ///
  /// - Parameters:
  ///   - line: The scalars of the line, in the order in which they are read.
  ///   - isRightToLeft: Whether the line is written from the right; nil if its first letter decides.
  package static func parts(
    of line: [Unicode.Scalar], isRightToLeft: Bool? = nil
  ) -> [TextPart] {
    let bidi = BidiLevels(line.map(\.value), base: isRightToLeft.map { $0 ? 1 : 0 })
    let scripts = scripts(of: line)
    var parts: [(part: TextPart, level: UInt8)] = []
    for index in line.indices {
      if let last = parts.indices.last, parts[last].level == bidi.levels[index],
        parts[last].part.script == scripts[index]
      {
        parts[last].part.scalars = parts[last].part.scalars.lowerBound..<(index + 1)
      } else {
        let part = TextPart(
          scalars: index..<(index + 1), script: scripts[index],
          isRightToLeft: bidi.levels[index] % 2 == 1)
        parts.append((part, bidi.levels[index]))
      }
    }
    reorder(&parts)
    return parts.map(\.part)
  }

  /// Turns around what is from the right, the deepest first.
  private static func reorder(_ parts: inout [(part: TextPart, level: UInt8)]) {
    guard let highest = parts.map(\.level).max(), highest > 0 else { return }
    let lowest = parts.map(\.level).filter { $0 % 2 == 1 }.min() ?? 1
    for level in stride(from: Int(highest), through: Int(lowest), by: -1) {
      var start = 0
      while start < parts.count {
        var end = start
        while end < parts.count, Int(parts[end].level) >= level { end += 1 }
        if end > start { parts[start..<end].reverse() }
        start = max(end, start + 1)
      }
    }
  }

  /// The scripts of scalars; what is common to all has that of what is before it, or else behind it.
  private static func scripts(of line: [Unicode.Scalar]) -> [ShapingScript] {
    var scripts = line.map { $0.shapingScript }
    var previous: ShapingScript?
    for index in scripts.indices {
      if scripts[index] == .common || scripts[index] == .inherited {
        if let previous { scripts[index] = previous }
      } else {
        previous = scripts[index]
      }
    }
    var next: ShapingScript?
    for index in scripts.indices.reversed() {
      if scripts[index] == .common || scripts[index] == .inherited {
        scripts[index] = next ?? .common
      } else {
        next = scripts[index]
      }
    }
    return scripts
  }
}

extension Unicode.Scalar {
  /// The script of the scalar, as far as texts are shaped by it.
  package var shapingScript: ShapingScript {
    value < 0x300 ? (isASCII && !properties.isAlphabetic ? .common : .simple)
      : ShapingTraits(of: value).script
  }

  /// What is written for the scalar in text from the right, such as `)` for `(`.
  package var mirrored: Unicode.Scalar {
    Unicode.Scalar(ShapingTraits.mirror(of: value)) ?? self
  }
}
