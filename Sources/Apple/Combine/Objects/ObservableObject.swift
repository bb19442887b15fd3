// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A class whose changes can be observed.
///
/// A widget is drawn once, so nothing observes it there; some timeline providers do.
public protocol ObservableObject: AnyObject {
  /// The type of the publisher that announces changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// A publisher that sends before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

/// A publisher that announces changes of an object.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
  /// The values carry no information.
  public typealias Output = Void
  /// The publisher never fails.
  public typealias Failure = Never

  private let subject = PassthroughSubject<Void, Never>()

  /// Creates a publisher without subscribers.
  public init() {}

  /// Announces a change to the subscribers.
  public func send() { subject.send() }

  /// Starts to send announcements to a subscriber.
  public func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Void, Receiver.Failure == Never {
    subject.receive(subscriber: subscriber)
  }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// A publisher that sends before a `@Published` property of the object changes.
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

/// A property that announces its changes to the publisher of its object.
private protocol PublishedProperty {
  var willChange: ObservableObjectPublisher? { get nonmutating set }
}

/// A property wrapper that publishes the changes of a property.
@propertyWrapper public struct Published<Value> {
  private final class Storage: @unchecked Sendable {
    let subject: CurrentValueSubject<Value, Never>
    var willChange: ObservableObjectPublisher?

    init(_ value: Value) { subject = CurrentValueSubject(value) }
  }

  private let storage: Storage

  /// Creates a property with an initial value.
  public init(wrappedValue: Value) {
    storage = Storage(wrappedValue)
  }

  /// Creates a property with an initial value.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// The current value; setting it announces the change before it is made.
  public var wrappedValue: Value {
    get { storage.subject.value }
    nonmutating set {
      storage.willChange?.send()
      storage.subject.send(newValue)
    }
  }

  /// A publisher of the current value and of each new one.
  public var projectedValue: Publisher {
    get { Publisher(subject: storage.subject) }
    // `assign(to:)` takes it as an `inout` argument.
    nonmutating set {}
  }

  /// A publisher of the current value of a property and of each new one.
  public struct Publisher: Combine.Publisher {
    /// The type of the property.
    public typealias Output = Value
    /// The publisher never fails.
    public typealias Failure = Never

    let subject: CurrentValueSubject<Value, Never>

    /// Starts to send values to a subscriber, the current one first.
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
  /// Assigns each value to a `@Published` property, until the publisher ends.
  public func assign(to published: inout Published<Output>.Publisher) {
    let subject = published.subject
    // The subscription lasts as long as the publisher, as in Apple's.
    _ = Unmanaged.passRetained(
      observe {
        subject.send($0)
      } completion: { _ in
      })
  }
}
