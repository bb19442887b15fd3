// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The form of an Arabic letter: alone, or at the beginning, in the middle or at the end of letters that are joined.
enum ArabicForm: Sendable {
  case none, alone, end, middle, beginning

  /// The features by which fonts have the forms, in the order in which they are applied.
  static let features: [FeatureTag] = ["isol", "fina", "fin2", "fin3", "medi", "med2", "init"]

  private var feature: FeatureTag? {
    switch self {
    case .none: nil
    case .alone: "isol"
    case .end: "fina"
    case .middle: "medi"
    case .beginning: "init"
    }
  }

  /// Gives each letter the feature of its form.
  static func mark(_ buffer: inout ShapingBuffer, with masks: [FeatureTag: UInt32]) {
    for (index, form) in forms(of: buffer.glyphs).enumerated() {
      guard let feature = form.feature, let mask = masks[feature] else { continue }
      buffer.glyphs[index].mask |= mask
    }
  }

  /// The forms of letters, of which marks have none and keep none from joining.
  private static func forms(of glyphs: [ShapingGlyph]) -> [ArabicForm] {
    var forms = [ArabicForm](repeating: .none, count: glyphs.count)
    var previous: Int?
    /// Whether the letter before joins what follows.
    var joins = false
    for (index, glyph) in glyphs.enumerated() {
      let joining = joining(of: glyph)
      guard joining != .transparent else { continue }
      let joinsBefore = joining == .right || joining == .both
      if joins, joinsBefore, let previous {
        forms[previous] = forms[previous] == .end ? .middle : .beginning
        forms[index] = .end
      } else {
        forms[index] = joining == .none ? .none : .alone
      }
      joins = joining == .both || joining == .left
      previous = index
    }
    return forms
  }

  private static func joining(of glyph: ShapingGlyph) -> ShapingTraits.Joining {
    let joining = ShapingTraits(of: glyph.scalar).joining
    return joining == .causing ? .both : joining
  }
}

/// The order of Arabic marks.
enum ArabicMarks {
  /// Marks that change a letter, and come before its vowels.
  private static let modifiers: Set<UInt32> = [
    0x0654, 0x0655, 0x0658, 0x06DC, 0x06E3, 0x06E7, 0x06E8, 0x08CA, 0x08CB, 0x08CD, 0x08CE, 0x08CF,
    0x08D3, 0x08F3,
  ]

  /// Moves marks that change a letter to the front of its marks.
  ///
  /// Source: https://www.unicode.org/reports/tr53/
  static func order(_ range: Range<Int>, in buffer: inout ShapingBuffer) {
    var start = range.lowerBound
    var index = start
    for order: UInt8 in [220, 230] {
      while index < range.upperBound, buffer.glyphs[index].order < order { index += 1 }
      guard index < range.upperBound else { return }
      if buffer.glyphs[index].order > order { continue }
      var end = index
      while end < range.upperBound, buffer.glyphs[end].order == order,
        modifiers.contains(buffer.glyphs[end].scalar)
      {
        end += 1
      }
      guard index < end else { continue }
      buffer.merge(start..<end)
      let moved = Array(buffer.glyphs[index..<end])
      buffer.glyphs.removeSubrange(index..<end)
      buffer.glyphs.insert(contentsOf: moved, at: start)
      for place in start..<(start + moved.count) {
        // Less than all other orders of Arabic marks.
        buffer.glyphs[place].order = order == 220 ? 25 : 26
      }
      start += moved.count
      index = end
    }
  }
}
