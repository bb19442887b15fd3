// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppIntents
import Foundation
import IntentModel
import PropertyListSyntax
import QuickActions
import WidgetProtocol

/// Answers questions about an app intent's parameters from its entity queries and options
/// providers.
struct AppIntentAnswers {
  let type: any AppIntent.Type
  let values: AppIntentValues
  let note: @Sendable (String) -> Void

  /// Returns the intent with the user's choices.
  ///
  /// A parameter without a choice gets its own default value, or else that of its provider or
  /// query. A value that a query no longer finds is reported and left out; a parameter that is not
  /// optional then gets its default value. The behavior of a device is not documented.
  func intent(for choice: [String: ParameterValue]) async -> any AppIntent {
    let intent = type.init()
    for named in intent.hostedParameters {
      let parameter = named.parameter
      do {
        // JSON's null also means that nothing was chosen.
        let value = choice[named.name].flatMap { $0 == .unsuitable(.null) ? nil : $0 }
        if let value, try await take(value, in: named) || parameter.isOptional { continue }
        if parameter.declaredDefault == nil, let value = await parameter.providedDefault() {
          _ = try await parameter.take(value)
        }
      } catch {
        note("the query of the parameter '\(named.name)' failed: \(Self.words(of: error))")
      }
    }
    return intent
  }

  /// Sets a parameter to the chosen value, and returns whether it can have that value; throws the
  /// query's error.
  private func take(_ choice: ParameterValue, in named: NamedHostedParameter) async throws -> Bool {
    let shape = named.parameter.shape
    guard let value = values.value(choice, of: shape) else {
      note("the parameter '\(named.name)' cannot have the value that was chosen")
      return false
    }
    guard try await named.parameter.take(value) else {
      note(
        "the query of the parameter '\(named.name)' has no entity "
          + "'\(choice.identifier ?? "")' any more, so that the parameter has "
          + (named.parameter.isOptional ? "no value" : "its default"))
      return false
    }
    // Entities of a list that no longer exist are left out.
    guard case .array(let chosen) = choice, case .entity = shape.element else { return true }
    let taken = identifiers(in: named.parameter)
    for identifier in chosen.compactMap(\.identifier) where !taken.contains(identifier) {
      note(
        "the query of the parameter '\(named.name)' has no entity '\(identifier)' any more, "
          + "so that it is left out")
    }
    return true
  }

  private func identifiers(in parameter: any HostedParameter) -> Set<String> {
    guard case .list(let values)? = parameter.currentValue else { return [] }
    return Set(
      values.compactMap { if case .thing(let identifier, _) = $0 { identifier } else { nil } })
  }

  /// Returns the default value of a parameter; nil for none.
  ///
  /// - Throws: `ParameterHandlerFailure` if the intent has no such parameter.
  func defaultValue(of name: String) async throws(ParameterHandlerFailure) -> ParameterValue? {
    let parameter = try parameter(name, of: type.init())
    guard let value = await orProvided(parameter) else { return nil }
    return values.choice(value, of: parameter.shape)
  }

  private func orProvided(_ parameter: any HostedParameter) async -> HostedIntentValue? {
    if let value = parameter.declaredDefault { return value }
    return await parameter.providedDefault()
  }

  /// Returns the options of a parameter, in sections.
  ///
  /// - Throws: `ParameterHandlerFailure` if the intent has no such parameter, or with the error of
  ///   the app's code.
  func options(
    of name: String, given choice: [String: ParameterValue], matching search: String?
  ) async throws(ParameterHandlerFailure) -> ObjectCollection<ParameterOption> {
    let intent = await intent(for: choice)
    let parameter = try parameter(name, of: intent)
    let shape = parameter.shape.element
    let found: [HostedOptionSection]?
    do {
      found = try await HostedIntents.$current.withValue(intent) {
        try await parameter.options(matching: search)
      }
    } catch {
      throw ParameterHandlerFailure(
        "the query of the parameter '\(name)' failed: \(Self.words(of: error))")
    }
    guard let found else {
      return ObjectCollection(sections: [.init(title: nil, items: cases(shape))])
    }
    return ObjectCollection(
      sections: found.map { section in
        .init(
          title: section.title.map { values.text($0) },
          items: section.items.compactMap { item in
            option(item.value, item.look, of: shape)
          })
      })
  }

  private func option(
    _ value: HostedIntentValue, _ look: DisplayRepresentation?, of shape: HostedIntentShape
  ) -> ParameterOption? {
    guard var value = values.choice(value, of: shape) else { return nil }
    var title = look.map { values.text($0.title) } ?? ""
    if title.isEmpty { title = value.shownText }
    if let identifier = value.identifier, case .entity = shape {
      value = .object(identifier: identifier, title: title)
    }
    return ParameterOption(
      value: value, title: title, subtitle: look?.subtitle.map { values.text($0) })
  }

  private func cases(_ shape: HostedIntentShape) -> [ParameterOption] {
    guard case .cases(let type) = shape else { return [] }
    return type.hostedCases.map {
      ParameterOption(value: .string($0.name), title: values.text($0.look.title))
    }
  }

  /// Returns the result of resolving a parameter's value, or one for each element of a list.
  ///
  /// - Throws: `ParameterHandlerFailure` if the intent has no such parameter, or with the error of
  ///   the app's code.
  func resolutions(
    of name: String, given choice: [String: ParameterValue]
  ) async throws(ParameterHandlerFailure) -> [ParameterResolution] {
    let parameter = try parameter(name, of: type.init())
    guard let value = choice[name] else {
      return [parameter.isOptional ? .notRequired : .needsValue]
    }
    var resolutions: [ParameterResolution] = []
    for element in value.elements {
      let isThere: Bool
      do {
        let single: ParameterValue = parameter.shape.isList ? .array([element]) : element
        isThere =
          if let hosted = values.value(single, of: parameter.shape) {
            try await parameter.take(hosted) && parameter.hasElements
          } else { false }
      } catch {
        throw ParameterHandlerFailure(
          "the query of the parameter '\(name)' failed: \(Self.words(of: error))")
      }
      let current = parameter.currentValue.flatMap { values.choice($0, of: parameter.shape) }
      resolutions.append(
        isThere ? .success(current?.elements.first ?? element) : .unsupported(reason: nil))
    }
    return resolutions
  }

  private func parameter(
    _ name: String, of intent: any AppIntent
  ) throws(ParameterHandlerFailure) -> any HostedParameter {
    guard let named = intent.hostedParameters.first(where: { $0.name == name }) else {
      throw ParameterHandlerFailure("'\(type.persistentIdentifier)' has no parameter '\(name)'")
    }
    return named.parameter
  }

  /// Returns the localized description of an error, or its description if it has none.
  private static func words(of error: any Error) -> String {
    (error as? any LocalizedError)?.errorDescription ?? "\(error)"
  }
}

extension HostedParameter {
  /// Whether the parameter may have no value.
  fileprivate var isOptional: Bool {
    if case .optional = shape { true } else { false }
  }

  /// Whether the value is anything but an empty list.
  fileprivate var hasElements: Bool {
    if case .list(let elements)? = currentValue { !elements.isEmpty } else { true }
  }
}

extension ParameterValue {
  /// The text that users see for a value without a title.
  fileprivate var shownText: String {
    switch self {
    case .string(let text), .number(let text), .object(_, let text): text
    case .boolean(let flag): flag ? "true" : "false"
    case .array, .unsuitable: ""
    }
  }
}
