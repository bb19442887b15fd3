// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The geometry of a shape, as the layout and the renderers know it.
public struct ShapeGeometry: Sendable {
  enum Kind: Sendable {
    case rectangle
    case roundedRectangle(cornerRadius: Double, style: RoundedCornerStyle)
    case capsule(RoundedCornerStyle)
    case ellipse
    case circle
    case containerRelative
    case concentric(ConcentricRectangle)
    case custom(CustomShape)
  }

  static var rectangle: ShapeGeometry { ShapeGeometry(kind: .rectangle) }

  var kind: Kind

  /// How far the shape is inside its frame, in points.
  var inset = 0.0

  /// The outline in a frame.
  ///
  /// - Parameters:
  ///   - rect: The frame.
  ///   - container: The shape of the widget, in the same coordinates.
  /// - Returns: The outline, its radius no more than half of the shorter side.
  func outline(in rect: Rect, container: Outline) -> Outline {
    let rect = inset == 0 ? rect : rect.inset(by: EdgeInsets(all: inset))
    switch kind {
    case .rectangle: return Outline(.rectangle, in: rect)
    case .roundedRectangle(let radius, let style):
      return Outline.rounded(rect, radius: radius - inset, style: style)
    case .capsule(let style):
      return Outline.rounded(rect, radius: min(rect.width, rect.height) / 2, style: style)
    case .ellipse: return Outline(.ellipse, in: rect)
    case .circle: return Outline(.ellipse, in: rect.squareInMiddle)
    case .containerRelative: return container.concentric(in: rect)
    case .concentric(let rectangle):
      return rectangle.outline(in: rect, container: container, inset: inset)
    case .custom(let shape):
      // A shape sees its own coordinates, as in SwiftUI: its frame begins at 0, 0.
      let path = shape.path(Rect(origin: .zero, size: rect.size))
        .offsetBy(dx: rect.minX, dy: rect.minY)
      return Outline(.path(path.steps, usesEvenOddFill: false), in: rect)
    }
  }
}

/// A shape that a type of its own describes.
final class CustomShape: Sendable {
  let path: @Sendable (Rect) -> Path
  let size: @Sendable (ProposedViewSize) -> Size

  init(_ shape: some Shape) {
    path = { shape.path(in: $0) }
    size = { shape.sizeThatFits($0) }
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
    case .rectangle, .arc, .path: return Outline(.rectangle, in: inner)
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
