// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import FontFiles
public import WidgetViews

extension DisplayList {
  /// The first text that ``PNGRenderer`` cannot write as it is read, because it is in a script whose rules are not known here, such
  /// as Bengali or Tibetan; nil if there is none.
  ///
  /// Arabic, Hebrew, Devanagari, Thai and emoji are written as they are read.
  public var textThatNeedsShaping: String? {
    for case .text(let text) in items where !text.isRedacted {
      for line in text.lines {
        for run in line.runs where run.string.isOfUnknownScript { return run.string }
      }
    }
    return nil
  }
}

extension String {
  /// Whether a letter is one of a script whose letters are joined or ordered by rules that are not known here.
  fileprivate var isOfUnknownScript: Bool {
    guard mayBeShaped else { return false }
    return contains { $0.shapingScript == .unknown }
  }

  /// Whether there may be letters that are more than one glyph after the other.
  var mayBeShaped: Bool {
    utf8.contains { $0 >= 0xD6 } && unicodeScalars.contains { $0.mayBeShaped }
  }
}
