// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// The transitions that apps choose by their names; none of them affects a picture.

public import CoreGraphics
public import WidgetViews

/// A transition from and to an edge.
nonisolated public struct MoveTransition: Transition {
  /// The edge from which the view comes.
  public var edge: Edge

  /// Creates a transition from an edge.
  public init(edge: Edge) { self.edge = edge }

  /// Returns the view unchanged, as it is between transitions.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A transition from and to a distance.
nonisolated public struct OffsetTransition: Transition {
  /// The distance in points.
  public var offset: CGSize

  /// Creates a transition from a distance in points.
  public init(_ offset: CGSize) { self.offset = offset }

  /// Returns the view unchanged, as it is between transitions.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A transition in from the leading and out to the trailing edge.
nonisolated public struct SlideTransition: Transition {
  /// Creates a transition across the place of the view.
  public init() {}

  /// Returns the view unchanged, as it is between transitions.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A transition from and to another size.
nonisolated public struct ScaleTransition: Transition {
  /// The factor of the size at which the view appears.
  public var scale: Double
  /// The point of the view that stays at its place.
  public var anchor: UnitPoint

  /// Creates a transition from a factor of the size, around a point of the view.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    (self.scale, self.anchor) = (scale, anchor)
  }

  /// Returns the view unchanged, as it is between transitions.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A transition that changes nothing.
nonisolated public struct IdentityTransition: Transition {
  /// Creates a transition that changes nothing.
  public init() {}

  /// Returns the view unchanged, as it is between transitions.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A transition in which the view disappears otherwise than it appears.
nonisolated public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>:
  Transition
{
  /// How the view appears.
  public var insertion: Insertion
  /// How the view disappears.
  public var removal: Removal

  /// Creates a transition from one for appearing and one for disappearing.
  public init(insertion: Insertion, removal: Removal) {
    (self.insertion, self.removal) = (insertion, removal)
  }

  /// Returns the view unchanged, as it is between transitions.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

nonisolated extension Transition where Self == MoveTransition {
  /// A transition from and to an edge.
  public static func move(edge: Edge) -> Self { Self(edge: edge) }
}

nonisolated extension Transition where Self == OffsetTransition {
  /// A transition from and to a distance in points.
  public static func offset(_ offset: CGSize) -> Self { Self(offset) }

  /// A transition from and to a distance in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
    Self(CGSize(width: x, height: y))
  }
}

nonisolated extension Transition where Self == OpacityTransition {
  /// A transition that fades.
  public static var opacity: OpacityTransition { OpacityTransition() }
}

nonisolated extension Transition where Self == PushTransition {
  /// A transition that pushes the old view away from an edge.
  public static func push(from edge: Edge) -> Self { Self(edge: edge) }
}

nonisolated extension Transition where Self == SlideTransition {
  /// A transition in from the leading and out to the trailing edge.
  public static var slide: SlideTransition { SlideTransition() }
}

nonisolated extension Transition where Self == ScaleTransition {
  /// A transition from nothing to the full size.
  public static var scale: ScaleTransition { ScaleTransition(0) }

  /// A transition from a factor of the size, around a point of the view.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
    Self(scale, anchor: anchor)
  }
}

nonisolated extension Transition where Self == IdentityTransition {
  /// A transition that changes nothing.
  public static var identity: IdentityTransition { IdentityTransition() }
}

extension AnyTransition {
  /// Returns a transition that moves by a distance in points, which is ignored.
  public static func offset(_ offset: CGSize) -> AnyTransition { .identity }
}
