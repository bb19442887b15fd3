// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppIntentSources
import IntentModel
import SwiftDeclarations

/// The kind of a parameter's values, as far as a migration cares.
enum ParameterKind: Hashable {
  /// Values of Swift's or Foundation's types, by name.
  case plain(String)
  /// A case of an enum.
  case enumeration
  /// An entity.
  case entity

  /// The types whose values are neither entities nor cases.
  private static let plainTypes: Set<String> = [
    "String", "Int", "Double", "Bool", "Date", "DateComponents", "URL", "IntentFile",
    "IntentPerson", "CLPlacemark", "IntentCurrencyAmount", "IntentPaymentMethod", "Measurement",
    "AttributedString", "Float", "Decimal",
  ]

  /// The kind of a type's values; nil if the sources do not show it.
  init?(of type: SwiftType, in sources: AppIntentSources, scope: String) {
    let name = type.name
    let found = sources.types.types(named: name, in: scope)
    if found.isEmpty, Self.plainTypes.contains(name) {
      self = .plain(name)
    } else if let found = found.first, found.conforms(to: "AppEnum") {
      self = .enumeration
    } else if let found = found.first,
      found.conforms(to: "AppEntity", "TransientAppEntity")
    {
      self = .entity
    } else {
      return nil
    }
  }

  /// The kinds that a parameter of a definition can become, the first by Apple's converter; nil if
  /// they are not known.
  static func expected(of parameter: Attribute) -> [ParameterKind]? {
    switch parameter.kind {
    case .scalar(.string): [.plain("String"), .plain("AttributedString")]
    case .scalar(.boolean): [.plain("Bool")]
    case .scalar(.integer): [.plain("Int")]
    case .scalar(.decimal): [.plain("Double"), .plain("Float"), .plain("Decimal")]
    case .enumeration: [.enumeration]
    // Types of the system have their own counterparts.
    case .object(let type): type.namespace == "System" ? nil : [.entity]
    case .system("URL"): [.plain("URL")]
    case .system("DateComponents"), .system("Date"): [.plain("DateComponents"), .plain("Date")]
    case .system: nil
    }
  }

  /// The kind in words, for messages.
  var description: String {
    switch self {
    case .plain(let name): "a '\(name)'"
    case .enumeration: "an 'AppEnum'"
    case .entity: "an 'AppEntity'"
    }
  }
}
