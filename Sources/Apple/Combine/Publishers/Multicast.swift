// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation

extension Publishers {
  /// A publisher that sends the values of another one to its subscribers by a subject, once it is connected.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher,
    @unchecked Sendable
  where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
    /// The values of the publisher that is shared.
    public typealias Output = Upstream.Output
    /// The error of the publisher that is shared.
    public typealias Failure = Upstream.Failure

    /// The publisher that is shared.
    public let upstream: Upstream

    /// The function that creates the subject, which is called once.
    public let createSubject: () -> SubjectType

    private let lock = NSRecursiveLock()
    private var made: SubjectType?

    /// Creates a publisher that is shared by a subject.
    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      (self.upstream, self.createSubject) = (upstream, createSubject)
    }

    /// Starts to send values to a subscriber, once the publisher is connected.
    public func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == Output, Receiver.Failure == Failure {
      subject.receive(subscriber: subscriber)
    }

    /// Starts to send values, until the returned object is canceled.
    public func connect() -> any Cancellable { upstream.subscribe(subject) }

    private var subject: SubjectType {
      lock.withLock {
        let subject = made ?? createSubject()
        made = subject
        return subject
      }
    }
  }

  /// A publisher that does not send before it is connected, made of one that sends at once.
  public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher
  where Upstream.Failure == Never {
    /// The values of the publisher.
    public typealias Output = Upstream.Output
    /// The publisher never fails.
    public typealias Failure = Never

    private let shared: Multicast<Upstream, PassthroughSubject<Output, Never>>

    /// Creates a publisher that does not send before it is connected.
    public init(upstream: Upstream) {
      shared = Multicast(upstream: upstream) { PassthroughSubject() }
    }

    /// Starts to send values to a subscriber, once the publisher is connected.
    public func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == Output, Receiver.Failure == Never {
      shared.receive(subscriber: subscriber)
    }

    /// Starts to send values, until the returned object is canceled.
    public func connect() -> any Cancellable { shared.connect() }
  }
}

extension Publisher {
  /// Shares the publisher among its subscribers by a subject that a function creates.
  public func multicast<Shared: Subject>(
    _ createSubject: @escaping () -> Shared
  ) -> Publishers.Multicast<Self, Shared>
  where Shared.Failure == Failure, Shared.Output == Output {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Shares the publisher among its subscribers by a subject.
  public func multicast<Shared: Subject>(
    subject: Shared
  ) -> Publishers.Multicast<Self, Shared>
  where Shared.Failure == Failure, Shared.Output == Output { multicast { subject } }
}

extension Publisher where Failure == Never {
  /// Returns a publisher that does not send before it is connected.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> {
    Publishers.MakeConnectable(upstream: self)
  }
}
