// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A custom layout: says how large a container is and where its views are.
///
/// ```swift
/// struct Diagonal: Layout {
///   func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
///     proposal.replacingUnspecifiedDimensions()
///   }
///
///   func placeSubviews(
///     in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
///   ) {
///     for (index, subview) in subviews.enumerated() {
///       let offset = 20 * Double(index)
///       subview.place(at: Point(x: bounds.minX + offset, y: bounds.minY + offset))
///     }
///   }
/// }
///
/// let stairs = Diagonal() { Text("one"); Text("two") }
/// ```
///
/// Places are counted from the leading edge: where reading begins at the right, they are mirrored. A size that is not a number, or negative,
/// counts as 0. Source: Apple's documentation of `Layout`.
public protocol Layout {
  /// The type of the value that is kept between the calls, as long as the widget is laid out.
  associatedtype Cache = Void

  /// The views of the container.
  typealias Subviews = LayoutSubviews

  /// The properties of the layout, such as the axis of a stack.
  static var layoutProperties: LayoutProperties { get }

  /// Creates the cache when the layout is first asked.
  func makeCache(subviews: Subviews) -> Cache

  /// Changes what is kept for other views; here views never change.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The distances that the container prefers to its neighbors; usually the largest of those of its views.
  ///
  /// It is asked before any view is measured: a view that is measured in it has no size.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The size of the container, in points.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> Size

  /// Puts the views into the container; one that is not put anywhere is in the middle.
  func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Returns the value of a horizontal guide in points from the leading edge; nil for that of the
  /// views.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> Double?

  /// Returns the value of a vertical guide in points from the upper edge; nil for that of the
  /// views.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> Double?

  /// Adds a container of the layout to a tree.
  ///
  /// A custom layout does not implement it.
  func resolve<Content: View>(_ content: Content, in resolver: inout ViewResolver)
}

/// The properties of a layout.
public struct LayoutProperties: Hashable, Sendable {
  /// The axis of a stack, along which spacers and dividers of the container go; nil for none.
  public var stackOrientation: Axis?

  /// Creates the properties of a layout that is no stack.
  public init() {}
}

extension Layout {
  /// The default properties: those of a layout that is not a stack.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Creates the cache again, because there is no other way to change it.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// The largest of the distances that the views prefer.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.reduce(into: .zero) { $0.formUnion($1.spacing) }
  }

  /// Leaves it to the views.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> Double? { nil }

  /// Leaves it to the views.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> Double? { nil }

  /// Adds a container of the layout.
  public func resolve<Content: View>(_ content: Content, in resolver: inout ViewResolver) {
    resolver.addLayout(AnyLayout(self), content: content)
  }

  /// Makes a view that arranges the given views by the layout.
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    LayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  /// Returns nothing: the layout keeps no cache.
  public func makeCache(subviews: Subviews) {}
}

/// A container of a custom layout.
struct LayoutView<Used: Layout, Content: View>: PrimitiveView {
  let layout: Used
  let content: Content

  func resolve(in resolver: inout ViewResolver) {
    layout.resolve(content, in: &resolver)
  }
}

/// A value of a view for the layout around it.
///
/// ```swift
/// struct Importance: LayoutValueKey {
///   static let defaultValue = 0
/// }
/// ```
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value of a view that sets none.
  static var defaultValue: Value { get }
}

/// A value that a view sets for its layout.
struct LayoutValueNode {
  var key: ObjectIdentifier
  var value: Any
}

nonisolated extension View {
  /// Sets a value of the view for the layout around it; see ``LayoutSubview``.
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
    WrappedView(content: self) { resolver in
      resolver.tree.rare.layoutValues.append(
        LayoutValueNode(key: ObjectIdentifier(key), value: value))
      return .layoutValue(Int32(resolver.tree.rare.layoutValues.count - 1))
    }
  }
}
