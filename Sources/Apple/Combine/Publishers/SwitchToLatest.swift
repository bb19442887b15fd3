// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation

extension Publishers {
  /// A publisher of the values of the newest of the publishers that another one sends.
  public struct SwitchToLatest<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher == Upstream.Output, NewPublisher.Failure == Upstream.Failure {
    /// The values of the publishers that are sent.
    public typealias Output = NewPublisher.Output
    /// The error of the publisher and of those that it sends.
    public typealias Failure = NewPublisher.Failure

    /// The publisher of publishers.
    public let upstream: Upstream

    /// Creates a publisher of the values of the newest publisher.
    public init(upstream: Upstream) { self.upstream = upstream }

    /// Starts to send the values of the newest publisher to a subscriber.
    public func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == Output, Receiver.Failure == Failure {
      Made<Output, Failure> { outlet in
        let newest = NewestPublisher()
        let sink = upstream.observe { publisher in
          let number = newest.begin()
          let sink = publisher.observe { value in
            if newest.isCurrent(number) { outlet.send(value) }
          } completion: { end in
            switch end {
            case .failure: if newest.isCurrent(number) { outlet.finish(end) }
            case .finished: if newest.endInner(number) { outlet.finish() }
            }
          }
          newest.keep(sink, number)
        } completion: { end in
          switch end {
          case .failure: outlet.finish(end)
          case .finished: if newest.endOuter() { outlet.finish() }
          }
        }
        return AnyCancellable {
          sink.cancel()
          newest.cancel()
        }
      }.receive(subscriber: subscriber)
    }
  }
}

/// The subscription to the newest of the publishers that a publisher sends, which may come from any thread.
private final class NewestPublisher: @unchecked Sendable {
  private let lock = NSRecursiveLock()
  private var number = 0
  private var inner: (any Cancellable)?
  private var isInnerOver = true
  private var isOuterOver = false

  /// Cancels the publisher before, and returns the number of the new one.
  func begin() -> Int {
    lock.lock()
    let previous = inner
    inner = nil
    isInnerOver = false
    number += 1
    let number = number
    lock.unlock()
    previous?.cancel()
    return number
  }

  func isCurrent(_ number: Int) -> Bool { lock.withLock { number == self.number } }

  /// Keeps the subscription of a publisher, unless it is over or a newer one came meanwhile.
  func keep(_ sink: any Cancellable, _ number: Int) {
    lock.lock()
    let isNewest = number == self.number
    if isNewest, !isInnerOver { inner = sink }
    lock.unlock()
    if !isNewest { sink.cancel() }
  }

  /// Returns whether all is over with the end of a publisher, which is so of the newest one at most.
  func endInner(_ number: Int) -> Bool {
    lock.withLock {
      guard number == self.number else { return false }
      isInnerOver = true
      inner = nil
      return isOuterOver
    }
  }

  /// Returns whether all is over with the end of the publisher of publishers.
  func endOuter() -> Bool {
    lock.withLock {
      isOuterOver = true
      return isInnerOver
    }
  }

  func cancel() {
    lock.lock()
    let last = inner
    inner = nil
    number += 1
    lock.unlock()
    last?.cancel()
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Sends the values of the newest publisher that was sent, and no longer those of the ones before.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
  /// Sends the values of the newest publisher that was sent, which never fails, and no longer those of the ones before.
  @_disfavoredOverload
  public func switchToLatest() -> some Publisher<Output.Output, Failure> {
    map { $0.setFailureType(to: Failure.self) }.switchToLatest()
  }
}

extension Publisher where Failure == Never, Output: Publisher {
  /// Sends the values of the newest publisher that was sent, which may fail, and no longer those of the ones before.
  @_disfavoredOverload
  public func switchToLatest() -> some Publisher<Output.Output, Output.Failure> {
    setFailureType(to: Output.Failure.self).switchToLatest()
  }
}
