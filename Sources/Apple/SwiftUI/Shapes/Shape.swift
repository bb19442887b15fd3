// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import WidgetViews

/// A custom shape with the types of SwiftUI: a path in a `CGRect`.
///
/// It refines the engine's shape protocol, which has its own rectangles; see the decision on the
/// numbers of Apple's modules.
nonisolated public protocol Shape: WidgetViews.Shape, Animatable {
  /// Returns the path of the shape in a rectangle.
  func path(in rect: CGRect) -> Path

  /// The role of the shape; by default it is filled.
  static var role: ShapeRole { get }

  /// Returns the size of the shape for a proposal, in points.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  /// Returns the path of the shape in a rectangle of the drawing engine.
  public func path(in rect: Rect) -> Path { path(in: CGRect(rect)) }

  /// The default role: filled.
  public static var role: ShapeRole { .fill }

  /// Returns the proposed size, with 10 points for unspecified lengths.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// Returns the size of the shape in the type of the drawing engine.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> WidgetViews.Size {
    WidgetViews.Size(sizeThatFits(proposal) as CGSize)
  }

  /// Returns the shape moved by a distance in points.
  public func offset(_ offset: CGSize) -> ChangedShape<Self> {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Returns the shape moved by a distance in points.
  public func offset(_ offset: CGPoint) -> ChangedShape<Self> {
    self.offset(x: offset.x, y: offset.y)
  }

  /// Returns the shape at a fixed size in points, at a point of its frame.
  public func size(_ size: CGSize, anchor: UnitPoint = .topLeading) -> SizedShape<Self> {
    self.size(width: size.width, height: size.height, anchor: anchor)
  }
}

/// The role of a shape.
public enum ShapeRole: Hashable, Sendable {
  /// The shape is filled.
  case fill
  /// The shape is drawn as a line.
  case stroke
  /// The shape separates content.
  case separator
}

/// A shape that can be inset at all edges.
nonisolated public protocol InsettableShape: Shape, WidgetViews.InsettableShape {
  /// The type of the inset shape.
  @_nonoverride associatedtype InsetShape: InsettableShape

  /// Returns the shape inset at all edges, in points.
  func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
  /// Returns the shape inset at all edges, for the drawing engine.
  public func inset(by amount: Double) -> InsetShape { inset(by: CGFloat(amount)) }
}

/// A type whose values can be animated; a widget shows them without animation.
public protocol Animatable {
  /// The type of the data to animate.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData

  /// The data to animate.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// The default data, which is empty.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// A type whose values can be added and scaled.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies the value by a factor.
  mutating func scale(by factor: Double)

  /// The square of the value's magnitude.
  var magnitudeSquared: Double { get }
}

/// Animatable data without a value.
public struct EmptyAnimatableData: VectorArithmetic, Hashable, Sendable {
  /// The only value of the type.
  public static let zero = EmptyAnimatableData()

  /// Creates the only value of the type.
  public init() {}

  /// Returns the only value of the type.
  public static func + (left: Self, right: Self) -> Self { left }
  /// Returns the only value of the type.
  public static func - (left: Self, right: Self) -> Self { left }
  /// Does nothing, as there is no value.
  public mutating func scale(by factor: Double) {}
  /// The square of the magnitude: always 0.
  public var magnitudeSquared: Double { 0 }
}

/// A pair of values that are animated together.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first value of the pair.
  public var first: First
  /// The second value of the pair.
  public var second: Second

  /// Creates a pair of values.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// The pair of two zeros.
  public static var zero: Self { Self(.zero, .zero) }
  /// Returns the pair of the sums.
  public static func + (left: Self, right: Self) -> Self {
    Self(left.first + right.first, left.second + right.second)
  }
  /// Returns the pair of the differences.
  public static func - (left: Self, right: Self) -> Self {
    Self(left.first - right.first, left.second - right.second)
  }
  /// Multiplies both values by a factor.
  public mutating func scale(by factor: Double) {
    first.scale(by: factor)
    second.scale(by: factor)
  }
  /// The sum of the squares of both magnitudes.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension Double: VectorArithmetic {
  /// Multiplies the number by a factor.
  public mutating func scale(by factor: Double) { self *= factor }
  /// The square of the number.
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Multiplies the number by a factor.
  public mutating func scale(by factor: Double) { self *= Float(factor) }
  /// The square of the number.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies the number by a factor.
  public mutating func scale(by factor: Double) { self *= CGFloat(factor) }
  /// The square of the number.
  public var magnitudeSquared: Double { Double(self * self) }
}
