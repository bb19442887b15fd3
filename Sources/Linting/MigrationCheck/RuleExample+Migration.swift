// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentLint

extension RuleExample {
  /// An example of a migration.
  ///
  /// - Parameters:
  ///   - swift: The Swift source as it is; the mark is before what is found.
  ///   - before: The definition that was released.
  ///   - earlier: Other files that were released.
  ///   - others: Other files as they are.
  /// - Returns: The example.
  static func migration(
    _ swift: String, before: RuleExample, earlier: [File] = [], with others: [File] = []
  ) -> RuleExample {
    // A mark at the beginning is about the file as a whole.
    let text = swift.hasPrefix("↓import") ? swift : "import AppIntents\n" + swift
    return RuleExample(
      files: [File("Show.swift", text)] + others, earlier: before.files + earlier, excerpt: text)
  }

  /// The definition of one intent, `Show`.
  static func show(_ parameters: ExampleValue...) -> RuleExample {
    .definition(
      .intent(name: "Show", title: "Show", parameters: .array(parameters)))
  }
}
