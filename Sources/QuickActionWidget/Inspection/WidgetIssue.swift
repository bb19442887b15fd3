// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import WidgetViews

/// Something about a drawn widget that a person would not like.
package enum WidgetIssue: Hashable, Sendable {
  /// Tiles reach beyond the content margins, so that the widget cuts them off or they touch its edge.
  case tilesTooTall(points: Double)
  /// The whole of a title is not shown.
  case titleCut(position: Int, title: String)
  /// A word of a title is wider than the tile has room for, so that a line ends in the middle of it.
  case wordBroken(position: Int, title: String, word: String)
  /// Icons stand out from the ground by less than what WCAG 2 asks of graphics.
  case iconContrast(ratio: Double)
  /// Text stands out from the ground by less than what WCAG 2 asks of text.
  case textContrast(ratio: Double)
  /// What is to be tapped is smaller than Apple's Human Interface Guidelines ask for.
  case smallTarget(position: Int, size: Size)
  /// There is more to tap than the widget's family has room for.
  case manyTargets(count: Int, limit: Int)
  /// The family has one target, so that links open nothing of their own.
  case ignoredLinks(family: WidgetFamily)
  /// The view language could not do what the view says.
  case layout(LayoutProblem)

  /// Whether it is that tiles have no room.
  package var isAboutRoom: Bool {
    if case .tilesTooTall = self { true } else { false }
  }
}

extension WidgetIssue: CustomStringConvertible {
  /// The issue as a sentence.
  package var description: String {
    switch self {
    case .tilesTooTall(let points):
      "the tiles are \(Self.points(points)) too tall for the widget, which cuts them off"
    case .titleCut(let position, let title):
      "the title '\(Self.brief(title))' at position \(position) has no room and is cut off"
    case .wordBroken(let position, let title, let word):
      word == title
        ? "the title '\(Self.brief(title))' at position \(position) is broken inside a word"
        : "the title '\(Self.brief(title))' at position \(position) is broken inside the word '\(Self.brief(word))'"
    case .iconContrast(let ratio):
      "icons have a contrast of \(Self.ratio(ratio)) to their ground; 3:1 is the least"
    case .textContrast(let ratio):
      "text has a contrast of \(Self.ratio(ratio)) to its ground; 4.5:1 is the least"
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

  /// A number with at most one digit behind the point.
  private static func number(_ value: Double) -> String {
    let tenths = (value * 10).rounded() / 10
    return tenths == tenths.rounded() ? String(Int(tenths)) : String(tenths)
  }
}
