// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import QuickActionWidget
import SourceText
import Testing
import WidgetRendering
import WidgetViews

@testable import ShownWidgets

@Suite struct SheetProblemTests {
  private static let problems: [LayoutProblem] = [
    .missingColor(name: "Brand"), .severalWidgetURLs,
    .ignoredLink(family: .systemSmall, view: "Row"),
    .invisibleContent(mode: .accented, example: .text("Balance"), count: 3),
    .drawnDifferently(.material, view: "Card"), .brokenWord("word"), .leftOutOfLine(count: 2),
  ]

  @Test(
    "a page says of a problem what a terminal does, in two parts", arguments: Self.problems,
    InterfaceLanguage.allCases)
  func page(problem: LayoutProblem, language: InterfaceLanguage) {
    let issue = WidgetIssue.layout(problem)
    let shown = ContactSheet.Problem(issue, locale: "en", IssueTexts(language))
    let texts = ProblemTexts(language)
    #expect(
      texts.sentence(shown.title, shown.detail.isEmpty ? nil : shown.detail)
        == texts.sentence(for: problem))
    #expect(IssueTexts(language).sentence(for: issue) == texts.sentence(for: problem))
    #expect(shown.id.hasPrefix(problem.identifier))
    #expect(shown.severity == problem.severity && issue.severity == problem.severity)
    #expect(shown.isLimit == problem.isLimit)
  }

  @Test("what differs from drawing to drawing is apart, so that a page groups what is the same")
  func groups() {
    let problems = [1, 7].map { count in
      ContactSheet.Problem(
        .layout(.invisibleContent(mode: .accented, example: .shape, count: count)), locale: "en",
        IssueTexts())
    }
    #expect(Set(problems.map(\.id)).count == 1 && Set(problems.map(\.title)).count == 1)
    #expect(problems.map(\.detail) == ["a shape", "a shape and 6 other parts"])
  }
}
