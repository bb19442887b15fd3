// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import CoreGraphics
public import WidgetViews

/// The place and the angles of a pencil that hovers over a view; there is no pencil at a widget.
nonisolated public struct PencilHoverPose: Hashable, Sendable {
  /// The place of the tip, in points.
  public let location: CGPoint
  /// The place of the tip, in parts of the view's size.
  public let anchor: UnitPoint
  /// The distance to the screen, from 0 for touching to 1 for the farthest that is noticed.
  public let zDistance: CGFloat
  /// The angle between the pencil and the screen.
  public let altitude: Angle
  /// The direction in which the pencil points.
  public let azimuth: Angle
  /// The angle by which the pencil is turned about itself.
  public let roll: Angle
}

/// A double tap on a pencil.
nonisolated public struct PencilDoubleTapGestureValue: Hashable, Sendable {
  /// The place of the pencil; nil if it does not hover over the view.
  public let hoverPose: PencilHoverPose?
}

/// A squeeze of a pencil.
nonisolated public struct PencilSqueezeGestureValue: Hashable, Sendable {
  /// The place of the pencil; nil if it does not hover over the view.
  public let hoverPose: PencilHoverPose?
}

/// A phase of a squeeze of a pencil.
nonisolated public enum PencilSqueezeGesturePhase: Hashable, Sendable {
  /// The squeeze has begun, or has changed.
  case active(PencilSqueezeGestureValue)
  /// The squeeze is over.
  case ended(PencilSqueezeGestureValue)
  /// The squeeze does not count.
  case failed
}

nonisolated extension View {
  /// Adds an action for double taps on a pencil; never called in a widget.
  public func onPencilDoubleTap(
    perform action: @escaping (PencilDoubleTapGestureValue) -> Void
  ) -> some View { self }

  /// Adds an action for squeezes of a pencil; never called in a widget.
  public func onPencilSqueeze(
    perform action: @escaping (PencilSqueezeGesturePhase) -> Void
  ) -> some View { self }
}
