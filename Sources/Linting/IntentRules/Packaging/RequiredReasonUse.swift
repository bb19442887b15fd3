// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
import SwiftDeclarations

/// Uses of API for which Apple wants a reason, beside `UserDefaults`.
///
/// The names are those that cannot be another's: `creationDate` is a property of many types, and is the system's as a key of a
/// file's attributes alone. Source: Apple's "Describing use of required reason API".
enum RequiredReasonUse {
  /// Names, each with the tokens that it is known by.
  private static let patterns: [(name: String, tokens: [String])] =
    [
      ("systemUptime", ["processInfo", ".", "systemUptime"]),
      ("mach_absolute_time", ["mach_absolute_time", "("]),
    ]
    + ["creationDateKey", "contentModificationDateKey"].map { ($0, [".", $0]) }
    + [
      "volumeAvailableCapacityKey", "volumeAvailableCapacityForImportantUsageKey",
      "volumeAvailableCapacityForOpportunisticUsageKey", "volumeTotalCapacityKey",
    ].map { ($0, [".", $0]) }
    + attributes.map { ($0, ["[", ".", $0, "]"]) }

  /// Attributes of a file or a volume.
  private static let attributes = [
    "creationDate", "modificationDate", "systemFreeSize", "systemSize",
  ]

  /// The names, which few files have.
  private static let names = SoughtWords(patterns.map(\.name))

  /// The functions that give attributes.
  private static let readings = SoughtWords(["attributesOfItem", "attributesOfFileSystem"])

  /// The first use in a file; nil if it has none.
  static func first(in file: SwiftFile) -> (name: String, range: SourceRange)? {
    guard names.occur(in: file.source.bytes) else { return nil }
    let tokens = file.tokens
    let readsAttributes = readings.occur(in: file.source.bytes)
    for index in 0..<tokens.count {
      for pattern in patterns where readsAttributes || !attributes.contains(pattern.name) {
        let places = index..<(index + pattern.tokens.count)
        guard places.upperBound <= tokens.count,
          places.map({ tokens.text($0) }).elementsEqual(pattern.tokens, by: ==)
        else { continue }
        return (pattern.name, tokens.range(places))
      }
    }
    return nil
  }
}
