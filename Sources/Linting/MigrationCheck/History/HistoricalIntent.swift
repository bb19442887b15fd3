// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import IntentModel

/// An intent that a definition had at some time.
package struct HistoricalIntent: Sendable {
  /// The names that its class may have had: several if the project's prefix is not certain.
  package let classNames: Set<String>

  /// The definition as it last was with this intent.
  package internal(set) var definition: IntentDefinition

  /// The intent as the revision has it.
  package internal(set) var intent: Intent

  /// The path of the definition in the repository.
  package internal(set) var path: String

  /// The commit that last changed it.
  package internal(set) var lastCommit: String

  /// The commit that removed it; nil if the definition has it at the end of the history.
  package internal(set) var removal: String?

  /// A tag of which it was part; nil if no tag has it.
  package internal(set) var tag: String?

  /// The longest of the names of its class; empty if it has none.
  package var className: String {
    classNames.sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) }.last ?? ""
  }

  /// Whether a name is that of its class.
  package func isNamed(_ name: String) -> Bool { classNames.contains(name) }
}

/// A widget that sources had at some time, configured by an intent of a definition.
package struct HistoricalWidget: Hashable, Sendable {
  /// The kind of the widget.
  package let kind: String

  /// The class of its intent.
  package let intent: String

  /// The type that declared it.
  package let type: String

  /// The path of the file.
  package let path: String

  /// The last commit with it.
  package let lastCommit: String

  /// A tag of which it was part; nil if no tag has it.
  package let tag: String?

  /// Whether the widget had no other kind later, as long as an intent of a definition configured it.
  package internal(set) var isLast: Bool
}
