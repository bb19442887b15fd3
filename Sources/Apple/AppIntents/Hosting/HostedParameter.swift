// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import AppleFoundation
import Foundation

/// A parameter of an intent of any type, as the tool sees it.
package protocol HostedParameter: AnyObject {
  /// The title that users see; nil if none was given.
  var title: LocalizedStringResource? { get }

  /// The declared traits of the parameter.
  var traits: IntentParameterTraits { get }

  /// The shape of the values.
  var shape: HostedIntentShape { get }

  /// The declared default value; nil for none, or for one that code provides.
  var declaredDefault: HostedIntentValue? { get }

  /// The current value; nil for none.
  var currentValue: HostedIntentValue? { get }

  /// Whether the parameter is optional or has a value.
  var isOptionalOrHasValue: Bool { get }

  /// Sets the value of the parameter.
  ///
  /// - Returns: Whether the value is of the parameter's type and was found.
  /// - Throws: The error of the app's query.
  func take(_ value: HostedIntentValue) async throws -> Bool

  /// Returns the default value of the parameter's provider or query; nil for none.
  func providedDefault() async -> HostedIntentValue?

  /// Returns the options that code provides.
  ///
  /// - Parameter search: The text to search for; nil is all options.
  /// - Returns: The options in sections; nil if code does not provide them.
  /// - Throws: The error of the app's code.
  func options(matching search: String?) async throws -> [HostedOptionSection]?

  /// Whether code provides the options, and whether it can search them.
  var optionsOfCode: (areThere: Bool, areSearched: Bool) { get }
}

/// A section of options with a title.
package struct HostedOptionSection: Sendable {
  /// The title of the section; nil for none.
  package var title: LocalizedStringResource?

  /// The options with their appearances; nil is the appearance of a plain value.
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

  /// The query that finds the parameter's entities; nil if it is not a parameter of entities.
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
  /// The shape of the elements of a list or of an optional value, otherwise the shape itself.
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
  /// The default query of the entity.
  static var hostedQuery: any EntityQuery { defaultQuery }
}
