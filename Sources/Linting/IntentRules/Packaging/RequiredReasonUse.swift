// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
import SwiftDeclarations

/// A use of API for which Apple wants a reason.
///
/// The names are those that cannot be another's: `creationDate` is a property of many types, and is the system's as a key of a
/// file's attributes alone. Source: Apple's "Describing use of required reason API".
struct RequiredReasonUse {
  /// The name of the API in Swift.
  let name: String

  /// The category that a privacy manifest has to give a reason for.
  let category: String

  /// Where it is used.
  let range: SourceRange

  /// The first use of each category in a file, by category, that of user defaults first.
  static func first(in file: SwiftFile) -> [RequiredReasonUse] {
    let words = file.source.bytes
    guard names.occur(in: words) else { return [] }
    let readsAttributes = readings.occur(in: words)
    let tokens = file.tokens
    var found: [RequiredReasonUse?] = Array(repeating: nil, count: categories.count)
    for index in 0..<tokens.count {
      for (number, category) in categories.enumerated() where found[number] == nil {
        for pattern in category.patterns where readsAttributes || !pattern.isAttribute {
          let places = index..<(index + pattern.tokens.count)
          guard places.upperBound <= tokens.count,
            places.map({ tokens.text($0) }).elementsEqual(pattern.tokens, by: ==),
            pattern.name != "UserDefaults" || !tokens.is(index - 1, ".")
          else { continue }
          found[number] = RequiredReasonUse(
            name: pattern.name, category: category.name,
            range: pattern.name == "UserDefaults"
              ? tokens.list[index].range : tokens.range(places))
        }
      }
    }
    return found.compactMap(\.self)
  }

  /// A name with the tokens that it is known by.
  private struct Pattern {
    let name: String
    let tokens: [String]

    /// Whether it is known only beside a function that gives attributes.
    var isAttribute = false

    init(_ name: String, _ tokens: [String]) {
      self.name = name
      self.tokens = tokens
    }

    /// The key of a value of a resource.
    init(key: String) { self.init(key, [".", key]) }

    /// An attribute of a file or a volume.
    init(attribute: String) {
      self.init(attribute, ["[", ".", attribute, "]"])
      isAttribute = true
    }
  }

  /// The categories with their names in Swift.
  private static let categories: [(name: String, patterns: [Pattern])] = [
    (
      "NSPrivacyAccessedAPICategoryUserDefaults",
      // A call of it or of a member, and neither a type nor a name in another.
      [
        Pattern("UserDefaults", ["UserDefaults", "("]),
        Pattern("UserDefaults", ["UserDefaults", "."]),
      ]
    ),
    (
      "NSPrivacyAccessedAPICategorySystemBootTime",
      [
        Pattern("systemUptime", ["processInfo", ".", "systemUptime"]),
        Pattern("mach_absolute_time", ["mach_absolute_time", "("]),
      ]
    ),
    (
      "NSPrivacyAccessedAPICategoryFileTimestamp",
      [
        Pattern(key: "creationDateKey"), Pattern(key: "contentModificationDateKey"),
        Pattern(attribute: "creationDate"), Pattern(attribute: "modificationDate"),
      ]
    ),
    (
      "NSPrivacyAccessedAPICategoryDiskSpace",
      [
        Pattern(key: "volumeAvailableCapacityKey"),
        Pattern(key: "volumeAvailableCapacityForImportantUsageKey"),
        Pattern(key: "volumeAvailableCapacityForOpportunisticUsageKey"),
        Pattern(key: "volumeTotalCapacityKey"), Pattern(attribute: "systemFreeSize"),
        Pattern(attribute: "systemSize"),
      ]
    ),
  ]

  /// The names, which few files have.
  private static let names = SoughtWords(categories.flatMap(\.patterns).map(\.name))

  /// The functions that give attributes.
  private static let readings = SoughtWords(["attributesOfItem", "attributesOfFileSystem"])
}
