// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Which shape a shape has, as far as the layout and the renderers know shapes.
public struct ShapeGeometry: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case rectangle
    case roundedRectangle(cornerRadius: Double, style: RoundedCornerStyle)
    case capsule(RoundedCornerStyle)
    case ellipse
    case circle
    case containerRelative
  }

  static let rectangle = ShapeGeometry(kind: .rectangle)

  var kind: Kind

  /// The outline in a frame.
  ///
  /// - Parameters:
  ///   - rect: The frame.
  ///   - container: The shape of the widget, in the same coordinates.
  /// - Returns: The outline, its radius no more than half of the shorter side.
  func outline(in rect: Rect, container: Outline) -> Outline {
    switch kind {
    case .rectangle: Outline(.rectangle, in: rect)
    case .roundedRectangle(let radius, let style):
      Outline.rounded(rect, radius: radius, style: style)
    case .capsule(let style):
      Outline.rounded(rect, radius: min(rect.width, rect.height) / 2, style: style)
    case .ellipse: Outline(.ellipse, in: rect)
    case .circle:
      Outline(.ellipse, in: rect.squareInMiddle)
    case .containerRelative: container.concentric(in: rect)
    }
  }
}

extension Outline {
  /// A rectangle with corners of a radius, or without if there is none.
  static func rounded(_ rect: Rect, radius: Double, style: RoundedCornerStyle) -> Outline {
    let radius = min(max(0, radius), min(rect.width, rect.height) / 2)
    guard radius > 0 else { return Outline(.rectangle, in: rect) }
    return Outline(.roundedRectangle(cornerRadius: radius, style: style), in: rect)
  }

  /// The shape of a frame whose corners have the same centers as those of the outline.
  ///
  /// The radius is the outline's less the distance between the two, of all sides the smallest: what a ``ContainerRelativeShape`` is, after
  /// Apple's documentation.
  func concentric(in inner: Rect) -> Outline {
    switch kind {
    case .roundedRectangle(let radius, let style):
      let distance = min(
        inner.minX - rect.minX, inner.minY - rect.minY, rect.maxX - inner.maxX,
        rect.maxY - inner.maxY)
      return .rounded(inner, radius: radius - max(0, distance), style: style)
    case .ellipse: return Outline(.ellipse, in: inner)
    case .rectangle, .arc: return Outline(.rectangle, in: inner)
    }
  }
}

extension Rect {
  /// The largest square in the middle.
  var squareInMiddle: Rect {
    let side = min(width, height)
    return Rect(x: midX - side / 2, y: midY - side / 2, width: side, height: side)
  }
}
