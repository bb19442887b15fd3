// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint

/// Metadata of App Intents in a newer version of the format.
struct UnknownMetadataVersion: ReaderRule {
  static let metadata = RuleMetadata(
    id: "unknown-metadata-version", family: .products, severity: .note,
    summary: "The metadata of App Intents has a newer version than the one that is known.",
    why: "What is new in that version is not checked.",
    remedy: "Update QuickAction when a version is available that knows it.")

  static let examples: [RuleExample] = [
    .metadata(#"{ "actions": {}, "version": ↓2 }"#),
    .metadata(#"{ "actions": {}, "version": 1 }"#),
  ]
}
