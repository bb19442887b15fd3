// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
import WidgetViews

extension WidgetIssue: CustomStringConvertible {
  /// The issue as a sentence.
  package var description: String {
    switch self {
    case .tilesCutOff(let points):
      "the tiles reach \(RoundedNumber.points(points)) beyond the edge of the widget and are cut off"
    case .tilesInMargins(let points):
      "the tiles reach \(RoundedNumber.points(points)) into the content margin; nothing is cut off"
    case .hiddenShortcuts(let family, let count):
      "\(family.rawValue) shows the first shortcut; \(count == 1 ? "the other is" : "the other \(count) are") not shown"
    case .titleCut(let position, let title):
      "the title '\(title.brief(40))' at position \(position) has no room and is cut off"
    case .wordBroken(let position, let title, let word):
      word == title
        ? "the title '\(title.brief(40))' at position \(position) is broken inside a word"
        : "the title '\(title.brief(40))' at position \(position) is broken inside the word '\(word.brief(40))'"
    case .iconContrast(let ratio):
      "icons have a contrast of \(RoundedNumber.ratio(ratio)) to their tiles; 3:1 is the least, so change 'tint' or 'tile' of the style"
    case .textContrast(let ratio, let least):
      "titles have a contrast of \(RoundedNumber.ratio(ratio)) to what is behind them; \(RoundedNumber.ratio(least)) is the least, so change 'title' or 'tile' of the style"
    case .smallTarget(let position, let size):
      "the tile at position \(position) is \(RoundedNumber.tenths(size.width)) × \(RoundedNumber.tenths(size.height)) points; "
        + "44 × 44 is the least that is easy to hit"
    case .manyTargets(let count, let limit):
      "\(count) tiles are to be tapped; \(limit) are as many as are easy to tell apart here"
    case .ignoredLinks(let family):
      "in \(family.rawValue) a tap opens the same wherever it is; the links of the tiles are ignored"
    case .layout(let problem): problem.description
    }
  }
}
