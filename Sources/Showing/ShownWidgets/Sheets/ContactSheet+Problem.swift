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
      detail: texts.detail(of: issue) ?? "")
    gravity = issue.gravity == .note ? .note : .warning
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
    case .layout(.nestedTooDeep): "nested-too-deep"
    case .layout(.tooManyViews): "too-many-views"
    case .layout(.tooManyMeasurements): "too-many-measurements"
    case .layout(.invalidLength(let modifier)): "invalid-length-\(modifier)"
    case .layout(.drawnDifferently(let limit, _)): "drawn-differently-\(limit.subject)"
    case .layout(.missingColor(let name)): "missing-color-\(name)"
    case .layout(.unreadableImage(let fault)): "unreadable-image-\(fault.rawValue)"
    case .layout(.missingImage(let name)): "missing-image-\(name)"
    case .layout(.missingFont(let name)): "missing-font-\(name)"
    case .layout(.unknownSymbol(let name)): "unknown-symbol-\(name)"
    case .layout(.invisibleContent(let mode, _, _)): "invisible-content-\(mode.rawValue)"
    case .layout(.leftOutOfLine): "left-out-of-line"
    case .layout(.brokenWord(let word)): "broken-word-\(word)"
    case .layout(.severalWidgetURLs): "several-widget-urls"
    case .layout(.missingContainerBackground): "missing-container-background"
    case .layout(.ignoredLink(let family, _)): "ignored-link-\(family.rawValue)"
    case .layout(.notDrawnInWidgets(let name, _)): "not-drawn-in-widgets-\(name)"
    case .layout(.imageTooLarge(let name, _, _, _)): "image-too-large-\(name)"
    case .layout(.infiniteFrame): "infinite-frame"
    }
  }
}
