// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import SourceText

/// A class, enum or protocol that Xcode generates from a definition.
struct GeneratedSymbol {
  /// The name in code.
  let name: String

  /// The declaration that it is generated from, in words such as `the intent 'Show'`.
  let origin: String

  /// The name in the definition that it is made of.
  let range: SourceRange?

  /// Whether a file is named after it.
  let hasFile: Bool
}

extension IntentDefinition {
  /// The symbols that Xcode generates, in the order of enums, types and intents.
  var generatedSymbols: [GeneratedSymbol] {
    enums.flatMap(\.generatedSymbols) + types.flatMap(\.generatedSymbols)
      + intents.filter { !$0.isOfSystem }.flatMap(\.generatedSymbols)
  }
}

extension EnumType {
  fileprivate var generatedSymbols: [GeneratedSymbol] {
    .named(
      className, beside: ["ResolutionResult"], origin: "the enum '\(name?.value ?? "")'",
      range: name?.range)
  }
}

extension ObjectType {
  fileprivate var generatedSymbols: [GeneratedSymbol] {
    .named(
      className, beside: ["ResolutionResult"], origin: "the type '\(name?.value ?? "")'",
      range: name?.range)
  }
}

extension Intent {
  fileprivate var generatedSymbols: [GeneratedSymbol] {
    let name = name?.value ?? ""
    let own: [GeneratedSymbol] = .named(
      className, beside: ["Handling", "Response", "ResponseCode"], origin: "the intent '\(name)'",
      range: self.name?.range)
    // Only a parameter with reasons of its own has a class of its own to answer with.
    let resolutions = parameters.filter {
      $0.supportsResolution?.value == true && !$0.unsupportedReasons.isEmpty
    }.flatMap { parameter in
      let stem =
        (classPrefix?.value ?? "") + name + parameter.propertyName.prefix(1).uppercased()
        + parameter.propertyName.dropFirst()
      return ["ResolutionResult", "UnsupportedReason"].map { suffix in
        GeneratedSymbol(
          name: stem + suffix, origin: "the parameter '\(parameter.propertyName)' of '\(name)'",
          range: parameter.name?.range, hasFile: false)
      }
    }
    return own + resolutions
  }
}

extension [GeneratedSymbol] {
  /// A class with a file of its own, and the others in that file; empty if the name is missing.
  fileprivate static func named(
    _ name: String, beside suffixes: [String], origin: String, range: SourceRange?
  ) -> Self {
    guard range != nil else { return [] }
    let symbol = GeneratedSymbol(name: name, origin: origin, range: range, hasFile: true)
    return [symbol]
      + suffixes.map {
        GeneratedSymbol(name: name + $0, origin: origin, range: range, hasFile: false)
      }
  }
}
