// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import QuickActionWidget
import SourceText
import WidgetViews

extension EditorTexts {
  /// What a person would not like about the widget on a phone.
  func sentence(for issue: WidgetIssue) -> String {
    switch issue {
    case .tilesCutOff(let points): self(.issueTilesCutOff, RoundedNumber.tenths(points))
    case .tilesInMargins(let points): self(.issueTilesInMargins, RoundedNumber.tenths(points))
    case .hiddenShortcuts(let family, let count):
      self(.issueHiddenShortcuts, family.rawValue, String(count))
    case .titleCut(let position, let title): self(.issueTitleCut, String(position), title.brief(40))
    case .wordBroken(let position, let title, let word):
      self(.issueWordBroken, String(position), title.brief(40), word.brief(40))
    case .iconContrast(let ratio): self(.issueIconContrast, ratioText(ratio))
    case .textContrast(let ratio, let least):
      self(.issueTextContrast, ratioText(ratio), ratioText(least))
    case .smallTarget(let position, let size):
      self(
        .issueSmallTarget, String(position), RoundedNumber.tenths(size.width),
        RoundedNumber.tenths(size.height))
    case .manyTargets(let count, let limit):
      self(.issueManyTargets, String(count), String(limit))
    case .ignoredLinks(let family): self(.issueIgnoredLinks, family.rawValue)
    case .layout(.missingImage(let name)): self(.issueMissingImage, name.brief(40))
    // What only a program's own view can do wrong is said in English.
    case .layout(let problem): problem.description
    }
  }

  /// A ratio with one digit, rounded down, so that what falls short is not said to reach the limit.
  private func ratioText(_ value: Double) -> String {
    NumberText.of((value * 10).rounded(.down) / 10)
  }
}
