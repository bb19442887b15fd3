// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppIntentSources
import SourceText
import SwiftDeclarations

/// The types of parameters for which the system has no value by itself.
enum ValuesWithoutDefault {
  /// The types of one value that a parameter may have without a declaration in the sources.
  private static let known: Set = ["Bool", "Date", "Double", "Int", "String", "URL"]

  /// What a query may conform to without a default from there.
  private static let queries: Set = [
    "DynamicOptionsProvider", "EntityPropertyQuery", "EntityQuery", "EntityStringQuery",
    "EnumerableEntityQuery", "PersistentlyIdentifiable", "Sendable",
  ]

  /// Whether a type is known to have no default: neither an array nor a type that the sources do not declare.
  ///
  /// - Parameters:
  ///   - type: The type of a parameter.
  ///   - scope: The full name of the intent.
  ///   - sources: The sources.
  /// - Returns: Whether it is.
  static func has(_ type: SwiftType, in scope: String, of sources: AppIntentSources) -> Bool {
    let name = type.wrapped.text
    let found = sources.types.types(named: name, in: scope)
    guard let only = found.first else { return known.contains(name) }
    guard found.count == 1 else { return false }
    if only.conforms(to: "AppEnum") { return true }
    guard only.conforms(to: "AppEntity"), !only.conforms(to: "UniqueAppEntity"),
      let query = query(of: only, in: sources)
    else { return false }
    return !givesDefault(query, in: sources)
  }

  /// The type of the query of an entity; nil if the sources do not say it.
  private static func query(of entity: SourceType, in sources: AppIntentSources) -> SourceType? {
    guard let property = entity.property("defaultQuery")?.property,
      let name = property.type?.wrapped.text ?? property.value?.typeName
    else { return nil }
    let found = sources.types.types(named: name, in: entity.fullName)
    return found.count == 1 ? found.first : nil
  }

  /// Whether a query gives a default, or may have one from what it conforms to.
  private static func givesDefault(_ query: SourceType, in sources: AppIntentSources) -> Bool {
    let name = "defaultResult"
    if query.functions.contains(where: { $0.function.name.value == name }) { return true }
    let extended = sources.files.flatMap(\.allDeclarations).contains { declaration in
      query.conformances.contains(declaration.name.value)
        && declaration.members.functions.contains { $0.name.value == name }
    }
    return extended
      || !query.conformances.allSatisfy {
        queries.contains($0) || !sources.types.types(named: $0).isEmpty
      }
  }
}
