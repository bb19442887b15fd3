// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// How far a symbol is drawn beside its frame, in parts of the frame's width: badges do not move what is beside the symbol.
struct SymbolOverhang: Hashable {
  var left = 0.0
  var right = 0.0

  /// The rectangle in which the symbol is drawn that has a frame.
  func rect(around frame: Rect) -> Rect {
    Rect(
      x: frame.minX - left * frame.width, y: frame.minY, width: frame.width * (1 + left + right),
      height: frame.height)
  }
}
