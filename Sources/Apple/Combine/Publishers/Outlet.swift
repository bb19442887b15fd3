// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation

/// The sending end of a subscription, which sends nothing after the completion or a cancellation.
///
/// Values are sent as they come: a demand decides only when sending starts. Publishers of widgets
/// need no more, and a queue in each operator would slow all of them down.
package final class Outlet<Output, Failure: Error>: Subscription, @unchecked Sendable {
  private let lock = NSRecursiveLock()
  private var value: ((Output) -> Void)?
  private var completion: ((Subscribers.Completion<Failure>) -> Void)?
  private var start: ((Outlet) -> (any Cancellable)?)?
  private var upstream: (any Cancellable)?

  init<Receiver: Subscriber>(
    _ subscriber: Receiver, start: @escaping (Outlet) -> (any Cancellable)?
  ) where Receiver.Input == Output, Receiver.Failure == Failure {
    value = { _ = subscriber.receive($0) }
    completion = { subscriber.receive(completion: $0) }
    self.start = start
  }

  /// Starts to send, at the first demand of any value.
  package func request(_ demand: Subscribers.Demand) {
    guard demand != .none else { return }
    lock.lock()
    let start = start
    self.start = nil
    lock.unlock()
    let upstream = start?(self)
    lock.lock()
    if let upstream { self.upstream = upstream }
    let isOver = completion == nil
    lock.unlock()
    if isOver { upstream?.cancel() }
  }

  /// Sends a value, unless this has ended.
  package func send(_ output: Output) {
    lock.lock()
    let value = value
    lock.unlock()
    value?(output)
  }

  /// Whether this has ended or was canceled.
  var isOver: Bool { lock.withLock { completion == nil } }

  /// Sends a completion, unless this has ended, and ends; what feeds this and has not ended is canceled first.
  package func finish(_ end: Subscribers.Completion<Failure> = .finished) {
    lock.lock()
    let (completion, upstream) = (completion, upstream)
    close()
    lock.unlock()
    upstream?.cancel()
    completion?(end)
  }

  /// Ends without a completion, and cancels what it is fed by.
  package func cancel() {
    lock.lock()
    let upstream = upstream
    close()
    lock.unlock()
    upstream?.cancel()
  }

  private func close() {
    // What the functions hold may finish this again when it is released, so it is released last.
    let held = (value, completion, start, upstream)
    value = nil
    completion = nil
    start = nil
    upstream = nil
    withExtendedLifetime(held) {}
  }
}

/// A publisher whose subscriptions call a function.
package struct Made<Output, Failure: Error>: Publisher {
  let start: (Outlet<Output, Failure>) -> (any Cancellable)?

  /// Creates a publisher.
  ///
  /// - Parameter start: Called for each subscription once it may send, with what sends; it returns what a cancellation cancels.
  package init(start: @escaping (Outlet<Output, Failure>) -> (any Cancellable)?) {
    self.start = start
  }

  /// Sends what the function sends to a subscriber.
  package func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Failure {
    subscriber.receive(subscription: Outlet(subscriber, start: start))
  }
}

extension Publisher {
  /// Calls functions with the values and the completion, until the returned object is canceled.
  func observe(
    _ value: @escaping (Output) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> Subscribers.Sink<Output, Failure> {
    let sink = Subscribers.Sink(receiveCompletion: completion, receiveValue: value)
    receive(subscriber: sink)
    return sink
  }
}

extension Subscribers {
  /// A subscriber with unlimited demand that calls functions.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, @unchecked Sendable {
    private let lock = NSRecursiveLock()
    private var value: ((Input) -> Void)?
    private var completion: ((Subscribers.Completion<Failure>) -> Void)?
    private var subscription: (any Subscription)?

    /// Creates a subscriber that calls functions with the values and the completion.
    public init(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      value = receiveValue
      completion = receiveCompletion
    }

    /// Receives the subscription and requests all values.
    public func receive(subscription: any Subscription) {
      lock.lock()
      self.subscription = subscription
      lock.unlock()
      subscription.request(.unlimited)
    }

    /// Calls the function with a value; the additional demand is none.
    public func receive(_ input: Input) -> Demand {
      lock.lock()
      let value = value
      lock.unlock()
      value?(input)
      return .none
    }

    /// Calls the function with the completion, and releases both functions.
    public func receive(completion end: Completion<Failure>) {
      lock.lock()
      let completion = completion
      close()
      lock.unlock()
      completion?(end)
    }

    /// Cancels the subscription, and releases both functions.
    public func cancel() {
      lock.lock()
      let subscription = subscription
      close()
      lock.unlock()
      subscription?.cancel()
    }

    private func close() {
      // What the functions hold may cancel this again when it is released, so it is released last.
      let held = (value, completion, subscription)
      value = nil
      completion = nil
      subscription = nil
      withExtendedLifetime(held) {}
    }
  }
}
