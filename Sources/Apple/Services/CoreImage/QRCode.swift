// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A QR code of bytes, in the smallest version that holds them.
///
/// Source: ISO/IEC 18004:2015, "QR Code bar code symbology specification".
struct QRCode {
  /// How much of a code may be damaged: 7, 15, 25 or 30 percent.
  enum Level: String {
    case low = "L"
    case medium = "M"
    case quartile = "Q"
    case high = "H"

    /// The number in the format of a code.
    var number: Int {
      switch self {
      case .low: 1
      case .medium: 0
      case .quartile: 3
      case .high: 2
      }
    }
  }

  /// The number of modules of a side.
  let size: Int

  /// The rows of the code, each module true if it is dark.
  private(set) var modules: [[Bool]]

  private let version: Int
  private let level: Level
  // Whether a module is a pattern and no data.
  private var isFunction: [[Bool]]

  /// Creates the code of bytes; nil if they do not fit into the greatest version.
  init?(_ bytes: [UInt8], level: Level) {
    guard let words = QRCodeWords(bytes, level: level) else { return nil }
    self.level = level
    version = words.version
    size = version * 4 + 17
    modules = Array(repeating: Array(repeating: false, count: size), count: size)
    isFunction = modules
    drawPatterns()
    draw(words.interleaved)
    chooseMask()
  }

  // MARK: Patterns

  private mutating func set(_ x: Int, _ y: Int, _ isDark: Bool) {
    guard (0..<size).contains(x), (0..<size).contains(y) else { return }
    modules[y][x] = isDark
    isFunction[y][x] = true
  }

  private mutating func drawPatterns() {
    for index in 0..<size {
      set(6, index, index % 2 == 0)
      set(index, 6, index % 2 == 0)
    }
    for (x, y) in [(3, 3), (size - 4, 3), (3, size - 4)] {
      for dy in -4...4 {
        for dx in -4...4 {
          let distance = max(abs(dx), abs(dy))
          set(x + dx, y + dy, distance != 2 && distance != 4)
        }
      }
    }
    let places = alignments
    let last = places.count - 1
    for (row, y) in places.enumerated() {
      for (column, x) in places.enumerated() {
        // The corners have finders.
        if (row, column) == (0, 0) || (row, column) == (0, last) || (row, column) == (last, 0) {
          continue
        }
        for dy in -2...2 {
          for dx in -2...2 { set(x + dx, y + dy, max(abs(dx), abs(dy)) != 1) }
        }
      }
    }
    drawFormat(mask: 0)
    drawVersion()
  }

  private var alignments: [Int] {
    guard version > 1 else { return [] }
    let count = version / 7 + 2
    let step = (version * 8 + count * 3 + 5) / (count * 4 - 4) * 2
    return [6] + (0..<(count - 1)).map { size - 7 - $0 * step }.reversed()
  }

  private mutating func drawFormat(mask: Int) {
    let data = level.number << 3 | mask
    var rest = data
    for _ in 0..<10 { rest = rest << 1 ^ (rest >> 9) * 0x537 }
    let bits = (data << 10 | rest) ^ 0x5412
    func bit(_ index: Int) -> Bool { bits >> index & 1 == 1 }
    for index in 0...5 { set(8, index, bit(index)) }
    set(8, 7, bit(6))
    set(8, 8, bit(7))
    set(7, 8, bit(8))
    for index in 9..<15 { set(14 - index, 8, bit(index)) }
    for index in 0..<8 { set(size - 1 - index, 8, bit(index)) }
    for index in 8..<15 { set(8, size - 15 + index, bit(index)) }
    set(8, size - 8, true)
  }

  private mutating func drawVersion() {
    guard version >= 7 else { return }
    var rest = version
    for _ in 0..<12 { rest = rest << 1 ^ (rest >> 11) * 0x1F25 }
    let bits = version << 12 | rest
    for index in 0..<18 {
      let isDark = bits >> index & 1 == 1
      set(size - 11 + index % 3, index / 3, isDark)
      set(index / 3, size - 11 + index % 3, isDark)
    }
  }

  /// Draws words in columns of two modules, from the right, up and down in turn.
  private mutating func draw(_ words: [UInt8]) {
    var index = 0
    for column in stride(from: size - 1, through: 1, by: -2) {
      let right = column <= 6 ? column - 1 : column
      let isUp = (right + 1) & 2 == 0
      for step in 0..<size {
        let y = isUp ? size - 1 - step : step
        for x in [right, right - 1] where !isFunction[y][x] && index < words.count * 8 {
          modules[y][x] = words[index >> 3] >> (7 - UInt8(index & 7)) & 1 == 1
          index += 1
        }
      }
    }
  }

  // MARK: Masks

  /// Applies the mask with the smallest penalty.
  private mutating func chooseMask() {
    var best = (code: self, penalty: Int.max)
    for mask in 0..<8 {
      var masked = self
      masked.apply(mask)
      masked.drawFormat(mask: mask)
      let penalty = masked.penalty
      if penalty < best.penalty { best = (masked, penalty) }
    }
    self = best.code
  }

  private mutating func apply(_ mask: Int) {
    for y in 0..<size {
      for x in 0..<size where !isFunction[y][x] {
        let isTurned =
          switch mask {
          case 0: (x + y) % 2 == 0
          case 1: y % 2 == 0
          case 2: x % 3 == 0
          case 3: (x + y) % 3 == 0
          case 4: (x / 3 + y / 2) % 2 == 0
          case 5: x * y % 2 + x * y % 3 == 0
          case 6: (x * y % 2 + x * y % 3) % 2 == 0
          default: ((x + y) % 2 + x * y % 3) % 2 == 0
          }
        if isTurned { modules[y][x].toggle() }
      }
    }
  }

  private var penalty: Int {
    let columns = (0..<size).map { x in modules.map { $0[x] } }
    var penalty = (modules + columns).reduce(0) { $0 + Self.penalty(ofLine: $1) }
    for y in 1..<size {
      for x in 1..<size {
        let isDark = modules[y][x]
        if modules[y][x - 1] == isDark, modules[y - 1][x] == isDark, modules[y - 1][x - 1] == isDark
        {
          penalty += 3
        }
      }
    }
    let dark = modules.joined().count { $0 }
    let total = size * size
    return penalty + (abs(dark * 20 - total * 10) / total) * 10
  }

  /// The penalty of long runs, and of what looks like a finder.
  private static func penalty(ofLine line: [Bool]) -> Int {
    var penalty = 0
    var run = 1
    for index in 1...line.count {
      if index < line.count, line[index] == line[index - 1] {
        run += 1
      } else {
        if run >= 5 { penalty += run - 2 }
        run = 1
      }
    }
    let finder = [true, false, true, true, true, false, true]
    guard line.count >= finder.count else { return penalty }
    for start in 0...(line.count - finder.count)
    where line[start..<(start + finder.count)].elementsEqual(finder) {
      let end = start + finder.count
      // Outside of the code it is light.
      let isLightBefore = !line[max(0, start - 4)..<start].contains(true)
      let isLightAfter = !line[end..<min(line.count, end + 4)].contains(true)
      if isLightBefore || isLightAfter { penalty += 40 }
    }
    return penalty
  }
}
