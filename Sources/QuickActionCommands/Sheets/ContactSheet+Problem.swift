// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import QuickActionWidget
import SourceText
import WidgetRendering
import WidgetViews

extension ContactSheet.Problem {
  /// An issue of a widget in the words of a page: what holds wherever it is met, and what differs, apart.
  init(_ issue: WidgetIssue, locale: String, _ texts: PageTexts) {
    switch issue {
    case .tilesCutOff(let points):
      self.init(
        id: "tiles-cut-off", title: texts(.issueTilesCutOff),
        detail: texts(.detailPoints, RoundedNumber.tenths(points)))
    case .tilesInMargins(let points):
      self.init(
        id: "tiles-in-margins", title: texts(.issueTilesInMargins),
        detail: texts(.detailPoints, RoundedNumber.tenths(points)))
    case .hiddenShortcuts(let family, _):
      self.init(
        id: "hidden-shortcuts", title: texts(.issueHiddenShortcuts, family.rawValue))
    case .titleCut(let position, let title):
      self.init(
        id: "title-cut-\(position)-\(locale)",
        title: texts(.issueTitleCut, title.brief(40), "\(position)"))
    case .wordBroken(let position, let title, let word):
      self.init(
        id: "word-broken-\(position)-\(locale)",
        title: texts(.issueWordBroken, title.brief(40), "\(position)"),
        detail: word == title ? "" : word.brief(40))
    case .iconContrast(let ratio):
      self.init(
        id: "icon-contrast", title: texts(.issueIconContrast),
        detail: texts(.detailLeast, RoundedNumber.ratio(ratio), "3:1"))
    case .textContrast(let ratio, let least):
      self.init(
        id: "text-contrast", title: texts(.issueTextContrast),
        detail: texts(.detailLeast, RoundedNumber.ratio(ratio), RoundedNumber.ratio(least)))
    case .smallTarget(let position, let size):
      self.init(
        id: "small-target-\(position)", title: texts(.issueSmallTarget, "\(position)"),
        detail: "\(RoundedNumber.tenths(size.width)) × \(RoundedNumber.tenths(size.height))")
    case .manyTargets(let count, let limit):
      self.init(
        id: "many-targets", title: texts(.issueManyTargets),
        detail: texts(.detailMost, "\(count)", "\(limit)"))
    case .ignoredLinks(let family):
      self.init(
        id: "ignored-links", title: texts(.issueIgnoredLinks, family.rawValue))
    case .layout(let problem): self.init(problem, texts)
    }
    gravity = issue.gravity == .note ? .note : .warning
  }

  private init(_ problem: LayoutProblem, _ texts: PageTexts) {
    let (id, title) =
      switch problem {
      case .nestedTooDeep: ("nested-too-deep", texts(.issueNested))
      case .tooManyViews: ("too-many-views", texts(.issueManyViews))
      case .tooManyMeasurements: ("too-many-measurements", texts(.issueMeasurements))
      case .invalidLength(let modifier):
        ("invalid-length-\(modifier)", texts(.issueLength, modifier))
      case .missingImage(let name): ("missing-image-\(name)", texts(.issueImage, name.brief(40)))
      case .unknownSymbol(let name):
        ("unknown-symbol-\(name)", texts(.issueSymbol, name.brief(40)))
      case .invisibleContent(let mode, _, _):
        ("invisible-content", texts(.issueInvisible, mode.rawValue))
      case .leftOutOfLine: ("left-out-of-line", texts(.issueLeftOut))
      case .brokenWord(let word): ("broken-word-\(word)", texts(.issueWord, word.brief(40)))
      case .severalWidgetURLs: ("several-widget-urls", texts(.issueWidgetURLs))
      case .infiniteFrame: ("infinite-frame", texts(.issueInfinite))
      }
    self.init(id: id, title: title)
  }
}
