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
  /// The place of the view in a section; nil if it is in none.
  var place: SectionPlace?

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

  /// Takes views apart in the environment of the view that is drawn, and returns what each of them says.
  static func said(by content: AnyView) -> [ContainerValues] {
    var environment = WidgetViews.Environment(\.self).wrappedValue
    environment.marksSections = true
    let tags = ViewPart.preferences(
      TagKey.self, of: content, in: environment, inContainers: false)
    let said = ViewPart.preferences(
      ContainerValuesKey.self, of: content, in: environment, inContainers: false)
    return zip(said, tags).map { said, tag in
      var values = said ?? ContainerValues()
      values.tag = tag.flatMap { $0 }
      return values
    }
  }

  /// What the view says itself, without what the sections around it say.
  var own: ContainerValues {
    guard let place else { return self }
    var values = place.values.own
    values.tag = tag
    return values
  }

  /// What the section of the view says.
  var ofSection: ContainerValues {
    var values = self
    (values.place, values.tag) = (nil, nil)
    return values
  }
}

/// What a view says to the container around it, and to none farther out.
struct ContainerValuesKey: PreferenceKey {
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
  /// The places of the views in the content, and what each of them says.
  private let views: [(place: Int, values: ContainerValues)]
  private let isWhole: Bool

  /// Takes views apart in the environment of the view that is drawn.
  init(of view: some View) {
    content = AnyView(view)
    views = ContainerValues.said(by: content).enumerated().map { ($0, $1.own) }
    isWhole = true
  }

  /// Takes some of the views of content.
  init(_ views: [(place: Int, values: ContainerValues)], of content: AnyView) {
    (self.content, self.views, isWhole) = (content, views, false)
  }

  /// The position of the first view, which is 0.
  public var startIndex: Int { 0 }
  /// The position after the last view.
  public var endIndex: Int { views.count }
  /// The view at a position.
  public subscript(index: Int) -> Subview {
    let (place, values) = views[index]
    return Subview(
      id: .init(number: place), content: AnyView(ViewPart(of: content, at: place)),
      containerValues: values)
  }

  /// The views one after the other.
  @ViewBuilder public var body: some View {
    if isWhole { content } else { ForEach(Array(self)) { $0 } }
  }
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
