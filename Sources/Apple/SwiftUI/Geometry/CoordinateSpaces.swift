// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import CoreGraphics
public import WidgetViews

/// A space in which places and frames are counted.
nonisolated public protocol CoordinateSpaceProtocol {
  /// The space as a value.
  var coordinateSpace: CoordinateSpace { get }
}

/// The space of the whole widget.
nonisolated public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the space, of which there is one.
  public init() {}

  /// The space as a value.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The space of the view itself.
nonisolated public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the space, which depends on the view that uses it.
  public init() {}

  /// The space as a value.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of a view around that has a name.
nonisolated public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  /// The space as a value.
  public let coordinateSpace: CoordinateSpace

  fileprivate init(name: some Hashable) {
    coordinateSpace = .named(name)
  }
}

nonisolated extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The space of the whole widget.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

nonisolated extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The space of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

nonisolated extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// Returns the space of the view around with a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: name)
  }

  /// The space of the scroll view around; there is none in a widget, so that it is unknown.
  public static var scrollView: NamedCoordinateSpace { named("scrollView") }

  /// Returns the space of the scroll view around that scrolls along an axis; it is unknown in a widget.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { named("scrollView.\(axis)") }
}

extension GeometryProxy {
  /// Returns the frame of the reader in points, from the top left corner of a coordinate space.
  @_disfavoredOverload
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: space.coordinateSpace)
  }

  /// Returns the bounds of the view that has a name, in the reader's coordinates; nil, as scroll views are what has them.
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? { nil }
}

nonisolated extension View {
  /// Names the view as what frames can be counted from.
  @_disfavoredOverload
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    coordinateSpace(name.coordinateSpace)
  }

  /// Adds an action for taps with their places; never called in a widget.
  @_disfavoredOverload
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View { self }

  /// Adds an action for a pointer that moves; never called in a widget.
  @_disfavoredOverload
  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }
}

extension DragGesture {
  /// Creates a gesture with a minimum distance in points, whose places are counted in a space.
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol) {
    self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }
}

extension SpatialTapGesture {
  /// Creates a gesture of taps, whose places are counted in a space.
  @_disfavoredOverload
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol) {
    self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
  }
}
