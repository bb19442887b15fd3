// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The number of colors that a terminal can show.
package enum TerminalColorDepth: Int, CaseIterable, Hashable, Sendable, Comparable {
  /// No color: no escape sequence for one is written.
  case none
  /// The 16 that its theme defines.
  case basic
  /// The 256 of xterm's palette.
  case palette
  /// All colors of sRGB.
  case full

  /// The terminal with fewer colors comes first.
  package static func < (left: Self, right: Self) -> Bool {
    left.rawValue < right.rawValue
  }

  /// Creates the color depth for a stream.
  ///
  /// Whether any are written is ``ColorChoice``'s decision. How many says the first of these that is set:
  ///
  /// 1. `FORCE_COLOR`: `1` is 16 colors, `2` is 256, `3` is all.
  /// 2. `COLORTERM`: `truecolor` or `24bit` is all.
  /// 3. `TERM`: all where it ends in `-direct` or is of a terminal known to show them, 256 where it says so.
  /// 4. `TERM_PROGRAM`: `Apple_Terminal` is 256.
  ///
  /// Otherwise 16.
  package init(
    choice: ColorChoice, isTerminal: Bool, environment: [String: String]
  ) {
    guard choice.usesColor(isTerminal: isTerminal, environment: environment) else {
      self = .none
      return
    }
    let forced = ["1": Self.basic, "2": .palette, "3": .full]
    let term = environment["TERM"] ?? ""
    if let depth = environment["FORCE_COLOR"].flatMap({ forced[$0] }) {
      self = depth
    } else if ["truecolor", "24bit"].contains(environment["COLORTERM"] ?? "") {
      self = .full
    } else if term.hasSuffix("-direct") || Self.fullTerminals.contains(term) {
      self = .full
    } else if term.hasSuffix("256color") || environment["TERM_PROGRAM"] == "Apple_Terminal" {
      self = .palette
    } else {
      self = .basic
    }
  }

  /// Terminals that show all colors and do not always say so in `COLORTERM`, which is lost over SSH.
  private static let fullTerminals: Set<String> = [
    "alacritty", "foot", "xterm-ghostty", "xterm-kitty", "wezterm",
  ]

  /// The color that comes nearest to one of sRGB; nil if there are none.
  package func color(red: UInt8, green: UInt8, blue: UInt8) -> TerminalColor? {
    switch self {
    case .none: nil
    case .basic: .basic(Self.nearestBasic(red, green, blue))
    case .palette: .palette(Self.nearestOfPalette(red, green, blue))
    case .full: .rgb(red: red, green: green, blue: blue)
    }
  }

  // MARK: Nearest colors

  /// The 16 colors as xterm has them; themes differ, and nothing tells a program how.
  private static let basicColors: [(Int, Int, Int)] = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205),
    (229, 229, 229), (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255),
    (255, 0, 255), (0, 255, 255), (255, 255, 255),
  ]

  private static func nearestBasic(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> UInt8 {
    var best: (index: UInt8, distance: Int) = (0, .max)
    for (index, color) in basicColors.enumerated() {
      let distance = distance(red, green, blue, to: color)
      if distance < best.distance { best = (UInt8(index), distance) }
    }
    return best.index
  }

  /// The steps of the palette's cube of 6 × 6 × 6 colors, which begins at 16.
  private static let cubeSteps = [0, 95, 135, 175, 215, 255]

  private static func nearestOfPalette(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> UInt8 {
    let cube = [red, green, blue].map(cubeIndex)
    let cubeColor = (cubeSteps[cube[0]], cubeSteps[cube[1]], cubeSteps[cube[2]])
    // 24 grays from 8 to 238, ten apart, begin at 232.
    let mean = (3 * Int(red) + 6 * Int(green) + Int(blue)) / 10
    let step = min(23, max(0, (mean - 3) / 10))
    let gray = 8 + 10 * step
    let isGray =
      distance(red, green, blue, to: (gray, gray, gray))
      < distance(red, green, blue, to: cubeColor)
    return UInt8(isGray ? 232 + step : 16 + 36 * cube[0] + 6 * cube[1] + cube[2])
  }

  private static func cubeIndex(_ value: UInt8) -> Int {
    // The middles between the steps.
    switch value {
    case 0..<48: 0
    case 48..<115: 1
    default: (Int(value) - 35) / 40
    }
  }

  /// How different two colors look: the squares of the differences, by how much the eye minds them.
  private static func distance(
    _ red: UInt8, _ green: UInt8, _ blue: UInt8, to other: (Int, Int, Int)
  ) -> Int {
    let (r, g, b) = (Int(red) - other.0, Int(green) - other.1, Int(blue) - other.2)
    return 3 * r * r + 6 * g * g + b * b
  }
}
