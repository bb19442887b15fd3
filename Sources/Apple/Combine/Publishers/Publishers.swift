// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The namespace of the types that operators return, as far as programs name them.
public enum Publishers {}

extension Publishers {
  /// A publisher of the values of the publishers that are made of each value; the limit of publishers is ignored.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    /// The values of the publishers that are made.
    public typealias Output = NewPublisher.Output
    /// The error of the publisher and of those that are made.
    public typealias Failure = Upstream.Failure

    /// The publisher of whose values others are made.
    public let upstream: Upstream

    /// How many publishers may send at once, which is ignored here.
    public let maxPublishers: Subscribers.Demand

    /// The function that makes a publisher of a value.
    public let transform: (Upstream.Output) -> NewPublisher

    /// Creates a publisher of the values of others.
    public init(
      upstream: Upstream, maxPublishers: Subscribers.Demand,
      transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      (self.upstream, self.maxPublishers, self.transform) = (upstream, maxPublishers, transform)
    }

    /// Starts to send the values of the publishers that are made to a subscriber.
    public func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == Output, Receiver.Failure == Failure {
      Made<Output, Failure> { outlet in
        let kept = Kept()
        let remaining = Remaining(1)
        func end(_ end: Subscribers.Completion<Failure>) {
          switch end {
          case .failure: outlet.finish(end)
          case .finished: if remaining.remove() { outlet.finish() }
          }
        }
        kept.add(
          upstream.observe { value in
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
      }.receive(subscriber: subscriber)
    }
  }

  /// A publisher that never fails, as one that could.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher
  where Upstream.Failure == Never {
    /// The values of the publisher.
    public typealias Output = Upstream.Output

    /// The publisher that never fails.
    public let upstream: Upstream

    /// Creates a publisher with another type of failures.
    public init(upstream: Upstream) { self.upstream = upstream }

    /// Starts to send the values to a subscriber.
    public func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == Output, Receiver.Failure == Failure {
      Made<Output, Failure> { outlet in
        upstream.observe {
          outlet.send($0)
        } completion: { _ in
          outlet.finish()
        }
      }.receive(subscriber: subscriber)
    }
  }
}
