// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import AppleFoundation
import Foundation

/// A parameter of an intent, whatever its type, as whoever asks a program sees it.
package protocol HostedParameter: AnyObject {
  /// The name for people; nil if none was given.
  var title: LocalizedStringResource? { get }

  /// What is declared of it.
  var traits: IntentParameterTraits { get }

  /// What its values are.
  var shape: HostedIntentShape { get }

  /// What it begins with as it is declared; nil for nothing, or for what code says.
  var declaredDefault: HostedIntentValue? { get }

  /// The value that it has; nil for none.
  var currentValue: HostedIntentValue? { get }

  /// Whether it can be left out, or has a value.
  var isOptionalOrHasValue: Bool { get }

  /// Gives it a value.
  ///
  /// - Returns: Whether the value is one of its type, and is there.
  /// - Throws: What the app's own query throws.
  func take(_ value: HostedIntentValue) async throws -> Bool

  /// What it begins with, as its provider or its query says; nil for nothing.
  func providedDefault() async -> HostedIntentValue?

  /// The options that code gives.
  ///
  /// - Parameter search: The text to search for; nil for all.
  /// - Returns: The options; nil if they do not come from code.
  /// - Throws: What the app's own code throws.
  func options(matching search: String?) async throws -> [HostedOptionSection]?

  /// Whether code gives the options, and whether it searches them.
  var optionsOfCode: (areThere: Bool, areSearched: Bool) { get }
}

/// Options under a heading.
package struct HostedOptionSection: Sendable {
  /// The heading; nil for none.
  package var title: LocalizedStringResource?

  /// The options, with how they look; nil for how a value without a look looks.
  package var items: [(value: HostedIntentValue, look: DisplayRepresentation?)]
}

extension IntentParameter: HostedParameter {
  package var shape: HostedIntentShape { Value.hostedShape }

  package var declaredDefault: HostedIntentValue? {
    defaultValue.flatMap { Value.hosted(wrapping: $0).hostedValue }
  }

  package var currentValue: HostedIntentValue? { current?.hostedValue }

  package var isOptionalOrHasValue: Bool { isOptional || current != nil }

  package func take(_ value: HostedIntentValue) async throws -> Bool {
    guard let value = try await Value.hosted(value, by: traits.query) else { return false }
    take(value)
    return true
  }

  package func providedDefault() async -> HostedIntentValue? {
    if let provider = traits.provider { return await Self.providedDefault(of: provider) }
    guard let query = query else { return nil }
    return await Self.providedDefault(of: query)
  }

  private static func providedDefault(
    of provider: some DynamicOptionsProvider
  ) async -> HostedIntentValue? { await provider.defaultResult()?.hostedValue }

  /// What finds the entities of the parameter; nil if it is not one of entities.
  private var query: (any EntityQuery)? {
    if let query = traits.query { return query }
    guard case .entity(let type) = shape.element else { return nil }
    return type.hostedQuery
  }

  package var optionsOfCode: (areThere: Bool, areSearched: Bool) {
    if traits.provider != nil { return (true, false) }
    guard let query else { return (false, false) }
    return (true, query is any EntityStringQuery)
  }

  package func options(matching search: String?) async throws -> [HostedOptionSection]? {
    if let provider = traits.provider { return try await Self.options(of: provider) }
    guard let query else { return nil }
    if let search, let query = query as? any EntityStringQuery {
      return try await Self.options(of: query, matching: search)
    }
    return try await Self.options(of: query)
  }

  private static func options(
    of provider: some DynamicOptionsProvider
  ) async throws -> [HostedOptionSection] { sections(try await provider.results()) }

  private static func options(
    of query: some EntityStringQuery, matching search: String
  ) async throws -> [HostedOptionSection] {
    sections(try await query.entities(matching: search))
  }

  private static func sections(_ results: some ResultsCollection) -> [HostedOptionSection] {
    results.hostedSections.map { section in
      HostedOptionSection(
        title: section.title,
        items: section.items.compactMap { item in
          guard let value = item.value.hostedValue else { return nil }
          if let look = item.displayRepresentation { return (value, look) }
          return (value, (item.value as? any InstanceDisplayRepresentable)?.displayRepresentation)
        })
    }
  }
}

extension HostedIntentShape {
  /// What the values are, of a list or an optional one those in it.
  package var element: HostedIntentShape {
    switch self {
    case .optional(let shape), .list(let shape): shape.element
    default: self
    }
  }

  /// Whether the values are lists.
  package var isList: Bool {
    switch self {
    case .optional(let shape): shape.isList
    case .list: true
    default: false
    }
  }
}

extension AppEntity {
  /// The usual query.
  static var hostedQuery: any EntityQuery { defaultQuery }
}
