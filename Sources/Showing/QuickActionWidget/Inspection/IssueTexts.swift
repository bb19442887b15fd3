// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import SourceText
import WidgetViews

extension IssueTexts {
  /// The message with its detail.
  package func sentence(for issue: WidgetIssue) -> String {
    problems.sentence(title(of: issue), detail(of: issue))
  }

  /// The title of an issue, which is the same for all drawings.
  package func title(of issue: WidgetIssue) -> String {
    switch issue {
    case .tilesCutOff: self(.tilesCutOff)
    case .tilesInMargins: self(.tilesInMargins)
    case .hiddenShortcuts(let family, _): self(.hiddenShortcuts, family.rawValue)
    case .titleCut(let position, let title):
      self(.titleCut, title.brief(40), String(position))
    case .wordBroken(let position, let title, _):
      self(.wordBroken, title.brief(40), String(position))
    case .iconContrast: self(.iconContrast)
    case .textContrast: self(.textContrast)
    case .smallTarget(let position, _): self(.smallTarget, String(position))
    case .manyTargets: self(.manyTargets)
    case .ignoredLinks(let family): self(.ignoredLinks, family.rawValue)
    case .textCut(let text): self(.textCut, text.brief(40))
    case .smallRegion(let label, _): self(.smallRegion, label.brief(40))
    case .layout(let problem): problems.title(of: problem)
    }
  }

  /// The detail in which drawings differ; nil for none.
  package func detail(of issue: WidgetIssue) -> String? {
    switch issue {
    case .tilesCutOff(let points), .tilesInMargins(let points):
      self(.points, RoundedNumber.tenths(points))
    case .hiddenShortcuts(_, let count): self(.hiddenCount, String(count))
    case .wordBroken(_, let title, let word): word == title ? nil : word.brief(40)
    case .iconContrast(let ratio):
      self(
        .leastContrast, RoundedNumber.ratio(ratio),
        RoundedNumber.ratio(WidgetInspection.leastIconContrast))
    case .textContrast(let ratio, let least):
      self(.leastContrast, RoundedNumber.ratio(ratio), RoundedNumber.ratio(least))
    case .smallTarget(_, let size), .smallRegion(_, let size):
      self(.leastSize, RoundedNumber.tenths(size.width), RoundedNumber.tenths(size.height))
    case .manyTargets(let count, let limit): self(.mostTargets, String(count), String(limit))
    case .layout(let problem): problems.detail(of: problem)
    case .titleCut, .textCut, .ignoredLinks: nil
    }
  }

  /// The messages about problems of the layout.
  private var problems: ProblemTexts { ProblemTexts(language) }
}

extension WidgetIssue: CustomStringConvertible {
  /// The issue as a message in English.
  package var description: String { IssueTexts().sentence(for: self) }
}
