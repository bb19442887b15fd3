// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A value that somebody else keeps.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  /// Reads and writes a value by functions.
  @preconcurrency public init(
    get: @escaping @Sendable () -> Value, set: @escaping @Sendable (Value) -> Void
  ) {
    self.get = get
    self.set = set
  }

  init(reading get: @escaping () -> Value, writing set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  /// A value that does not change.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(reading: { value }, writing: { _ in })
  }

  /// Hands a binding on.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// Takes the value out of a binding; nil if there is none.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(reading: { base.wrappedValue ?? value }, writing: { base.wrappedValue = $0 })
  }

  /// Makes a binding whose value may be nil.
  public init<Some>(_ base: Binding<Some>) where Value == Some? {
    self.init(
      reading: { base.wrappedValue },
      writing: { if let value = $0 { base.wrappedValue = value } })
  }

  /// The value.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The binding.
  public var projectedValue: Binding<Value> { self }

  /// A binding of a part of the value.
  public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(
      reading: { wrappedValue[keyPath: keyPath] },
      writing: { wrappedValue[keyPath: keyPath] = $0 })
  }

  /// The binding: nothing moves in a widget while it is drawn.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

/// A value that a view keeps.
///
/// In a widget it lives as long as one drawing.
@propertyWrapper public struct State<Value> {
  private final class Storage: @unchecked Sendable {
    var value: Value

    init(_ value: Value) { self.value = value }
  }

  private let storage: Storage

  /// Begins with a value.
  public init(wrappedValue value: Value) {
    storage = Storage(value)
  }

  /// Begins with a value.
  public init(initialValue value: Value) {
    storage = Storage(value)
  }

  /// The value.
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  /// A binding of the value.
  public var projectedValue: Binding<Value> {
    let storage = storage
    return Binding(reading: { storage.value }, writing: { storage.value = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Begins with nil.
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

/// A value that is part of a gesture: nobody makes one while a widget is drawn.
@propertyWrapper public struct GestureState<Value> {
  /// The value with which it begins.
  public let wrappedValue: Value

  /// Begins with a value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Begins with a value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// The state.
  public var projectedValue: GestureState<Value> { self }
}

/// Which field has the focus: none, in a widget.
@propertyWrapper public struct FocusState<Value: Hashable> {
  private let state: State<Value>

  /// Begins without a focus.
  public init() where Value == Bool { state = State(wrappedValue: false) }

  /// Begins without a focus.
  public init<Field: Hashable>() where Value == Field? { state = State(wrappedValue: nil) }

  /// Which field has the focus.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding.
  public var projectedValue: Binding<Value> { state.projectedValue }
}

/// A name for what belongs together in two states of a view.
@propertyWrapper public struct Namespace {
  /// Which one it is.
  public struct ID: Hashable, Sendable {
    fileprivate let number: Int
  }

  /// Makes a name.
  public init() {}

  /// The name.
  public var wrappedValue: ID { ID(number: 0) }
}
