// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A type that sends values over time, and may then end or fail.
public protocol Publisher<Output, Failure> {
  /// The type of the values.
  associatedtype Output

  /// The type of a failure; `Never` for a publisher that never fails.
  associatedtype Failure: Error

  /// Starts to send values to a subscriber.
  func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Failure
}

extension Publisher {
  /// Starts to send values to a subscriber.
  public func subscribe<Receiver: Subscriber>(_ subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Starts to send values and the completion to a subject, until the returned object is canceled
  /// or released.
  public func subscribe<Receiver: Subject>(_ subject: Receiver) -> AnyCancellable
  where Receiver.Output == Output, Receiver.Failure == Failure {
    sink(receiveCompletion: subject.send(completion:), receiveValue: subject.send(_:))
  }
}

/// A type that receives the values of a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The type of the values that are received.
  associatedtype Input

  /// The type of a failure; `Never` if it only accepts publishers that never fail.
  associatedtype Failure: Error

  /// Receives the subscription, from which values are requested.
  func receive(subscription: any Subscription)

  /// Receives a value, and returns how many more are wanted; that number is ignored here.
  func receive(_ input: Input) -> Subscribers.Demand

  /// Receives the completion, after which nothing follows.
  func receive(completion: Subscribers.Completion<Failure>)
}

/// An activity that can be canceled.
public protocol Cancellable {
  /// Cancels the activity, so that it ends.
  func cancel()
}

extension Cancellable {
  /// Stores the object in a collection, which keeps it from being canceled.
  public func store<Kept: RangeReplaceableCollection>(in collection: inout Kept)
  where Kept.Element == AnyCancellable {
    collection.append(AnyCancellable(self))
  }

  /// Stores the object in a set, which keeps it from being canceled.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(AnyCancellable(self))
  }
}

/// The connection of a publisher and a subscriber.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Requests values: the first demand that is not none starts the publisher, which then sends
  /// without a limit.
  func request(_ demand: Subscribers.Demand)
}

/// The namespace of types for subscribers.
public enum Subscribers {
  /// The number of values that a subscriber wants.
  public struct Demand: Hashable, Sendable {
    /// A demand without a limit.
    public static let unlimited = Demand(count: nil)
    /// A demand for no values.
    public static let none = Demand(count: 0)

    /// Returns a demand for at most `count` values; a negative number is none.
    public static func max(_ count: Int) -> Demand { Demand(count: Swift.max(0, count)) }

    let count: Int?
  }

  /// The end of a publisher.
  public enum Completion<Failure: Error> {
    /// The publisher ended normally.
    case finished
    /// The publisher ended with an error.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}

/// An activity that is canceled when the object is released.
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
  private var action: (() -> Void)?

  /// Creates an object that calls a function once, when it is canceled or released.
  public init(_ cancel: @escaping () -> Void) {
    action = cancel
  }

  /// Creates an object that cancels another when it is canceled or released.
  public init(_ canceller: some Cancellable) {
    action = { canceller.cancel() }
  }

  deinit { action?() }

  /// Cancels the activity; later calls do nothing.
  public func cancel() {
    let action = action
    self.action = nil
    action?()
  }

  /// Returns whether both are the same object.
  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
