// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Diagnostics
package import WidgetViews

/// An issue of a drawn widget.
package enum WidgetIssue: Hashable, Sendable {
  /// Tiles reach beyond the widget's edge, which cuts them off.
  case tilesCutOff(points: Double)
  /// Tiles reach into the content margins; all of them is seen.
  case tilesInMargins(points: Double)
  /// Shortcuts that a family with one target does not show.
  case hiddenShortcuts(family: WidgetFamily, count: Int)
  /// The whole of a title is not shown.
  case titleCut(position: Int, title: String)
  /// A word of a title is wider than the tile has room for, so that a line ends in the middle of it.
  case wordBroken(position: Int, title: String, word: String)
  /// Icons stand out from the background by less than what WCAG 2 asks of graphics.
  case iconContrast(ratio: Double)
  /// Titles stand out from the background by less than what WCAG 2 asks of text of their size.
  case textContrast(ratio: Double, least: Double)
  /// A tap target is smaller than Apple's Human Interface Guidelines ask for.
  case smallTarget(position: Int, size: Size)
  /// There is more to tap than the widget's family has room for.
  case manyTargets(count: Int, limit: Int)
  /// The family has one target, so that links open nothing of their own.
  case ignoredLinks(family: WidgetFamily)
  /// The whole of a text of an app's own view is not shown.
  case textCut(text: String)
  /// A tap target in an app's own view is smaller than Apple's Human Interface Guidelines ask for.
  case smallRegion(label: String, size: Size)
  /// The view language could not do what the view says.
  case layout(LayoutProblem)

  /// The severity of the issue.
  package var severity: Severity {
    switch self {
    case .tilesCutOff, .hiddenShortcuts, .titleCut, .smallTarget, .smallRegion, .textCut: .warning
    case .tilesInMargins, .wordBroken, .iconContrast, .textContrast, .manyTargets, .ignoredLinks:
      .note
    case .layout(let problem): problem.severity
    }
  }

  /// Whether this engine draws something otherwise than a device, so that the widget need not be changed.
  package var isLimit: Bool {
    if case .layout(let problem) = self { problem.isLimit } else { false }
  }

  /// Whether the issue is that tiles do not fit.
  package var isAboutRoom: Bool {
    switch self {
    case .tilesCutOff, .tilesInMargins, .hiddenShortcuts: true
    default: false
    }
  }

  /// Whether the issue is the same on every device and at every type size, as what depends on the
  /// family or on colors alone does.
  package var isSameOnEveryDevice: Bool {
    switch self {
    case .hiddenShortcuts, .iconContrast, .textContrast, .manyTargets, .ignoredLinks: true
    case .layout(.missingContainerBackground), .layout(.ignoredLink), .layout(.notDrawnInWidgets),
      .layout(.imageTooLarge), .layout(.severalWidgetURLs):
      true
    case .tilesCutOff, .tilesInMargins, .titleCut, .wordBroken, .smallTarget, .smallRegion,
      .textCut, .layout:
      false
    }
  }
}
