// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation

/// A publisher to which values can be sent from outside.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to the subscribers.
  func send(_ value: Output)

  /// Ends the subject and its subscriptions; later completions do nothing.
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  /// Sends an empty value to the subscribers.
  public func send() { send(()) }
}

/// The subscribers of a subject, in the order of their subscriptions.
private final class Audience<Output, Failure: Error> {
  private let lock = NSRecursiveLock()
  private var outlets: [ObjectIdentifier: Outlet<Output, Failure>] = [:]
  private var order: [ObjectIdentifier] = []
  private(set) var end: Subscribers.Completion<Failure>?

  func add(_ outlet: Outlet<Output, Failure>) -> any Cancellable {
    let key = ObjectIdentifier(outlet)
    lock.lock()
    if end == nil {
      outlets[key] = outlet
      order.append(key)
    }
    let end = end
    lock.unlock()
    if let end { outlet.finish(end) }
    return AnyCancellable { self.remove(key) }
  }

  func send(_ value: Output) { for outlet in current { outlet.send(value) } }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    lock.lock()
    let all = end == nil ? order.compactMap { outlets[$0] } : []
    end = end ?? completion
    outlets = [:]
    order = []
    lock.unlock()
    for outlet in all { outlet.finish(completion) }
  }

  private var current: [Outlet<Output, Failure>] {
    lock.lock()
    defer { lock.unlock() }
    return order.compactMap { outlets[$0] }
  }

  private func remove(_ key: ObjectIdentifier) {
    lock.lock()
    outlets[key] = nil
    order.removeAll { $0 == key }
    lock.unlock()
  }
}

/// A subject that passes values on to its current subscribers.
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let audience = Audience<Output, Failure>()

  /// Creates a subject without subscribers.
  public init() {}

  /// Sends a value to the current subscribers.
  public func send(_ value: Output) { audience.send(value) }

  /// Ends the subject and its subscriptions.
  public func send(completion: Subscribers.Completion<Failure>) { audience.finish(completion) }

  /// Starts to send later values to a subscriber; only the completion if the subject has ended.
  public func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Failure {
    let audience = audience
    Made<Output, Failure> { audience.add($0) }.receive(subscriber: subscriber)
  }
}

/// A subject with a current value, which a new subscriber gets first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let audience = Audience<Output, Failure>()
  private let lock = NSLock()
  private var current: Output

  /// Creates a subject with a value.
  public init(_ value: Output) {
    current = value
  }

  /// The current value; setting it sends it.
  public var value: Output {
    get { lock.withLock { current } }
    set { send(newValue) }
  }

  /// Makes a value the current one, and sends it.
  public func send(_ value: Output) {
    lock.withLock { current = value }
    audience.send(value)
  }

  /// Ends the subject and its subscriptions.
  public func send(completion: Subscribers.Completion<Failure>) { audience.finish(completion) }

  /// Sends the current value and later ones to a subscriber; only the completion if the subject has
  /// ended.
  public func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Failure {
    Made<Output, Failure> { outlet in
      if self.audience.end == nil { outlet.send(self.value) }
      return self.audience.add(outlet)
    }.receive(subscriber: subscriber)
  }
}
