// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension Publishers {
  /// A publisher of the values of two publishers as they come.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    /// The values of the publishers.
    public typealias Output = A.Output
    /// The error with which one of them fails.
    public typealias Failure = A.Failure

    /// The first publisher whose values are sent.
    public let a: A

    /// The second publisher whose values are sent.
    public let b: B

    /// Creates a publisher of the values of others.
    public init(_ a: A, _ b: B) {
      (self.a, self.b) = (a, b)
    }

    /// Starts to send values to a subscriber.
    public func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == Output, Receiver.Failure == Failure {
      MergeMany<AnyPublisher>(.init(a), .init(b)).receive(subscriber: subscriber)
    }
  }

  /// A publisher of the values of three publishers as they come.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure {
    /// The values of the publishers.
    public typealias Output = A.Output
    /// The error with which one of them fails.
    public typealias Failure = A.Failure

    /// The first publisher whose values are sent.
    public let a: A

    /// The second publisher whose values are sent.
    public let b: B

    /// The third publisher whose values are sent.
    public let c: C

    /// Creates a publisher of the values of others.
    public init(_ a: A, _ b: B, _ c: C) {
      (self.a, self.b, self.c) = (a, b, c)
    }

    /// Starts to send values to a subscriber.
    public func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == Output, Receiver.Failure == Failure {
      MergeMany<AnyPublisher>(.init(a), .init(b), .init(c)).receive(subscriber: subscriber)
    }
  }

  /// A publisher of the values of four publishers as they come.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
    A.Output == D.Output, A.Failure == D.Failure
  {
    /// The values of the publishers.
    public typealias Output = A.Output
    /// The error with which one of them fails.
    public typealias Failure = A.Failure

    /// The first publisher whose values are sent.
    public let a: A

    /// The second publisher whose values are sent.
    public let b: B

    /// The third publisher whose values are sent.
    public let c: C

    /// The fourth publisher whose values are sent.
    public let d: D

    /// Creates a publisher of the values of others.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      (self.a, self.b, self.c, self.d) = (a, b, c, d)
    }

    /// Starts to send values to a subscriber.
    public func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == Output, Receiver.Failure == Failure {
      MergeMany<AnyPublisher>(.init(a), .init(b), .init(c), .init(d)).receive(
        subscriber: subscriber)
    }
  }

  /// A publisher of the values of any number of publishers of one type, as they come.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The values of the publishers.
    public typealias Output = Upstream.Output
    /// The error with which one of them fails.
    public typealias Failure = Upstream.Failure

    /// The publishers whose values are sent.
    public let publishers: [Upstream]

    /// Creates a publisher of the values of others.
    public init(_ upstream: Upstream...) { publishers = upstream }

    /// Creates a publisher of the values of others.
    public init<Upstreams: Swift.Sequence>(_ upstream: Upstreams)
    where Upstreams.Element == Upstream {
      publishers = Array(upstream)
    }

    /// Starts to send values to a subscriber; ends at once if there are no publishers.
    public func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == Output, Receiver.Failure == Failure {
      publishers.publisher.setFailureType(to: Failure.self).flatMap { $0 }
        .receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// Sends the values of both publishers as they come.
  public func merge<Other: Publisher>(with other: Other) -> Publishers.Merge<Self, Other>
  where Other.Output == Output, Other.Failure == Failure { Publishers.Merge(self, other) }

  /// Sends the values of this and two other publishers as they come.
  public func merge<B: Publisher, C: Publisher>(
    with b: B, _ c: C
  ) -> Publishers.Merge3<Self, B, C>
  where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
    Publishers.Merge3(self, b, c)
  }

  /// Sends the values of this and three other publishers as they come.
  public func merge<B: Publisher, C: Publisher, D: Publisher>(
    with b: B, _ c: C, _ d: D
  ) -> Publishers.Merge4<Self, B, C, D>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure,
    D.Output == Output, D.Failure == Failure
  {
    Publishers.Merge4(self, b, c, d)
  }

  /// Sends the values of both publishers of one type as they come.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany(self, other)
  }
}
