// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The values of a publisher that never fails, as an asynchronous sequence.
public struct AsyncPublisher<Source: Publisher>: AsyncSequence where Source.Failure == Never {
  /// The type of the values.
  public typealias Element = Source.Output
  /// The type that returns one value after another.
  public typealias AsyncIterator = Iterator

  private let publisher: Source

  /// Creates a sequence of the values of a publisher.
  public init(_ publisher: Source) { self.publisher = publisher }

  /// Returns one value after another.
  public struct Iterator: AsyncIteratorProtocol {
    var values: AsyncStream<Element>.Iterator

    /// Returns the next value; nil after the end.
    public mutating func next() async -> Element? { await values.next() }
  }

  /// Subscribes to the publisher, and returns what returns its values.
  public func makeAsyncIterator() -> Iterator {
    let stream = AsyncStream<Element> { continuation in
      let sink = publisher.observe {
        continuation.yield(Unchecked($0).value)
      } completion: { _ in
        continuation.finish()
      }
      continuation.onTermination = { _ in sink.cancel() }
    }
    return Iterator(values: stream.makeAsyncIterator())
  }
}

/// The values of a publisher, as an asynchronous sequence that throws the error of a failure.
public struct AsyncThrowingPublisher<Source: Publisher>: AsyncSequence {
  /// The type of the values.
  public typealias Element = Source.Output
  /// The type that returns one value after another.
  public typealias AsyncIterator = Iterator

  private let publisher: Source

  /// Creates a sequence of the values of a publisher.
  public init(_ publisher: Source) { self.publisher = publisher }

  /// Returns one value after another.
  public struct Iterator: AsyncIteratorProtocol {
    var values: AsyncThrowingStream<Element, any Error>.Iterator

    /// Returns the next value, or throws the error of a failure; nil after the end.
    public mutating func next() async throws -> Element? { try await values.next() }
  }

  /// Subscribes to the publisher, and returns what returns its values.
  public func makeAsyncIterator() -> Iterator {
    let stream = AsyncThrowingStream<Element, any Error> { continuation in
      let sink = publisher.observe {
        continuation.yield(Unchecked($0).value)
      } completion: { end in
        if case .failure(let error) = end {
          continuation.finish(throwing: error)
        } else {
          continuation.finish()
        }
      }
      continuation.onTermination = { _ in sink.cancel() }
    }
    return Iterator(values: stream.makeAsyncIterator())
  }
}

extension AsyncPublisher: Sendable where Source: Sendable {}
extension AsyncThrowingPublisher: Sendable where Source: Sendable {}

extension Publisher where Failure == Never {
  /// The values as an asynchronous sequence.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  /// The values as an asynchronous sequence, which throws the error of a failure.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

extension Future where Failure == Never {
  /// The value, once the promise is fulfilled.
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

extension Future {
  /// The value, once the promise is fulfilled, or its error.
  public var value: Output {
    get async throws {
      try await withCheckedThrowingContinuation { continuation in
        let box = Unchecked(continuation)
        var kept: AnyCancellable?
        kept = sink { end in
          if case .failure(let error) = end { box.value.resume(throwing: error) }
          _ = kept
        } receiveValue: { value in
          box.value.resume(returning: Unchecked(value).value)
        }
      }
    }
  }
}
