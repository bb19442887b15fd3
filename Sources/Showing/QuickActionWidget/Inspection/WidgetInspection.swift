// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import QuickActions
package import WidgetViews

/// Looks at the quick-action widget as it is drawn.
package struct WidgetInspection: Sendable {
  /// The least contrast of graphics to their background; WCAG 2.2, success criterion 1.4.11.
  package static let leastIconContrast = 3.0

  /// The least contrast of text to its background; WCAG 2.2, success criterion 1.4.3.
  package static let leastTextContrast = 4.5

  /// The least contrast of large text to its background; WCAG 2.2, success criterion 1.4.3.
  package static let leastLargeTextContrast = 3.0

  /// The least width and height of what is tapped, in points; Apple's Human Interface Guidelines.
  package static let leastTargetLength = 44.0

  /// Returns the number of tap targets that fit into a family.
  ///
  /// Apple publishes no numbers. Small and accessory families have one, as links open nothing of their own there; the
  /// others have as many as fit as tiles without a style on the smallest iPhone without margins, and where a style makes tiles smaller, as many
  /// of those.
  package static func targetLimit(for family: WidgetFamily, style: WidgetStyle = .standard) -> Int {
    let usual =
      switch family {
      case .systemSmall: 1
      case .systemMedium: 4
      case .systemLarge: 8
      case .systemExtraLarge: 16
      case .accessoryCorner, .accessoryCircular, .accessoryRectangular, .accessoryInline: 1
      }
    let heights = WidgetDevice.all.compactMap { $0.size(of: family)?.height }
    guard usual > 1, let least = heights.min() else { return usual }
    let rows = (least + style.spacing) / (style.tileHeight(in: family) + style.spacing)
    return max(usual, Int(rows) * style.columns(in: family))
  }

  /// The shortcuts that are shown.
  package var shown: StyledShortcuts

  /// The canvas that they are shown on.
  package var canvas: WidgetCanvas

  /// The environment of the view.
  package var environment: EnvironmentValues

  /// Creates an inspection of shortcuts on a canvas.
  package init(_ shown: StyledShortcuts, canvas: WidgetCanvas, environment: EnvironmentValues) {
    self.shown = shown
    self.canvas = canvas
    self.environment = environment
  }

  /// The issues in a drawing of the widget, the gravest first.
  package func issues(in list: DisplayList) -> [WidgetIssue] {
    room(in: list) + titles(in: list) + targets(in: list) + contrasts(in: list)
      + list.problems.compactMap { problem in
        switch problem {
        // Of a title and of tiles, it is said with their positions.
        case .brokenWord, .ignoredLink: nil
        default: .layout(problem)
        }
      }
  }

  private func room(in list: DisplayList) -> [WidgetIssue] {
    let reach = list.reach(of: shown, on: canvas)
    var issues: [WidgetIssue] = []
    if reach.beyondEdge > 0 {
      issues.append(.tilesCutOff(points: reach.beyondEdge))
    } else if reach.intoMargins > 0 {
      issues.append(.tilesInMargins(points: reach.intoMargins))
    }
    let hidden = shown.shortcuts.count - 1
    if hidden > 0, shown.style.layout(in: canvas.family) == .oneDestination {
      issues.append(.hiddenShortcuts(family: canvas.family, count: hidden))
    }
    return issues
  }

  private func titles(in list: DisplayList) -> [WidgetIssue] {
    let frames = Dictionary(
      list.elements.map { ($0.identifier, $0.frame) }, uniquingKeysWith: { first, _ in first })
    let texts = list.items.compactMap { item in
      if case .text(let text) = item { text } else { nil }
    }
    let titles = shown.shortcuts.compactMap { shortcut in
      let frame = frames[QuickActionWidgetView.titleIdentifier(of: shortcut)]
      return texts.first { $0.frame == frame && $0.string == shortcut.title }
        .map { (shortcut, $0) }
    }
    return titles.filter(\.1.isTruncated).map { shortcut, _ in
      .titleCut(position: shortcut.position, title: shortcut.title)
    }
      + titles.compactMap { shortcut, text in
        text.brokenWord.map {
          .wordBroken(position: shortcut.position, title: shortcut.title, word: $0)
        }
      }
  }

  private func targets(in list: DisplayList) -> [WidgetIssue] {
    // The whole widget is the target of a single destination.
    guard shown.style.layout(in: canvas.family) == .grid else { return [] }
    let urls = shown.shortcuts.filter { $0.url != nil }
    guard canvas.allowsLinks else {
      return urls.isEmpty ? [] : [.ignoredLinks(family: canvas.family)]
    }
    let limit = Self.targetLimit(for: canvas.family, style: shown.style)
    let many: [WidgetIssue] =
      urls.count > limit ? [.manyTargets(count: urls.count, limit: limit)] : []
    let widget = Rect(origin: .zero, size: canvas.size)
    let small = zip(shown.shortcuts, list.placements(of: shown, in: canvas.family)).compactMap {
      shortcut, placement -> WidgetIssue? in
      let size = placement.frame.intersection(widget).size
      guard shortcut.url != nil, min(size.width, size.height) < Self.leastTargetLength else {
        return nil
      }
      return .smallTarget(position: shortcut.position, size: size)
    }
    return many + small
  }
}
