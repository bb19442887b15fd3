// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import SourceText
import StringTables
import TestSupport
import Testing
import WidgetViews

@Suite struct ProblemTextTests {
  /// One of each kind, with and without the view that has it.
  private static let problems: [LayoutProblem] =
    [
      .nestedTooDeep(limit: 1), .tooManyViews(limit: 2), .tooManyMeasurements(limit: 3),
      .invalidLength(modifier: "frame"), .missingColor(name: "Brand"), .missingImage(name: "cup"),
      .unreadableImage(.heic), .unreadableImage(.damaged), .unreadableImage(.unknown),
      .unreadableImage(.jpegCoding), .unknownSymbol(name: "mustache", width: 24, height: 24),
      .missingFont(name: "Futura"), .emptyTranslation(key: "bread"),
      .invisibleContent(mode: .accented, example: .shape, count: 1),
      .invisibleContent(mode: .accented, example: .line, count: 2),
      .invisibleContent(mode: .vibrant, example: .text("Now"), count: 3),
      .invisibleContent(mode: .vibrant, example: .image(name: "cup"), count: 1),
      .leftOutOfLine(count: 5), .brokenWord("word"), .severalWidgetURLs,
      .missingContainerBackground, .ignoredLink(family: .systemSmall, view: "Row"),
      .notDrawnInWidgets(name: "List", view: "Row"),
      .notDrawn(modifier: "glassEffect", place: "Widget/Row.swift:12", view: nil),
      .imageTooLarge(name: "cup", width: 1, height: 2, limit: 3),
      .imageTooLarge(name: "", width: 1, height: 2, limit: 3), .infiniteFrame,
    ] + DrawingLimit.all.map { .drawnDifferently($0, view: "Row") }

  @Test("every problem is a whole sentence in each language")
  func sentences() {
    let kinds = Set(Self.problems.map(\.facts.kind))
    #expect(LayoutProblem.Kind.allCases.filter { !kinds.contains($0) } == [])
    for problem in Self.problems {
      let (english, japanese) = (
        problem.description, ProblemTexts(.japanese).sentence(for: problem)
      )
      for sentence in [english, japanese] {
        #expect(!sentence.contains("%") && !sentence.contains("''") && !sentence.contains("「」"))
      }
      #expect(english.unicodeScalars.allSatisfy { $0.value < 0x3000 }, "\(english)")
      #expect(japanese.unicodeScalars.contains { $0.value > 0x3000 }, "\(japanese)")
    }
  }

  @Test("a Japanese sentence says which view, why, and what to do, as the English one does")
  func japanese() {
    let problem = LayoutProblem.invisibleContent(
      mode: .accented, example: .text("Balance"), count: 3)
    #expect(
      ProblemTexts(.japanese).sentence(for: problem)
        == "accentedモードでは不透明な色がすべて白になるため、見えない部分があります。塗りを「containerBackground」に移すか、半透明にしてください（テキスト「Balance」とほか2か所）"
    )
  }

  @Test("an identifier is one of a kind, and also the page's, with what the problem is about")
  func identifiers() {
    #expect(LayoutProblem.missingColor(name: "Brand").identifier == "missing-color")
    #expect(LayoutProblem.missingColor(name: "Brand").key == "missing-color-Brand")
    #expect(LayoutProblem.nestedTooDeep(limit: 9).key == "nested-too-deep")
    for kind in LayoutProblem.Kind.allCases {
      #expect(
        kind.rawValue.allSatisfy { $0 == "-" || ("a"..."z").contains($0) }, "\(kind.rawValue)")
    }
  }

  @Test("what only this engine does is a note, and what a widget loses is a warning")
  func severities() {
    #expect(LayoutProblem.unreadableImage(.heic).severity == .note)
    #expect(LayoutProblem.unreadableImage(.damaged).severity == .warning)
    #expect(LayoutProblem.drawnDifferently(.fontWidth, view: nil).isLimit)
    #expect(LayoutProblem.missingImage(name: "cup").severity == .warning)
    #expect(!LayoutProblem.brokenWord("word").isLimit)
  }

  @Test(
    "the texts in the code are those of the string tables", arguments: InterfaceLanguage.allCases)
  func freshness(language: InterfaceLanguage) throws {
    let path = "Localization/\(language.rawValue).lproj/Problems.strings"
    let table = try StringTable(
      SourceFile(
        name: path, text: String(decoding: Repository.content(of: path), as: UTF8.self)),
      name: "Problems", locale: LocaleName(language.rawValue), format: .strings)
    let texts = ProblemTexts(language)
    #expect(table.entries.map(\.key.value) == ProblemText.allCases.map { "\($0)" })
    #expect(table.entries.map(\.text.value) == ProblemText.allCases.map { texts($0) })
  }
}
