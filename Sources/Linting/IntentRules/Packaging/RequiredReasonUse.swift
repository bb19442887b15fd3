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

  /// The first use of each category in a file, that of user defaults first.
  static func first(in file: SwiftFile) -> [RequiredReasonUse] {
    let bytes = file.source.bytes
    let readsAttributes = readings.occur(in: bytes)
    return categories.compactMap { category in
      guard category.words.occur(in: bytes) else { return nil }
      let patterns = category.patterns.filter { readsAttributes || !$0.isAttribute }
      let tokens = file.tokens
      for index in 0..<tokens.count {
        for pattern in patterns where pattern.begins(at: index, of: tokens) {
          let end = pattern.isType ? index + 1 : index + pattern.tokens.count
          return RequiredReasonUse(
            name: pattern.name, category: category.name, range: tokens.range(index..<end))
        }
      }
      return nil
    }
  }

  /// A name with the tokens that it is known by.
  private struct Pattern {
    let name: String
    let tokens: [StaticString]

    /// Whether it is known only beside a function that gives attributes.
    var isAttribute = false

    /// Whether its name is that of a type, and what follows is another's.
    var isType = false

    init(_ name: String, _ tokens: [StaticString]) {
      self.name = name
      self.tokens = tokens
    }

    /// A type of which an initializer or a member is used: neither a type of a value nor a name in another.
    init(_ type: StaticString, before next: StaticString) {
      self.init("\(type)", [type, next])
      isType = true
    }

    /// The key of a value of a resource.
    init(key: StaticString) { self.init("\(key)", [".", key]) }

    /// An attribute of a file or a volume.
    init(attribute: StaticString) {
      self.init("\(attribute)", ["[", ".", attribute, "]"])
      isAttribute = true
    }

    /// Whether the tokens are at an index among those of a file.
    func begins(at index: Int, of file: SwiftTokens) -> Bool {
      tokens.indices.allSatisfy { file.is(index + $0, tokens[$0]) }
        && !(isType && file.is(index - 1, "."))
    }
  }

  /// API that a privacy manifest gives reasons for together.
  private struct Category {
    let name: String
    let patterns: [Pattern]

    /// The names, which few files have.
    let words: SoughtWords

    init(_ name: String, _ patterns: [Pattern]) {
      self.name = name
      self.patterns = patterns
      words = SoughtWords(patterns.map(\.name))
    }
  }

  /// The categories with their names in Swift.
  private static let categories: [Category] = [
    Category(
      "NSPrivacyAccessedAPICategoryUserDefaults",
      [Pattern("UserDefaults", before: "("), Pattern("UserDefaults", before: ".")]),
    Category(
      "NSPrivacyAccessedAPICategorySystemBootTime",
      [
        Pattern("systemUptime", ["processInfo", ".", "systemUptime"]),
        Pattern("mach_absolute_time", ["mach_absolute_time", "("]),
      ]),
    Category(
      "NSPrivacyAccessedAPICategoryFileTimestamp",
      [
        Pattern(key: "creationDateKey"), Pattern(key: "contentModificationDateKey"),
        Pattern(attribute: "creationDate"), Pattern(attribute: "modificationDate"),
      ]),
    Category(
      "NSPrivacyAccessedAPICategoryDiskSpace",
      [
        Pattern(key: "volumeAvailableCapacityKey"),
        Pattern(key: "volumeAvailableCapacityForImportantUsageKey"),
        Pattern(key: "volumeAvailableCapacityForOpportunisticUsageKey"),
        Pattern(key: "volumeTotalCapacityKey"), Pattern(attribute: "systemFreeSize"),
        Pattern(attribute: "systemSize"),
      ]),
  ]

  /// The functions that give attributes.
  private static let readings = SoughtWords(["attributesOfItem", "attributesOfFileSystem"])
}
