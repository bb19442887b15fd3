// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import SourceText

/// Unknown types of parameters.
struct UnknownTypeName: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "unknown-type-name", family: .references, severity: .warning,
    summary: "The type of a parameter or a property is unknown.",
    why: """
      iOS cannot convert values of an unknown type, and the parameter cannot be used. Xcode \
      offers more types than are known here, so a name that resembles none of them is only a \
      note.
      """,
    remedy: "Correct the spelling. If Xcode wrote the name, it is right: ignore the finding.")

  static let examples: [RuleExample] = [
    .parameters(.parameter("shows", type: "↓Bolean")),
    .parameters(.parameter("shows", type: "Boolean"), .parameter("due", type: "DateComponents")),
  ]

  func check(
    _ definition: IntentDefinition, in context: DefinitionContext, findings: inout RuleFindings
  ) {
    // An intent of the system's has types of the system's.
    let intents = definition.intents.filter { !$0.isOfSystem }
    let ofIntents = intents.flatMap { $0.parameters + ($0.response?.parameters ?? []) }
    for attribute in ofIntents + definition.types.flatMap(\.properties) {
      guard let type = attribute.typeName, attribute.enumTypeName == nil,
        attribute.objectTypeName == nil, !Self.known.contains(type.value)
      else { continue }
      let question = NearName.question(type.value, among: Self.known)
      findings.add(
        .unknownType(type.value, attribute.propertyName, question), at: type.range,
        severity: question.isEmpty ? .note : nil,
        data: [.init("type", type.value)])
    }
  }

  /// The names that were met in files, and those that Apple's classes for resolved values speak of; in this order asked for
  /// the nearest.
  private static let known = [
    "String", "Object", "Boolean", "Integer", "File", "DateComponents", "Decimal", "Placemark",
    "URL", "TimeInterval", "SpeakableString", "Person", "CurrencyAmount", "PaymentMethod",
    "Distance", "Temperature", "Date", "Length", "Mass", "Weight", "Volume", "Speed", "Energy",
  ]
}

extension Diagnostic.Message {
  fileprivate static func unknownType(_ type: String, _ attribute: String, _ question: String)
    -> Self
  {
    "'\(attribute)' has the unknown type '\(type)'\(question.isEmpty ? "; check its spelling" : question)"
  }
}
