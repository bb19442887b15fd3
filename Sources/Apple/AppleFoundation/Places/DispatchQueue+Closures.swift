// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

extension DispatchQueue {
  /// Calls a closure later, on the queue.
  ///
  /// As Apple's header has it, code of Swift 5 may pass a closure of a variable, whose type says nothing of other threads; the function
  /// of Linux does not let it, and `given ?? { queue.async(execute: $0) }` had another type.
  @preconcurrency public func async(execute work: @escaping @Sendable () -> Void) {
    async(group: nil, execute: work)
  }
}
