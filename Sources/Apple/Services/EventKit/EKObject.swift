// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// The class that calendars, events and what belongs to them inherit from.
open class EKObject: NSObject, @unchecked Sendable {
  /// Whether something differs from what a store has; always false here, as no store has the object.
  open var hasChanges: Bool { false }
  /// Whether no store has the object; always true here.
  open var isNew: Bool { true }

  /// Does nothing, as no store has another state of the object.
  open func reset() {}

  /// Does nothing, as no store has another state of the object.
  open func rollback() {}

  /// Reads the object from its store again: false, as no store has it.
  @discardableResult open func refresh() -> Bool { false }
}
