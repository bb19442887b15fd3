// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Combine
public import Observation
public import WidgetViews

/// A property wrapper for an observable object that a view owns.
///
/// In a widget it lasts for one drawing. Its value is on the main actor, as in Apple's interface: in the Swift 5 mode, a type that has such
/// a property is there, too.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject> {
  private final class Storage: StoredState, @unchecked Sendable {
    private var made: ObjectType?
    private let make: () -> ObjectType
    /// An object is always taken for a changed one when it is new: its properties may have been written.
    private(set) var changeCount = 0

    init(_ make: @escaping () -> ObjectType) { self.make = make }

    var object: ObjectType {
      if let made { return made }
      let object = make()
      made = object
      changeCount += 1
      return object
    }

    func adopt(_ other: any StoredState) {
      guard let other = other as? Storage, other !== self else { return }
      made = other.made
      changeCount = other.changeCount
    }
  }

  private let storage: Storage

  /// Creates a property whose object is created at its first use.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    storage = Storage(thunk)
  }

  /// The object of the property.
  @MainActor @preconcurrency public var wrappedValue: ObjectType { storage.object }

  /// Bindings to the properties of the object.
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: storage.object)
  }
}

extension StateObject: StateProperty {
  package var storedState: any StoredState { storage }
}

/// A property wrapper for an observable object owned elsewhere.
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject> {
  /// Bindings to the properties of an object.
  @dynamicMemberLookup public struct Wrapper {
    let object: ObjectType

    /// A binding to a property.
    public subscript<Part>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Part>
    ) -> Binding<Part> {
      let object = object
      return Binding(
        reading: { object[keyPath: keyPath] }, writing: { object[keyPath: keyPath] = $0 })
    }
  }

  private var object: ObjectType

  /// The object whose properties are observed.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    get { object }
    set { object = newValue }
  }

  /// Creates a property with an object.
  public init(wrappedValue: ObjectType) { object = wrappedValue }

  /// Creates a property with an object.
  public init(initialValue: ObjectType) { object = initialValue }

  /// Bindings to the properties of the object.
  @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(object: object) }
}

/// A property wrapper for an observable object of the environment.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject> {
  /// Creates a property that reads the object from the environment.
  public init() {}

  /// The object in the environment; traps with a message if there is none, as on a device.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    guard let object = WidgetViews.Environment(\.self).wrappedValue[ObjectKey<ObjectType>.self]
    else {
      preconditionFailure(
        "no ObservableObject of type \(ObjectType.self) found; add it with 'environmentObject'")
    }
    return object
  }

  /// Bindings to the properties of the object.
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

/// The environment key of an object of a class.
struct ObjectKey<ObjectType: AnyObject>: EnvironmentKey {
  static var defaultValue: ObjectType? { nil }
}

nonisolated extension View {
  /// Adds an object to the environment of the view and its subviews.
  public func environmentObject<ObjectType: ObservableObject>(_ object: ObjectType) -> some View {
    transformEnvironment(\.self) { $0[ObjectKey<ObjectType>.self] = object }
  }

  /// Sets an object in the environment of the view and its subviews; nil removes it.
  public func environment<ObjectType: AnyObject & Observable>(
    _ object: ObjectType?
  ) -> some View {
    transformEnvironment(\.self) { $0[ObjectKey<ObjectType>.self] = object }
  }
}

/// A property wrapper for a value of the environment.
@propertyWrapper public struct Environment<Value> {
  private let read: () -> Value

  /// Creates a property that reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    let engine = WidgetViews.Environment(keyPath)
    read = { engine.wrappedValue }
  }

  /// Creates a property that reads an object; traps with a message if there is none, as on a
  /// device.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    read = {
      guard let object = WidgetViews.Environment(\.self).wrappedValue[ObjectKey<Value>.self]
      else {
        preconditionFailure(
          "no Observable object of type \(Value.self) found; add it with 'environment'")
      }
      return object
    }
  }

  /// Creates a property that reads an object; nil if there is none.
  public init<ObjectType: AnyObject & Observable>(_ type: ObjectType.Type)
  where Value == ObjectType? {
    read = { WidgetViews.Environment(\.self).wrappedValue[ObjectKey<ObjectType>.self] }
  }

  /// The value in the environment.
  public var wrappedValue: Value { read() }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

/// A property wrapper that makes bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
  /// The object of the property.
  public var wrappedValue: Value

  /// Creates a property with an object.
  public init(wrappedValue: Value) where Value: AnyObject & Observable {
    self.wrappedValue = wrappedValue
  }

  /// Creates a property with an object.
  public init(_ wrappedValue: Value) where Value: AnyObject & Observable {
    self.wrappedValue = wrappedValue
  }

  /// The property itself, which makes the bindings.
  public var projectedValue: Bindable<Value> { self }

  /// A binding to a property of the object.
  public subscript<Part>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Part>
  ) -> Binding<Part> {
    let object = wrappedValue
    return Binding(
      reading: { object[keyPath: keyPath] }, writing: { object[keyPath: keyPath] = $0 })
  }
}
