// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import WidgetViews

/// A shape of one's own, as SwiftUI has it: an outline in a `CGRect`.
///
/// It is the engine's shape, whose rectangles are its own; see the decision on the numbers of Apple's modules.
public protocol Shape: WidgetViews.Shape, Animatable {
  /// The outline in a frame.
  func path(in rect: CGRect) -> Path

  /// How the shape is to be drawn.
  static var role: ShapeRole { get }

  /// The size that the shape takes of what it is offered.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  /// The outline in a frame of the engine.
  public func path(in rect: Rect) -> Path { path(in: CGRect(rect)) }

  /// Filled.
  public static var role: ShapeRole { .fill }

  /// All that is offered, and 10 points where nothing is.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The size that the shape takes, for the engine.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> WidgetViews.Size {
    WidgetViews.Size(sizeThatFits(proposal) as CGSize)
  }

  /// The shape, moved.
  public func offset(_ offset: CGSize) -> ChangedShape<Self> {
    self.offset(x: offset.width, y: offset.height)
  }

  /// The shape, moved.
  public func offset(_ offset: CGPoint) -> ChangedShape<Self> {
    self.offset(x: offset.x, y: offset.y)
  }

  /// The shape in a size of its own.
  public func size(_ size: CGSize) -> SizedShape<Self> {
    self.size(width: size.width, height: size.height)
  }
}

/// How a shape is to be drawn.
public enum ShapeRole: Hashable, Sendable {
  /// Filled.
  case fill
  /// As a line.
  case stroke
  /// As what is between things.
  case separator
}

/// A shape that can be made smaller by the same distance at all edges.
public protocol InsettableShape: Shape, WidgetViews.InsettableShape {
  /// The shape, made smaller.
  @_nonoverride associatedtype InsetShape: InsettableShape

  /// The shape, smaller at all edges.
  func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
  /// The shape, smaller at all edges, for the engine.
  public func inset(by amount: Double) -> InsetShape { inset(by: CGFloat(amount)) }
}

/// What can change little by little; a widget shows how it is at an entry.
public protocol Animatable {
  /// What changes.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData

  /// What changes.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// What can be added, and multiplied by a number.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies it.
  mutating func scale(by factor: Double)

  /// The square of its length.
  var magnitudeSquared: Double { get }
}

/// Nothing that changes.
public struct EmptyAnimatableData: VectorArithmetic, Hashable, Sendable {
  /// Nothing.
  public static let zero = EmptyAnimatableData()

  /// Makes nothing.
  public init() {}

  /// Nothing.
  public static func + (left: Self, right: Self) -> Self { left }
  /// Nothing.
  public static func - (left: Self, right: Self) -> Self { left }
  /// Nothing.
  public mutating func scale(by factor: Double) {}
  /// 0.
  public var magnitudeSquared: Double { 0 }
}

/// Two things that change together.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first.
  public var first: First
  /// The second.
  public var second: Second

  /// Makes a pair.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Both are zero.
  public static var zero: Self { Self(.zero, .zero) }
  /// Adds both.
  public static func + (left: Self, right: Self) -> Self {
    Self(left.first + right.first, left.second + right.second)
  }
  /// Subtracts both.
  public static func - (left: Self, right: Self) -> Self {
    Self(left.first - right.first, left.second - right.second)
  }
  /// Multiplies both.
  public mutating func scale(by factor: Double) {
    first.scale(by: factor)
    second.scale(by: factor)
  }
  /// The square of the length of both together.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension Double: VectorArithmetic {
  /// Multiplies it.
  public mutating func scale(by factor: Double) { self *= factor }
  /// Its square.
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Multiplies it.
  public mutating func scale(by factor: Double) { self *= Float(factor) }
  /// Its square.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies it.
  public mutating func scale(by factor: Double) { self *= CGFloat(factor) }
  /// Its square.
  public var magnitudeSquared: Double { Double(self * self) }
}
