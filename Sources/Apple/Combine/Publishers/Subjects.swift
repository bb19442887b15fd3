// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation

/// A publisher into which values are put.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value.
  func send(_ value: Output)

  /// Ends.
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  /// Says that something happened.
  public func send() { send(()) }
}

/// Who receives what is put into a subject.
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

/// A subject that sends what is put into it.
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let audience = Audience<Output, Failure>()

  /// Makes a subject.
  public init() {}

  /// Sends a value.
  public func send(_ value: Output) { audience.send(value) }

  /// Ends.
  public func send(completion: Subscribers.Completion<Failure>) { audience.finish(completion) }

  /// Sends what is put into it from now on.
  public func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Failure {
    let audience = audience
    Made<Output, Failure> { audience.add($0) }.receive(subscriber: subscriber)
  }
}

/// A subject that has a value, and sends it first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let audience = Audience<Output, Failure>()
  private let lock = NSLock()
  private var current: Output

  /// Makes a subject with a value.
  public init(_ value: Output) {
    current = value
  }

  /// The value; a new one is sent.
  public var value: Output {
    get { lock.withLock { current } }
    set { send(newValue) }
  }

  /// Sends a value.
  public func send(_ value: Output) {
    lock.withLock { current = value }
    audience.send(value)
  }

  /// Ends.
  public func send(completion: Subscribers.Completion<Failure>) { audience.finish(completion) }

  /// Sends the value, and what is put into it from now on.
  public func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Failure {
    Made<Output, Failure> { outlet in
      if self.audience.end == nil { outlet.send(self.value) }
      return self.audience.add(outlet)
    }.receive(subscriber: subscriber)
  }
}
