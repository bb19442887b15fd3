// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import StringTables
import Testing
import WidgetProtocol
import WidgetValues

@testable import ProgramCheck

@Suite("Texts of the gallery in several languages")
struct GalleryTextsTests {
  /// What is untranslated of one widget, given its name and description in each language.
  private func untranslated(
    _ texts: [(locale: String, name: String, description: String)]
  ) -> [ProgramObservation.Fact] {
    var gallery = GalleryTexts()
    for text in texts {
      gallery.add(
        [
          DescribedWidget(
            kind: "Ride", displayName: text.name, description: text.description,
            families: [.systemSmall])
        ],
        in: LocaleName(text.locale))
    }
    return gallery.untranslated.map(\.fact)
  }

  @Test("a description that is the same in another language is untranslated, with its name")
  func sameEverywhere() {
    let found = untranslated([
      ("en", "Next Ride", "Shows your next ride."), ("de", "Next Ride", "Shows your next ride."),
      ("ja", "Next Ride", "次の乗車を表示します。"),
    ])
    #expect(
      found == [
        .untranslated(
          description: "Shows your next ride.", name: "Next Ride", languages: ["de"])
      ])
  }

  @Test("a name that is translated is left out")
  func translatedName() {
    let found = untranslated([
      ("en", "Next Ride", "Shows your next ride."),
      ("de", "Nächste Fahrt", "Shows your next ride."),
    ])
    #expect(
      found == [
        .untranslated(description: "Shows your next ride.", name: nil, languages: ["de"])
      ])
  }

  @Test(
    "a translation, another English, one word and no text are not reported",
    arguments: [
      [("en", "Ride", "Shows your next ride."), ("de", "Ride", "Zeigt die nächste Fahrt.")],
      [("en", "Ride", "Shows your next ride."), ("en-GB", "Ride", "Shows your next ride.")],
      [("en", "Ride", "Ride"), ("de", "Ride", "Ride")], [("en", "Ride", ""), ("de", "Ride", "")],
      [("en", "Ride", "Shows your next ride.")],
    ])
  func wellKnown(texts: [(String, String, String)]) {
    #expect(untranslated(texts.map { ($0.0, $0.1, $0.2) }).isEmpty)
  }

  @Test("the first language need not be English")
  func otherFirst() {
    let found = untranslated([
      ("ja", "乗車", "次の乗車を表示します。"), ("ko", "乗車", "次の乗車を表示します。"),
    ])
    #expect(
      found == [.untranslated(description: "次の乗車を表示します。", name: "乗車", languages: ["ko"])])
  }
}
