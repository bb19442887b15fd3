// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Synchronization

/// A value that is made when it is first asked for.
final class LazyValue<Value: Sendable>: Sendable {
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
