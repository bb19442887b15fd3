// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import ProgramCheck
import SourceText
import Testing

@Suite struct SentencePlaceTests {
  private static let source = SourceFile(
    name: "W.swift",
    text: """
      import SwiftUI
      struct OfferView: View {
        var body: some View {
          Text("Bread and more of it")
          Link("Open", destination: url)
        }
      }
      struct W: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "Offers", provider: P()) { _ in OfferView() }
        }
      }

      """)

  @Test(
    "a sentence leads to the text or the call that it names, else to the view, else to the widget",
    arguments: [
      ("on 390x844 the text 'Bread and more of it' is cut off", "- 4:10"),
      ("the text 'Bread and…' is cut off", "- 4:10"),
      ("'Link' does nothing in systemSmall; use 'widgetURL' (in 'OfferView')", "OfferView 5:5"),
      ("some content is invisible in accented mode (in 'OfferView')", "OfferView 2:8"),
      ("the widget has more than 10 views; show fewer", "- 10:31"),
    ])
  func places(sentence: String, expected: String) {
    let places = ProgramPlaces([Self.source], origin: "Package.swift")
    let (view, place) = places.subject(ofSentence: sentence, inWidget: "Offers")
    let position = places.position(of: place)
    #expect(
      "\(view ?? "-") \(position?.line ?? 0):\(position?.column ?? 0)" == expected)
  }
}
