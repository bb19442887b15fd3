// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ActionCatalogs
import IntentLint

/// Values of destinations that do not have the type of their property.
struct DestinationValueOfWrongType: ReaderRule {
  static let metadata = RuleMetadata(
    of: .destinationValueOfWrongType,
    summary: """
      The value of a destination's property does not have the type that the custom type \
      declares.
      """,
    why: """
      The generated class cannot hold the value. It is dropped, or the code that reads it fails.
      """,
    remedy: """
      Give the value the type that the message names, or change the property's type in the definition.
      """)

  static let examples: [RuleExample] = [
    .destinations(
      """
      {
        "identifier": "inbox", "title": "Inbox",
        "properties": { "url": "places://inbox", "image": ↓7 }
      }
      """),
    .destinations(
      """
      {
        "identifier": "inbox", "title": "Inbox",
        "properties": { "url": "places://inbox", "image": "7" }
      }
      """),
  ]
}
