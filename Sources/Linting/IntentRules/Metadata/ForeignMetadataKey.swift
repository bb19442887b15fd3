// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import PropertyListSyntax
import SourceText

/// Metadata keys that belong to parameters of another type.
struct ForeignMetadataKey: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "foreign-metadata-key", family: .metadata, severity: .note,
    summary: "A key of a parameter's metadata belongs to parameters of another type.",
    why: """
      iOS does not read the key, so it has no effect. Often it is left over from an earlier \
      type of the parameter.
      """,
    remedy: "Remove the key, or change the type of the parameter back.")

  static let examples: [RuleExample] = [
    .rawParameters(
      """
      <dict>
        <key>INIntentParameterMetadata</key>
        <dict>
          <key>↓INIntentParameterMetadataCapitalization</key>
          <string>Sentences</string>
          <key>INIntentParameterMetadataType</key>
          <string>Field</string>
        </dict>
        <key>INIntentParameterName</key>
        <string>count</string>
        <key>INIntentParameterType</key>
        <string>Integer</string>
      </dict>
      """),
    .parameters(
      .parameter("name", metadata: .metadata(capitalization: "Words", disableAutocorrect: true))),
  ]

  func check(
    _ definition: IntentDefinition, in context: DefinitionContext, findings: inout RuleFindings
  ) {
    for attribute in context.attributes {
      guard let metadata = attribute.metadata, let known = Self.keys(of: attribute.kind) else {
        continue
      }
      for (key, entry) in metadata.knownEntries
      where !known.contains(key) && !Self.common.contains(key) {
        findings.add(
          .foreignKey(entry.key, of: attribute), at: entry.keyRange)
      }
    }
  }

  /// The keys that the metadata of every type may have.
  private static let common: [AttributeMetadata.Key] = [.placeholder, .placeholderID]

  /// The keys that values of a kind have; nil for a kind whose keys are not known.
  private static func keys(of kind: Attribute.Kind) -> [AttributeMetadata.Key]? {
    switch kind {
    case .object: []
    case .enumeration: [.defaultValue]
    case .scalar(.string):
      [
        .capitalization, .defaultValue, .defaultValueID, .disableAutocorrect, .disableSmartDashes,
        .disableSmartQuotes, .multiline,
      ]
    case .scalar(.boolean):
      [
        .defaultValue, .trueDisplayName, .trueDisplayNameID, .falseDisplayName, .falseDisplayNameID,
      ]
    case .scalar(.integer), .scalar(.decimal):
      [.type, .defaultValue, .minimumValue, .maximumValue, .supportsNegativeNumbers]
    case .system("TimeInterval"):
      [
        .unit, .defaultUnit, .minimumUnit, .maximumUnit, .defaultValue, .minimumValue,
        .maximumValue,
      ]
    case .system("DateComponents"):
      [.type, .format, .dateStyle, .timeStyle, .template, .templateID]
    case .system("File"): [.type, .customUTIs]
    case .system("Placemark"): [.type]
    case .system: nil
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func foreignKey(_ key: String, of attribute: Attribute) -> Self {
    let type =
      switch attribute.kind {
      case .enumeration: "enums"
      case .scalar, .system: "the type '\(attribute.typeName?.value ?? "")'"
      case .object: "custom types"
      }
    return
      "'\(key)' is not used for \(type); remove it from '\(attribute.propertyName)'"
  }
}
