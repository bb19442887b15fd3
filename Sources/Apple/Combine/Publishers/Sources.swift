// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation

/// A publisher that sends one value and ends.
public struct Just<Output>: Publisher {
  /// The publisher never fails.
  public typealias Failure = Never

  /// The value that is sent.
  public let output: Output

  /// Creates a publisher of a value.
  public init(_ output: Output) {
    self.output = output
  }

  /// Sends the value to a subscriber, and ends.
  public func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Never {
    Made<Output, Never> { outlet in
      outlet.send(output)
      outlet.finish()
      return nil
    }.receive(subscriber: subscriber)
  }
}

/// A publisher that sends no values.
public struct Empty<Output, Failure: Error>: Publisher {
  /// Whether the publisher ends at once; otherwise it never ends.
  public let completeImmediately: Bool

  /// Creates a publisher that sends no values, and ends at once by default.
  public init(completeImmediately: Bool = true) {
    self.completeImmediately = completeImmediately
  }

  /// Creates a publisher of the given types that sends no values, and ends at once by default.
  public init(
    completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
  ) {
    self.completeImmediately = completeImmediately
  }

  /// Ends the subscription at once, unless the publisher never ends.
  public func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Failure {
    Made<Output, Failure> { outlet in
      if completeImmediately { outlet.finish() }
      return nil
    }.receive(subscriber: subscriber)
  }
}

/// A publisher that fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The error of the failure.
  public let error: Failure

  /// Creates a publisher that fails with an error.
  public init(error: Failure) {
    self.error = error
  }

  /// Creates a publisher of a value type that fails with an error.
  public init(outputType: Output.Type, failure: Failure) {
    error = failure
  }

  /// Sends the failure to a subscriber.
  public func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Failure {
    Made<Output, Failure> { outlet in
      outlet.finish(.failure(error))
      return nil
    }.receive(subscriber: subscriber)
  }
}

/// A publisher that is created at each subscription.
public struct Deferred<Source: Publisher>: Publisher {
  /// The type of the created publisher's values.
  public typealias Output = Source.Output
  /// The type of the created publisher's failure.
  public typealias Failure = Source.Failure

  /// The function that creates the publisher.
  public let createPublisher: () -> Source

  /// Creates a publisher from a function that creates one.
  public init(createPublisher: @escaping () -> Source) {
    self.createPublisher = createPublisher
  }

  /// Creates the publisher, and starts to send its values to a subscriber.
  public func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Failure {
    createPublisher().receive(subscriber: subscriber)
  }
}

/// A publisher that sends one value later, or fails.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
  /// A function that is called with the value or the error; only the first call counts.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = NSRecursiveLock()
  private var result: Result<Output, Failure>?
  private var outlets: [Outlet<Output, Failure>] = []

  /// Creates a future, and calls the function with its promise at once.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.fulfill($0) }
  }

  /// Sends the result to a subscriber, now or when it is there.
  public func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Failure {
    Made<Output, Failure> { outlet in
      self.lock.lock()
      let result = self.result
      if result == nil { self.outlets.append(outlet) }
      self.lock.unlock()
      if let result { Self.send(result, to: outlet) }
      return nil
    }.receive(subscriber: subscriber)
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    lock.lock()
    let waiting = self.result == nil ? outlets : []
    self.result = self.result ?? result
    outlets = []
    lock.unlock()
    for outlet in waiting { Self.send(result, to: outlet) }
  }

  private static func send(_ result: Result<Output, Failure>, to outlet: Outlet<Output, Failure>) {
    switch result {
    case .success(let value):
      outlet.send(value)
      outlet.finish()
    case .failure(let error): outlet.finish(.failure(error))
    }
  }
}

/// A value that its owner passes from one thread to another.
package struct Unchecked<Value>: @unchecked Sendable {
  /// The value, which its owner alone uses.
  package let value: Value

  /// Creates a box of a value that nobody else uses meanwhile.
  package init(_ value: Value) {
    self.value = value
  }
}
