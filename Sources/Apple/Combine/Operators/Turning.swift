// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension Publisher {
  /// The publisher as one that may fail with any error, such as that of a function.
  var failingAnyhow: some Publisher<Output, any Error> { mapError { $0 as any Error } }

  /// Returns a publisher of what a function sends for each value.
  ///
  /// - Parameters:
  ///   - initial: The state of each subscription at its beginning.
  ///   - next: Sends what it likes for a value; its error ends the publisher.
  ///   - finished: Sends what it likes at the end, but not after a failure.
  /// - Returns: A publisher that ends as this one, if not before.
  func turned<State, Result>(
    _ initial: State,
    next: @escaping (inout State, Output, Outlet<Result, Failure>) throws(Failure) -> Void,
    finished: @escaping (State, Outlet<Result, Failure>) -> Void = { _, _ in }
  ) -> Made<Result, Failure> {
    Made { outlet in
      var state = initial
      return observe { value in
        guard !outlet.isOver else { return }
        do throws(Failure) {
          try next(&state, value, outlet)
        } catch {
          outlet.finish(.failure(error))
        }
      } completion: { end in
        if case .finished = end { finished(state, outlet) }
        outlet.finish(end)
      }
    }
  }
}
