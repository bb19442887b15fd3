// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TerminalText
import WidgetViews

/// Turns painted colors into those of a terminal.
struct CellPalette {
  let depth: TerminalColorDepth
  let displayWidth: DisplayWidth

  /// Whether a character stays in its cell.
  func isNarrow(_ character: Character) -> Bool {
    displayWidth.columns(of: character) == 1
  }

  /// The nearest color; nil if there is none, or where more of the terminal than of the widget shows.
  func color(_ color: PremultipliedColor) -> TerminalColor? {
    guard color.w >= 0.5 else { return nil }
    let opaque = color.opaque
    return depth.color(
      red: Double(opaque.x).byte, green: Double(opaque.y).byte, blue: Double(opaque.z).byte)
  }

  /// The color of a character on a background: where the terminal shows both alike though they differ, black or white.
  func color(_ color: PremultipliedColor, on ground: PremultipliedColor) -> TerminalColor? {
    let mixed = color.over(ground)
    guard let wanted = self.color(mixed.w >= 0.5 ? mixed : color.opaque) else { return nil }
    guard wanted == self.color(ground), !mixed.isNear(ground) else { return wanted }
    return contrasting(ground)
  }

  private func contrasting(_ ground: PremultipliedColor) -> TerminalColor? {
    let level: UInt8 = ground.opaque.brightness > 0.5 ? 0 : 255
    return depth.color(red: level, green: level, blue: level)
  }
}

extension PremultipliedColor {
  /// How bright it looks, from 0 to 1: its luma (ITU-R BT.709).
  var brightness: Float { 0.2126 * x + 0.7152 * y + 0.0722 * z }

  /// The part by which it differs most from another.
  func difference(_ other: PremultipliedColor) -> Float {
    let difference = self - other
    return Swift.max(
      Swift.max(abs(difference.x), abs(difference.y)),
      Swift.max(abs(difference.z), abs(difference.w)))
  }

  /// Whether the colors look nearly the same.
  fileprivate func isNear(_ other: PremultipliedColor) -> Bool {
    difference(other) < 0.05
  }
}
