// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import SourceText
import WidgetViews

/// The messages about the issues of a drawn widget in one language: the only ones, wherever issues are shown.
package struct IssueTexts: Hashable, Sendable {
  /// The language of the texts.
  package let language: InterfaceLanguage

  /// Creates the texts of a language.
  package init(_ language: InterfaceLanguage = .english) {
    self.language = language
  }

  /// A text, with values in the places of `%1` and `%2`.
  func callAsFunction(_ text: IssueText, _ values: String...) -> String {
    (language == .english ? IssueText.en : IssueText.ja)[text.rawValue].filled(with: values)
  }

  /// The message with its detail.
  package func sentence(for issue: WidgetIssue) -> String {
    let title = title(of: issue)
    return detail(of: issue).map { self(.withDetail, title, $0) } ?? title
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
    case .layout(let problem): title(of: problem)
    }
  }

  private func title(of problem: LayoutProblem) -> String {
    switch problem {
    case .nestedTooDeep: self(.nestedTooDeep)
    case .tooManyViews: self(.tooManyViews)
    case .tooManyMeasurements: self(.tooManyMeasurements)
    case .invalidLength(let modifier): self(.invalidLength, modifier)
    case .drawnDifferently(let limit, _):
      self(.drawnDifferently, limit.subject, explanation(of: limit))
    case .missingColor(let name): self(.missingColor, name.brief(40))
    case .unreadableImage(let fault): self(.unreadableImage, fault.rawValue)
    case .missingImage(let name): self(.missingImage, name.brief(40))
    case .missingFont(let name): self(.missingFont, name.brief(40))
    case .unknownSymbol(let name): self(.unknownSymbol, name.brief(40))
    case .invisibleContent(let mode, _, _): self(.invisibleContent, mode.rawValue)
    case .leftOutOfLine: self(.leftOutOfLine)
    case .brokenWord(let word): self(.brokenWord, word.brief(40))
    case .severalWidgetURLs: self(.severalURLs)
    case .missingContainerBackground: self(.missingContainerBackground)
    case .ignoredLink(let family, _): self(.ignoredLink, family.rawValue)
    case .notDrawnInWidgets(let name, _): self(.notDrawnInWidgets, name.brief(40))
    case .imageTooLarge(let name, let width, let height, _):
      self(
        .imageTooLarge, name.isEmpty ? "Image(data:)" : name.brief(40), "\(width) × \(height)")
    case .infiniteFrame: self(.infiniteFrame)
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
    case .layout(.drawnDifferently(_, let view)): view.map { self(.inView, $0.brief(40)) }
    case .titleCut, .textCut, .ignoredLinks, .layout: nil
    }
  }
}

extension WidgetIssue: CustomStringConvertible {
  /// The issue as a message in English.
  package var description: String { IssueTexts().sentence(for: self) }
}
