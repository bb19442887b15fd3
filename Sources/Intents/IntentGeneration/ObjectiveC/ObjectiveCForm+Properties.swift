// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension ObjectiveCForm {
  /// The declaration of a property, which exists since the given versions.
  func declaration(of property: PropertyPlan, since availability: String?) -> String {
    let attributes = property.isScalar ? "readwrite, assign" : "readwrite, copy, nullable"
    let suffix = availability.map { " " + $0 } ?? ""
    return "@property (\(attributes), nonatomic) \(property.objectiveCDeclarator)"
      + "\(property.name)\(suffix);"
  }

  /// Writes the properties of an intent or a response, and an empty line after them.
  func writeProperties(_ properties: [PropertyPlan], to writer: inout SourceWriter) {
    guard !properties.isEmpty else { return }
    for property in properties {
      let since = property.type.isOfFirstVersion ? nil : availability.laterTypes
      writer.line(declaration(of: property, since: since))
    }
    writer.blank()
  }

  /// Writes that the framework keeps the values of properties, and an empty line.
  func writeDynamic(_ properties: [PropertyPlan], to writer: inout SourceWriter) {
    guard !properties.isEmpty else { return }
    writer.line("@dynamic \(properties.map(\.name).joined(separator: ", "));")
    writer.blank()
  }
}

extension PropertyPlan {
  /// The type of an option with what stands between it and a name; options are objects.
  var objectiveCOption: String {
    type.isEnumeration ? "NSNumber *" : type.objectiveCName + " *"
  }

  /// The type of a single value with what stands between it and a name: `NSString *`, `Kind `.
  var objectiveCElement: String {
    isScalar ? type.objectiveCName + " " : objectiveCOption
  }

  /// The type of the property with what stands between it and its name: `NSArray<NSString *> *`.
  var objectiveCDeclarator: String {
    isArray ? "NSArray<\(objectiveCElement)> *" : objectiveCElement
  }

  /// The type of the property in parentheses: `NSString *`, `Kind`.
  var objectiveCType: String {
    isScalar ? type.objectiveCName : objectiveCDeclarator
  }
}

extension ValueType {
  /// The names of the enum or type of the definition that it is; nil for any other.
  var declaredName: DeclaredName? {
    switch self {
    case .enumeration(let name), .object(let name): name
    default: nil
    }
  }
}
