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

/// The number of publishers that have not ended yet.
private final class Remaining: @unchecked Sendable {
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
  public func flatMap<Other: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> Other
  ) -> some Publisher<Other.Output, Failure> where Other.Failure == Failure {
    Made<Other.Output, Failure> { outlet in
      let kept = Kept()
      let remaining = Remaining(1)
      func end(_ end: Subscribers.Completion<Failure>) {
        switch end {
        case .failure: outlet.finish(end)
        case .finished: if remaining.remove() { outlet.finish() }
        }
      }
      kept.add(
        observe { value in
          remaining.add()
          kept.add(
            transform(value).observe {
              outlet.send($0)
            } completion: {
              end($0)
            })
        } completion: {
          end($0)
        })
      return kept
    }
  }

  /// Sends the values of the publishers made from each value, which never fail; the limit of
  /// publishers is ignored.
  @_disfavoredOverload
  public func flatMap<Other: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> Other
  ) -> some Publisher<Other.Output, Failure> where Other.Failure == Never, Failure: Error {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }

  /// Sends the values of both publishers as they come.
  public func merge<Other: Publisher>(with other: Other) -> some Publisher<Output, Failure>
  where Other.Output == Output, Other.Failure == Failure {
    [eraseToAnyPublisher(), other.eraseToAnyPublisher()].publisher
      .setFailureType(to: Failure.self).flatMap { $0 }
  }

  /// Sends the latest values of both publishers, whenever one of them has a new one.
  public func combineLatest<Other: Publisher>(
    _ other: Other
  ) -> some Publisher<(Output, Other.Output), Failure> where Other.Failure == Failure {
    pair(other) { first, second in
      guard let left = first.last, let right = second.last else { return nil }
      first = [left]
      second = [right]
      return (left, right)
    }
  }

  /// Sends pairs of the values of both publishers in their order: the first ones, the second ones,
  /// and so on.
  public func zip<Other: Publisher>(
    _ other: Other
  ) -> some Publisher<(Output, Other.Output), Failure> where Other.Failure == Failure {
    pair(other) { first, second in
      guard !first.isEmpty, !second.isEmpty else { return nil }
      return (first.removeFirst(), second.removeFirst())
    }
  }

  private func pair<Other: Publisher>(
    _ other: Other,
    _ take: @escaping (inout [Output], inout [Other.Output]) -> (Output, Other.Output)?
  ) -> Made<(Output, Other.Output), Failure> where Other.Failure == Failure {
    Made { outlet in
      let lock = NSRecursiveLock()
      let remaining = Remaining(2)
      var first: [Output] = []
      var second: [Other.Output] = []
      func send(_ add: () -> Void) {
        lock.lock()
        add()
        let pair = take(&first, &second)
        lock.unlock()
        if let pair { outlet.send(pair) }
      }
      func end(_ end: Subscribers.Completion<Failure>) {
        switch end {
        case .failure: outlet.finish(end)
        case .finished: if remaining.remove() { outlet.finish() }
        }
      }
      let kept = Kept()
      kept.add(
        observe { value in
          send { first.append(value) }
        } completion: {
          end($0)
        })
      kept.add(
        other.observe { value in
          send { second.append(value) }
        } completion: {
          end($0)
        })
      return kept
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
