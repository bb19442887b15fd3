// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint

/// Metadata of App Intents that is not what Xcode writes.
struct MalformedAppIntentsMetadata: ReaderRule {
  static let metadata = RuleMetadata(
    id: "malformed-app-intents-metadata", family: .products, severity: .warning,
    summary: "The metadata of App Intents in a product is not what Xcode writes.",
    why: "The system reads this file to know the intents, and may not find them.",
    remedy: """
      Build the app again with Xcode. If a script writes the file, compare it with one of Xcode's.
      """)

  static let examples: [RuleExample] = [
    .metadata(#"{ "actions": ↓[] }"#),
    .metadata(#"{ "actions": {} }"#),
  ]
}
