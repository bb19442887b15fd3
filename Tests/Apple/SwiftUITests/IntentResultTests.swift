// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppIntents
import SwiftUI
import Testing

private struct Counting: AppIntent {
  static let title: LocalizedStringResource = "Count"

  func perform() async throws
    -> some IntentResult & ReturnsValue<Int> & ProvidesDialog & ShowsSnippetView
  {
    .result(value: 3, dialog: "Three") {
      Text("1, 2")
      if true { Text("3") }
    }
  }
}

private struct Showing: AppIntent {
  static let title: LocalizedStringResource = "Show"

  func perform() async throws -> some ReturnsValue<String> & ShowsSnippetView {
    .result(value: "shown", view: Text("Shown"))
  }
}

private struct Saying: AppIntent {
  static let title: LocalizedStringResource = "Say"

  func perform() async throws -> some ProvidesDialog & ShowsSnippetView {
    .result(dialog: "Said") { VStack { Text("Said") } }
  }
}

@Suite("Results of intents with views")
struct IntentResultTests {
  @Test("a closure behind a call is the content, and the value is returned")
  func trailingClosures() async throws {
    #expect(try await Counting().perform().value == 3)
    #expect(try await Showing().perform().value == "shown")
    _ = try await Saying().perform()
  }
}
