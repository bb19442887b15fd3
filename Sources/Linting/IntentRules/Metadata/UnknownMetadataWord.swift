// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import PropertyListSyntax
import SourceText

/// Words in metadata that the runtime does not know.
struct UnknownMetadataWord: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "unknown-metadata-word", family: .metadata, severity: .warning,
    summary: """
      The control of a number, the parts or the style of a date, or a unit of time is unknown \
      to iOS.
      """,
    why: """
      iOS silently uses a default, so users get a different control, or a different format of \
      a date or a duration.
      """,
    remedy: "Write one of the words that the finding names, with the same capitalization.")

  static let examples: [RuleExample] = [
    .parameters(.parameter("count", metadata: .metadata(type: "↓slider"), type: "Integer")),
    .parameters(
      .parameter("count", metadata: .metadata(type: "Slider"), type: "Integer"),
      .parameter("file", metadata: .metadata(type: "PlainText"), type: "File")),
  ]

  func check(
    _ definition: IntentDefinition, in context: DefinitionContext, findings: inout RuleFindings
  ) {
    for attribute in context.attributes {
      guard let metadata = attribute.metadata else { continue }
      for key in Self.keys {
        guard let value = metadata[key], let word = value.string,
          let known = Self.words(of: key, for: attribute.kind), !known.contains(word)
        else { continue }
        findings.add(
          .unknownWord(word, for: attribute.owner.rawValue + "Metadata" + key.rawValue, known),
          at: value.range)
      }
    }
  }

  /// The keys whose values are words.
  private static let keys: [AttributeMetadata.Key] = [
    .type, .format, .dateStyle, .timeStyle, .unit, .defaultUnit, .minimumUnit, .maximumUnit,
  ]

  /// The words that the runtime knows; nil for a key that takes other texts, or whose words are not known.
  private static func words(
    of key: AttributeMetadata.Key, for kind: Attribute.Kind
  ) -> [String]? {
    switch (kind, key) {
    case (.scalar(.integer), .type), (.scalar(.decimal), .type): ["Field", "Stepper", "Slider"]
    case (.system("DateComponents"), .type): ["DateTime", "Date", "Time"]
    case (.system("DateComponents"), .format): ["Style", "Relative", "Template"]
    case (.system("DateComponents"), .dateStyle), (.system("DateComponents"), .timeStyle):
      ["Full", "Long", "Medium", "Short", "No"]
    case (.system("Person"), .type): ["Contact", "Email", "Phone", "EmailORPhone", "Username"]
    case (.system("TimeInterval"), .defaultUnit), (.system("TimeInterval"), .minimumUnit),
      (.system("TimeInterval"), .maximumUnit):
      ["Seconds", "Minutes", "Hours", "Days"]
    // Real files show a duration in several units at once by this word.
    case (.system("TimeInterval"), .unit): ["Seconds", "Minutes", "Hours", "Days", "Multiple"]
    default: nil
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func unknownWord(_ word: String, for key: String, _ known: [String]) -> Self {
    let words = known.map { "'\($0)'" }.joined(separator: ", ")
    let remedy =
      NearName.of(word, among: known).map { "did you mean '\($0)'?" } ?? "use one of \(words)"
    return "'\(word)' is not a known value of '\(key)'; \(remedy)"
  }
}
