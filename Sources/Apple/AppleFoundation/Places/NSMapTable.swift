// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A table of objects by objects, which it may hold or not; a key is found by what it equals, one after the other.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  private struct Entry {
    weak var key: KeyType?
    weak var value: ObjectType?
    let heldKey: KeyType?
    let heldValue: ObjectType?
  }

  private var entries: [Entry] = []
  private let hasWeakKeys: Bool
  private let hasWeakValues: Bool

  /// Creates a table that holds its keys and its values in a way each.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity: Int = 0
  ) {
    hasWeakKeys = keyOptions.contains(.weakMemory)
    hasWeakValues = valueOptions.contains(.weakMemory)
  }

  /// Returns a table that holds its keys and values.
  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }

  /// Returns a table that holds its keys, and not its values.
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }

  /// Returns a table that holds its values as long as there are their keys.
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory)
  }

  /// Returns a table that holds neither its keys nor its values.
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  /// The number of keys whose objects are there.
  open var count: Int { pairs.count }

  /// Returns the value of a key; nil if there is none.
  open func object(forKey key: KeyType?) -> ObjectType? {
    pairs.first { Self.isEqual($0.key, key) }?.value
  }

  /// Sets the value of a key; without a value the key is removed.
  open func setObject(_ object: ObjectType?, forKey key: KeyType?) {
    entries.removeAll { $0.key == nil || $0.value == nil || Self.isEqual($0.key, key) }
    guard let object, let key else { return }
    entries.append(
      Entry(
        key: key, value: object, heldKey: hasWeakKeys ? nil : key,
        heldValue: hasWeakValues ? nil : object))
  }

  /// Removes a key with its value.
  open func removeObject(forKey key: KeyType?) { setObject(nil, forKey: key) }
  /// Removes all keys and values.
  open func removeAllObjects() { entries = [] }

  /// Returns an enumerator of the keys, the oldest first.
  open func keyEnumerator() -> NSEnumerator { NSArray(array: pairs.map(\.key)).objectEnumerator() }

  /// Returns an enumerator of the values, the oldest first.
  open func objectEnumerator() -> NSEnumerator? {
    NSArray(array: pairs.map(\.value)).objectEnumerator()
  }

  private var pairs: [(key: KeyType, value: ObjectType)] {
    entries.compactMap { entry in
      guard let key = entry.key, let value = entry.value else { return nil }
      return (key, value)
    }
  }

  private static func isEqual(_ left: KeyType?, _ right: KeyType?) -> Bool {
    left === right || (left as? NSObject)?.isEqual(right) == true
  }
}
