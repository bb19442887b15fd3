// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension PortableSwiftForm {
  /// Writes properties whose values are stored by name, with an empty line after each.
  func write(_ properties: [PropertyPlan], to writer: inout SourceWriter) {
    for property in properties {
      let name = "\"\(property.systemName)\""
      let value =
        property.isScalar
        ? "generatedValues[\(name), otherwise: \(absentCase(of: property.type))]"
        : "generatedValues[\(name)]"
      writer.block("\(access) var \(property.name.swiftName): \(property.swiftType)") { writer in
        writer.line("get { \(value) }")
        writer.line("set { \(value) = newValue }")
      }
      writer.blank()
    }
  }

  /// The case of an enum that says that there is no value: that of number 0, otherwise the first.
  func absentCase(of type: ValueType) -> String {
    guard case .enumeration(let name) = type, let plan = enums[name.className],
      let absent = plan.cases.first(where: { $0.number == 0 }) ?? plan.cases.first
    else { return ".unknown" }
    return ".`\(absent.name)`"
  }

  /// The expression that describes a property.
  func description(of property: PropertyPlan) -> String {
    let isArray = property.isArray ? ", isArray: true" : ""
    let kind = property.type.portableKind
    return "INGeneratedProperty(\"\(property.systemName)\", \(kind)\(isArray))"
  }

  /// Writes what a response's or a type's properties are.
  func writeDescriptions(of properties: [PropertyPlan], to writer: inout SourceWriter) {
    guard !properties.isEmpty else { return }
    writer.block("override \(access) class var generatedProperties: [INGeneratedProperty]") {
      writer in
      writer.line("[")
      writer.indented { writer in
        for property in properties { writer.line(description(of: property) + ",") }
      }
      writer.line("]")
    }
    writer.blank()
  }
}

extension ValueType {
  /// The factory of the description of such values.
  fileprivate var portableKind: String {
    switch self {
    case .string: ".string"
    case .integer: ".integer"
    case .decimal: ".decimal"
    case .boolean: ".boolean"
    case .timeInterval: ".timeInterval"
    case .dateComponents: ".dateComponents"
    case .url: ".url"
    case .file: ".file"
    case .person: ".person"
    case .placemark: ".placemark"
    case .currencyAmount: ".currencyAmount"
    case .paymentMethod: ".paymentMethod"
    case .speakableString: ".speakableString"
    case .measurement(let quantity): ".measurement(\(quantity.swiftUnit).self)"
    case .enumeration(let name): ".enumeration(\(name.className.swiftName).generatedCases)"
    case .systemEnumeration: ".enumeration([])"
    case .object(let name): ".object(\(name.className.swiftName).self)"
    case .systemObject(let className): ".object(\(className).self)"
    case .anyObject: ".object(INObject.self)"
    }
  }

  /// The type of an option in a collection; `NSMeasurement` has no unit in Swift.
  var portableOptionsElement: String {
    if case .measurement = self { "NSMeasurement" } else { optionsElement.swiftName }
  }
}
