// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A publisher of any kind, of which only the types of values and failures are known.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let made: Made<Output, Failure>

  /// Creates a publisher that passes on the values of another.
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

  /// Starts to send values to a subscriber.
  public func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Failure {
    made.receive(subscriber: subscriber)
  }
}

extension Publisher {
  /// Returns the publisher with its type hidden.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
