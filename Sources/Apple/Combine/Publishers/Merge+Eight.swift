// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension Publishers {
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
}

extension Publisher {
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
}
