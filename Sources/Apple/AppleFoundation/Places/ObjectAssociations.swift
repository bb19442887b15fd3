// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import Synchronization

// swift-format-ignore: TypeNamesShouldBeCapitalized
/// How an object keeps another one that is associated with it.
public enum objc_AssociationPolicy: UInt, Sendable {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// It does not keep it; here the association ends with the other one.
  case OBJC_ASSOCIATION_ASSIGN = 0
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The object keeps the value, without a lock.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// It keeps a copy of it.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// It keeps it, and several threads may ask for it.
  case OBJC_ASSOCIATION_RETAIN = 769
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// It keeps a copy of it, and several threads may ask for it.
  case OBJC_ASSOCIATION_COPY = 771
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns what is associated with an object under a key; nil for nothing.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  let owner = object as AnyObject
  return associations.withLock { $0.read(owner, key) }.value
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Associates a value with an object under a key, in the place of the one before; nil ends it.
///
/// What a deallocated object kept is released when later associations are made.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let owner = object as AnyObject
  let kept = Kept(value: value, policy: policy)
  // Released outside of the lock, as that may call other code.
  let released = associations.withLock { $0.write(owner, key, kept) }
  withExtendedLifetime(released) {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Ends all associations of an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  let owner = object as AnyObject
  let released = associations.withLock { $0.remove(owner) }
  withExtendedLifetime(released) {}
}

/// A value that an object keeps.
private struct Kept: @unchecked Sendable {
  private let strong: Any?
  private weak var weak: AnyObject?

  /// The value; nil if there is none anymore.
  var value: Any? { strong ?? weak }

  init(value: Any?, policy: objc_AssociationPolicy) {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN:
      strong = nil
      weak = value.map { $0 as AnyObject }
    case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC:
      strong = value
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      strong = value.map { ($0 as? any NSCopying)?.copy(with: nil) ?? $0 }
    }
  }
}

/// The values of one object, as long as it is there.
private struct Owner: @unchecked Sendable {
  weak var object: AnyObject?
  var values: [UnsafeRawPointer: Kept] = [:]
}

/// The values of all objects, by the identity of the object.
private struct Associations: @unchecked Sendable {
  private var owners: [ObjectIdentifier: Owner] = [:]
  private var limit = 64

  func read(_ object: AnyObject, _ key: UnsafeRawPointer) -> Kept {
    guard let owner = owners[ObjectIdentifier(object)], owner.object === object else {
      return Kept(value: nil, policy: .OBJC_ASSOCIATION_RETAIN)
    }
    return owner.values[key] ?? Kept(value: nil, policy: .OBJC_ASSOCIATION_RETAIN)
  }

  mutating func write(_ object: AnyObject, _ key: UnsafeRawPointer, _ value: Kept) -> [Owner] {
    var released = removeGone()
    var owner = owners[ObjectIdentifier(object)] ?? Owner(object: object)
    released.append(owner)
    if owner.object !== object { owner = Owner(object: object) }
    owner.values[key] = value.value == nil ? nil : value
    owners[ObjectIdentifier(object)] = owner.values.isEmpty ? nil : owner
    return released
  }

  mutating func remove(_ object: AnyObject) -> Owner? {
    owners.removeValue(forKey: ObjectIdentifier(object))
  }

  /// Removes the values of objects that are gone, each time that there are twice as many.
  private mutating func removeGone() -> [Owner] {
    guard owners.count >= limit else { return [] }
    let gone = owners.filter { $0.value.object == nil }
    for key in gone.keys { owners[key] = nil }
    limit = max(64, owners.count * 2)
    return Array(gone.values)
  }
}

private let associations = Mutex(Associations())
