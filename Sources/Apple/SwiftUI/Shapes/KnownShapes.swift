// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import WidgetViews

/// A shape of the drawing engine under its SwiftUI name.
nonisolated public protocol EngineShape: Shape {}

extension EngineShape {
  /// Returns the path of the shape in a rectangle.
  public func path(in rect: CGRect) -> Path { path(in: Rect(rect)) }

  /// Returns the size of the shape for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(sizeThatFits(proposal) as WidgetViews.Size)
  }
}

extension Rectangle: EngineShape, InsettableShape {
  /// Returns the shape inset at all edges, in points.
  public func inset(by amount: CGFloat) -> InsetKnownShape { inset(by: Double(amount)) }
}

extension RoundedRectangle: EngineShape, InsettableShape {
  /// Creates a rectangle with rounded corners of a size in points.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: WidgetViews.Size(cornerSize), style: style)
  }

  /// Returns the shape inset at all edges, in points.
  public func inset(by amount: CGFloat) -> InsetKnownShape { inset(by: Double(amount)) }
}

extension Circle: EngineShape, InsettableShape {
  /// Returns the shape inset at all edges, in points.
  public func inset(by amount: CGFloat) -> InsetKnownShape { inset(by: Double(amount)) }
}

extension Ellipse: EngineShape, InsettableShape {
  /// Returns the shape inset at all edges, in points.
  public func inset(by amount: CGFloat) -> InsetKnownShape { inset(by: Double(amount)) }
}

extension Capsule: EngineShape, InsettableShape {
  /// Returns the shape inset at all edges, in points.
  public func inset(by amount: CGFloat) -> InsetKnownShape { inset(by: Double(amount)) }
}

extension ContainerRelativeShape: EngineShape, InsettableShape {
  /// Returns the shape inset at all edges, in points.
  public func inset(by amount: CGFloat) -> InsetKnownShape { inset(by: Double(amount)) }
}

extension InsetKnownShape: EngineShape, InsettableShape {
  /// Returns the shape inset at all edges, in points.
  public func inset(by amount: CGFloat) -> InsetKnownShape { inset(by: Double(amount)) }
}

extension UnevenRoundedRectangle: EngineShape, InsettableShape {
  /// Returns the shape inset at all edges, in points.
  public func inset(by amount: CGFloat) -> UnevenRoundedRectangle { inset(by: Double(amount)) }
}

extension ButtonBorderShape: Animatable, EngineShape, InsettableShape {
  /// Returns the shape inset at all edges, in points.
  public func inset(by amount: CGFloat) -> InsetKnownShape { inset(by: Double(amount)) }
}

extension AnyShape: EngineShape {}
extension StrokedShape: Animatable, EngineShape, Shape {}
extension ChangedShape: Animatable, EngineShape, Shape {}
extension SizedShape: Animatable, EngineShape, Shape {}
extension Path: EngineShape {}

// The names that SwiftUI has for shapes that are changed; the engine has one type for them.

/// A shape that is turned around a point of its frame.
public typealias RotatedShape<Content: Shape> = ChangedShape<Content>
/// A shape that is stretched from a point of its frame.
public typealias ScaledShape<Content: Shape> = ChangedShape<Content>
/// A shape that is moved by a distance.
public typealias OffsetShape<Content: Shape> = ChangedShape<Content>
/// A shape that is changed by an affine transform.
public typealias TransformedShape<Content: Shape> = ChangedShape<Content>

extension WidgetViews.Shape where Self == ButtonBorderShape {
  /// The shape of buttons that the system chooses.
  public static var buttonBorder: ButtonBorderShape { .automatic }
}
