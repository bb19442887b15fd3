// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Colors at the points of a net; as a view it takes what it is offered.
///
/// Between the points colors are mixed in a grid of fields, so that it is drawn approximately, which is reported.
public struct MeshGradient: ShapeStyle, PrimitiveView, Hashable {
  /// How many fields a net is drawn with, in each direction.
  private static let fields = 24

  /// The most points in a direction that are drawn.
  private static let limit = 64

  /// The number of vertices in a row of the mesh.
  public var width: Int

  /// The number of vertices in a column of the mesh.
  public var height: Int

  /// The points, row by row, as parts of the width and height.
  public var points: [UnitPoint]

  /// The colors of the points, in the same order.
  public var colors: [Color]

  /// The color outside the mesh, where it does not reach the edges.
  public var background: Color

  /// Creates a mesh of `width` × `height` points with one color each, row by row.
  public init(
    width: Int, height: Int, points: [UnitPoint], colors: [Color], background: Color = .clear
  ) {
    self.width = width
    self.height = height
    self.points = points
    self.colors = colors
    self.background = background
  }

  /// Creates a net of pairs of numbers.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear
  ) {
    self.init(
      width: width, height: height,
      points: points.map { UnitPoint(x: Double($0.x), y: Double($0.y)) }, colors: colors,
      background: background)
  }

  /// The mesh gradient as the layout and the renderers know it.
  public var shapeStyle: ShapeStyleValue { ShapeStyleValue(kind: .mesh(self)) }

  /// The colors of the fields, row by row; those of the background if the net has not as many points as it says.
  func paint(_ look: (Color) -> ResolvedColor) -> Paint {
    let count = Self.fields
    var result = Array(repeating: look(background), count: count * count)
    guard (2...Self.limit).contains(width), (2...Self.limit).contains(height),
      points.count == width * height, colors.count == width * height,
      points.allSatisfy({ $0.x.isFinite && $0.y.isFinite })
    else { return .mesh(result, columns: count) }
    let colors = colors.map(look)
    // Each part of the net is walked over finely enough to meet every field that it covers.
    let steps = 2 * count
    for row in 0..<height - 1 {
      for column in 0..<width - 1 {
        let corner = row * width + column
        let corners = [corner, corner + 1, corner + width, corner + width + 1]
        for down in 0...steps {
          for right in 0...steps {
            let (x, y) = (Double(right) / Double(steps), Double(down) / Double(steps))
            let weights = [(1 - x) * (1 - y), x * (1 - y), (1 - x) * y, x * y]
            func mix(_ part: (Int) -> Double) -> Double {
              zip(corners, weights).reduce(0) { $0 + part($1.0) * $1.1 }
            }
            let place = (mix { points[$0].x } * Double(count), mix { points[$0].y } * Double(count))
            let field = (
              Int(min(max(place.0.rounded(.down), -1), 1e3)),
              Int(min(max(place.1.rounded(.down), -1), 1e3))
            )
            guard (0..<count).contains(field.0), (0..<count).contains(field.1) else { continue }
            result[field.1 * count + field.0] = ResolvedColor(
              red: mix { colors[$0].red }, green: mix { colors[$0].green },
              blue: mix { colors[$0].blue }, opacity: mix { colors[$0].opacity })
          }
        }
      }
    }
    return .mesh(result, columns: count)
  }
}
