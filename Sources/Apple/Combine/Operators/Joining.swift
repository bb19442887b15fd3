// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation

/// Several subscriptions that are canceled together.
final class Kept: Cancellable, @unchecked Sendable {
  private let lock = NSRecursiveLock()
  private var parts: [any Cancellable] = []
  private var isCancelled = false

  func add(_ part: any Cancellable) {
    lock.lock()
    let isLate = isCancelled
    if !isLate { parts.append(part) }
    lock.unlock()
    if isLate { part.cancel() }
  }

  func cancel() {
    lock.lock()
    let all = parts
    parts = []
    isCancelled = true
    lock.unlock()
    for part in all { part.cancel() }
  }
}

/// Something that happens once, on any thread.
final class Gate: @unchecked Sendable {
  private let lock = NSLock()
  private var opened = false

  var isOpen: Bool { lock.withLock { opened } }

  func open() { lock.withLock { opened = true } }
}

/// The number of publishers that have not ended yet.
final class Remaining: @unchecked Sendable {
  private let lock = NSLock()
  private var count: Int

  init(_ count: Int) {
    self.count = count
  }

  func add() { lock.withLock { count += 1 } }

  /// Subtracts one, and returns whether that was the last.
  func remove() -> Bool {
    lock.withLock {
      count -= 1
      return count == 0
    }
  }
}

extension Publisher {
  /// Sends the values of the publishers made from each value; the limit of publishers is ignored.
  public func flatMap<Value, Other: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> Other
  ) -> Publishers.FlatMap<Other, Self> where Value == Other.Output, Other.Failure == Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }

  /// Sends the values of the publishers made from each value, which never fail; the limit of publishers is ignored.
  public func flatMap<Other: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> Other
  ) -> Publishers.FlatMap<Publishers.SetFailureType<Other, Failure>, Self>
  where Other.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers) {
      transform($0).setFailureType(to: Failure.self)
    }
  }

  /// Shares one subscription, which starts with the first subscriber and lasts until the publisher
  /// ends.
  public func share() -> AnyPublisher<Output, Failure> {
    let subject = PassthroughSubject<Output, Failure>()
    let lock = NSLock()
    var sink: AnyCancellable?
    return Made<Output, Failure> { outlet in
      let received = subject.observe {
        outlet.send($0)
      } completion: {
        outlet.finish($0)
      }
      lock.lock()
      let isFirst = sink == nil
      if isFirst { sink = AnyCancellable {} }
      lock.unlock()
      if isFirst {
        sink = self.sink(
          receiveCompletion: subject.send(completion:), receiveValue: subject.send(_:))
      }
      return received
    }.eraseToAnyPublisher()
  }
}

extension Publisher where Failure == Never {
  /// Sends the values of the publishers made from each value, which may fail; the limit of publishers is ignored.
  public func flatMap<Other: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> Other
  ) -> Publishers.FlatMap<Other, Publishers.SetFailureType<Self, Other.Failure>> {
    Publishers.FlatMap(
      upstream: setFailureType(to: Other.Failure.self), maxPublishers: maxPublishers,
      transform: transform)
  }

  /// Sends the values of the publishers made from each value, none of which fails; the limit of publishers is ignored.
  public func flatMap<Other: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> Other
  ) -> Publishers.FlatMap<Other, Self> where Other.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}
