// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The type of a value of App Intents.
package indirect enum AppValueType: Hashable, Sendable {
  /// One of the types that every app has, under its number in the metadata.
  case primitive(Int)
  /// The entity type of this name.
  case entity(String)
  /// The app enum of this identifier.
  case enumeration(String)
  /// An array of values of one type.
  case array(AppValueType)
  /// A type that is not known, under its name in the metadata.
  case other(String)

  /// The names of types by their numbers, as far as public files show them.
  private static let primitives = [0: "String", 1: "Bool", 2: "Int", 7: "Double"]

  /// The type as the code spells it, as far as it is known.
  package var spelling: String {
    switch self {
    case .primitive(let number): Self.primitives[number] ?? "type \(number)"
    case .entity(let name), .enumeration(let name), .other(let name): name
    case .array(let element): "[\(element.spelling)]"
    }
  }
}
