// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import Intents

/// The objects that a handler has given, by their types and identifiers.
final class ObjectMemory: @unchecked Sendable {
  private struct Key: Hashable {
    let type: ObjectIdentifier
    let identifier: String
  }

  private let lock = NSLock()
  private var objects: [Key: INObject] = [:]
  private var missing: Set<Key> = []

  /// Notes an object; of several with one identifier the last.
  func note(_ object: INObject) {
    let key = Key(type: ObjectIdentifier(type(of: object)), identifier: object.choiceIdentifier)
    lock.withLock { objects[key] = object }
  }

  /// Notes which identifiers the handler does not know, so that it is not asked again.
  func noteMissing(_ identifiers: [String], of type: INObject.Type) {
    lock.withLock {
      for identifier in identifiers {
        let key = Key(type: ObjectIdentifier(type), identifier: identifier)
        if objects[key] == nil { missing.insert(key) }
      }
    }
  }

  /// A copy of the object with an identifier; nil if the handler has not given it.
  func object(_ identifier: String, of type: INObject.Type) -> INObject? {
    let key = Key(type: ObjectIdentifier(type), identifier: identifier)
    return lock.withLock { objects[key] }?.copy() as? INObject
  }

  /// Whether the handler has not been asked for one of the objects.
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
  /// What a choice names the object by: its title, if it has no identifier.
  var choiceIdentifier: String { identifier ?? displayString }
}
