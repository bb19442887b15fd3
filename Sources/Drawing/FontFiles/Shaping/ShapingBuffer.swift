// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The glyphs of a text while it is shaped, in the order in which they are read.
struct ShapingBuffer: Sendable {
  var glyphs: [ShapingGlyph]

  /// How many glyphs there may be: a damaged font may make many of each.
  let limit: Int

  /// How many steps may still be taken.
  var steps: Int

  private var lastLigature: UInt8 = 0

  init(_ scalars: some Collection<Unicode.Scalar>) {
    glyphs = scalars.enumerated().map { ShapingGlyph($0.element.value, cluster: $0.offset) }
    limit = max(glyphs.count * 64, 16384)
    steps = max(glyphs.count * 4096, 1 << 16)
  }

  /// A number for a new ligature; there are seven, of which each is taken again.
  mutating func nextLigature() -> UInt8 {
    lastLigature = lastLigature % 7 + 1
    return lastLigature
  }

  /// Makes several glyphs stand for the same scalars.
  mutating func merge(_ range: Range<Int>) {
    guard range.count > 1, range.upperBound <= glyphs.count else { return }
    var (start, end) = (range.lowerBound, range.upperBound)
    let cluster = glyphs[range].reduce(Int.max) { min($0, $1.cluster) }
    if cluster != glyphs[end - 1].cluster {
      while end < glyphs.count, glyphs[end - 1].cluster == glyphs[end].cluster { end += 1 }
    }
    if cluster != glyphs[start].cluster {
      while start > 0, glyphs[start - 1].cluster == glyphs[start].cluster { start -= 1 }
    }
    for index in start..<end { glyphs[index].cluster = cluster }
  }

  /// Removes a glyph; what it stood for counts to the glyph beside it.
  mutating func remove(at index: Int) {
    let cluster = glyphs[index].cluster
    let survives =
      (index + 1 < glyphs.count && glyphs[index + 1].cluster == cluster)
      || (index > 0 && glyphs[index - 1].cluster == cluster)
    if !survives {
      if index > 0 {
        let old = glyphs[index - 1].cluster
        if cluster < old {
          var place = index
          while place > 0, glyphs[place - 1].cluster == old {
            glyphs[place - 1].cluster = cluster
            place -= 1
          }
        }
      } else if index + 1 < glyphs.count {
        merge(index..<(index + 2))
      }
    }
    glyphs.remove(at: index)
  }

  /// Makes what a reader takes for one character stand for the same scalars.
  mutating func mergeCharacters() {
    markContinuations()
    var start = 0
    while start < glyphs.count {
      var end = start + 1
      while end < glyphs.count, glyphs[end].continues { end += 1 }
      merge(start..<end)
      start = end
    }
  }

  private mutating func markContinuations() {
    var index = 0
    while index < glyphs.count {
      let scalar = glyphs[index].scalar
      if 0x1F3FB...0x1F3FF ~= scalar {
        glyphs[index].continues = true
      } else if 0x1F1E6...0x1F1FF ~= scalar {
        if index > 0, 0x1F1E6...0x1F1FF ~= glyphs[index - 1].scalar, !glyphs[index - 1].continues {
          glyphs[index].continues = true
        }
      } else if scalar == 0x200D {
        glyphs[index].continues = true
        if index + 1 < glyphs.count, Self.isPictograph(glyphs[index + 1].scalar) {
          index += 1
          glyphs[index].continues = true
        }
      } else if 0xFF9E...0xFF9F ~= scalar || 0xE0020...0xE007F ~= scalar {
        glyphs[index].continues = true
      }
      index += 1
    }
  }

  /// Whether a scalar can be a part of a sequence of emoji.
  private static func isPictograph(_ scalar: UInt32) -> Bool {
    guard scalar >= 0xA9, let character = Unicode.Scalar(scalar) else { return false }
    return character.properties.isEmoji
      && !(0x1F1E6...0x1F1FF ~= scalar || 0x1F3FB...0x1F3FF ~= scalar)
  }
}
