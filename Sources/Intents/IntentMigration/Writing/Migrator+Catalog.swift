// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ActionCatalogs
import IntentGeneration
import IntentModel
import PropertyListSyntax
import QuickActions
import SourceText

extension Migrator {
  /// The property that holds the name of a destination's image.
  func imageProperty(among properties: [MigratedProperty]) -> MigratedProperty? {
    guard let name = catalog?.catalog?.imagePropertyName?.value else { return nil }
    return properties.first { $0.oldName == name && $0.type == "String" }
  }

  /// Writes the query of a catalog's destinations, which is complete: it needs neither the app nor the network.
  mutating func writeCatalogQuery(
    for name: String, _ properties: [MigratedProperty], to writer: inout CodeWriter
  ) {
    guard let catalog, let file = catalog.catalog else { return }
    let image = imageProperty(among: properties)
    let destinations = file.destinations.map { destination in
      Code.Argument(nil, code(for: destination, properties, image, in: file))
    }
    let sections = sections(of: file, name)
    let access = access
    writeAvailability(.intents, to: &writer)
    writer.block("extension \(name)") { writer in
      writer.documentation("Every destination of the catalog, in the order in which it is offered.")
      writer.line(
        "\(access)static let all: [Self] = ", .lines(destinations))
      writer.blank()
      let identifiers =
        file.defaultIdentifiers?.map(\.value)
        ?? file.destinations.map(\.identifier.value)
      writer.documentation("What a widget that is not configured shows: as many as fit.")
      writer.line(
        "\(access)static let defaults: [Self] = ",
        .call("find", [.init(nil, .list(identifiers.map { Code.Argument(nil, .string($0)) }))]))
      writer.blank()
      writer.documentation("A destination for each identifier, named after it if it is not known.")
      writer.block("\(access)static func find(_ identifiers: [String]) -> [Self]") {
        $0.line("identifiers.map { id in")
        $0.indented {
          $0.line(#"all.first { $0.id == id } ?? Self(id: id, displayString: "\(id)")"#)
        }
        $0.line("}")
      }
    }
    writer.blank()
    writer.documentation("Finds the destinations of the catalog, without the app and the network.")
    writeAvailability(.intents, to: &writer)
    writer.type(
      "\(access)struct \(name)Query", ["EntityStringQuery", "EnumerableEntityQuery"]
    ) { writer in
      if options.isPublic {
        writer.line("public init() {}")
        writer.blank()
      }
      writer.function(
        "\(access)func entities", [.init("for identifiers", "[String]")],
        result: " async throws -> [\(name)]"
      ) { $0.line("\(name).find(identifiers)") }
      writer.blank()
      writer.function(
        "\(access)func entities", [.init("matching string", "String")],
        result: " async throws -> [\(name)]"
      ) {
        $0.block("\(name).all.filter") {
          $0.line("String(localized: $0.displayString).localizedCaseInsensitiveContains(string)")
        }
      }
      writer.blank()
      writeSuggestions(for: name, sections, to: &writer)
      writer.blank()
      writer.block("\(access)func allEntities() async throws -> [\(name)]") {
        $0.line("\(name).all")
      }
    }
    if let target = catalog.target {
      lose(.defaults, "\(target.intent.name?.value ?? "").\(target.parameter.propertyName)")
    }
  }

  /// The groups in which the destinations are offered; none if the catalog has no groups.
  private mutating func sections(of file: ActionCatalog, _ name: String) -> [Code.Argument] {
    guard !file.sections.isEmpty else { return [] }
    func group(_ title: Code?, _ identifiers: [String]) -> Code.Argument {
      let items = Code.call(
        name + ".find", [.init(nil, .list(identifiers.map { .init(nil, .string($0)) }))])
      return .init(
        nil,
        .call(
          "IntentItemSection", (title.map { [.init(nil, $0)] } ?? []) + [.init("items", items)]))
    }
    let known = Set(file.sections.map(\.identifier.value))
    let loose = file.destinations.filter { destination in
      !(destination.sectionIdentifier.map { known.contains($0.value) } ?? false)
    }
    var groups = loose.isEmpty ? [] : [group(nil, loose.map(\.identifier.value))]
    for section in file.sections {
      let identifier = section.identifier.value
      let members = file.destinations.filter { $0.sectionIdentifier?.value == identifier }
      guard !members.isEmpty else { continue }
      let title = texts.resource(
        key: section.title.key?.value, in: file.tableName, words: section.title.text?.value,
        fallback: identifier, comment: "Section \(identifier): its heading")
      groups.append(group(title, members.map(\.identifier.value)))
    }
    return groups
  }

  private func writeSuggestions(
    for name: String, _ sections: [Code.Argument], to writer: inout CodeWriter
  ) {
    let result = sections.isEmpty ? "[\(name)]" : "IntentItemCollection<\(name)>"
    writer.function(
      "\(access)func suggestedEntities", [], result: " async throws -> \(result)"
    ) {
      guard !sections.isEmpty else { return $0.line("\(name).all") }
      $0.line("", .call("IntentItemCollection", [.init("sections", .lines(sections))]))
    }
  }

  private mutating func code(
    for destination: Destination, _ properties: [MigratedProperty],
    _ image: MigratedProperty?, in file: ActionCatalog
  ) -> Code {
    let identifier = destination.identifier.value
    let title = texts.resource(
      key: destination.title.key?.value, in: file.tableName, words: destination.title.text?.value,
      fallback: identifier, comment: "Destination \(identifier): its title")
    var arguments: [Code.Argument] = [
      .init("id", .string(identifier)), .init("displayString", title),
    ]
    for property in properties {
      let value = destination.value(of: property.oldName)
      if let image, image.name == property.name, let own = destination.imageName?.value {
        arguments.append(.init(property.name.swiftLabel, .string(own)))
      } else if let value {
        if let code = literal(value, of: property) {
          arguments.append(.init(property.name.swiftLabel, code))
        } else {
          lose(.value(property.oldName), identifier)
        }
      }
    }
    return .call("Self", arguments)
  }

  /// A value of a property as code; nil if there is no literal for it.
  private func literal(_ value: PropertyListValue, of property: MigratedProperty) -> Code? {
    guard property.type == property.kind.name else { return nil }
    switch property.kind.kind {
    case .string: return value.string.map { .string($0) }
    case .url: return value.string.map { .call("URL", [.init("string", .string($0))]) }
    case .integer: return value.integer.map { .plain(String($0)) }
    case .decimal:
      return value.number.flatMap {
        $0.isFinite ? .plain(ParameterValue.spelling(of: $0)) : nil
      }
    case .boolean: return value.boolean.map { $0 ? "true" : "false" }
    case .enumeration(let name):
      let cases = plan.enums.last { $0.name == name }?.migratedCases ?? []
      guard let text = value.string, cases.contains(where: { $0.name == text }) else { return nil }
      return .plain("." + text.swiftMember)
    case .file, .placemark, .measurement, .amount, .duration, .other, .entity: return nil
    }
  }
}
