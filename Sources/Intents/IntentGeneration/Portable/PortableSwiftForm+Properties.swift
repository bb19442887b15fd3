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

  /// The expression that describes a property of a class that has properties of these names.
  func description(of property: PropertyPlan, besides names: Set<String>) -> String {
    let isArray = property.isArray ? ", isArray: true" : ""
    let kind = property.type.portableKind(besides: names)
    return "INGeneratedProperty(\"\(property.systemName)\", \(kind)\(isArray))"
  }

  /// Writes what a response's or a type's properties are.
  func writeDescriptions(of properties: [PropertyPlan], to writer: inout SourceWriter) {
    guard !properties.isEmpty else { return }
    writer.block("override \(access) class var generatedProperties: [INGeneratedProperty]") {
      writer in
      writer.line("[")
      writer.indented { writer in
        let names = Set(properties.map(\.name))
        for property in properties {
          writer.line(description(of: property, besides: names) + ",")
        }
      }
      writer.line("]")
    }
    writer.blank()
  }
}

extension ValueType {
  /// The factory of the description of such values in a class that has properties of these names.
  fileprivate func portableKind(besides names: Set<String>) -> String {
    /// A type, also where a property has its name: between angle brackets, a name can only be a type's.
    func type(_ name: String) -> String {
      names.contains(name) ? "Array<\(name.swiftName)>.Element" : name.swiftName
    }
    return switch self {
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
    case .enumeration(let name): ".enumeration(\(type(name.className)).generatedCases)"
    case .systemEnumeration: ".enumeration([])"
    case .object(let name): ".object(\(type(name.className)).self)"
    case .systemObject(let className): ".object(\(type(className)).self)"
    case .anyObject: ".object(INObject.self)"
    }
  }

  /// The type of an option in a collection; `NSMeasurement` has no unit in Swift.
  var portableOptionsElement: String {
    if case .measurement = self { "NSMeasurement" } else { optionsElement.swiftName }
  }
}
