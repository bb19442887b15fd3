// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import SourceText

/// A definition with its enums and types by name, as references find them.
struct DefinitionScope {
  let definition: IntentDefinition
  let naming: ClassNaming

  private let enums: [String: ValueType.DeclaredName]
  private let types: [String: ValueType.DeclaredName]

  init(_ definition: IntentDefinition, naming: ClassNaming) {
    self.definition = definition
    self.naming = naming
    // Of several with one name the last counts, as at run time.
    enums = Dictionary(
      definition.enums.compactMap { type in
        type.name.map { ($0.value, .init(name: $0.value, className: naming.className(of: type))) }
      }, uniquingKeysWith: { $1 })
    types = Dictionary(
      definition.types.compactMap { type in
        type.name.map { ($0.value, .init(name: $0.value, className: naming.className(of: type))) }
      }, uniquingKeysWith: { $1 })
  }

  /// The place of a range of the definition.
  func place(_ range: SourceRange) -> Diagnostic.Place {
    .init(file: definition.source.name, range: range)
  }

  /// The type of an attribute's values; a problem if it is not known.
  func valueType(of attribute: Attribute) -> Result<ValueType, Unknown> {
    let name = attribute.propertyName
    switch attribute.kind {
    case .enumeration(let reference):
      if reference.namespace == "System" {
        return .success(.systemEnumeration(className: "IN" + reference.name))
      }
      guard definition.owns(reference.namespace), let type = enums[reference.name] else {
        return .failure(Unknown(kind: .unknownEnum(reference.name, of: name)))
      }
      return .success(.enumeration(type))
    case .object(let reference):
      if reference.namespace == "System" {
        return .success(.systemObject(className: "IN" + reference.name))
      }
      guard definition.owns(reference.namespace), let type = types[reference.name] else {
        return .failure(Unknown(kind: .unknownType(reference.name, of: name)))
      }
      return .success(.object(type))
    case .scalar(let scalar): return .success(ValueType(scalar))
    case .system(let typeName):
      guard let type = ValueType(systemTypeName: typeName) else {
        return .failure(Unknown(kind: .unknownValueType(typeName, of: name)))
      }
      return .success(type)
    }
  }

  /// Why a type is not known.
  struct Unknown: Error {
    let kind: GenerationProblem.Kind
  }
}

extension ValueType {
  /// The type of values without parts.
  init(_ scalar: Attribute.Scalar) {
    self =
      switch scalar {
      case .string: .string
      case .boolean: .boolean
      case .integer: .integer
      case .decimal: .decimal
      }
  }

  /// The type that a definition calls by a name; nil if nothing is known of it.
  ///
  /// A definition with an object without a type has the name `Object`.
  init?(systemTypeName name: String) {
    switch name {
    case "Object": self = .anyObject
    case "TimeInterval": self = .timeInterval
    case "Date", "DateComponents": self = .dateComponents
    case "URL": self = .url
    case "File": self = .file
    case "Person": self = .person
    case "Placemark": self = .placemark
    case "CurrencyAmount": self = .currencyAmount
    case "PaymentMethod": self = .paymentMethod
    case "SpeakableString": self = .speakableString
    case "Distance": self = .measurement(.length)
    case "Weight": self = .measurement(.mass)
    default:
      guard let quantity = Quantity(rawValue: name) else { return nil }
      self = .measurement(quantity)
    }
  }
}
