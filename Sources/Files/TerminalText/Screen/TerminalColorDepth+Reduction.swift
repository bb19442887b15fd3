// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension TerminalColorDepth {
  /// The color that comes nearest among those that the terminal has; nil if it has none.
  func reduced(_ color: TerminalColor) -> TerminalColor? {
    switch (color, self) {
    case (_, .none): nil
    case (.basic, _), (.palette, .palette), (.palette, .full), (.rgb, .full): color
    case (.rgb(let red, let green, let blue), _): self.color(red: red, green: green, blue: blue)
    case (.palette(let index), .basic):
      if index < 16 {
        .basic(index)
      } else {
        reduced(Self.paletteColor(index))
      }
    }
  }

  /// The color of sRGB that an index from 16 of xterm's palette means.
  private static func paletteColor(_ index: UInt8) -> TerminalColor {
    guard index < 232 else {
      let gray = 8 + 10 * (index - 232)
      return .rgb(red: gray, green: gray, blue: gray)
    }
    // A cube of 6 × 6 × 6 colors.
    func step(_ value: UInt8) -> UInt8 { value == 0 ? 0 : 55 + 40 * value }
    let cube = index - 16
    return .rgb(red: step(cube / 36), green: step(cube / 6 % 6), blue: step(cube % 6))
  }
}
