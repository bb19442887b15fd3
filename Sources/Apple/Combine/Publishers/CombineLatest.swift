// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension Publishers {
  /// A publisher of the latest values of two publishers, whenever one of them has a new one.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    /// A value of each publisher.
    public typealias Output = (A.Output, B.Output)
    /// The error with which one of them fails.
    public typealias Failure = A.Failure

    /// The first publisher whose values are sent.
    public let a: A

    /// The second publisher whose values are sent.
    public let b: B

    /// Creates a publisher of the values of others.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    /// Starts to send values to a subscriber.
    public func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == Output, Receiver.Failure == Failure {
      a.latest(with: b).receive(subscriber: subscriber)
    }
  }

  /// A publisher of the latest values of three publishers, whenever one of them has a new one.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// A value of each publisher.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The error with which one of them fails.
    public typealias Failure = A.Failure

    /// The first publisher whose values are sent.
    public let a: A

    /// The second publisher whose values are sent.
    public let b: B

    /// The third publisher whose values are sent.
    public let c: C

    /// Creates a publisher of the values of others.
    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

    /// Starts to send values to a subscriber.
    public func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == Output, Receiver.Failure == Failure {
      a.latest(with: b).latest(with: c).map { ($0.0.0, $0.0.1, $0.1) }
        .receive(subscriber: subscriber)
    }
  }

  /// A publisher of the latest values of four publishers, whenever one of them has a new one.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// A value of each publisher.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
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
    public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }

    /// Starts to send values to a subscriber.
    public func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == Output, Receiver.Failure == Failure {
      a.latest(with: b).latest(with: c).latest(with: d)
        .map { ($0.0.0.0, $0.0.0.1, $0.0.1, $0.1) }.receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// Sends the latest values of this and other publishers, whenever one of them has a new one.
  public func combineLatest<Other: Publisher>(
    _ other: Other
  ) -> Publishers.CombineLatest<Self, Other> where Failure == Other.Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Sends what is made of the latest values of this and other publishers, whenever one of them has a new one.
  public func combineLatest<Other: Publisher, Result>(
    _ other: Other, _ transform: @escaping (Output, Other.Output) -> Result
  ) -> some Publisher<Result, Failure> where Failure == Other.Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }

  /// Sends the latest values of this and other publishers, whenever one of them has a new one.
  public func combineLatest<Other: Publisher, Third: Publisher>(
    _ other: Other, _ third: Third
  ) -> Publishers.CombineLatest3<Self, Other, Third>
  where Failure == Other.Failure, Other.Failure == Third.Failure {
    Publishers.CombineLatest3(self, other, third)
  }

  /// Sends what is made of the latest values of this and other publishers, whenever one of them has a new one.
  public func combineLatest<Other: Publisher, Third: Publisher, Result>(
    _ other: Other, _ third: Third,
    _ transform: @escaping (Output, Other.Output, Third.Output) -> Result
  ) -> some Publisher<Result, Failure>
  where Failure == Other.Failure, Other.Failure == Third.Failure {
    combineLatest(other, third).map { transform($0.0, $0.1, $0.2) }
  }

  /// Sends the latest values of this and other publishers, whenever one of them has a new one.
  public func combineLatest<Other: Publisher, Third: Publisher, Fourth: Publisher>(
    _ other: Other, _ third: Third, _ fourth: Fourth
  ) -> Publishers.CombineLatest4<Self, Other, Third, Fourth>
  where Failure == Other.Failure, Other.Failure == Third.Failure, Third.Failure == Fourth.Failure {
    Publishers.CombineLatest4(self, other, third, fourth)
  }

  /// Sends what is made of the latest values of this and other publishers, whenever one of them has a new one.
  public func combineLatest<Other: Publisher, Third: Publisher, Fourth: Publisher, Result>(
    _ other: Other, _ third: Third, _ fourth: Fourth,
    _ transform: @escaping (Output, Other.Output, Third.Output, Fourth.Output) -> Result
  ) -> some Publisher<Result, Failure>
  where Failure == Other.Failure, Other.Failure == Third.Failure, Third.Failure == Fourth.Failure {
    combineLatest(other, third, fourth).map { transform($0.0, $0.1, $0.2, $0.3) }
  }

  /// The pairs of the latest values, whenever one of both publishers has a new one.
  fileprivate func latest<Other: Publisher>(
    with other: Other
  ) -> Made<(Output, Other.Output), Failure> where Other.Failure == Failure {
    pair(other) { first, second in
      guard let left = first.last, let right = second.last else { return nil }
      first = [left]
      second = [right]
      return (left, right)
    }
  }
}
