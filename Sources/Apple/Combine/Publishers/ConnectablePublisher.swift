// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A publisher that does not send before it is connected.
public protocol ConnectablePublisher: Publisher {
  /// Starts to send values, until the returned object is canceled.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Returns a publisher that connects this one at a subscription.
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(self) }
}

extension Publishers {
  /// A publisher that connects another one at each subscription, until that is canceled.
  public struct Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// The values of the publisher that is connected.
    public typealias Output = Upstream.Output
    /// The error of the publisher that is connected.
    public typealias Failure = Upstream.Failure

    /// The publisher that is connected.
    public let upstream: Upstream

    init(_ upstream: Upstream) { self.upstream = upstream }

    /// Connects the publisher, and starts to send its values to a subscriber.
    public func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == Output, Receiver.Failure == Failure {
      Made<Output, Failure> { outlet in
        let sink = upstream.observe {
          outlet.send($0)
        } completion: {
          outlet.finish($0)
        }
        let connection = upstream.connect()
        return AnyCancellable {
          sink.cancel()
          connection.cancel()
        }
      }.receive(subscriber: subscriber)
    }
  }
}
