// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
import WidgetViews

/// A property wrapper for a value that a scene stores.
///
/// In a widget it lasts for one drawing.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  private let state: State<Value>

  /// Creates a property with an initial value; the key is ignored.
  public init(wrappedValue: Value, _ key: String) {
    state = State(wrappedValue: wrappedValue)
  }

  /// The current value, which only this drawing sees.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { state.projectedValue }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Creates an optional property, which is nil at first; the key is ignored.
  public init(_ key: String) { self.init(wrappedValue: nil, key) }
}

extension SceneStorage where Value == TabViewCustomization {
  /// Creates a property of how a user arranges tabs; the key and the store are ignored.
  public init(
    wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil
  ) {
    state = State(wrappedValue: wrappedValue)
  }
}

extension SceneStorage {
  /// Creates a property of how a user arranges a table's columns; the key and the store are ignored.
  public init<RowValue: Identifiable>(
    wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String,
    store: UserDefaults? = nil
  ) where Value == TableColumnCustomization<RowValue> {
    state = State(wrappedValue: wrappedValue)
  }
}
