// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Values of the focused view, which a widget does not have: they are always nil.

public import Combine
public import Observation
public import WidgetViews

/// The key of a value of the focused view.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// The values of the focused view.
public struct FocusedValues {
  /// Nil, as no view has the focus; a value that is set is not kept.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { nil }
    set {}
  }
}

/// A property wrapper for a value of the focused view, which is always nil in a widget.
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
  /// Creates a property for the value at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}

  /// Creates a property for an observable object.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {}

  /// Nil, as no view has the focus.
  public var wrappedValue: Value? { nil }
}

/// A property wrapper for a binding of the focused view, which is always nil in a widget.
@propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
  /// Creates a property for the binding at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}

  /// Nil, as no view has the focus; a value that is set is not kept.
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }

  /// A binding to nil.
  public var projectedValue: Binding<Value?> { .constant(nil) }
}

/// A property wrapper for an object of the focused view, which is always nil in a widget.
@propertyWrapper public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Creates a property without a value, as nothing has the focus in a widget.
  public init() {}

  /// Nil, as no view has the focus.
  public var wrappedValue: ObjectType? { nil }
}

nonisolated extension View {
  /// Sets a value for when the view has the focus, which it never has in a widget.
  public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value)
    -> some View
  { self }

  /// Sets a value for when the scene has the focus, which it never has in a widget.
  public func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T)
    -> some View
  { self }

  /// Sets a value or nil for when the view has the focus, which it never has in a widget.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { self }

  /// Sets a value or nil for when the scene has the focus, which it never has in a widget.
  public func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?)
    -> some View
  { self }

  /// Sets an observable object or nil for when the view has the focus, which it never has in a widget.
  public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View { self }

  /// Sets an observable object or nil for when the scene has the focus, which it never has in a widget.
  public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View { self }

  /// Sets an object or nil for when the view has the focus, which it never has in a widget.
  public func focusedObject<T: ObservableObject>(_ object: T?) -> some View { self }

  /// Sets an object or nil for when the scene has the focus, which it never has in a widget.
  public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View { self }

  /// Sets an object for when the view has the focus, which it never has in a widget.
  public func focusedObject<T: ObservableObject>(_ object: T) -> some View { self }

  /// Sets an object for when the scene has the focus, which it never has in a widget.
  public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View { self }
}
