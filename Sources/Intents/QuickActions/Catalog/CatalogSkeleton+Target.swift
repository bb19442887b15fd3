// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import IntentModel
import SourceText

extension CatalogSkeleton {
  /// An error that a definition has no parameter for a catalog.
  public enum Failure: Error, Hashable, Sendable {
    /// The definition has no such intent.
    case unknownIntent(String, known: [String])
    /// The intent has no such parameter.
    case unknownParameter(String, intent: String, known: [String])
    /// The parameter is not of a custom type.
    case unsuitableParameter(String, intent: String)
    /// No parameter of the definition is of a custom type.
    case nothingSuitable
  }

  /// The parameter to make a catalog for.
  ///
  /// Where no name is given: the first array of a custom type whose options come from code, of a widget's intent; else the
  /// next best.
  ///
  /// - Throws: ``Failure``.
  public static func target(
    in definition: IntentDefinition, intentName: String?, parameterName: String?
  ) throws(Failure) -> ActionCatalog.Target {
    var intents = definition.intents
    if let intentName {
      guard let intent = definition.intent(named: intentName) else {
        throw .unknownIntent(
          intentName, known: definition.intents.compactMap { $0.name?.value })
      }
      intents = [intent]
    }
    let candidates = targets(of: intents, in: definition)
    guard let parameterName else {
      guard let best = candidates.enumerated().max(by: { isWorse($0, $1) })?.element else {
        throw .nothingSuitable
      }
      return best
    }
    if let match = candidates.first(where: { $0.parameter.propertyName == parameterName }) {
      return match
    }
    let named = intents.first { $0.parameter(named: parameterName) != nil }
    guard let named else {
      throw .unknownParameter(
        parameterName, intent: intentName ?? "any",
        known: intents.flatMap(\.parameters).map(\.propertyName))
    }
    throw .unsuitableParameter(parameterName, intent: named.name?.value ?? "")
  }

  /// Every parameter that a catalog can be made for, in the order of the file.
  public static func targets(in definition: IntentDefinition) -> [ActionCatalog.Target] {
    targets(of: definition.intents, in: definition)
  }

  private static func targets(
    of intents: [Intent], in definition: IntentDefinition
  ) -> [ActionCatalog.Target] {
    intents.flatMap { intent in
      intent.parameters.compactMap { parameter in
        definition.objectType(of: parameter).map {
          ActionCatalog.Target(intent: intent, parameter: parameter, type: $0)
        }
      }
    }
  }

  private static func isWorse(
    _ first: (offset: Int, element: ActionCatalog.Target),
    _ second: (offset: Int, element: ActionCatalog.Target)
  ) -> Bool {
    let ranks = (rank(first.element), rank(second.element))
    return ranks.0 == ranks.1 ? first.offset > second.offset : ranks.0 < ranks.1
  }

  private static func rank(_ target: ActionCatalog.Target) -> Int {
    (target.parameter.isArray ? 4 : 0)
      + (target.intent.isEligibleForWidgets?.value == true ? 2 : 0)
      + (target.parameter.supportsDynamicEnumeration?.value == true ? 1 : 0)
  }
}

extension CatalogSkeleton.Failure: CustomStringConvertible {
  /// A message on what was found and what to do.
  public var description: String {
    switch self {
    case .unknownIntent(let name, let known):
      "the definition has no intent '\(name)'; it has \(Self.list(known))"
    case .unknownParameter(let name, let intent, let known):
      "\(intent == "any" ? "no intent" : "the intent '\(intent)'") has "
        + "\(intent == "any" ? "a" : "no") parameter '\(name)'; there are \(Self.list(known))"
    case .unsuitableParameter(let name, let intent):
      "the parameter '\(name)' of '\(intent)' is not of a custom type, and a catalog needs one that is"
    case .nothingSuitable:
      "no parameter of the definition is of a custom type, so there is nothing to make a catalog for; "
        + "'edit', 'export' and 'preview' take the definition itself"
    }
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "none" : names.map { "'\($0)'" }.joined(separator: ", ")
  }
}
