// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A class whose changes can be observed.
///
/// A widget is drawn once, so that nothing observes it there; the providers of some do.
public protocol ObservableObject: AnyObject {
  /// What says that the object is about to change.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Says that the object is about to change.
  var objectWillChange: ObjectWillChangePublisher { get }
}

/// Says that an object is about to change.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
  /// Nothing but that.
  public typealias Output = Void
  /// Nothing can go wrong.
  public typealias Failure = Never

  private let subject = PassthroughSubject<Void, Never>()

  /// Makes what says it.
  public init() {}

  /// Says it.
  public func send() { subject.send() }

  /// Says it from now on.
  public func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Void, Receiver.Failure == Never {
    subject.receive(subscriber: subscriber)
  }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Says that one of the object's `@Published` properties is about to change.
  public var objectWillChange: ObservableObjectPublisher {
    var published: [any PublishedProperty] = []
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror {
      published += current.children.compactMap { $0.value as? any PublishedProperty }
      mirror = current.superclassMirror
    }
    let publisher =
      published.lazy.compactMap(\.willChange).first ?? ObservableObjectPublisher()
    for property in published { property.willChange = publisher }
    return publisher
  }
}

/// A property that says that its object is about to change.
private protocol PublishedProperty {
  var willChange: ObservableObjectPublisher? { get nonmutating set }
}

/// A property of an object whose changes are sent.
@propertyWrapper public struct Published<Value> {
  private final class Storage: @unchecked Sendable {
    let subject: CurrentValueSubject<Value, Never>
    var willChange: ObservableObjectPublisher?

    init(_ value: Value) { subject = CurrentValueSubject(value) }
  }

  private let storage: Storage

  /// Makes a property with a value.
  public init(wrappedValue: Value) {
    storage = Storage(wrappedValue)
  }

  /// Makes a property with a value.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// The value.
  public var wrappedValue: Value {
    get { storage.subject.value }
    nonmutating set {
      storage.willChange?.send()
      storage.subject.send(newValue)
    }
  }

  /// What sends the value, and each new one.
  public var projectedValue: Publisher {
    get { Publisher(subject: storage.subject) }
    // `assign(to:)` takes it as a place.
    nonmutating set {}
  }

  /// Sends a value, and each new one.
  public struct Publisher: Combine.Publisher {
    /// The value.
    public typealias Output = Value
    /// Nothing can go wrong.
    public typealias Failure = Never

    let subject: CurrentValueSubject<Value, Never>

    /// Begins to send.
    public func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == Value, Receiver.Failure == Never {
      subject.receive(subscriber: subscriber)
    }
  }
}

extension Published: PublishedProperty {
  fileprivate var willChange: ObservableObjectPublisher? {
    get { storage.willChange }
    nonmutating set { storage.willChange = newValue }
  }
}

extension Publisher where Failure == Never {
  /// Puts each value into a `@Published` property.
  public func assign(to published: inout Published<Output>.Publisher) {
    let subject = published.subject
    // It goes on as long as the publisher does, as with Apple's.
    _ = Unmanaged.passRetained(
      observe {
        subject.send($0)
      } completion: { _ in
      })
  }
}
