// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

extension WidgetIssue: CustomStringConvertible {
  /// The issue as a sentence.
  package var description: String {
    switch self {
    case .tilesCutOff(let points):
      "the tiles reach \(Self.points(points)) beyond the edge of the widget and are cut off"
    case .tilesInMargins(let points):
      "the tiles reach \(Self.points(points)) into the content margin; nothing is cut off"
    case .hiddenShortcuts(let family, let count):
      "\(family.rawValue) shows the first shortcut; \(count == 1 ? "the other is" : "the other \(count) are") not shown"
    case .titleCut(let position, let title):
      "the title '\(Self.brief(title))' at position \(position) has no room and is cut off"
    case .wordBroken(let position, let title, let word):
      word == title
        ? "the title '\(Self.brief(title))' at position \(position) is broken inside a word"
        : "the title '\(Self.brief(title))' at position \(position) is broken inside the word '\(Self.brief(word))'"
    case .iconContrast(let ratio):
      "icons have a contrast of \(Self.ratio(ratio)) to their tiles; 3:1 is the least, so change 'tint' or 'tile' of the style"
    case .textContrast(let ratio, let least):
      "titles have a contrast of \(Self.ratio(ratio)) to what is behind them; \(Self.ratio(least)) is the least, so change 'title' or 'tile' of the style"
    case .smallTarget(let position, let size):
      "the tile at position \(position) is \(Self.number(size.width)) × \(Self.number(size.height)) points; "
        + "44 × 44 is the least that is easy to hit"
    case .manyTargets(let count, let limit):
      "\(count) tiles are to be tapped; \(limit) are as many as are easy to tell apart here"
    case .ignoredLinks(let family):
      "in \(family.rawValue) a tap opens the same wherever it is; the links of the tiles are ignored"
    case .layout(let problem): problem.description
    }
  }

  /// A title, cut short where it is long: a sentence is no place for a page.
  private static func brief(_ title: String) -> String {
    let end = title.index(title.startIndex, offsetBy: 40, limitedBy: title.endIndex)
    return end.map { $0 < title.endIndex ? title[..<$0] + "…" : title } ?? title
  }

  private static func points(_ value: Double) -> String {
    number(value) == "1" ? "1 point" : "\(number(value)) points"
  }

  /// A ratio with one digit, rounded down, so that what falls short is not said to reach the limit.
  private static func ratio(_ value: Double) -> String {
    "\(number((value * 10).rounded(.down) / 10)):1"
  }

  /// A number with at most one digit behind the point; what is more than nothing is not said to be nothing.
  private static func number(_ value: Double) -> String {
    let tenths = value > 0 ? max(0.1, (value * 10).rounded() / 10) : (value * 10).rounded() / 10
    return tenths == tenths.rounded() ? String(Int(tenths)) : String(tenths)
  }
}
