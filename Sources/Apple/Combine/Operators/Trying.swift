// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension Publisher {
  /// Transforms each value with a function, and drops those that become nil; its error ends the publisher.
  public func tryCompactMap<Result>(
    _ transform: @escaping (Output) throws -> Result?
  ) -> some Publisher<Result, any Error> {
    failingAnyhow.turned(()) { _, value, outlet throws(any Error) in
      if let result = try transform(value) { outlet.send(result) }
    }
  }

  /// Sends only the values for which a function returns true; its error ends the publisher.
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> some Publisher<Output, any Error> {
    tryCompactMap { try isIncluded($0) ? $0 : nil }
  }

  /// Sends the result of combining each value with the previous result; the function's error ends the publisher.
  public func tryScan<Result>(
    _ initialResult: Result, _ nextPartialResult: @escaping (Result, Output) throws -> Result
  ) -> some Publisher<Result, any Error> {
    failingAnyhow.turned(initialResult) { result, value, outlet throws(any Error) in
      result = try nextPartialResult(result, value)
      outlet.send(result)
    }
  }

  /// Sends the result of combining all values at the end; the function's error ends the publisher.
  public func tryReduce<Result>(
    _ initialResult: Result, _ nextPartialResult: @escaping (Result, Output) throws -> Result
  ) -> some Publisher<Result, any Error> {
    failingAnyhow.turned(initialResult) { result, value, _ throws(any Error) in
      result = try nextPartialResult(result, value)
    } finished: { result, outlet in
      outlet.send(result)
    }
  }

  /// Drops values that a function calls equal to the previous one; its error ends the publisher.
  public func tryRemoveDuplicates(
    by predicate: @escaping (Output, Output) throws -> Bool
  ) -> some Publisher<Output, any Error> {
    failingAnyhow.turned(Output?.none) { last, value, outlet throws(any Error) in
      if let known = last, try predicate(known, value) { return }
      last = value
      outlet.send(value)
    }
  }

  /// Replaces a failure with another publisher, made from the error; the function's own error ends the publisher.
  public func tryCatch<Other: Publisher>(
    _ handler: @escaping (Failure) throws -> Other
  ) -> some Publisher<Output, any Error> where Other.Output == Output {
    `catch` { error in
      do {
        return try handler(error).mapError { $0 as any Error }.eraseToAnyPublisher()
      } catch {
        return Fail(error: error).eraseToAnyPublisher()
      }
    }
  }
}
