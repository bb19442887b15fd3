// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The boxes of an SF Symbol in the three designs between which its others lie: ultralight, regular and black, at small scale.
///
/// Lengths are parts of the font's size, x from the left margin and y downward from the baseline.
struct SymbolMasters {
  /// Where the numbers of a symbol come from.
  enum Source: UInt8 {
    /// A template that the app SF Symbols exported: its margins, its baseline and the bounds of its paths.
    case template = 0x74
    /// A picture that a simulator recorded.
    case recorded = 0x72
    /// A guess: from an older version of the symbol, or from one that is like it.
    case estimated = 0x65
  }

  /// A box in one design.
  struct Box {
    /// The width between the margins.
    var width: Double
    var ink: Rect
  }

  /// The boxes of the three designs, the lightest first.
  var designs: [Box]
  var source: Source

  /// The box of a symbol whose own is not known: that of most symbols in public widgets.
  static let usual = SymbolMasters(
    designs: [
      Box(width: 0.88, ink: Rect(x: 0.08, y: -0.7, width: 0.72, height: 0.69)),
      Box(width: 0.926, ink: Rect(x: 0.08, y: -0.725, width: 0.766, height: 0.74)),
      Box(width: 0.98, ink: Rect(x: 0.08, y: -0.755, width: 0.82, height: 0.8)),
    ], source: .estimated)

  /// The boxes of a symbol.
  ///
  /// A name that is not in the table has those of the circle or the square that it is in, else those of the same symbol without `.fill`:
  /// both were left out of the table where they are the same. Of others they are guessed.
  static func named(_ name: String) -> SymbolMasters {
    if let own = found(name) { return own }
    let parts = name.split(separator: ".").dropFirst()
    if let enclosure = parts.last(where: { $0 != "fill" }), parts.last != "slash",
      enclosure == "circle" || enclosure == "square", let box = found(String(enclosure))
    {
      return box
    }
    if name.hasSuffix(".fill"), let box = found(String(name.dropLast(5))) { return box }
    if name.hasSuffix(".slash"), var box = found(String(name.dropLast(6))) {
      box.source = .estimated
      return box
    }
    return usual
  }

  /// The boxes of a name that is in the table.
  private static func found(_ name: String) -> SymbolMasters? {
    let key = Array(name.utf8) + [0x20]
    return table.withUTF8Buffer { bytes in
      var (lower, upper) = (0, bytes.count)
      while lower < upper {
        var start = (lower + upper) / 2
        while start > lower, bytes[start - 1] != 0x3B { start -= 1 }
        let end = bytes[start...].firstIndex(of: 0x3B) ?? bytes.count
        let entry = bytes[start..<end]
        if entry.starts(with: key) { return SymbolMasters(entry.dropFirst(key.count)) }
        if entry.lexicographicallyPrecedes(key) { lower = end + 1 } else { upper = start }
      }
      return nil
    }
  }

  /// Reads what an entry of the table has behind the name.
  private init?(_ entry: Slice<UnsafeBufferPointer<UInt8>>) {
    guard let first = entry.first, let source = Source(rawValue: first) else { return nil }
    self.source = source
    var numbers: [Double] = []
    var (value, isNegative) = (0, false)
    for byte in entry.dropFirst(2) + [0x20] {
      switch byte {
      case 0x20:
        numbers.append(Double(isNegative ? -value : value) / 1000)
        (value, isNegative) = (0, false)
      case 0x2D: isNegative = true
      default: value = value * 10 + Int(byte - 0x30)
      }
    }
    guard numbers.count == 15 else { return nil }
    designs = [0, 5, 10].map { start in
      Box(
        width: numbers[start],
        ink: Rect(
          x: numbers[start + 1], y: numbers[start + 2],
          width: numbers[start + 3] - numbers[start + 1],
          height: numbers[start + 4] - numbers[start + 2]))
    }
  }

  private init(designs: [Box], source: Source) {
    self.designs = designs
    self.source = source
  }
}
