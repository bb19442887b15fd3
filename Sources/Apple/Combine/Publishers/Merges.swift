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

  /// A publisher of the values of five publishers as they come.
  public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>:
    Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
    A.Output == D.Output, A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure
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

    /// The fifth publisher whose values are sent.
    public let e: E

    /// Creates a publisher of the values of others.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
      (self.a, self.b, self.c, self.d, self.e) = (a, b, c, d, e)
    }

    /// Starts to send values to a subscriber.
    public func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == Output, Receiver.Failure == Failure {
      MergeMany<AnyPublisher>(.init(a), .init(b), .init(c), .init(d), .init(e)).receive(
        subscriber: subscriber)
    }
  }

  /// A publisher of the values of six publishers as they come.
  public struct Merge6<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher
  >: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
    A.Output == D.Output, A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure,
    A.Output == F.Output, A.Failure == F.Failure
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

    /// The fifth publisher whose values are sent.
    public let e: E

    /// The sixth publisher whose values are sent.
    public let f: F

    /// Creates a publisher of the values of others.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
      (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f)
    }

    /// Starts to send values to a subscriber.
    public func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == Output, Receiver.Failure == Failure {
      MergeMany<AnyPublisher>(.init(a), .init(b), .init(c), .init(d), .init(e), .init(f)).receive(
        subscriber: subscriber)
    }
  }

  /// A publisher of the values of seven publishers as they come.
  public struct Merge7<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
  >: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
    A.Output == D.Output, A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure,
    A.Output == F.Output, A.Failure == F.Failure, A.Output == G.Output, A.Failure == G.Failure
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

    /// The fifth publisher whose values are sent.
    public let e: E

    /// The sixth publisher whose values are sent.
    public let f: F

    /// The seventh publisher whose values are sent.
    public let g: G

    /// Creates a publisher of the values of others.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
      (self.a, self.b, self.c, self.d, self.e, self.f, self.g) = (a, b, c, d, e, f, g)
    }

    /// Starts to send values to a subscriber.
    public func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == Output, Receiver.Failure == Failure {
      MergeMany<AnyPublisher>(.init(a), .init(b), .init(c), .init(d), .init(e), .init(f), .init(g))
        .receive(subscriber: subscriber)
    }
  }

  /// A publisher of the values of eight publishers as they come.
  public struct Merge8<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher,
    G: Publisher, H: Publisher
  >: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
    A.Output == D.Output, A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure,
    A.Output == F.Output, A.Failure == F.Failure, A.Output == G.Output, A.Failure == G.Failure,
    A.Output == H.Output, A.Failure == H.Failure
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

    /// The fifth publisher whose values are sent.
    public let e: E

    /// The sixth publisher whose values are sent.
    public let f: F

    /// The seventh publisher whose values are sent.
    public let g: G

    /// The eighth publisher whose values are sent.
    public let h: H

    /// Creates a publisher of the values of others.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
      (self.a, self.b, self.c, self.d, self.e, self.f, self.g, self.h) = (a, b, c, d, e, f, g, h)
    }

    /// Starts to send values to a subscriber.
    public func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == Output, Receiver.Failure == Failure {
      MergeMany<AnyPublisher>(
        .init(a), .init(b), .init(c), .init(d), .init(e), .init(f), .init(g), .init(h)
      ).receive(subscriber: subscriber)
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
    public init<Upstreams: Sequence>(_ upstream: Upstreams) where Upstreams.Element == Upstream {
      publishers = Array(upstream)
    }

    /// Starts to send values to a subscriber; ends at once if there are no publishers.
    public func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == Output, Receiver.Failure == Failure {
      publishers.publisher.setFailureType(to: Failure.self).flatMap { $0 }
        .receive(subscriber: subscriber)
    }
  }

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

  /// Sends the values of this and four other publishers as they come.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E
  ) -> Publishers.Merge5<Self, B, C, D, E>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure,
    D.Output == Output, D.Failure == Failure, E.Output == Output, E.Failure == Failure
  {
    Publishers.Merge5(self, b, c, d, e)
  }

  /// Sends the values of this and five other publishers as they come.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F
  ) -> Publishers.Merge6<Self, B, C, D, E, F>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure,
    D.Output == Output, D.Failure == Failure, E.Output == Output, E.Failure == Failure,
    F.Output == Output, F.Failure == Failure
  {
    Publishers.Merge6(self, b, c, d, e, f)
  }

  /// Sends the values of this and six other publishers as they come.
  public func merge<
    B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
  >(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
  ) -> Publishers.Merge7<Self, B, C, D, E, F, G>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure,
    D.Output == Output, D.Failure == Failure, E.Output == Output, E.Failure == Failure,
    F.Output == Output, F.Failure == Failure, G.Output == Output, G.Failure == Failure
  {
    Publishers.Merge7(self, b, c, d, e, f, g)
  }

  /// Sends the values of this and seven other publishers as they come.
  public func merge<
    B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
  >(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
  ) -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure,
    D.Output == Output, D.Failure == Failure, E.Output == Output, E.Failure == Failure,
    F.Output == Output, F.Failure == Failure, G.Output == Output, G.Failure == Failure,
    H.Output == Output, H.Failure == Failure
  {
    Publishers.Merge8(self, b, c, d, e, f, g, h)
  }

  /// Sends the values of both publishers of one type as they come.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany(self, other)
  }

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
