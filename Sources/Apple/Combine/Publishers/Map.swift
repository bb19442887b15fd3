// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension Publishers {
  /// A publisher of what a function makes of each value.
  public struct Map<Upstream: Publisher, Output>: Publisher {
    /// The error of the publisher whose values are transformed.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are transformed.
    public let upstream: Upstream

    /// The function that transforms each value.
    public let transform: (Upstream.Output) -> Output

    /// Creates a publisher of transformed values.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
      (self.upstream, self.transform) = (upstream, transform)
    }

    /// Starts to send transformed values to a subscriber.
    public func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == Output, Receiver.Failure == Failure {
      Made<Output, Failure> { outlet in
        upstream.observe {
          outlet.send(transform($0))
        } completion: {
          outlet.finish($0)
        }
      }.receive(subscriber: subscriber)
    }
  }

  /// A publisher of what a function makes of each value, without what becomes nil.
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    /// The error of the publisher whose values are transformed.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are transformed.
    public let upstream: Upstream

    /// The function that transforms each value; nil drops it.
    public let transform: (Upstream.Output) -> Output?

    /// Creates a publisher of transformed values.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      (self.upstream, self.transform) = (upstream, transform)
    }

    /// Starts to send transformed values to a subscriber.
    public func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == Output, Receiver.Failure == Failure {
      Made<Output, Failure> { outlet in
        upstream.observe {
          if let value = transform($0) { outlet.send(value) }
        } completion: {
          outlet.finish($0)
        }
      }.receive(subscriber: subscriber)
    }
  }

  /// A publisher of the values for which a function returns true.
  public struct Filter<Upstream: Publisher>: Publisher {
    /// The values of the publisher that is filtered.
    public typealias Output = Upstream.Output
    /// The error of the publisher that is filtered.
    public typealias Failure = Upstream.Failure

    /// The publisher that is filtered.
    public let upstream: Upstream

    /// The function that returns whether a value is sent.
    public let isIncluded: (Output) -> Bool

    /// Creates a publisher of some of the values.
    public init(upstream: Upstream, isIncluded: @escaping (Output) -> Bool) {
      (self.upstream, self.isIncluded) = (upstream, isIncluded)
    }

    /// Starts to send the values that are included to a subscriber.
    public func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == Output, Receiver.Failure == Failure {
      let isIncluded = isIncluded
      upstream.compactMap { isIncluded($0) ? $0 : nil }.receive(subscriber: subscriber)
    }
  }
}
