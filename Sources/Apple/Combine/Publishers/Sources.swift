// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation

/// A publisher that sends one value.
public struct Just<Output>: Publisher {
  /// Nothing can go wrong.
  public typealias Failure = Never

  /// The value.
  public let output: Output

  /// Makes a publisher of a value.
  public init(_ output: Output) {
    self.output = output
  }

  /// Sends the value, and ends.
  public func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Never {
    Made<Output, Never> { outlet in
      outlet.send(output)
      outlet.finish()
      return nil
    }.receive(subscriber: subscriber)
  }
}

/// A publisher that sends nothing.
public struct Empty<Output, Failure: Error>: Publisher {
  /// Whether it ends at once.
  public let completeImmediately: Bool

  /// Makes a publisher that sends nothing.
  public init(completeImmediately: Bool = true) {
    self.completeImmediately = completeImmediately
  }

  /// Makes a publisher that sends nothing.
  public init(
    completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
  ) {
    self.completeImmediately = completeImmediately
  }

  /// Ends, if it should.
  public func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Failure {
    Made<Output, Failure> { outlet in
      if completeImmediately { outlet.finish() }
      return nil
    }.receive(subscriber: subscriber)
  }
}

/// A publisher that ends with an error.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The error.
  public let error: Failure

  /// Makes a publisher of an error.
  public init(error: Failure) {
    self.error = error
  }

  /// Makes a publisher of an error.
  public init(outputType: Output.Type, failure: Failure) {
    error = failure
  }

  /// Ends with the error.
  public func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Failure {
    Made<Output, Failure> { outlet in
      outlet.finish(.failure(error))
      return nil
    }.receive(subscriber: subscriber)
  }
}

/// A publisher that is made when somebody subscribes.
public struct Deferred<Source: Publisher>: Publisher {
  /// What the publisher sends.
  public typealias Output = Source.Output
  /// What can go wrong.
  public typealias Failure = Source.Failure

  /// Makes the publisher.
  public let createPublisher: () -> Source

  /// Makes a publisher of what makes one.
  public init(createPublisher: @escaping () -> Source) {
    self.createPublisher = createPublisher
  }

  /// Makes the publisher, which begins to send.
  public func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Failure {
    createPublisher().receive(subscriber: subscriber)
  }
}

/// A publisher that sends one value some time, or an error.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
  /// What is called with the value or the error.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = NSRecursiveLock()
  private var result: Result<Output, Failure>?
  private var outlets: [Outlet<Output, Failure>] = []

  /// Begins the work, at once.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.fulfill($0) }
  }

  /// Sends the result, now or when it is there.
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

extension Future where Failure == Never {
  /// The value, when it is there.
  public var value: Output {
    get async {
      await withCheckedContinuation { continuation in
        let box = Unchecked(continuation)
        var kept: AnyCancellable?
        kept = sink { value in
          box.value.resume(returning: Unchecked(value).value)
          _ = kept
        }
      }
    }
  }
}

/// A value that its owner hands from one thread to another.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}

extension Sequence {
  /// A publisher that sends the elements.
  public var publisher: AnyPublisher<Element, Never> {
    Made<Element, Never> { outlet in
      for element in self { outlet.send(element) }
      outlet.finish()
      return nil
    }.eraseToAnyPublisher()
  }
}

extension Result {
  /// A publisher that sends the value, or ends with the error.
  public var publisher: AnyPublisher<Success, Failure> {
    Made<Success, Failure> { outlet in
      switch self {
      case .success(let value):
        outlet.send(value)
        outlet.finish()
      case .failure(let error): outlet.finish(.failure(error))
      }
      return nil
    }.eraseToAnyPublisher()
  }
}
