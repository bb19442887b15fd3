// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A declaration of a stand-in that was made from uses.
struct MadeDeclaration: Hashable {
  /// What it declares.
  enum Kind: Hashable {
    /// A type.
    case type
    /// A protocol.
    case `protocol`
    /// A class that others inherit from.
    case baseClass
    /// The wrapper of a property.
    case wrapper
    /// A function or a value.
    case value
    /// A member of a type.
    case member(of: String, isStatic: Bool)
    /// A type in a type.
    case nested(in: String)
    /// A conformance of a type.
    case conformance(of: String)
    /// What a class declares that a class of the user's overrides, as it is spelled there.
    case overridden(in: String, signature: String)
    /// A function that is written from its source, and does what that does.
    case function(source: String)
  }

  var kind: Kind
  var name: String

  /// The module that it is in place of.
  var module: String

  /// Whether what it returns or makes may be `nil`.
  var isOptional = false

  /// Whether a type is another name for values of any type, as such values are used for it.
  var isAlias = false

  /// Whether a value is a text, as it is used where only a text can be.
  var isText = false

  /// What identifies it among all.
  var key: String {
    switch kind {
    case .member(let type, let isStatic): "\(type).\(name) \(isStatic)"
    case .nested(let type): "\(type).\(name)"
    case .conformance(let type): "\(type): \(name)"
    case .overridden(let type, let signature): "\(type) \(signature)"
    case .function: "func \(name)"
    default: name
    }
  }

  /// Whether it says more than another declaration of the same.
  func improves(_ other: Self) -> Bool {
    var plain = self
    plain.isOptional = other.isOptional
    plain.isAlias = other.isAlias
    plain.isText = other.isText
    return plain == other && (isOptional || !other.isOptional) && (isAlias || !other.isAlias)
      && (isText || !other.isText) && self != other
  }

  /// Whether it does what its source does, and does not trap.
  var isTranslated: Bool {
    if case .function = kind { true } else { false }
  }

  /// The name for people.
  var shown: String {
    switch kind {
    case .member("View", false): ".\(name)"
    case .member(let type, _), .nested(let type), .overridden(let type, _): "\(type).\(name)"
    case .conformance(let type): "\(type): \(name)"
    default: name
    }
  }
}
