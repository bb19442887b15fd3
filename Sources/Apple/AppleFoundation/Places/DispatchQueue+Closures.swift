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

  /// Calls a function on the queue, and waits for it.
  public func asyncAndWait<Result>(execute work: () throws -> Result) rethrows -> Result {
    try sync(execute: work)
  }

  /// Does the work on the queue, and waits for it.
  public func asyncAndWait(execute workItem: DispatchWorkItem) { sync(execute: workItem) }
}
