// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Synchronization

/// What several rules look at: made when the first rule asks for it, and once for all of them.
final class KeptValue<Value: Sendable>: Sendable {
  private let value = Mutex<Value?>(nil)

  /// The value, which must be made in the same way each time.
  func get(making make: () -> Value) -> Value {
    value.withLock { known in
      if let known { return known }
      let made = make()
      known = made
      return made
    }
  }
}
