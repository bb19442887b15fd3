// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension Publisher {
  /// Sends the first value for which a function returns true, and then ends; its error ends the publisher.
  public func tryFirst(
    where predicate: @escaping (Output) throws -> Bool
  ) -> some Publisher<Output, any Error> {
    failingAnyhow.turned(()) { _, value, outlet throws(any Error) in
      guard try predicate(value) else { return }
      outlet.send(value)
      outlet.finish()
    }
  }

  /// Sends the last value at the end; nothing if there were none.
  public func last() -> some Publisher<Output, Failure> { last { _ in true } }

  /// Sends the last value for which a function returns true, at the end; nothing if there were none.
  public func last(
    where predicate: @escaping (Output) -> Bool
  ) -> some Publisher<Output, Failure> {
    lastOne { value throws(Failure) in predicate(value) }
  }

  /// Sends the last value for which a function returns true, at the end; its error ends the publisher.
  public func tryLast(
    where predicate: @escaping (Output) throws -> Bool
  ) -> some Publisher<Output, any Error> {
    failingAnyhow.lastOne(where: predicate)
  }

  /// Sends the value of an index, counted from zero, and then ends.
  public func output(at index: Int) -> some Publisher<Output, Failure> {
    output(in: index...index)
  }

  /// Sends the values of a range of indices, counted from zero, and then ends.
  public func output<Indices: RangeExpression>(
    in range: Indices
  ) -> some Publisher<Output, Failure> where Indices.Bound == Int {
    let range = range.relative(to: 0..<Int.max)
    return dropFirst(range.lowerBound).prefix(range.count)
  }

  /// Drops values until a function returns false for one.
  public func drop(
    while predicate: @escaping (Output) -> Bool
  ) -> some Publisher<Output, Failure> {
    dropping { value throws(Failure) in predicate(value) }
  }

  /// Drops values until a function returns false for one; its error ends the publisher.
  public func tryDrop(
    while predicate: @escaping (Output) throws -> Bool
  ) -> some Publisher<Output, any Error> {
    failingAnyhow.dropping(while: predicate)
  }

  /// Sends values until a function returns false for one, and then ends.
  public func prefix(
    while predicate: @escaping (Output) -> Bool
  ) -> some Publisher<Output, Failure> {
    sending { value throws(Failure) in predicate(value) }
  }

  /// Sends values until a function returns false for one, and then ends; its error ends the publisher.
  public func tryPrefix(
    while predicate: @escaping (Output) throws -> Bool
  ) -> some Publisher<Output, any Error> {
    failingAnyhow.sending(while: predicate)
  }

  private func lastOne(
    where predicate: @escaping (Output) throws(Failure) -> Bool
  ) -> Made<Output, Failure> {
    turned(Output?.none) { last, value, _ throws(Failure) in
      if try predicate(value) { last = value }
    } finished: { last, outlet in
      if let last { outlet.send(last) }
    }
  }

  private func dropping(
    while predicate: @escaping (Output) throws(Failure) -> Bool
  ) -> Made<Output, Failure> {
    turned(true) { isDropping, value, outlet throws(Failure) in
      if isDropping { isDropping = try predicate(value) }
      if !isDropping { outlet.send(value) }
    }
  }

  private func sending(
    while predicate: @escaping (Output) throws(Failure) -> Bool
  ) -> Made<Output, Failure> {
    turned(()) { _, value, outlet throws(Failure) in
      if try predicate(value) { outlet.send(value) } else { outlet.finish() }
    }
  }
}
