// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The names of publishers that apps make themselves, and not by a method of another one.
public enum Publishers {}

extension Publishers {
  /// Sends the latest values of both publishers, whenever one of them has a new one.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// The type of the values that are sent.
    public typealias Output = (A.Output, B.Output)
    /// The type of the error that all have.
    public typealias Failure = A.Failure
    /// The first publisher of those that are joined.
    public let a: A
    /// The second publisher of those that are joined.
    public let b: B

    /// Creates a publisher of 2 others.
    public init(_ a: A, _ b: B) {
      (self.a, self.b) = (a, b)
    }

    /// Starts to send values to a subscriber.
    public func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == Output, Receiver.Failure == Failure {
      a.combineLatest(b).receive(subscriber: subscriber)
    }
  }

  /// Sends the latest values of three publishers, whenever one of them has a new one.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, A.Failure == C.Failure {
    /// The type of the values that are sent.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The type of the error that all have.
    public typealias Failure = A.Failure
    /// The first publisher of those that are joined.
    public let a: A
    /// The second publisher of those that are joined.
    public let b: B
    /// The third publisher of those that are joined.
    public let c: C

    /// Creates a publisher of 3 others.
    public init(_ a: A, _ b: B, _ c: C) {
      (self.a, self.b, self.c) = (a, b, c)
    }

    /// Starts to send values to a subscriber.
    public func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == Output, Receiver.Failure == Failure {
      a.combineLatest(b).combineLatest(c).map { ($0.0, $0.1, $1) }.receive(subscriber: subscriber)
    }
  }

  /// Sends the latest values of four publishers, whenever one of them has a new one.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
    /// The type of the values that are sent.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// The type of the error that all have.
    public typealias Failure = A.Failure
    /// The first publisher of those that are joined.
    public let a: A
    /// The second publisher of those that are joined.
    public let b: B
    /// The third publisher of those that are joined.
    public let c: C
    /// The fourth publisher of those that are joined.
    public let d: D

    /// Creates a publisher of 4 others.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      (self.a, self.b, self.c, self.d) = (a, b, c, d)
    }

    /// Starts to send values to a subscriber.
    public func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == Output, Receiver.Failure == Failure {
      a.combineLatest(b).combineLatest(c.combineLatest(d)).map { ($0.0, $0.1, $1.0, $1.1) }.receive(
        subscriber: subscriber)
    }
  }

  /// Sends pairs of the values of both publishers in their order.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// The type of the values that are sent.
    public typealias Output = (A.Output, B.Output)
    /// The type of the error that all have.
    public typealias Failure = A.Failure
    /// The first publisher of those that are joined.
    public let a: A
    /// The second publisher of those that are joined.
    public let b: B

    /// Creates a publisher of 2 others.
    public init(_ a: A, _ b: B) {
      (self.a, self.b) = (a, b)
    }

    /// Starts to send values to a subscriber.
    public func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == Output, Receiver.Failure == Failure {
      a.zip(b).receive(subscriber: subscriber)
    }
  }

  /// Sends the values of three publishers in their order: the first ones, the second ones, and so on.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, A.Failure == C.Failure {
    /// The type of the values that are sent.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The type of the error that all have.
    public typealias Failure = A.Failure
    /// The first publisher of those that are joined.
    public let a: A
    /// The second publisher of those that are joined.
    public let b: B
    /// The third publisher of those that are joined.
    public let c: C

    /// Creates a publisher of 3 others.
    public init(_ a: A, _ b: B, _ c: C) {
      (self.a, self.b, self.c) = (a, b, c)
    }

    /// Starts to send values to a subscriber.
    public func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == Output, Receiver.Failure == Failure {
      a.zip(b).zip(c).map { ($0.0, $0.1, $1) }.receive(subscriber: subscriber)
    }
  }

  /// Sends the values of both publishers as they come.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure, A.Output == B.Output {
    /// The type of the values that are sent.
    public typealias Output = A.Output
    /// The type of the error that all have.
    public typealias Failure = A.Failure
    /// The first publisher of those that are joined.
    public let a: A
    /// The second publisher of those that are joined.
    public let b: B

    /// Creates a publisher of 2 others.
    public init(_ a: A, _ b: B) {
      (self.a, self.b) = (a, b)
    }

    /// Starts to send values to a subscriber.
    public func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == Output, Receiver.Failure == Failure {
      a.merge(with: b).receive(subscriber: subscriber)
    }
  }

  /// Sends the values of three publishers as they come.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, A.Failure == C.Failure, A.Output == B.Output, A.Output == C.Output {
    /// The type of the values that are sent.
    public typealias Output = A.Output
    /// The type of the error that all have.
    public typealias Failure = A.Failure
    /// The first publisher of those that are joined.
    public let a: A
    /// The second publisher of those that are joined.
    public let b: B
    /// The third publisher of those that are joined.
    public let c: C

    /// Creates a publisher of 3 others.
    public init(_ a: A, _ b: B, _ c: C) {
      (self.a, self.b, self.c) = (a, b, c)
    }

    /// Starts to send values to a subscriber.
    public func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == Output, Receiver.Failure == Failure {
      a.merge(with: b).merge(with: c).receive(subscriber: subscriber)
    }
  }

  /// Sends the values of any number of publishers as they come.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The type of the values that are sent.
    public typealias Output = Upstream.Output
    /// The type of the error that all have.
    public typealias Failure = Upstream.Failure
    /// The publishers that are joined.
    public let publishers: [Upstream]

    /// Creates a publisher of others.
    public init(_ upstream: Upstream...) { publishers = upstream }

    /// Creates a publisher of others.
    public init<Sources: Sequence>(_ upstream: Sources) where Sources.Element == Upstream {
      publishers = Array(upstream)
    }

    /// Starts to send values to a subscriber.
    public func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == Output, Receiver.Failure == Failure {
      publishers.publisher.setFailureType(to: Failure.self).flatMap { $0 }
        .receive(subscriber: subscriber)
    }
  }
}
