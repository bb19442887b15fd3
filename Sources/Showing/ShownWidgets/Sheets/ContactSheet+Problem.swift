// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import QuickActionWidget
import SourceText
import WidgetRendering
import WidgetViews

extension ContactSheet.Problem {
  /// An issue of a widget on a page.
  init(_ issue: WidgetIssue, locale: String, _ texts: IssueTexts) {
    self.init(
      id: issue.identifier(in: locale), title: texts.title(of: issue),
      detail: texts.detail(of: issue) ?? "", severity: issue.severity)
    isLimit = issue.isLimit
  }
}

extension WidgetIssue {
  /// The identifier of the issue on the page, the same for all drawings.
  fileprivate func identifier(in locale: String) -> String {
    switch self {
    case .tilesCutOff: "tiles-cut-off"
    case .tilesInMargins: "tiles-in-margins"
    case .hiddenShortcuts: "hidden-shortcuts"
    case .titleCut(let position, _): "title-cut-\(position)-\(locale)"
    case .wordBroken(let position, _, _): "word-broken-\(position)-\(locale)"
    case .iconContrast: "icon-contrast"
    case .textContrast: "text-contrast"
    case .smallTarget(let position, _): "small-target-\(position)"
    case .manyTargets: "many-targets"
    case .ignoredLinks: "ignored-links"
    case .textCut(let text): "text-cut-\(text)-\(locale)"
    case .smallRegion(let label, _): "small-region-\(label)"
    case .layout(let problem): problem.key
    }
  }
}
