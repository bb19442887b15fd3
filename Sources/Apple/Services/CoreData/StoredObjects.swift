// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Synchronization

/// The objects that the stores of a coordinator hold: in memory, none at first, as on a device where the app was just installed.
///
/// All contexts share an object, where on a device each has its own. Relationships have no inverses that change along, and rules for
/// deletion are not applied, as no model is read.
final class StoredObjects: Sendable {
  private let objects = Mutex<[NSManagedObject]>([])

  /// The objects, in the order in which they were saved.
  var all: [NSManagedObject] { objects.withLock { $0 } }

  /// Keeps objects that are new.
  func add(_ added: [NSManagedObject]) {
    objects.withLock { $0 += added }
  }

  /// Forgets objects.
  func remove(_ removed: Set<NSManagedObject>) {
    objects.withLock { $0.removeAll { removed.contains($0) } }
  }
}
