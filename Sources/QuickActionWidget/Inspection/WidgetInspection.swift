// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import QuickActions
package import WidgetViews

/// Looks at the quick-action widget as it is drawn.
package struct WidgetInspection: Sendable {
  /// The least contrast of graphics to their ground; WCAG 2.2, success criterion 1.4.11.
  package static let leastIconContrast = 3.0

  /// The least contrast of text to its ground; WCAG 2.2, success criterion 1.4.3.
  package static let leastTextContrast = 4.5

  /// The least width and height of what is tapped, in points; Apple's Human Interface Guidelines.
  package static let leastTargetLength = 44.0

  /// How many targets a family has room for.
  ///
  /// Apple publishes no numbers. Small and accessory families have one, as links open nothing of their own there; the
  /// others have as many as fit as tiles of this widget on the smallest iPhone without margins.
  package static func targetLimit(for family: WidgetFamily) -> Int {
    switch family {
    case .systemSmall: 1
    case .systemMedium: 4
    case .systemLarge: 8
    case .systemExtraLarge: 16
    case .accessoryCorner, .accessoryCircular, .accessoryRectangular, .accessoryInline: 1
    }
  }

  /// What is shown.
  package var entry: QuickActionEntry

  /// What it is shown on.
  package var canvas: WidgetCanvas

  /// Everything else that the view knows.
  package var environment: EnvironmentValues

  /// Makes an inspection.
  package init(entry: QuickActionEntry, canvas: WidgetCanvas, environment: EnvironmentValues) {
    self.entry = entry
    self.canvas = canvas
    self.environment = environment
  }

  /// What is found in a drawing of the widget, the gravest first.
  package func issues(in list: DisplayList) -> [WidgetIssue] {
    room(in: list) + titles(in: list) + targets(in: list) + contrasts(in: list)
      + list.problems.compactMap { problem in
        // Of a title, it is said by its position.
        if case .brokenWord = problem { nil } else { .layout(problem) }
      }
  }

  private func room(in list: DisplayList) -> [WidgetIssue] {
    let overflow = list.overflow(of: entry, margins: canvas.contentMargins)
    return overflow > 0 ? [.tilesTooTall(points: overflow)] : []
  }

  private func titles(in list: DisplayList) -> [WidgetIssue] {
    let frames = Dictionary(
      list.elements.map { ($0.identifier, $0.frame) }, uniquingKeysWith: { first, _ in first })
    let texts = list.items.compactMap { item in
      if case .text(let text) = item { text } else { nil }
    }
    let titles = entry.shortcuts.compactMap { shortcut in
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
    let urls = entry.shortcuts.filter { $0.url != nil }
    guard canvas.allowsLinks else {
      return urls.isEmpty ? [] : [.ignoredLinks(family: canvas.family)]
    }
    let limit = Self.targetLimit(for: canvas.family)
    let many: [WidgetIssue] =
      urls.count > limit ? [.manyTargets(count: urls.count, limit: limit)] : []
    let widget = Rect(origin: .zero, size: canvas.size)
    let small = zip(entry.shortcuts, list.placements(of: entry)).compactMap {
      shortcut, placement -> WidgetIssue? in
      let size = placement.frame.intersection(widget).size
      guard shortcut.url != nil, min(size.width, size.height) < Self.leastTargetLength else {
        return nil
      }
      return .smallTarget(position: shortcut.position, size: size)
    }
    return many + small
  }

  /// What hardly stands out from the tiles: of the icons, and of the texts, the least.
  ///
  /// A letter that stands in for an icon is text, in the colour of the icons.
  private func contrasts(in list: DisplayList) -> [WidgetIssue] {
    guard !entry.shortcuts.isEmpty, environment.widgetRenderingMode == .fullColor else {
      return []
    }
    let ground = TileColor.ground.resolved(in: environment.colorAppearance)
    var icons: Set<ResolvedColor> = []
    var texts: Set<ResolvedColor> = []
    for item in list.items {
      switch item {
      // An icon that keeps its own colours has none that could be compared.
      case .image(let image): if let tint = image.tint { icons.insert(tint) }
      case .text(let text): for line in text.lines { texts.formUnion(line.runs.map(\.color)) }
      default: break
      }
    }
    let icon = icons.map { $0.contrastRatio(on: ground) }.min() ?? .infinity
    let text = texts.map { $0.contrastRatio(on: ground) }.min() ?? .infinity
    return (icon < Self.leastIconContrast ? [.iconContrast(ratio: icon)] : [])
      + (text < Self.leastTextContrast ? [.textContrast(ratio: text)] : [])
  }
}
