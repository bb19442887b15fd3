// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A color as it is sent to a terminal.
package enum TerminalColor: Hashable, Sendable {
  /// One of the 16 colors that the terminal's theme defines; 8 to 15 are the bright ones.
  case basic(UInt8)
  /// One of the 256 of xterm's palette; from 16 on they are the same everywhere.
  case palette(UInt8)
  /// A color of sRGB, with components from 0 to 255.
  case rgb(red: UInt8, green: UInt8, blue: UInt8)

  /// The part of a cell that a color is for.
  package enum Layer: Hashable, Sendable {
    /// The color of the character.
    case foreground
    /// The color of the background.
    case background
  }

  /// The parameters of the SGR sequence that sets the color (ECMA-48, 8.3.117; the indexed ones are xterm's).
  package func parameters(for layer: Layer) -> String {
    let base = layer == .foreground ? 30 : 40
    return switch self {
    case .basic(let index) where index < 8: "\(base + Int(index))"
    case .basic(let index): "\(base + 60 + Int(index & 7))"
    case .palette(let index): "\(base + 8);5;\(index)"
    case .rgb(let red, let green, let blue): "\(base + 8);2;\(red);\(green);\(blue)"
    }
  }
}
