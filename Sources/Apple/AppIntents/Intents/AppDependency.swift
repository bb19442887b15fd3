// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation

/// What an intent or a query needs of the app itself.
@propertyWrapper public struct AppDependency<Value>: @unchecked Sendable {
  private let find: () -> Value?

  /// Finds what was registered.
  ///
  /// - Parameters:
  ///   - key: The name under which it was registered; nil for none.
  ///   - manager: Where it was registered.
  public init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) {
    find = { manager.find(Value.self, key: key) }
  }

  /// Finds what was registered, or takes something else.
  public init(
    key: AnyHashable? = nil, manager: AppDependencyManager = .shared,
    default defaultValue: @autoclosure @escaping () -> Value
  ) { find = { manager.find(Value.self, key: key) ?? defaultValue() } }

  /// What was registered.
  ///
  /// Without it the program ends, as on a device: the extension must register its dependencies before an intent or a query is used.
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

/// What intents need of the app.
public final class AppDependencyManager: @unchecked Sendable {
  private struct Key: Hashable {
    let type: ObjectIdentifier
    let name: AnyHashable?
  }

  /// The app's.
  public static let shared = AppDependencyManager()

  private let lock = NSLock()
  private var makers: [Key: () -> Any] = [:]
  private var made: [Key: Any] = [:]

  /// Makes a manager of one's own.
  public init() {}

  /// Registers something, which is made when it is first needed.
  public func add<Value>(
    key: AnyHashable? = nil, dependency: @autoclosure @escaping () -> Value
  ) { add(key: key, make: dependency) }

  /// Registers something, which is made when it is first needed.
  public func add<Value>(key: AnyHashable? = nil, dependency: @escaping () -> Value) {
    add(key: key, make: dependency)
  }

  private func add<Value>(key: AnyHashable?, make: @escaping () -> Value) {
    let key = Key(type: ObjectIdentifier(Value.self), name: key)
    lock.withLock {
      makers[key] = make
      made[key] = nil
    }
  }

  func find<Value>(_ type: Value.Type, key name: AnyHashable?) -> Value? {
    let key = Key(type: ObjectIdentifier(type), name: name)
    let (known, make) = lock.withLock { (made[key], makers[key]) }
    if let known = known as? Value { return known }
    guard let value = make?() else { return nil }
    lock.withLock { made[key] = value }
    return value as? Value
  }
}

/// What an intent or a query needs of the app itself.
public typealias Dependency = AppDependency
