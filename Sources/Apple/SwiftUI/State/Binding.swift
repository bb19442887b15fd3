// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

/// A property wrapper for the state of a view.
///
/// In a widget it lasts for one drawing. What views write into it when they appear counts: they are laid out again with it.
@propertyWrapper public struct State<Value> {
  private let storage: StateStorage<Value>

  /// Creates a state with an initial value.
  public init(wrappedValue value: Value) {
    storage = StateStorage(value)
  }

  /// Creates a state with an initial value.
  public init(initialValue value: Value) {
    storage = StateStorage(value)
  }

  /// The value of the entry that is drawn; setting it draws nothing anew.
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    let storage = storage
    return Binding(reading: { storage.value }, writing: { storage.value = $0 })
  }
}

extension State: StateProperty {
  package var storedState: any StoredState { storage }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state of nil.
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

/// A property wrapper for the state of a gesture, which never changes in a widget.
@propertyWrapper public struct GestureState<Value> {
  /// The initial value, which is always the current one here.
  public let wrappedValue: Value

  /// Creates a state with an initial value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Creates a state with an initial value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// Creates a state with an initial value and the transaction with which it is reset; nothing resets it here.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue)
  }

  /// Creates a state with an initial value and the transaction with which it is reset; nothing resets it here.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue)
  }

  /// Creates a state with an initial value and a function of its reset, which is never called.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: wrappedValue)
  }

  /// Creates a state with an initial value and a function of its reset, which is never called.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue)
  }

  /// The gesture state itself.
  public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates a state of nil with the transaction with which it is reset; nothing resets it here.
  public init(resetTransaction: Transaction = Transaction()) { self.init(wrappedValue: nil) }

  /// Creates a state of nil with a function of its reset, which is never called.
  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil)
  }
}

/// A property wrapper for the focus of a view; in a widget no view has the focus.
@propertyWrapper public struct FocusState<Value: Hashable> {
  /// A binding to the focus.
  public typealias Binding = WidgetViews.Binding<Value>

  private let state: State<Value>

  /// Creates a state without focus.
  public init() where Value == Bool { state = State(wrappedValue: false) }

  /// Creates a state without a focused field.
  public init<Field: Hashable>() where Value == Field? { state = State(wrappedValue: nil) }

  /// Whether the view has the focus, or the field that has it.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding to the focus.
  public var projectedValue: Binding { state.projectedValue }
}

/// A property wrapper for the namespace of matched views.
@propertyWrapper public struct Namespace {
  /// The identifier of a namespace.
  public struct ID: Hashable, Sendable {
    fileprivate let number: Int
  }

  /// Creates a namespace for one view.
  public init() {}

  /// The identifier of the namespace, which is the same for all here.
  public var wrappedValue: ID { ID(number: 0) }
}
