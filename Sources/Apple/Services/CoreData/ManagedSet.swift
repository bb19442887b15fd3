// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation

/// The objects of a property, which a change of the set changes.
final class ManagedSet: NSMutableSet, @unchecked Sendable {
  private let object: NSManagedObject
  private let key: String

  /// Reads and changes a property of an object.
  init(of object: NSManagedObject, key: String) {
    self.object = object
    self.key = key
    super.init(capacity: 0)
  }

  required init(capacity numItems: Int) {
    object = NSManagedObject()
    key = ""
    super.init(capacity: numItems)
  }

  required convenience init?(coder: NSCoder) { nil }

  private var values: Set<NSObject> {
    get {
      let value = object.value(forKey: key)
      return value as? Set<NSObject>
        ?? Set((value as? NSSet)?.allObjects.compactMap { $0 as? NSObject } ?? [])
    }
    set { object.setValue(newValue, forKey: key) }
  }

  override var count: Int { values.count }

  override func member(_ object: Any) -> Any? {
    (object as? NSObject).flatMap { values.contains($0) ? $0 : nil }
  }

  override func objectEnumerator() -> NSEnumerator {
    (Array(values) as NSArray).objectEnumerator()
  }

  override func add(_ object: Any) {
    if let object = object as? NSObject { values.insert(object) }
  }

  override func remove(_ object: Any) {
    if let object = object as? NSObject { values.remove(object) }
  }
}
