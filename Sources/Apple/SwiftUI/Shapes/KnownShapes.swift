// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import WidgetViews

/// A shape of the engine's under SwiftUI's name.
public protocol EngineShape: Shape {}

extension EngineShape {
  /// The outline in a frame.
  public func path(in rect: CGRect) -> Path { path(in: Rect(rect)) }

  /// The size that the shape takes of what it is offered.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(sizeThatFits(proposal) as WidgetViews.Size)
  }
}

extension Rectangle: EngineShape, InsettableShape {
  /// The shape, smaller at all edges.
  public func inset(by amount: CGFloat) -> InsetKnownShape { inset(by: Double(amount)) }
}

extension RoundedRectangle: EngineShape, InsettableShape {
  /// Makes a rectangle with corners as large as a size.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: WidgetViews.Size(cornerSize), style: style)
  }

  /// The shape, smaller at all edges.
  public func inset(by amount: CGFloat) -> InsetKnownShape { inset(by: Double(amount)) }
}

extension Circle: EngineShape, InsettableShape {
  /// The shape, smaller at all edges.
  public func inset(by amount: CGFloat) -> InsetKnownShape { inset(by: Double(amount)) }
}

extension Ellipse: EngineShape, InsettableShape {
  /// The shape, smaller at all edges.
  public func inset(by amount: CGFloat) -> InsetKnownShape { inset(by: Double(amount)) }
}

extension Capsule: EngineShape, InsettableShape {
  /// The shape, smaller at all edges.
  public func inset(by amount: CGFloat) -> InsetKnownShape { inset(by: Double(amount)) }
}

extension ContainerRelativeShape: EngineShape, InsettableShape {
  /// The shape, smaller at all edges.
  public func inset(by amount: CGFloat) -> InsetKnownShape { inset(by: Double(amount)) }
}

extension InsetKnownShape: EngineShape, InsettableShape {
  /// The shape, smaller at all edges.
  public func inset(by amount: CGFloat) -> InsetKnownShape { inset(by: Double(amount)) }
}

extension UnevenRoundedRectangle: EngineShape, InsettableShape {
  /// The shape, smaller at all edges.
  public func inset(by amount: CGFloat) -> UnevenRoundedRectangle { inset(by: Double(amount)) }
}

extension AnyShape: EngineShape {}
extension StrokedShape: Animatable, EngineShape, Shape {}
extension ChangedShape: Animatable, EngineShape, Shape {}
extension SizedShape: Animatable, EngineShape, Shape {}
extension Path: EngineShape {}
