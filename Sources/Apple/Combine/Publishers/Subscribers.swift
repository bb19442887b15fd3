// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation

/// The identity of a subscriber or a subscription.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  // Only numbers of objects that are alive are compared with those that are counted, which are negative.
  private let number: Int

  private static let lock = NSLock()
  nonisolated(unsafe) private static var last = 0

  /// Creates an identity that no other one has.
  public init() {
    number = Self.lock.withLock {
      Self.last -= 1
      return Self.last
    }
  }

  /// Creates the identity of an object.
  public init(_ obj: AnyObject) { number = Int(bitPattern: ObjectIdentifier(obj)) }

  /// The number of the identity.
  public var description: String { "0x\(String(UInt(bitPattern: number), radix: 16))" }
}

/// A type with an identity among subscribers and subscriptions.
public protocol CustomCombineIdentifierConvertible {
  /// The identity of this subscriber or subscription.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The identity of the object.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

/// A subscriber of any kind, of which only the types of values and failures are known.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  private let subscription: (any Subscription) -> Void
  private let value: (Input) -> Subscribers.Demand
  private let completion: (Subscribers.Completion<Failure>) -> Void

  /// The identity of the subscriber.
  public let combineIdentifier: CombineIdentifier

  /// Creates a subscriber that passes on what it receives to another.
  public init<Receiver: Subscriber>(_ s: Receiver)
  where Receiver.Input == Input, Receiver.Failure == Failure {
    subscription = s.receive(subscription:)
    value = { s.receive($0) }
    completion = s.receive(completion:)
    combineIdentifier = s.combineIdentifier
  }

  /// Creates a subscriber that sends what it receives to a subject.
  public init<Receiver: Subject>(_ s: Receiver)
  where Receiver.Output == Input, Receiver.Failure == Failure {
    self.init(
      Subscribers.Sink(receiveCompletion: s.send(completion:), receiveValue: s.send(_:)))
  }

  /// Creates a subscriber that calls functions; nil is no function, and without a function for the subscription all values are requested.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    subscription = receiveSubscription ?? { $0.request(.unlimited) }
    value = receiveValue ?? { _ in .unlimited }
    completion = receiveCompletion ?? { _ in }
    combineIdentifier = CombineIdentifier()
  }

  /// Receives the subscription, from which values are requested.
  public func receive(subscription: any Subscription) { self.subscription(subscription) }

  /// Receives a value, and returns how many more are wanted; that number is ignored here.
  public func receive(_ value: Input) -> Subscribers.Demand { self.value(value) }

  /// Receives the completion, after which nothing follows.
  public func receive(completion: Subscribers.Completion<Failure>) { self.completion(completion) }
}

extension Subscribers {
  /// A subscriber that assigns each value to a property of an object.
  public final class Assign<Root, Input>: Subscriber, Cancellable {
    /// The subscriber only accepts publishers that never fail.
    public typealias Failure = Never

    /// The object with the property; nil after the end.
    public private(set) var object: Root?

    /// The property that is set.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>

    private var subscription: (any Subscription)?

    /// Creates a subscriber that assigns values to a property of an object.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      (self.object, self.keyPath) = (object, keyPath)
    }

    /// Receives the subscription and requests all values.
    public func receive(subscription: any Subscription) {
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    /// Assigns a value to the property; the additional demand is none.
    public func receive(_ value: Input) -> Demand {
      object?[keyPath: keyPath] = value
      return .none
    }

    /// Releases the object, as no value follows.
    public func receive(completion: Completion<Never>) { (object, subscription) = (nil, nil) }

    /// Cancels the subscription, and releases the object.
    public func cancel() {
      let subscription = subscription
      (object, self.subscription) = (nil, nil)
      subscription?.cancel()
    }
  }
}

/// Subscriptions that programs need and do not make themselves.
public enum Subscriptions {
  /// A subscription that sends nothing.
  public static var empty: any Subscription { EmptySubscription() }

  private final class EmptySubscription: Subscription {
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
  }
}
