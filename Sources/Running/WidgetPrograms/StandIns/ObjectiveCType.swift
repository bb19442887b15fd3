// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A type of Objective-C as Swift imports it.
struct ObjectiveCType: Hashable {
  /// Whether a value may be nil.
  enum Nullability: Hashable {
    case nonnull
    case nullable
    case unspecified
  }

  /// The type in Swift, without a mark of an optional one.
  var name: String

  /// Whether a value may be nil, which only closures and objects can be.
  var nullability: Nullability

  var isClosure = false

  private var plain: String { isClosure && nullability != .nonnull ? "(\(name))" : name }

  /// The type of a parameter, or of a result.
  var asParameter: String {
    switch nullability {
    case .nonnull: plain
    case .nullable: plain + "?"
    case .unspecified: plain + "!"
    }
  }

  /// The type of a parameter of a closure, where none is unwrapped by itself.
  var asPart: String { nullability == .nonnull ? plain : plain + "?" }
}

/// A parameter of a function of Objective-C.
struct ObjectiveCParameter: Hashable {
  var name: String
  var type: ObjectiveCType
}
