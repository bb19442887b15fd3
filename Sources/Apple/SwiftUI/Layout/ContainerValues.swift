// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Containers that take their views apart, and what the views say to them.

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
  fileprivate var tag: AnyHashable?

  /// Creates values of which none was said.
  init() {}

  /// The value of a key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The tag of the view, if it has one of a type; nil otherwise.
  public func tag<V: Hashable>(for type: V.Type) -> V? { tag?.base as? V }

  /// Whether the view has a tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag == AnyHashable(tag) }
}

/// What a view says to the container around it, and to none farther out.
private struct ContainerValuesKey: PreferenceKey {
  static var defaultValue: ContainerValues { ContainerValues() }

  static func reduce(value: inout ContainerValues, nextValue: () -> ContainerValues) {}
}

nonisolated extension View {
  /// Says a value to the container around the view.
  public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    transformPreference(ContainerValuesKey.self) { $0[keyPath: keyPath] = value }
  }
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

  /// What the view says to its container.
  public let containerValues: ContainerValues

  /// The view as it was given to the container.
  public var body: some View { content }
}

/// The views of a container, in their order.
nonisolated public struct SubviewsCollection: RandomAccessCollection, View {
  private let content: AnyView
  private let values: [ContainerValues]

  /// Creates the collection of what is one view.
  init(whole content: AnyView) { (self.content, values) = (content, [ContainerValues()]) }

  /// Takes views apart in the environment of the view that is drawn.
  init(of view: some View) {
    content = AnyView(view)
    let environment = WidgetViews.Environment(\.self).wrappedValue
    let tags = ViewPart.preferences(
      TagKey.self, of: content, in: environment, inContainers: false)
    let said = ViewPart.preferences(
      ContainerValuesKey.self, of: content, in: environment, inContainers: false)
    values = zip(said, tags).map { said, tag in
      var values = said ?? ContainerValues()
      values.tag = tag.flatMap { $0 }
      return values
    }
  }

  /// The position of the first view, which is 0.
  public var startIndex: Int { 0 }
  /// The position after the last view.
  public var endIndex: Int { values.count }
  /// The view at a position.
  public subscript(index: Int) -> Subview {
    Subview(
      id: .init(number: index), content: AnyView(ViewPart(of: content, at: index)),
      containerValues: values[index])
  }

  /// The views one after the other.
  public var body: some View { content }
}

extension Group where Content: View {
  /// Creates a group from the views of another.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init { GroupElementsOfContent(view: view, transform: transform) }
  }
}

/// What a group makes from the views of another.
nonisolated public struct GroupElementsOfContent<Subviews: View, Content: View>: View {
  fileprivate let view: Subviews
  fileprivate let transform: (SubviewsCollection) -> Content

  /// What the group makes of the views.
  public var body: some View { transform(SubviewsCollection(of: view)) }
}

extension ForEach where Data == SubviewsCollection, ID == Subview.ID {
  /// Creates a view for each view of another.
  public init<V: View, Result: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Result
  ) where Content == GroupElementsOfContent<V, ForEach<SubviewsCollection, Subview.ID, Result>> {
    self.init(
      made: [
        GroupElementsOfContent(view: view) { views in
          ForEach<SubviewsCollection, Subview.ID, Result>(views, content: content)
        }
      ])
  }
}
