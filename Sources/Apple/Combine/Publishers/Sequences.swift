// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension Publishers {
  /// A publisher that sends the elements of a sequence, and ends.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    /// The type of the elements.
    public typealias Output = Elements.Element

    /// The elements that are sent.
    public let sequence: Elements

    /// Creates a publisher of the elements of a sequence.
    public init(sequence: Elements) { self.sequence = sequence }

    /// Sends the elements to a subscriber, and ends.
    public func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == Output, Receiver.Failure == Failure {
      Made<Output, Failure> { outlet in
        for element in sequence {
          if outlet.isOver { break }
          outlet.send(element)
        }
        outlet.finish()
        return nil
      }.receive(subscriber: subscriber)
    }
  }
}

extension Sequence {
  /// A publisher that sends the elements and ends.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
  /// A publisher that sends the value, if it is not nil, and ends.
  public struct Publisher: Combine.Publisher {
    /// The type of the value.
    public typealias Output = Wrapped
    /// The publisher never fails.
    public typealias Failure = Never

    /// The value that is sent; nil sends none.
    public let output: Wrapped?

    /// Creates a publisher of a value; nil sends none.
    public init(_ output: Wrapped?) { self.output = output }

    /// Sends the value to a subscriber, and ends.
    public func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == Output, Receiver.Failure == Failure {
      Made<Output, Never> { outlet in
        if let output { outlet.send(output) }
        outlet.finish()
        return nil
      }.receive(subscriber: subscriber)
    }
  }

  /// A publisher that sends the value, if it is not nil, and ends.
  public var publisher: Publisher { Publisher(self) }
}

extension Result {
  /// A publisher that sends the value of a result and ends, or fails with its error.
  public struct Publisher: Combine.Publisher {
    /// The type of the value.
    public typealias Output = Success

    /// The result that is sent.
    public let result: Result

    /// Creates a publisher of a result.
    public init(_ result: Result) { self.result = result }

    /// Creates a publisher of a value.
    public init(_ output: Success) { result = .success(output) }

    /// Creates a publisher that fails with an error.
    public init(_ failure: Failure) { result = .failure(failure) }

    /// Sends the value or the failure to a subscriber.
    public func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == Output, Receiver.Failure == Failure {
      Made<Success, Failure> { outlet in
        switch result {
        case .success(let value):
          outlet.send(value)
          outlet.finish()
        case .failure(let error): outlet.finish(.failure(error))
        }
        return nil
      }.receive(subscriber: subscriber)
    }
  }

  /// A publisher that sends the value and ends, or fails with the error.
  public var publisher: Publisher { Publisher(self) }
}
