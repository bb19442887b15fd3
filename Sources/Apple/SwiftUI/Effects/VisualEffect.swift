// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Effects that depend on the geometry of a view, or on scrolling: what a function returns is not drawn.

public import CoreGraphics
public import WidgetViews

/// A change of a picture that does not change the layout.
public protocol VisualEffect: Sendable {}

extension EmptyVisualEffect: VisualEffect {}

extension VisualEffect {
  /// Sets the opacity, from 0 to 1; not drawn in a widget.
  public func opacity(_ opacity: Double) -> some VisualEffect { self }
  /// Scales by a factor.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect { self }
  /// Scales by factors for the two axes.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }
  /// Scales by factors for the two axes.
  public func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center)
    -> some VisualEffect
  { self }
  /// Moves by a distance in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }
  /// Moves by a distance in points.
  public func offset(_ offset: CGSize) -> some VisualEffect { self }
  /// Blurs with a radius in points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }
  /// Rotates by an angle.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }
  /// Rotates by an angle around an axis.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect { self }
  /// Adds brightness, from −1 to 1; not drawn in a widget.
  public func brightness(_ amount: Double) -> some VisualEffect { self }
  /// Multiplies the contrast, of which 1 changes nothing; not drawn in a widget.
  public func contrast(_ amount: Double) -> some VisualEffect { self }
  /// Multiplies the saturation, of which 1 changes nothing; not drawn in a widget.
  public func saturation(_ amount: Double) -> some VisualEffect { self }
  /// Removes color, wholly at 1; not drawn in a widget.
  public func grayscale(_ amount: Double) -> some VisualEffect { self }
  /// Turns the hues by an angle; not drawn in a widget.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
  /// Applies an affine transform; not drawn in a widget.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect { self }
  /// Applies a transform with perspective; not drawn in a widget.
  public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect { self }
  /// Mixes the view with what is behind it; not drawn in a widget.
  public func blendMode(_ blendMode: BlendMode) -> some VisualEffect { self }
}
