// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import WidgetViews

/// A modifier that moves, turns and stretches what is drawn of a view, and leaves its place in the layout.
///
/// A picture shows its data as it is. Perspective is left out, which is reported.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// Returns the projection of a view of a size in points.
  func effectValue(size: CGSize) -> ProjectionTransform
}

nonisolated extension GeometryEffect {
  /// Never called, because the effect is applied to the view as it is.
  public func body(content: Content) -> Never {
    preconditionFailure("A geometry effect has no body.")
  }

  /// Adds the view with the effect.
  public func resolve<Modified: View>(_ content: Modified, in resolver: inout ViewResolver) {
    let sample = effectValue(size: CGSize(width: 100, height: 100))
    resolver.resolve(
      content.transformEffect(hasPerspective: !sample.isAffine) { size in
        let size = CGSize(size)
        let middle = CGPoint(x: size.width / 2, y: size.height / 2)
        return PlaneTransform(effectValue(size: size).plane(at: middle))
      })
  }

  /// Returns the effect, which the layout ignores in any case.
  public func ignoredByLayout() -> Self { self }
}
