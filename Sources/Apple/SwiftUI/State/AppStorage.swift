// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import WidgetViews

/// A value of the user defaults.
@propertyWrapper public struct AppStorage<Value> {
  private let read: () -> Value
  private let write: (Value) -> Void

  init(
    _ key: String, _ store: UserDefaults?, read: @escaping (UserDefaults, String) -> Value,
    write: @escaping (UserDefaults, String, Value) -> Void
  ) {
    // The defaults of the environment are known where the view is drawn, not where it is made.
    let store = Unsent(store)
    func found() -> UserDefaults {
      store.value ?? WidgetViews.Environment(\.self).wrappedValue[AppStorageKey.self] ?? .standard
    }
    self.read = { read(found(), key) }
    self.write = { write(found(), key, $0) }
  }

  /// The value.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  /// A binding of the value.
  public var projectedValue: Binding<Value> { Binding(reading: read, writing: write) }
}

/// A value that is used by one thread at a time.
struct Unsent<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}

private struct AppStorageKey: EnvironmentKey {
  static var defaultValue: UserDefaults? { nil }
}

extension View {
  /// Chooses the user defaults of the `@AppStorage` in the views.
  public func defaultAppStorage(_ store: UserDefaults) -> some View {
    let store = Unsent(store)
    return transformEnvironment(\.self) { $0[AppStorageKey.self] = store.value }
  }
}

/// What user defaults keep as it is.
public protocol UserDefaultsValue {}

extension Bool: UserDefaultsValue {}
extension Int: UserDefaultsValue {}
extension Double: UserDefaultsValue {}
extension String: UserDefaultsValue {}
extension Data: UserDefaultsValue {}
extension Date: UserDefaultsValue {}
extension URL: UserDefaultsValue {}

extension UserDefaults {
  fileprivate func kept<Value>(_ key: String) -> Value? {
    switch Value.self {
    case is URL.Type: url(forKey: key) as? Value
    case is Bool.Type: object(forKey: key) == nil ? nil : bool(forKey: key) as? Value
    case is Int.Type: object(forKey: key) == nil ? nil : integer(forKey: key) as? Value
    case is Double.Type: object(forKey: key) == nil ? nil : double(forKey: key) as? Value
    default: object(forKey: key) as? Value
    }
  }

  fileprivate func keep(_ key: String, _ value: Any?) {
    if let url = value as? URL { set(url, forKey: key) } else { set(value, forKey: key) }
  }
}

extension AppStorage where Value: UserDefaultsValue {
  /// Reads a value; without one the given one counts.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, read: { $0.kept($1) ?? wrappedValue }, write: { $0.keep($1, $2) })
  }
}

extension AppStorage {
  /// Reads a value that may be nil.
  public init<Kept: UserDefaultsValue>(_ key: String, store: UserDefaults? = nil)
  where Value == Kept? {
    self.init(key, store, read: { $0.kept($1) }, write: { $0.keep($1, $2) })
  }

  /// Reads a value of an enumeration; without one the given one counts.
  @_disfavoredOverload
  public init<Raw: UserDefaultsValue>(
    wrappedValue: Value, _ key: String, store: UserDefaults? = nil
  ) where Value: RawRepresentable<Raw> {
    self.init(
      key, store,
      read: { (store, key) in
        let raw: Raw? = store.kept(key)
        return raw.flatMap { Value(rawValue: $0) } ?? wrappedValue
      }, write: { $0.keep($1, $2.rawValue) })
  }
}

/// A value that a scene keeps.
///
/// In a widget it lives as long as one drawing.
@propertyWrapper public struct SceneStorage<Value> {
  private let state: State<Value>

  /// Begins with a value.
  public init(wrappedValue: Value, _ key: String) {
    state = State(wrappedValue: wrappedValue)
  }

  /// The value.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding of the value.
  public var projectedValue: Binding<Value> { state.projectedValue }
}

/// A length that grows with the type size.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint> {
  private let base: Value
  private let style: Font.TextStyle

  /// Scales a length with the body text.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, relativeTo: .body)
  }

  /// Scales a length with a text style.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  /// The length at the person's type size.
  public var wrappedValue: Value {
    let environment = WidgetViews.Environment(\.self).wrappedValue
    let size = environment.dynamicTypeSize
    return Value(
      size.scaled(Double(base), relativeTo: style, displayScale: environment.displayScale))
  }
}
