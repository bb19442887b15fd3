// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
@_spi(Reflection) import Swift

/// The attributes of a scope, and of the scopes in it.
struct ScopeKeys: @unchecked Sendable {
  let keys: [any AttributedStringKey.Type]

  /// Finds the attributes of a scope by the types of its properties.
  init(_ scope: any AttributeScope.Type) {
    var keys: [any AttributedStringKey.Type] = []
    var scopes: [any AttributeScope.Type] = [scope]
    while let scope = scopes.popLast() {
      _ = _forEachField(of: scope) { _, _, type, _ in
        if let key = type as? any AttributedStringKey.Type { keys.append(key) }
        if let inner = type as? any AttributeScope.Type { scopes.append(inner) }
        return true
      }
      if scope == AttributeScopes.FoundationAttributes.self { keys += Self.added }
    }
    self.keys = keys
  }

  /// The attributes that Foundation has on Apple's systems only, which are no stored properties of its scope here.
  private static let added: [any AttributedStringKey.Type] = [
    AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self,
    AttributeScopes.FoundationAttributes.PresentationIntentAttribute.self,
    AttributeScopes.FoundationAttributes.InflectionRuleAttribute.self,
    AttributeScopes.FoundationAttributes.MorphologyAttribute.self,
    AttributeScopes.FoundationAttributes.InflectionAlternativeAttribute.self,
    AttributeScopes.FoundationAttributes.AgreementArgumentAttribute.self,
    AttributeScopes.FoundationAttributes.AgreementConceptAttribute.self,
    AttributeScopes.FoundationAttributes.ReferentConceptAttribute.self,
  ]

  /// Foundation's attributes.
  static let foundation = ScopeKeys(AttributeScopes.FoundationAttributes.self)
}

/// An attribute with the name of another one, and with its values.
private enum Named<Key: AttributedStringKey, Value: Hashable & Sendable>: AttributedStringKey {
  static var name: String { Key.name }
  static var runBoundaries: AttributedString.AttributeRunBoundaries? { Key.runBoundaries }
  static var inheritedByAddedText: Bool { Key.inheritedByAddedText }
  static var invalidationConditions: Set<AttributedString.AttributeInvalidationCondition>? {
    Key.invalidationConditions
  }
}

private typealias SendableValue = any Hashable & Sendable
private typealias SendableType = any (Hashable & Sendable).Type

// Foundation wants values that are `Sendable`, which the values of an attribute of any scope are not known to be. The protocol has no
// requirements, so that a value has the same form in memory whether it is known or not.
extension AttributeContainer {
  /// Sets the value of an attribute.
  mutating func set<Key: AttributedStringKey>(_ key: Key.Type, _ value: Key.Value) {
    func set<Value: Hashable & Sendable>(_ value: Value) { self[Named<Key, Value>.self] = value }
    set(unsafeBitCast(value as any Hashable, to: SendableValue.self))
  }

  /// Returns the value of an attribute; nil if it has none.
  func value<Key: AttributedStringKey>(of key: Key.Type) -> Key.Value? {
    func value<Value: Hashable & Sendable>(_ type: Value.Type) -> Any? {
      self[Named<Key, Value>.self]
    }
    let type = unsafeBitCast(Key.Value.self as any Hashable.Type, to: SendableType.self)
    return value(type) as? Key.Value
  }
}
