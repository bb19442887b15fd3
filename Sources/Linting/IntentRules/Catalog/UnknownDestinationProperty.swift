// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ActionCatalogs
import IntentLint

/// Properties of destinations that their type does not have.
struct UnknownDestinationProperty: ReaderRule {
  static let metadata = RuleMetadata(
    of: .unknownProperty,
    summary: """
      A destination has a property that the custom type does not have, or one that comes from \
      other members.
      """,
    why: """
      The generated class has no such property, so the value is lost: a tile has no image, or \
      opens nothing.
      """,
    remedy: """
      Write the name as the type declares it, or add the property to the type. 'identifier' \
      and 'displayString' come from the destination's identifier and title.
      """)

  static let examples: [RuleExample] = [
    .destinations(
      """
      {
        "identifier": "inbox", "title": "Inbox",
        "properties": { "url": "places://inbox", "↓imgae": "tray" }
      }
      """),
    .destinations(
      """
      {
        "identifier": "inbox", "title": "Inbox",
        "properties": { "url": "places://inbox", "image": "tray" }
      }
      """),
  ]
}
