// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import SourceText
import WidgetViews

/// The messages about the issues of a drawn widget in one language: the only ones, wherever issues are shown.
package struct IssueTexts: Hashable, Sendable {
  /// The language.
  package let language: InterfaceLanguage

  /// Takes the texts of a language.
  package init(_ language: InterfaceLanguage = .english) {
    self.language = language
  }

  /// A text, with values in the places of `%1` and `%2`.
  func callAsFunction(_ text: IssueText, _ values: String...) -> String {
    (language == .english ? IssueText.en : IssueText.ja)[text.rawValue].filled(with: values)
  }

  /// The whole message.
  package func sentence(for issue: WidgetIssue) -> String {
    let title = title(of: issue)
    return detail(of: issue).map { self(.withDetail, title, $0) } ?? title
  }

  /// What the issue is, wherever the widget has it.
  package func title(of issue: WidgetIssue) -> String {
    switch issue {
    case .tilesCutOff: self(.tilesCutOff)
    case .tilesInMargins: self(.tilesInMargins)
    case .hiddenShortcuts(let family, _): self(.hiddenShortcuts, family.rawValue)
    case .titleCut(let position, let title):
      self(.titleCut, Self.brief(title), String(position))
    case .wordBroken(let position, let title, _):
      self(.wordBroken, Self.brief(title), String(position))
    case .iconContrast: self(.iconContrast)
    case .textContrast: self(.textContrast)
    case .smallTarget(let position, _): self(.smallTarget, String(position))
    case .manyTargets: self(.manyTargets)
    case .ignoredLinks(let family): self(.ignoredLinks, family.rawValue)
    case .layout(let problem): title(of: problem)
    }
  }

  private func title(of problem: LayoutProblem) -> String {
    switch problem {
    case .nestedTooDeep: self(.nestedTooDeep)
    case .tooManyViews: self(.tooManyViews)
    case .tooManyMeasurements: self(.tooManyMeasurements)
    case .invalidLength(let modifier): self(.invalidLength, modifier)
    case .missingImage(let name): self(.missingImage, Self.brief(name))
    case .unknownSymbol(let name): self(.unknownSymbol, Self.brief(name))
    case .invisibleContent(let mode, _, _): self(.invisibleContent, mode.rawValue)
    case .leftOutOfLine: self(.leftOutOfLine)
    case .brokenWord(let word): self(.brokenWord, Self.brief(word))
    case .severalWidgetURLs: self(.severalURLs)
    case .infiniteFrame: self(.infiniteFrame)
    }
  }

  /// What differs from drawing to drawing; nil for nothing.
  package func detail(of issue: WidgetIssue) -> String? {
    switch issue {
    case .tilesCutOff(let points), .tilesInMargins(let points):
      self(.points, Self.tenths(points))
    case .hiddenShortcuts(_, let count): self(.hiddenCount, String(count))
    case .wordBroken(_, let title, let word): word == title ? nil : Self.brief(word)
    case .iconContrast(let ratio):
      self(.leastContrast, Self.ratio(ratio), Self.ratio(WidgetInspection.leastIconContrast))
    case .textContrast(let ratio, let least):
      self(.leastContrast, Self.ratio(ratio), Self.ratio(least))
    case .smallTarget(_, let size):
      self(.leastSize, Self.tenths(size.width), Self.tenths(size.height))
    case .manyTargets(let count, let limit): self(.mostTargets, String(count), String(limit))
    case .titleCut, .ignoredLinks, .layout: nil
    }
  }

  /// A title, shortened if it is long.
  private static func brief(_ title: String) -> String {
    title.prefix(41).count > 40 ? title.prefix(40) + "…" : title
  }

  /// A ratio with one digit, rounded down, so that what misses the limit does not seem to reach it.
  private static func ratio(_ value: Double) -> String {
    "\(number((value * 10).rounded(.down) / 10)):1"
  }

  /// A number with at most one digit after the point; what is more than nothing does not become nothing.
  private static func tenths(_ value: Double) -> String {
    number(value > 0 ? max(0.1, (value * 10).rounded() / 10) : (value * 10).rounded() / 10)
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : String(value)
  }
}

extension WidgetIssue: CustomStringConvertible {
  /// The issue as a message in English.
  package var description: String { IssueTexts().sentence(for: self) }
}
