// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A publisher of which nothing is known but what it sends.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let made: Made<Output, Failure>

  /// Hides which publisher it is.
  public init<Source: Publisher>(_ publisher: Source)
  where Source.Output == Output, Source.Failure == Failure {
    made = Made { outlet in
      publisher.observe {
        outlet.send($0)
      } completion: {
        outlet.finish($0)
      }
    }
  }

  /// Begins to send to a subscriber.
  public func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Failure {
    made.receive(subscriber: subscriber)
  }
}

extension Publisher {
  /// Hides which publisher it is.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
