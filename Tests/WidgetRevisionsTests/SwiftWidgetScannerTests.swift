// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentDiff
import SourceText
import Testing

@testable import WidgetRevisions

@Suite("Widgets in Swift source")
struct SwiftWidgetScannerTests {
  private func widgets(_ text: String) -> [WidgetFacts] {
    SwiftWidgetScanner(SourceFile(name: "W.swift", text: text), path: "W.swift").widgets()
  }

  @Test("the kind, the intent and the families of a widget are found")
  func plain() throws {
    let found = widgets(
      """
      struct Account: Widget {
        var body: some WidgetConfiguration {
          IntentConfiguration(kind: "Account", intent: ShowIntent.self, provider: P()) { _ in }
            .supportedFamilies([.systemSmall, .systemMedium])
        }
      }
      """)
    let widget = try #require(found.first)
    #expect(found.count == 1)
    #expect(widget.kind.value == "Account")
    #expect(widget.intent?.value == "ShowIntent")
    #expect(widget.families?.map(\.value) == ["systemSmall", "systemMedium"])
    #expect(widget.name == "Account")
  }

  @Test("a kind that is a constant is looked up, nearest first")
  func constants() {
    let found = widgets(
      """
      struct A: Widget {
        let kind: String = "first"
        var body: some WidgetConfiguration { StaticConfiguration(kind: kind, provider: P()) { _ in } }
      }
      struct B: Widget {
        let kind = "second"
        var body: some WidgetConfiguration {
          AppIntentConfiguration(kind: self.kind, intent: I.self, provider: P()) { _ in }
        }
      }
      """)
    #expect(found.map(\.kind.value) == ["first", "second"])
    #expect(found.map(\.name) == ["A", "B"])
    #expect(found.map(\.intent?.value) == [nil, "I"])
  }

  @Test(
    "comments, interpolations and unknown kinds are left out",
    arguments: [
      "// IntentConfiguration(kind: \"a\", intent: I.self)",
      "/* /* */ StaticConfiguration(kind: \"a\") */", "StaticConfiguration(kind: unknown)",
      "StaticConfiguration(kind: \"a\\(1)\")", "StaticConfiguration(kind: \"a",
      "StaticConfiguration(",
      "MyStaticConfiguration(kind: \"a\")",
    ])
  func nothing(text: String) {
    #expect(widgets(text).isEmpty)
  }
}
