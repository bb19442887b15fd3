// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A color in four bytes, or the terminal's own: what a cell keeps, so that cells are small and quick to compare.
struct PackedColor: Hashable, Sendable {
  /// The kind in the highest byte, the color below.
  let bits: UInt32

  /// The terminal's own color.
  static let standard = PackedColor(nil)

  init(_ color: TerminalColor?) {
    bits =
      switch color {
      case nil: 0
      case .basic(let index): 1 << 24 | UInt32(index)
      case .palette(let index): 2 << 24 | UInt32(index)
      case .rgb(let red, let green, let blue):
        3 << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
      }
  }

  /// The color; nil for the terminal's own.
  var color: TerminalColor? {
    func byte(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: bits >> shift) }
    return switch bits >> 24 {
    case 1: .basic(byte(0))
    case 2: .palette(byte(0))
    case 3: .rgb(red: byte(16), green: byte(8), blue: byte(0))
    default: nil
    }
  }
}
