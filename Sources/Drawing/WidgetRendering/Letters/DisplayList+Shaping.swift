// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetViews

extension DisplayList {
  /// The first text that ``PNGRenderer`` cannot write as it is read, because its letters are joined, reordered, written from the
  /// right to the left or colored; nil if there is none.
  public var textThatNeedsShaping: String? {
    for case .text(let text) in items where !text.isRedacted {
      for line in text.lines {
        for run in line.runs where run.string.unicodeScalars.contains(where: \.needsShaping) {
          return run.string
        }
      }
    }
    return nil
  }
}

extension Unicode.Scalar {
  /// Whether it is written by more than one glyph after the other, or in colors.
  fileprivate var needsShaping: Bool {
    switch value {
    case ..<0x0590: false
    // Hebrew to Tibetan, Myanmar, the parts of Hangul's syllables.
    case 0x0590...0x109F, 0x1100...0x11FF: true
    // Khmer and Mongolian, and the scripts of Southeast Asia.
    case 0x1780...0x18AF, 0x1900...0x1CFF: true
    // Marks that change the order, and the forms of Hebrew and Arabic.
    case 0x202B, 0x202E, 0x2067, 0xA880...0xABFF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC: true
    case 0xFE0F, 0x1F1E6...0x1F1FF: true
    case 0x10800...0x10FFF, 0x11000...0x11FFF, 0x1E800...0x1EFFF: true
    default: properties.isEmojiPresentation
    }
  }
}
