// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation
public import Combine
public import Foundation

extension NSObject {
  /// A publisher of a property's values: that at the beginning, and no other, as there is no runtime that sees a change.
  public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher, Equatable {
    /// The type of the values: that of the property.
    public typealias Output = Value
    /// The publisher never fails.
    public typealias Failure = Never

    /// The object with the property.
    public let object: Subject
    /// The property that is observed.
    public let keyPath: KeyPath<Subject, Value>
    /// What is sent; nothing without the value at the beginning.
    public let options: NSKeyValueObservingOptions

    /// Creates a publisher of a property.
    public init(
      object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions
    ) {
      self.object = object
      self.keyPath = keyPath
      self.options = options
    }

    /// Sends the value at the beginning to a subscriber, and stays open.
    public func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == Value, Receiver.Failure == Never {
      let (object, keyPath) = (object, keyPath)
      let isInitial = options.contains(.initial)
      Made<Value, Never> { outlet in
        if isInitial { outlet.send(object[keyPath: keyPath]) }
        return AnyCancellable {}
      }.receive(subscriber: subscriber)
    }

    /// Returns whether both publish the same property.
    public static func == (left: Self, right: Self) -> Bool {
      left.object === right.object && left.keyPath == right.keyPath
        && left.options == right.options
    }

    /// Returns a publisher of the changes alone, which says nothing of the values.
    public func didChange() -> AnyPublisher<Void, Never> { map { _ in }.eraseToAnyPublisher() }
  }
}

extension NSObjectProtocol where Self: NSObject {
  /// Returns a publisher of a property's values: that at the beginning, and no other, as there is no runtime that sees a change.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
  }
}
