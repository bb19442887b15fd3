// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation

/// A property wrapper that gives an intent or a query an object of the app.
@propertyWrapper public struct AppDependency<Value>: @unchecked Sendable {
  private let find: () -> Value?

  /// Creates a dependency of an object that the app registered.
  ///
  /// - Parameters:
  ///   - key: The key of the object; nil for none.
  ///   - manager: The manager in which it was registered.
  public init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) {
    find = { manager.find(Value.self, key: key) }
  }

  /// Creates a dependency with a default for an object that was not registered.
  public init(
    key: AnyHashable? = nil, manager: AppDependencyManager = .shared,
    default defaultValue: @autoclosure @escaping () -> Value
  ) { find = { manager.find(Value.self, key: key) ?? defaultValue() } }

  /// The dependency itself, which `$name` gives.
  public var projectedValue: AppDependency<Value> { self }

  /// The registered object.
  ///
  /// Reading it traps if it was not registered, as on a device: the extension must register its
  /// dependencies before an intent or a query is used.
  public var wrappedValue: Value {
    guard let value = find() else {
      preconditionFailure(
        "no dependency of the type \(Value.self) is registered; call "
          + "'AppDependencyManager.shared.add(dependency:)' in the initializer of the widget bundle"
      )
    }
    return value
  }
}

/// A registry of the objects that intents need.
public final class AppDependencyManager: @unchecked Sendable {
  private struct Key: Hashable {
    let type: ObjectIdentifier
    let name: AnyHashable?
  }

  /// The shared manager of the app.
  public static let shared = AppDependencyManager()

  private let lock = NSLock()
  private var makers: [Key: () -> Any?] = [:]
  private var made: [Key: Any] = [:]

  /// Creates a manager of its own, separate from the shared one.
  public init() {}

  /// Registers an object, which is created when it is first needed.
  @_disfavoredOverload public func add<Value>(
    key: AnyHashable? = nil, dependency: @autoclosure @escaping () -> Value
  ) { add(Value.self, key: key, make: dependency) }

  /// Registers an object, which is created when it is first needed.
  public func add<Value>(key: AnyHashable? = nil, dependency: @escaping () -> Value) {
    add(Value.self, key: key, make: dependency)
  }

  /// Registers an object that an asynchronous function makes, which is called at once; the first use waits until it has returned.
  ///
  /// An object whose function throws is as one that was not registered, and so is one that has not come after ten seconds.
  public func add<Value>(
    key: AnyHashable? = nil, dependency: @escaping () async throws -> Value
  ) {
    let coming = ComingDependency<Value>(dependency)
    add(Value.self, key: key) { coming.value }
  }

  private func add(_ type: Any.Type, key: AnyHashable?, make: @escaping () -> Any?) {
    let key = Key(type: ObjectIdentifier(type), name: key)
    lock.withLock {
      makers[key] = make
      made[key] = nil
    }
  }

  func find<Value>(_ type: Value.Type, key name: AnyHashable?) -> Value? {
    let key = Key(type: ObjectIdentifier(type), name: name)
    let (known, make) = lock.withLock { (made[key], makers[key]) }
    if let known = known as? Value { return known }
    // A function that fails has made nothing.
    guard let value = make?() as? Value else { return nil }
    lock.withLock { made[key] = value }
    return value
  }
}

/// A property wrapper that gives an intent or a query an object of the app.
public typealias Dependency = AppDependency
