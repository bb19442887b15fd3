// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The intents and widgets of a project in the history of its repository.
package struct MigrationHistory: Sendable {
  /// The intents of all definitions, by the names of their classes.
  package internal(set) var intents: [HistoricalIntent] = []

  /// The widgets that intents of definitions configured.
  package internal(set) var widgets: [HistoricalWidget] = []

  /// The raw values that enums for App Intents had, by the name of the enum and the value.
  package internal(set) var enumCases: [String: HistoricalEnumCase] = [:]

  /// Whether the beginning of the history is missing, as in a shallow clone.
  package internal(set) var isShallow = false

  /// Whether any release is tagged.
  package internal(set) var hasTags = false

  /// The number of versions of definitions that were read.
  package internal(set) var versionCount = 0

  /// Whether a definition had an intent of the system's, which no App Intent takes the place of.
  package internal(set) var hasSystemIntents = false

  /// The versions of definitions that cannot be read, as `path at commit`.
  package internal(set) var unreadable: [String] = []

  /// Creates an empty history.
  package init() {}

  /// Whether users may have something: it was released, or it is not known whether it was.
  func isReleased(_ tag: String?) -> Bool { tag != nil || !hasTags }
}

/// A case of an enum for App Intents that sources had at some time.
package struct HistoricalEnumCase: Hashable, Sendable {
  /// The full name of the enum.
  package let type: String

  /// The name of the case.
  package let name: String

  /// The raw value of the case.
  package let rawValue: String

  /// The last commit with it.
  package let commit: String

  /// A tag of which it was part; nil if no tag has it.
  package internal(set) var tag: String?
}
