// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import IntentModel
import PropertyListSyntax
import SourceText

/// A catalogue to start from: example destinations with a value for each property of a definition's custom type.
public struct CatalogSkeleton: Sendable {
  private let target: IntentHandler.Target
  private let definition: IntentDefinition
  private let widgetKind: String
  private let definitionPath: String?

  /// Makes a skeleton for a parameter.
  ///
  /// - Parameters:
  ///   - target: The parameter.
  ///   - definition: The definition that declares it.
  ///   - widgetKind: The kind of the widget.
  ///   - definitionPath: The definition's path from the catalogue's folder; nil where it has the catalogue's stem and lies
  ///     beside it.
  public init(
    target: IntentHandler.Target, definition: IntentDefinition, widgetKind: String,
    definitionPath: String? = nil
  ) {
    self.target = target
    self.definition = definition
    self.widgetKind = widgetKind
    self.definitionPath = definitionPath
  }

  /// The scheme of the example URLs.
  private static let scheme = "myapp"

  /// The JSON text.
  ///
  /// It is a valid catalogue for the definition.
  public var document: String {
    let url = target.type.customProperties.first {
      $0.typeName?.value == "URL" && !$0.isArray
    }
    let image = target.type.customProperties.first {
      $0.kind == .scalar(.string) && $0.propertyName.lowercased().contains("image")
    }
    var members: [PropertyListLiteral.Member] = [
      .init("version", .integer(ActionCatalog.supportedVersion)),
      .init("intent", .string(target.intent.name?.value ?? "")),
      .init("parameter", .string(target.parameter.propertyName)),
    ]
    if let definitionPath { members.append(.init("definition", .string(definitionPath))) }
    members.append(
      .init(
        "widget",
        [
          "kind": .string(widgetKind), "families": [.string(SizeClass.medium.widgetFamily)],
          "displayName": .string(target.intent.title.text?.value ?? widgetKind),
          "description": .string(target.intent.description.text?.value ?? ""),
        ]))
    if let url {
      members.append(.init("urlSchemes", [.string(Self.scheme)]))
      members.append(.init("urlProperty", .string(url.propertyName)))
    }
    if let image { members.append(.init("imageProperty", .string(image.propertyName))) }
    let capacity = target.parameter.isArray ? target.parameter.arraySize(for: .medium) : 1
    let chosen = capacity ?? 4
    members.append(.init("defaults", .array((1...chosen).map { .string(String($0)) })))
    // One more than the widget holds, so that there is an option left to replace one with.
    members.append(.init("destinations", .array((1...chosen + 1).map(destination))))
    return JSONWriter.document(.dictionary(members))
  }

  private func destination(_ number: Int) -> PropertyListLiteral {
    let properties = target.type.customProperties.map { property in
      PropertyListLiteral.Member(property.propertyName, value(of: property, number))
    }
    return [
      "identifier": .string(String(number)), "title": .string("Destination \(number)"),
      "properties": .dictionary(properties),
    ]
  }

  /// An example value that the property can have.
  private func value(of property: Attribute, _ number: Int) -> PropertyListLiteral {
    let single: PropertyListLiteral =
      switch property.kind {
      case .enumeration:
        .string(definition.enumType(of: property)?.values.last?.name?.value ?? "")
      case .scalar(.boolean): false
      case .scalar(.integer), .scalar(.decimal), .system("TimeInterval"): 0
      case .system("URL"): .string("\(Self.scheme)://destination/\(number)")
      case .scalar(.string), .object, .system: ""
      }
    return property.isArray ? .array([single]) : single
  }
}
