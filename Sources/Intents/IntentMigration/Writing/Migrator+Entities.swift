// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ActionCatalogs
import IntentGeneration
import IntentModel
import QuickActions
import SourceText

/// A property of an entity.
struct MigratedProperty {
  /// The name in the definition.
  let oldName: String

  /// The name in code.
  let name: String

  /// The type without a question mark.
  let type: String

  /// The type of a single value.
  let kind: MigratedType

  /// The title.
  let title: Code
}

extension Migrator {
  /// Writes the entity of a type, and what finds its objects.
  mutating func writeEntity(_ type: TypePlan) {
    guard let name = entityNames[type.name], let declared = definition.type(named: type.name)
    else { return }
    let properties = properties(of: type, declared)
    let typeName = texts.resource(
      declared.displayName, fallback: type.name, comment: "Type \(type.name): what it is called")
    let isOfCatalog = catalog?.target?.type.name?.value == type.name
    let titleType = isOfCatalog ? "LocalizedStringResource" : "String"
    var writer = file(importing: modules(for: properties.map(\.kind)))
    writer.documentation("What objects of the type '\(type.name)' were.")
    writeAvailability(.intents, to: &writer)
    let access = access
    let image = isOfCatalog ? imageProperty(among: properties) : nil
    writer.block("\(access)struct \(name.swiftName): AppEntity") { writer in
      writer.line(
        "\(access)static let typeDisplayRepresentation = ",
        .call("TypeDisplayRepresentation", [.init("name", typeName)]))
      writer.line("\(access)static let defaultQuery = \(name)Query()")
      writer.blank()
      writer.documentation(
        "The identifier of the old object: placed widgets keep their choice by it.")
      writer.line("\(access)let id: String")
      writer.blank()
      writer.documentation("What users read.")
      writer.line("\(access)let displayString: \(titleType)")
      for property in properties {
        writer.blank()
        writer.line("@", .call("Property", [.init("title", property.title)]))
        writer.line("\(access)var \(property.name.swiftName): \(property.type)?")
      }
      writer.blank()
      writer.block("\(access)var displayRepresentation: DisplayRepresentation") {
        let title = isOfCatalog ? "displayString" : #""\(displayString)""#
        var arguments = [Code.Argument("title", .plain(title))]
        if let image {
          let name = image.name.swiftName
          arguments.append(
            .init("image", .plain("\(name).map { DisplayRepresentation.Image(named: $0) }")))
        }
        $0.line("", .call("DisplayRepresentation", arguments))
      }
      writer.blank()
      let parameters =
        [Code.Argument("id", "String"), .init("displayString", .plain(titleType))]
        + properties.map {
          Code.Argument($0.name.swiftLabel, .plain("\($0.type)? = nil"))
        }
      writer.function("\(access)init", parameters) { writer in
        writer.line("self.id = id")
        writer.line("self.displayString = displayString")
        for property in properties {
          writer.line("self.\(property.name.swiftMember) = \(property.name.swiftName)")
        }
      }
    }
    writer.blank()
    if isOfCatalog {
      writeCatalogQuery(for: name, properties, to: &writer)
    } else {
      writeQuery(for: type, name, to: &writer)
    }
    add(name + ".swift", writer.text)
  }

  /// The properties that App Intents can have; what it cannot is noted.
  private mutating func properties(
    of type: TypePlan, _ declared: ObjectType
  ) -> [MigratedProperty] {
    var properties: [MigratedProperty] = []
    var taken = Self.inheritedPropertyNames
    for property in type.properties {
      let subject = "\(type.name).\(property.name)"
      let kind =
        property.type == .speakableString
        ? MigratedType("String", .string) : migratedType(of: property.type)
      guard let kind else {
        if case .enumeration = property.type {
        } else {
          lose(.propertyType(property.type.lostType), subject)
        }
        continue
      }
      var name = property.name
      while !taken.insert(name).inserted { name += "Property" }
      if name != property.name { lose(.propertyName(name), subject) }
      let title = texts.resource(
        declared.customProperties.last { $0.name?.value == property.name }?
          .displayName ?? LocalizedText(),
        fallback: property.name, comment: "Type \(type.name): the property \(property.name)")
      properties.append(
        MigratedProperty(
          oldName: property.name, name: name,
          type: property.isArray ? "[\(kind.name)]" : kind.name, kind: kind, title: title))
    }
    return properties
  }

  /// The names that members of every entity have.
  private static let inheritedPropertyNames: Set<String> = [
    "displayRepresentation", "displayString", "hash", "hashValue", "id", "self",
  ]

  private mutating func writeQuery(
    for type: TypePlan, _ name: String, to writer: inout CodeWriter
  ) {
    let searches = plan.intents.flatMap(\.parameters).contains {
      guard case .object(let object) = $0.property.type else { return false }
      return object.name == type.name && $0.options == .search
    }
    let (access, quoted) = (access, SwiftLiteral.string(type.name))
    writer.documentation("Finds objects of the type '\(type.name)'.")
    writeAvailability(.intents, to: &writer)
    let kind = searches ? "EntityStringQuery" : "EntityQuery"
    writer.block("\(access)struct \(name)Query: \(kind)") { writer in
      if options.isPublic {
        writer.line("public init() {}")
        writer.blank()
      }
      writer.documentation("An object for each identifier: a missing one leaves placed widgets.")
      writer.function(
        "\(access)func entities", [.init("for identifiers", "[String]")],
        result: " async throws -> [\(name)]"
      ) {
        $0.comment(
          "Fill in: the objects with these identifiers, from what the app has stored. Keep this form for the others, and do not wait for the network."
        )
        $0.line("identifiers.map { \(name)(id: $0, displayString: $0) }")
      }
      if searches {
        writer.blank()
        writer.function(
          "\(access)func entities", [.init("matching string", "String")],
          result: " async throws -> [\(name)]"
        ) {
          $0.comment("Fill in: the objects that the old handler found by a text.")
          $0.line("throw UnfinishedIntent(name: \(quoted))")
        }
      }
      writer.blank()
      writer.block("\(access)func suggestedEntities() async throws -> [\(name)]") {
        $0.comment("Fill in: the objects that the old handler offered.")
        $0.line("throw UnfinishedIntent(name: \(quoted))")
      }
      let parameters = plan.intents.flatMap(\.parameters).filter {
        guard case .object(let object) = $0.property.type else { return false }
        return object.name == type.name
      }
      writeDefaultResult(of: parameters, of: name, to: &writer)
    }
    leave(say(.gapObjects, type.name, name + "Query"), in: name + ".swift")
  }
}
