// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Values of the system that a shape of an app can be animated by.

public import Foundation
public import WidgetViews

extension CGPoint: Animatable {
  /// The coordinates to animate.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension CGSize: Animatable {
  /// The lengths to animate.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set { (width, height) = (newValue.first, newValue.second) }
  }
}

extension CGRect: Animatable {
  /// The origin and the size to animate.
  public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set { (origin.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}

extension UnitPoint: Animatable {
  /// The fractions to animate.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(CGFloat(x), CGFloat(y)) }
    set { (x, y) = (Double(newValue.first), Double(newValue.second)) }
  }
}

extension Angle: Animatable {
  /// The angle to animate, in radians times 128, so that steps of it are as large as those of lengths.
  public var animatableData: Double {
    get { radians * 128 }
    set { radians = newValue / 128 }
  }
}

extension EdgeInsets: Animatable {
  /// The insets to animate.
  public var animatableData:
    AnimatablePair<
      CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>
    >
  {
    get {
      AnimatablePair(
        CGFloat(top),
        AnimatablePair(
          CGFloat(leading), AnimatablePair(CGFloat(bottom), CGFloat(trailing))))
    }
    set {
      top = Double(newValue.first)
      leading = Double(newValue.second.first)
      bottom = Double(newValue.second.second.first)
      trailing = Double(newValue.second.second.second)
    }
  }
}

extension VectorArithmetic {
  /// The value, multiplied by a factor.
  public func scaled(by factor: Double) -> Self {
    var scaled = self
    scaled.scale(by: factor)
    return scaled
  }

  /// Moves the value toward another: 0 changes nothing, and 1 makes it the other.
  public mutating func interpolate(towards other: Self, amount: Double) {
    self = interpolated(towards: other, amount: amount)
  }

  /// The value on the way to another: at 0 it is the value itself, at 1 the other.
  public func interpolated(towards other: Self, amount: Double) -> Self {
    self + (other - self).scaled(by: amount)
  }
}
