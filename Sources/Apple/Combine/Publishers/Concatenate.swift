// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension Publishers {
  /// A publisher of the values of one publisher, and then of those of another.
  public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
  where Prefix.Output == Suffix.Output, Prefix.Failure == Suffix.Failure {
    /// The values of both publishers.
    public typealias Output = Suffix.Output
    /// The error with which one of them fails.
    public typealias Failure = Suffix.Failure

    /// The publisher whose values are sent first.
    public let prefix: Prefix

    /// The publisher whose values are sent once the first one has ended.
    public let suffix: Suffix

    /// Creates a publisher of the values of one after those of another.
    public init(prefix: Prefix, suffix: Suffix) { (self.prefix, self.suffix) = (prefix, suffix) }

    /// Starts to send values to a subscriber; the second publisher is asked when the first one has ended.
    public func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == Output, Receiver.Failure == Failure {
      Made<Output, Failure> { outlet in
        let kept = Kept()
        kept.add(
          prefix.observe {
            outlet.send($0)
          } completion: { end in
            guard case .finished = end else { return outlet.finish(end) }
            kept.add(
              suffix.observe {
                outlet.send($0)
              } completion: {
                outlet.finish($0)
              })
          })
        return kept
      }.receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// Sends the values of this publisher, and then of another.
  public func append<Other: Publisher>(
    _ publisher: Other
  ) -> Publishers.Concatenate<Self, Other>
  where Other.Output == Output, Other.Failure == Failure {
    Publishers.Concatenate(prefix: self, suffix: publisher)
  }

  /// Sends the values of another publisher, and then of this one.
  public func prepend<Other: Publisher>(
    _ publisher: Other
  ) -> Publishers.Concatenate<Other, Self>
  where Other.Output == Output, Other.Failure == Failure {
    Publishers.Concatenate(prefix: publisher, suffix: self)
  }
}
