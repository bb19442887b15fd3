// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppIntentSources
import IntentDiff
import SourceText
import Testing

@testable import WidgetRevisions

@Suite("Widgets in Swift source")
struct SwiftWidgetTests {
  private func widgets(_ text: String) -> [WidgetFacts] {
    AppIntentSources([SourceFile(name: "W.swift", text: text)]).widgets
      .compactMap { WidgetFacts($0, path: "W.swift") }
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

  @Test("a backslash at the end of a string hides no widget, and families have to be spelled")
  func backslashes() {
    let found = widgets(
      #"""
      struct A: Widget {
        let path = "C:\\"
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "a", provider: P()) { _ in }.supportedFamilies(families)
        }
      }
      """#)
    #expect(found.map(\.kind.value) == ["a"])
    #expect(found.first?.families == nil)
  }

  @Test(
    "comments, interpolations and unknown kinds are left out",
    arguments: [
      "// IntentConfiguration(kind: \"a\", intent: I.self)",
      "/* /* */ StaticConfiguration(kind: \"a\") */", "StaticConfiguration(kind: unknown)",
      "StaticConfiguration(kind: \"a\\(1)\")",
      "StaticConfiguration(",
      "MyStaticConfiguration(kind: \"a\")",
    ])
  func nothing(text: String) {
    #expect(widgets(text).isEmpty)
  }
}
