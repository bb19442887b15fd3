// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Combine
public import Observation
public import WidgetViews

/// An object that a view keeps.
///
/// In a widget it lives as long as one drawing.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject> {
  private final class Storage: @unchecked Sendable {
    private var made: ObjectType?
    private let make: () -> ObjectType

    init(_ make: @escaping () -> ObjectType) { self.make = make }

    var object: ObjectType {
      if let made { return made }
      let object = make()
      made = object
      return object
    }
  }

  private let storage: Storage

  /// Makes the object when it is needed first.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    storage = Storage(thunk)
  }

  /// The object.
  public var wrappedValue: ObjectType { storage.object }

  /// Bindings of its properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: storage.object)
  }
}

/// An object that somebody else keeps.
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject> {
  /// Bindings of an object's properties.
  @dynamicMemberLookup public struct Wrapper {
    let object: ObjectType

    /// A binding of a property.
    public subscript<Part>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Part>
    ) -> Binding<Part> {
      let object = object
      return Binding(
        reading: { object[keyPath: keyPath] }, writing: { object[keyPath: keyPath] = $0 })
    }
  }

  /// The object.
  public var wrappedValue: ObjectType

  /// Takes an object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// Takes an object.
  public init(initialValue: ObjectType) { self.wrappedValue = initialValue }

  /// Bindings of its properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

/// An object that a view around put into the environment.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject> {
  /// Takes the object from the environment.
  public init() {}

  /// The object; without one the program ends with a sentence, as on a device.
  public var wrappedValue: ObjectType {
    guard let object = WidgetViews.Environment(\.self).wrappedValue[ObjectKey<ObjectType>.self]
    else {
      preconditionFailure(
        "no ObservableObject of type \(ObjectType.self) found; add it with 'environmentObject'")
    }
    return object
  }

  /// Bindings of its properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

/// Where the environment keeps an object of a class.
struct ObjectKey<ObjectType: AnyObject>: EnvironmentKey {
  static var defaultValue: ObjectType? { nil }
}

extension View {
  /// Hands an object to the views in this one.
  public func environmentObject<ObjectType: ObservableObject>(_ object: ObjectType) -> some View {
    transformEnvironment(\.self) { $0[ObjectKey<ObjectType>.self] = object }
  }

  /// Hands an object to the views in this one; nil takes it away.
  public func environment<ObjectType: AnyObject & Observable>(
    _ object: ObjectType?
  ) -> some View {
    transformEnvironment(\.self) { $0[ObjectKey<ObjectType>.self] = object }
  }
}

/// Reads a value of the environment in the `body` of a view.
@propertyWrapper public struct Environment<Value> {
  private let read: () -> Value

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    let engine = WidgetViews.Environment(keyPath)
    read = { engine.wrappedValue }
  }

  /// Takes an object from the environment; without one the program ends with a sentence, as on a device.
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

  /// Takes an object from the environment; nil if there is none.
  public init<ObjectType: AnyObject & Observable>(_ type: ObjectType.Type)
  where Value == ObjectType? {
    read = { WidgetViews.Environment(\.self).wrappedValue[ObjectKey<ObjectType>.self] }
  }

  /// The value.
  public var wrappedValue: Value { read() }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

/// Makes bindings of an object's properties.
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// Takes an object.
  public init(wrappedValue: Value) where Value: AnyObject & Observable {
    self.wrappedValue = wrappedValue
  }

  /// Takes an object.
  public init(_ wrappedValue: Value) where Value: AnyObject & Observable {
    self.wrappedValue = wrappedValue
  }

  /// The bindings.
  public var projectedValue: Bindable<Value> { self }

  /// A binding of a property.
  public subscript<Part>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Part>
  ) -> Binding<Part> {
    let object = wrappedValue
    return Binding(
      reading: { object[keyPath: keyPath] }, writing: { object[keyPath: keyPath] = $0 })
  }
}
