// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension Publisher {
  /// Sends the number of values at the end.
  public func count() -> some Publisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }

  /// Sends true at the first value for which a function returns true, or false at the end.
  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> some Publisher<Bool, Failure> {
    answered(by: true) { value throws(Failure) in predicate(value) }
  }

  /// Sends true at the first value for which a function returns true, or false at the end; its error ends the publisher.
  public func tryContains(
    where predicate: @escaping (Output) throws -> Bool
  ) -> some Publisher<Bool, any Error> {
    failingAnyhow.answered(by: true, predicate)
  }

  /// Sends false at the first value for which a function returns false, or true at the end.
  public func allSatisfy(
    _ predicate: @escaping (Output) -> Bool
  ) -> some Publisher<Bool, Failure> {
    answered(by: false) { value throws(Failure) in predicate(value) }
  }

  /// Sends false at the first value for which a function returns false, or true at the end; its error ends the publisher.
  public func tryAllSatisfy(
    _ predicate: @escaping (Output) throws -> Bool
  ) -> some Publisher<Bool, any Error> {
    failingAnyhow.answered(by: false, predicate)
  }

  /// Sends the smallest value at the end, by an order; nothing if there were none.
  public func min(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> some Publisher<Output, Failure> {
    best { new, old throws(Failure) in areInIncreasingOrder(new, old) }
  }

  /// Sends the smallest value at the end, by an order whose error ends the publisher; nothing if there were none.
  public func tryMin(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> some Publisher<Output, any Error> {
    failingAnyhow.best(areInIncreasingOrder)
  }

  /// Sends the largest value at the end, by an order; nothing if there were none.
  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> some Publisher<Output, Failure> {
    best { new, old throws(Failure) in areInIncreasingOrder(old, new) }
  }

  /// Sends the largest value at the end, by an order whose error ends the publisher; nothing if there were none.
  public func tryMax(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> some Publisher<Output, any Error> {
    failingAnyhow.best { new, old in try areInIncreasingOrder(old, new) }
  }

  /// Sends an answer at the first value for which a function returns it, or the other one at the end.
  private func answered(
    by answer: Bool,
    _ predicate: @escaping (Output) throws(Failure) -> Bool
  ) -> Made<Bool, Failure> {
    turned(()) { _, value, outlet throws(Failure) in
      guard try predicate(value) == answer else { return }
      outlet.send(answer)
      outlet.finish()
    } finished: { _, outlet in
      outlet.send(!answer)
    }
  }

  /// Sends the value at the end that no later one was better than.
  private func best(
    _ isBetter: @escaping (_ new: Output, _ old: Output) throws(Failure) -> Bool
  ) -> Made<Output, Failure> {
    turned(Output?.none) { best, value, _ throws(Failure) in
      if let old = best, try !isBetter(value, old) { return }
      best = value
    } finished: { best, outlet in
      if let best { outlet.send(best) }
    }
  }
}

extension Publisher where Output: Equatable {
  /// Sends true at the first value that is equal to a given one, or false at the end.
  public func contains(_ output: Output) -> some Publisher<Bool, Failure> {
    contains { $0 == output }
  }
}

extension Publisher where Output: Comparable {
  /// Sends the smallest value at the end; nothing if there were none.
  public func min() -> some Publisher<Output, Failure> { min(by: <) }

  /// Sends the largest value at the end; nothing if there were none.
  public func max() -> some Publisher<Output, Failure> { max(by: <) }
}
