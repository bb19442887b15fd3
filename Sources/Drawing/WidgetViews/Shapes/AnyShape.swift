// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A shape whose type is erased.
public struct AnyShape: Shape {
  private let shape: any Shape

  /// Wraps a shape of any type.
  public init(_ shape: some Shape) {
    self.shape = shape
  }

  /// The geometry of the wrapped shape.
  public var geometry: ShapeGeometry { shape.geometry }

  /// The outline in a frame.
  public func path(in rect: Rect) -> Path { shape.path(in: rect) }

  /// The size that the shape takes of what it is offered.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { shape.sizeThatFits(proposal) }
}
