// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// What the views of a container say to it. Containers that take their views apart are not drawn.

public import WidgetViews

/// The key of a value that a view says to the container around it.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a view that says nothing.
  static var defaultValue: Value { get }
}

/// The values that a view says to the container around it.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates values of which none was said.
  init() {}

  /// The value of a key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

nonisolated extension View {
  /// Says a value to the container around the view; none of those here reads one.
  public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View { self }
}

/// A view of a container.
nonisolated public struct Subview: Identifiable, View {
  /// The identity of a view.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  /// The identity of the view.
  public let id: ID
  let content: AnyView

  /// What the view says to its container: nothing is known here.
  public var containerValues: ContainerValues { ContainerValues() }

  /// The view as it was given to the container.
  public var body: some View { content }
}

/// The views of a container: here one, which is all that it was given.
nonisolated public struct SubviewsCollection: RandomAccessCollection, View {
  let content: AnyView

  /// The position of the first view, which is 0.
  public var startIndex: Int { 0 }
  /// The position after the last view.
  public var endIndex: Int { 1 }
  /// The view at a position.
  public subscript(index: Int) -> Subview { Subview(id: .init(number: index), content: content) }

  /// The views one after the other.
  public var body: some View { content }
}

extension Group where Content: View {
  /// Creates a group from the views of another; a sign is drawn in its place, as views are not taken apart here.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init { GroupElementsOfContent<Base, Result>() }
  }
}

/// What a group makes from the views of another.
nonisolated public struct GroupElementsOfContent<Subviews: View, Content: View>: View {
  /// The prohibition sign, which is reported with the name of the view.
  public var body: some View { UndrawnView("Group(subviews:)") }
}

extension ForEach where Data == SubviewsCollection, ID == Subview.ID {
  /// Creates a view for each view of another; a sign is drawn in its place, as views are not taken apart here.
  public init<V: View, Result: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Result
  ) where Content == GroupElementsOfContent<V, Result> {
    self.init(made: [GroupElementsOfContent<V, Result>()])
  }
}
