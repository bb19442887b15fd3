// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import QuickActions
import WidgetViews

extension WidgetInspection {
  /// Issues of contrast, for the colors that a catalog chose.
  ///
  /// A pair of colors as it is without a style is not judged, nor is the letter in place of an icon: neither is the catalog's.
  func contrasts(in list: DisplayList) -> [WidgetIssue] {
    guard environment.widgetRenderingMode == .fullColor,
      shown.shortcuts.contains(where: { $0.state == .resolved })
    else { return [] }
    let colors = Colors(shown.style, in: environment)
    let usual = Colors(.standard, in: environment)
    // An icon that keeps its own colors has none that could be compared.
    let hasTintedIcon = list.items.contains { item in
      if case .image(let image) = item { image.tint == colors.tint } else { false }
    }
    var issues: [WidgetIssue] = []
    if hasTintedIcon, (colors.tint, colors.tile) != (usual.tint, usual.tile) {
      let ratio = colors.tint.contrastRatio(on: colors.tile)
      if ratio < Self.leastIconContrast { issues.append(.iconContrast(ratio: ratio)) }
    }
    let (behind, usualBehind) =
      switch shown.style.layout(in: canvas.family) {
      case .grid: (colors.tile, usual.tile)
      case .oneDestination: (colors.ground, usual.ground)
      }
    if (colors.title, behind) != (usual.title, usualBehind) {
      let ratio = colors.title.contrastRatio(on: behind)
      let least = leastTextContrast
      if ratio < least { issues.append(.textContrast(ratio: ratio, least: least)) }
    }
    return issues
  }

  /// The least contrast of titles: large text needs less.
  ///
  /// Large is 24 points, or 18.66 where it is bold: 18 and 14 points of print; WCAG 2.2, "large scale".
  private var leastTextContrast: Double {
    let font = shown.style.font.resolved(in: environment.dynamicTypeSize)
    let isLarge =
      font.size >= 24 || (font.size >= 18.66 && font.weight.rawValue >= FontWeight.bold.rawValue)
    return isLarge ? Self.leastLargeTextContrast : Self.leastTextContrast
  }

  /// The colors of a style as they are seen.
  private struct Colors {
    let tint: ResolvedColor
    let title: ResolvedColor
    let tile: ResolvedColor
    let ground: ResolvedColor

    init(_ style: WidgetStyle, in environment: EnvironmentValues) {
      func resolved(_ color: StyleColor) -> ResolvedColor {
        color.color(in: environment.colorScheme).resolved(in: environment)
      }
      tint = resolved(style.tint)
      title = resolved(style.title)
      // What is behind a background that shows through is not known; the system's own is the likeliest.
      let system = Color(system: .systemBackground).resolved(in: environment.colorAppearance)
      ground = resolved(style.ground).composited(over: system)
      tile = resolved(style.tile).composited(over: ground)
    }
  }
}
