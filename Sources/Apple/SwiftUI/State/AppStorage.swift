// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import WidgetViews

/// A property wrapper for a value in the user defaults.
@propertyWrapper public struct AppStorage<Value> {
  private let read: () -> Value
  private let write: (Value) -> Void

  init(
    _ key: String, _ store: UserDefaults?, read: @escaping (UserDefaults, String) -> Value,
    write: @escaping (UserDefaults, String, Value) -> Void
  ) {
    // The defaults in the environment are known when the view is drawn, not when it is created.
    let store = Unsent(store)
    func found() -> UserDefaults {
      store.value ?? WidgetViews.Environment(\.self).wrappedValue[AppStorageKey.self] ?? .standard
    }
    self.read = { read(found(), key) }
    self.write = { write(found(), key, $0) }
  }

  /// The value in the defaults; setting it writes it.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  /// A binding to the value.
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

nonisolated extension View {
  /// Sets the user defaults of `@AppStorage` in the view and its subviews.
  public func defaultAppStorage(_ store: UserDefaults) -> some View {
    let store = Unsent(store)
    return transformEnvironment(\.self) { $0[AppStorageKey.self] = store.value }
  }
}

/// A type that user defaults can store directly.
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
  /// Creates a property of a key; the given value is the default, and a nil store is that of the
  /// environment.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, read: { $0.kept($1) ?? wrappedValue }, write: { $0.keep($1, $2) })
  }
}

extension AppStorage {
  /// Creates an optional property of a key, which is nil without a value; a nil store is that of
  /// the environment.
  public init<Kept: UserDefaultsValue>(_ key: String, store: UserDefaults? = nil)
  where Value == Kept? {
    self.init(key, store, read: { $0.kept($1) }, write: { $0.keep($1, $2) })
  }

  /// Creates a property of a raw value's key; the given value is the default, and a nil store is
  /// that of the environment.
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

  /// Creates an optional property of a raw value's key, which is nil without a value; a nil store is that of the environment.
  @_disfavoredOverload
  public init<Raw: UserDefaultsValue, Kept: RawRepresentable<Raw>>(
    _ key: String, store: UserDefaults? = nil
  ) where Value == Kept? {
    self.init(
      key, store,
      read: { (store, key) in
        let raw: Raw? = store.kept(key)
        return raw.flatMap { Kept(rawValue: $0) }
      }, write: { $0.keep($1, $2?.rawValue) })
  }

  /// Creates a property that is kept as an archive, whose default is the given value.
  private init(archived wrappedValue: Value, _ key: String, _ store: UserDefaults?)
  where Value: Codable {
    self.init(
      key, store,
      read: { (store, key) in
        let kept = store.data(forKey: key).flatMap {
          try? JSONDecoder().decode(Value.self, from: $0)
        }
        return kept ?? wrappedValue
      }, write: { $0.keep($1, try? JSONEncoder().encode($2)) })
  }
}

extension AppStorage where Value == TabViewCustomization {
  /// Creates a property of how a user arranges tabs; a nil store is that of the environment.
  public init(
    wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil
  ) {
    self.init(archived: wrappedValue, key, store)
  }
}

extension AppStorage {
  /// Creates a property of how a user arranges a table's columns; a nil store is that of the environment.
  public init<RowValue: Identifiable>(
    wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String,
    store: UserDefaults? = nil
  ) where Value == TableColumnCustomization<RowValue> {
    self.init(archived: wrappedValue, key, store)
  }
}
