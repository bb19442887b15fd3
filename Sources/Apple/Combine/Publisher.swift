// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// What sends values over time, and then ends.
public protocol Publisher<Output, Failure> {
  /// What is sent.
  associatedtype Output

  /// What can go wrong; `Never` if nothing can.
  associatedtype Failure: Error

  /// Begins to send to a subscriber.
  func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Failure
}

extension Publisher {
  /// Begins to send to a subscriber.
  public func subscribe<Receiver: Subscriber>(_ subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Begins to send to a subject.
  public func subscribe<Receiver: Subject>(_ subject: Receiver) -> AnyCancellable
  where Receiver.Output == Output, Receiver.Failure == Failure {
    sink(receiveCompletion: subject.send(completion:), receiveValue: subject.send(_:))
  }
}

/// What receives the values of a publisher.
public protocol Subscriber<Input, Failure> {
  /// What is received.
  associatedtype Input

  /// What can go wrong.
  associatedtype Failure: Error

  /// Takes the subscription, of which values are requested.
  func receive(subscription: any Subscription)

  /// Takes a value, and says how many more it wants.
  func receive(_ input: Input) -> Subscribers.Demand

  /// Takes the end.
  func receive(completion: Subscribers.Completion<Failure>)
}

/// What can be ended.
public protocol Cancellable {
  /// Ends it.
  func cancel()
}

extension Cancellable {
  /// Keeps it in a collection, as long as it should go on.
  public func store<Kept: RangeReplaceableCollection>(in collection: inout Kept)
  where Kept.Element == AnyCancellable {
    collection.append(AnyCancellable(self))
  }

  /// Keeps it in a set, as long as it should go on.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(AnyCancellable(self))
  }
}

/// What connects a publisher and a subscriber.
public protocol Subscription: Cancellable {
  /// Asks for values.
  func request(_ demand: Subscribers.Demand)
}

/// What subscribers speak of.
public enum Subscribers {
  /// How many values are wanted.
  public struct Demand: Hashable, Sendable {
    /// All.
    public static let unlimited = Demand(count: nil)
    /// None.
    public static let none = Demand(count: 0)

    /// So many.
    public static func max(_ count: Int) -> Demand { Demand(count: Swift.max(0, count)) }

    let count: Int?
  }

  /// How a publisher ends.
  public enum Completion<Failure: Error> {
    /// As it should.
    case finished
    /// With what went wrong.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}

/// What is ended when nothing refers to it.
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
  private var action: (() -> Void)?

  /// Makes it of what ends it.
  public init(_ cancel: @escaping () -> Void) {
    action = cancel
  }

  /// Makes it of something else that can be ended.
  public init(_ canceller: some Cancellable) {
    action = { canceller.cancel() }
  }

  deinit { action?() }

  /// Ends it.
  public func cancel() {
    let action = action
    self.action = nil
    action?()
  }

  /// Whether both are the same.
  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

  /// Adds which one it is to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
