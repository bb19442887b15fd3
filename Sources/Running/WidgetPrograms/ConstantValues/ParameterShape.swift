// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetProtocol

/// The shape of a parameter's values, by its type.
struct ParameterShape {
  /// The kind of an element.
  let kind: DescribedParameter.Kind

  /// Whether it is a list.
  let isList: Bool

  /// Whether it can be left out.
  let isOptional: Bool

  /// The name of the element's type, without the module.
  let typeName: String

  /// The element's type, if the file has it.
  let type: CompilerType?

  /// The system's name for what a measurement measures; nil for any other value.
  let quantity: String?

  init(_ type: ConstantType, in types: [String: CompilerType]) {
    var type = type
    isOptional = type.name == "Swift.Optional"
    if isOptional, let wrapped = type.arguments.first { type = wrapped }
    isList = type.name == "Swift.Array"
    if isList, let element = type.arguments.first { type = element }
    let declared = types[type.name]
    let dimension = type.lastName == "Measurement" ? type.arguments.first?.lastName : nil
    quantity = dimension.flatMap { Self.quantities[$0] }
    kind =
      if let declared {
        declared.conforms(to: "AppEnum")
          ? .cases : declared.conforms(to: "AppEntity") ? .entity : .other
      } else if dimension == "UnitDuration" {
        .duration
      } else if dimension != nil {
        quantity == nil ? .other : .measurement
      } else {
        Self.kinds[type.lastName] ?? .other
      }
    self.type = declared
    typeName = declared?.value(of: "persistentIdentifier")?.literal ?? type.shortName
  }

  /// The system's types, by their last names: those of Foundation are in several modules.
  private static let kinds: [String: DescribedParameter.Kind] = [
    "String": .text, "AttributedString": .text, "Int": .integer, "Double": .number,
    "Float": .number,
    "Bool": .boolean, "Date": .date, "DateComponents": .date, "URL": .url, "IntentFile": .file,
    "IntentPerson": .person, "IntentCurrencyAmount": .amount,
  ]

  private static let quantities = [
    "UnitLength": "Distance", "UnitTemperature": "Temperature", "UnitMass": "Mass",
    "UnitSpeed": "Speed", "UnitVolume": "Volume", "UnitEnergy": "Energy",
  ]
}
