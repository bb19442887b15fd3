// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import Intents

/// The objects that a handler has provided, by type and identifier.
final class ObjectMemory: @unchecked Sendable {
  private struct Key: Hashable {
    let type: ObjectIdentifier
    let identifier: String
  }

  private let lock = NSLock()
  private var objects: [Key: INObject] = [:]
  private var missing: Set<Key> = []

  /// Adds an object, which replaces one with the same identifier.
  func note(_ object: INObject) {
    let key = Key(type: ObjectIdentifier(type(of: object)), identifier: object.choiceIdentifier)
    lock.withLock { objects[key] = object }
  }

  /// Records identifiers that the handler does not know, so that it is not asked again.
  func noteMissing(_ identifiers: [String], of type: INObject.Type) {
    lock.withLock {
      for identifier in identifiers {
        let key = Key(type: ObjectIdentifier(type), identifier: identifier)
        if objects[key] == nil { missing.insert(key) }
      }
    }
  }

  /// Returns a copy of the object with an identifier; nil if the handler has not provided it.
  func object(_ identifier: String, of type: INObject.Type) -> INObject? {
    let key = Key(type: ObjectIdentifier(type), identifier: identifier)
    return lock.withLock { objects[key] }?.copy() as? INObject
  }

  /// Returns whether an object is missing for which the handler has not been asked.
  func lacks(_ identifiers: [String], of type: INObject.Type) -> Bool {
    lock.withLock {
      identifiers.contains { identifier in
        let key = Key(type: ObjectIdentifier(type), identifier: identifier)
        return objects[key] == nil && !missing.contains(key)
      }
    }
  }
}

extension INObject {
  /// The identifier of the object in a choice: its title if it has none.
  var choiceIdentifier: String { identifier ?? displayString }
}
