// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
public import IntentModel
public import Intents
public import QuickActions

/// A handler of an intent's parameters that asks an intents extension in this process.
///
/// Each question creates an intent from the values, asks the extension for its handler, and calls
/// the method of the intent's protocol, on another thread and with a time limit. Objects from the
/// handler are kept, so that an intent has them with all their properties although a choice holds
/// only their identifiers.
public final class ExtensionHandler: ParameterHandler, @unchecked Sendable {
  /// The class of the intent.
  public let intentClass: INIntent.Type

  private let provider: any INIntentHandlerProviding
  private let limit: Double
  private let memory = ObjectMemory()

  /// Creates a handler that asks an extension.
  ///
  /// - Parameters:
  ///   - provider: The intents extension.
  ///   - intentClass: The intent's class, which is generated from its definition.
  ///   - limit: The time limit for an answer of the handler, in seconds.
  public init(
    _ provider: any INIntentHandlerProviding, for intentClass: INIntent.Type,
    within limit: Double = INHandlerCall.standardLimit
  ) {
    self.provider = provider
    self.intentClass = intentClass
    self.limit = limit
  }

  /// Returns the intent with the given values, as a timeline provider receives it.
  ///
  /// Objects that are known only by their identifiers are looked up among the handler's defaults
  /// and options.
  public func intent(for values: [String: ParameterValue]) -> INIntent {
    lookUpObjects(of: values)
    return bareIntent(for: values)
  }

  /// Returns the handler's default value of a parameter; nil if it has none.
  ///
  /// Throws if the handler fails or does not answer in time.
  public func defaultValue(
    of parameter: String
  ) throws(ParameterHandlerFailure) -> ParameterValue? {
    guard let property = property(parameter), let method = property.defaultValue else { return nil }
    let intent = intentClass.init()
    let handler = try handler(of: intent)
    let answer: INGeneratedDefault? = try call(method.method, of: handler) { take in
      take(method.call(handler, intent))
    }
    guard let answer else { throw nonconforming(handler) }
    return answer.value.flatMap { self.value($0, of: property) }
  }

  /// Returns the handler's options for a parameter; empty if it provides none.
  ///
  /// Throws if the handler fails or does not answer in time.
  public func options(
    of parameter: String, given values: [String: ParameterValue], matching search: String?
  ) throws(ParameterHandlerFailure) -> ObjectCollection<ParameterOption> {
    guard let property = property(parameter) else { return ObjectCollection(sections: []) }
    return try options(of: property, for: intent(for: values), matching: search)
  }

  /// Returns the results of resolving a parameter; empty if it cannot.
  ///
  /// Throws if the handler fails or does not answer in time.
  public func resolutions(
    of parameter: String, given values: [String: ParameterValue]
  ) throws(ParameterHandlerFailure) -> [ParameterResolution] {
    guard let property = property(parameter), let method = property.resolution else { return [] }
    let intent = intent(for: values)
    let handler = try handler(of: intent)
    let answer: [INIntentResolutionResult]? = try call(method.method, of: handler) { take in
      if !method.call(handler, intent, { take($0) }) { take(nil) }
    }
    guard let answer else { throw nonconforming(handler) }
    return answer.map { resolution($0.generatedResolution, of: property) }
  }
}

// MARK: Asking the handler

extension ExtensionHandler {
  private func property(_ name: String) -> INGeneratedProperty? {
    intentClass.generatedProperties.first { $0.name == name }
  }

  private func options(
    of property: INGeneratedProperty, for intent: INIntent, matching search: String?
  ) throws(ParameterHandlerFailure) -> ObjectCollection<ParameterOption> {
    guard let method = property.options else { return ObjectCollection(sections: []) }
    let handler = try handler(of: intent)
    let answer: OptionsAnswer = try call(method.method, of: handler) { take in
      let isAsked = method.call(handler, intent, search) { options, error in
        take(options.map { .options($0) } ?? .failed(error))
      }
      if !isAsked { take(.notAsked) }
    }
    switch answer {
    case .options(let options):
      return ObjectCollection(
        sections: options.sections.map { section in
          .init(title: section.title, items: section.items.compactMap { option($0, of: property) })
        })
    case .notAsked: throw nonconforming(handler)
    case .failed(let error as INHandlerError): throw ParameterHandlerFailure(error.description)
    case .failed(let error?):
      throw failure(
        .refused(
          method: method.method, handler: "\(type(of: handler))",
          message: Self.message(of: error)))
    case .failed(nil):
      throw failure(.nothing(method: method.method, handler: "\(type(of: handler))"))
    }
  }

  private enum OptionsAnswer {
    case options(INGeneratedOptions)
    case failed((any Error)?)
    case notAsked
  }

  private func handler(of intent: INIntent) throws(ParameterHandlerFailure) -> Any {
    let provider = provider
    let handler: Any? = try call("handler(for:)", of: provider) { take in
      take(provider.handler(for: intent))
    }
    guard let handler else { throw nonconforming(provider) }
    return handler
  }

  private func call<Value>(
    _ method: String, of handler: Any, _ body: @escaping (@escaping (Value) -> Void) -> Void
  ) throws(ParameterHandlerFailure) -> Value {
    do throws(INHandlerError) {
      return try INHandlerCall.answer(method, of: handler, within: limit, body)
    } catch {
      throw failure(error)
    }
  }

  private func failure(_ error: INHandlerError) -> ParameterHandlerFailure {
    ParameterHandlerFailure(error.description)
  }

  private func nonconforming(_ handler: Any) -> ParameterHandlerFailure {
    failure(
      .nonconforming(
        handler: "\(type(of: handler))", intent: intentClass.generatedClassName,
        protocolName: intentClass.generatedActions?.protocolName ?? ""))
  }

  /// Returns the localized description of an error, or its description if it has none.
  private static func message(of error: any Error) -> String {
    (error as? any LocalizedError)?.errorDescription ?? "\(error)"
  }
}

// MARK: Values

extension ExtensionHandler {
  private func bareIntent(for values: [String: ParameterValue]) -> INIntent {
    let intent = intentClass.init()
    for property in intentClass.generatedProperties {
      guard let value = values[property.name] else { continue }
      let object =
        property.isArray
        ? value.elements.compactMap { property.kind.object(of: $0, memory) }
        : property.kind.object(of: value, memory)
      intent.setValue(object, forKey: property.name)
    }
    return intent
  }

  /// Asks the handler for the objects of a choice that it has not provided yet.
  private func lookUpObjects(of values: [String: ParameterValue]) {
    for property in intentClass.generatedProperties {
      guard case .object(let type) = property.kind.content, let value = values[property.name],
        memory.lacks(value.elements.compactMap(\.identifier), of: type)
      else { continue }
      // A failure is reported when the parameter itself is asked for; here the identifiers must
      // suffice.
      _ = try? defaultValue(of: property.name)
      guard memory.lacks(value.elements.compactMap(\.identifier), of: type) else { continue }
      // Handlers omit what is already chosen, and expect an empty list instead of nil.
      let intent = intentClass.init()
      for list in intentClass.generatedProperties where list.isArray {
        intent.setValue([Any](), forKey: list.name)
      }
      _ = try? options(of: property, for: intent, matching: nil)
      memory.noteMissing(value.elements.compactMap(\.identifier), of: type)
    }
  }

  private func value(_ object: Any, of property: INGeneratedProperty) -> ParameterValue? {
    guard property.isArray else { return property.kind.value(of: object, memory) }
    return (object as? [Any]).map { objects in
      .array(objects.compactMap { property.kind.value(of: $0, memory) })
    }
  }

  private func option(_ object: Any, of property: INGeneratedProperty) -> ParameterOption? {
    guard let value = property.kind.value(of: object, memory) else { return nil }
    let named = object as? INObject
    return ParameterOption(
      value: value, title: named?.displayString ?? property.kind.title(of: value),
      subtitle: named?.subtitleString)
  }

  private func resolution(
    _ result: INGeneratedResolution, of property: INGeneratedProperty
  ) -> ParameterResolution {
    switch result {
    case .success(let object):
      property.kind.value(of: object, memory).map { .success($0) } ?? .unsupported(reason: nil)
    case .disambiguation(let objects):
      .disambiguation(objects.compactMap { option($0, of: property) })
    case .confirmationRequired(let object, _):
      .confirmationRequired(object.flatMap { property.kind.value(of: $0, memory) })
    case .needsValue: .needsValue
    case .notRequired: .notRequired
    case .unsupported(let reason): .unsupported(reason: reason)
    }
  }
}
