// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Views in a named part of the widget, or in one with a smaller safe area.
struct RegionView<Content: View>: PrimitiveView {
  let content: Content
  var name: AnyHashable?
  var safeArea = EdgeInsets.zero

  func resolve(in resolver: inout ViewResolver) {
    let outer = resolver.region
    resolver.tree.rare.regions.append(RegionNode(name: name, safeArea: safeArea, outer: outer))
    let region = Int32(resolver.tree.rare.regions.count - 1)
    resolver.region = region
    let start = resolver.pending.count
    resolver.resolve(content)
    resolver.region = outer
    resolver.wrap(from: start, as: .region(region))
  }
}

struct SafeAreaPaddedView<Content: View>: PrimitiveView {
  let content: Content
  let edges: Edge.Set
  let insets: EdgeInsets?

  func resolve(in resolver: inout ViewResolver) {
    let usual = resolver.settings.padding
    func length(_ edge: Edge.Set, _ value: Double?) -> Double {
      guard edges.contains(edge) else { return 0 }
      return resolver.checked(value ?? usual, for: "safeAreaPadding") ?? 0
    }
    let checked = EdgeInsets(
      top: length(.top, insets?.top), leading: length(.leading, insets?.leading),
      bottom: length(.bottom, insets?.bottom), trailing: length(.trailing, insets?.trailing))
    resolver.resolve(RegionView(content: content, safeArea: checked).padding(checked))
  }
}

/// A view sized by the widget.
struct ContainerRelativeView<Content: View>: PrimitiveView {
  let content: Content
  let axes: Axis.Set
  let alignment: Alignment
  let length: (Double, Axis) -> Double

  func resolve(in resolver: inout ViewResolver) {
    let environment = resolver.environment
    let margins = environment.widgetContentMargins
    let room = Rect(origin: .zero, size: environment.widgetSize).inset(by: margins)
    func side(_ axis: Axis, _ set: Axis.Set, _ value: Double) -> Double? {
      guard axes.contains(set) else { return nil }
      return resolver.checked(length(value, axis), for: "containerRelativeFrame")
    }
    let width = side(.horizontal, .horizontal, room.width)
    let height = side(.vertical, .vertical, room.height)
    resolver.resolve(content.frame(width: width, height: height, alignment: alignment))
  }
}

nonisolated extension View {
  /// Names the view as what frames can be counted from; see ``GeometryProxy/frame(in:)``.
  public func coordinateSpace(name: some Hashable) -> some View {
    RegionView(content: self, name: AnyHashable(name))
  }

  /// Names the view as what frames can be counted from; only a name can be given.
  public func coordinateSpace(_ space: CoordinateSpace) -> some View {
    var name: AnyHashable?
    if case .named(let given) = space { name = given }
    return RegionView(content: self, name: name)
  }

  /// Keeps a distance at each edge, in points, beyond which only what ignores the safe area is drawn.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    SafeAreaPaddedView(content: self, edges: .all, insets: insets)
  }

  /// Keeps a distance at some edges, in points, beyond which only what ignores the safe area is drawn.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> some View {
    SafeAreaPaddedView(content: self, edges: edges, insets: length.map(EdgeInsets.init(all:)))
  }

  /// Keeps a distance at all edges, in points, beyond which only what ignores the safe area is drawn.
  public func safeAreaPadding(_ length: Double) -> some View { safeAreaPadding(.all, length) }

  /// Extends the view into the area that `safeAreaPadding(_:_:)` keeps free around it.
  ///
  /// The margins of a widget's content are not a safe area, so that nothing reaches into them: see `contentMarginsDisabled()` of a
  /// configuration. Source: WWDC23 session 10027.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    WrappedView(content: self) { resolver in
      resolver.tree.rare.safeAreas.append(
        SafeAreaNode(
          edges: regions.contains(.container) ? edges : [], region: resolver.region))
      return .ignoresSafeArea(Int32(resolver.tree.rare.safeAreas.count - 1))
    }
  }

  /// Makes the view as long as the widget's content is, in some directions.
  ///
  /// The widget is the only container that counts here. Source: Apple's documentation of `containerRelativeFrame`; that the content margins
  /// do not belong to the container is assumed.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Makes the view as long as a function says, given the length of the widget's content, in points.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (Double, Axis) -> Double
  ) -> some View {
    ContainerRelativeView(content: self, axes: axes, alignment: alignment, length: length)
  }

  /// Makes the view as long as some of the equal parts of the widget's content.
  ///
  /// - Parameters:
  ///   - axes: The directions.
  ///   - count: The number of parts.
  ///   - span: How many of them the view takes.
  ///   - spacing: The distance between two parts, in points.
  ///   - alignment: Where the view is in its frame.
  /// - Returns: The view in that frame.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: Double, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let parts = Double(max(1, count))
      let part = (length - spacing * (parts - 1)) / parts
      return max(0, part * Double(span) + spacing * Double(span - 1))
    }
  }
}

/// The regions that the safe area keeps content away from.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  /// The bars and insets of what is around; in a widget what `safeAreaPadding(_:_:)` keeps free.
  public static let container = SafeAreaRegions(rawValue: 1)

  /// A keyboard, which widgets do not have.
  public static let keyboard = SafeAreaRegions(rawValue: 2)

  /// The regions of the container and of the keyboard.
  public static let all: SafeAreaRegions = [.container, .keyboard]

  /// The bits of the option set.
  public let rawValue: Int

  /// Creates a set of regions from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}
